import { describe, expect, it } from 'vitest';
import { ApplicationFailure, defaultPayloadConverter } from '@temporalio/common';
import { failureConverter } from '../../workflows/failure-converter.ts';

const convert = (error: unknown) => failureConverter.errorToFailure(error, defaultPayloadConverter);

describe('a failure of a workflow or of its task', () => {
  it('does not contain the message of an error of a library', () => {
    const cause = new RangeError('Jane Planted');
    const failure = convert(new SyntaxError('Unexpected token in "Jane Planted"', { cause }));
    expect(failure).toMatchObject({ message: 'SyntaxError', cause: { message: 'RangeError' } });
    expect(JSON.stringify(failure)).not.toContain('Planted');
    expect(failure.stackTrace).toMatch(/failure-converter\.test\.ts/);
  });

  it('contains the message of our own failures, without their causes', () => {
    const cause = new Error('Jane Planted');
    const failure = convert(ApplicationFailure.create({ type: 'timeout', message: 'It took too long.', cause }));
    expect(failure).toMatchObject({ message: 'It took too long.', applicationFailureInfo: { type: 'timeout' } });
    expect(JSON.stringify(failure)).not.toContain('Planted');
  });
});

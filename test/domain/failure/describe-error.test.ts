import { describe, expect, it } from 'vitest';
import { describeError, explain, summarize, sanitizeError } from '../../../domain/failure/describe-error.ts';
import { LoggableError } from '../../../domain/failure/loggable-error.ts';
import { DocumentError } from '../../../domain/document/document-error.ts';

const planted = 'Jane Planted, policy 4711';

/** As Prisma throws it. */
function databaseFailure(): Error {
  const cause = { kind: 'postgres', originalCode: '54000', originalMessage: `word is too long: "${planted}"` };
  const driverAdapterError = Object.assign(new Error(planted), { cause });
  const error = new Error(`Raw query failed. Message: word is too long: "${planted}"`);
  error.name = 'PrismaClientKnownRequestError';
  return Object.assign(error, { code: 'P2010', meta: { driverAdapterError } });
}

function invalidJson(): unknown {
  try {
    return JSON.parse(`{"name": ${planted}}`);
  } catch (error) {
    return error;
  }
}

const foreign: [string, () => unknown][] = [
  ['a failed statement', databaseFailure],
  ['text that is no JSON', invalidJson],
  ['an error with more members', () => Object.assign(new Error('x'), { detail: planted, requestBody: planted })],
  ['an error with a cause', () => new Error('outer', { cause: new Error(planted) })],
  ['a message with lines that look like frames', () => new Error(`x\n    at ${planted}\n    at planted:1:1\n    at x`)],
  ['a message that was changed later', () => Object.assign(new Error(`a\n    at planted:1:1`), { message: 'b' })],
  ['a name that is no name', () => Object.assign(new Error('x'), { name: planted })],
  ['a code that is no code', () => Object.assign(new Error('x'), { code: planted })],
  ['a text that was thrown', () => planted],
  ['an object that was thrown', () => ({ message: planted })],
];

describe('an error of a library', () => {
  it.each(foreign)('is told without its text: %s', (_, fail) => {
    const error = fail();
    const copy = sanitizeError(error);
    const told = [JSON.stringify(describeError(error)), explain(error), copy.stack, copy.message, String(copy.cause)];
    expect(told.join('\n')).not.toMatch(/planted|4711/i);
  });

  it('keeps its name, its codes and where it was thrown', () => {
    const described = describeError(databaseFailure());
    expect(described).toMatchObject({ name: 'PrismaClientKnownRequestError', codes: ['P2010', 'SQLSTATE 54000'] });
    expect(described.frames[0]).toMatch(/^databaseFailure \(.*describe-error\.test\.ts:\d+:\d+\)$/);
    expect(summarize(described)).toBe('PrismaClientKnownRequestError (P2010, SQLSTATE 54000)');
    const copy = sanitizeError(databaseFailure());
    expect(copy.stack).toMatch(/^PrismaClientKnownRequestError: .*\n {4}at databaseFailure \(/);
  });

  it('keeps the code of the system and the status of an answer', () => {
    const refused = Object.assign(new Error(planted), { code: 'ECONNREFUSED' });
    const unavailable = Object.assign(new Error(planted), { $metadata: { httpStatusCode: 503 } });
    expect(describeError(refused).codes).toEqual(['ECONNREFUSED']);
    expect(describeError(unavailable).codes).toEqual(['status 503']);
  });

  it('is described with its causes, which may be circular', () => {
    const error = new TypeError(planted);
    error.cause = error;
    expect(describeError(error)).toMatchObject({ name: 'TypeError', cause: { name: 'TypeError' } });
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
  });
});

describe('an error of ours', () => {
  it('keeps its message, and its cause does not', () => {
    const error = new DocumentError('too_many_pages', 'The document has 900 pages, at most 500 are accepted.');
    error.cause = new Error(planted);
    const described = describeError(error);
    expect(described).toMatchObject({ name: 'DocumentError', message: error.message });
    expect(JSON.stringify(described)).not.toContain(planted);
    expect(error).toBeInstanceOf(LoggableError);
  });

  it('is one sentence for a person at a terminal, without a stack', () => {
    expect(explain(new DocumentError('document_corrupt', 'The PDF file is damaged.'))).toBe('The PDF file is damaged.');
  });
});

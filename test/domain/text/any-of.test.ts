import { describe, expect, it } from 'vitest';
import { anyOf } from '../../../domain/text/any-of.ts';

describe('anyOf', () => {
  it('matches what any of its parts matches', () => {
    const pattern = anyOf(/^paid$/i, /\bdue \d/i);
    expect(['Paid', 'now due 5'].every((text) => pattern.test(text))).toBe(true);
    expect(pattern.test('paid in full')).toBe(false);
  });

  it('prefers the first part where two of them match at the same place', () => {
    expect(anyOf(/policy/, /policy period/).exec('the policy period')?.[0]).toBe('policy');
  });
});

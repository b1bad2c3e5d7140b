import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../services/mcp/excerpt.ts';

const claims = Array.from({ length: 20 }, (_, index) => ({ number: `CL-${index}`, note: 'x'.repeat(80) }));
const data = { carrier: 'Acme', claims, totals: { paid: 12 }, 'a/b': 1 };
const citations = {
  '/carrier': [{ page: 1, quote: 'Acme' }],
  '/claims/19/number': [{ page: 2, quote: 'CL-19' }],
  '/totals/paid': [{ page: 3, quote: '12.00' }],
};
const of = (path: string, { offset = 0, budget = 100_000 } = {}) =>
  excerptOf({ data, citations }, { path, offset, budget });

describe('an excerpt', () => {
  it('is the whole with all citations when it fits', () => {
    expect(of('')).toEqual({
      data,
      citations: [
        { path: '/carrier', page: 1, quote: 'Acme' },
        { path: '/claims/19/number', page: 2, quote: 'CL-19' },
        { path: '/totals/paid', page: 3, quote: '12.00' },
      ],
      omitted: [],
    });
  });

  it('cuts a list and keeps what comes after it', () => {
    const cut = of('', { budget: 1_000 });

    expect(cut?.data).toEqual({ ...data, claims: claims.slice(0, 8) });
    expect(cut?.omitted).toEqual([{ path: '/claims', from: 8, total: 20 }]);
    expect(cut?.citations.map(({ path }) => path)).toEqual(['/carrier', '/totals/paid']);
  });

  it('goes on with a list where it was cut, with the paths of the whole', () => {
    const rest = of('/claims', { offset: 18 });

    expect(rest?.data).toEqual(claims.slice(18));
    expect(rest?.citations).toEqual([{ path: '/claims/19/number', page: 2, quote: 'CL-19' }]);
  });

  it('is empty behind the end of a list', () => {
    expect(of('/claims', { offset: 20 })).toMatchObject({ data: [], omitted: [] });
  });

  it('brings something of an element that is too long by itself', () => {
    expect(of('/claims', { offset: 1, budget: 50 })).toEqual({
      data: [{ number: 'CL-1' }],
      citations: [],
      omitted: [{ path: '/claims/1/note' }, { path: '/claims', from: 2, total: 20 }],
    });
  });

  it.each([
    ['/totals/paid', 12],
    ['/a~1b', 1],
    ['/claims/3/number', 'CL-3'],
  ])('is the value at %s', (path, value) => {
    expect(of(path)?.data).toBe(value);
  });

  it.each(['/none', '/claims/20', '/claims/length', '/constructor', '/carrier/0'])('does not exist at %s', (path) => {
    expect(of(path)).toBeUndefined();
  });
});

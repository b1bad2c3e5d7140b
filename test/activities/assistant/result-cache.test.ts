import { describe, expect, it } from 'vitest';
import { createResultCache } from '../../../activities/assistant/result-cache.ts';

const owner = { accountId: 'a', jobId: '1', version: 0 };
const resultOf = (carrierName: string) => ({
  data: { carrierName },
  citations: {},
  fields: {},
  validation: { valid: true, coverage: 1, errors: [], warnings: [] },
});
const size = (carrierName: string): number => JSON.stringify(resultOf(carrierName)).length;

describe('a result that was read', () => {
  it('is at hand for its own account, job and version only', () => {
    const cache = createResultCache({ mostCharacters: 1_000 });
    const result = resultOf('Acme');
    cache.keep(owner, result);

    expect(cache.get(owner)).toBe(result);
    expect(cache.get({ ...owner, accountId: 'b' })).toBeUndefined();
    expect(cache.get({ ...owner, jobId: '2' })).toBeUndefined();
    expect(cache.get({ ...owner, version: 1 })).toBeUndefined();
  });

  it('makes room when the cache is full, unless it was asked for since', () => {
    const cache = createResultCache({ mostCharacters: 2 * size('Acme') });
    cache.keep(owner, resultOf('Acme'));
    cache.keep({ ...owner, jobId: '2' }, resultOf('Bolt'));
    cache.get(owner);
    cache.keep({ ...owner, jobId: '3' }, resultOf('Cord'));

    expect(['1', '2', '3'].filter((jobId) => cache.get({ ...owner, jobId }))).toEqual(['1', '3']);
  });

  it('counts once when it is kept again', () => {
    const cache = createResultCache({ mostCharacters: 2 * size('Acme') });
    for (const jobId of ['1', '2', '2', '2']) cache.keep({ ...owner, jobId }, resultOf('Acme'));

    expect(cache.get(owner)).toBeDefined();
  });

  it('is not kept when it is larger than the cache', () => {
    const cache = createResultCache({ mostCharacters: size('Acme') });
    cache.keep(owner, resultOf('Acme'));
    cache.keep({ ...owner, jobId: '2' }, resultOf('Acme and sons'));

    expect(cache.get(owner)).toBeDefined();
    expect(cache.get({ ...owner, jobId: '2' })).toBeUndefined();
  });
});

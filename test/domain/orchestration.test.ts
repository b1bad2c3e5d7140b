import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { splitIntoBatches } from '../../domain/document/batches.ts';
import { temporalPriority } from '../../domain/orchestration.ts';

const accountId = '6f8f6f3e-0000-4000-8000-000000000001';

describe('the priority that Temporal gets', () => {
  it.each([
    [100, 2],
    [80, 2],
    [79, 3],
    [50, 3],
    [49, 4],
    [1, 4],
    [0, 5],
  ])('of a job with priority %i is %i', (priority, priorityKey) => {
    expect(temporalPriority({ accountId, priority, sync: false })).toEqual({ priorityKey, fairnessKey: accountId });
  });

  it('lets a client that waits overtake every job', () => {
    expect(temporalPriority({ accountId, priority: 100, sync: true }).priorityKey).toBe(1);
  });
});

describe('the page ranges of a long document', () => {
  it('cover every page exactly once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), (pageCount) => {
        const pages = splitIntoBatches(pageCount).flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
        );
        expect(pages).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
      }),
    );
  });
});

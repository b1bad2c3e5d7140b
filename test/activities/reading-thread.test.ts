import { expect, it } from 'vitest';
import { createCostlyDocumentCache } from '../../activities/costly-document-cache.ts';
import { createOnReadingThread } from '../../activities/reading-thread.ts';
import { DocumentError } from '../../domain/document/document-error.ts';
import { attempt } from '../helpers/attempt.ts';

const request = { accountId: 'a', document: { sha256: 'f00d' }, signal: new AbortController().signal };
const costly = () => createCostlyDocumentCache({ minutes: 10, most: 5 });

it.each([
  ['the priority of its activity', { priority: { priorityKey: 2 } }, 2],
  ['the lowest priority when there is none', {}, 5],
])('work on a thread is scheduled by %s', async (_, info, expected) => {
  const scheduled: number[] = [];
  const onReadingThread = createOnReadingThread({
    costly: costly(),
    scheduleReading: async (given, work) => {
      scheduled.push(given.priority);
      return await work();
    },
  });

  expect(await attempt(1, info).run(() => onReadingThread(request, async () => 'read'))).toBe('read');
  expect(scheduled).toEqual([expected]);
});

it('a document that turns out to be too costly while its next job waits for a thread is not read by that', async () => {
  const known = costly();
  const onReadingThread = createOnReadingThread({
    costly: known,
    scheduleReading: async (given, work) => {
      await known
        .watch({ accountId: given.accountId, sha256: 'f00d' }, () =>
          Promise.reject(new DocumentError('document_resource_limit', 'too slow')),
        )
        .catch(() => undefined);
      return await work();
    },
  });
  let reads = 0;

  const second = attempt().run(() => onReadingThread(request, async () => void reads++));
  await expect(second).rejects.toMatchObject({ cause: undefined, message: expect.stringContaining('not tried again') });
  expect(reads).toBe(0);
});

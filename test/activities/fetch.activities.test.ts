import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutboundActivities, type OutboundActivities } from '../../activities/fetch.activities.ts';
import { createHostConcurrency } from '../../activities/host-concurrency.ts';
import type { Outbound } from '../../adapters/outbound/index.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import { DocumentError } from '../../domain/document/document-error.ts';
import { receiverBusy } from '../../domain/orchestration.ts';
import { withAccountScope } from '../../prisma/account-scope.ts';
import { createDocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import { createStoredDocumentRepository } from '../../prisma/documents/stored-document.repository.ts';
import { createJobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { type ActivityStage, insertJob, openActivityStage } from '../helpers/activity-stage.ts';
import { attempt } from '../helpers/attempt.ts';
import { untilAborted } from '../helpers/fake-reader.ts';
import { insertDocument } from '../helpers/insert-document.ts';

type Fetch = Outbound['fetchDocument'];

const { fetched: fetchedKey, document: documentKey } = objectKeys;
const url = 'https://files.acme-agency.com/policy.pdf';

let stage: ActivityStage;
let bytes: Uint8Array;
let sha256: string;
let key: string;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());

/** Serves the bytes in two chunks; `before` and `after` run at the host. */
const serving =
  ({
    before = async () => undefined,
    after = async () => undefined,
  }: Partial<Record<'before' | 'after', () => Promise<unknown>>> = {}): Fetch =>
  async ({ keep }) => {
    await before();
    const kept = await keep(
      (async function* chunks() {
        yield bytes.subarray(0, 8);
        yield bytes.subarray(8);
      })(),
    );
    await after();
    return kept;
  };

function activities(fetchDocument: Fetch = serving(), storage: Storage = stage.storage): OutboundActivities {
  return createOutboundActivities({
    jobs: withAccountScope(createJobRunRepository(stage.rows)),
    documents: withAccountScope(createDocumentRunRepository(stage.rows)),
    storedDocuments: withAccountScope(createStoredDocumentRepository(stage.rows)),
    outbound: { fetchDocument, post: () => Promise.reject(new Error('nothing is posted')) },
    storage,
    withHostSlot: createHostConcurrency({ limit: 1, retryInMs: 1_000 }),
    fetchedKey,
    documentKey,
  });
}

/** What both activities promise, for the row of a job and for that of a document. */
interface Kind {
  insert: () => Promise<string>;
  fetch: (given: OutboundActivities, id: string) => Promise<unknown>;
  row: (id: string) => Promise<object | null>;
  remove: (id: string) => Promise<unknown>;
}
const kinds: Record<string, Kind> = {
  'the document of a job': {
    insert: () => insertJob(stage, { documentUrl: url }),
    fetch: (given, jobId) => given.fetchDocument({ jobId, accountId: stage.accountId, step: 1 }),
    row: async (id) => {
      const job = await stage.prisma.job.findUnique({ where: { id } });
      return job && { object: job.documentKey, sha256: job.documentSha256, bytes: job.documentBytes, stage: job.stage };
    },
    remove: (id) => stage.prisma.job.delete({ where: { id } }),
  },
  'a document that is kept': {
    insert: async () => {
      const id = await insertDocument(stage.prisma, stage, { status: 'queued' });
      await stage.prisma.document.update({ where: { id }, data: { url } });
      return id;
    },
    fetch: (given, documentId) => given.fetchHeldDocument({ documentId, accountId: stage.accountId, step: 1 }),
    row: async (id) => {
      const document = await stage.prisma.document.findUnique({ where: { id } });
      return (
        document && {
          object: document.objectKey,
          sha256: document.sha256,
          bytes: document.bytes,
          stage: document.stage,
        }
      );
    },
    remove: (id) => stage.prisma.document.delete({ where: { id } }),
  },
};

describe.each(Object.entries(kinds))('fetching %s', (_, kind) => {
  let id: string;
  beforeEach(async () => {
    id = await kind.insert();
    bytes = Buffer.from(`%PDF-1.7 ${id}`);
    sha256 = createHash('sha256').update(bytes).digest('hex');
    key = documentKey({ accountId: stage.accountId, sha256 });
  });

  const fetching = (fetchDocument?: Fetch) => () => kind.fetch(activities(fetchDocument), id);
  const keysOfFetch = async () => (await stage.storedKeys()).filter((stored) => stored.includes(id));

  it('stores it under its hash, as its row says, the same at every attempt', async () => {
    const object = { key, sha256, bytes: bytes.length };
    for (const number of [1, 2]) expect(await attempt(number).run(fetching())).toEqual(object);

    expect(await kind.row(id)).toEqual({ object: key, sha256, bytes: bytes.length, stage: 'fetching' });
    expect(Buffer.from((await stage.storage.get(key)) ?? [])).toEqual(bytes);
    expect(await keysOfFetch()).toEqual([]);
  });

  it.each([
    ['is tried again when the host says so', true],
    ['is not tried again when the host cannot help it', false],
  ])('%s', async (_name, isRetryable) => {
    const failed = new DocumentError('document_fetch_failed', 'The host answered 503.', { retryable: isRetryable });

    await expect(attempt().run(fetching(() => Promise.reject(failed)))).rejects.toMatchObject({
      type: 'document_fetch_failed',
      nonRetryable: !isRetryable,
    });
  });

  it('gives way when its host has enough to do', async () => {
    const given = activities(
      serving({
        before: async () => {
          await expect(attempt().run(() => kind.fetch(given, id))).rejects.toMatchObject({
            type: receiverBusy,
            nonRetryable: false,
          });
        },
      }),
    );

    await expect(attempt().run(() => kind.fetch(given, id))).resolves.toMatchObject({ key });
  });

  it('is not begun once its row is gone', async () => {
    await kind.remove(id);
    let isAsked = false;

    const refused = attempt().run(fetching(serving({ before: async () => (isAsked = true) })));
    await expect(refused).rejects.toMatchObject({ type: 'cancelled', nonRetryable: true });
    expect(isAsked).toBe(false);
  });

  it('ends with its cancellation, and stores nothing', async () => {
    const running = attempt();
    const hanging: Fetch = async ({ signal }) => {
      setImmediate(running.cancel);
      return await untilAborted(signal);
    };

    await expect(running.run(fetching(hanging))).rejects.toMatchObject({ name: 'CancelledFailure' });
    expect(await keysOfFetch()).toEqual([]);
  });
});

describe('a document that is deleted while it is fetched', () => {
  const { insert, fetch, remove } = kinds['a document that is kept'] ?? raise();
  const moved = (id: string): Storage => ({
    ...stage.storage,
    move: async (request) => {
      await remove(id);
      return await stage.storage.move(request);
    },
  });

  it.each<[string, (id: string) => OutboundActivities]>([
    ['before a byte of it arrives', (id) => activities(serving({ before: () => remove(id) }))],
    ['before its object is recorded', (id) => activities(serving({ after: () => remove(id) }))],
    ['after its object was recorded', (id) => activities(serving(), moved(id))],
  ])('%s leaves nothing in storage', async (_, create) => {
    const id = await insert();
    bytes = Buffer.from(`%PDF-1.7 ${id}`);

    await expect(attempt().run(() => fetch(create(id), id))).rejects.toMatchObject({
      type: 'cancelled',
      nonRetryable: true,
    });
    const digest = createHash('sha256').update(bytes).digest('hex');
    expect((await stage.storedKeys()).filter((stored) => stored.includes(id) || stored.includes(digest))).toEqual([]);
  });
});

function raise(): never {
  throw new Error('there is no such kind');
}

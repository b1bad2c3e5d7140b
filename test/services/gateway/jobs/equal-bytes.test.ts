import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectKeys, type Storage } from '../../../../adapters/storage/index.ts';
import type { StoredObject } from '../../../../domain/orchestration.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { openDatabase } from '../../../../services/gateway/database.ts';
import { acceptJob, type JobRequest } from '../../../../services/gateway/jobs/accept-job.ts';
import { type ActivityStage, insertJob, openActivityStage } from '../../../helpers/activity-stage.ts';
import { insertDocument } from '../../../helpers/insert-document.ts';
import { noLimits } from '../../../helpers/limits.ts';
import { connectTestTemporal } from '../../../helpers/temporal.ts';
import { untilEndedOrLocked } from '../../../helpers/waits-for-lock.ts';

const [policyType] = [findPolicyType('auto')].flatMap((type) => type ?? []);

let stage: ActivityStage;
let database: ReturnType<typeof openDatabase>;
let temporal: Awaited<ReturnType<typeof connectTestTemporal>>;
beforeAll(async () => {
  stage = await openActivityStage();
  database = openDatabase({ url: stage.databaseUrl });
  temporal = await connectTestTemporal();
});
afterAll(async () => {
  await temporal.connection.close();
  await database.close();
  await stage.close();
});

interface Held {
  documentId: string;
  document: StoredObject;
  bytes: Buffer;
}

/** A document that has been read, with bytes of its own. */
async function held(): Promise<Held> {
  const bytes = Buffer.from(`%PDF-1.7 ${randomUUID()}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = objectKeys.document({ accountId: stage.accountId, sha256 });
  await stage.storage.put(key, bytes);
  const documentId = await insertDocument(stage.prisma, stage, { objectKey: key, sha256, bytes: bytes.length });
  return { documentId, document: { key, sha256, bytes: bytes.length }, bytes };
}

/** Deletes the document; `meanwhile` runs once it is decided that nothing else has its bytes, and before they are removed. */
async function remove(documentId: string, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  const { accountId, keyId } = stage;
  const by = { actor: keyId, requestId: 'req_test' };
  await database.repositories.storedDocuments.remove(accountId, { documentId, by }, async ({ objectKeys: keys }) => {
    await meanwhile();
    for (const key of keys) await stage.storage.removeAll(key);
  });
}

/** A job with the bytes of the document, not by its id. */
async function orderWithBytes({ document, bytes }: Held, storage: Storage = stage.storage): Promise<string> {
  const { jobs, documents } = database.repositories;
  const { accountId, keyId } = stage;
  const request: JobRequest = {
    accountId,
    keyId,
    requestId: randomUUID(),
    operation: 'jobs',
    policyType: policyType as JobRequest['policyType'],
    source: { document, bytes },
    citationLevel: 'full',
    engine: 'auto',
    priority: 1,
    refusal: undefined,
    unfinishedJobs: 0,
  };
  const dependencies = { jobs, documents, storage, temporal: temporal.client, limits: noLimits, hasModel: false };
  return (await acceptJob(dependencies, request)).job.id;
}

describe('a job with the bytes of a document that is deleted', () => {
  it('has them although the document went before the job was inserted', async () => {
    const one = await held();
    const storage: Storage = {
      ...stage.storage,
      async put(key, bytes) {
        await stage.storage.put(key, bytes);
        if ((await stage.prisma.document.count({ where: { id: one.documentId } })) > 0) await remove(one.documentId);
      },
    };
    const jobId = await orderWithBytes(one, storage);

    expect(await stage.prisma.job.count({ where: { id: jobId, documentKey: one.document.key } })).toBe(1);
    expect(await stage.storedKeys()).toContain(one.document.key);
  });

  it('has them although the document was being removed when the job was inserted', async () => {
    const one = await held();
    let ordered: Promise<string> | undefined;
    await remove(one.documentId, async () => {
      ordered = orderWithBytes(one);
      await untilEndedOrLocked(stage.prisma, ordered);
    });

    expect(await stage.prisma.job.count({ where: { id: (await ordered) ?? '', documentKey: one.document.key } })).toBe(
      1,
    );
    expect(await stage.storedKeys()).toContain(one.document.key);
  });
});

it('a job that has fetched such bytes records them when the removal is over, before it puts them in their place', async () => {
  const one = await held();
  const job = { jobId: await insertJob(stage, { documentUrl: 'https://files.example.com/a.pdf' }), step: 1 };
  let recorded: Promise<void> | undefined;
  const events: string[] = [];
  await remove(one.documentId, async () => {
    const { accountId } = stage;
    recorded = database.repositories.jobRuns.recordDocument({ ...job, accountId, document: one.document });
    await untilEndedOrLocked(
      stage.prisma,
      recorded.then(() => void events.push('recorded')),
    );
    events.push('removed');
  });
  await recorded;

  expect(events).toEqual(['removed', 'recorded']);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDocumentMaintenanceActivities } from '../../../activities/maintenance/document-maintenance.activities.ts';
import { createMaintenanceActivities } from '../../../activities/maintenance/job-maintenance.activities.ts';
import { createSessionMaintenanceActivities } from '../../../activities/maintenance/session-maintenance.activities.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createDocumentIndexRepository } from '../../../prisma/documents/document-index.repository.ts';
import { createDocumentRunRepository } from '../../../prisma/documents/document-run.repository.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { createDocumentMaintenanceRepository } from '../../../prisma/maintenance/document-maintenance.repository.ts';
import { createMaintenanceRepository } from '../../../prisma/maintenance/job-maintenance.repository.ts';
import { createTurnMaintenanceRepository } from '../../../prisma/maintenance/turn-maintenance.repository.ts';
import { type ActivityStage, insertJob, openActivityStage } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { insertDocument } from '../../helpers/insert-document.ts';

/** Some more than are claimed at once. */
const count = 203;
/** Longer than any of them is left alone after a look. */
const longSeconds = 100;
const anHourAgo = new Date(Date.now() - 3_600_000);

let stage: ActivityStage;
/** What was looked at, in its order. */
let looked: string[];
/** What each look takes. */
let lookSeconds: number;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  looked = [];
  lookSeconds = 0;
  await Promise.all([stage.prisma.job.deleteMany(), stage.prisma.document.deleteMany()]);
  await stage.prisma.session.deleteMany();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Notes a look. That at the last of the first batch takes so long that all before it are due again. */
async function look(id: string): Promise<true> {
  looked.push(id);
  vi.advanceTimersByTime(lookSeconds * 1_000);
  if (looked.length !== 200) return true;
  vi.advanceTimersByTime(longSeconds * 1_000);
  const { prisma } = stage;
  await prisma.$executeRaw`UPDATE jobs SET checked_at = checked_at - make_interval(secs => ${longSeconds})`;
  await prisma.$executeRaw`UPDATE documents SET checked_at = checked_at - make_interval(secs => ${longSeconds})`;
  await prisma.$executeRaw`UPDATE turns SET checked_at = checked_at - make_interval(secs => ${longSeconds})`;
  await prisma.$executeRaw`UPDATE deliveries SET updated_at = updated_at - make_interval(secs => ${longSeconds})`;
  return true;
}

const { jobFolder, upload: uploadKey } = objectKeys;
const isRunning = async (id: string) => (await look(id)) && ('running' as const);

const jobs = () =>
  createMaintenanceActivities({
    maintenance: createMaintenanceRepository(stage.prisma),
    jobs: withAccountScope(createJobRunRepository(stage.rows)),
    storage: stage.storage,
    jobFolder,
    noteUnreferenced: async () => undefined,
    startJob: async () => true,
    startDelivery: ({ id }) => look(id),
    findRun: isRunning,
  });

const documents = () =>
  createDocumentMaintenanceActivities({
    maintenance: createDocumentMaintenanceRepository(stage.prisma),
    documents: withAccountScope(createDocumentRunRepository(stage.rows)),
    index: withAccountScope(createDocumentIndexRepository(stage.rows)),
    storage: stage.storage,
    uploadKey,
    foldersOf: () => [],
    startDocument: async () => true,
    findRun: isRunning,
  });

const sessions = () =>
  createSessionMaintenanceActivities({
    turns: createTurnMaintenanceRepository(stage.prisma),
    wakeSession: ({ sessionId }) => look(sessionId),
  });

async function insertDelivery(): Promise<void> {
  const jobId = await insertJob(stage, { status: 'completed' });
  const at = { nextAttemptAt: anHourAgo, updatedAt: anHourAgo };
  const event = { event: 'job.completed', webhookId: randomUUID(), url: 'https://hooks.acme-agency.com/decpage' };
  await stage.prisma.delivery.create({
    data: { id: randomUUID(), accountId: stage.accountId, jobId, status: 'pending', ...event, ...at },
  });
}

async function insertQueued(): Promise<void> {
  const id = await insertDocument(stage.prisma, stage, { status: 'queued' });
  await stage.prisma.document.update({ where: { id }, data: { queuedAt: anHourAgo } });
}

async function insertTurn(): Promise<void> {
  const { accountId, keyId, prisma } = stage;
  const { id: sessionId } = await prisma.session.create({ data: { id: randomUUID(), accountId, lastTurn: 1 } });
  const asked = { requestId: 'req_test', fingerprint: 'test', searchScope: 'account', documentIds: [] };
  const turn = { id: randomUUID(), accountId, keyId, sessionId, number: 1, status: 'pending', createdAt: anHourAgo };
  await prisma.turn.create({ data: { ...turn, ...asked } });
}

const passes: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['jobs', () => insertJob(stage, { createdAt: anHourAgo }), () => attempt().call(jobs(), 'reconcileJobs')],
  ['deliveries', insertDelivery, () => attempt().call(jobs(), 'reconcileDeliveries')],
  ['documents', insertQueued, () => attempt().call(documents(), 'reconcileDocuments')],
  ['turns', insertTurn, () => attempt().call(sessions(), 'wakeSessions')],
];

it.each(passes)(
  'a pass over %s ends with the last, although the first are due again by then',
  async (_, insert, pass) => {
    for (let at = 0; at < count; at++) await insert();
    await pass();

    expect([looked.length, new Set(looked).size]).toEqual([count, count]);
  },
);

it.each(passes)('a pass over %s ends when its time is used', async (_, insert, pass) => {
  for (let at = 0; at < 4; at++) await insert();
  lookSeconds = 150;
  await pass();

  expect(looked).toHaveLength(2);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createToolActivities } from '../../../activities/assistant/tool.activities.ts';
import { createTools, type RunTool } from '../../../activities/assistant/tools.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createAccountKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { createUsageRepository } from '../../../prisma/accounts/usage.repository.ts';
import { createTurnJobRepository } from '../../../prisma/assistant/turn-job.repository.ts';
import type { TurnName } from '../../../prisma/assistant/turn.repository.ts';
import { createJobRepository } from '../../../prisma/jobs/job.repository.ts';
import { reportUsage } from '../../../services/shared/report-usage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { insertDocumentWithWords } from '../../helpers/insert-document-with-words.ts';
import { type NewTurn, openTurnStage, type TurnStage } from './turns.ts';

type Call = { name: string; arguments: object };

let stage: TurnStage;
let documentId: string;
let unread: string;
let foreign: string;
/** Ids of the jobs that were started. */
let started: string[];
beforeAll(async () => {
  stage = await openTurnStage();
  documentId = await stage.hold([['Personal Auto Declarations']], 'Policy 2025');
  unread = await stage.hold([['A policy']]);
  const { accountId } = await createAccountRepository(stage.prisma).ensureAccount('second');
  await createAccountKeyRepository(stage.prisma).createKey({ accountId, name: 'test', scopes: [] });
  foreign = await insertDocumentWithWords(stage, { account: 'second', pages: [['Foreign policy']] });
});
afterAll(() => stage.close());
beforeEach(() => {
  started = [];
});

function tools({ maxUnfinishedJobs = 100 } = {}): RunTool {
  const usage = withAccountScope(createUsageRepository(stage.rows));
  return createTools({
    sources: stage.sources,
    jobs: withAccountScope(createJobRepository(stage.rows)),
    turnJobs: withAccountScope(createTurnJobRepository(stage.rows, { maxUnfinishedJobs, monthlyPageQuota: undefined })),
    startJob: async ({ id }) => started.push(id) > 0,
    usage: (accountId, period) => reportUsage(usage, accountId, period),
  });
}

const run = (turn: TurnName, { number = 1, runTool = tools() }: { number?: number; runTool?: RunTool } = {}) =>
  attempt(number).call(createToolActivities({ ...stage, runTool }), 'callTool', { ...turn, index: 0, name: '' });
const recorded = async (turn: TurnName) => (await stage.row(turn)).toolCalls[0];
const ask = (call: Call, more: NewTurn = {}) => stage.ask({ ...more, tools: [call] });
const getDocument = (id: string) => ({ name: 'get_document', arguments: { documentId: id } });
const extractPolicy = (more: object = {}) => ({ name: 'extract_policy', arguments: { documentId, ...more } });

describe('a tool call', () => {
  it('records what the tool gave, and the documents that it is from', async () => {
    const turn = await ask(getDocument(documentId));

    expect(await run(turn)).toEqual({ status: 'completed' });
    expect(await recorded(turn)).toMatchObject({
      status: 'completed',
      result: { documentId, title: 'Policy 2025', data: null },
      derivedFrom: [documentId],
      durationMs: expect.any(Number),
    });
  });

  it('keeps what its first attempt recorded', async () => {
    const turn = await ask({ name: 'list_documents', arguments: {} });
    await run(turn);
    const first = await recorded(turn);
    await stage.hold([['Another policy']], 'Policy 2026');
    await run(turn, { number: 2 });

    expect(await recorded(turn)).toEqual(first);
  });

  it('creates one job in however many attempts, and starts it again each time', async () => {
    await stage.prisma.document.update({ where: { id: documentId }, data: { objectKey: 'k', sha256: 's', bytes: 1 } });
    const turn = await ask(extractPolicy({ policyType: 'auto' }));
    await grant(['jobs:write']);
    for (const number of [1, 2]) expect(await run(turn, { number })).toEqual({ status: 'completed' });

    const jobs = await stage.prisma.job.findMany({ where: { operation: 'assistant' } });
    expect(jobs).toMatchObject([{ policyType: 'auto', documentId, status: 'pending' }]);
    expect(started).toEqual([jobs[0]?.id, jobs[0]?.id]);
  });

  it('is retried, and records nothing, when something is broken', async () => {
    const turn = await ask(getDocument(documentId));
    const broken = run(turn, { runTool: () => Promise.reject(new Error('no rows')) });

    await expect(broken).rejects.toMatchObject({ nonRetryable: false });
    expect(await recorded(turn)).toMatchObject({ status: 'pending' });
  });

  it('has no result when its document was deleted meanwhile', async () => {
    const gone = await stage.hold([['A policy']]);
    const turn = await ask(getDocument(gone));
    const runTool: RunTool = async (...given) => {
      const result = await tools()(...given);
      await stage.prisma.document.delete({ where: { id: gone } });
      return result;
    };

    expect(await run(turn, { runTool })).toEqual({ status: 'failed' });
    expect(await recorded(turn)).toMatchObject({ status: 'failed', result: null, error: { code: 'not_found' } });
  });
});

describe('a tool', () => {
  const nobody = randomUUID();
  it.each<[string, () => Call, string]>([
    ['knows no document that is not there', () => getDocument(nobody), 'not_found'],
    ['knows no document of another account', () => getDocument(foreign), 'not_found'],
    ['knows no job that is not there', () => ({ name: 'get_job', arguments: { jobId: nobody } }), 'not_found'],
    [
      'extracts nothing as a type that does not exist',
      () => extractPolicy({ policyType: 'none' }),
      'unknown_policy_type',
    ],
    ['extracts nothing of which nobody knows the type', () => extractPolicy(), 'unknown_policy_type'],
    [
      'compares nothing that was not extracted',
      () => ({ name: 'compare_documents', arguments: { documentIds: [documentId, unread] } }),
      'not_extracted',
    ],
    [
      'compares no document with itself',
      () => ({ name: 'compare_documents', arguments: { documentIds: [documentId, documentId.toUpperCase()] } }),
      'invalid_arguments',
    ],
    [
      'reports no period that ends before it begins',
      () => ({ name: 'get_usage', arguments: { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' } }),
      'invalid_arguments',
    ],
  ])('%s, and says so', async (_, call, code) => {
    await grant(['jobs:write', 'jobs:read', 'usage:read']);
    const turn = await ask(call());

    expect(await run(turn)).toEqual({ status: 'failed' });
    expect(await recorded(turn)).toMatchObject({ result: null, error: { code, message: expect.any(String) } });
  });

  it('creates no job beyond the limit of the account', async () => {
    await grant(['jobs:write']);
    const turn = await ask(extractPolicy({ policyType: 'auto' }));
    await run(turn, { runTool: tools({ maxUnfinishedJobs: 0 }) });

    expect(await recorded(turn)).toMatchObject({ status: 'failed', error: { code: 'limit_reached' } });
    expect(started).toEqual([]);
  });
});

describe('a tool is refused', () => {
  it.each<[string, NewTurn, string]>([
    ['in a turn without documents', { searchScope: 'none' }, 'out_of_scope'],
    [
      'outside of the selected documents',
      { searchScope: 'selected_documents', documentIds: [randomUUID()] },
      'out_of_scope',
    ],
  ])('%s', async (_, turn, code) => {
    const asked = await ask(getDocument(documentId), turn);

    expect(await run(asked)).toEqual({ status: 'denied' });
    expect(await recorded(asked)).toMatchObject({ status: 'denied', result: null, error: { code } });
  });

  it.each([
    ['extract_policy', () => extractPolicy()],
    ['get_job', () => ({ name: 'get_job', arguments: { jobId: randomUUID() } })],
    ['get_usage', () => ({ name: 'get_usage', arguments: {} })],
  ])('to a key that lacks the scope of %s', async (_, call) => {
    await grant([]);
    const turn = await ask(call());

    expect(await run(turn)).toEqual({ status: 'denied' });
    expect(await recorded(turn)).toMatchObject({ error: { code: 'insufficient_scope' } });
  });

  it('to a model that names a document which only a document can have told it', async () => {
    await grant(['jobs:write']);
    const requested = extractPolicy({ policyType: 'none' });
    const [byClient, byModel] = [await ask(requested), await ask(requested)];
    await stage.prisma.turnToolCall.updateMany({ where: { turnId: byModel.turnId }, data: { step: 1 } });

    expect(await run(byClient)).toEqual({ status: 'failed' });
    expect(await run(byModel)).toEqual({ status: 'denied' });
    expect(await recorded(byModel)).toMatchObject({ error: { code: 'out_of_scope' } });
  });

  it('to a model that names one which does not exist', async () => {
    const turn = await ask({ name: 'drop_tables', arguments: {} });

    expect(await run(turn)).toEqual({ status: 'denied' });
    expect(await recorded(turn)).toMatchObject({ error: { code: 'unknown_tool' } });
  });
});

async function grant(scopes: string[]): Promise<void> {
  await stage.prisma.key.update({ where: { id: stage.keyId }, data: { scopes } });
}

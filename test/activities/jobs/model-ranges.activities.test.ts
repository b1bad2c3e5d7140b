import { createHash } from 'node:crypto';
import { type Mock, afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchKey } from '../../../activities/batch-key.ts';
import {
  createModelActivities,
  type ModelActivities,
  type ModelExtractionRequest,
} from '../../../activities/jobs/model.activities.ts';
import type { Model } from '../../../adapters/model/index.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';
import { ModelError } from '../../../domain/model/model-error.ts';
import type { ModelReply, ModelRequest } from '../../../domain/model/model.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { type ActivityStage, insertJob, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { untilAborted } from '../../helpers/fake-reader.ts';
import { answerFromLines, longLossRun, toPages } from '../../helpers/long-loss-run.ts';

type Complete = Model['complete'];

const { jobFolder } = objectKeys;
const pages = toPages(longLossRun({ pages: 6, claimsPerPage: 10, pagesPerPolicy: 3 }));

let stage: ActivityStage;
let complete: Mock<Complete>;
let activities: ModelActivities;
let request: ModelExtractionRequest & { mayPlan: true };
let folder: string;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  complete = vi.fn<Complete>(async (given) => answering(given));
  activities = activitiesFor({ contextTokens: 20_000, outputTokens: 600 });
  const jobId = await insertJob(stage);
  const job = { jobId, accountId: stage.accountId };
  folder = jobFolder(job);
  await store(batchKey(folder, 0), pages);
  const rules = await store(`${folder}/result.json`, resultJson({ data: {}, fields: {} }));
  request = { ...job, policyType: 'loss_run', step: 2, rules, batches: 1, mayPlan: true };
});

function activitiesFor(limits: Model['limits']): ModelActivities {
  return createModelActivities({
    model: { name: 'fake-1', complete, limits },
    jobs: withAccountScope(createJobRunRepository(stage.rows)),
    storage: stage.storage,
    jobFolder,
    thresholds: { confidence: 0.8, whole: 0.5 },
    callsPerJob: 3,
    mayUseModel: async () => true,
  });
}

const textOf = ({ messages }: Pick<ModelRequest, 'messages'>): string =>
  messages.map((message) => ('content' in message ? message.content : '')).join('\n');

const reply = (text: string, finish: ModelReply['finish'] = 'stop'): ModelReply => ({
  text,
  toolCalls: [],
  usage: { promptTokens: 100, completionTokens: 10 },
  finish,
});

const answering = (given: Pick<ModelRequest, 'messages'>): ModelReply =>
  reply(answerFromLines({ text: textOf(given) }));

async function store(key: string, value: unknown): Promise<StoredObject> {
  const bytes = value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value));
  await stage.storage.put(key, bytes);
  return { key, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}

async function load(outcome: object): Promise<ExtractionResult> {
  const bytes = 'key' in outcome ? await stage.storage.get(String(outcome.key)) : undefined;
  return JSON.parse(String(Buffer.from(bytes ?? Buffer.from('{}')))) as ExtractionResult;
}

async function plan(): Promise<number> {
  const outcome = await attempt().call(activities, 'extractWithModel', request);
  return 'ranges' in outcome ? outcome.ranges : 0;
}

async function ask(id: string, done = 0, number = 1): Promise<string[]> {
  const { jobId, accountId, step } = request;
  const range = { jobId, accountId, step, id, done, total: 5, batches: 0 };
  return (await attempt(number).call(activities, 'askModelRange', range)).halves;
}

const merge = async (mayAskAgain = true) =>
  await attempt().call(activities, 'mergeModelRanges', { ...request, mayAskAgain, ranges: 5 });

async function askAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) await askAll(await ask(id));
}

const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
const claimsOf = ({ data }: ExtractionResult): unknown[] => data.claims as unknown[];

describe('a document that is too long for one call', () => {
  it('is planned without a call, then asked and merged range by range', async () => {
    const ranges = await plan();
    expect(ranges).toBeGreaterThan(2);
    expect(complete).not.toHaveBeenCalled();

    await askAll(upTo(ranges));
    const result = await load(await merge());

    expect(claimsOf(result)).toHaveLength(60);
    expect(result).toMatchObject({ usage: { calls: ranges, promptTokens: 100 * ranges } });
    expect(result.warnings.map(({ code }) => code)).not.toContain('model_ranges_unanswered');
  });

  it('says how many calls may be in flight', async () => {
    expect(await attempt().call(activities, 'extractWithModel', request)).toMatchObject({ inFlight: 3 });
  });

  it('shows its progress by the ranges that were answered', async () => {
    await plan();
    await ask('0', 1);

    const row = await stage.prisma.job.findUniqueOrThrow({ where: { id: request.jobId } });
    expect(row).toMatchObject({ batchesDone: 2, batchesTotal: 5, stage: 'extracting' });
    expect(row.percent).toBeGreaterThan(80);
  });

  it('pays for no answer twice', async () => {
    await plan();
    await ask('0');
    await ask('0', 0, 2);

    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('is asked in halves where an answer is cut, and loses and pays nothing twice', async () => {
    const ranges = await plan();
    complete.mockImplementationOnce(async (given) => reply(answering(given).text.slice(0, 300), 'length'));
    await askAll(upTo(ranges));
    const result = await load(await merge());

    expect(complete).toHaveBeenCalledTimes(ranges + 2);
    expect(claimsOf(result)).toHaveLength(60);
    expect(result.usage.calls).toBe(ranges + 2);
    expect(result.warnings.map(({ code }) => code)).not.toContain('model_answer_cut');
  });

  it('is asked in halves where the model does not take a range', async () => {
    const ranges = await plan();
    complete.mockRejectedValueOnce(new ModelError('context_exceeded'));
    await askAll(upTo(ranges));

    expect(complete).toHaveBeenCalledTimes(ranges + 2);
    expect(claimsOf(await load(await merge()))).toHaveLength(60);
  });

  it('keeps what is whole of an answer that is cut though its range is halved no further', async () => {
    const ranges = await plan();
    complete.mockImplementation(async (given) => {
      const { text } = answering(given);
      return textOf(given).split('The part:').at(-1)?.includes('CL-100001')
        ? reply(text.slice(0, -60), 'length')
        : reply(text);
    });
    await askAll(upTo(ranges));
    const result = await load(await merge(false));

    expect(claimsOf(result).length).toBeGreaterThan(50);
    expect(result.warnings.map(({ code }) => code)).toContain('model_answer_cut');
  });

  it('has the ranges asked once more that lack records which are printed', async () => {
    const ranges = await plan();
    complete.mockImplementationOnce(async (given) =>
      reply(answering(given).text.replace(/"[\d.]+\|CL-100003[^"]*",/, '')),
    );
    await askAll(upTo(ranges));

    expect(await merge()).toEqual({ again: ['0-again'] });
    await askAll(['0-again']);
    const asked = textOf(complete.mock.lastCall?.[0] ?? { messages: [] });
    expect(asked).toContain('60 claims are stated, 59 were found');
    expect(asked).toMatch(/in no row: 1\.\d+\n/);
    expect(claimsOf(await load(await merge(false)))).toHaveLength(60);
  });

  it('keeps the first answer when the second is worse', async () => {
    const ranges = await plan();
    complete.mockImplementationOnce(async (given) =>
      reply(answering(given).text.replace(/"[\d.]+\|CL-100003[^"]*",/, '')),
    );
    await askAll(upTo(ranges));
    await merge();
    complete.mockResolvedValueOnce(reply('{"values": [], "tables": []}'));
    await askAll(['0-again']);

    expect(claimsOf(await load(await merge(false)))).toHaveLength(59);
  });

  it('has the values of the rules where the model did not answer, and says so', async () => {
    const ranges = await plan();
    await askAll(upTo(ranges - 1));
    const result = await load(await merge(false));

    expect(claimsOf(result).length).toBeLessThan(60);
    expect(result.warnings.map(({ code }) => code)).toContain('model_ranges_unanswered');
  });

  it('has the values of the rules alone when the model answered nothing', async () => {
    await plan();

    expect(await load(await merge(false))).toMatchObject({
      engine: 'rules',
      warnings: [{ code: 'model_unavailable' }],
    });
  });

  it('ends the call within seconds when its job is cancelled', async () => {
    await plan();
    const running = attempt();
    complete.mockImplementation(async ({ signal }) => {
      setImmediate(running.cancel);
      return await untilAborted(signal);
    });
    const { jobId, accountId, step } = request;
    const range = { jobId, accountId, step, id: '0', done: 0, total: 5, batches: 0 };

    await expect(running.call(activities, 'askModelRange', range)).rejects.toMatchObject({ name: 'CancelledFailure' });
  });
});

describe('a document that one call would take', () => {
  beforeEach(() => {
    activities = activitiesFor({ contextTokens: 100_000, outputTokens: 8_000 });
  });

  it('is asked in one', async () => {
    const result = await load(await attempt().call(activities, 'extractWithModel', request));

    expect(claimsOf(result)).toHaveLength(60);
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('is asked in halves when its answer is cut', async () => {
    complete.mockImplementationOnce(async (given) => reply(answering(given).text.slice(0, 900), 'length'));

    expect(await plan()).toBe(2);
    await askAll(upTo(2));
    const result = await load(await merge());
    expect(claimsOf(result)).toHaveLength(60);
    expect(result.usage.calls).toBe(3);
  });

  it('is asked in halves when the model does not take it', async () => {
    complete.mockRejectedValueOnce(new ModelError('context_exceeded'));

    expect(await plan()).toBe(2);
    await askAll(upTo(2));
    expect(claimsOf(await load(await merge()))).toHaveLength(60);
  });

  it('keeps to one call, whatever becomes of its answer, for a run of a workflow that knows no ranges', async () => {
    const { mayPlan: _, ...old } = request;
    complete.mockImplementationOnce(async (given) => reply(answering(given).text.slice(0, 900), 'length'));
    const result = await load(await attempt().call(activities, 'extractWithModel', old));

    expect(result.warnings.map(({ code }) => code)).toContain('model_answer_cut');
  });
});

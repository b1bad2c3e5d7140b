import { createHash } from 'node:crypto';
import { type Mock, afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchKey } from '../../../activities/batch-key.ts';
import {
  createModelActivities,
  type ModelActivities,
  type ModelExtractionRequest,
} from '../../../activities/jobs/model.activities.ts';
import type { Model } from '../../../adapters/model/index.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { ModelError } from '../../../domain/model/model-error.ts';
import type { ModelReply } from '../../../domain/model/model.ts';
import { jobMaxAttempts, type StoredObject } from '../../../domain/orchestration.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository, type JobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { modelFailures } from '../model-failures.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { type ActivityStage, insertJob, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { untilAborted } from '../../helpers/fake-reader.ts';

type Complete = Model['complete'];

const { jobFolder } = objectKeys;
const usage = { promptTokens: 700, completionTokens: 50 };
const premium = { path: '/totalPremium', value: 812.4, at: '1.2', quote: '$812.40' };
const unproven = { path: '/carrierName', value: 'Acme Mutual', at: '1.1', quote: 'Acme Mutual' };

let stage: ActivityStage;
let jobs: JobRunRepository;
let complete: Mock<Complete>;
let activities: ModelActivities;
const use = { thresholds: { confidence: 0.8, whole: 0.5 }, callsPerJob: 4, mayUseModel: async () => true };
beforeAll(async () => {
  stage = await openActivityStage();
  jobs = withAccountScope(createJobRunRepository(stage.rows));
});
afterAll(() => stage.close());
beforeEach(() => {
  complete = vi.fn<Complete>();
  const model: Model = { name: 'fake-1', complete, limits: { contextTokens: 100_000, outputTokens: 8_000 } };
  activities = createModelActivities({ model, jobs, storage: stage.storage, jobFolder, ...use });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a job comes to that one call of the model takes. */
const asStored = (outcome: object): StoredObject => outcome as StoredObject;

const reply = (more: Partial<ModelReply> = {}): ModelReply => ({
  text: '',
  toolCalls: [],
  usage,
  finish: 'stop',
  ...more,
});
const values = (...given: unknown[]): ModelReply => reply({ text: JSON.stringify({ values: given }) });

async function store(key: string, value: unknown): Promise<StoredObject> {
  const bytes = value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value));
  await stage.storage.put(key, bytes);
  return { key, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}
const load = async (key: string) =>
  JSON.parse(String(Buffer.from((await stage.storage.get(key)) ?? Buffer.from('{}'))));

describe('extracting with a model', () => {
  let request: ModelExtractionRequest;
  let folder: string;
  beforeEach(async () => {
    const jobId = await insertJob(stage);
    const job = { jobId, accountId: stage.accountId };
    folder = jobFolder(job);
    const page = typedPage('Personal Auto Declarations\nAll that you owe us comes to $812.40\nPolicy QX-445-1182');
    await store(batchKey(folder, 0), [page]);
    await store(batchKey(folder, 1), [typedPage('What a second range says', 21)]);
    const rules = await store(`${folder}/result.json`, resultJson({ data: {}, fields: {} }));
    request = { ...job, policyType: 'auto', step: 2, rules, batches: 2 };
  });

  it('asks about all ranges, has what is wrong repaired, and stores what the pages prove', async () => {
    complete.mockResolvedValueOnce(values(premium, unproven)).mockResolvedValueOnce(values());
    const stored = asStored(await attempt().call(activities, 'extractWithModel', request));

    expect(await load(stored.key)).toMatchObject({
      engine: 'model',
      data: { totalPremium: 812.4, carrierName: null },
      usage: { promptTokens: 1_400, completionTokens: 100 },
    });
    const asked = complete.mock.calls.map(([given]) => JSON.stringify(given.messages));
    expect(asked[0]).toContain('What a second range says');
    expect(asked[1]).toContain('/carrierName: ');
    expect(asked).toHaveLength(2);
  });

  it('pays for no reply twice: a retry goes on with those that were stored', async () => {
    complete.mockResolvedValueOnce(values(unproven)).mockRejectedValueOnce(new ModelError('unavailable'));
    await expect(attempt().call(activities, 'extractWithModel', request)).rejects.toMatchObject({
      type: 'provider_error',
    });
    complete.mockResolvedValueOnce(values(premium));
    const first = asStored(await attempt(2).call(activities, 'extractWithModel', request));

    expect(complete).toHaveBeenCalledTimes(3);
    expect(await load(first.key)).toMatchObject({ data: { totalPremium: 812.4 }, usage: { promptTokens: 1_400 } });
    expect(await attempt(3).call(activities, 'extractWithModel', request)).toEqual(first);
    expect(complete).toHaveBeenCalledTimes(3);
  });

  it.each(modelFailures)('fails as a provider that %s says', async (_, error, failure) => {
    complete.mockRejectedValue(error);

    await expect(attempt().call(activities, 'extractWithModel', request)).rejects.toMatchObject({
      type: 'provider_error',
      details: [{ code: error.code }],
      ...failure,
    });
  });

  it('shows no more attempts than a job has, though a provider is asked more often', async () => {
    complete.mockResolvedValue(values(premium));
    await attempt(jobMaxAttempts + 5).call(activities, 'extractWithModel', request);

    const { attempts, stage: shown } = await stage.prisma.job.findUniqueOrThrow({ where: { id: request.jobId } });
    expect([attempts, shown]).toEqual([jobMaxAttempts, 'extracting']);
  });

  it('ends with the cancellation of its job, in the middle of a call', async () => {
    const running = attempt();
    complete.mockImplementation(async ({ signal }) => {
      setImmediate(running.cancel);
      return await untilAborted(signal);
    });

    await expect(running.call(activities, 'extractWithModel', request)).rejects.toMatchObject({
      name: 'CancelledFailure',
    });
  });

  it('keeps no reply of a job that was removed during the call', async () => {
    complete.mockImplementation(async () => {
      await stage.prisma.job.delete({ where: { id: request.jobId } });
      return values(premium);
    });

    await expect(attempt().call(activities, 'extractWithModel', request)).rejects.toMatchObject({
      type: 'cancelled',
      nonRetryable: true,
    });
    expect((await stage.storedKeys()).filter((key) => key.startsWith(folder))).toEqual([]);
  });

  it('uses no rules that were damaged: that is retried', async () => {
    complete.mockResolvedValue(values(premium));
    await stage.storage.put(request.rules.key, Buffer.from('{}'));

    await expect(attempt().call(activities, 'extractWithModel', request)).rejects.toMatchObject({
      nonRetryable: false,
    });
  });
});

import { createHash } from 'node:crypto';
import { type Mock, afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddPictures } from '../../../activities/jobs/page-pictures.ts';
import { batchKey } from '../../../activities/batch-key.ts';
import {
  createModelActivities,
  type ModelActivities,
  type ModelExtractionRequest,
} from '../../../activities/jobs/model.activities.ts';
import type { Model } from '../../../adapters/model/index.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import type { ModelReply } from '../../../domain/model/model.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import { ModelError } from '../../../domain/model/model-error.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import { isRecordList } from '../../../domain/policies/schema.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { type ActivityStage, insertJob, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { untilAborted } from '../../helpers/fake-reader.ts';

const { jobFolder } = objectKeys;
const premium = { path: '/totalPremium', value: 812.4, at: '1.2', quote: '$812.40' };
const unproven = { path: '/carrierName', value: 'Acme Mutual', at: '1.1', quote: 'Acme Mutual' };

let stage: ActivityStage;
let complete: Mock<Model['complete']>;
let mayUseModel: Mock<(accountId: string) => Promise<boolean>>;
let activities: ModelActivities;
let request: ModelExtractionRequest;
let folder: string;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  complete = vi.fn<Model['complete']>();
  mayUseModel = vi.fn<(accountId: string) => Promise<boolean>>().mockResolvedValue(true);
  activities = createModelActivities(dependencies());
  const jobId = await insertJob(stage);
  const job = { jobId, accountId: stage.accountId };
  folder = jobFolder(job);
  const page = typedPage('Personal Auto Declarations\nAll that you owe us comes to $812.40\nPolicy QX-445-1182');
  await store(batchKey(folder, 0), [page]);
  const rules = await store(`${folder}/result.json`, resultJson({ data: {}, fields: {} }));
  request = { ...job, policyType: 'auto', step: 2, rules, batches: 1 };
});

function dependencies() {
  return {
    model: { name: 'fake-1', complete, limits: { contextTokens: 100_000, outputTokens: 8_000 } },
    jobs: withAccountScope(createJobRunRepository(stage.rows)),
    storage: stage.storage,
    jobFolder,
    thresholds: { confidence: 0.8, whole: 0.5 },
    callsPerJob: 4,
    prices: { input: 2, output: 10 },
    mayUseModel,
  };
}

/** What a job comes to that one call of the model takes. */
const asStored = (outcome: object): StoredObject => outcome as StoredObject;

const values = (...given: unknown[]): ModelReply => ({
  text: JSON.stringify({ values: given }),
  toolCalls: [],
  usage: { promptTokens: 700, completionTokens: 50 },
  finish: 'stop',
});

async function store(key: string, value: unknown): Promise<StoredObject> {
  const bytes = value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value));
  await stage.storage.put(key, bytes);
  return { key, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}
const load = async (key: string) =>
  JSON.parse(String(Buffer.from((await stage.storage.get(key)) ?? Buffer.from('{}'))));

/** Tokens of all usage events. */
async function countedTokens(): Promise<number> {
  const { _sum } = await stage.prisma.usageEvent.aggregate({ _sum: { promptTokens: true, completionTokens: true } });
  return (_sum.promptTokens ?? 0) + (_sum.completionTokens ?? 0);
}

const sure = { state: 'present', confidence: 0.95, source: 'text' };

/** A result of an auto policy whose core fields are all there and sure. */
function sureResult() {
  const core = Object.entries(findPolicyType('auto')?.schema.properties ?? {}).filter(([, field]) => 'x-core' in field);
  const data: Record<string, unknown> = {};
  const fields: Record<string, typeof sure> = {};
  for (const [name, field] of core) {
    const value = `${name} as printed`;
    data[name] = field.type === 'array' ? [isRecordList(field) ? { [field['x-key'][0] ?? '']: value } : value] : value;
    for (const path of [`/${name}`, `/${name}/0`, `/${name}/0/${'x-key' in field ? field['x-key'][0] : ''}`])
      fields[path] = sure;
  }
  return { data, fields };
}

describe('what a model is asked for', () => {
  it('costs what its tokens cost, and says how often the model was called', async () => {
    complete.mockResolvedValueOnce(values(premium, unproven)).mockResolvedValueOnce(values());
    const stored = asStored(await attempt().call(activities, 'extractWithModel', request));

    // 1,400 tokens at $2 and 100 at $10 a million
    expect(await load(stored.key)).toMatchObject({ usage: { calls: 2, costUsd: 0.0038 } });
  });

  it('of a scan comes with the pictures of its pages, and a repair with those of the pages in dispute', async () => {
    const addPictures = vi.fn<AddPictures>(async (given) => given);
    const scanned = ['Personal Auto Declarations\nAll that you owe us comes to $812.40', 'Policy QX-445-1182'].map(
      (text, at) => {
        const page = typedPage(text, at + 1);
        return { ...page, words: page.words.map((word) => ({ ...word, source: 'ocr' as const })) };
      },
    );
    await store(batchKey(folder, 0), scanned);
    complete.mockResolvedValueOnce(values(premium, { ...unproven, at: '2.1' })).mockResolvedValueOnce(values());

    await attempt().call(createModelActivities({ ...dependencies(), addPictures }), 'extractWithModel', request);

    const pictured = addPictures.mock.calls.map(([, { pages }]) => pages.map(({ number }) => number));
    expect(pictured).toEqual([[1, 2], [2]]);
  });

  it('with the engine auto asks for nothing that the rules are sure of', async () => {
    const { data, fields } = sureResult();
    fields['/totalPremium'] = { ...sure, confidence: 0.4 };
    const rules = await store(`${folder}/result.json`, resultJson({ data, fields }));
    complete.mockResolvedValueOnce(values(premium));

    const stored = asStored(
      await attempt().call(activities, 'extractWithModel', { ...request, rules, engine: 'auto' }),
    );

    const [asked] = complete.mock.calls.map(([{ system }]) => system);
    expect(asked).toContain('totalPremium ($)');
    expect(asked).not.toContain('policyNumber (id)');
    expect(await load(stored.key)).toMatchObject({
      engine: 'model+rules',
      data: { totalPremium: 812.4, policyNumber: 'policyNumber as printed' },
      fields: { '/totalPremium': { source: 'model' }, '/policyNumber': { source: 'text' } },
    });
  });

  it('with the engine auto makes no call when nothing is in doubt', async () => {
    const certain = createModelActivities({ ...dependencies(), thresholds: { confidence: 0, whole: 1 } });
    const { data, fields } = sureResult();
    const rules = await store(`${folder}/result.json`, resultJson({ data, fields }));

    const stored = asStored(await attempt().call(certain, 'extractWithModel', { ...request, rules, engine: 'auto' }));

    expect(stored).toEqual(rules);
    expect(complete).not.toHaveBeenCalled();
  });

  it('is done by the rules alone, and says so, when the account has used up its tokens', async () => {
    mayUseModel.mockResolvedValueOnce(false);

    const stored = asStored(await attempt().call(activities, 'extractWithModel', request));

    expect(mayUseModel).toHaveBeenCalledWith(stage.accountId);
    expect(await load(stored.key)).toMatchObject({ engine: 'rules', warnings: [{ code: 'model_quota_used_up' }] });
    expect(complete).not.toHaveBeenCalled();
  });
});

describe('what calls of a model took', () => {
  it('is counted where they ran out of time or were cancelled, and where they were made again', async () => {
    const before = await countedTokens();
    const running = attempt(2);
    complete
      .mockRejectedValueOnce(new ModelError('timeout', { spent: { promptTokens: 400, completionTokens: 0 } }))
      .mockImplementationOnce(async ({ signal }) => {
        setImmediate(running.cancel);
        return await untilAborted(signal);
      })
      .mockRejectedValueOnce(new ModelError('rate_limited'))
      .mockResolvedValueOnce(values(premium));
    await expect(attempt().call(activities, 'extractWithModel', request)).rejects.toThrow();
    await expect(running.call(activities, 'extractWithModel', request)).rejects.toThrow();
    await expect(attempt(3).call(activities, 'extractWithModel', request)).rejects.toThrow();
    const stored = asStored(await attempt(4).call(activities, 'extractWithModel', request));

    const { usage: told } = await load(stored.key);
    expect(told).toMatchObject({ calls: 3, completionTokens: 50 });
    expect(told.promptTokens).toBeGreaterThan(400 + 700 + 1_000);
    const result = (await stage.storage.get(stored.key)) ?? new Uint8Array();
    await dependencies().jobs.complete({ ...request, step: 3, result });
    expect((await countedTokens()) - before).toBe(told.promptTokens + told.completionTokens);
  });

  it('is counted for a job that is cancelled or removed before it has a result', async () => {
    complete.mockImplementation(async () => {
      await stage.prisma.job.delete({ where: { id: request.jobId } });
      return values(premium);
    });
    await stage.prisma.usageEvent.create({
      data: { accountId: stage.accountId, keyId: stage.keyId, kind: 'job', subjectId: request.jobId, source: 'api' },
    });
    const before = await countedTokens();
    await expect(attempt().call(activities, 'extractWithModel', request)).rejects.toMatchObject({ type: 'cancelled' });

    expect((await countedTokens()) - before).toBe(750);
  });
});

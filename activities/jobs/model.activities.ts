import type { Model } from '../../adapters/model/index.ts';
import type { Storage } from '../../adapters/storage/index.ts';
import { withoutModel } from '../../domain/extraction/model/without-model.ts';
import { type AskingEngine, chooseQuestion } from '../../domain/extraction/questions/choose-question.ts';
import type { AskThresholds } from '../../domain/extraction/questions/doubts.ts';
import type { ModelPrices } from '../../domain/model/cost.ts';
import {
  finishExtraction,
  type ModelExtraction,
  prepareExtraction,
  prepareRepair,
} from '../../domain/extraction/model/model-extraction.ts';
import { splitRange, renumbered } from '../../domain/extraction/model/ranges.ts';
import type { Page } from '../../domain/document/page.ts';
import type { ExtractionResult } from '../../domain/extraction/result.ts';
import type { ModelReply, ModelUsage } from '../../domain/model/model.ts';
import { jobMaxAttempts, type StoredObject } from '../../domain/orchestration.ts';
import { findPolicyType } from '../../domain/policies/registry.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { batchKey } from '../batch-key.ts';
import { createModelCalls } from './model-calls.ts';
import { type JobName, storeForJob } from './store-for-job.ts';
import { type AddPictures, addPicturesToRepair } from './page-pictures.ts';
import { reportRowProgress } from '../progress.ts';
import { createModelRanges, type PlannedRanges } from './model-ranges.ts';
import { isContextExceeded } from '../model-failure.ts';
import { findJson, jsonBytes, loadJson, referenceTo } from '../stored-objects.ts';

export type ModelActivities = ReturnType<typeof createModelActivities>;

/** Extraction of a job's document with a model, after the rules. */
export interface ModelExtractionRequest {
  jobId: string;
  accountId: string;
  policyType: string;
  step: number;
  /** Absent: `model`. */
  engine?: AskingEngine;
  /** For pictures of its pages. */
  document?: StoredObject;
  /** Stored result of the rules. */
  rules: StoredObject;
  /** Number of page ranges in storage. */
  batches: number;
  /** Whether a longer document may be asked in ranges by further activities; absent in runs from before there were any. */
  mayPlan?: true;
}

/** A range of a job's document. */
export interface ModelRangeRequest {
  jobId: string;
  accountId: string;
  step: number;
  /** Of the range. */
  id: string;
  /** Progress: ranges answered so far and in total, besides the page ranges that were read. */
  done: number;
  total: number;
  batches: number;
}

/** Activities that call a model for jobs; they run on the task queue `model`. */
export function createModelActivities({
  model,
  jobs,
  storage,
  jobFolder,
  thresholds,
  prices,
  mayUseModel,
  callsPerJob,
  addPictures,
}: {
  model: Model;
  /** Which fields the engine `auto` asks for. */
  thresholds: AskThresholds;
  prices?: ModelPrices | undefined;
  /** Whether the account has tokens left. */
  mayUseModel: (accountId: string) => Promise<boolean>;
  /** Calls of the model that may be in flight for one job. */
  callsPerJob: number;
  /** Adds pictures of pages to a request; absent when the model takes none. */
  addPictures?: AddPictures | undefined;
  jobs: JobRunRepository;
  storage: Storage;
  jobFolder: (owner: { accountId: string; jobId: string }) => string;
}) {
  const drawing: AddPictures = addPictures ?? (async (request) => request);
  const { replyTo, withUsage } = createModelCalls({ model, prices, jobs, store, find });
  const ranges = createModelRanges({
    model,
    callsPerJob,
    addPictures: drawing,
    jobFolder,
    store,
    find,
    replyTo,
  });

  return {
    /**
     * Requests fields of a job's document from the model, all or those that the rules leave open, requests a repair of
     * invalid ones, and merges the values that the pages prove with those of the rules. Returns the result of the rules when
     * nothing is open or the account has used up its tokens; of a document that is too long for one call, it plans the ranges to
     * request by `askModelRange`. Fails with type `provider_error`.
     */
    async extractWithModel(request: ModelExtractionRequest): Promise<StoredObject | PlannedRanges> {
      const progress = await begin(request);
      const folder = jobFolder(request);
      return await progress.during(async (signal) => {
        const { rules, extraction } = await prepare(request);
        if (!extraction) return request.rules;
        const resultKey = `${folder}/result-of-model.json`;
        if (!(await mayUseModel(request.accountId)))
          return await store(request, resultKey, withoutModel(rules, 'model_quota_used_up'));
        if (request.mayPlan && extraction.ranges.length > 1) return await ranges.plan(request, extraction, []);
        const first = await askWhole(request, extraction, signal);
        if ('ranges' in first) return first;
        const repair = prepareRepair(extraction, first);
        const asked =
          repair && (await addPicturesToRepair(drawing, repair, { ...picturesOf(request, extraction), signal }));
        const second = asked && (await replyTo(request, asked, { key: `${folder}/model-repair.json`, signal }));
        const replies = second ? [first, second] : [first];
        const result = finishExtraction({ extraction, replies, rules });
        return await store(request, resultKey, await withUsage(request, result));
      });
    },

    /**
     * Requests the fields of one range, and a repair of invalid ones. Returns the halves of the range, to be requested
     * instead, when it or its answer is too long for the model. Fails with type `provider_error`.
     */
    async askModelRange(request: ModelRangeRequest): Promise<{ halves: string[] }> {
      const progress = await begin(request);
      return await progress.during(async (signal) => {
        const halves = await ranges.ask(request, request.id, signal);
        const { done, total, batches } = request;
        if (halves.length === 0)
          await jobs.recordRanges({ ...request, done: batches + done + 1, total: batches + total });
        return { halves };
      });
    },

    /**
     * Merges the answers of all ranges with the result of the rules; `ranges` is their number, with those that were read.
     * Returns the ranges that lack printed records, to be requested once more, unless they were.
     */
    async mergeModelRanges(
      request: ModelExtractionRequest & { mayAskAgain: boolean; ranges: number },
    ): Promise<StoredObject | { again: string[] }> {
      const progress = await begin(request);
      return await progress.during(async () => {
        await jobs.recordRanges({ ...request, done: request.ranges, total: request.ranges });
        const { rules, extraction } = await prepare(request);
        if (!extraction) return request.rules;
        const merged = await ranges.merge(request, { extraction, rules, mayAskAgain: request.mayAskAgain });
        if ('again' in merged) return merged;
        const result = merged.result ?? withoutModel(rules);
        return await store(request, `${jobFolder(request)}/result-of-model.json`, await withUsage(request, result));
      });
    },
  };

  async function begin(request: JobName & { step: number }) {
    return await reportRowProgress({
      begin: (attempt) =>
        jobs.beginStep({ ...request, stage: 'extracting', attempt: Math.min(attempt, jobMaxAttempts) }),
      hasEnded: () => jobs.isTerminal(request),
    });
  }

  /** The question about the job's document; undefined when the rules leave nothing open. */
  async function prepare(
    request: ModelExtractionRequest,
  ): Promise<{ rules: ExtractionResult; extraction: ModelExtraction | undefined }> {
    const policyType = findPolicyType(request.policyType);
    if (policyType === undefined) throw new RangeError(`There is no policy type ${request.policyType}`);
    const pages: Page[] = [];
    for (let at = 0; at < request.batches; at++) {
      pages.push(...(await loadJson<Page[]>(storage, batchKey(jobFolder(request), at))));
    }
    const rules = await loadJson<ExtractionResult>(storage, request.rules);
    const question = chooseQuestion({ engine: request.engine ?? 'model', policyType, pages, rules, thresholds });
    const { limits } = model;
    return {
      rules,
      extraction:
        question &&
        prepareExtraction({
          ...question,
          limits,
          takesPictures: addPictures !== undefined,
          isSingle: !request.mayPlan,
        }),
    };
  }

  /** The reply about the whole document; or its planned halves, when the document or the answer is too long. */
  async function askWhole(
    request: ModelExtractionRequest,
    extraction: ModelExtraction,
    signal: AbortSignal,
  ): Promise<ModelReply | PlannedRanges> {
    const {
      chosen,
      ranges: [range],
    } = extraction;
    const halves = request.mayPlan && range && splitRange(chosen, range);
    const inHalves = async (spent: ModelUsage[]): Promise<PlannedRanges | undefined> =>
      halves && (await ranges.plan(request, { ...extraction, ranges: renumbered(halves) }, spent));
    const asked = await drawing(extraction.request, { ...picturesOf(request, extraction), signal });
    try {
      const reply = await replyTo(request, asked, { key: `${jobFolder(request)}/model-reply.json`, signal });
      return (reply.finish === 'length' ? await inHalves([reply.usage]) : undefined) ?? reply;
    } catch (error) {
      const planned = isContextExceeded(error) ? await inHalves([]) : undefined;
      if (!planned) throw error;
      return planned;
    }
  }

  async function find<T>(key: string): Promise<T | undefined> {
    return await findJson<T>(storage, key);
  }

  async function store(job: JobName, key: string, value: unknown): Promise<StoredObject> {
    const bytes = jsonBytes(value);
    await storeForJob({ jobs, storage, jobFolder }, job, { key, bytes });
    return referenceTo(key, bytes);
  }
}

/** The pages of a job's document that the model gets pictures of. */
const picturesOf = ({ document }: ModelExtractionRequest, { chosen, pictured }: ModelExtraction) => ({
  document,
  pages: chosen.flatMap(({ page }) => (pictured.has(page.number) ? [page] : [])),
});

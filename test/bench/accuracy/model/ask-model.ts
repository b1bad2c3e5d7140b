import { createModelRanges } from '../../../../activities/jobs/model-ranges.ts';
import { withModelErrors } from '../../../../activities/model-failure.ts';
import type { Page } from '../../../../domain/document/page.ts';
import {
  finishExtraction,
  type ModelExtraction,
  prepareExtraction,
  prepareRepair,
} from '../../../../domain/extraction/model/model-extraction.ts';
import { renumbered, splitRange } from '../../../../domain/extraction/model/ranges.ts';
import { type AskingEngine, chooseQuestion } from '../../../../domain/extraction/questions/choose-question.ts';
import type { AskThresholds } from '../../../../domain/extraction/questions/doubts.ts';
import type { ExtractionResult } from '../../../../domain/extraction/result.ts';
import type { ModelReply, ModelRequest, ModelUsage } from '../../../../domain/model/model.ts';
import type { PolicyType } from '../../../../domain/policies/policy-type.ts';
import type { BenchModel } from './bench-model.ts';

/** A document after the rules. */
export interface ReadDocument {
  policyType: PolicyType;
  pages: readonly Page[];
  rules: ExtractionResult;
}

const job = { jobId: 'job', accountId: 'account' };
const { signal } = new AbortController();

/** Extracts a document with a model after the rules, as a job does. `seconds`: of all calls, one after the other. */
export async function askModel(
  { policyType, pages, rules }: ReadDocument,
  { engine, model, thresholds }: { engine: AskingEngine; model: BenchModel; thresholds: AskThresholds },
): Promise<{ result: ExtractionResult; seconds: number }> {
  let seconds = 0;
  const ask = async (request: ModelRequest): Promise<ModelReply> => {
    const timed = await model.complete(request);
    seconds += timed.seconds;
    return timed.reply;
  };
  const question = chooseQuestion({ engine, policyType, pages, rules, thresholds });
  if (!question) return { result: rules, seconds };
  const extraction = prepareExtraction({ ...question, limits: model.limits });
  if (extraction.ranges.length > 1) {
    return { result: await askInRanges(extraction, { model, rules, ask, spent: [] }), seconds };
  }
  const first = await ask(extraction.request);
  const [only] = extraction.ranges;
  const halves = first.finish === 'length' && only ? splitRange(extraction.chosen, only) : undefined;
  if (halves) {
    const inHalves = { ...extraction, ranges: renumbered(halves) };
    return { result: await askInRanges(inHalves, { model, rules, ask, spent: [first.usage] }), seconds };
  }
  const repair = prepareRepair(extraction, first);
  const replies = repair ? [first, await ask(repair)] : [first];
  return { result: finishExtraction({ extraction, replies, rules }), seconds };
}

/** Asks about the ranges of a long document with the steps of its activities, on a store in memory. */
async function askInRanges(
  extraction: ModelExtraction,
  {
    model,
    rules,
    ask,
    spent,
  }: {
    model: BenchModel;
    rules: ExtractionResult;
    ask: (request: ModelRequest) => Promise<ModelReply>;
    spent: ModelUsage[];
  },
): Promise<ExtractionResult> {
  const stored = new Map<string, string>();
  const find = async <T>(key: string): Promise<T | undefined> => {
    const text = stored.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  };
  const ranges = createModelRanges({
    model: { name: model.name, limits: model.limits, complete: ask },
    callsPerJob: 1,
    addPictures: async (request) => request,
    jobFolder: () => 'job',
    store: async (_, key, value) => stored.set(key, JSON.stringify(value)),
    find,
    async replyTo(_, request, { key }) {
      const reply = await withModelErrors(() => ask(request));
      stored.set(key, JSON.stringify(reply));
      return reply;
    },
  });
  const askAll = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await askAll(await ranges.ask(job, id, signal));
  };
  const planned = await ranges.plan(job, extraction, spent);
  await askAll(Array.from({ length: planned.ranges }, (_, at) => String(at)));
  const merged = await ranges.merge(job, { extraction, rules, mayAskAgain: true });
  if ('result' in merged) return merged.result ?? rules;
  await askAll(merged.again);
  const final = await ranges.merge(job, { extraction, rules, mayAskAgain: false });
  return 'result' in final && final.result ? final.result : rules;
}

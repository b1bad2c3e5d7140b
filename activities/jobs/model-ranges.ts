import type { Model } from '../../adapters/model/index.ts';
import { lackingRanges } from '../../domain/extraction/model/lacking-ranges.ts';
import {
  draftOfAnswers,
  finishAnswers,
  type ModelAnswers,
  type ModelExtraction,
} from '../../domain/extraction/model/model-extraction.ts';
import {
  halvesOf,
  questionOf,
  type RangeQuestion,
  repairOfRange,
  requestOfRange,
} from '../../domain/extraction/model/range-questions.ts';
import type { PageRange } from '../../domain/extraction/model/ranges.ts';
import { readAnswer } from '../../domain/extraction/model/read-answer.ts';
import type { ExtractionResult } from '../../domain/extraction/result.ts';
import type { ModelReply, ModelRequest, ModelUsage } from '../../domain/model/model.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { isContextExceeded } from '../model-failure.ts';
import type { Page } from '../../domain/document/page.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import { type AddPictures, addPicturesToRepair } from './page-pictures.ts';
import type { JobName } from './store-for-job.ts';

/** A document that is too long for one call: the number of its ranges, and how many calls may be in flight. */
export type PlannedRanges = { ranges: number; inFlight: number };

type Plan = { ranges: number; spent: ModelUsage[]; document?: StoredObject };

interface Dependencies {
  model: Model;
  /** Calls that may be in flight for one job. */
  callsPerJob: number;
  addPictures: AddPictures;
  jobFolder: (owner: JobName) => string;
  store: (job: JobName, key: string, value: unknown) => Promise<unknown>;
  /** Undefined when there is no such object. */
  find: <T>(key: string) => Promise<T | undefined>;
  replyTo: (job: JobName, request: ModelRequest, call: { key: string; signal: AbortSignal }) => Promise<ModelReply>;
}

/**
 * Questions and replies about ranges of a job's document, each stored under the id of its range, so that a retry pays for no
 * call twice.
 */
export function createModelRanges({ model, callsPerJob, addPictures, jobFolder, store, find, replyTo }: Dependencies) {
  const planKey = (job: JobName): string => `${jobFolder(job)}/model-plan.json`;
  const questionKey = (job: JobName, id: string): string => `${jobFolder(job)}/model-question-${id}.json`;
  const replyKey = (job: JobName, id: string): string => `${jobFolder(job)}/model-reply-${id}.json`;
  const repairKey = (job: JobName, id: string): string => `${jobFolder(job)}/model-repair-${id}.json`;

  /** Stores the question about each range. `spent`: usage of earlier calls whose replies are discarded. */
  async function plan(
    job: JobName & { document?: StoredObject },
    extraction: ModelExtraction,
    spent: ModelUsage[],
  ): Promise<PlannedRanges> {
    const { chosen: numbered, policyType, pictured, request, ranges } = extraction;
    for (const range of ranges) {
      const question = questionOf({ range, numbered, system: request.system, schema: policyType.schema });
      const own = question.pages.map(({ number }) => number).filter((number) => pictured.has(number));
      await store(job, questionKey(job, range.id), { ...question, ...(own.length > 0 && { pictured: own }) });
      await yieldToEventLoop();
    }
    const { document } = job;
    await store(job, planKey(job), { ranges: ranges.length, spent, ...(document && { document }) } satisfies Plan);
    return { ranges: ranges.length, inFlight: callsPerJob };
  }

  /** Asks about a range. Returns its halves, to be asked instead, when the range or its answer is too long for the model. */
  async function ask(job: JobName, id: string, signal: AbortSignal): Promise<string[]> {
    // the id is a part of storage keys, and payloads are not trusted
    if (!/^[\w-]+$/.test(id)) throw new RangeError('This is no id of a range.');
    const question = await find<RangeQuestion>(questionKey(job, id));
    if (!question) throw new Error(`the question about range ${id} is missing`);
    const document = (await find<Plan>(planKey(job)))?.document;
    const pages = question.pages.filter((page) => isPictured(question, page));
    const request = await addPictures(requestOfRange(question, model.limits.outputTokens), { document, pages, signal });
    let reply: ModelReply | undefined;
    try {
      reply = await replyTo(job, request, { key: replyKey(job, id), signal });
    } catch (error) {
      if (!isContextExceeded(error)) throw error;
      const halves = await split(job, question);
      if (!halves) throw error;
      return halves;
    }
    const halves = reply.finish === 'length' ? await split(job, question) : undefined;
    if (halves) return halves;
    const repair = repairOfRange(question, { request, reply });
    if (repair) {
      const repairWithPictures = await addPicturesToRepair(addPictures, repair, { document, pages, signal });
      await replyTo(job, repairWithPictures, { key: repairKey(job, id), signal });
    }
    return [];
  }

  async function split(job: JobName, question: RangeQuestion): Promise<string[] | undefined> {
    const halves = halvesOf(question);
    for (const half of halves ?? []) await store(job, questionKey(job, half.range.id), half);
    return halves?.map(({ range }) => range.id);
  }

  /** The model's answers to all ranges. */
  async function answersTo(job: JobName, { policyType, chosen, pictured }: ModelExtraction): Promise<ModelAnswers> {
    const planned = await find<Plan>(planKey(job));
    if (!planned) throw new Error('the plan of the ranges is missing');
    const answers: { answer: ModelAnswers['answers'][number]['answer']; range: PageRange }[] = [];
    const unanswered: PageRange[] = [];
    const usage = [...planned.spent];

    async function repliesTo(id: string): Promise<ModelReply[]> {
      const replies = [await find<ModelReply>(replyKey(job, id)), await find<ModelReply>(repairKey(job, id))];
      const given = replies.flatMap((one) => one ?? []);
      usage.push(...given.map((reply) => reply.usage));
      return given;
    }

    async function visit(id: string): Promise<void> {
      const question = await find<RangeQuestion>(questionKey(job, id));
      if (!question) throw new Error(`the question about range ${id} is missing`);
      const replies = await repliesTo(id);
      if (await find(questionKey(job, `${id}-0`))) {
        await visit(`${id}-0`);
        await visit(`${id}-1`);
        return;
      }
      const again = await repliesTo(againId(id));
      const { range } = question;
      if (replies.length === 0) unanswered.push(range);
      else {
        const shown = new Set(question.pages.map(({ number }) => number));
        const pages = chosen.filter(({ page }) => shown.has(page.number));
        const read = (given: readonly ModelReply[]) =>
          readAnswer({ schema: policyType.schema, pages, pictured, replies: given });
        const [first, second] = [read(replies), again.length > 0 ? read(again) : undefined];
        answers.push({ answer: second && second.kept > first.kept ? second : first, range });
      }
      await yieldToEventLoop();
    }

    for (let at = 0; at < planned.ranges; at++) await visit(String(at));
    return { answers, unanswered, usage };
  }

  /** The result of all answers; or, if `mayAskAgain`, the ranges whose answers lack printed records. */
  async function merge(
    job: JobName,
    { extraction, rules, mayAskAgain }: { extraction: ModelExtraction; rules: ExtractionResult; mayAskAgain: boolean },
  ): Promise<{ again: string[] } | { result: ExtractionResult | undefined }> {
    const answers = await answersTo(job, extraction);
    if (answers.answers.length === 0) return { result: undefined };
    const draft = draftOfAnswers(extraction, answers);
    if (mayAskAgain) {
      const lacking = lackingRanges({ extraction, answers, draft });
      for (const [id, missing] of lacking) {
        const question = await find<RangeQuestion>(questionKey(job, id));
        const range = { ...question?.range, id: againId(id) };
        if (question) await store(job, questionKey(job, againId(id)), { ...question, range, missing });
      }
      if (lacking.size > 0) return { again: [...lacking.keys()].map(againId) };
    }
    return { result: finishAnswers({ extraction, answers, draft, rules }) };
  }

  return { plan, ask, merge };
}

/** Whether the model gets a picture of the page: only pages of the range itself, not those around it for context. */
function isPictured({ pictured = [], range }: RangeQuestion, { number }: Page): boolean {
  return pictured.includes(number) && number >= range.from.page && number <= range.to.page;
}

/** Id of the second question about a range. */
const againId = (id: string): string => `${id}-again`;

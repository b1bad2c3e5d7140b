import type { ModelLimits, ModelReply, ModelRequest, ModelUsage } from '../../model/model.ts';
import { estimateTokens, tokensOfPicture } from '../../model/model.ts';
import { ownValue } from '../../lookup.ts';
import { mostPictures, needsPicture } from '../pictures/pictured-pages.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import { assembleResult, type Assembled } from '../assemble.ts';
import type { Page } from '../../document/page.ts';
import type { Draft } from '../cited.ts';
import type { ExtractionResult, ExtractionWarning } from '../result.ts';
import { validate } from '../validation/validate.ts';
import { choosePages, pagesWithValues } from './choose-pages.ts';
import { extractionQuestion, extractionSystem, replySchema } from './extraction.prompt.ts';
import { lackingRecords } from './lacking-ranges.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { mergeResults } from './merge-results.ts';
import { type NumberedPage, numberLines } from './numbered-pages.ts';
import { type PageRange, planRanges } from './ranges.ts';
import { type ReadAnswer, readAnswer, repairOf } from './read-answer.ts';

/** What a model is asked about a document. */
export interface ModelExtraction {
  policyType: PolicyType;
  /** The same type with its whole schema, of which `policyType` may hold a part. */
  whole: PolicyType;
  pages: readonly Page[];
  /** How many of them have text. */
  readable: number;
  /** Those with text that may hold values. */
  worthwhile: readonly NumberedPage[];
  /** Those that the model gets. */
  chosen: readonly NumberedPage[];
  /** Numbers of those of which it gets pictures too. */
  pictured: ReadonlySet<number>;
  /** One when a single call takes the whole document. */
  ranges: readonly PageRange[];
  /** The single call. */
  request: ModelRequest;
}

/** More calls for one document are not worth it: pages that promise least are left out. */
const mostRanges = 200;
/** Tokens of the lines around a range. */
const tokensOfContext = 2_000;

/** Plans the calls of a model for a document: one, or one for each range of pages that a call can take. */
export function prepareExtraction({
  policyType,
  whole = policyType,
  pages,
  limits,
  takesPictures = false,
  isSingle = false,
}: {
  policyType: PolicyType;
  whole?: PolicyType;
  pages: readonly Page[];
  limits: ModelLimits;
  takesPictures?: boolean;
  /** Only one call: pages that it does not take are left out. */
  isSingle?: boolean;
}): ModelExtraction {
  const system = extractionSystem(policyType);
  // the repair holds the first reply too
  const pictured = new Set(takesPictures ? pages.filter(needsPicture).map(({ number }) => number) : []);
  const reserved = tokensOfContext + Math.min(pictured.size, mostPictures) * tokensOfPicture;
  const room = limits.contextTokens - 2 * limits.outputTokens - estimateTokens(system) - reserved;
  const tokens = Math.max(room, Math.floor(limits.contextTokens / 4));
  const readable = pages.filter((page) => page.words.length > 0 || pictured.has(page.number)).map(numberLines);
  const valuable = new Set(pagesWithValues(readable));
  // OCR may have missed the values of a page
  const worthwhile = readable.filter((page) => valuable.has(page) || pictured.has(page.page.number));
  const budget = { input: tokens, output: limits.outputTokens };
  const planned = planRanges(worthwhile, budget);
  const isTooLong = planned.length > mostRanges;
  const share = mostRanges / planned.length;
  const chosen =
    isSingle || isTooLong
      ? choosePages(worthwhile, isSingle ? tokens : Math.floor(share * tokensOf(worthwhile)))
      : worthwhile;
  const request = {
    system,
    messages: [extractionQuestion(chosen)],
    schema: replySchema,
    maxOutputTokens: limits.outputTokens,
  };
  const ranges = isTooLong ? planRanges(chosen, budget) : planned;
  return { policyType, whole, pages, readable: readable.length, worthwhile, chosen, pictured, ranges, request };
}

const tokensOf = (pages: readonly NumberedPage[]): number =>
  pages.reduce((sum, { text }) => sum + estimateTokens(text), 0);

/** The one repair of what the first reply got wrong; undefined when there is nothing to repair. */
export function prepareRepair(extraction: ModelExtraction, reply: ModelReply): ModelRequest | undefined {
  const { policyType, chosen: pages, pictured, request } = extraction;
  const lackingIn = (draft: Draft) => lackingRecords(extraction, draft);
  return repairOf({ schema: policyType.schema, pages, pictured, request, reply, lackingIn });
}

/** What the model said of a document: of all of it, or of its ranges. */
export interface ModelAnswers {
  /** In the order of the document. */
  answers: readonly { answer: ReadAnswer; range?: PageRange }[];
  /** Ranges that the model did not answer. */
  unanswered: readonly PageRange[];
  /** Of all calls, those too whose answers were of no use. */
  usage: readonly ModelUsage[];
}

/** The result of a job whose model has answered in a single call: its proven values, and those of the rules where it has none. */
export function finishExtraction({
  extraction,
  replies,
  rules,
}: {
  extraction: ModelExtraction;
  /** The first, and the repair when there was one. */
  replies: readonly ModelReply[];
  rules: ExtractionResult;
}): ExtractionResult {
  const { policyType, chosen: pages, pictured } = extraction;
  const answer = readAnswer({ schema: policyType.schema, pages, pictured, replies });
  const answers = { answers: [{ answer }], unanswered: [], usage: replies.map(({ usage }) => usage) };
  return finishAnswers({ extraction, answers, draft: answer.draft, rules });
}

/** The drafts of all answers as one. */
export function draftOfAnswers({ policyType, chosen }: ModelExtraction, { answers }: ModelAnswers): Draft {
  const roles = new Map(chosen.map(({ page, role }) => [page.number, role]));
  return mergeDrafts({
    schema: policyType.schema,
    drafts: answers.map(({ answer }) => answer.draft),
    roleOf: (page) => roles.get(page) ?? 'other',
  });
}

/** The result of a job whose model has answered. */
export function finishAnswers({
  extraction,
  answers: given,
  draft,
  rules,
}: {
  extraction: ModelExtraction;
  answers: ModelAnswers;
  /** The drafts of the answers as one. */
  draft: Draft;
  rules: ExtractionResult;
}): ExtractionResult {
  const { chosen, whole, pictured } = extraction;
  const { schema } = whole;
  const { schema: asked } = extraction.policyType;
  const merged = mergeResults({
    schema,
    asked,
    model: asModels(assembleResult({ schema: asked, draft, pages: chosen.map(({ page }) => page) }), pictured),
    rules,
    seenPages: seenPages(extraction, given),
  });
  const { data, citations, fields, fromModel, fromRules } = merged;
  return {
    data,
    citations,
    fields,
    validation: validate({ ...whole, data }),
    pages: rules.pages,
    engine: fromModel === 0 ? 'rules' : fromRules === 0 ? 'model' : 'model+rules',
    schemaVersion: rules.schemaVersion,
    usage: { ...rules.usage, ...totalOf(given.usage), calls: given.usage.length },
    warnings: [
      ...rules.warnings,
      ...warningsOf({
        ...answerWarnings(extraction, given),
        model_filled_by_rules:
          asked === schema &&
          fromModel > 0 &&
          fromRules > 0 &&
          `${fromRules} value(s) that the model did not give are those of the rules.`,
      }),
    ],
  };
}

/** The pages that the model has answered completely. */
function seenPages({ chosen }: ModelExtraction, { answers, unanswered }: ModelAnswers): Set<number> {
  const seen = new Set(chosen.map(({ page }) => page.number));
  const cut = answers.filter(({ answer }) => answer.isCut || answer.isUnusable);
  if (cut.some(({ range }) => range === undefined)) return new Set();
  for (const range of [...unanswered, ...cut.flatMap((one) => one.range ?? [])]) {
    for (let page = range.from.page; page <= range.to.page; page++) seen.delete(page);
  }
  return seen;
}

function answerWarnings(
  { chosen, readable, worthwhile }: ModelExtraction,
  { answers, unanswered }: ModelAnswers,
): Record<string, string | false> {
  const dropped = answers.reduce((sum, { answer }) => sum + answer.dropped, 0);
  return {
    model_answer_unusable:
      answers.some(({ answer }) => answer.isUnusable) &&
      "The model's answer could not be read: the values are those of the rules.",
    model_ranges_unanswered:
      unanswered.length > 0 &&
      `The model did not answer for ${unanswered.length} of ${answers.length + unanswered.length} parts of the document: their values are those of the rules.`,
    model_pages_left_out:
      chosen.length < worthwhile.length &&
      `The model was given ${chosen.length} of ${worthwhile.length} pages: more it does not take.`,
    model_pages_without_values:
      worthwhile.length < readable &&
      `${readable - worthwhile.length} page(s) of running text without an amount, date or number were not shown to the model.`,
    model_answer_cut:
      answers.some(({ answer }) => answer.isCut) &&
      "The model's answer was cut at its longest: the rules have filled in what they found.",
    model_values_dropped:
      dropped > 0 && `${dropped} value(s) of the model were dropped: the pages do not bear them out.`,
  };
}

/** How sure a value is that a model gave and the page bears out. Not fitted: no labelled answers of models are at hand. */
const borneOut = 0.85;

/** The values of a model say so, whatever their words were read from. */
function asModels({ fields, ...assembled }: Assembled, pictured: ReadonlySet<number>): Assembled {
  const isPictured = (path: string): boolean =>
    ownValue(assembled.citations, path)?.some(({ page }) => pictured.has(page)) === true;
  const marked = Object.entries(fields).map(([path, state]) => [
    path,
    state.state === 'present'
      ? {
          ...state,
          confidence: Math.round(borneOut * state.confidence * 1000) / 1000,
          source: 'model',
          ...(isPictured(path) && { readFrom: 'picture' }),
        }
      : state,
  ]);
  return { ...assembled, fields: Object.fromEntries(marked) };
}

function totalOf(usages: readonly ModelUsage[]): ModelUsage {
  return {
    promptTokens: usages.reduce((sum, usage) => sum + usage.promptTokens, 0),
    completionTokens: usages.reduce((sum, usage) => sum + usage.completionTokens, 0),
  };
}

function warningsOf(messages: Record<string, string | false>): ExtractionWarning[] {
  return Object.entries(messages).flatMap(([code, message]) => (message === false ? [] : [{ code, message }]));
}

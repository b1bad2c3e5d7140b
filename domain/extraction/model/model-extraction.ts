import type { ModelLimits, ModelReply, ModelRequest, ModelUsage } from '../../model/model.ts';
import { estimateTokens } from '../../model/model.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import { assembleResult, type Assembled } from '../assemble.ts';
import type { Page } from '../../document/page.ts';
import type { ExtractionResult, ExtractionWarning } from '../result.ts';
import { validate } from '../validation/validate.ts';
import { choosePages, pagesWithValues } from './choose-pages.ts';
import { extractionQuestion, extractionSystem, repairQuestion, replySchema } from './extraction.prompt.ts';
import { mergeResults } from './merge-results.ts';
import { type NumberedPage, numberLines } from './numbered-pages.ts';
import { type Placed, placeEntries } from './place-entries.ts';
import { readReply, recordCounts, type ReplyEntry } from './read-reply.ts';

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
  request: ModelRequest;
}

/** Prepares the call of a model for a document: as many of its pages as the model takes, and room for a repair. */
export function prepareExtraction({
  policyType,
  whole = policyType,
  pages,
  limits,
}: {
  policyType: PolicyType;
  whole?: PolicyType;
  pages: readonly Page[];
  limits: ModelLimits;
}): ModelExtraction {
  const system = extractionSystem(policyType);
  // the repair holds the first reply too
  const room = limits.contextTokens - 2 * limits.outputTokens - estimateTokens(system);
  const tokens = Math.max(room, Math.floor(limits.contextTokens / 4));
  const readable = pages.filter((page) => page.words.length > 0).map(numberLines);
  const worthwhile = pagesWithValues(readable);
  const chosen = choosePages(worthwhile, tokens);
  const request = {
    system,
    messages: [extractionQuestion(chosen)],
    schema: replySchema,
    maxOutputTokens: limits.outputTokens,
  };
  return { policyType, whole, pages, readable: readable.length, worthwhile, chosen, request };
}

/** The one repair of what the first reply got wrong; undefined when there is nothing to repair. */
export function prepareRepair(extraction: ModelExtraction, reply: ModelReply): ModelRequest | undefined {
  const { complaints } = read(extraction, [reply]);
  if (complaints.length === 0) return undefined;
  const { request } = extraction;
  const said = { role: 'assistant' as const, content: reply.text || '{}' };
  return { ...request, messages: [...request.messages, said, repairQuestion(complaints)] };
}

function read(
  { policyType, chosen }: ModelExtraction,
  replies: readonly ModelReply[],
): Placed & { isUnusable: boolean } {
  const entries: (ReplyEntry[] | undefined)[] = [];
  // a table of the repair holds records that the first reply did not have
  for (const { text } of replies) entries.push(readReply(text, recordCounts(entries.flatMap((one) => one ?? []))));
  const placed = placeEntries({
    schema: policyType.schema,
    entries: entries.flatMap((one) => one ?? []),
    pages: chosen,
  });
  const isUnusable = entries.every((one) => one === undefined);
  if (isUnusable)
    return { ...placed, complaints: ['The answer is no JSON of the form that was asked for.'], isUnusable };
  const assembled = assembleResult({
    schema: policyType.schema,
    draft: placed.draft,
    pages: chosen.map(({ page }) => page),
  });
  const { errors } = validate({ schema: policyType.schema, data: assembled.data });
  const complaints = [...placed.complaints, ...errors.map(({ path, message }) => `${path}: ${message}`)];
  return { ...placed, complaints, isUnusable };
}

/** The result of a job whose model has answered: its proven values, and those of the rules where it has none. */
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
  const { chosen, readable, worthwhile, whole } = extraction;
  const { schema } = whole;
  const { schema: asked } = extraction.policyType;
  const placed = read(extraction, replies);
  const isCut = replies.some(({ finish }) => finish === 'length');
  const merged = mergeResults({
    schema,
    asked,
    model: asModels(assembleResult({ schema: asked, draft: placed.draft, pages: chosen.map(({ page }) => page) })),
    rules,
    seenPages: new Set(isCut ? [] : chosen.map(({ page }) => page.number)),
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
    usage: { ...rules.usage, ...totalOf(replies.map(({ usage }) => usage)), calls: replies.length },
    warnings: [
      ...rules.warnings,
      ...warningsOf({
        model_answer_unusable:
          placed.isUnusable && "The model's answer could not be read: the values are those of the rules.",
        model_pages_left_out:
          chosen.length < worthwhile.length &&
          `The model was given ${chosen.length} of ${worthwhile.length} pages: more it does not take.`,
        model_pages_without_values:
          worthwhile.length < readable &&
          `${readable - worthwhile.length} page(s) of running text without an amount, date or number were not shown to the model.`,
        model_answer_cut:
          isCut && "The model's answer was cut at its longest: the rules have filled in what they found.",
        model_values_dropped:
          placed.dropped > 0 && `${placed.dropped} value(s) of the model were dropped: the pages do not bear them out.`,
        model_filled_by_rules:
          asked === schema &&
          fromModel > 0 &&
          fromRules > 0 &&
          `${fromRules} value(s) that the model did not give are those of the rules.`,
      }),
    ],
  };
}

/** How sure a value is that a model gave and the page bears out. Not fitted: no labelled answers of models are at hand. */
const borneOut = 0.85;

/** The values of a model say so, whatever their words were read from. */
function asModels({ fields, ...assembled }: Assembled): Assembled {
  const marked = Object.entries(fields).map(([path, state]) => [
    path,
    state.state === 'present'
      ? { ...state, confidence: Math.round(borneOut * state.confidence * 1000) / 1000, source: 'model' }
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

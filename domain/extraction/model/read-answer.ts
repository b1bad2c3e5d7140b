import type { ModelReply, ModelRequest } from '../../model/model.ts';
import type { ObjectSchema } from '../../policies/schema.ts';
import { reread } from '../pictures/reread.ts';
import { assembleResult } from '../assemble.ts';
import { validate } from '../validation/validate.ts';
import type { Dispute } from './checker/placed.ts';
import { repairQuestion, unusableQuestion } from './extraction.prompt.ts';
import type { NumberedPage } from './numbered-pages.ts';
import { type Placed, placeEntries } from './place-entries.ts';
import type { Draft } from '../cited.ts';
import type { LackingRecords } from './lacking-ranges.ts';
import { repairContent } from './repair.ts';
import { readReply, recordCounts, type ReplyEntry } from './read-reply.ts';

/** What the pages bear out of an answer, and what is wrong with the rest. */
export interface ReadAnswer extends Placed {
  /** No reply was of the form that was asked for. */
  isUnusable: boolean;
  isCut: boolean;
  /** How many values could be used. */
  kept: number;
}

/** Reads the replies to one question: the first, and the repair where there was one. */
export function readAnswer({
  schema,
  pages,
  pictured = new Set(),
  replies,
}: {
  schema: ObjectSchema;
  pages: readonly NumberedPage[];
  /** Pages of which the model got pictures. */
  pictured?: ReadonlySet<number>;
  replies: readonly ModelReply[];
}): ReadAnswer {
  const entries: (ReplyEntry[] | undefined)[] = [];
  // a table of the repair holds records that the first reply did not have
  for (const { text } of replies) entries.push(readReply(text, recordCounts(entries.flatMap((one) => one ?? []))));
  const given = entries.flatMap((one) => one ?? []);
  const placed = placeEntries({ schema, entries: given, pages: reread(pages, given, pictured) });
  const isUnusable = entries.every((one) => one === undefined);
  const kept = entries.reduce((sum, one) => sum + (one?.length ?? 0), 0) - placed.dropped;
  return { ...placed, kept, isUnusable, isCut: replies.some(({ finish }) => finish === 'length') };
}

/**
 * The one repair of an answer: of what is disputed in it and of the records that it lacks, or of all when it could not be
 * read. Undefined when it needs none.
 */
export function repairOf({
  schema,
  pages,
  pictured,
  request,
  reply,
  lackingIn = () => [],
}: {
  schema: ObjectSchema;
  pages: readonly NumberedPage[];
  pictured: ReadonlySet<number>;
  request: ModelRequest;
  reply: ModelReply;
  /** The records that the answer lacks. */
  lackingIn?: (draft: Draft) => readonly LackingRecords[];
}): ModelRequest | undefined {
  const answer = readAnswer({ schema, pages, pictured, replies: [reply] });
  if (answer.isUnusable) {
    const said = { role: 'assistant' as const, content: reply.text || '{}' };
    return { ...request, messages: [...request.messages, said, unusableQuestion] };
  }
  const disputes = [...answer.disputes, ...contradictions({ schema, pages, answer })];
  const lacking = lackingIn(answer.draft);
  if (disputes.length === 0 && lacking.length === 0) return undefined;
  return { ...request, messages: [repairQuestion(repairContent({ disputes, lacking, pages }))] };
}

/** Values that contradict each other, such as a policy that ends before it begins. */
function contradictions({
  schema,
  pages,
  answer: { draft, values },
}: {
  schema: ObjectSchema;
  pages: readonly NumberedPage[];
  answer: ReadAnswer;
}): Dispute[] {
  const { data } = assembleResult({ schema, draft, pages: pages.map(({ page }) => page) });
  const { errors } = validate({ schema, data });
  if (errors.length === 0) return [];
  const lines = pages.flatMap((page) => page.lines);
  return errors.map(({ path, message }) => {
    const cited = values.get(path);
    const at = lines.findIndex(({ words }) => words.some((word) => cited?.words.includes(word)));
    const value = cited ? String(cited.value) : '';
    return { path, value, problem: message, wanted: 'the value as printed', lines: at < 0 ? [] : [at] };
  });
}

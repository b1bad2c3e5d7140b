import type { ModelReply } from '../../model/model.ts';
import type { ObjectSchema } from '../../policies/schema.ts';
import { assembleResult } from '../assemble.ts';
import { validate } from '../validation/validate.ts';
import type { NumberedPage } from './numbered-pages.ts';
import { type Placed, placeEntries } from './place-entries.ts';
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
  replies,
}: {
  schema: ObjectSchema;
  pages: readonly NumberedPage[];
  replies: readonly ModelReply[];
}): ReadAnswer {
  const entries: (ReplyEntry[] | undefined)[] = [];
  // a table of the repair holds records that the first reply did not have
  for (const { text } of replies) entries.push(readReply(text, recordCounts(entries.flatMap((one) => one ?? []))));
  const placed = placeEntries({ schema, entries: entries.flatMap((one) => one ?? []), pages });
  const isUnusable = entries.every((one) => one === undefined);
  const kept = entries.reduce((sum, one) => sum + (one?.length ?? 0), 0) - placed.dropped;
  return { ...placed, kept, isUnusable, isCut: replies.some(({ finish }) => finish === 'length') };
}

/** What a repair is asked for; none when the answer needs none. */
export function complaintsOf({
  schema,
  pages,
  answer,
}: {
  schema: ObjectSchema;
  pages: readonly NumberedPage[];
  answer: ReadAnswer;
}): string[] {
  if (answer.isUnusable) return ['The answer is no JSON of the form that was asked for.'];
  const { data } = assembleResult({ schema, draft: answer.draft, pages: pages.map(({ page }) => page) });
  const { errors } = validate({ schema, data });
  return [...answer.complaints, ...errors.map(({ path, message }) => `${path}: ${message}`)];
}

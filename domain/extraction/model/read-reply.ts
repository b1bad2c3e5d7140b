import { z } from 'zod';

const entry = z.object({
  path: z.string().max(300),
  value: z.union([z.string().max(2_000), z.number(), z.boolean()]),
  at: z.coerce.string().max(40).default(''),
  quote: z.coerce.string().max(2_000).default(''),
});

/** A value as a model gives it, with where it says it stands. */
export type ReplyEntry = z.output<typeof entry>;

const flatObject = /\{[^{}]*\}/g;

/** The entries of a reply, whatever stands around them, and though the reply may have been cut; undefined when it has none. */
export function readReply(text: string): ReplyEntry[] | undefined {
  const listed = entriesOf(parsed(text)) ?? (text.match(flatObject) ?? []).map(parsed);
  const entries = listed.map((one) => entry.safeParse(one)).flatMap((read) => (read.success ? [read.data] : []));
  return entries.length > 0 || isEmptyList(text) ? entries : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ''));
  } catch {
    return undefined;
  }
}

function entriesOf(reply: unknown): unknown[] | undefined {
  if (Array.isArray(reply)) return reply;
  const values = typeof reply === 'object' && reply !== null && 'values' in reply ? reply.values : undefined;
  return Array.isArray(values) ? values : undefined;
}

const isEmptyList = (text: string): boolean => entriesOf(parsed(text))?.length === 0;

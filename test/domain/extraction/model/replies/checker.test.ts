import { describe, expect, it } from 'vitest';
import type { Cited } from '../../../../../domain/extraction/cited.ts';
import { type NumberedPage, numberLines } from '../../../../../domain/extraction/model/numbered-pages.ts';
import { placeEntries } from '../../../../../domain/extraction/model/place-entries.ts';
import { findPolicyType } from '../../../../../domain/policies/registry.ts';
import { type JudgedReply, judgedReplies } from './read-replies.ts';

describe.each(['open', 'closed'] as const)('the checker of model replies (%s set)', (folder) => {
  it.each(judgedReplies(folder).map((reply) => [reply.name, reply] as const))('%s', (_, reply) => {
    expect(judge(reply)).toEqual(expectedOf(reply));
  });
});

function judge(reply: JudgedReply) {
  const schema = findPolicyType(reply.type)?.schema;
  if (!schema) throw new Error(`no policy type ${reply.type}`);
  const pages = reply.pages.map(numberLines);
  const { disputes, values } = placeEntries({ schema, entries: reply.entries, pages });
  const cited = values.get(reply.path);
  if (cited) return { verdict: 'accepted', value: cited.value, cited: quoteOf(cited, pages, reply.cited) };
  return { verdict: disputes.some(({ path }) => path === reply.path) ? 'repair' : 'refused' };
}

const expectedOf = ({ verdict, value, cited }: JudgedReply) =>
  verdict === 'accepted' ? { verdict, value, cited } : { verdict };

/** "page.line words", or what was expected when it is part of that. */
function quoteOf({ page, words }: Cited, pages: readonly NumberedPage[], expected: string): string {
  const [first] = words;
  const lines = pages.find((one) => one.page.number === page)?.lines ?? [];
  const line = lines.findIndex((one) => first && one.words.includes(first)) + 1;
  const text = words.map((word) => word.text).join(' ');
  const [, place, part] = /^(\S+) …?(.*?)…?$/.exec(expected) ?? [];
  const isPart = expected.includes('…') && place === `${page}.${line}` && part !== undefined && text.includes(part);
  return isPart ? expected : `${page}.${line} ${text}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../../../../domain/document/page.ts';
import type { ReplyEntry } from '../../../../../domain/extraction/model/read-reply.ts';
import { typedPage } from '../../../../fixtures/declarations/typed-page.ts';

export type Verdict = 'accepted' | 'repair' | 'refused';

/** A reply: the entries of its document, and one that is judged, in place of the one with the same path. */
export interface JudgedReply {
  name: string;
  type: string;
  pages: readonly Page[];
  entries: readonly ReplyEntry[];
  path: string;
  verdict: Verdict;
  /** Of an accepted entry: "page.line words", with … where more words may stand. */
  cited: string;
  /** Of an accepted entry, where it is not the entry's own. */
  value: unknown;
}

/** The judged replies of a folder: a file a document, with its pages, the other entries and the replies. */
export function judgedReplies(folder: 'open' | 'closed'): JudgedReply[] {
  const home = path.join(import.meta.dirname, folder);
  return readdirSync(home)
    .sort()
    .flatMap((file) => repliesOf(file.replace('.txt', ''), readFileSync(path.join(home, file), 'utf8')));
}

function repliesOf(document: string, text: string): JudgedReply[] {
  const [head = '', ...parts] = text.split(/^--- /m);
  const type = /^type: (\S+)/.exec(head)?.[1] ?? '';
  const bodies = (kind: string): string[] =>
    parts.filter((part) => part.startsWith(kind)).map((part) => part.slice(kind.length + 1).trimEnd());
  const pages = bodies('page').map((art, at) => typedPage(art, at + 1));
  const context = rowsOf(bodies('context')).map(([path = '', value = '', at = '', quote = '']) =>
    entryOf({ path, value, at, quote }),
  );
  return rowsOf(bodies('replies')).map(([kind, path = '', given = '', at = '', quote = '', verdict, expected = '']) => {
    const [cited = '', value] = expected.split(' => ');
    return {
      name: `${document}, ${kind}: ${path} ${given}${at && ` at ${at}`}${quote && ` "${quote}"`}`,
      type,
      pages,
      entries: [...context.filter((entry) => entry.path !== path), entryOf({ path, value: given, at, quote })],
      path,
      verdict: verdict as Verdict,
      cited,
      value: JSON.parse(value ?? given) as unknown,
    };
  });
}

/** Fields of a row are parted by " ~ ". */
const rowsOf = (bodies: readonly string[]): string[][] =>
  bodies.flatMap((body) => body.split('\n')).map((row) => row.split('~').map((field) => field.trim()));

function entryOf({ path, value, at, quote }: Record<'path' | 'value' | 'at' | 'quote', string>): ReplyEntry {
  return { path, value: JSON.parse(value) as ReplyEntry['value'], at, quote };
}

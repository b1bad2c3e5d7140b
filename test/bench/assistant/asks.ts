import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A way to ask for something, written by somebody who does not know the assistant. */
export interface Ask {
  author: string;
  text: string;
  /** What it asks for, as a sense of the assistant's lexicon. */
  sense: string;
  /** Whether it is a whole question, and no phrase of one. */
  isQuestion: boolean;
}

interface Entry {
  /** "effectiveDate", "vehicles.vin", "coverage:collision", "list:vehicles". */
  key: string;
  phrases?: readonly string[];
  questions?: readonly string[];
}

/** Reads `<author>-<n>.jsonl` of a folder, an entry a line. */
export const readAsks = (folder: string): Ask[] =>
  linesOf(folder).flatMap(({ author, line }) => asksOf(JSON.parse(line) as Entry, author));

/** Kinds of requests whose answer is what they name, and no comparison of it. */
const NAMING: ReadonlySet<string> = new Set([
  'value',
  'yesno',
  'where',
  'count',
  'list',
  'sum',
  'average',
  'max',
  'min',
]);

/** The requests of a folder (`requests.ts`) that name what they ask for, and those that ask for nothing a document tells. */
export const readAsksInRequests = (folder: string): Ask[] =>
  linesOf(folder).flatMap(({ author, line }) => {
    const { q: text, kind, key } = JSON.parse(line) as { q: string; kind: string; key: string | null };
    const sense = kind === 'none' ? 'none' : key !== null && NAMING.has(kind) ? senseOf(key) : undefined;
    return sense === undefined ? [] : [{ author, text, sense, isQuestion: true }];
  });

/** The lines of `<author>-<n>.jsonl` of a folder. */
export const linesOf = (folder: string): { author: string; line: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => {
      const [author = ''] = name.split('-');
      const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
      return lines.filter((line) => line !== '').map((line) => ({ author, line }));
    });

function asksOf({ key, phrases = [], questions = [] }: Entry, author: string): Ask[] {
  const sense = senseOf(key);
  if (sense === undefined) return [];
  const asks = (texts: readonly string[], isQuestion: boolean): Ask[] =>
    texts.map((text) => ({ author, text, sense, isQuestion }));
  return [...asks(phrases, false), ...asks(questions, true)];
}

/** Topics that stand for several coverages, each of which is called otherwise. */
const COLLECTIVE = /^(?:other|peril|parts|otherOptions|rated|otherBusiness|certificate|otherInjury)$/;

function senseOf(key: string): string | undefined {
  const [kind = '', name] = key.replace(/^list:.*\./, 'list:').split(':');
  if (name !== undefined) return kind === 'list' || (kind === 'coverage' && !COLLECTIVE.test(name)) ? name : undefined;
  const [list = '', field, part] = key.split('.');
  if (field === undefined || part !== undefined) return field ?? list;
  if (list === 'grandTotals') return field;
  if (!list.endsWith('overages')) return key;
  // what a coverage has is asked for in the same words, whatever the list is called
  if (field.startsWith('limit')) return 'limit';
  return field === 'name' ? list : field;
}

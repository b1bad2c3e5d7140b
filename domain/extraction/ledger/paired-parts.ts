import { asText } from '../../reading/atom-kinds.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Found } from './fields.ts';
import type { LedgerPlan } from './plan.ts';
import type { Row } from './rows.ts';

// "Sprain / Left Knee", "Burn, Hand", "Puncture · Neck": two fields in one cell, each with words of its own; a story may end with them.

const SEPARATORS = /^[,;/·|–—-]$/;
const TRAILING = /[,;/]$/;
const DASH = /^[-–—·|]$/;
const MOST_WORDS = 9;

type Parts = NonNullable<LedgerPlan['record']['pair']>;

/** Fields that one of them, or the end of a story, names together. */
export function addPairedParts(fields: Map<string, Found>, { record }: LedgerPlan): void {
  const { pair, loose } = record;
  if (!pair || pair.every(({ field }) => fields.has(field))) return;
  const [first, second] = pair;
  const named = fields.get(first.field) ?? fields.get(second.field);
  if (named) {
    const parts = partsOf(wordsOf(named), pair);
    if (parts)
      for (const [at, { field }] of pair.entries()) fields.set(field, { ...named, field, atoms: [parts[at] as Atom] });
    return;
  }
  const story = fields.get(loose.narrative);
  const words = story ? wordsOf(story) : [];
  const dash = words.findLastIndex(({ word }) => DASH.test(word.text));
  const parts = dash > 0 ? partsOf(words.slice(dash + 1), pair) : null;
  if (!story || !parts) return;
  fields.set(loose.narrative, { ...story, atoms: [atomOf(words.slice(0, dash))] });
  for (const [at, { field }] of pair.entries()) fields.set(field, { ...story, field, atoms: [parts[at] as Atom] });
}

/** A line of a record that names both and nothing else. */
export function pairedPartsIn(row: Row, { record: { pair } }: LedgerPlan): Found[] {
  if (!pair || row.atoms.length > pair.length || row.atoms.some(({ kind, isLabel }) => kind !== 'text' || isLabel))
    return [];
  const parts = partsOf(wordsOf({ atoms: row.atoms }), pair);
  return parts ? pair.map(({ field }, at) => ({ field, atoms: [parts[at] as Atom], row, score: 1 })) : [];
}

interface Word {
  word: Atom['words'][number];
  atom: Atom;
}

const wordsOf = ({ atoms }: Pick<Found, 'atoms'>): Word[] =>
  atoms.flatMap((atom) => atom.words.map((word) => ({ word, atom })));

function partsOf(words: readonly Word[], [first, second]: Parts): [Atom, Atom] | null {
  if (words.length > MOST_WORDS) return null;
  for (let at = 1; at < words.length; at++) {
    const from = restFrom(words, at);
    const [one, other] = [words.slice(0, at), words.slice(from ?? words.length)];
    if (other.length === 0) continue;
    const parts: [Atom, Atom] = [atomOf(one), atomOf(other)];
    if (first.words.test(parts[0].text) && second.words.test(parts[1].text)) return parts;
  }
  return null;
}

/** Where the second part begins behind a word; null where nothing parts both. */
function restFrom(words: readonly Word[], at: number): number | null {
  const [before, next] = words.slice(at - 1, at + 1);
  if (!before || !next) return null;
  if (SEPARATORS.test(next.word.text)) return at + 1;
  return TRAILING.test(before.word.text) || next.atom !== before.atom ? at : null;
}

function atomOf(words: readonly Word[]): Atom {
  const [first] = words as [Word];
  const text = words
    .map(({ word }) => word.text)
    .join(' ')
    .replace(/[,;/.]$/, '');
  const printed = words.map(({ word }) => word);
  return { ...first.atom, ...around(printed), ...asText(text), text, words: printed };
}

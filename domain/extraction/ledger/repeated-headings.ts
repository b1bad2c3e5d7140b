import { asText } from '../../reading/atom-kinds.ts';
import { ownValue } from '../../lookup.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { AmountPlan } from './plan.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Zorvane | Medical | Expense | Zorvane | Medical | Expense": a heading that is repeated as often as the kinds of amounts beside it
// is the kind that is missing, and one repeated as often as a measure is the missing measure.

const LEAST_TIMES = 2;

/** The rows of headings with what they repeat and nobody knows replaced by what is missing among the others. */
export function nameRepeatedHeadings(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const named = rows.map((row) => {
    const heading = row.isFurniture || row.atoms.some(({ kind }) => kind !== 'text') ? null : headingIn(row, meanings);
    return heading ? { ...row, atoms: row.atoms.map((atom) => renamed(atom, heading)) } : row;
  });
  return named.some((row, at) => row !== rows[at]) ? named : rows;
}

interface Heading {
  /** As printed. */
  text: string;
  /** A word that says the same. */
  word: string;
}

const renamed = (atom: Atom, { text, word }: Heading): Atom =>
  normalize(atom.text) === text ? { ...atom, ...asText(word), text: word } : atom;

function headingIn({ atoms }: Row, { vocabulary, plan }: Meanings): Heading | null {
  const unknown = atoms.filter(({ text, isLabel }) => !isLabel && vocabulary.tier(text) === 0);
  const texts = [...new Set(unknown.map(({ text }) => normalize(text)))];
  const repeated = texts.filter(
    (text) => unknown.filter((atom) => normalize(atom.text) === text).length >= LEAST_TIMES,
  );
  const [text, other] = repeated;
  if (text === undefined || other !== undefined) return null;
  const amounts = atoms.map((atom) => vocabulary.meaning(atom.text)?.amount ?? null);
  const places = atoms.flatMap((atom, at) => (normalize(atom.text) === text ? [at] : []));
  if (!places.every((at) => amounts[at - 1] || amounts[at + 1])) return null;
  const word = missingKind(amounts, places.length, plan.amounts);
  return word === null ? null : { text, word };
}

type Amounts = readonly (AmountMeaning | null)[];

const countOf = (amounts: Amounts, isMeant: (amount: AmountMeaning) => boolean): number =>
  amounts.filter((amount) => amount !== null && isMeant(amount)).length;

/** Losses and expenses come before all other kinds. */
function missingKind(amounts: Amounts, times: number, { kinds, summed, totalKind }: AmountPlan): string | null {
  const all = new Set([...summed.kinds, ...Object.keys(kinds).filter((kind) => kind !== totalKind)]);
  const counts = [...all].map(
    (kind) => [kind, countOf(amounts, (each) => each.kind === kind && !each.measure)] as const,
  );
  const known = counts.filter(([, count]) => count > 0);
  const [missing] = counts.find(([, count]) => count === 0) ?? [];
  const areAlike = known.length > 0 && known.every(([, count]) => count === times);
  return areAlike && missing !== undefined ? firstWord(ownValue(kinds, missing)) : null;
}

const firstWord = (words: string | undefined): string | null => words?.trim().split(/\s+/)[0] ?? null;

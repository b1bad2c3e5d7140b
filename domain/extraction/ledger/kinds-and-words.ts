import { cutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import { wordingOf } from './prose-pair.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Medical Only - Closed", "Indemnity / Open": the kind of a record and a word of a field, with a sign between them. They are set as
// labels and values, so that everything else reads them as such.

const SIGN = /^[-–—/]$/;
const MOST_WORDS = 3;

/** Sets kinds and words of a field beside labels, where a sign parts the two. */
export function labelKindsAndWords(rows: readonly Row[], meanings: Meanings): Row[] {
  return rows.map((row) => {
    const atoms = row.atoms.flatMap((atom) => labelled(atom, meanings) ?? [atom]);
    return atoms.length === row.atoms.length ? row : { ...row, atoms };
  });
}

function labelled(atom: Atom, meanings: Meanings): Atom[] | null {
  const texts = atom.words.map(({ text }) => text);
  const at = texts.findIndex((text) => SIGN.test(text));
  if (atom.kind !== 'text' || at < 1 || at > MOST_WORDS) return null;
  const field = fieldOf(texts[at + 1] ?? '', meanings);
  if (field === null || !isKind(texts.slice(0, at).join(' '), meanings)) return null;
  const rest = cutAtom(atom, at + 2);
  // what follows the word is the next label
  if (rest && !atom.isLabel) return null;
  const [pair, next] = rest ?? [atom];
  const parts = partsAt(pair, at);
  if (!parts) return null;
  const label = (own: Atom, name: string): Atom => ({ ...own, text: wordingOf(meanings.plan, name), isLabel: true });
  const [kind, word] = parts;
  const values = [label(kind, meanings.plan.record.loose.type), kind, label(word, field), word];
  return next ? [...values, next] : values;
}

/** What stands before a sign and behind it. */
function partsAt(pair: Atom, at: number): [Atom, Atom] | null {
  const [kind, others] = cutAtom(pair, at) ?? [];
  const word = others && cutAtom(others, 1)?.[1];
  return kind && word ? [kind, { ...word, isLabel: false }] : null;
}

const fieldOf = (word: string, { plan, vocabulary }: Meanings): string | null =>
  Object.keys(plan.values).find((field) => word.length > 1 && vocabulary.valueOf(field, word) !== null) ?? null;

/** A kind of records, or of what is paid for them: "Indemnity". */
function isKind(text: string, { vocabulary }: Meanings): boolean {
  const amount = vocabulary.meaning(text)?.amount;
  return vocabulary.isKind(text) || (amount != null && amount.measure === null && amount.kind !== null);
}

import { cutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import { fieldBeside } from './ledger.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import { keyIn } from './term-keys.ts';

// "Here is what we have on Acme Inc, WC policy TGM-55014.": a line of a letter names the scope of the table below it.

/** Cuts identifiers of scopes out of the sentences that name them, in documents that name no scope otherwise. */
export function cutKeysInSentences(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const { plan, vocabulary } = meanings;
  const isLabel = ({ text }: { text: string }): boolean => vocabulary.meaning(text)?.fields[0] === plan.scope.key;
  const isNamed = (row: Row): boolean =>
    row.atoms.some((atom, at) => isLabel(atom) || fieldBeside(row, at, meanings)?.field === plan.scope.key);
  const cut = rows.map((row) => withKeyOfText(row, isLabel));
  if (cut.some(isNamed)) return cut;
  return cut.map((row) => ({ ...row, atoms: row.atoms.flatMap((atom) => parted(atom, isLabel) ?? [atom]) }));
}

type IsLabel = (word: { text: string }) => boolean;

/** "Policy | A-12345, Farm & Property, continuous since": the key begins a text behind its label. */
function withKeyOfText(row: Row, isLabel: IsLabel): Row {
  const at = row.atoms.findIndex(
    (atom, index) => atom.kind === 'text' && isLabel(row.atoms[index - 1] ?? { text: '' }),
  );
  const atom = row.atoms[at];
  const key = atom && CODE.test(atom.words[0]?.text ?? '') ? codeAt(atom) : undefined;
  if (!atom || !key) return row;
  const parts = [key, ...atPauses(cutAtom(atom, key.words.length)?.[1])];
  return { ...row, atoms: row.atoms.flatMap((each) => (each === atom ? parts : [each])) };
}

/** A code that a comma parts from what follows. */
const CODE = /^(?=.*\d.*\d.*\d)[A-Z\d][A-Z\d./-]*,$/;

/** The first clause of a text and the rest. */
function atPauses(text: Atom | undefined): Atom[] {
  const comma = text?.words.findIndex((word) => /[,;]$/.test(word.text)) ?? -1;
  return text ? (cutAtom(text, comma + 1) ?? [text]) : [];
}

const LEAST_WORDS = 5;

function parted(atom: Atom, isLabel: IsLabel): Atom[] | null {
  const isSentence = atom.kind === 'text' && atom.words.length >= LEAST_WORDS;
  const [before, rest] = (isSentence && cutAtom(atom, atom.words.findIndex(isLabel))) || [];
  const [label, behind] = (rest && cutAtom(rest, 1)) ?? [];
  const key = behind && codeAt(behind);
  if (!before || !label || !key) return null;
  return [before, { ...label, isLabel: true }, key, ...(cutAtom(behind, key.words.length)?.slice(1) ?? [])];
}

/** The code that a text begins with; it may stand in two words. */
function codeAt(text: Atom): Atom | undefined {
  const [key] = keyIn([cutAtom(text, 2)?.[0] ?? text]) ?? [];
  return key?.kind === 'id' ? key : undefined;
}

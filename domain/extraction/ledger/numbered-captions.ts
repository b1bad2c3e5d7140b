import { cutAtom } from '../../reading/atoms.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// "1. NAME OF INSURER  2. NAME OF INSURED": forms number their captions. The numbers are no part of them, and no values.

const NUMBER = /^\(?(\d{1,2})[.):]$/;
const LONGEST = 7;
const LEAST = 4;
const LEAST_KNOWN = 0.5;

interface Caption {
  atom: Atom;
  number: number;
  rest: Atom;
}

/** Takes the numbers off captions that count up, where most of them are known. */
export function withoutCaptionNumbers(rows: readonly Row[], vocabulary: Vocabulary): Row[] {
  const captions = rows.flatMap(({ atoms }) => atoms.flatMap(captionOf));
  const inOrder = captions.filter(({ number }, at) => {
    const [before, after] = [captions[at - 1]?.number, captions[at + 1]?.number];
    return before === number - 1 || after === number + 1;
  });
  const known = inOrder.filter(({ rest }) => vocabulary.meaning(rest.text) !== null).length;
  if (inOrder.length < LEAST || known < LEAST_KNOWN * inOrder.length) return [...rows];
  const without = new Map(inOrder.map(({ atom, rest }) => [atom, rest]));
  return rows.map((row) => {
    if (!row.atoms.some((atom) => without.has(atom))) return row;
    const atoms = row.atoms.map((atom) => without.get(atom) ?? atom);
    return { ...row, ...around(atoms), atoms };
  });
}

function captionOf(atom: Atom): Caption[] {
  const { kind, words } = atom;
  const number = kind === 'text' ? NUMBER.exec(words[0]?.text ?? '')?.[1] : undefined;
  if (number === undefined || words.length < 2 || words.length > LONGEST) return [];
  const rest = cutAtom(atom, 1)?.[1];
  return rest?.kind === 'text' ? [{ atom, number: Number(number), rest }] : [];
}

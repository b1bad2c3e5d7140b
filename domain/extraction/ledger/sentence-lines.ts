import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

export const LEAST_WORDS = 4;
export const LEAST_SMALL = 2;

/** How many words of a text have no capital, as those of sentences. */
export const smallWords = ({ words }: Atom): number => words.filter(({ text }) => /^\p{Ll}{2,}$/u.test(text)).length;

/** Whether a sentence stands alone in its line. */
export const isSentenceAlone = (row: Row, atom: Atom): boolean =>
  row.atoms.length === 1 && atom.kind === 'text' && atom.words.length >= LEAST_WORDS && smallWords(atom) >= LEAST_SMALL;

import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

export const LEAST_WORDS = 4;
export const LEAST_SMALL = 2;

/** How many words of a text have no capital, as those of sentences. */
export const smallWords = ({ words }: Atom): number => words.filter(({ text }) => /^\p{Ll}{2,}$/u.test(text)).length;

const LEAST_BELOW_NAME = 3;
/** Small words that names have. */
const OF_NAMES = /^(?:of|and|the|for|de|del|der|di|la|le|van|von|dba|aka|as|by)$/;

/** Whether a text below a name says what happened: "Truck struck deer". Names have small words only to join others. */
export const isSentence = ({ kind, words }: Atom): boolean =>
  kind === 'text' &&
  words.length >= LEAST_BELOW_NAME &&
  words.some(({ text }) => /^\p{Ll}{2,}[,.;]?$/u.test(text) && !OF_NAMES.test(text));

/** Whether a sentence stands alone in its line. */
export const isSentenceAlone = (row: Row, atom: Atom): boolean =>
  row.atoms.length === 1 && atom.kind === 'text' && atom.words.length >= LEAST_WORDS && smallWords(atom) >= LEAST_SMALL;

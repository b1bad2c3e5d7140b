import { cutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import { isStateCode } from '../../reading/values/places.ts';
import { edgesOfStates } from './edges-of-states.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Karim Morgan CLOSED", "Morgan, Karim CLOSED", "OPEN NV": a word that is a value of its own right behind a name or another value.

const NAME = /^\p{Lu}[\p{L}.'-]+,?$/u;
const LEAST_WORDS = 3;
const LEAST_LETTERS = 4;
const LEAST_LINES = 2;
const SAME_EDGE = 1;

/** Parts such words from what stands in front of them, where several lines have one. */
export function partTrailingValues(rows: readonly Row[], meanings: Meanings): Row[] {
  const edges = edgesOfStates(rows);
  const all = rows.flatMap(({ atoms }) => atoms);
  const named = all.filter((atom) => endsInValue(atom, meanings));
  const states = all.filter((atom) => endsInState(atom, edges));
  const found = new Set(named.length < LEAST_LINES ? states : [...named, ...states]);
  return rows.map((row) => {
    if (!row.atoms.some((atom) => found.has(atom))) return row;
    const atoms = row.atoms.flatMap((atom) =>
      found.has(atom) ? (cutAtom(atom, atom.words.length - 1) ?? atom) : atom,
    );
    return { ...row, atoms };
  });
}

/** "Ann Lee KS" where other lines print a state apart. */
function endsInState({ kind, isLabel, words }: Atom, edges: readonly number[]): boolean {
  const last = words.at(-1);
  if (kind !== 'text' || isLabel || words.length < 2 || !last || !isStateCode(last.text)) return false;
  return edges.some((x) => Math.abs(x - last.x0) <= SAME_EDGE);
}

function endsInValue({ kind, isLabel, words }: Atom, { plan, vocabulary }: Meanings): boolean {
  const texts = words.map(({ text }) => text);
  const [last = '', ...before] = texts.toReversed();
  const isSpoken = (text: string): boolean =>
    Object.keys(plan.values).some((field) => vocabulary.valueOf(field, text) !== null);
  if (kind === 'text' && !isLabel && isStateCode(last)) return isSpoken(before.toReversed().join(' '));
  if (kind !== 'text' || isLabel || texts.length < LEAST_WORDS || last.length < LEAST_LETTERS) return false;
  // in a line of capitals the word may belong to a sentence
  if (texts.every((text) => text === text.toUpperCase())) return false;
  return (
    isSpoken(last) && NAME.test(last) && before.slice(0, 2).every((text) => NAME.test(text) && !vocabulary.knows(text))
  );
}

import { asText } from '../../reading/atom-kinds.ts';
import { isNumeric } from '../../reading/atom.ts';
import { ownValue } from '../../lookup.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { type HeadedLine, headedLine, isNextLine, valueAt } from './headed-lines.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// Lines of amounts that begin with codes: "PD", "OS", "IN". Three lines that follow each other again and again, the last of which
// is the sum of the others in every column, are the parts and the whole, whatever the codes are.

const LEAST_TIMES = 3;
/** Times that both parts are more than nothing somewhere. */
const LEAST_FILLED = 2;
const LEAST_SHARE = 0.9;
const MOST_WORDS = 2;
const CENT = 0.015;

type Triple = readonly [HeadedLine, HeadedLine, HeadedLine];

/** The rows with codes in front of amounts replaced by what their sums say they are. */
export function nameHeadsBySums(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const series = new Map<string, Triple[]>();
  for (const triple of triplesOf(rows.flatMap((row) => headedLine(row, MOST_WORDS)))) {
    const key = triple.map(({ head }) => normalize(head.text)).join('|');
    series.set(key, [...(series.get(key) ?? []), triple]);
  }
  const sums = [...series.values()].filter((triples) => areSums(triples) && sayLess(triples, meanings)).flat();
  const named = new Map(
    sums.flatMap((triple) => triple.map(({ head }, at): [Atom, Atom] => [head, headAt(head, at, meanings)])),
  );
  if (named.size === 0) return rows;
  return rows.map((row) =>
    row.atoms.some((atom) => named.has(atom))
      ? { ...row, atoms: row.atoms.map((atom) => named.get(atom) ?? atom) }
      : row,
  );
}

function triplesOf(lines: readonly HeadedLine[]): Triple[] {
  return lines.flatMap((one, at): Triple[] => {
    const [two, whole] = lines.slice(at + 1, at + 3);
    if (!two || !whole || !isNextLine(one, two) || !isNextLine(two, whole)) return [];
    const heads = new Set([one, two, whole].map(({ head }) => normalize(head.text)));
    return heads.size === 3 ? [[one, two, whole]] : [];
  });
}

const isSum = ([one, two, whole]: Triple): boolean =>
  whole.amounts.every(({ x1 }) => Math.abs(valueAt(one, x1) + valueAt(two, x1) - valueAt(whole, x1)) <= CENT);

const isFilled = ([one, two]: Triple): boolean =>
  [one, two].every(({ amounts }) => amounts.some((atom) => isNumeric(atom) && atom.value !== 0));

function areSums(triples: readonly Triple[]): boolean {
  const holds = triples.filter(isSum);
  return (
    triples.length >= LEAST_TIMES &&
    holds.length >= LEAST_SHARE * triples.length &&
    holds.filter(isFilled).length >= LEAST_FILLED
  );
}

const measuresOf = ({ plan: { amounts } }: Meanings): string[] => [...amounts.identity.parts, amounts.identity.whole];

/** Whether some of the heads are known for the measures that the sum says, and others say nothing or "Total". */
function sayLess([first]: readonly Triple[], meanings: Meanings): boolean {
  const measures = measuresOf(meanings);
  const said = (first ?? []).map(({ head }, at) => measureAt(head, at, meanings));
  const agree = said.every((measure, at) => measure === null || measure === measures[at]);
  return agree && said.some((measure) => measure !== null) && said.includes(null);
}

/** Null where the code is unknown, the empty text where it says something else ("Total"). */
function measureOf(head: Atom, { vocabulary, plan: { amounts } }: Meanings): string | null {
  if (normalize(head.text) === amounts.ambiguous.word) return amounts.ambiguous.alone;
  const amount = head.kind === 'text' ? vocabulary.amountOver(head.text) : null;
  return amount ? (amount.measure ?? '') : null;
}

/** The same at a place of a triple: "Total" below both parts says no measure. */
function measureAt(head: Atom, at: number, meanings: Meanings): string | null {
  const measure = measureOf(head, meanings);
  return measure === '' && measuresOf(meanings)[at] === meanings.plan.amounts.identity.whole ? null : measure;
}

/** The code as the word that it stands for; other words stay as they are. */
function headAt(head: Atom, at: number, meanings: Meanings): Atom {
  const { amounts } = meanings.plan;
  const isCode = normalize(head.text) === amounts.ambiguous.word || measureAt(head, at, meanings) === null;
  const measure = measuresOf(meanings)[at] ?? '';
  const text = ownValue(amounts.measures, measure)?.words.trim().split(/\s+/)[0];
  return isCode && text !== undefined ? { ...head, ...asText(text), text } : head;
}

import { asText } from '../../reading/atom-kinds.ts';
import { ownValue } from '../../lookup.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { AmountMeaning } from './amount-heading.ts';
import { type HeadedLine, headedLine, isNextLine, valueAt } from './headed-lines.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Paid", "Zorvane", "Incurred" below each other: the one text in front of amounts that nobody knows, among others that name all
// measures or kinds but one, is what makes the others add up in every column.

const LEAST_SHARE = 0.9;
const MOST_WORDS = 4;
const CENT = 0.015;
/** Whole dollars are rounded one by one. */
const ROUNDED = 1;

/** Lines that follow each other, and the only one of them that nobody knows. */
interface Run {
  lines: readonly HeadedLine[];
  meanings: readonly (AmountMeaning | null)[];
  unknown: HeadedLine;
}

/** The rows with such texts replaced by a word for what they are. */
export function nameHeadsByExclusion(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const lines = rows.flatMap((row) => headedLine(row, MOST_WORDS));
  const runs = new Map<string, Run[]>();
  for (const run of runsOf(lines).flatMap((each) => withUnknown(each, meanings))) {
    const key = normalize(run.unknown.head.text);
    runs.set(key, [...(runs.get(key) ?? []), run]);
  }
  const words = new Map(
    [...runs].flatMap(([key, alike]) => wordFor(alike, meanings).map((word) => [key, word] as const)),
  );
  if (words.size === 0) return rows;
  const heads = new Map<Atom, string>();
  for (const { head } of lines) {
    const word = words.get(normalize(head.text));
    if (word !== undefined) heads.set(head, word);
  }
  const renamed = (atom: Atom): Atom => {
    const word = heads.get(atom);
    return word === undefined ? atom : { ...atom, ...asText(word), text: word };
  };
  return rows.map((row) =>
    row.atoms.some((atom) => heads.has(atom)) ? { ...row, atoms: row.atoms.map(renamed) } : row,
  );
}

/** Lines that follow each other closely, until a text is repeated. */
function runsOf(lines: readonly HeadedLine[]): HeadedLine[][] {
  const runs: HeadedLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isRepeated = run?.some(({ head }) => normalize(head.text) === normalize(line.head.text)) ?? false;
    if (run && last && !isRepeated && isNextLine(last, line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

function withUnknown(lines: readonly HeadedLine[], { vocabulary }: Meanings): Run[] {
  const meanings = lines.map(({ head }) => (head.kind === 'text' ? vocabulary.amountOver(head.text) : null));
  const [unknown, other] = lines.filter((_, at) => meanings[at] === null);
  const isWord = unknown?.head.kind === 'text' && vocabulary.tier(unknown.head.text) === 0;
  return unknown && !other && isWord ? [{ lines, meanings, unknown }] : [];
}

/** A meaning that the unknown text may have: what it and the others, each with its sign, add up to nothing with. */
interface Reading {
  word: string;
  signs: readonly number[];
}

function wordFor(runs: readonly Run[], meanings: Meanings): string[] {
  const readings = runs.map((run) => [...kindsIn(run, meanings), ...measuresIn(run, meanings)]);
  const words = new Set(readings.flatMap((all) => all.map(({ word }) => word)));
  const fitting = [...words].filter((word) => {
    const tried = runs.flatMap((run, at) => {
      const own = (readings[at] ?? []).filter((reading) => reading.word === word);
      return own.length > 0 ? [{ isHeld: own.some(({ signs }) => addsUp(run, signs)), isFilled: isFilled(run) }] : [];
    });
    const held = tried.filter(({ isHeld }) => isHeld);
    return held.length >= LEAST_SHARE * tried.length && held.some((each) => each.isFilled);
  });
  const [first, other] = fitting;
  return first !== undefined && other === undefined ? [first] : [];
}

/** Whether the unknown line and another one are more than nothing. */
function isFilled({ lines, unknown }: Run): boolean {
  const isMore = (line: HeadedLine): boolean => line.amounts.some(({ x1 }) => valueAt(line, x1) !== 0);
  return isMore(unknown) && lines.filter(isMore).length > 2;
}

function addsUp({ lines }: Run, signs: readonly number[]): boolean {
  const edges = lines.flatMap(({ amounts }) => amounts.map(({ x1 }) => x1));
  const hasCents = lines.some((line) => line.amounts.some(({ x1 }) => !Number.isInteger(valueAt(line, x1))));
  return edges.every((x1) => {
    const sum = lines.reduce((all, line, at) => {
      const value = valueAt(line, x1);
      const sign = signs[at] ?? 0;
      return all + (sign === DEDUCTED ? -Math.abs(value) : sign * value);
    }, 0);
    return Math.abs(sum) <= (hasCents ? CENT : ROUNDED);
  });
}

/** The sign of what is subtracted, whether it is printed with a minus or not. */
const DEDUCTED = -2;

/** The kind that is missing beside the kinds of one total. */
function kindsIn({ meanings }: Run, { plan: { amounts } }: Meanings): Reading[] {
  const { kinds, totalKind, summed } = amounts;
  const known = meanings.flatMap((each) => each ?? []);
  const measures = new Set(known.map(({ measure }) => measure));
  const names = known.map(({ kind }) => kind ?? totalKind);
  const isOne = measures.size === 1 && new Set(names).size === names.length && names.includes(totalKind);
  if (!isOne || names.length < 2) return [];
  const order = [...summed.kinds, ...Object.keys(kinds)];
  const missing = order.find((kind) => !names.includes(kind));
  const word = missing === undefined ? '' : (ownValue(kinds, missing)?.trim().split(/\s+/)[0] ?? '');
  const signs = meanings.map((each) => (each && (each.kind ?? totalKind) === totalKind ? -1 : 1));
  return word === '' ? [] : [{ word, signs }];
}

/** The measures that are missing beside those of one kind. */
function measuresIn({ meanings }: Run, { plan: { amounts } }: Meanings): Reading[] {
  const { identity, measures } = amounts;
  const all = [...identity.parts, identity.less, identity.whole];
  const known = meanings.flatMap((each) => each?.measure ?? []);
  const isOne = new Set(known).size === known.length && known.length === meanings.length - 1;
  if (!isOne || known.length < 2) return [];
  const signOf = (measure: string): number =>
    measure === identity.whole ? -1 : measure === identity.less ? DEDUCTED : 1;
  const missing = all.filter((measure) => !known.includes(measure));
  const isLacking = missing.some((measure) => measure !== identity.less);
  const tried = isLacking ? missing.filter((measure) => measure !== identity.less) : missing;
  return tried.flatMap((measure): Reading[] => {
    const word = ownValue(measures, measure)?.words.trim().split(/\s+/)[0];
    const signs = meanings.map((each) => signOf(each?.measure ?? measure));
    const gross = signs.map((sign) => (sign === DEDUCTED ? 0 : sign));
    return word === undefined ? [] : [{ word, signs }, ...(measure === identity.less ? [] : [{ word, signs: gross }])];
  });
}

import { conditionOn } from './conditions.ts';
import { cueBefore, REACH } from './cues.ts';
import { type Feature, when } from './features.ts';
import type { Option, Reading, Span } from './options.ts';
import type { Column, Value } from './column.ts';
import type { Table } from './table.ts';
import type { Token } from './tokens.ts';

/** The values of each column that the words from one on are, or are a part of. */
export function optionsOfValueAt({ columns, linked }: Table, at: number, reading: Reading): Option[] {
  const token = reading.tokens[at];
  if (!token || token.stem === '' || token.kind === 'money' || isPartOfCode(token)) return [];
  return [...columns, ...linked].flatMap((column) => {
    const found = longestAt(column, at, reading.tokens);
    if (!found || !isTelling(found, at, reading.tokens)) return [];
    const { values, length } = found;
    const features = featuresOf(column, { ...found, at, tokens: reading.tokens });
    return optionsOfValues({ column, span: { from: at, to: at + length }, values, features, reading });
  });
}

/** "SR-22" is no 22. */
const isPartOfCode = ({ kind, raw }: Token): boolean => kind === 'word' && /^\d+$/.test(raw);

interface Found {
  values: readonly Value[];
  /** How many words are those of the values. */
  length: number;
  /** Whether the values have no others. */
  isWhole: boolean;
}

/** The values of which most words stand there, whole ones before others. */
function longestAt(column: Column, at: number, tokens: readonly Token[]): Found | undefined {
  const stem = tokens[at]?.stem ?? '';
  const found = (column.byWord.get(stem) ?? []).map((value) => {
    const isCalled = value.names.includes(stem);
    const length = isCalled ? 1 : runOf(value, at, tokens);
    return { value, length, isWhole: isCalled || length === value.words.length };
  });
  if (found.length === 0) return undefined;
  const length = Math.max(...found.map((one) => one.length));
  const longest = found.filter((one) => one.length === length);
  const isWhole = longest.some((one) => one.isWhole);
  return { values: longest.filter((one) => one.isWhole === isWhole).map(({ value }) => value), length, isWhole };
}

function runOf({ words }: Value, at: number, tokens: readonly Token[]): number {
  let best = 0;
  for (let start = 0; start < words.length; start++) {
    let length = 0;
    while (start + length < words.length && tokens[at + length]?.stem === words[start + length]) length++;
    best = Math.max(best, length);
  }
  return best;
}

/** "Or" and "in" are states in capitals only, and a common word or number is no part of a value. */
function isTelling({ values: [first], length, isWhole }: Found, at: number, tokens: readonly Token[]): boolean {
  const run = tokens.slice(at, at + length);
  const [token] = run;
  if (!first || !token) return false;
  if (length === 1 && /^[a-z]{2}$/.test(first.text) && token.raw !== token.raw.toUpperCase()) return false;
  return isWhole || (run.some(({ isCommon, word }) => !isCommon && word.length > 2) && !isNumber(token, length));
}

const isNumber = ({ kind }: Token, length: number): boolean => kind !== 'word' && length === 1;

function featuresOf(
  column: Column,
  { values, length, isWhole, at, tokens }: Found & { at: number; tokens: readonly Token[] },
): Feature[] {
  const run = tokens.slice(at, at + length);
  const [token] = run;
  const isOfNumber = token !== undefined && isNumber(token, length);
  const isBare = isOfNumber && !isBeside(column, at, tokens);
  return [
    [isWhole ? 'value whole' : 'value part', 1],
    ['value words', length - 1],
    ...when(!isWhole, 'value rest', 1 - length / (values[0]?.words.length ?? 1)),
    ...when(!isWhole, 'value many', Math.log(values.length)),
    ...when(
      values.every(({ rows }) => rows.length === 0),
      'value absent',
    ),
    ...when(
      run.every(({ isCommon }) => isCommon),
      'value common',
    ),
    ...when(column.kind === 'text' && !isWhole, 'value of text'),
    ...when(isOfNumber, isBare ? 'number bare' : 'number of field'),
  ];
}

/** "Location 2". */
const isBeside = ({ words, senses }: Column, at: number, tokens: readonly Token[]): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ stem, word }) => words.has(stem) || senses.has(`${word}s`));

/** Whether another record that it is linked to says it. */
export const ofLink = ({ isLinked, list }: Column): Feature[] =>
  when(isLinked === true, 'linked').concat(when(isLinked === true, `linked to ${list}`));

/** A word that turns round what stands right after it. */
const NEXT = 2;

/** That records have one of the values, or none of them where a word before excepts them. */
export function optionsOfValues({
  column,
  span,
  values,
  features,
  reading: { cues, tokens },
}: {
  column: Column;
  span: Span;
  values: readonly Value[];
  features: readonly Feature[];
  reading: Reading;
}): Option[] {
  const texts = values.map(({ text }) => text);
  // what was opened again is open
  const isOpen = column.key === 'status' && texts.includes('open') && tokens[span.from]?.word !== 'reopened';
  const all = isOpen ? [...new Set([...texts, 'reopened'])] : texts;
  const cue = cueBefore(cues.except, span.from, REACH.except) ?? cueBefore(cues.none, span.from, NEXT);
  const isStrong = cue !== undefined && cues.strong.has(cue);
  const meant = conditionOn(column, { is: 'is', values: all });
  const common = { ...span, role: 'condition' as const, column };
  const own: readonly Feature[] = [...features, [`value of ${column.kind}`, 1], ...ofLink(column)];
  const isSo: Option = {
    ...common,
    condition: meant,
    features: [
      ...own,
      ['is', 1],
      ...when(cue !== undefined, isStrong ? 'is despite exception' : 'is despite cue'),
      ...when(!meant.holds.includes(false), 'is of all'),
    ],
  };
  if (cue === undefined) return [isSo];
  const turned: readonly Feature[] = [
    [isStrong ? 'is excepted' : 'isnt', 1],
    [isStrong ? 'excepted far' : 'isnt far', span.from - cue - 1],
  ];
  const isNot: Option = {
    ...common,
    cue,
    condition: conditionOn(column, { is: 'isnt', values: all }),
    features: [...own, ...turned],
  };
  return [isSo, isNot];
}

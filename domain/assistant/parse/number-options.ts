import { type Bound, boundAt } from './bounds.ts';
import { conditionOn } from './conditions.ts';
import { cueBefore, REACH } from './cues.ts';
import { when } from './features.ts';
import { isPart } from './field-options.ts';
import type { Option, Reading } from './options.ts';
import type { Column } from './column.ts';
import type { Table } from './table.ts';
import type { Token } from './tokens.ts';
import { ofLink } from './value-options.ts';

const isOfYears = ({ key }: Column): boolean => /year/i.test(key);
const TURNED: Readonly<Record<Bound, Bound | 'unequal'>> = {
  over: 'to',
  under: 'from',
  from: 'under',
  to: 'over',
  equal: 'unequal',
};

const SPAN = /^(?:yrs?|year|term|policy)$/;

/** That an amount, number or day of records is as one of the question says: over, under, in a year. */
export function optionsOfNumber({ columns, linked }: Table, at: number, { tokens, cues }: Reading): Option[] {
  const token = tokens[at];
  if (!token || token.kind === 'word') return [];
  // "over the last 5 years" bounds nothing
  if (token.kind === 'number' && isSpan(tokens, at)) return [];
  const bound = boundAt(tokens, at);
  const cue = cueBefore(cues.except, at, REACH.except);
  const isExcepted = cue !== undefined && cues.strong.has(cue) && (bound !== 'equal' || leavesOut(token, tokens[cue]));
  const fitting = [...columns, ...linked].filter((column) => fits(token, bound, column));
  const named = fitting.filter((column) => isDayNamed(column, tokens, at));
  return (named.length > 0 ? named : fitting).flatMap((column) => [
    optionOf({ column, at, token, bound }),
    ...(isExcepted ? [optionOf({ column, at, token, bound: TURNED[bound], cue })] : []),
  ]);
}

const BOUNDING =
  /^(?:after|before|since|in|on|by|from|between|during|until|till|than|later|earlier|or|and|prior|to|the|of|within)$/;

/** "Closed after", "reported in": whether the word before a day says which one it is. */
function isDayNamed({ kind, words }: Column, tokens: readonly Token[], at: number): boolean {
  let from = at - 1;
  while (BOUNDING.test(tokens[from]?.word ?? '') || /^(?:date|year)$/.test(tokens[from]?.kind ?? '')) from--;
  const { stem = '', word = '' } = tokens[from] ?? {};
  return kind === 'date' && word !== 'date' && words.has(stem);
}

const isSpan = (tokens: readonly Token[], at: number): boolean =>
  SPAN.test(tokens[at + 1]?.word ?? '') && /^(?:the|last|past)$/.test(tokens[at - 1]?.word ?? '');

/** "Leave out the 2019 one"; but "the 2016 term minus the 2017 term" leaves out none. */
const leavesOut = ({ kind }: Token, cue: Token | undefined): boolean =>
  (kind === 'year' || kind === 'date') && cue?.word !== 'minus';

interface Bounding {
  column: Column;
  at: number;
  token: Token;
  bound: Bound | 'unequal';
  cue?: number;
}

function optionOf({ column, at, token, bound, cue }: Bounding): Option {
  const isDay = column.kind === 'date';
  const condition = conditionOn(column, { is: bound, value: isDay ? String(token.value) : Number(token.value) });
  const of = isDay ? 'date' : isOfYears(column) ? 'year' : column.kind;
  return {
    from: at,
    to: at + 1,
    role: 'condition',
    column,
    condition,
    ...(cue !== undefined && { cue }),
    features: [
      [`${token.kind} ${bound.endsWith('equal') ? 'is' : 'bounds'} ${of}`, 1],
      ...when(cue !== undefined, 'bound excepted'),
      ...when(isPart(column), 'bounds part'),
      ...ofLink(column),
      ...when(!condition.holds.includes(true), 'number of none'),
    ],
  };
}

/** Longer numbers are those of policies. */
const MOST_PLAIN = 1_000_000;

/** A term begins on its day. */
const isTimeOf = ({ kind, value }: Pick<Token, 'kind' | 'value'>, { key }: Column): boolean =>
  kind === 'date' || (kind === 'year' && (typeof value === 'number' || key === 'effectiveDate'));

function fits({ kind, value: number }: Token, bound: Bound, column: Column): boolean {
  const value = column.items.find((item) => item !== undefined)?.fact.value;
  if (column.kind === 'date') return value !== undefined && isTimeOf({ kind, value: number }, column);
  if (typeof value !== 'number') return false;
  const isBoundedMoney = column.kind === 'money' && bound !== 'equal';
  if (kind === 'percent') return column.kind === 'percent';
  if (kind === 'year') return typeof number === 'number' && (isOfYears(column) || isBoundedMoney);
  if (kind === 'money') return column.kind === 'money' || column.kind === 'number';
  return kind === 'number' && (column.kind !== 'money' || (isBoundedMoney && Number(number) < MOST_PLAIN));
}

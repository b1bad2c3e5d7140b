import { isFieldSense, isListSense } from '../lexicon/senses.ts';
import type { Phrase } from '../index/phrases.ts';
import { searchWordsOf } from '../words.ts';
import { conditionOn } from './conditions.ts';
import { cueAround, REACH } from './cues.ts';
import { type Feature, when } from './features.ts';
import type { Option, Reading, Span } from './options.ts';
import type { Column, Value } from './column.ts';
import type { Table } from './table.ts';
import { optionsOfValues } from './value-options.ts';

/** What a phrase does by what it stands for: it names the list, a field of it, or values. */
export function optionsOfPhrase(table: Table, { words, senses, at }: Phrase, reading: Reading): Option[] {
  const span = { from: at, to: at + words.length };
  const options: Option[] = [];
  if (senses.has(table.list) || words.some((word) => namesList(table.list, word)))
    options.push({ ...span, role: 'list', features: [['list said', 1]] });
  const matching = table.columns.filter((column) => [...senses].some((sense) => column.senses.has(sense)));
  for (const column of matching) {
    const isOne = senses.has(`${column.list}.${column.key}`) || senses.has(column.key);
    const features: Feature[] = [
      ['field said', 1],
      ...when(isOne, 'field exactly'),
      ...when(isPart(column), 'field part'),
      ['field words', words.length - 1],
      ['field rivals', Math.log(matching.length)],
    ];
    options.push(...optionsOfField({ column, span, features, reading }));
  }
  return [...options, ...optionsOfTopics(table, { words, senses, at }, reading)];
}

/** A topic of more values tells none of them from others. */
const MOST_VALUES = 20;

/** The values that are what a phrase stands for. */
export function optionsOfTopics({ columns, linked }: Table, { words, senses, at }: Phrase, reading: Reading): Option[] {
  const span = { from: at, to: at + words.length };
  const topics = [...senses].filter((sense) => !isFieldSense(sense) && !isListSense(sense));
  if (topics.length === 0) return [];
  return [...columns, ...linked].flatMap((column) => {
    const values = closestValues(column.values, topics);
    if (values.length === 0 || values.length > MOST_VALUES) return [];
    return optionsOfValues({ column, span, values, features: [['value by sense', 1]], reading });
  });
}

/** "GL" is a commercial line as "commercial auto" is one, but it is general liability first. */
function closestValues(values: readonly Value[], topics: readonly string[]): Value[] {
  const shared = values.map((value) => topics.filter((topic) => value.senses.has(topic)).length);
  const most = shared.reduce((max, one) => Math.max(max, one), 0);
  return most === 0 ? [] : values.filter((_, at) => shared[at] === most);
}

/** A kind of an amount, which "incurred" alone does not mean. */
export const isPart = ({ key, kind }: Column): boolean =>
  kind === 'money' && key.includes('.') && !key.endsWith('.total');

/** What people call the records of lists, beside the last word of the list's name. */
const RECORDS: ReadonlyMap<string, RegExp> = new Map([
  ['policies', /^(?:term|period|policy)$/],
  ['locations', /^(?:building|bldg|property)$/],
  ['claims', /^(?:file|injury|case|loss)$/],
  ['classifications', /^(?:class|code)$/],
  ['otherCoverages', /^(?:endorsement|extra|rider|option|item)$/],
  ['vehicles', /^(?:unit|auto)$/],
  ['coverages', /^(?:item|line)$/],
]);

function namesList(list: string, word: string): boolean {
  if (list === '') return false;
  return (
    RECORDS.get(list)?.test(word) === true ||
    searchWordsOf(list.replace(/([A-Z])/g, ' $1')).at(-1) === searchWordsOf(word)[0]
  );
}

/** A word that names the list, or, of a day, its year. */
export function optionsOfNoun(table: Table, at: number, { tokens }: Reading): Option[] {
  const token = tokens[at];
  if (token?.kind !== 'word' || table.list === '') return [];
  const span = { from: at, to: at + 1 };
  if (token.word === 'year') return table.columns.flatMap((column) => ofYear(column, span));
  if (!namesList(table.list, token.word)) return ofLinked(table, token.word, span);
  return [
    {
      ...span,
      role: 'list',
      features: [
        ['list said', 1],
        ['list by word', 1],
      ],
    },
  ];
}

/** "On the Honda truck": the word for a record that another one belongs to. */
function ofLinked({ linked }: Table, word: string, span: Span): Option[] {
  const isNamed = linked.some(({ list }) => namesList(list, word));
  return isNamed ? [{ ...span, role: 'linked', features: [['linked list said', 1]] }] : [];
}

const USUAL_DAYS = /^(?:lossDate|effectiveDate)$/;

function ofYear(column: Column, span: Span): Option[] {
  if (column.kind !== 'date') return [];
  const features: Feature[] = [
    ['group by year word', 1],
    ...when(USUAL_DAYS.test(column.key), `year of ${column.key}`),
    ...when(!USUAL_DAYS.test(column.key), 'year of other'),
  ];
  return [{ ...span, role: 'group', column, features }];
}

const WEAK_WORDS = new Set('total name no number date limit amount text'.split(' '));
const SHORTEST = 3;

/** Words of a field's name: "adjuster", "open claims". */
export function optionsOfFieldWord({ columns }: Table, at: number, reading: Reading): Option[] {
  const { tokens } = reading;
  const token = tokens[at];
  if (token?.kind !== 'word' || token.word.length < SHORTEST || WEAK_WORDS.has(token.word)) return [];
  const matching = columns.filter(({ words }) => words.has(token.stem));
  return matching.flatMap((column) => {
    let to = at + 1;
    while (tokens[to]?.kind === 'word' && column.words.has(tokens[to]?.stem ?? '')) to++;
    const features: Feature[] = [
      ['field word', 1],
      ['field word share', (to - at) / column.words.size],
      ['field words', to - at - 1],
      ['field rivals', Math.log(matching.length)],
    ];
    return optionsOfField({ column, span: { from: at, to }, features, reading });
  });
}

interface FieldSpan {
  column: Column;
  span: Span;
  features: readonly Feature[];
  reading: Reading;
}

const GROUPING = /^(?:by|per|each|which|what|every|whose|who)$/;
const MOSTLY = /^(?:most|main|keep|often|frequent\w*|common\w*|mostly|biggest|worst|top)$/;

/** What a field does: it is asked for, groups, says what a bound or value is of, or is there or not. */
function optionsOfField({ column, span, features, reading }: FieldSpan): Option[] {
  const { tokens } = reading;
  const options: Option[] = [
    { ...span, role: 'target', column, features },
    { ...span, role: 'qualifier', column, features: [...features, ['qualifier', 1]] },
  ];
  if (column.kind !== 'money' && column.kind !== 'bool' && column.items.length > 1) {
    const isCued =
      wordsBefore(reading, span).some((word) => GROUPING.test(word)) || tokens.some(({ word }) => MOSTLY.test(word));
    const grouping: Feature = [isCued ? 'group cued' : 'group uncued', 1];
    options.push({ ...span, role: 'group', column, features: [...features, grouping] });
  }
  return [...options, ...ofPresence({ column, span, features, reading })];
}

const wordsBefore = ({ tokens }: Reading, { from }: Span): string[] =>
  tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word);

const HAVING = /^(?:with|have|has|had|having|got|get|carry|carries|show|hold|any|still|which|who|that|did|do|does)$/;
/** Words before one for none that take it back: "leaving out those with nothing paid". */
const EXCEPTION = 6;

/** "With a lien", "no license number", "nothing paid". */
function ofPresence({ column, span, features, reading }: FieldSpan): Option[] {
  const { tokens, cues } = reading;
  const cue = cueAround(cues.none, span, REACH.none);
  const isHaving = [...wordsBefore(reading, span), tokens[span.to]?.word ?? ''].some((word) => HAVING.test(word));
  const isExcepted = cue !== undefined && cues.except.some((at) => at < cue && at >= cue - EXCEPTION);
  const isAmount = /^(?:money|int|number)$/.test(column.kind);
  const there = isAmount ? (['some', 'has'] as const) : (['has'] as const);
  const none = isAmount ? (['zero', 'lacks'] as const) : (['lacks'] as const);
  return [
    ...there.map((is): Option => {
      const own = presence(column, is);
      const told = [
        ...when(is === 'has' && isAmount, 'has amount'),
        ...when(isExcepted, 'excepted'),
        [isHaving ? 'there cued' : 'there uncued', 1] as const,
      ];
      const used = isExcepted ? { cue } : {};
      return { ...span, ...own, ...used, features: [...features, ...own.features, ...told] };
    }),
    ...(cue === undefined ? [] : none).map((is): Option => {
      const own = presence(column, is);
      const told = when(isExcepted, 'none excepted');
      return { ...span, ...own, ...(cue !== undefined && { cue }), features: [...features, ...own.features, ...told] };
    }),
  ];
}

function presence(
  column: Column,
  is: 'has' | 'some' | 'zero' | 'lacks',
): Pick<Option, 'role' | 'column' | 'condition' | 'features'> {
  const condition = conditionOn(column, { is });
  const isTelling = condition.holds.includes(true) && condition.holds.includes(false);
  return {
    role: 'condition',
    column,
    condition,
    features: [[`is ${is}`, 1], ...when(!isTelling, 'there not telling')],
  };
}

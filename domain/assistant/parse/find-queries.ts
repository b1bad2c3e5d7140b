import { type Asked, resolve } from '../find/resolve.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import type { Phrase } from '../index/phrases.ts';
import { THINGS } from '../question/follow-up.ts';
import { askableOf, isAskable, isFieldSense, isListSense } from '../lexicon/senses.ts';
import { kindChances } from '../likely/likely-kinds.ts';
import { cuesIn } from './cues.ts';
import { type Feature, when, type Weights } from './features.ts';
import { optionsOfFieldWord, optionsOfNoun, optionsOfPhrase, optionsOfTopics } from './field-options.ts';
import { type Earlier, inContext } from './in-context.ts';
import { optionsOfNumber } from './number-options.ts';
import { printedColumn } from './printed-column.ts';
import { type Option, phrasesIn, type Reading } from './options.ts';
import { type Parse, parsesOf } from './parses.ts';
import { queriesOf } from './queries.ts';
import { type Asking, meaningOf, type Operation, type Query } from './query.ts';
import { ofOperation } from './query-features.ts';
import type { Column } from './column.ts';
import { type Table, tablesOf } from './table.ts';
import { likelihoodOf, ofTarget } from './targets.ts';
import { type Token, tokensOf } from './tokens.ts';
import { wordsOf } from '../words.ts';
import { optionsOfValueAt } from './value-options.ts';

const MOST_QUERIES = 120;
const MOST_PARSES = 40;
/** Readings of what was asked before that a question may go on with. */
const MOST_EARLIER = 3;
/** Turns before the last one that are read again. */
const MOST_TURNS = 3;
/** Of more documents a question that asks of one would name it. */
const MOST_DOCUMENTS = 3;

/** The queries over the records of documents that a question may mean, the likeliest first. */
export function findQueries(whole: Asked, weights: Weights, turns = MOST_TURNS): Query[] {
  const { scope, all } = whole;
  const before = turns > 0 ? whole.before : undefined;
  const asked = before ? { ...resolve(before.own, all), scope } : whole;
  const earlier = before ? earlierOf({ ...resolve(before.base, all), scope }, weights, turns - 1) : undefined;
  const documents = asked.scope.filter(({ items }) => items.length > 0);
  if (documents.length > MOST_DOCUMENTS) return [];
  const kinds = kindChances(asked.text);
  const asking: Asking = {
    asked,
    weights,
    ofOperation: kept((operation: Operation) => ofOperation(operation, { asked, kinds })),
    ofTarget: kept((column: Column) => ofTarget(column, asked)),
    likelihoodOf: kept((column: Column) => likelihoodOf(column, asked)),
  };
  return documents
    .flatMap((document) => ofDocument(document, asking, earlier))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_QUERIES);
}

/** What was likely asked before. */
function earlierOf(asked: Asked, weights: Weights, turns: number): Earlier[] {
  const queries = findQueries(asked, weights, turns);
  const [best] = queries;
  const meant = new Map<string, Query>();
  for (const query of queries) {
    const meaning = meaningOf(query);
    if (!meant.has(meaning)) meant.set(meaning, query);
    if (meant.size === MOST_EARLIER) break;
  }
  return [...meant.values()].map((query) => ({ query, odds: query.score - (best?.score ?? 0) }));
}

/** The same function, which computes an answer once. */
function kept<Key, Told>(compute: (key: Key) => Told): (key: Key) => Told {
  const known = new Map<Key, Told>();
  return (key) => {
    const told = known.get(key) ?? compute(key);
    known.set(key, told);
    return told;
  };
}

function ofDocument(document: DocumentIndex, asking: Asking, earlier: readonly Earlier[] | undefined): Query[] {
  const { asked } = asking;
  const tables = [...tablesOf(document).values()];
  const isKnown = (stem: string): boolean =>
    document.names.has(stem) || tables.some(({ columns }) => columns.some(({ byWord }) => byWord.has(stem)));
  const tokens = tokensOf(asked.text, (stem) => isKnown(stem) || document.words.has(stem));
  const phrases = phrasesIn(tokens, isPossibleIn(document));
  const said = new Set(wordsOf(asked.asking));
  const reading: Reading = { asked, tokens, phrases, said, cues: cuesIn(tokens) };
  const leaving = tokens.map((token, at) => leavingOf(token, at, { reading, document, isKnown }));
  return tables.flatMap((table) => {
    const own = optionsOver(table, reading);
    const options = [...own, ...optionsOfPrinted(document, table, { reading, own })];
    const parses = parsesOf({ reading, options, leaving, weights: asking.weights }).slice(0, MOST_PARSES);
    const read = parses.map((parse) => withIdleCues(parse, reading));
    const meant = earlier ? inContext(read, { table, earlier, text: asked.text }) : read;
    return meant.flatMap((parse) => queriesOf(parse, table, asking));
  });
}

function isPossibleIn({ type, senses }: DocumentIndex): (sense: string) => boolean {
  const askable = type && askableOf(type);
  return (sense) => !askable || !isAskable(sense) || askable.has(sense) || senses.has(sense);
}

/** Everything that runs of words may do over a table. */
const optionsOver = (table: Table, reading: Reading): Option[] => [
  ...reading.phrases.flatMap((phrase) => optionsOfPhrase(table, phrase, reading)),
  ...reading.tokens.flatMap((_, at) => [
    ...optionsOfNoun(table, at, reading),
    ...optionsOfFieldWord(table, at, reading),
    ...optionsOfValueAt(table, at, reading),
    ...optionsOfNumber(table, at, reading),
  ]),
];

/** Words that no field explains may stand in the lines around records. */
function optionsOfPrinted(
  document: DocumentIndex,
  table: Table,
  { reading, own }: { reading: Reading; own: readonly Option[] },
): Option[] {
  const isRead = (at: number): boolean => own.some(({ from, to }) => from <= at && at < to);
  const asked = reading.phrases.filter(({ senses }) =>
    [...senses].some((sense) => isFieldSense(sense) || isListSense(sense)),
  );
  const isAsked = (at: number): boolean =>
    asked.some((phrase) => phrase.at <= at && at < phrase.at + phrase.words.length);
  const left = [...reading.tokens.keys()].filter((at) => {
    const token = reading.tokens[at];
    return token?.kind === 'word' && !token.isCommon && !document.names.has(token.stem) && !isRead(at) && !isAsked(at);
  });
  if (!THINGS.test(table.list) || table.rows.length < 2 || left.length === 0) return [];
  const printed = { ...table, columns: [printedColumn(document, table)], linked: [] };
  const phrases = reading.phrases.filter(({ at }) => left.includes(at));
  return [
    ...phrases.flatMap((phrase) => optionsOfTopics(printed, phrase, reading)),
    ...left.flatMap((at) => optionsOfValueAt(printed, at, reading)),
  ];
}

/** What turns a question round has to turn something. */
function withIdleCues(parse: Parse, { cues: { except, none, strong } }: Reading): Parse {
  const isIdle = parse.cues.length === 0 && except.length + none.length > 0;
  const hasIdleException = [...strong].some((at) => !parse.cues.includes(at));
  const features = [...when(isIdle, 'negation idle'), ...when(hasIdleException, 'exception idle')];
  return { ...parse, features: [...parse.features, ...features] };
}

interface Around {
  reading: Reading;
  document: DocumentIndex;
  isKnown: (stem: string) => boolean;
}

/** What it costs to leave a word of a question unused: names of the document say which one is meant. */
function leavingOf({ kind, stem, word, written, isCommon }: Token, at: number, around: Around): Feature[] {
  const { reading, document, isKnown } = around;
  const isOfName = document.names.has(stem) && document.names.has(reading.tokens[at - 1]?.stem ?? '');
  if (kind !== 'word') return when(!isOfName, 'number left');
  if (document.names.has(stem)) return when(!isCommon, 'name left');
  const phrase = reading.phrases.find((one) => at >= one.at && at < one.at + one.words.length);
  const isOfList = phrase !== undefined && [...phrase.senses].some(isListSense);
  if (isCommon && (!phrase || isOfList)) return when(/^(?:open|closed|reopened)$/.test(word), 'status left');
  if (!phrase) return when(reading.said.has(written), isKnown(stem) ? 'known word left' : 'word left');
  const isAsked = !isOfList && !phrase.senses.has(`type:${document.type?.id}`) && reading.said.has(written);
  // `asked left` has no weight: what a story says is as bad as what a question asks, unless one value is asked for
  return [[leftBy(phrase), 1 / phrase.words.length], ...when(isAsked, 'asked left')];
}

function leftBy({ senses }: Phrase): string {
  if ([...senses].every((sense) => sense.startsWith('type:'))) return 'type left';
  return [...senses].some(isListSense) ? 'list left' : 'sense left';
}

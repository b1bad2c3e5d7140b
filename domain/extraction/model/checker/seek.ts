import { findValue } from './find-value.ts';
import { hearsayAbout } from './hearsay.ts';
import { lettersOf, tokensOf } from './letters.ts';
import { accepted, disputed, type Hit, type Outcome, type PlacedHit, type Question } from './placed.ts';
import { isPosition } from './position.ts';
import type { Print, PrintedLine } from './print.ts';
import { inColumnOf, linesOf, type Records } from './records.ts';
import { inColumn, namedLines, nearLines, onLine, overLines, quoted, reach } from './seek-at-place.ts';

/** What is known besides the entry. */
export interface Known {
  print: Print;
  /** Values that are placed already. */
  placed: readonly PlacedHit[];
  records: Records;
  /** Addresses of the reply, by path: "same as mailing address" repeats one of them. */
  addresses: ReadonlyMap<string, string>;
}

const hearsays = {
  instruction: 'it stands in a text that tells readers what to answer, which is no data',
  example: 'it stands in an example, which is no data',
  offer: 'it stands in an offer or a note on what may be charged, which is no data',
  previous: 'it is what was before, not what is in force',
};

/** The value at the place that the model names, by its quote or by itself; undefined when it does not stand there. */
export function seekAtPlace(question: Question, known: Known): Outcome | undefined {
  const { print } = known;
  const quotes = quoted(print, question);
  const isMisquoted = quotes.length === 0 && lettersOf(question.entry.quote ?? '') !== '';
  if (isMisquoted && !isTelling(question)) return disputed('the quote does not stand there');
  const hits = quotes.length > 0 ? saidBy(quotes, question, known) : atNamed(question, known);
  if (hits.length === 0) return quotes.length > 0 ? disputed('the quote does not say the value') : undefined;
  const why = hits.map(({ words }) => hearsayAbout(print, words, question.target.path));
  const data = hits.filter((_, at) => why[at] === undefined);
  if (data.length > 0) return choose(data, question, known);
  const [hearsay] = why;
  return hearsay && disputed(hearsays[hearsay]);
}

/** The quotes that say the value: all of their words are cited. */
function saidBy(quotes: readonly Hit[], question: Question, known: Known): Hit[] {
  return quotes.flatMap((quote) => {
    const [found] = findValue(quote.words, question, { lenient: true });
    if (found) return [{ ...quote, value: found.value }];
    return isSaidOtherwise(question, quote, known) ? [quote] : [];
  });
}

function isSaidOtherwise(question: Question, hit: Hit, { placed, addresses }: Known): boolean {
  if (isPosition(question, hit, placed)) return true;
  const text = hit.words.map((word) => word.text).join(' ');
  if (question.target.kind === 'address' && /\bsame\b|\bas above\b|\bsee (?:above|mailing)\b/i.test(text)) {
    const own = lettersOf(String(question.value));
    return [...addresses].some(([path, other]) => path !== question.target.path && lettersOf(other) === own);
  }
  return spelledOverWords(text, question);
}

/** A quote of several lines spells ids and texts with hyphens and blanks of its own. */
function spelledOverWords(text: string, { target: { kind }, value }: Question): boolean {
  if (kind !== 'id' && kind !== 'text' && kind !== 'address' && kind !== 'name' && kind !== 'label') return false;
  return lettersOf(text).includes(lettersOf(String(value))) && lettersOf(String(value)).length > 3;
}

function atNamed(question: Question, known: Known): Hit[] {
  const { print } = known;
  const named = namedLines(print, question);
  const across = named.length > 1 ? overLines(print, named, question) : undefined;
  if (across) return [across];
  const direct = named.flatMap((line) => onLine(line, question, { lenient: true }));
  if (direct.length > 0) return direct;
  const wrapped = overLines(print, [...named, ...nearLines(print, question)], question) ?? inColumn(named, question);
  if (wrapped) return [wrapped];
  return named.flatMap((line) => {
    const whole: Hit = { value: question.value, words: line.words, line };
    return isSaidOtherwise(question, whole, known) ? [whole] : [];
  });
}

/** Of several words on the same lines: those that no other value has taken, in the column of the field. */
function choose(hits: readonly Hit[], question: Question, { records }: Known): Outcome {
  const free = hits.filter(({ words }) => !records.isTaken(question, words));
  const candidates = free.length > 0 ? free : hits;
  const inField = candidates.find((hit) => isInField(hit, question, records));
  const best = inField ?? captioned(candidates, question) ?? candidates[0];
  if (!best) return disputed(nowhere(question));
  return accepted(hits.length > 1 && !isNamedCell(best, question) ? { ...best, isChosen: true } : best);
}

/** The one whose cell, or the cell to its left, has most of the field's name. */
function captioned(candidates: readonly Hit[], { target: { name } }: Question): Hit | undefined {
  const wanted = tokensOf(name.replace(/(?=\p{Lu})/gu, ' ')).filter((token) => token.length >= leastOfName);
  const scores = candidates.map(({ words, line }) => {
    const at = line.cells.findIndex((cell) => words.some((word) => cell.includes(word)));
    const beside = [...(line.cells[at] ?? []), ...(at > 0 ? (line.cells[at - 1] ?? []) : [])];
    const printed = beside.flatMap(({ text }) => tokensOf(text));
    return wanted.filter((token) => printed.some((other) => other.startsWith(token.slice(0, leastOfName)))).length;
  });
  const best = Math.max(...scores);
  return best > 0 ? candidates[scores.indexOf(best)] : undefined;
}

const leastOfName = 4;

const isNamedCell = ({ line, words }: Hit, { place: { cell } }: Question): boolean =>
  cell !== undefined && words.every((word) => line.cells[cell - 1]?.includes(word));

/** The value anywhere else, when it is clear which of its places is meant. */
export function seekElsewhere(question: Question, known: Known): Outcome {
  const { print, records } = known;
  if (question.target.kind === 'enum' || question.target.kind === 'bool') return inOwnRecord(question, known);
  const all = everywhere(print, question, records);
  const why = all.map(({ words }) => hearsayAbout(print, words, question.target.path));
  const data = all.filter((_, at) => why[at] === undefined);
  const hearsay = why.find((one) => one !== undefined);
  if (data.length === 0) return disputed(hearsay ? hearsays[hearsay] : nowhere(question));
  const inRecord = data.filter(({ line }) => records.ownLines(question).has(line.order));
  return inRecord.length > 0 ? choose(inRecord, question, known) : chooseFar(data, question, known);
}

/** Codes and ticks say something in their record only. */
function inOwnRecord(question: Question, known: Known): Outcome {
  const lines = linesOf(known.print, known.records.ownLines(question));
  const hits = lines.flatMap((line) => onLine(line, question, { lenient: true }));
  return hits.length > 0 ? choose(hits, question, known) : disputed(nowhere(question));
}

/** A value that stands neither where the model says nor on the lines of its record. */
function chooseFar(data: readonly Hit[], question: Question, { records }: Known): Outcome {
  const near = data.filter(({ line }) => isNear(line, question));
  if (near[0] && near.length === 1) return accepted(near[0]);
  const [first] = data;
  if (!first || !isTelling(question)) return disputed(nowhere(question));
  if (data.length === 1) return accepted(first);
  const [inField, ...others] = data.filter((hit) => isInField(hit, question, records));
  const isAmountOfRecord = question.target.record !== undefined && isAmount(question);
  if (isAmountOfRecord && (!inField || others.length > 0)) {
    return disputed('it stands in several places, and not where the answer says');
  }
  const onPage = data.find(({ line }) => line.page === question.place.page);
  return accepted(inField ?? onPage ?? first);
}

/** Whether words stand in the column that the field has in other records. */
function isInField({ words, line }: Hit, question: Question, records: Records): boolean {
  for (const { hit } of records.sameField(question)) {
    const cell = inColumnOf(line, hit.words);
    if (words.some((word) => cell?.includes(word))) return true;
  }
  return false;
}

const isAmount = ({ target: { kind } }: Question): boolean => ['money', 'number', 'int', 'percent'].includes(kind);

function nowhere({ place: { page } }: Question): string {
  return page === undefined ? 'no place is given, and the pages do not say it' : 'it does not stand there';
}

function isNear(line: PrintedLine, { place: { page, from, to } }: Question): boolean {
  return line.page === page && line.number >= from - reach && line.number <= to + reach;
}

/** Whether a value is long enough that its words are no chance. */
function isTelling({ value }: Question): boolean {
  if (typeof value === 'number') return Math.abs(value) >= 100 || !Number.isInteger(value);
  return lettersOf(String(value)).length >= 4;
}

/** Shorter values are not looked for over the lines of all pages. */
const leastWrapped = 10;

function everywhere(print: Print, question: Question, records: Records): Hit[] {
  const letters = isTextual(question) ? lettersOf(String(question.value)) : '';
  const hits = print.lines.flatMap((line) => {
    // a quick look before the thorough one
    if (letters !== '' && !mayHold(line, question, letters)) return [];
    return onLine(line, question, { lenient: false });
  });
  if (hits.length > 0 || letters === '') return hits;
  const own = linesOf(print, records.ownLines(question));
  const [front = ''] = tokensOf(String(question.value));
  const likely = letters.length < leastWrapped ? [] : print.lines.filter((line) => line.letters.includes(front));
  const wrapped = overLines(print, [...own, ...nearLines(print, question), ...likely], question);
  return wrapped ? [wrapped] : [];
}

const isTextual = ({ target: { kind } }: Question): boolean =>
  ['id', 'name', 'label', 'text', 'address'].includes(kind);

function mayHold(line: PrintedLine, { target: { kind }, value }: Question, letters: string): boolean {
  if (kind !== 'name') return line.letters.includes(letters);
  return tokensOf(String(value)).every((token) => line.letters.includes(token));
}

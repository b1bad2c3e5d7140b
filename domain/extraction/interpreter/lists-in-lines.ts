import type { Line, PageLayout } from '../../reading/layout.ts';
import { relined, segmentOf } from '../../reading/segments.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import type { Word } from '../../document/page.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import type { Meanings } from './meanings.ts';
import { type ToldSegment, valuesBehind } from './told-values.ts';

// "Endorsements: Sewer backup $5,000 limit, $38; Mine subsidence $150,000 limit, $55": coverages that a line lists behind
// each other. They are set below each other, as all others print them.

export type KnownTopic = (text: string) => Meanings['topic'];

const LEAST = 2;
const NAME = String.raw`\p{L}[^$\d;:]*?(?<! (?:to|of|for|at|is|and|or))`;
const VALUE = String.raw`(?:(?:[Uu]p to|[Ll]imit(?: of)?) )?(?:\$\s?\d|\d{1,3}%|[Ii]ncluded\b|[Nn]ot covered\b)`;
/** A name, and behind it amounts or marks with the words that say what they are. */
const ITEM = new RegExp(String.raw`^(${NAME}),? \(?${VALUE}`, 'u');
/** A sentence lists special limits of one coverage with small letters. */
const CAPITAL = /^\p{Lu}/u;

/** A page with a line for each coverage of such lists. */
export function withListsApart(layout: PageLayout, topicOf: KnownTopic): PageLayout {
  const areBetween = layout.lines.filter((line) => itemsBetween(line, topicOf).length > 0).length >= LEAST;
  const lines = layout.lines.flatMap((line) => {
    const items = areBetween ? itemsBetween(line, topicOf) : [];
    return items.length > 0 ? items : partsOf(line, topicOf);
  });
  return lines.some((line, at) => line !== layout.lines[at]) ? { ...layout, lines } : layout;
}

const LIMIT = String.raw`\$?\d[\d,]*(?:\/\$?\d[\d,]*)*( ded\.?)?`;
const BETWEEN = new RegExp(String.raw`(?<=^| )(${LIMIT}) (\p{L}[^\d$]*?) (\$?\d[\d,]*\.\d\d)(?: |$)`, 'giu');

/** "100/300 BI 178.70   250 DED COLL 242.80": names between what they are insured for and what they cost, a line for each. */
function itemsBetween(line: Line, topicOf: KnownTopic): Line[] {
  const run = textRun(line.segments.flatMap(({ words }) => words));
  let end = 0;
  const items = [...run.text.matchAll(BETWEEN)].map(
    ({ 0: text, 1: limit = '', 2: deductible, 3: name = '', index }) => {
      const isNext = index === end && topicOf(name) !== undefined;
      end = index + text.length;
      const words = wordsWithin(run, index, end - 1);
      const [from, to] = [limit.split(' ').length, words.length - 1];
      const [first, own] = [segmentOf(words.slice(0, from), line), segmentOf(words.slice(from, to), line)];
      const middle = first.x0 + own.x1 - own.x0;
      const segments: ToldSegment[] = [
        { ...own, x0: first.x0, x1: middle },
        { ...first, x0: middle + 1, x1: own.x1, measure: deductible === undefined ? 'limit' : 'deductible' },
        { ...segmentOf(words.slice(to), line), measure: 'premium' },
      ];
      return isNext ? relined(line, segments) : null;
    },
  );
  const isWhole = items.length >= LEAST && end >= run.text.length;
  return isWhole && items.every((item) => item !== null) ? items : [];
}

function partsOf(line: Line, topicOf: KnownTopic): Line[] {
  const words = line.segments.length > 2 ? [] : line.segments.flatMap((segment) => segment.words);
  const from = words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const isHeaded = from > 0 && sectionWordings.matchWhole(textOf(words.slice(0, from)))?.field === 'coverage';
  const items = from > 0 && !isHeaded ? [] : itemsOf(words.slice(from));
  const known = items.filter((item) => isKnown(item, topicOf)).length;
  const isList =
    items.length >= LEAST && items.every((item) => ITEM.test(textOf(item)) && (isHeaded || CAPITAL.test(textOf(item))));
  if (!isList || known < (isHeaded ? 1 : LEAST)) return [withValuesApart(line, topicOf)];
  const heading = from > 0 ? [relined(line, segmentsOf(words.slice(0, from), line))] : [];
  return [...heading, ...items.map((item) => relined(line, segmentsOf(item, line)))];
}

/** "Water backup $5,000 for $48." alone in a line, or beside others. */
function withValuesApart(line: Line, topicOf: KnownTopic): Line {
  const segments = line.segments.flatMap((segment) => {
    const parts = isKnown(segment.words, topicOf) ? segmentsOf(segment.words, line) : [];
    return parts.length > LEAST && parts.slice(1).every(({ measure }) => measure !== undefined) ? parts : [segment];
  });
  return segments.length === line.segments.length ? line : relined(line, segments);
}

function isKnown(item: readonly Word[], topicOf: KnownTopic): boolean {
  const topic = topicOf(ITEM.exec(textOf(item))?.[1] ?? '');
  return topic !== undefined && topic.topic !== 'peril';
}

/** The words between semicolons, or where there are none between commas. */
function itemsOf(words: readonly Word[]): Word[][] {
  const mark = words.some(({ text }) => text.endsWith(';')) ? ';' : ',';
  const items: Word[][] = [[]];
  for (const word of words) {
    items.at(-1)?.push(word);
    if (word.text.endsWith(mark)) items.push([]);
  }
  return items.filter((item) => item.length > 0);
}

function segmentsOf(words: readonly Word[], line: Line): ToldSegment[] {
  const name = ITEM.exec(textOf(words))?.[1]?.split(' ').length ?? words.length;
  const segment = segmentOf(words.slice(0, name), line);
  return [{ ...segment, text: textOf(segment.words) }, ...valuesBehind(words.slice(name), line)];
}

const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/[;,.:]$/, '');

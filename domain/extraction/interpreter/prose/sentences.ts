import type { Word } from '../../../document/page.ts';
import type { Line, PageLayout } from '../../../reading/layout.ts';
import { type TextRun, textRun, wordsWithin } from '../../../reading/text-run.ts';
import type { Cited } from '../../cited.ts';
import { type Beside, besideMargin } from './margins.ts';

// Running text of a document, cut into sentences. Letters and certificates state in them what others set in tables.

/** A sentence, an item of a list, or a heading. */
export interface Sentence {
  run: TextRun;
  /** 1-based. */
  page: number;
  lines: readonly Line[];
  /** The number that an item of a list begins with; 0 for a bullet or a letter; null outside of lists. */
  item: number | null;
  /** Whether it begins its paragraph. */
  isFirst: boolean;
  isHeading: boolean;
  /** Whether wide gaps part it: a line of a table. */
  isRow: boolean;
  /** Its paragraph asks and answers. */
  isAnswer: boolean;
  /** The heading in the margin beside it. */
  margin: TextRun | null;
}

const ITEM = /^(?:\(?(\d{1,2})[.)]|\([a-z]\)|[a-z]\)|[•●▪◦·*–—-])$/;
const WIDE = 2.2;
const CLOSE = 1;
const SHORT = 0.75;
const HEADING_WORDS = 10;

const textOf = (line: Line): string => line.words.map(({ text }) => text).join(' ');

const isRow = ({ words, size }: Line): boolean =>
  words.some((word, at) => at > 0 && word.x0 - (words[at - 1]?.x1 ?? 0) > WIDE * size);

const startsItem = ({ words }: Line): boolean => words.length > 1 && ITEM.test(words[0]?.text ?? '');

const isBold = ({ words }: Line): boolean => words.every(({ bold }) => bold);

/** A short line without the mark that ends a sentence. */
const isTitle = (line: Line): boolean =>
  line.words.length <= HEADING_WORDS && !/[.,;$]|\d{4}/.test(textOf(line)) && /^\W*\p{Lu}/u.test(textOf(line));

interface Paragraph {
  /** Without headings in the margin. */
  lines: Line[];
  printed: Line[];
  isRow: boolean;
  margin: TextRun | null;
}

/** Whether a line goes on with the paragraph that ends with the one above. */
function continues(above: Line, line: Line, right: number): boolean {
  const isApart = line.y0 - above.y1 > CLOSE * line.size || startsItem(line) || isBold(above) !== isBold(line);
  if (isApart) return false;
  const isOpen = /[\p{L}\d,]$/u.test(textOf(above)) && /^[\p{Ll}\d$]/u.test(textOf(line));
  if (isOpen) return true;
  const isShort = above.x1 < SHORT * right;
  return !(isShort && (/[.:;!?]$/.test(textOf(above)) || isTitle(above)));
}

function paragraphsOf({ lines }: PageLayout): Paragraph[] {
  const right = Math.max(0, ...lines.map(({ x1 }) => x1));
  const paragraphs: Paragraph[] = [];
  let margin: TextRun | null = null;
  for (const { text, line, heading } of besideMargin(lines)) {
    const last = paragraphs.at(-1);
    margin = heading ?? margin;
    if (last && goesOn(last, { text, line, heading }, right)) {
      last.lines.push(text);
      last.printed.push(line);
    } else paragraphs.push({ lines: [text], printed: [line], isRow: isRow(text), margin });
  }
  return paragraphs;
}

function goesOn(last: Paragraph, { text, heading }: Beside, right: number): boolean {
  const above = last.lines.at(-1);
  return above !== undefined && !heading && !last.isRow && !isRow(text) && continues(above, text, right);
}

const ABBREVIATION = /^\(?(?:\p{L}|nos?|inc|co|corp|ltd|mr|mrs|ms|dr|st|ave|apt|ste|ins|p\.o|a\.m|p\.m|u\.s)\.$/iu;

function endsSentence(word: Word, next: Word | undefined): boolean {
  if (!next) return true;
  if (!/[.!?][)\]”"']*$/.test(word.text)) return false;
  const opens = /^[(“"']*[\p{Lu}$]/u.test(next.text);
  return opens && (!ABBREVIATION.test(word.text) || /^(?:The|It|We|You|Your|This|In|At|A|An|Each)$/.test(next.text));
}

/** The sentences of a page, in order. */
export function sentencesOf(layout: PageLayout): Sentence[] {
  return paragraphsOf(layout).flatMap(({ lines, printed, isRow: row, margin }) => {
    const [first] = lines as [Line];
    const all = lines.flatMap(({ words }) => words);
    const match = startsItem(first) ? ITEM.exec(first.words[0]?.text ?? '') : null;
    const words = match ? all.slice(1) : all;
    const item = match ? Number(match[1] ?? 0) : null;
    const isHeading = !row && lines.length === 1 && item === null && isTitle(first);
    const isAnswer = words.some(({ text }) => text.endsWith('?'));
    return cutSentences(words).map((own, at) => ({
      run: textRun(own),
      page: first.page,
      lines: printed.filter((line) => line.words.some((word) => own.includes(word))),
      item,
      isFirst: at === 0,
      isHeading,
      isRow: row,
      isAnswer,
      margin,
    }));
  });
}

/** Words cut where sentences end. */
export function cutSentences(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  let open: Word[] = [];
  for (const [at, word] of words.entries()) {
    open.push(word);
    if (!endsSentence(word, words[at + 1])) continue;
    sentences.push(open);
    open = [];
  }
  return sentences;
}

/** A value with the words that the characters `start`..`end` of the sentence belong to. */
export function citedAt<T>(
  value: T,
  { run, page }: Pick<Sentence, 'run' | 'page'>,
  start: number,
  end: number,
): Cited<T> {
  return { value, page, words: wordsWithin(run, start, end) };
}

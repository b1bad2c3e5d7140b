import type { Word } from '../../document/page.ts';
import { lookup } from '../../lookup.ts';
import type { NumberedPage, ShownLine } from '../model/numbered-pages.ts';
import type { ReplyEntry } from '../model/read-reply.ts';
import { similarity } from './similarity.ts';

/** Share of letters that a reading of a picture and of OCR have in common when they are the same words. */
const sameWords = 0.7;
/** Lines around the one that a model names that are looked at. */
const reach = 2;
/** Confidence in words of a page on which OCR recognized nothing: only the picture says them. */
const unrecognized = 0.4;

/**
 * The pages as a model read them from their pictures: where it names a value that OCR has recognized with some letters
 * wrong, the words have the model's letters, their own boxes, and less confidence. Values of a page without words get a
 * word of the size of the page. What resembles nothing near its place is left to be refused.
 */
export function reread(
  pages: readonly NumberedPage[],
  entries: readonly ReplyEntry[],
  pictured: ReadonlySet<number>,
): NumberedPage[] {
  return pages.map((page) => {
    const own = entries.filter(({ at }) => Number(/^\D*(\d+)/.exec(at)?.[1]) === page.page.number);
    if (own.length === 0 || !pictured.has(page.page.number)) return page;
    return page.page.words.length === 0 ? withWords(page, own) : withReadings(page, own);
  });
}

const wordsOf = ({ value, quote }: ReplyEntry): string[] => {
  const words = (quote?.trim() || String(value)).split(/\s+/);
  return words.filter((word) => word !== '' && word !== '|');
};

function withWords(numbered: NumberedPage, entries: readonly ReplyEntry[]): NumberedPage {
  const { width, height } = numbered.page;
  const words = entries.flatMap(wordsOf).map(
    (text): Word => ({
      text,
      x0: 0,
      y0: 0,
      x1: width,
      y1: height,
      size: 10,
      bold: false,
      source: 'ocr',
      confidence: unrecognized,
    }),
  );
  const line: ShownLine = { words, cells: [words], heads: [], text: words.map(({ text }) => text).join(' ') };
  return { ...numbered, page: { ...numbered.page, words }, lines: [line] };
}

function withReadings(numbered: NumberedPage, entries: readonly ReplyEntry[]): NumberedPage {
  const readings = new Map<Word, Word[]>();
  for (const entry of entries) {
    const line = Number(/^\D*\d+\D+(\d+)/.exec(entry.at)?.[1] ?? 1);
    for (const [word, reading] of readingOf(wordsOf(entry), numbered.lines, line)) readings.set(word, reading);
  }
  if (readings.size === 0) return numbered;
  const reading = (word: Word): Word[] => readings.get(word) ?? [word];
  const lines = numbered.lines.map((line) => ({
    ...line,
    words: line.words.flatMap(reading),
    cells: line.cells.map((cell) => cell.flatMap(reading)),
  }));
  return { ...numbered, page: { ...numbered.page, words: numbered.page.words.flatMap(reading) }, lines };
}

/** The words near a line that resemble the wanted ones most, with their letters; none when these are printed there as they are. */
function readingOf(wanted: readonly string[], lines: readonly ShownLine[], line: number): [Word, Word[]][] {
  const text = lettersOf(wanted);
  if (text === '') return [];
  const windows = near(lines, line).flatMap(({ words }) => windowsOf(words, wanted.length));
  const printed = windows.map((window) => lettersOf(window.map((word) => word.text)));
  if (printed.includes(text)) return [];
  const alike = printed.map((letters) => similarity(lookAlike(letters), lookAlike(text)));
  const at = alike.indexOf(Math.max(...alike, sameWords));
  const words = windows[at];
  return words ? spread(wanted, { words, similar: similarity(printed[at] ?? '', text) }) : [];
}

/** The lines around one, the nearest first. */
function near(lines: readonly ShownLine[], line: number): ShownLine[] {
  const distances = Array.from({ length: reach + 1 }, (_, distance) => distance);
  const numbers = new Set(distances.flatMap((distance) => [line - distance, line + distance]));
  return [...numbers].flatMap((number) => lines[number - 1] ?? []);
}

/** Runs of words; OCR may have joined or split one. */
function windowsOf(words: readonly Word[], length: number): Word[][] {
  const lengths = [length, length - 1, length + 1].filter((own) => own > 0);
  return lengths.flatMap((own) =>
    words.flatMap((_, from) => (from + own <= words.length ? [words.slice(from, from + own)] : [])),
  );
}

/** The wanted words in the boxes of those found; where OCR has joined or split words, the last ones share a box. */
function spread(
  wanted: readonly string[],
  { words, similar }: { words: readonly Word[]; similar: number },
): [Word, Word[]][] {
  const last = Math.min(wanted.length, words.length) - 1;
  const rest = words.slice(last);
  const shared = { x1: Math.max(...rest.map(({ x1 }) => x1)), y1: Math.max(...rest.map(({ y1 }) => y1)) };
  return words.map((word, at) => {
    if (at > last) return [word, []];
    const own = at === last ? wanted.slice(last) : wanted.slice(at, at + 1);
    const box = at === last ? { ...word, ...shared } : word;
    const confidence = Math.min(...(at === last ? rest : [word]).map((one) => one.confidence), similar);
    return [word, own.map((text) => ({ ...box, text, confidence }))];
  });
}

/** Letters that OCR takes for figures, as these. */
const figures = lookup({ o: '0', l: '1', i: '1', z: '2', s: '5', b: '8' });
const lookAlike = (text: string): string => text.replace(/[olizsb]/g, (letter) => figures.get(letter) ?? letter);

const lettersOf = (words: readonly string[]): string =>
  words
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

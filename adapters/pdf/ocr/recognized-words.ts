import type { Word } from '../../../domain/extraction/page.ts';
import { hundredths, rounded } from '../boxes.ts';
import type { RecognizedLine } from './tesseract.ts';

// Boxes reach from ascent to descent, as those of text layers do: words of one line have one height.
/** Of the font size, from the baseline. */
const ASCENT = 0.95;
const DESCENT = 0.22;
/** Of the font size: what a word reaches above its baseline, with and without capitals, digits and ascenders. */
const CAPITAL = 0.72;
const X_HEIGHT = 0.53;
/** Of the font size: a word that stands further off its line's baseline stands on one of its own. */
const MAX_OFFSET = 0.12;
/** Of the height that its letters have: the box of a higher word holds a piece of another line. */
const MAX_HEIGHT = 1.25;
const DESCENDING = /[gjpqyQ,;()[\]{}|@$/]/;
const RISING = /[A-Z0-9bdfhklt()[\]{}|@$/&%#]/;
const STANDING = /[\p{L}\p{N}]/u;
const READABLE = /[\p{L}\p{N}$%#&@/-]/u;

type RecognizedWord = RecognizedLine['words'][number];

/** The words of recognised lines, in points, at `scale` points a pixel. */
export function recognizedWords({ lines, scale }: { lines: readonly RecognizedLine[]; scale: number }): Word[] {
  return lines.flatMap((line) => {
    const height = fontHeightOf(line);
    return line.words.flatMap((word): Word[] => {
      if (!READABLE.test(word.text)) return [];
      const y = baselineOf({ word, line, height }) * scale;
      const size = height * scale;
      const { x0, x1 } = word.bbox;
      const box = rounded({ x0: x0 * scale, y0: y - ASCENT * size, x1: x1 * scale, y1: y + DESCENT * size });
      return [
        {
          text: word.text,
          size: hundredths(size),
          bold: false,
          source: 'ocr',
          confidence: word.confidence / 100,
          ...box,
        },
      ];
    });
  });
}

/** Font size in pixels: the median of its words, since their boxes and Tesseract's own measure go wrong now and then. */
function fontHeightOf({ words, rowAttributes }: RecognizedLine): number {
  const heights = words
    .filter(({ text }) => STANDING.test(text))
    .map(({ text, bbox }) => (bbox.y1 - bbox.y0) / letterHeightOf(text))
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? rowAttributes.rowHeight;
}

/** From the lowest to the highest point of its letters, of the font size. */
function letterHeightOf(text: string): number {
  return (RISING.test(text) ? CAPITAL : X_HEIGHT) + (DESCENDING.test(text) ? DESCENT : 0);
}

/** Tesseract takes columns that stand a little higher or lower into one line, with the baseline of one of them. */
function baselineOf({
  word: { text, bbox },
  line: { baseline },
  height,
}: {
  word: RecognizedWord;
  line: RecognizedLine;
  height: number;
}): number {
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
  const common = baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0);
  const lowest = bbox.y1 - (DESCENDING.test(text) ? DESCENT * height : 0);
  const isOnLine = common >= lowest - MAX_OFFSET * height && common <= bbox.y1 + MAX_OFFSET * height;
  const isWhole = STANDING.test(text) && bbox.y1 - bbox.y0 <= MAX_HEIGHT * letterHeightOf(text) * height;
  return isOnLine || !isWhole ? common : lowest;
}

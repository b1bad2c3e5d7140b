import type { Bitmap } from '../render/bitmap.ts';
import { type PixelBox, type RecognizedLine, recognize } from './tesseract.ts';

/** Gray values below this are ink. */
const INK = 150;
// pixels at 200 dpi
const LOWEST = 10;
const HIGHEST = 60;
const WIDEST = 400;
const LEAST_INK = 24;
/** Ink this close is one word. */
const GAP = { across: 8, down: 3 };
/** White around a word that is read by itself. */
const MARGIN = 12;
const ENLARGED = 2;
/** A page with more ink left is a picture. */
const MOST = 150;
const WHITE = 255;

/** Boxes of ink that may be words, on a bitmap whose recognized words were erased; none on pictures. */
function inkLeft(bitmap: Bitmap): PixelBox[] {
  const boxes = joined(inkRuns(bitmap)).filter(
    ({ x0, y0, x1, y1, ink }) =>
      y1 - y0 >= LOWEST && y1 - y0 <= HIGHEST && x1 - x0 >= 2 && x1 - x0 <= WIDEST && ink >= LEAST_INK,
  );
  return boxes.length > MOST ? [] : boxes;
}

interface Blob extends PixelBox {
  ink: number;
}

function inkRuns({ width, height, pixels }: Bitmap): Blob[] {
  const runs: Blob[] = [];
  for (let y = 0; y < height; y++) {
    let last: Blob | undefined;
    for (let x = 0; x < width; x++) {
      if ((pixels[y * width + x] as number) >= INK) continue;
      if (last && x - last.x1 <= GAP.across) {
        last.x1 = x + 1;
        last.ink++;
      } else {
        last = { x0: x, y0: y, x1: x + 1, y1: y + 1, ink: 1 };
        runs.push(last);
      }
    }
  }
  return runs;
}

/** Joins the runs of ink, which come from top to bottom, to blobs. */
function joined(runs: readonly Blob[]): Blob[] {
  const closed: Blob[] = [];
  let open: Blob[] = [];
  for (const run of runs) {
    const near: Blob[] = [];
    const others: Blob[] = [];
    for (const blob of open) {
      if (run.y0 - blob.y1 > GAP.down) closed.push(blob);
      else if (run.x0 <= blob.x1 + GAP.across && blob.x0 <= run.x1 + GAP.across) near.push(blob);
      else others.push(blob);
    }
    open = [...others, near.reduce(around, run)];
  }
  return [...closed, ...open];
}

const around = (a: Blob, b: Blob): Blob => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
  ink: a.ink + b.ink,
});

/**
 * Lines of the words that are left on a bitmap whose recognized words were erased, each read by itself: Tesseract's layout
 * analysis drops single characters that stand alone in their columns, and lines of headings that touch others.
 */
export async function readUnreadInk(bitmap: Bitmap, dpi: number): Promise<RecognizedLine[]> {
  const lines: RecognizedLine[] = [];
  for (const box of inkLeft(bitmap)) {
    const found = await recognize({ bitmap: cutOut(bitmap, box), dpi: dpi * ENLARGED, layout: 'word' });
    lines.push(...found.map((line) => placedBack(line, box)));
  }
  return lines;
}

/** A part of the bitmap on white, `ENLARGED` times as large, because Tesseract reads small print better so. */
function cutOut({ width, pixels }: Bitmap, { x0, y0, x1, y1 }: PixelBox): Bitmap {
  const part = { width: ENLARGED * (x1 - x0 + 2 * MARGIN), height: ENLARGED * (y1 - y0 + 2 * MARGIN) };
  const copy = new Uint8Array(part.width * part.height).fill(WHITE);
  const at = (x: number, y: number): number =>
    x >= x0 && x < x1 && y >= y0 && y < y1 ? (pixels[y * width + x] as number) : WHITE;
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      const [fromX, fromY] = [x / ENLARGED + x0 - MARGIN, y / ENLARGED + y0 - MARGIN];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [right, low] = [fromX - left, fromY - top];
      const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
      const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
      copy[y * part.width + x] = upper * (1 - low) + lower * low;
    }
  }
  return { ...part, pixels: copy };
}

/** A line of an enlarged part where it is on the bitmap. */
function placedBack({ rowAttributes, baseline, words }: RecognizedLine, { x0, y0 }: PixelBox): RecognizedLine {
  const placed = (box: PixelBox): PixelBox => ({
    x0: box.x0 / ENLARGED - MARGIN + x0,
    y0: box.y0 / ENLARGED - MARGIN + y0,
    x1: box.x1 / ENLARGED - MARGIN + x0,
    y1: box.y1 / ENLARGED - MARGIN + y0,
  });
  return {
    rowAttributes: { rowHeight: rowAttributes.rowHeight / ENLARGED },
    baseline: placed(baseline),
    words: words.map((word) => ({ ...word, bbox: placed(word.bbox) })),
  };
}

import type { Page, Word } from '../../../domain/document/page.ts';
import { hasCenterIn } from './boxes.ts';
import { drawPage } from '../render/bitmap.ts';
import type { DisplaySpace } from './display-space.ts';
import type { OpenDocument } from './document.ts';
import type { Scene } from '../vector/scene.ts';

/** Minimum of a text layer; fewer characters are a page number or a stamp. */
const MIN_CHARACTERS = 10;
/** Some producers draw values as images of glyphs: the minimum number of such images, and their heights in points. */
const GLYPH_IMAGES = { count: 10, minHeight: 3, maxHeight: 24 };
/** A page with a smaller share of dark pixels at this resolution counts as blank. */
const INK = { dpi: 100, darkerThan: 160, share: 0.0005 };

/** Whether the text layer contains all text of the page, or the page needs OCR. */
export function stateOf({
  words,
  scene,
  document,
  page,
  space,
}: {
  words: readonly Word[];
  scene: Scene;
  document: OpenDocument;
  page: number;
  space: DisplaySpace;
}): Page['state'] {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (characters >= MIN_CHARACTERS) return drawsGlyphsAsImages(words, scene) ? 'unreadable' : 'ok';
  const hasPictures = scene.images.length + scene.grounds.length + scene.lines.length > 0;
  if (words.length > 0 && !hasPictures) return 'ok';
  if (hasInk({ document, page, space })) return 'unreadable';
  return words.length > 0 ? 'ok' : 'blank';
}

function drawsGlyphsAsImages(words: readonly Word[], { images }: Scene): boolean {
  const { count, minHeight, maxHeight } = GLYPH_IMAGES;
  const glyphs = images.filter(({ y0, y1 }) => y1 - y0 >= minHeight && y1 - y0 <= maxHeight);
  if (glyphs.length < count) return false;
  return glyphs.filter((image) => !words.some((word) => hasCenterIn(image, word))).length >= count;
}

function hasInk({ document, page, space }: { document: OpenDocument; page: number; space: DisplaySpace }): boolean {
  const { pixels } = drawPage({ document, page, space, dpi: INK.dpi, format: 'gray' });
  const enough = pixels.length * INK.share;
  let dark = 0;
  for (const pixel of pixels) if (pixel < INK.darkerThan && ++dark >= enough) return true;
  return false;
}

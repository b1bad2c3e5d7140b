import { type Color, fillColor } from '../vector/colors.ts';
import { type QuarterTurns, quarterTurns } from '../engine/display-space.ts';
import { floatAt, utf8 } from '../engine/memory.ts';
import { scratchMatrix } from '../engine/matrix.ts';
import type { Pdfium } from '../engine/pdfium.ts';

/** The style that all characters of a text object share. */
export interface TextStyle {
  /** PDFium's handle of the text object. */
  textObject: number;
  /** Font size in points as drawn. */
  size: number;
  bold: boolean;
  /** Clockwise turns of the page that make the text run left to right. */
  turns: QuarterTurns;
  /** The text runs neither along nor across the page. */
  isTilted: boolean;
  /** Text render mode 3: neither filled nor stroked. */
  isInvisible: boolean;
  /** Undefined unless the glyphs are simply filled. */
  fill: Color | undefined;
}

const RENDER_FILL = 0;
const RENDER_FILL_STROKE = 2;
const RENDER_INVISIBLE = 3;
const BOLD_NAME = /bold|black|heavy|demi/i;
const PLAIN_NAME = /regular|roman|light|book|medium|normal/i;
const BOLD_WEIGHT = 700;
const FORCE_BOLD = 1 << 18;
/** Points: smaller sizes do not occur with outline fonts. */
const MIN_SIZE = 2;
const MAX_TILT = (10 * Math.PI) / 180;

/** Reads styles once per text object, because a page has far fewer of them than characters. */
export function textStyles({
  pdfium,
  textPage,
}: {
  pdfium: Pdfium;
  textPage: number;
}): (index: number) => TextStyle | undefined {
  const { api } = pdfium;
  const styles = new Map<number, TextStyle>();
  const boldFonts = new Map<number, boolean>();
  const isBold = (font: number): boolean => {
    const known = boldFonts.get(font);
    if (known !== undefined) return known;
    const bold = isBoldFont(pdfium, font);
    boldFonts.set(font, bold);
    return bold;
  };
  let last: TextStyle | undefined;
  return (index) => {
    const textObject = api.FPDFText_GetTextObject(textPage, index);
    if (textObject === 0) return undefined;
    if (last?.textObject === textObject) return last;
    last = styles.get(textObject) ?? readStyle({ pdfium, textPage, index, textObject, isBold });
    styles.set(textObject, last);
    return last;
  };
}

function readStyle({
  pdfium,
  textPage,
  index,
  textObject,
  isBold,
}: {
  pdfium: Pdfium;
  textPage: number;
  index: number;
  textObject: number;
  isBold: (font: number) => boolean;
}): TextStyle {
  const { api, scratch } = pdfium;
  api.FPDFText_GetMatrix(textPage, index, scratch);
  const { a, b, c, d } = scratchMatrix(pdfium);
  const fontSize = api.FPDFText_GetFontSize(textPage, index);
  // a negative size rotates text by 180 degrees like a rotated matrix, and producers combine both
  const angle = fontSize < 0 ? Math.atan2(-b, -a) : Math.atan2(b, a);
  const turns = Math.round(angle / (Math.PI / 2));
  const mode = api.FPDFTextObj_GetTextRenderMode(textObject);
  return {
    textObject,
    // many producers set size 1 and scale with the matrix
    size: trueSize(Math.abs(fontSize) * Math.hypot(c, d), looseHeight({ pdfium, textPage, index, turns })),
    bold: mode === RENDER_FILL_STROKE || isBold(api.FPDFTextObj_GetFont(textObject)),
    turns: quarterTurns(turns),
    isTilted: Math.abs(angle - (turns * Math.PI) / 2) > MAX_TILT,
    isInvisible: mode === RENDER_INVISIBLE,
    fill: mode === RENDER_FILL ? fillColor(pdfium, textObject) : undefined,
  };
}

function looseHeight({
  pdfium,
  textPage,
  index,
  turns,
}: {
  pdfium: Pdfium;
  textPage: number;
  index: number;
  turns: number;
}): number {
  pdfium.api.FPDFText_GetLooseCharBox(textPage, index, pdfium.scratch);
  return turns % 2 === 0
    ? Math.abs(floatAt(pdfium, 4) - floatAt(pdfium, 12))
    : Math.abs(floatAt(pdfium, 8) - floatAt(pdfium, 0));
}

/** Type 3 bitmap fonts have sizes in pixels, so the size is derived from the box. */
function trueSize(size: number, boxHeight: number): number {
  return size < MIN_SIZE && boxHeight > MIN_SIZE ? boxHeight : size;
}

function isBoldFont(pdfium: Pdfium, font: number): boolean {
  if (font === 0) return false;
  const { api } = pdfium;
  const name = utf8(pdfium, (buffer, bytes) => api.FPDFFont_GetBaseFontName(font, buffer, bytes));
  if (BOLD_NAME.test(name)) return true;
  if (PLAIN_NAME.test(name)) return false;
  return (api.FPDFFont_GetFlags(font) & FORCE_BOLD) !== 0 || api.FPDFFont_GetWeight(font) >= BOLD_WEIGHT;
}

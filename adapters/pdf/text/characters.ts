import type { Box } from '../../../domain/document/page.ts';
import { type DisplaySpace, toDisplay, turnedTo } from '../engine/display-space.ts';
import { repairedCodes } from './glyph-repair.ts';
import { doubleAt, floatAt } from '../engine/memory.ts';
import type { Pdfium } from '../engine/pdfium.ts';
import { type TextStyle, textStyles } from './text-style.ts';

/** One printed character. Its box is upright: in a rotated page in which the character's line runs left to right. */
export interface Character extends Box {
  text: string;
  style: TextStyle;
}

/** The text layer of a page: characters in content order, undefined where a word ends. */
export interface TextLayer {
  characters: (Character | undefined)[];
  /** The character codes do not match the printed glyphs, so the text layer is unusable. */
  isGarbage: boolean;
}

const LINE_END = [0x0d, 0x0a] as const;
const [CARRIAGE_RETURN, LINE_FEED] = LINE_END;
/** Fraction of the font size that the characters of one word are at most apart. */
const TOUCHING = 0.08;
const LINE_END_HYPHENS = [0xfffe, 2, 0xad];
/** Multiple of the font size: boxes with a greater height come from fonts with wrong metrics. */
const PLAUSIBLE_HEIGHT = { min: 0.5, max: 1.5 };
/** Fractions of the font size from the baseline, as in Helvetica. */
const ASCENT = 0.78;
const DESCENT = 0.22;
/** PDFium's removal of duplicates drops glyphs of Type 3 fonts whose size exceeds their boxes by this factor. */
const OVERSIZED = 2.5;

export function readCharacters({
  pdfium,
  textPage,
  count,
  space,
}: {
  pdfium: Pdfium;
  textPage: number;
  count: number;
  space: DisplaySpace;
}): TextLayer {
  const { codes, isGarbage } = repairedCodes({ pdfium, textPage, count });
  const styleOf = textStyles({ pdfium, textPage });
  const uprights = turnedTo(space);
  const characters: (Character | undefined)[] = [];
  let printed = 0;
  let oversized = 0;
  for (let index = 0; index < count; index++) {
    const code = codes[index] ?? 0;
    const style = isBlank(code) ? undefined : styleOf(index);
    if (style === undefined) {
      characters.push(undefined);
      continue;
    }
    const { box, looseHeight } = uprightBox({ pdfium, textPage, index, style, upright: uprights[style.turns] });
    printed++;
    if (style.size > OVERSIZED * looseHeight) oversized++;
    const { x0, y0, x1, y1 } = box;
    const character = { text: textOf(code), style, x0, y0, x1, y1 };
    if (codes[index - 1] === LINE_FEED && codes[index - 2] === CARRIAGE_RETURN) dropFalseLineEnd(characters, character);
    characters.push(character);
  }
  return { characters, isGarbage: isGarbage || oversized > printed / 2 };
}

/**
 * PDFium takes a page of dense rows with wide gutters for vertical text and ends the line after each character that is
 * drawn by itself: a line does not end where the next character touches the last one.
 */
function dropFalseLineEnd(characters: (Character | undefined)[], next: Character): void {
  const last = characters.at(-LINE_END.length - 1);
  if (last && touches(last, next)) characters.length -= LINE_END.length;
}

function touches(last: Character, next: Character): boolean {
  const size = Math.max(last.style.size, next.style.size);
  return (
    last.style.turns === next.style.turns &&
    Math.abs(next.x0 - last.x1) <= TOUCHING * size &&
    Math.abs(next.y1 - last.y1) <= TOUCHING * size
  );
}

/** Line separators, the narrow and the other rarer spaces, and the byte order mark: `\s` matches all of them. */
const RARE_BLANKS = [0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff];

function isBlank(code: number): boolean {
  if (code === 2) return false;
  const isCommon = code <= 32 || (code >= 0x7f && code <= 0xa0) || (code >= 0x2000 && code <= 0x200b);
  return isCommon || RARE_BLANKS.includes(code);
}

function textOf(code: number): string {
  if (LINE_END_HYPHENS.includes(code)) return '-';
  const isScalar = code < 0xd800 || (code > 0xdfff && code <= 0x10ffff);
  return isScalar ? String.fromCodePoint(code) : '\ufffd';
}

function uprightBox({
  pdfium,
  textPage,
  index,
  style,
  upright,
}: {
  pdfium: Pdfium;
  textPage: number;
  index: number;
  style: TextStyle;
  upright: DisplaySpace;
}): { box: Box; looseHeight: number } {
  const { api, scratch } = pdfium;
  api.FPDFText_GetLooseCharBox(textPage, index, scratch);
  const box = toDisplay(upright, {
    x0: floatAt(pdfium, 0),
    y0: floatAt(pdfium, 4),
    x1: floatAt(pdfium, 8),
    y1: floatAt(pdfium, 12),
  });
  const looseHeight = box.y1 - box.y0;
  const ratio = looseHeight / style.size;
  if (ratio < PLAUSIBLE_HEIGHT.min || ratio > PLAUSIBLE_HEIGHT.max) {
    api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    const [x, y] = [doubleAt(pdfium, 0), doubleAt(pdfium, 8)];
    const baseline = toDisplay(upright, { x0: x, y0: y, x1: x, y1: y }).y0;
    box.y0 = baseline - ASCENT * style.size;
    box.y1 = baseline + DESCENT * style.size;
  }
  return { box, looseHeight };
}

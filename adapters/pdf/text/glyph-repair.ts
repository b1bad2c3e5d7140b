import type { Pdfium } from '../engine/pdfium.ts';

/** Offset from the glyph ids of a TrueType subset in standard order to ASCII. */
const GLYPH_SHIFT = 29;
const MAX_SHIFTED = 98;
/** Shares of a page's characters above which its text layer is considered unusable. */
const MAX_UNMAPPED = 0.1;
const MAX_ODD = 0.03;

/**
 * The Unicode code of every character. Fonts without a ToUnicode map yield glyph ids as control characters
 * (`$1\x0f\x13\x13\x13` for `$1,000`), which are converted back.
 */
export function repairedCodes({ pdfium, textPage, count }: { pdfium: Pdfium; textPage: number; count: number }): {
  codes: Uint32Array;
  isGarbage: boolean;
} {
  const { api } = pdfium;
  const codes = new Uint32Array(count);
  const unmapped: number[] = [];
  for (let index = 0; index < count; index++) {
    codes[index] = api.FPDFText_GetUnicode(textPage, index);
    if (api.FPDFText_HasUnicodeMapError(textPage, index) === 1) unmapped.push(index);
  }
  const left = unmapped.length === 0 ? 0 : shiftGlyphNumbers({ pdfium, textPage, codes, unmapped });
  return { codes, isGarbage: isGarbage(codes, left) };
}

/** Returns the number of unmapped characters that could not be converted. */
function shiftGlyphNumbers({
  pdfium: { api },
  textPage,
  codes,
  unmapped,
}: {
  pdfium: Pdfium;
  textPage: number;
  codes: Uint32Array;
  unmapped: readonly number[];
}): number {
  const fontOf = (index: number): number => {
    const textObject = api.FPDFText_GetTextObject(textPage, index);
    return textObject === 0 ? 0 : api.FPDFTextObj_GetFont(textObject);
  };
  const printsGlyphNumbers = new Set(unmapped.filter((index) => isControl(codes[index] ?? 0)).map(fontOf));
  let left = 0;
  for (const index of unmapped) {
    const code = codes[index] ?? 0;
    if (code > 0 && code < MAX_SHIFTED && printsGlyphNumbers.has(fontOf(index))) codes[index] = code + GLYPH_SHIFT;
    else left++;
  }
  return left;
}

function isControl(code: number): boolean {
  return code >= 3 && code <= 31;
}

function isGarbage(codes: Uint32Array, unmapped: number): boolean {
  let printed = 0;
  let odd = 0;
  for (const code of codes) {
    if (code === 32 || code === 10 || code === 13 || code === 9) continue;
    printed++;
    if (isControl(code) || (code >= 0x100 && code <= 0x24f) || (code >= 0xe000 && code <= 0xf8ff)) odd++;
  }
  return unmapped > printed * MAX_UNMAPPED || odd > printed * MAX_ODD;
}

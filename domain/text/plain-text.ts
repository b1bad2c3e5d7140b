/** A text in the form in which quotes are compared, and where each of its UTF-16 units stands in the original. */
interface PlainText {
  text: string;
  /** By unit of `text`: where its character begins and ends in the original. */
  origins: { start: number; end: number }[];
}

const INVISIBLE = /[\p{Cc}\p{Cf}\s]/u;
const DASH = /[‐-―−]/u;

/**
 * Leaves out blanks, control and invisible characters (zero-width, bidirectional, soft hyphens) and hyphens between
 * letters, resolves ligatures and full-width forms, and makes dashes and quotation marks plain.
 */
export function plainText(original: string): PlainText {
  const units: string[] = [];
  const origins: PlainText['origins'] = [];
  let start = 0;
  for (const character of original) {
    const end = start + character.length;
    if (!INVISIBLE.test(character)) {
      for (const unit of plainForm(character).split('')) {
        units.push(unit);
        origins.push({ start, end });
      }
    }
    start = end;
  }
  const kept = units.map((unit, index) => !isInnerHyphen(units, index, unit));
  return {
    text: units.filter((_, index) => kept[index]).join(''),
    origins: origins.filter((_, index) => kept[index]),
  };
}

function plainForm(character: string): string {
  if (character < '\u0080') return character;
  if (DASH.test(character)) return '-';
  if ('‘’‚‛′'.includes(character)) return "'";
  if ('“”„‟″'.includes(character)) return '"';
  return character.normalize('NFKC').replace(/\s/g, '');
}

const LETTER = /\p{L}/u;
const PART_OF_WORD = /[\p{L}\p{N}]/u;
const JOINT = /[.,'’\-_]/u;

/** "insur-ance" at a line's end and "multi-car" are "insurance" and "multicar"; "555-0134" keeps its hyphen. */
function isInnerHyphen(units: readonly string[], index: number, unit: string): boolean {
  return unit === '-' && LETTER.test(units[index - 1] ?? '') && LETTER.test(units[index + 1] ?? '');
}

/** Where a text says the quote, compared in plain form; neither begins nor ends inside a word or number. */
export function findInText(text: string, quote: string): { start: number; end: number } | undefined {
  const wanted = plainText(quote).text;
  if (!PART_OF_WORD.test(wanted)) return undefined;
  const { text: plain, origins } = plainText(text);
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const start = origins[at]?.start ?? 0;
    const end = origins[at + wanted.length - 1]?.end ?? text.length;
    if (isEdge(text, start, -1) && isEdge(text, end - 1, 1)) return { start, end };
  }
  return undefined;
}

/** "500" is no quote of "1,500", nor "123" of "AB-123". */
function isEdge(text: string, inside: number, step: 1 | -1): boolean {
  if (!PART_OF_WORD.test(text[inside] ?? '')) return true;
  const next = text[inside + step] ?? '';
  if (PART_OF_WORD.test(next)) return false;
  return !(JOINT.test(next) && PART_OF_WORD.test(text[inside + 2 * step] ?? ''));
}

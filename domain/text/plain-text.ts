/** Text normalized for the comparison of quotes, with the origin of each UTF-16 code unit. */
interface PlainText {
  text: string;
  /** By code unit of `text`: range of its character in the original. */
  origins: { start: number; end: number }[];
}

const INVISIBLE = /[\p{Cc}\p{Cf}\s]/u;
/** Most characters are ASCII, for which no expression is needed. */
const isInvisible = (character: string): boolean =>
  character < '\u0080' ? character <= ' ' || character === '\u007f' : INVISIBLE.test(character);
const DASH = /[‐-―−]/u;

/**
 * Removes white space, control and invisible characters (zero-width, bidirectional, soft hyphens) and hyphens between
 * letters, decomposes ligatures and full-width forms, and replaces dashes and quotation marks by ASCII ones.
 */
export function plainText(original: string): PlainText {
  const units: string[] = [];
  const origins: PlainText['origins'] = [];
  let start = 0;
  for (const character of original) {
    const end = start + character.length;
    if (!isInvisible(character)) {
      for (const unit of character < '\u0080' ? character : plainForm(character).split('')) {
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

/** Finds a quote in a text, compared in plain form; a match must not begin or end inside a word or number. */
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

/** Keeps "500" from matching in "1,500" and "123" in "AB-123". */
function isEdge(text: string, inside: number, step: 1 | -1): boolean {
  if (!PART_OF_WORD.test(text[inside] ?? '')) return true;
  const next = text[inside + step] ?? '';
  if (PART_OF_WORD.test(next)) return false;
  return !(JOINT.test(next) && PART_OF_WORD.test(text[inside + 2 * step] ?? ''));
}

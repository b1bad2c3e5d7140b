import type { Source } from '../cited.ts';
import type { CoverageRow } from './coverage-rows.ts';

/** Item letters and numbers, bullets and footnote marks that belong to no name. */
const LEAD =
  /^(?:[•·▪■●○„*†‡–—-]+\s*|\(?(?:[A-Z]|\d{1,2})[.)]\s+|(?:section|part)\s+(?:[ivx\d]+|[a-f])\s*[:.–-]\s*|[a-h]\s[-–]\s)+/i;
const LEADING_FORM = /^[A-Z]{2,4}[\s-]?\d{2}[\s-]?\d{2,4}(?:[\s-]\d{2}){0,2}\s+(?=\p{L}{3})/u;
const LONE_LETTER = /^[A-HL-MU]\s+(?=\p{L}{3})/u;
const LETTER = /^(?:coverage|cov\.?)\s+[a-z]\b(?:\s*[:.–—-]\s*|\s+)/i;
const TAIL = /(?:\s*[*†‡:]+|\s+\(?form(?:\(s\))? .*|\s*[-–]\s*$|\s+\$$)$/i;
const FORM_NUMBER = /\s*\(?\b[A-Z]{2,4}[\s-]?\d{2,4}(?:[\s-]\d{2,4}){1,3}\)?$/;
const LIMIT_PHRASE =
  /\s*[-–,]?\s*\(?\b(?:each|ea|per|any one)\.?\s+(?:person|per|accident|acc|occurrence|occ|loss)\b.*$/i;

export interface RowName {
  /** As printed, without letters, bullets, form numbers and footnote marks. */
  text: string;
  source: Source;
}

/** The name of a coverage row. */
export function nameOfRow(
  row: CoverageRow,
  { keepLetter = false, keepPhrase = false }: { keepLetter?: boolean; keepPhrase?: boolean } = {},
): RowName {
  // An item letter in a column of its own.
  const [first, ...others] = row.name;
  const segments = first && others.length > 0 && /^(?:[A-Z]\d?|\d{1,2})[.)]?$/.test(first.text) ? others : row.name;
  const words = segments.flatMap((segment) => segment.words);
  let text = words
    .map((word) => word.text)
    .join(' ')
    .replace(LEAD, '')
    .replace(LEADING_FORM, '')
    .replace(LONE_LETTER, '');
  if (!keepLetter) {
    const bare = text.replace(LETTER, '');
    if (/\p{L}{3}/u.test(bare)) text = bare;
  }
  const short = text.replace(FORM_NUMBER, '').replace(TAIL, '');
  if (/\p{L}{2}/u.test(short)) text = short;
  const cut = keepPhrase ? text : text.replace(LIMIT_PHRASE, '').replace(/\s+\$.*$/, '');
  return { text: (/\p{L}{2}/u.test(cut) ? cut : text).replace(TAIL, '').trim(), source: { page: row.page, words } };
}

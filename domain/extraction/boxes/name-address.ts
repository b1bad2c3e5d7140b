import { type Cited, cite } from '../cited.ts';
import { CITY_LINE, STREET_LINE } from '../../reading/values/places.ts';
import type { Word } from '../../document/page.ts';
import type { Typed } from './values.ts';
import { linesOf, textOf } from './writing.ts';

export interface NameAndAddress {
  /** One for each name line; a line that goes on in the next one counts with it. */
  names: Cited<string>[];
  address?: Cited<string>;
}

const NOT_OF_ADDRESS =
  /\b(?:phone|fax|tel|e-?mail|licen[cs]e|lic)\b|@|^(?:www\.|attn|attention|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})/i;
const STREET_START =
  /^(?:#?\d[\w-]*\s+\S|p\.?\s?o\.?\s|post office|one |two |rr |suite |ste\.? |unit |apt\.? |floor |c\/o )/i;
const CITY = /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?$|\b\d{5}-\d{4}$|,\s*[A-Za-z. ]+,?\s+\d{5}$/i;
const GOES_ON = /(?:\b(?:and|of|the|for|by|dba|d\/b\/a)|[&,-])$/i;
const CONTINUES = /^(?:and |& |dba\b|d\/b\/a\b|d\.b\.a\.|a |an |its? |inc\b|llc\b|as |of )/i;
/** The end of a company's name. */
const ENDS_COMPANY = /^(?:(?:insurance )?(?:company|exchange|corporation)\b|co\.?$|limited$)/i;
const INTEREST_TAIL = /[,;\s]*\b(?:isaoa|atima|its successors|as their interests?)\b.*$/i;

/** Reads a block of name lines and the address below them. */
export function readNameAndAddress({ page, words }: Typed): NameAndAddress {
  const lines = linesOf(words)
    .map((line) => ({ line, text: textOf(line).replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const start = lines.findIndex(({ text }, at) => isAddressStart(text, at));
  const nameLines = (start < 0 ? lines : lines.slice(0, start)).filter(({ text }) => !NOT_OF_ADDRESS.test(text));
  const addressLines = start < 0 ? [] : lines.slice(start).filter(({ text }) => !NOT_OF_ADDRESS.test(text));
  return {
    names: joinNames(nameLines)
      .map(({ line, text }) => nameOf(text, line, page))
      .filter((name) => name !== undefined),
    ...addressOf(addressLines, page),
  };
}

const isAddressStart = (text: string, at: number): boolean =>
  CITY.test(text) || CITY_LINE.test(text) || STREET_START.test(text) || (at > 0 && STREET_LINE.test(text));

interface TextLine {
  line: Word[];
  text: string;
}

function joinNames(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const { line, text } of lines) {
    const before = joined.at(-1);
    if (before && (GOES_ON.test(before.text) || CONTINUES.test(text) || ENDS_COMPANY.test(text))) {
      before.text = `${before.text} ${text}`;
      before.line = [...before.line, ...line];
    } else joined.push({ line, text });
  }
  return joined;
}

function nameOf(text: string, words: Word[], page: number): Cited<string> | undefined {
  const name = text
    .replace(INTEREST_TAIL, '')
    .replace(/[,;]+$/, '')
    .trim();
  return /\p{L}/u.test(name) && !/^(?:n\/?a|none|tbd|same|see attached)$/i.test(name)
    ? cite(name, { page, words })
    : undefined;
}

function addressOf(lines: readonly TextLine[], page: number): { address?: Cited<string> } {
  const text = lines.map((line) => line.text.replace(/,$/, '')).join(', ');
  const address = cite(text === '' ? null : text, { page, words: lines.flatMap(({ line }) => line) });
  return address ? { address } : {};
}

/** An address without a name above it. */
export function citeAddress(typed: Typed): Cited<string> | undefined {
  const { address } = readNameAndAddress(typed);
  if (address) return address;
  const lines = linesOf(typed.words);
  const text = lines.map((line) => textOf(line).replace(/,$/, '')).join(', ');
  return /\d/.test(text) && /\p{L}/u.test(text) ? cite(text, { page: typed.page, words: lines.flat() }) : undefined;
}

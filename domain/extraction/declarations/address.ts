import type { Source } from '../cited.ts';
import type { Segment } from '../../reading/layout.ts';
import { rightOf } from '../../reading/neighbors.ts';
import { segmentOf } from '../../reading/segments.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { CITY_LINE, CITY_WITHIN, STREET_LINE } from '../../reading/values/places.ts';
import { normalize } from '../../text/normalize.ts';
import { goesOnInLine, isNameLine, nameAhead, splitNames } from '../values/name.ts';

/** Names and an address as they stand one below the other. */
export interface AddressBlock {
  names: { name: string; source: Source }[];
  address: { text: string; source: Source } | null;
}

export interface BlockOptions {
  /** Whether an organisation may be named. */
  organisations?: boolean;
  /** Whether a name may be one word; as organisations when not given. */
  single?: boolean;
  /** Whether a line is a heading and ends the block. */
  isLabel: (text: string) => boolean;
}

/** Reads name lines, then the lines from the street to the city, from segments that stand in one column. */
export function readAddressBlock(
  printed: readonly Segment[],
  { organisations = false, single = organisations, isLabel }: BlockOptions,
): AddressBlock {
  const names: AddressBlock['names'] = [];
  const lines: Segment[] = [];
  let isClosed = false;
  const segments = printed.map((segment, at) => withState(segment, printed[at + 1]));
  for (const segment of segments) {
    const text = segment.text.replace(LEAD, '');
    if (isLabel(text)) break;
    if (names.length > 0 && lines.length === 0 && (CLAUSE_LINE.test(text) || ATTENTION.test(text))) continue;
    const over = segments[segments.indexOf(segment) - 1];
    if (lines.length === 0 && takesName(names, segment, over, { organisations, single })) continue;
    const endsAddress = CITY_LINE.test(text) || (lines.length > 0 && CITY_LINE.test(`${lines.at(-1)?.text} ${text}`));
    if (!endsAddress && lines.length === 0 && !startsAddress(text, segments)) {
      if (names.length > 0 || segments.indexOf(segment) > 0) break;
      continue;
    }
    if (lines.length >= 5 || /@|\bphone\b|\(\d{3}\)\s?\d{3}/i.test(text)) break;
    lines.push(segment);
    if (endsAddress) {
      isClosed = true;
      break;
    }
  }
  return { names, address: isClosed ? addressOf(lines) : null };
}

/** "1. Ann Poe": a mark or a number before a name. */
const LEAD = /^(?:[•:\-–]\s*|\d{1,2}[.)] (?=\p{Lu}\p{L}+ ))/u;

/** Who takes the mail is no insured. */
const CARE_OF = /^(?:c\/o|in care of)\b/i;
const startsAddress = (text: string, segments: readonly Segment[]): boolean =>
  STREET_LINE.test(text) || CARE_OF.test(text) || isHouseNumber(text, segments);
const ATTENTION = /^att(?:ention|n)\b/i;

/** "KINGSTON     NY 12401", "331 MASTERS ST  CORBIN KY 40701": typewritten pages set state or city at a stop of its own. */
export function withState(segment: Segment, under: Segment | undefined): Segment {
  const [next] = rightOf(segment);
  if (!next || !CITY_LINE.test(next.text) || CITY_LINE.test(segment.text)) return segment;
  const isState = next.words.length === 2 && !/\d/.test(segment.text);
  const isStreet = STREET_LINE.test(segment.text) && !/\d/.test(next.words[0]?.text ?? '') && !isCity(under);
  return (isState || isStreet) && next.x0 - segment.x1 < (isState ? APART : NEAR) * segment.size
    ? segmentOf([...segment.words, ...next.words], segment.line)
    : segment;
}

const APART = 8;
const NEAR = 3;
const isCity = (segment: Segment | undefined): boolean => segment !== undefined && CITY_LINE.test(segment.text);

/** A line of its own below the name of a bank. */
const CLAUSE_LINE =
  /^(?:isaoa|i\.s\.a\.o\.a|atima|its successors?|successors?|and\/or assigns?|as their interests?)\b/i;

type Name = AddressBlock['names'][number];

/** A name that goes on in the line below it. */
const longer = ({ source }: Name, over: Segment, { text, words }: Segment): Name => ({
  name: `${over.text} ${text}`,
  source: { ...source, words: [...over.words, ...words] },
});

/** Adds the names of a line to those above it; false where it has none. */
function takesName(
  names: Name[],
  segment: Segment,
  over: Segment | undefined,
  options: Pick<BlockOptions, 'organisations' | 'single'>,
): boolean {
  const text = nameAhead(segment.text.replace(LEAD, ''));
  const last = names.at(-1);
  if (last && over && goesOnInLine(over.text, text)) {
    names[names.length - 1] = longer(last, over, segment);
    return true;
  }
  if (CARE_OF.test(text) || !isNameLine(text, options) || names.length > 3) return false;
  for (const name of splitNames(text))
    names.push({ name, source: { page: segment.page, words: wordsOfName(segment, name) } });
  return true;
}

function wordsOfName(segment: Segment, name: string): Source['words'] {
  const parts = new Set(name.split(/\s+/));
  const words = segment.words.filter((word) => parts.has(word.text.replace(/[,;]+$/, '')) || parts.has(word.text));
  return words.length > 0 ? words : segment.words;
}

function addressOf(lines: readonly Segment[]): AddressBlock['address'] {
  const [first] = lines;
  if (!first) return null;
  // "the dwelling you own at 12 Elm St, Enid, OK 73701"
  const at = lines.length === 1 ? first.words.findIndex(({ text }, index) => index > 0 && /^at$/i.test(text)) + 1 : 0;
  if (at > 0) return addressOnLine(first, at);
  let text = '';
  for (const line of lines) {
    const part = line.text.replace(/^[•:\-–]\s*/, '').replace(/,$/, '');
    text = text === '' ? part : `${text}${goesOn(text, part) ? ' ' : ', '}${part}`;
  }
  return { text, source: { page: first.page, words: lines.flatMap((line) => line.words) } };
}

const STREET_ENDS = new Set(
  `st street ave avenue rd road dr drive ln lane ct court blvd boulevard way pl place pkwy parkway ter terrace cir circle
  trl trail hwy highway sq square loop run`.split(/\s+/),
);

/** A narrow column parts a house number from its street, a street from its last word, a city from its ZIP code. */
const goesOn = (text: string, next: string): boolean =>
  /^\d+$/.test(text) || /^\d{5}(?:-\d{4})?$/.test(next) || STREET_ENDS.has(normalize(next));

/** A number alone is that of a house when words and a city follow it. */
const isHouseNumber = (text: string, segments: readonly Segment[]): boolean =>
  /^\d{1,6}$/.test(text) &&
  segments.length > 2 &&
  CITY_LINE.test(
    segments
      .slice(-2)
      .map((line) => line.text)
      .join(' '),
  );

/** An address that stands on one line with its street, as after "Location:". */
export function addressOnLine(segment: Segment, from: number): { text: string; source: Source } | null {
  const words = segment.words.slice(from);
  const run = textRun(words);
  if (!CITY_WITHIN.test(run.text) || !/\d|^P\.? ?O\b/i.test(run.text.slice(0, 8))) return null;
  const end = endOf(run.text);
  return {
    text: run.text.slice(0, end).replace(/[.,]$/, ''),
    source: { page: segment.page, words: wordsWithin(run, 0, end) },
  };
}

/** Where an address ends that another sentence follows. */
function endOf(text: string): number {
  const city = CITY_WITHIN.exec(text);
  const end = (city?.index ?? 0) + (city?.[0].length ?? 0);
  return city && /^\s?[.;·|(]/.test(text.slice(end)) ? end : text.length;
}

/** "Jane Doe, 77 Palm Ave, Fresno, CA 93701": names and their address on one line. */
export function namedAddressOnLine(
  segment: Segment,
  { organisations = false }: Pick<BlockOptions, 'organisations'>,
): AddressBlock | null {
  const ahead = /^\P{N}{3,60}?(?=,? (?:\d|P\.? ?O\.? Box\b))/iu.exec(segment.text)?.[0].replace(/,$/, '');
  const head = ahead?.replace(/,? at$/, '');
  if (!ahead || !head || !isNameLine(head, { organisations })) return null;
  const address = addressOnLine(segment, ahead.split(' ').length);
  if (!address) return null;
  const names = splitNames(head).map((name) => ({
    name,
    source: { page: segment.page, words: wordsOfName(segment, name) },
  }));
  return { names, address };
}

import type { Cited } from '../cited.ts';
import { agencyIn } from '../interpreter/prose/policy-facts.ts';
import { sentencesOf } from '../interpreter/prose/sentences.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { rightOf } from '../../reading/neighbors.ts';
import { segmentOf } from '../../reading/segments.ts';
import { CITY_LINE } from '../../reading/values/places.ts';
import { normalize } from '../../text/normalize.ts';
import { isEndOfName, isNameLine, nameAhead, OF_TRADE } from '../values/name.ts';
import type { AddressBlock } from './address.ts';

/** The agency that a block names, else a sentence, else a text alone. */
export const agencyNamed = (
  block: AddressBlock | undefined,
  layouts: readonly PageLayout[],
): Cited<string> | undefined => agencyOf(block) ?? agencyTold(layouts) ?? agencyAlone(layouts);

function agencyOf(block: AddressBlock | undefined): Cited<string> | undefined {
  const [first] = block?.names ?? [];
  return first && { value: nameAhead(first.name), ...first.source };
}

const CODE = /^[#(]?(?:\d{2,9}|\d{1,6}(?:-\d{1,6}){1,2})\)?:?$/;
/** A shorter number is that of a house as often. */
const SHORT_CODE = /^\D?\d{2,3}\D{0,2}$/;

/** "Agency   04-118 POE INSURANCE", "Agent   31 - POE AGENCY": the lines of a block without the code of the agency before its name. */
export function withoutCode(segments: readonly Segment[]): readonly Segment[] {
  const [first, ...more] = segments;
  const [code, ...words] = first?.words ?? [];
  if (!first || !code || !CODE.test(code.text)) return segments;
  const named = words.length > 0 ? [segmentOf(words, first.line)] : rightOf(first).slice(0, 1).filter(isName);
  const lines = [...named, ...more];
  const [name] = lines;
  // What stands over a city is a street.
  const isStreet = words.length > 0 && more.slice(0, 1).some(({ text }) => CITY_LINE.test(text));
  const isLong = !SHORT_CODE.test(code.text) || OF_TRADE.test(nameAhead(name?.text ?? ''));
  return name && isLong && !isStreet && isName(name) ? lines : segments;
}

/** Whether a text begins with a name, whatever telephone or place stands behind it. */
export const isName = ({ text }: Segment): boolean => isNameLine(nameAhead(text), { organisations: true });

const WORD = String.raw`\p{Lu}[\p{L}.'’&-]* |& |and |of `;
const KIND = 'agency|brokers|brokerage|advisors|insurance services?';
const TRADE = new RegExp(String.raw`^(?:${WORD}){1,5}(?:${KIND})(?:,? (?:inc|llc)\.?)?$`, 'iu');

/** The only text of a document that is an agency's name and nothing else, where no label names one. */
function agencyAlone(layouts: readonly PageLayout[]): Cited<string> | undefined {
  const found = layouts
    .slice(0, 2)
    .flatMap(({ lines, page }) =>
      lines
        .filter(({ y1 }) => y1 < page.height / 2)
        .flatMap(({ segments }) => segments.filter(({ text }) => isTrade(text))),
    );
  const [first] = found;
  const isOnly = first && new Set(found.map(({ text }) => normalize(text))).size === 1;
  return isOnly ? { value: first.text, page: first.page, words: first.words } : undefined;
}

/** The agency that a sentence of the first pages names. */
function agencyTold(layouts: readonly PageLayout[]): Cited<string> | undefined {
  for (const sentence of layouts.slice(0, 2).flatMap(sentencesOf)) {
    const found = agencyIn(sentence);
    if (found) return found;
  }
  return undefined;
}

const isTrade = (text: string): boolean => TRADE.test(text) && /^\p{Lu}/u.test(text) && !isEndOfName(text);

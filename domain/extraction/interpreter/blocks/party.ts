import { type Cited, cite } from '../../cited.ts';
import { AGENCY_WORD, ORGANISATION } from '../../lexicon/companies.ts';
import { isNameLine } from '../../values/name.ts';
import { type TextRun, textRun, wordsWithin } from '../../../reading/text-run.ts';
import { CITY_LINE, STREET_LINE } from '../../../reading/values/places.ts';
import { anyOf } from '../../../text/any-of.ts';
import { type BlockLine, EMAIL, isFact, partsOf, PHONE } from './line-parts.ts';

/** Whoever a block names: names, the address below them, and what is told of them. */
export interface Party {
  names: Cited<string>[];
  address?: Cited<string> | undefined;
  contact?: Cited<string> | undefined;
  phone?: Cited<string> | undefined;
  email?: Cited<string> | undefined;
  loan?: Cited<string> | undefined;
  /** All that the block says, as one text. */
  text?: Cited<string> | undefined;
}

const LOAN =
  /\b(?:loan|mortgage|reference|account|acct)\s*(?:number|no\.?|num|#|account)?\s*[:#]?\s*([A-Z0-9-]*\d[A-Z0-9-]{3,})/i;
const CONTACT = anyOf(
  /^(?:contact(?: (?:name|person))?|attn|attention|csr|agent name|account (?:manager|executive))\b\.?:?\s+(?=\p{Lu})/iu,
  /^(?:c(?:ustomer )?s(?:ervice)? rep(?:resentative)?|prepared by|producer name)\b\.?:?\s+(?=\p{Lu})/iu,
);
const CITY = anyOf(CITY_LINE, /\b[A-Z][A-Za-z]\.?,?\s+\d{5}(?:-\d{4})?$/, /,\s*[A-Za-z. ]+,?\s+\d{5}(?:-\d{4})?$/);
const STREET_START = anyOf(
  STREET_LINE,
  /^(?:#?\d[\w-]*\s+\S|p\.?\s?o\.?\s|one |two |suite |ste\.? |unit |apt\.? |floor |c\/o )/i,
);
const GOES_ON = /(?:\b(?:and|of|the|for|by|dba|d\/b\/a)|[&,-])$/i;
const CONTINUES = /^(?:and |& |dba\b|d\/b\/a\b|d\.b\.a\.|an? |its? |inc\b|llc\b|as |of )/i;
const INTEREST_TAIL = /[,;\s]*\b(?:isaoa|atima|its successors|as their interests?)\b.*$/i;
/** What brackets explain behind a caption. */
const EXPLAINS = /^\([^)]*\)$/;
const PERSON = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}(?:, (?:jr|sr|ii|iii|[A-Z]{2,5}))?$/iu;
const NOBODY = /^(?:n\/?a|none|tbd|same(?: as.*)?|see (?:attached|below).*)$/i;
/** Reads a block of name lines, the address below them and the facts about them. */
export function partyIn(lines: readonly BlockLine[]): Party {
  const own = lines.filter((line) => !EXPLAINS.test(textOf(line)));
  const party: Party = { names: [] };
  const names: BlockLine[] = [];
  const street: BlockLine[] = [];
  let isClosed = false;
  for (const line of own.flatMap(partsOf)) {
    const rest = withoutFacts(line, party);
    if (!rest || isClosed) continue;
    const text = textOf(rest);
    const isStreet = street.length > 0 || CITY.test(text) || (STREET_START.test(text) && !isNumberedName(text));
    if (!isStreet) {
      names.push(rest);
      continue;
    }
    street.push(rest);
    isClosed = CITY.test(text);
  }
  party.text = wholeText(own);
  party.names = namesOf(names);
  party.address = addressOf(street);
  return party;
}

/** "1 Source Brokers, LLC" begins like a street. */
const isNumberedName = (text: string): boolean =>
  /\b(?:llc|inc|corp|insurance|agency|brokers?|bank|association|assn)\b\.?$/i.test(text) && !CITY.test(text);

const textOf = ({ words }: Pick<BlockLine, 'words'>): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** What is left of a line without phones, e-mails, contacts and loans, which go to the party; nothing where that is all. */
function withoutFacts(line: BlockLine, party: Party): BlockLine | null {
  const run = textRun(line.words);
  const take = (text: string, at: number): Cited<string> | undefined =>
    cite(text, { page: line.page, words: wordsWithin(run, at, at + text.length) });
  const loan = LOAN.exec(run.text);
  const email = EMAIL.exec(run.text);
  const phone = phoneIn(run.text);
  const contact = CONTACT.exec(run.text);
  if (loan?.[1]) party.loan ??= take(loan[1], loan.index + loan[0].length - loan[1].length);
  if (email) party.email ??= take(email[0].replace(/^[(<[]|[)>\],;.]+$/g, ''), email.index);
  if (phone?.isOwn && !loan) party.phone ??= take(phone.text, phone.at);
  if (contact) party.contact ??= contactAfter(run, contact[0].length, take);
  const isTold = [email, loan, phone, contact].some((found) => found !== null) || isFact(run.text);
  return isTold || !/[\p{L}\p{N}]/u.test(run.text) ? null : line;
}

/** The first number of a line, and whether it is no fax. */
function phoneIn(text: string): { text: string; at: number; isOwn: boolean } | null {
  const match = PHONE.exec(text);
  const isFax = match !== null && /\bfax\b[^\d]*$/i.test(text.slice(0, match.index));
  return match && { text: match[0].trim(), at: match.index, isOwn: !isFax };
}

function contactAfter(
  run: TextRun,
  start: number,
  take: (text: string, at: number) => Cited<string> | undefined,
): Cited<string> | undefined {
  const rest = run.text.slice(start);
  const [name = ''] = rest.split(
    /[,;|·/]\s|\s(?=\(?\d{3}\)?[-. ]\s?\d{3})|\s(?=(?:phone|tel|e-?mail|fax|ext)\b)|\s\S+@/i,
  );
  const text = name.replace(/[,;:\s-]+$/, '');
  return /^\p{Lu}.*\p{L}/u.test(text) && !NOBODY.test(text) ? take(text, start) : undefined;
}

/** "Ann Poe, Salem Insurance Agency": who speaks for a company is none of its names. */
export function withContact(party: Party): Party {
  const company = party.names.find(({ value }) => isAgency(value));
  const person = party.names.find(({ value }) => isPerson(value));
  if (!company || !person) return party;
  return { ...party, names: [company], contact: party.contact ?? withoutTitle(person) };
}

/** "Ann Poe, CPCU". */
export const withoutTitle = (person: Cited<string>): Cited<string> =>
  /, [A-Z]{3,5}$/.test(person.value)
    ? { ...person, value: person.value.replace(/, [A-Z]{3,5}$/, ''), words: person.words.slice(0, -1) }
    : person;

/** Whether a name is that of an agency, by one of its words. */
export const isAgency = (name: string): boolean =>
  name.includes(' ') && (AGENCY_WORD.test(name) || /\b(?:insurance|risk)\b/i.test(name)) && !CAPTION.test(name);

const CAPTION = /\b(?:id|no|number|code|customer|use|name|information|stamp)\b|[:#]/i;

/** "Ann B. Poe": two or three names, none of them a word of companies. */
export const isPerson = (name: string): boolean =>
  PERSON.test(name) && !ORGANISATION.test(name) && !isAgency(name) && isNameLine(name);

function wholeText(lines: readonly BlockLine[]): Cited<string> | undefined {
  const [first] = lines;
  const text = lines
    .map(textOf)
    .join(' ')
    .replace(/^[:–-]\s*/, '');
  const isSaid = first !== undefined && /\p{L}{2}/u.test(text) && !NOBODY.test(text);
  return isSaid ? cite(text, { page: first.page, words: lines.flatMap(({ words }) => words) }) : undefined;
}

/** "FERNCOM-01": the number under which an agency keeps its customer. */
const CODE = /^(?=\S*\d)[A-Z0-9-]+$/;

function namesOf(lines: readonly BlockLine[]): Cited<string>[] {
  const joined: BlockLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && (GOES_ON.test(textOf(before)) || CONTINUES.test(textOf(line))))
      joined[joined.length - 1] = { ...before, words: [...before.words, ...line.words] };
    else joined.push(line);
  }
  return joined.flatMap(cutAtAgency).flatMap((line) => {
    const name = textOf(line)
      .replace(INTEREST_TAIL, '')
      .replace(/,\s(?:agent|broker|producer)$|[,;]+$/i, '')
      .trim();
    return /\p{L}/u.test(name) && !NOBODY.test(name) && !CODE.test(name) ? (cite(name, line) ?? []) : [];
  });
}

/** "Ann Poe, Salem Insurance Agency". */
function cutAtAgency(line: BlockLine): BlockLine[] {
  const at = line.words.findIndex(({ text }) => text.endsWith(',')) + 1;
  const [before, behind] = [line.words.slice(0, at), line.words.slice(at)];
  const isPair = isPerson(textOf({ words: before }).slice(0, -1)) && isAgency(textOf({ words: behind }));
  return isPair ? [before, behind].map((words) => ({ ...line, words })) : [line];
}

function addressOf(lines: readonly BlockLine[]): Cited<string> | undefined {
  const [first] = lines;
  const text = lines.map((line) => textOf(line).replace(/,$/, '')).join(', ');
  return first && cite(text, { page: first.page, words: lines.flatMap(({ words }) => words) });
}

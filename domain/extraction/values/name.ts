import { anyOf } from '../../text/any-of.ts';
import { AGENCY_WORD, ORGANISATION } from '../lexicon/companies.ts';
import { CITY_LINE, PLACE_BEHIND, STREET_LINE } from '../../reading/values/places.ts';

const NOT_A_NAME = anyOf(
  /\b(?:policy|page|declarations?|information|coverages?|mailing|address|number|premium|effective|expir\w+)\b/i,
  /\b(?:dates?|period|insured|insurance|agent|total|limits?|deductibles?|phone|fax|email|e-mail|www|http\S*)\b/i,
  /\b(?:please|your|you|our|this|if|is|are|was|will|by|from|with|change|amount|due|payment|discounts?|none)\b/i,
  /\b(?:continued|form|endorsements?|same as|see|location|vehicle|driver|renewal|notice|customer|service)\b/i,
  /\b(?:questions?|call|contact|account|statement|website|online|company use|code|description|property)\b/i,
  /\b(?:business|welcome|office|hours|claims?|type|term|status|interest|date|time|residence|premises|schedule)\b/i,
  /\b(?:summary|section|item|new|applicable|not|all|veh|use|vin|make|model|year|sym|miles|operators?|drivers?)\b/i,
  /\b(?:liability|discount|collision|state)\b/i,
);

/** Words that name nobody by themselves: "Corporation" is a form of business, "Servicing Agency" a caption. */
const GENERIC = new Set(
  `corporation company co inc llc group management partners partnership trust estate services service insurance agency agencies agent agents
  broker brokers brokerage producer producers servicing code codes number id no name names and & of the or for to mortgage mortgagee bank
  additional interested interest party parties special provisions marital st client loan lender lienholder loss payee payees first second
  individual association joint venture insurer carrier underwriter administrator`.split(/\s+/),
);

const LOWER_PARTICLE =
  /^(?:and|&|or|de|la|del|van|von|der|da|di|dos|c\/o|dba|d\/b\/a|of|the|for|etux|et|ux|al|jr|sr|ii|iii|iv|as)[.,]?$/i;

/** Whether a line may be the name of a person or, where these may be insured, of an organisation. */
export function isNameLine(text: string, options: { organisations?: boolean; single?: boolean } = {}): boolean {
  // "Ann Poe dba Poe Lawn Service"
  return options.organisations && TRADES_AS.test(text)
    ? isOneName(text.split(TRADES_AS)[0] ?? '', { organisations: true, single: true })
    : isOneName(text, options);
}

function isOneName(
  text: string,
  { organisations = false, single = organisations }: { organisations?: boolean; single?: boolean },
): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length > 9 || text.length < 3 || text.length > 80) return false;
  if (/[:?!$%@*]/.test(text) || STREET_LINE.test(text) || CITY_LINE.test(text)) return false;
  if (isEndOfName(text)) return false;
  const isOrganisation = ORGANISATION.test(text) || AGENCY_WORD.test(text);
  if (isOrganisation)
    return organisations && /\p{L}{2}/u.test(text) && !/\b(?:policy|declarations?|premium)\b/i.test(text);
  // "Ann Poe Insurance" is an agency.
  if (
    organisations &&
    /^(?:(?:\p{Lu}[\p{L}.'’&-]*|&|and) ){1,6}(?:Insurance|INSURANCE|Ins|INS|Exchange|EXCHANGE)(?: #\d{1,4})?$/u.test(
      text,
    )
  )
    return true;
  if (/\d/.test(text) || NOT_A_NAME.test(text)) return false;
  if (words.length < 2 && !single) return false;
  if (!organisations && /\bof\b/i.test(text)) return false;
  if (!/\p{Lu}[\p{L}.'’-]+/u.test(text)) return false;
  return words.every((word) => /^["'(]?\p{Lu}/u.test(word) || LOWER_PARTICLE.test(word) || /^[&,/-]$/.test(word));
}

const TRADES_AS = / (?:d\/?b\/?a|t\/a|doing business as|trading as) (?=\p{Lu})/iu;

/** "Doe, Jane A and Doe, John B" */
const LAST_FIRST = /^\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}. '’-]*$/u;

/** "Acme Roofing LLC and Jane Doe": a form of business ends the first name. */
const BEFORE_PERSON = /^(.+ (?:L\.?L\.?C|Inc|Corp|Corporation|Co|Ltd|L\.?P|PLLC)\b\.?,?) (?:and|&) (\S+ \S.*)$/i;

/** "DOE, JANE AND DOE, JOHN" */
const INVERTED = /^([^\s,]+, [^,]+) (?:and|&) ([^\s,]+, [^,]+)$/i;

/** "Mei Jankowski and Emma Kowalczyk, a partnership": together they are the insured. */
const FORM_BEHIND = /,? an? (?:\p{L}+ )?(?:partnership|joint venture|corporation|company|association)$/iu;

/** Whether a line names nobody by itself: "Brokers", "Management, LLC" end the name of the line above. */
export const isEndOfName = (text: string): boolean =>
  text.split(/\s+/).every((word) => GENERIC.has(word.toLowerCase().replace(/[.,;()]+$/, '')));

/** The names of a line: "John Doe and Jane Doe" are two, "John & Jane Doe" and "Smith, John" one. */
export function splitNames(text: string): string[] {
  if (text.includes(';'))
    return text
      .split(';')
      .map(clean)
      .filter((part) => part !== '');
  const pair = BEFORE_PERSON.exec(text) ?? (ORGANISATION.test(text) ? null : INVERTED.exec(text));
  if (pair?.[1] && pair[2]) return [clean(pair[1]), clean(pair[2])];
  if (ORGANISATION.test(text) || AGENCY_WORD.test(text) || FORM_BEHIND.test(text)) return [clean(text)];
  const parts = text.split(/\s+(?:and|&|AND|And)\s+|\s*[;/]\s*|,\s+(?=\p{Lu}\S*\s+\p{Lu})/u).map(clean);
  const halves = text.split(/\s+(?:and|&)\s+/i).map(clean);
  if (halves.length > 1 && halves.every((half) => LAST_FIRST.test(half))) return halves;
  const isEachFull =
    parts.length > 1 && parts.every((part) => part.split(/\s+/).length >= 2 && /\p{L}{2,}\.?$/u.test(part));
  return isEachFull ? parts : [clean(text)];
}

/** A code in parentheses, or a street: what stands behind a name in its line. */
const BEHIND_NAME = / \((?:[\p{L}.:#]+ ){0,3}#?[A-Z]{0,3}[\d-]{3,}\)|, (?=\d+ \p{Lu}|P\.? ?O\.? ?Box\b)/iu;

/** "— Agent 90-1143 — (203) 555-0127": a code or a telephone behind a dash. */
const BEHIND_DASH = /\s[–—|·•-]\s(?:[\p{L}.:#]+ ){0,3}#?\(?[A-Z]{0,3}\d[\d-]{2,}/u;

/** "Hale Insurance Company (carrier)": what part the name plays. */
const ROLE_BEHIND =
  / \((?:the |your )?(?:you|carrier|insurer|company|(?:named )?insured|agent|agency|producer|broker)\)$/i;

/** ", ISAOA": whom else a bank is named for. */
const CLAUSE_BEHIND = /,? (?:isaoa|i\.s\.a\.o\.a|atima|its successors?)\b/i;

/** ", AA7712", ", license 0K11872": a code behind a comma. */
const CODE_BEHIND = /, (?:(?:code|agent|lic(?:ense|\.)?|no\.?|#) ?)*[A-Z]{0,3}\d[A-Z]?[\d-]{2,}$/iu;

/** "Poe Insurance, Rio Rancho" */
const CITY_BEHIND = /, (?!(?:inc|llc|ltd|co|corp|pc|lp|and)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/iu;
/** Only names of the trade have a place or a code behind them: "Pinckney, Ann MD" is a person. */
const TRADES = 'insurance|ins|agency|agencies|associates|services|brokers?|brokerage|advisors|underwriters|insurors';
export const OF_TRADE = new RegExp(String.raw`\b(?:${TRADES})\b[^,]*(?:, inc\.?)?$`, 'i');
/** "(480) 555-0102", "218-555-0135", "18-0042" */
const PHONE_BEHIND = /,? (?:\(\d{3}\) ?|\d{2,3}[-.])(?:\d{3}[-.])?(?:\d{4})?$/;

/** "Hale Agency, LLC (No. 2217-04), 15 Market Street" without what is no name. */
export function nameAhead(text: string): string {
  const ofTrade = [PLACE_BEHIND, CODE_BEHIND, PHONE_BEHIND, CITY_BEHIND]
    .map((pattern) => text.search(pattern))
    .filter((start) => {
      const head = text.slice(0, Math.max(0, start));
      return OF_TRADE.test(head) || (ORGANISATION.test(head) && PLACE_BEHIND.test(text));
    });
  const behind = [BEHIND_NAME, BEHIND_DASH, ROLE_BEHIND, CLAUSE_BEHIND].map((pattern) => text.search(pattern));
  const at = [...behind, ...ofTrade].filter((start) => start > 0);
  return at.length > 0 ? text.slice(0, Math.min(...at)).trim() : text;
}

const clean = (name: string): string =>
  name
    .replace(/^(?:and|&)\s+/i, '')
    .replace(/\s+(?:and|&)$/i, '')
    .replace(/[,;]+$/, '')
    .trim();

/** "Rowan Insurance" over "Brokers", "Alder Investments &" over "Management, LLC"; a form of business alone is none of it. */
const goesOnIn = (over: string, text: string): boolean =>
  isEndOfName(text) && (/(?:&|\band)$/i.test(over) || AGENCY_END.test(text));

const AGENCY_END = /^(?:insurance )?(?:agency|agents|brokers|brokerage|services|group)\b/i;

/** "DBA Main Street Electrical": under what name the insured above trades. */
const TRADE_NAME = /^(?:d\/?b\/?a|t\/a|a\/?k\/?a|f\/?k\/?a|doing business as|trading as|also known as)\b/i;

/** Whether a line goes on with the name in the line above it. */
export const goesOnInLine = (over: string, text: string): boolean => goesOnIn(over, text) || TRADE_NAME.test(text);

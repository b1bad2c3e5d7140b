import { anyOf } from '../../text/any-of.ts';
import { cite, type Draft } from '../cited.ts';
import { normalize } from '../../text/normalize.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import type { Cell, Row } from './cells.ts';

const COUNT = String.raw`(?:\d{1,3}|no|one|two|three|six|seven|ten|twelve|fourteen|fifteen|thirty)`;
const SPAN = String.raw`${COUNT}(?: ?\(\d+\))?[\s-]?(?:hours?|hrs?|days?|weeks?|months?|years?|waiting period)\b`;
const NEXT_DAY = String.raw`next day at 12:01 ?a\.?m\.?|12:01 ?a\.?m\.? (?:after|on|following) [\w ]+`;
const PERIOD = new RegExp(
  String.raw`\b${SPAN}|\bmidnight(?: (?:after|of|on|following|the day after) [\w ]+)?|${NEXT_DAY}`,
  'i',
);
const COVER = '(?:coverage|cover|protection|benefits?|your (?:coverage|cover|plan|benefits?))';
const HEADING = anyOf(
  /\b(?:until|before) (?:\w+ )?(?:coverage|cover|protection) (?:starts?|begins?|applies)\b|\bbegins? \d/i,
  /\bwaiting periods?\b|^waits?\b|\b(?:elimination|exclusion|qualifying) periods?\b|\bwithin these periods\b/i,
  new RegExp(String.raw`\b(?:when|before|how soon) (?:does |the |your )*${COVER} (?:begins?|starts?|kicks in)\b`, 'i'),
  new RegExp(
    String.raw`${COVER} (?:(?:begins?|starts?|effective) after|takes effect|start dates?)\b|\bwaiting time\b`,
    'i',
  ),
);
/** How many lines below its heading a list of waiting periods may reach. */
const REACH = 9;

interface Found {
  condition: { text: string; words: Cell['words'] };
  period: { text: string; words: Cell['words'] };
  page: number;
}

/** How long the policy waits with each kind of claim: in lines, in columns, or in a sentence. */
export function readWaitingPeriods(pages: readonly (readonly Row[])[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const { condition, period, page } of pages.flatMap(periodsOn)) {
    const key = normalize(condition.text);
    if (key === '' || found.has(key)) continue;
    found.set(key, {
      condition: cite(condition.text, { page, words: condition.words }),
      period: cite(period.text, { page, words: period.words }),
    });
  }
  return [...found.values()];
}

function periodsOn(rows: readonly Row[]): Found[] {
  let until = -1;
  return rows.flatMap((row) => {
    if (row.cells.some(({ text }) => HEADING.test(text))) until = row.at + REACH;
    return row.at > until ? [] : row.cells.flatMap((cell) => periodsAt(cell, rows));
  });
}

function periodsAt(cell: Cell, rows: readonly Row[]): Found[] {
  const match = PERIOD.exec(cell.text);
  if (!match) return [];
  const isWhole = match[0].length === cell.text.trim().length;
  if (!isWhole) return withinSentence(sentenceOf(cell, rows));
  const name = nameOf(cell, rows);
  if (!name) return [];
  const condition = cleaned(name.text);
  return condition === null
    ? []
    : [
        {
          condition: { text: condition, words: name.words },
          period: { text: cell.text, words: cell.words },
          page: cell.page,
        },
      ];
}

/** What stands left of a period, over it or under it. */
function nameOf(cell: Cell, rows: readonly Row[]): Cell | null {
  const left = cell.row.cells.findLast((other) => other.x1 <= cell.x0 && isName(other));
  if (left) return left;
  for (const step of [-1, 1]) {
    const row = rows[cell.row.at + step];
    const near = row?.cells.find((other) => Math.abs(other.x0 - cell.x0) < 6 && isName(other));
    if (row && near && Math.max(row.y0 - cell.y1, cell.y0 - row.y1) < 1.6 * cell.size) return near;
  }
  return null;
}

/** "None | 14 days" are periods of columns, and "none" names no condition. */
const isName = ({ text, words }: Cell): boolean =>
  /\p{L}{3}/u.test(text) &&
  words.length <= 9 &&
  !/^(?:none|no wait(?:ing)?|immediate(?:ly)?|not applicable)$/i.test(text) &&
  !PERIOD.test(text) &&
  !/^waiting periods?$|\bpremium\b|\$/i.test(text);

/** The cell with the lines of the same text below it. */
function sentenceOf(cell: Cell, rows: readonly Row[]): Cell {
  const words = [...cell.words];
  let last = cell;
  for (const row of rows.slice(cell.row.at + 1, cell.row.at + 4)) {
    const next = row.cells.find((other) => Math.abs(other.x0 - cell.x0) < 30);
    const goesOn =
      next && row.y0 - last.y1 < 0.8 * cell.size && !/[.]$/.test(last.text) && /^\p{Ll}|^\d/u.test(next.text);
    if (!goesOn) break;
    words.push(...next.words);
    last = next;
  }
  return { ...cell, words, text: words.map(({ text }) => text).join(' ') };
}

const endOf = (match: RegExpMatchArray | undefined): number => (match?.index ?? 0) + (match?.[0].length ?? 0);

/** "Accidents 2 days; illnesses 14 days", "15 days for accidents and 12 months for hip dysplasia". */
function withinSentence({ text, words, page }: Cell): Found[] {
  const found = [...text.matchAll(new RegExp(PERIOD, 'gi'))];
  const matches = found.filter((match) => !NOTICE.test(text.slice(endOf(match))));
  const [first, second] = matches;
  const ahead =
    text
      .slice(0, first?.index ?? 0)
      .split(/[.;]/)
      .at(-1) ?? '';
  const isFirst = !/\p{L}/u.test(ahead.split(':').at(-1) ?? '') && /^,? \p{L}/u.test(text.slice(endOf(first)));
  const isBehind = isFirst || (!/^\s*for\b/i.test(ahead) && /\bfor\b/i.test(text.slice(endOf(first), second?.index)));
  return matches.flatMap((match, at): Found[] => {
    const start = match.index;
    const end = start + match[0].length;
    const from = at === 0 ? 0 : (matches[at - 1]?.index ?? 0) + (matches[at - 1]?.[0].length ?? 0);
    const to = matches[at + 1]?.index ?? text.length;
    const part = isBehind ? behind(text, end, to) : before(text, from, start);
    const condition = part && cleaned(part.text);
    if (!part || condition === null) return [];
    const run = { text, words };
    const place = text.indexOf(condition ?? '', part.start);
    return [
      {
        condition: { text: condition ?? '', words: wordsWithin(run, place, place + (condition ?? '').length) },
        period: { text: match[0], words: wordsWithin(run, start, end) },
        page,
      },
    ];
  });
}

/** "15 days from the effective date for accidents and illness and", "14 days illness,": what the period is for. */
function behind(text: string, end: number, to: number): { text: string; start: number } | null {
  const match = /\bfor\s+([^.;:]+)/i.exec(text.slice(end, to)) ?? /^,? (\p{L}[^.,;:]*)/u.exec(text.slice(end, to));
  return match?.[1] ? { text: match[1], start: end + match.index } : null;
}

function before(text: string, from: number, start: number): { text: string; start: number } | null {
  const part =
    text
      .slice(from, start)
      .replace(/[\s:–—-]+$/, '')
      .split(/[.;:·•|]/)
      .at(-1) ?? '';
  return part.trim() === '' ? null : { text: part, start: from };
}

const LEAD =
  /^(?:[\s,;:.•·–—-]|coverage for\b|and\b|an?\b|the\b|waiting periods?(?:\s+(?:for|of|are|is))?\b|\d{1,2}\.|for\b|our\b)+/i;
const LINKS = 'coverage|begins?|starts?|and|is|are|has|have|after|of|an?|there|it|we|waits?|waiting periods?|wait for';
const TAIL = new RegExp(String.raw`(?:[\s,;:–—(-]|\b(?:${LINKS}))+$`, 'i');

/** Other periods that policies speak of. */
const OTHER_TERM = anyOf(
  /^(?:waiting )?periods?$|^(?:old|of age)$|\b(?:cancel\w*|refund|notice|receipt|renew\w*|return\w*|examine)\b/i,
  /\b(?:sen[dt]|submit\w*|fil(?:e|ed|ing)|please|must)\b/i,
);

/** "ten days' notice" */
const NOTICE = /^['’]? (?:\w+ )?notice\b/i;

/** The condition without the words around it; null when none is left. */
function cleaned(text: string): string | null {
  const condition = text.replace(LEAD, '').replace(TAIL, '').trim();
  const count = condition.split(/\s+/).length;
  return /\p{L}{3}/u.test(condition) && count <= 8 && !OTHER_TERM.test(condition) ? condition : null;
}

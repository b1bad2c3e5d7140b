import { lookup } from '../../lookup.ts';
import type { Asked } from '../find/resolve.ts';
import { textOf } from '../index/facts.ts';
import type { Item } from '../index/index-document.ts';
import { nameOf } from '../index/name-of.ts';
import { hasLostRecords, type Row, rowsIn } from '../query/lists.ts';
import { rowsOf } from '../query/rows.ts';
import { nounOf } from '../query/tell.ts';
import type { Term } from '../question/read-question.ts';
import { capitalised } from '../writing/values.ts';
import { type Draft, doubtsOf, type Finding } from './finding.ts';

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const DAYS = lookup({ day: 1, week: 7, month: 365 / 12, year: 365 });
const LEAST = '(?:more|longer|later|greater) than|over|at least|exceed\\w*';
const MOST =
  '(?:less|fewer|sooner|shorter) than|(?:no|not) (?:more|longer|later|greater) than|not over|at most|within|under|up to';
const BOUND = new RegExp(
  String.raw`\b(?:(${LEAST})|(${MOST})) (an?|\d{1,4}|${COUNTS.join('|')}) (day|week|month|year)s?\b(?! old\b| of age\b)`,
  'i',
);

/** Whether a question bounds a span of time, which no field of a document holds. */
export const boundsSpan = ({ text }: Pick<Asked, 'text'>): boolean => BOUND.test(text);

const LONGEST = /\b(?:longest|slowest|most days)\b/i;
const RANKS = /\b(?:longest|slowest|most days|shortest|fastest|quickest|soonest|fewest days)\b/i;
const HOW_LONG = /\b(?:how long|how many (?:days|weeks|months)|(?:report\w*|closing) lag)\b/i;

/** "Not reported within 30 days" asks for the others. */
const isDenied = (text: string): boolean => /\b(?:not|never)\b|n['’]t\b/i.test(text.replace(BOUND, ''));

interface Span {
  from: readonly string[];
  to: string;
  said: RegExp;
  /** How it is told. */
  name: string;
}

/** From which day to which one; of several the first that a record has. */
const SPANS: readonly Span[] = [
  { from: ['lossDate'], to: 'reportedDate', said: /\breport\w*|\bnotif\w+/i, name: 'from the loss to the report' },
  {
    from: ['reportedDate', 'lossDate'],
    to: 'closedDate',
    said: /\b(?:to|until|till|before|took|take|taken|get|be|being)\b.*\b(?:clos|settl|resolv)\w*/i,
    name: 'from the report to the closing',
  },
];
const OF_LOSS: Span = { from: ['lossDate'], to: 'closedDate', said: /./, name: 'from the loss to the closing' };

interface Spanned {
  row: Row;
  days: number;
  items: readonly Item[];
}

/** "Which claims were reported more than 30 days after the loss", "which took longest to close": the days between two days. */
export function answerSpan(asked: Asked): Draft | undefined {
  const { text } = asked;
  const span = boundsSpan(asked) || RANKS.test(text) || HOW_LONG.test(text) ? spanOf(text) : undefined;
  if (!span || rowsIn(asked, 'claims').length === 0) return undefined;
  const { status, ...any } = asked;
  // what was closed in a time is closed
  const meant = status && span.to !== 'closedDate' ? asked : any;
  const { rows, all, coverage } = rowsOf({ ...meant, conditions: [], terms: asked.terms.filter(isApart) }, 'claims');
  const told = rows.flatMap((row) => spannedOf(row, span));
  if (coverage < 1 || told.length === 0) return undefined;
  const bound = boundOf(text);
  if (bound && isDenied(text)) return undefined;
  const { lead, own } = bound ? within(asked, { told, bound, all: all.length }) : ranked(asked, told);
  const doubts = doubtsOf({ incomplete: rows.some(({ document }) => hasLostRecords(document)) });
  return { lead, findings: own.map((one) => findingOf(one, span)), coverage: 1, doubts };
}

interface Telling {
  lead: string;
  own: readonly Spanned[];
}

/** Those whose time is as long as a question says; of none all that there are. */
function within(
  { kinds }: Asked,
  { told, bound, all }: { told: readonly Spanned[]; bound: (days: number) => boolean; all: number },
): Telling {
  const own = told.filter(({ days }) => bound(days));
  const of = `of ${all} ${nounOf('claims', all)}`;
  const count = kinds.has('howMany') ? `**${own.length}**` : own.length > 0 ? String(own.length) : 'none';
  const yes = kinds.has('yesNo') ? (own.length > 0 ? 'Yes, ' : 'No, ') : '';
  if (own.length === 0) return { lead: capitalised(`${yes}${count} ${of}. They are:`), own: told };
  return { lead: `${yes}${count} ${of}:`, own };
}

/** The longest or shortest time or the average, else that of each. */
function ranked({ text, kinds }: Asked, told: readonly Spanned[]): Telling {
  const days = told.map((one) => one.days);
  const noun = `${told.length} ${nounOf('claims', told.length)}`;
  if (kinds.has('average')) {
    const average = Math.round(days.reduce((sum, one) => sum + one, 0) / told.length);
    return { lead: `On average **${writeDays(average)}** (${noun}):`, own: told };
  }
  if (!RANKS.test(text)) return { lead: '', own: told };
  const isLongest = LONGEST.test(text);
  const best = isLongest ? Math.max(...days) : Math.min(...days);
  const lead = `${isLongest ? 'Longest' : 'Shortest'}: **${writeDays(best)}**. ${noun} were compared.`;
  return { lead, own: told.filter((one) => one.days === best) };
}

const VERBS = 'report|clos|settl|resolv|notif|occur|tak|took|elaps|pass';
const SAID = new RegExp(
  String.raw`^(?:\d+$|how|${VERBS}|long|short|quick|fast|slow|soon|late|lag|delay|day|week|month|year)`,
);

/** The days and the time between them are said by what is asked of them. */
const isApart = ({ senses, text }: Term): boolean =>
  ![...senses].some((sense) => /(?:^|\.)(?:reported|closed)Date$/.test(sense)) &&
  !text.split(' ').every((word) => SAID.test(word));

function boundOf(text: string): ((days: number) => boolean) | undefined {
  const [, least, , count = '', unit = ''] = BOUND.exec(text) ?? [];
  if (unit === '') return undefined;
  const said = COUNTS.indexOf(count.toLowerCase());
  const limit = (/^an?$/i.test(count) ? 1 : said < 0 ? Number(count) : said) * (DAYS.get(unit.toLowerCase()) ?? 1);
  const isOver = least !== undefined;
  return /at least/i.test(text) ? (days) => days >= limit : isOver ? (days) => days > limit : withinOf(text, limit);
}

const withinOf = (text: string, limit: number): ((days: number) => boolean) =>
  /\b(?:less|fewer|sooner|shorter) than\b|\bunder\b/i.test(text) ? (days) => days < limit : (days) => days <= limit;

function spanOf(text: string): Span | undefined {
  const span = SPANS.find(({ said }) => said.test(text));
  return span?.to === 'closedDate' &&
    /\b(?:after|from|since) the (?:loss|accident|injury|incident|occurrence)\b/i.test(text)
    ? OF_LOSS
    : span;
}

const MILLISECONDS = 86_400_000;

function spannedOf(row: Row, { from, to }: Span): Spanned[] {
  const itemOf = (key: string): Item | undefined => row.entity.items.find(({ fact }) => fact.key === key);
  const [first] = from.flatMap((key) => itemOf(key) ?? []);
  const last = itemOf(to);
  if (!first || !last) return [];
  const days = (Date.parse(textOf(last.fact.value)) - Date.parse(textOf(first.fact.value))) / MILLISECONDS;
  return Number.isInteger(days) ? [{ row, days, items: [first, last] }] : [];
}

const writeDays = (days: number): string => `${days.toLocaleString('en-US')} ${Math.abs(days) === 1 ? 'day' : 'days'}`;

const findingOf = ({ row: { document, entity }, days, items }: Spanned, { name }: Span): Finding => ({
  document,
  label: '',
  about: nameOf(entity),
  value: writeDays(days),
  note: name,
  facts: items.map(({ fact }) => fact),
});

import type { Asked } from '../find/resolve.ts';
import { isFieldSense } from '../lexicon/senses.ts';
import { isOfKind, OF_AMOUNTS_OR_COUNTS, OF_AMOUNTS_TOGETHER } from '../question/computed-kinds.ts';
import type { Kind } from '../question/kinds.ts';
import type { Term } from '../question/read-question.ts';
import { nameOf } from '../index/name-of.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { type Draft, withDoubts } from '../answers/finding.ts';
import { overEntries, topEntries } from './compute.ts';
import { entriesOf, entriesOfParts, entriesOfRows } from './entries.ts';
import { countOf, whetherRecords } from './listing.ts';
import { asksFor, COSTS_OF_CLAIMS, dayAsked, listAsked, type Row, rowsIn } from './lists.ts';
import { ASKS_ORDER, type Measure, measuresOf, namedMeasures } from './measures.ts';
import { isComplete, type Rows, rowsOf } from './rows.ts';
import { nounOf } from './tell.ts';
import { sumOver } from './totals.ts';

/** A share of a sum is not computed. */
const SHARE = /\b(?:percent\w*|ratio|fraction|share of)\b|%/i;

/** What a question wants of several documents or records: their sum, count, average, extreme or difference. */
export function computed(question: Asked): Draft[] {
  const asked = asksCost(question) ? withKind(question, 'sum') : question;
  const { kinds } = asked;
  const isSum = kinds.has('sum') || kinds.has('average');
  const parts = overParts(asked);
  if (parts && kinds.has('compare')) return [parts];
  const drafts = [parts, ...(kinds.has('compare') ? [across(asked)] : [])];
  if (kinds.has('yesNo') && !kinds.has('compare')) drafts.push(whetherRecords(asked));
  const asksRecords = isOfKind(asked, OF_AMOUNTS_OR_COUNTS);
  if (asksRecords && !(isSum && kinds.has('compare'))) drafts.push(overRecords(asked));
  return drafts.flatMap((draft) => draft ?? []);
}

const ASKS_EACH = /\b(?:each|per|by|every|respectively|both)\b/i;
/** "Whose largest claim is bigger": one record of each. */
const OF_RECORDS =
  /\b(?:(?:larg|bigg|high|costli|small|low|cheap)est|worst|most expensive)(?: \w+){0,2} (?:claim|loss|accident)\b/i;
const ASKS_NUMBER = /\b(?:more|fewer|most|fewest|how many|number|count\w*)\b/i;

/** How many records each document or year has, or what those of each year cost: "who has more open claims", "claims per year". */
function overParts(asked: Asked): Draft | undefined {
  const { kinds, text, scope } = asked;
  const list = listAsked(asked);
  if (list === undefined || !asksApart(asked) || policiesAsked(asked)) return undefined;
  const rows = rowsIn(asked, list);
  const isNumber = ASKS_NUMBER.test(text) && (kinds.has('howMany') || namedMeasures(asked, rows).length === 0);
  const [measure] = isNumber ? [] : measuresOf(asked, rows);
  const isBest = kinds.has('compare') && OF_RECORDS.test(text);
  if (!isNumber && (!measure || (scope.length > 1 && !isBest))) return undefined;
  const entries = entriesOfParts(asked, { list, isBest, ...(measure && { measure }) });
  return overEntries(asked, entries, { of: scope.length > 1 ? 'documents' : 'years' });
}

const asksApart = ({ kinds, text }: Asked): boolean =>
  kinds.has('compare') || kinds.has('highest') || kinds.has('lowest') || ASKS_EACH.test(text);

const withKind = (asked: Asked, kind: Kind): Asked => ({ ...asked, kinds: new Set([...asked.kinds, kind]) });

/** "How much was paid on the open claims" adds them up. */
function asksCost({ kinds, text, terms, years }: Asked): boolean {
  const hasKind = (['compare', 'list', 'highest', 'lowest', 'average'] as const).some((kind) => kinds.has(kind));
  const ofSeveral = /\b(?:claims|losses|accidents|injuries|incidents)\b|\bto date\b|\bso far\b/i;
  return (
    asksFor({ terms }, COSTS_OF_CLAIMS) &&
    !hasKind &&
    (ofSeveral.test(text) || years.length > 0) &&
    /\bhow much\b|\bwhat\b/i.test(text)
  );
}

/** One value of each document that is meant: side by side, the highest or lowest, their difference, sum or average. */
function across(question: Asked): Draft | undefined {
  const { kinds } = question;
  if (question.scope.length < 2 || SHARE.test(question.text)) return undefined;
  if (!isOfKind(question, OF_AMOUNTS_TOGETHER)) return undefined;
  if (kinds.has('howMany') && !kinds.has('compare')) return undefined;
  // "whose limit is the lowest" wants the limit, of somebody
  const own = new Set([...kinds].filter((kind) => OF_AMOUNTS_TOGETHER.includes(kind) || kind === 'yesNo'));
  const asked = { ...question, kinds: own, terms: withPrice(question) };
  return overEntries(asked, entriesOf(asked));
}

const ASKS_PRICE = /\b(?:cheap\w*|expensive|pric\w+|how much (?:more|less))\b/i;
const ASKS_PRICE_OF_ALL = /\b(?:pay(?:s|ing)?|costs?|spend\w*)\b/i;

/** "What do the two pay together" asks for premiums. */
function withPrice({ terms, text, scope }: Asked): readonly Term[] {
  const asksPrice = ASKS_PRICE.test(text) || (scope.length > 1 && ASKS_PRICE_OF_ALL.test(text));
  if (!asksPrice || terms.some(({ senses }) => [...senses].some(isFieldSense))) return terms;
  const premium = { text: 'premium', words: ['premium'], senses: new Set(['premium', 'totalPremium']), weight: 1 };
  return [...terms, premium];
}

/** Sums, counts, averages and the highest or lowest of records. */
function overRecords(asked: Asked): Draft | undefined {
  const { kinds } = asked;
  const asksAcross = asksFor(asked, ['totalPremium', 'premium']) && asked.scope.length > 1 && !kinds.has('howMany');
  const list = asksAcross ? undefined : (policiesAsked(asked) ?? listAsked(asked));
  if (list === undefined) return across(asked);
  return ofRows(asked, rowsOf(asked, list));
}

const EACH = 'per|by|each|every|which|wich|what|worst|best|highest|lowest|costliest';
const POLICY = 'policy (?:year|term|period)|term|period|policy|line';
const PER_POLICY = new RegExp(String.raw`\b(?:${EACH})\s+(?:[\w-]+\s){0,2}?(?:${POLICY})\b`, 'i');

/** "Which term was the worst" asks of the policies of a report. */
function policiesAsked(asked: Asked): string | undefined {
  const isOfReport = asked.scope.length === 1 && rowsIn(asked, 'policies').length > 1;
  const isOfClaims = asked.kinds.has('howMany') || asked.status !== undefined || asked.years.length > 0;
  return isOfReport && !isOfClaims && PER_POLICY.test(asked.text) ? 'policies' : undefined;
}

const EXTREME =
  /\b(?:high|larg|big|expens|costl|max|worst|great|pric|top|sever|low|small|cheap|min|least|most(?! recent))/i;

/** "How much did the last claim cost" asks for the last one and not for the dearest. */
const asksByDate = ({ text }: Asked): boolean => ASKS_ORDER.test(text) && !EXTREME.test(text);

function ofRows(asked: Asked, found: Rows): Draft | undefined {
  const { kinds } = asked;
  const rows = found.rows.length > 0 ? found.rows : found.all;
  const [measure] = asksByDate(asked) ? [] : measuresOf(asked, rows);
  const isRanked = kinds.has('highest') || kinds.has('lowest');
  const isSum = kinds.has('sum') && !kinds.has('average') && !isRanked;
  if (kinds.has('howMany')) {
    const count = countOf(asked, found);
    return isSum && measure ? sumsOver(asked, found, count) : count;
  }
  return isSum ? sumsOver(asked, found) : ofEntries(asked, found, measure);
}

/** The average, the highest or lowest, the latest or earliest of records. */
function ofEntries(asked: Asked, found: Rows, measure: Measure | undefined): Draft | undefined {
  if (!measure && !asked.kinds.has('highest') && !asked.kinds.has('lowest')) return undefined;
  const day = measure ? undefined : dayAsked(asked);
  const entries = entriesOfRows(found, measure, day);
  const meant = measure?.key === 'age' ? byAge(asked) : asked;
  const noun = nounOf(found.list, entries.length);
  const draft = topEntries(meant, entries, noun) ?? overEntries(meant, entries, { of: noun, isOfList: true });
  // what is open was not closed
  const isSilent = (row: Row): boolean => entriesOfRows({ ...found, rows: [row] }, measure, day).length === 0;
  const silent = day === 'closedDate' ? [] : found.rows.filter(isSilent);
  const doubts = {
    incomplete: !isComplete(asked, found),
    partial: silent.length > MOST_SILENT || silent.length >= entries.length,
    // "the second worst" counts ranks, not records, and "the two largest together" are several
    ambiguous: asked.ordinal !== undefined || asked.kinds.has('sum'),
  };
  if (!draft) return undefined;
  const names = silent.map(({ entity }) => asMarkdown(nameOf(entity))).join('; ');
  const lead = silent.length > 0 ? `${draft.lead} Not stated for ${names}.` : draft.lead;
  return withDoubts({ ...draft, lead }, doubts);
}

/** More that do not tell may as well be the highest. */
const MOST_SILENT = 2;

/** Who is youngest was born last, and has the lowest age. */
function byAge(asked: Asked): Asked {
  const { kinds, text } = asked;
  const kind = /\byoung/i.test(text) ? 'lowest' : 'highest';
  if (!/\b(?:young|old)/i.test(text)) return asked;
  return { ...asked, kinds: new Set([...kinds].map((one) => (one === 'highest' || one === 'lowest' ? kind : one))) };
}

/** The sum of each measure, after the count where that is asked for too; the records of the last one stand for all. */
function sumsOver(asked: Asked, found: Rows, count?: Draft): Draft | undefined {
  const measures = measuresOf(asked, found.all);
  const sums = measures.flatMap((measure) => sumOver(asked, found, measure) ?? []);
  const last = sums.at(-1);
  if (!last || sums.length < measures.length || SHARE.test(asked.text)) return undefined;
  const drafts = count ? [count, ...sums] : sums;
  const leads = drafts.map(({ lead }) => lead).filter((lead) => lead !== '');
  return {
    lead: leads.join(' '),
    findings: sums.length > 1 ? drafts.flatMap(({ findings }) => findings) : last.findings,
    coverage: Math.min(...drafts.map(({ coverage }) => coverage)),
    doubts: [...new Set(drafts.flatMap(({ doubts = [] }) => doubts))],
  };
}

import type { Asked } from '../find/resolve.ts';
import { isFieldSense, isListSense } from '../lexicon/senses.ts';
import type { Kind } from '../question/kinds.ts';
import type { Term } from '../question/read-question.ts';
import { wordsOf } from '../words.ts';
import { type Draft, withDoubts } from '../answers/finding.ts';
import { inOrder, overEntries } from './compute.ts';
import { type Entry, entriesOf, entriesOfRows, entryOfTotal } from './entries.ts';
import { asksPerPolicy, byDocument, groupingOf, groupsOf } from './groups.ts';
import { countOf, whetherRecords } from './listing.ts';
import { asksFor, COSTS_OF_CLAIMS, listAsked, listMeasured, rowsIn } from './lists.ts';
import { ASKS_ORDER, daysAsked, type Measure, measuresOf, nameOfMeasure } from './measures.ts';
import { isComplete, type Rows, rowsOf } from './rows.ts';
import { nounOf } from './tell.ts';
import { sumOver, totalOf } from './totals.ts';

const COMPUTED: readonly Kind[] = ['sum', 'average', 'highest', 'lowest', 'howMany'];
const ACROSS: readonly Kind[] = ['compare', 'highest', 'lowest', 'average', 'sum'];

/** A share of a sum is not computed. */
const SHARE = /\b(?:percent\w*|ratio|fraction|share of)\b|%/i;

/** What a question wants of several documents or records: their sum, count, average, extreme or difference. */
export function computed(question: Asked): Draft[] {
  const asked = asksNumber(question)
    ? { ...question, kinds: new Set([...question.kinds, 'sum' as const].filter((kind) => kind !== 'howMany')) }
    : asksCost(question) || asksByGroup(question)
      ? withKind(question, 'sum')
      : question;
  const { kinds } = asked;
  const isSum = kinds.has('sum') || kinds.has('average');
  const drafts = kinds.has('compare')
    ? [comparedCounts(asked) ?? comparedMeasures(asked) ?? comparedYears(asked) ?? across(asked)]
    : [];
  if (kinds.has('yesNo') && !kinds.has('compare')) drafts.push(whetherRecords(asked));
  const asksRecords = COMPUTED.some((kind) => kinds.has(kind)) || daysAsked(asked) !== undefined;
  if (asksRecords && !(isSum && kinds.has('compare'))) drafts.push(overRecords(asked));
  return drafts.flatMap((draft) => draft ?? []);
}

const withKind = (asked: Asked, kind: Kind): Asked => ({ ...asked, kinds: new Set([...asked.kinds, kind]) });

/** "How many employees" adds up what records say, and counts no records. */
const asksNumber = (asked: Asked): boolean =>
  asked.kinds.has('howMany') &&
  !asked.terms.some(({ senses }) => [...senses].some(isListSense)) &&
  listMeasured(asked, 'int') !== undefined;

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

/** "Paid by line", "incurred per year". */
const asksByGroup = (asked: Asked): boolean =>
  asksFor(asked, COSTS_OF_CLAIMS) &&
  /\b(?:by|per)\b/i.test(asked.text) &&
  !ACROSS.some((kind) => asked.kinds.has(kind)) &&
  (asksPerPolicy(asked) || groupingOf(asked, 'claims') !== undefined);

/** One value of each document or record that is meant: side by side, the highest or lowest, their difference, sum or average. */
function across(question: Asked): Draft | undefined {
  const { kinds } = question;
  if (SHARE.test(question.text) || !ACROSS.some((kind) => kinds.has(kind))) return undefined;
  if (kinds.has('howMany') && !kinds.has('compare')) return undefined;
  // "whose limit is the lowest" wants the limit, of somebody
  const own = new Set([...kinds].filter((kind) => ACROSS.includes(kind) || kind === 'yesNo'));
  const { terms, isGuess = false } = withPrice(question);
  const asked = { ...question, kinds: own, terms };
  const entries = entriesOf(asked);
  const draft = overEntries(asked, entries);
  return draft && withDoubts(draft, { ambiguous: isGuess || (CHANGED.test(asked.text) && !isOfOne(entries)) });
}

const CHANGED = /\b(?:go(?:es|ne)?|went) (?:up|down)\b|\b(?:in|de)creas/i;

/** What went up is one thing at two times: documents of one type and one insured. */
function isOfOne(entries: readonly Entry[]): boolean {
  const [first, ...others] = entries.map(({ document }) => document);
  const insured = insuredOf(first);
  return others.every((one) => one.type === first?.type && [...insuredOf(one)].some((word) => insured.has(word)));
}

const insuredOf = (document: Entry['document'] | undefined): ReadonlySet<string> =>
  new Set(
    document?.facts.flatMap(({ key, record, value }) =>
      key === 'namedInsureds' && !record ? wordsOf(String(value)) : [],
    ),
  );

const ASKS_PRICE = /\b(?:cheap\w*|expensive|pric\w+)\b/i;
const ASKS_PRICE_OF_ALL = /\b(?:pay(?:s|ing)?|costs?|spend\w*)\b/i;
const isType = (sense: string): boolean => sense.startsWith('type:');

/** "What do the two pay together" asks for premiums; a question that names nothing but several documents may, too. */
function withPrice({ terms, text, scope }: Asked): { terms: readonly Term[]; isGuess?: boolean } {
  const asksPrice = ASKS_PRICE.test(text) || (scope.length > 1 && ASKS_PRICE_OF_ALL.test(text));
  const hasField = terms.some(({ senses }) => [...senses].some(isFieldSense));
  const isGuess = !asksPrice && scope.length > 1 && terms.every(({ senses }) => [...senses].every(isType));
  if (hasField || !(asksPrice || isGuess)) return { terms };
  const premium = { text: 'premium', words: ['premium'], senses: new Set(['premium', 'totalPremium']), weight: 1 };
  return { terms: [...terms, premium], isGuess };
}

/** "How many claims", "the most open claims". */
const asksCount = ({ kinds, terms, text }: Asked, list: string): boolean =>
  kinds.has('howMany') ||
  terms.some(
    (term) =>
      term.senses.has(list) && new RegExp(`\\b(?:more|fewer|most|fewest) (?:\\w+ ){0,2}${term.text}`, 'i').test(text),
  );

/** "Who has more open claims". */
function comparedCounts(asked: Asked): Draft | undefined {
  const list = listAsked(asked);
  if (list === undefined || asked.scope.length < 2 || asksFor(asked, COSTS_OF_CLAIMS) || !asksCount(asked, list))
    return undefined;
  const found = rowsOf(asked, list);
  return overEntries(asked, groupsOf(asked, found, byDocument(asked)));
}

/** "The difference between paid and incurred": two measures of the same records. */
function comparedMeasures(asked: Asked): Draft | undefined {
  const [document, ...others] = asked.scope;
  const list = listAsked(asked);
  if (list === undefined || !document || others.length > 0) return undefined;
  const measures = measuresOf(asked, rowsIn(asked, list));
  if (measures.length !== 2) return undefined;
  const entries = measures.flatMap((measure) => {
    const total = totalOf(asked, { document, measure, list });
    return total ? entryOfTotal(total, measure, nameOfMeasure(measure)) : [];
  });
  return overEntries(asked, entries);
}

/** "2021 against 2020": what the records of two years or policy terms come to. */
function comparedYears(asked: Asked): Draft | undefined {
  const list = listAsked(asked);
  const [document, ...others] = asked.scope;
  const meant = asked.termYears.length > 0 ? asked.termYears : asked.years;
  if (meant.length !== 2 || list !== 'claims' || !document || others.length > 0) return undefined;
  const [measure] = asksCount(asked, list) ? [] : measuresOf(asked, rowsIn(asked, list));
  const grouping = groupingOf({ ...asked, text: 'by year' }, list);
  if (!measure)
    return grouping && overEntries(asked, groupsOf(asked, rowsOf(asked, list), grouping), { of: grouping.noun });
  const entries = meant.flatMap((year) => {
    const own = { ...asked, years: [year], termYears: asked.termYears.length > 0 ? [year] : [] };
    const total = totalOf(own, { document, measure, list });
    return total ? entryOfTotal(total, measure, year) : [];
  });
  return overEntries(asked, entries, { of: asked.termYears.length > 0 ? 'terms' : 'years' });
}

/** Sums, counts, averages and the highest or lowest of records. */
function overRecords(asked: Asked): Draft | undefined {
  const { kinds } = asked;
  const asksAcross = asksFor(asked, ['totalPremium', 'premium']) && asked.scope.length > 1 && !kinds.has('howMany');
  const list = asksAcross ? undefined : daysAsked(asked) ? 'claims' : (policiesAsked(asked) ?? listAsked(asked));
  if (list === undefined) return across(asked);
  const found = rowsOf(asked, list);
  return grouped(asked, found) ?? ofRows(asked, found);
}

/** "Which term was the worst" asks of the policies of a report. */
function policiesAsked(asked: Asked): string | undefined {
  const isOfReport = asked.scope.length === 1 && rowsIn(asked, 'policies').length > 1;
  const isOfClaims = asked.kinds.has('howMany') || asked.status !== undefined || asked.years.length > 0;
  return isOfReport && !isOfClaims && asksPerPolicy(asked) ? 'policies' : undefined;
}

/** "Claims per year", "which year cost the most". */
function grouped(asked: Asked, found: Rows): Draft | undefined {
  const grouping = groupingOf(asked, found.list);
  if (!grouping) return undefined;
  const [measure] = asksCount(asked, found.list) ? [] : measuresOf(asked, found.rows);
  return overEntries(asked, groupsOf(asked, found, grouping, measure), { of: grouping.noun });
}

const EXTREME =
  /\b(?:high|larg|big|expens|costl|max|worst|great|pric|top|sever|low|small|cheap|min|least|most(?! recent))/i;

/** "How much did the last claim cost" asks for the last one and not for the dearest. */
const asksByDate = ({ text }: Asked): boolean => ASKS_ORDER.test(text) && !EXTREME.test(text);

function ofRows(asked: Asked, found: Rows): Draft | undefined {
  const { kinds } = asked;
  const days = daysAsked(asked);
  const rows = found.rows.length > 0 ? found.rows : found.all;
  const [measure] = days ? [days] : asksByDate(asked) ? [] : measuresOf(asked, rows);
  const ranked = measure && rankedOf(asked, found, measure);
  if (ranked) return ranked;
  const isEachPolicy = found.list === 'policies' && asksPerPolicy(asked);
  const isSum = kinds.has('sum') && !kinds.has('average') && !isEachPolicy;
  if (kinds.has('howMany')) {
    const count = countOf(asked, found);
    // "how many claims in total" adds up no amounts
    return isSum && measure && measure.key !== 'claimCount' ? sumsOver(asked, found, count) : count;
  }
  return isSum ? sumsOver(asked, found) : ofEntries(asked, found, measure);
}

const COUNTS = ['two|2', 'three|3', 'four|4', 'five|5'];
const RANKS = String.raw`(?:most |least )?(?:larg|big|high|worst|expens|costl|sever|low|small|cheap)`;

/** "The three largest claims": with what they come to. */
function rankedOf(asked: Asked, found: Rows, measure: Measure): Draft | undefined {
  const isCounted = (count: string): boolean =>
    new RegExp(`\\b(?:${count}) ${RANKS}|\\btop (?:${count})\\b`, 'i').test(asked.text);
  const count = COUNTS.findIndex(isCounted) + 2;
  if (count < 2) return undefined;
  const ordered = inOrder(entriesOfRows(asked, found, measure));
  const entries = asked.kinds.has('lowest') ? ordered.slice(0, count) : ordered.slice(-count).reverse();
  const draft = overEntries({ ...asked, kinds: new Set(['sum']) }, entries, {
    of: nounOf(found.list, 2),
    isOfList: true,
  });
  return (
    draft && withDoubts(draft, { incomplete: !isComplete(asked, found), partial: ordered.length < found.rows.length })
  );
}

/** The average, the highest or lowest, the latest or earliest of records. */
function ofEntries(asked: Asked, found: Rows, measure: Measure | undefined): Draft | undefined {
  if (!measure && !asked.kinds.has('highest') && !asked.kinds.has('lowest')) return undefined;
  const entries = entriesOfRows(asked, found, measure);
  const draft = overEntries(asked, entries, { of: nounOf(found.list, entries.length), isOfList: true });
  const doubts = {
    incomplete: !isComplete(asked, found),
    partial: entries.length < found.rows.length,
    // "the second worst" counts ranks, not records
    ambiguous: asked.ordinal !== undefined,
  };
  return draft && withDoubts(draft, doubts);
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

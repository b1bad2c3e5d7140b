import type { Asked } from '../find/resolve.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { type Doubt, type Draft, doubtsOf, isMisread } from '../answers/finding.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { describe } from '../writing/answer-text.ts';
import type { Entry } from './entries.ts';
import { writeAmount } from './tell.ts';

/**
 * What the entries come to: their sum, average, difference, the highest or lowest of them, or all side by side. Of a list's
 * records only those are told that are the highest or lowest. `of` is what they are called together.
 */
export function overEntries(
  asked: Asked,
  entries: readonly Entry[],
  { of: noun, isOfList = false }: { of?: string; isOfList?: boolean } = {},
): Draft | undefined {
  const { kinds } = asked;
  const lead = entries.length < (isOfList ? 1 : 2) ? undefined : leadOf(entries, kinds);
  if (lead === undefined) return undefined;
  const documents = new Set(entries.map(({ document }) => document));
  const of = noun ?? (documents.size > 1 ? 'documents' : '');
  const unsaid = of === 'documents' ? asked.scope.filter((document) => !documents.has(document)) : [];
  const isScoped = lead !== '' && of !== '' && entries.length > 1;
  const parts = [lead, isScoped ? `${entries.length} ${of} were compared.` : '', writeUnsaid(unsaid)];
  const doubts = [
    ...mayLack(asked, unsaid),
    ...doubtsOf({
      misread: isMisread(entries.map(({ finding }) => finding)),
      unaccounted: kinds.has('compare') && entries.some((entry) => valueOf(entry) === ''),
    }),
    ...entries.flatMap((entry) => entry.doubts),
  ];
  return {
    lead: parts.filter((part) => part !== '').join(' '),
    findings: (isOfList ? extremes(entries, kinds) : entries).map(({ finding }) => finding),
    coverage: coverageOf(asked, entries),
    doubts: [...new Set(doubts)],
  };
}

const RANKS =
  '(?:most expensive|costliest|priciest|(?:larg|bigg|high|low|small|cheap|old|new|lat|earli)est|worst|most recent)';
const COUNT = String.raw`(\d{1,2}|two|three|four|five|ten)`;
const TOP = new RegExp(String.raw`\btop ${COUNT}\b|\b${COUNT} ${RANKS}\b`, 'i');
const NUMBERS: readonly string[] = ['two', 'three', 'four', 'five', 'ten'];

/** "The top 3": how many of ranked records are meant. */
function topOf({ text, kinds }: Asked): number {
  const [, first, second] = (kinds.has('highest') || kinds.has('lowest') ? TOP.exec(text) : undefined) ?? [];
  const said = (first ?? second ?? '1').toLowerCase();
  const at = NUMBERS.indexOf(said);
  return at < 0 ? Number(said) : ([2, 3, 4, 5, 10][at] ?? 1);
}

/** "The top 3 claims" are so many; undefined where one is asked for. */
export function topEntries(asked: Asked, entries: readonly Entry[], of: string): Draft | undefined {
  const { kinds } = asked;
  const most = Math.min(topOf(asked), entries.length);
  if (most < 2) return undefined;
  const ordered = inOrder(entries);
  const isLow = kinds.has('lowest');
  const own = (isLow ? ordered : ordered.toReversed()).slice(0, most);
  const isOfDates = own[0]?.amount === undefined;
  const which = isLow ? (isOfDates ? 'earliest' : 'lowest') : isOfDates ? 'latest' : 'highest';
  return {
    lead: `The ${most} ${which} of ${ordered.length} ${of}:`,
    findings: own.map(({ finding }) => finding),
    coverage: Math.min(...ordered.map(({ coverage }) => coverage)),
    doubts: [...new Set(own.flatMap(({ doubts }) => doubts))],
  };
}

/** Documents that nobody named may lack what is compared, and nothing that is added up. */
const mayLack = ({ kinds, isNamed }: Asked, unsaid: readonly DocumentIndex[]): Doubt[] =>
  doubtsOf({ partial: unsaid.length > 0 && (isNamed || kinds.has('sum') || kinds.has('average')) });

const AGREED = 0.1;

/** Documents that the question names and that all have the field explain it together. */
const coverageOf = ({ isNamed }: Asked, entries: readonly Entry[]): number =>
  Math.min(...entries.map(({ coverage }) => coverage)) +
  (isNamed && entries.every(({ finding }) => finding.about === '') ? AGREED : 0);

const writeUnsaid = (documents: readonly DocumentIndex[]): string =>
  documents.length > 0 ? `Not stated by: ${documents.map((one) => asMarkdown(describe(one))).join('; ')}.` : '';

const valueOf = ({ amount, date = '' }: Entry): number | string => amount ?? date;

const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (valueOf(a) < valueOf(b) ? -1 : valueOf(a) > valueOf(b) ? 1 : 0));

/** The highest or lowest where those are asked for, else all. */
function extremes(entries: readonly Entry[], kinds: Asked['kinds']): readonly Entry[] {
  if (kinds.has('average') || !(kinds.has('highest') || kinds.has('lowest'))) return entries;
  const best = inOrder(entries).at(kinds.has('highest') ? -1 : 0);
  return entries.filter((one) => best && valueOf(one) === valueOf(best));
}

/** Undefined where nothing can be said for sure: values that are no numbers have no sum and no highest. */
function leadOf(entries: readonly Entry[], kinds: Asked['kinds']): string | undefined {
  const isRanked = kinds.has('highest') || kinds.has('lowest');
  const [first] = entries;
  const isOfDates = first?.amount === undefined;
  if (!first || entries.some((one) => valueOf(one) === '') || (isOfDates && !isRanked))
    return kinds.has('compare') ? '' : undefined;
  const amounts = entries.map(({ amount = 0 }) => amount);
  const total = amounts.reduce((sum, one) => sum + one, 0);
  if (kinds.has('average')) return `Average ${first.label}: ${write(first, total / amounts.length)}.`;
  if (kinds.has('compare') || isRanked) return rankingOf(inOrder(entries), kinds);
  return kinds.has('sum') ? `In total: ${write(first, total)}.` : '';
}

const write = ({ isMoney, label }: Entry, value: number | string): string =>
  `**${label.startsWith('year') ? value : writeAmount(value, isMoney)}**`;

/** The highest and lowest of entries from the lowest on, and how far two of them are apart. */
function rankingOf(ordered: readonly Entry[], kinds: Asked['kinds']): string {
  const [bottom, top] = [ordered[0], ordered.at(-1)];
  if (!bottom || !top || bottom === top) return '';
  if (valueOf(top) === valueOf(bottom)) return `The same in all of them: ${write(top, valueOf(top))}.`;
  const isOfDates = top.amount === undefined;
  const said = (which: string, one: Entry): string => {
    const names = ordered.filter((other) => valueOf(other) === valueOf(one)).map(({ name }) => asMarkdown(name));
    return `${`${which} ${one.label}`.trim()}: ${write(one, valueOf(one))} (${names.join('; ')}).`;
  };
  const lowest = said(isOfDates ? 'Earliest' : 'Lowest', bottom);
  const best = kinds.has('lowest') ? lowest : said(isOfDates ? 'Latest' : 'Highest', top);
  if (isOfDates) return best;
  const apart = `Difference: ${write(top, Number(top.amount) - Number(bottom.amount))}.`;
  if (ordered.length === 2) return `${best} ${apart}`;
  // "how much more is the most expensive than the cheapest"
  if (kinds.has('lowest') === kinds.has('highest')) return `${said('Highest', top)} ${lowest} ${apart}`;
  return kinds.has('compare') ? `${best} ${nextOf(kinds.has('lowest') ? ordered : ordered.toReversed())}` : best;
}

/** How far the first of ranked amounts is from the one after it. */
function nextOf([first, next]: readonly Entry[]): string {
  if (!first || !next) return '';
  const apart = Math.abs(Number(first.amount) - Number(next.amount));
  return `Next: ${write(next, valueOf(next))} (${asMarkdown(next.name)}). Difference: ${write(first, apart)}.`;
}

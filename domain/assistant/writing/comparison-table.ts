import type { Comparison } from '../answers/comparison.ts';
import type { ComparisonRow } from '../comparison/compare-documents.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import type { CitationList } from './citations.ts';
import { asMarkdown } from './safe-text.ts';
import { capitalised, writeDate } from './values.ts';

const MOST_ROWS = 60;
/** What a reader wants to see of two policies even where it is the same. */
const ALWAYS = /^(?:totalPremium|premium|effectiveDate|expirationDate|policyNumber|.*Limit|amount|deductible)$/;

/** Two documents side by side as a Markdown table, with the marks of the citations on both sides. */
export function writeComparison({ before, after, rows, isFocused }: Comparison, citations: CitationList): string {
  const shown = rows.filter((row) => isFocused || row.change !== 'same' || (!row.list && ALWAYS.test(row.key)));
  const same = rows.length - shown.length;
  const table = [
    `| | ${headingOf(before)} | ${headingOf(after)} | Change |`,
    '|---|---|---|---|',
    ...shown
      .slice(0, MOST_ROWS)
      .flatMap((row, index) => [
        ...(row.group === shown[index - 1]?.group ? [] : [`| **${row.group}** | | | |`]),
        `| ${capitalised(asMarkdown(row.what))} | ${cellOf(row.before, { document: before, citations })} | ${cellOf(row.after, { document: after, citations })} | ${changeOf(row)} |`,
      ]),
  ];
  const more = shown.length > MOST_ROWS ? [`${shown.length - MOST_ROWS} more rows differ.`] : [];
  const unchanged = same > 0 ? [`${same} more ${same === 1 ? 'value is' : 'values are'} the same in both.`] : [];
  return [summaryOf(rows), table.join('\n'), ...more, ...unchanged].filter((part) => part !== '').join('\n\n');
}

function headingOf({ title, source }: DocumentIndex): string {
  const start = source.result?.data.effectiveDate;
  return asMarkdown(typeof start === 'string' ? `${title} (from ${writeDate(start)})` : title);
}

function cellOf(
  { text, facts }: ComparisonRow['before'],
  { document, citations }: { document: DocumentIndex; citations: CitationList },
): string {
  return text === '' ? '—' : `${text} ${citations.ofFacts(document, facts)}`.trim();
}

const changeOf = ({ change, difference }: ComparisonRow): string =>
  change === 'changed' && difference !== '' ? difference : change;

function summaryOf(rows: readonly ComparisonRow[]): string {
  const premium = rows.find(({ key, list }) => !list && (key === 'totalPremium' || key === 'premium'));
  const named = (change: ComparisonRow['change']): string =>
    rows
      .filter((row) => row.change === change && row.list && row.key === '')
      .map(({ what }) => asMarkdown(what))
      .join('; ');
  const [added, dropped] = [named('added'), named('dropped')];
  const lines = [
    premium?.change === 'changed'
      ? `Premium: ${premium.before.text} to ${premium.after.text} (${premium.difference}).`
      : '',
    added === '' ? '' : `Added: ${added}.`,
    dropped === '' ? '' : `Dropped: ${dropped}.`,
    rows.every(({ change }) => change === 'same') ? 'Nothing changed here.' : '',
  ];
  return lines.filter((line) => line !== '').join(' ');
}

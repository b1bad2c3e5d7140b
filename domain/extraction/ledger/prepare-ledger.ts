import type { PageLayout } from '../../reading/layout.ts';
import { joinAcrossPages } from './across-pages.ts';
import { partAlignedCells } from './aligned-cells.ts';
import { nameHeadsBySums } from './arithmetic-heads.ts';
import { withoutCaptionNumbers } from './numbered-captions.ts';
import { partBands } from './bands.ts';
import { pairCaptions } from './caption-rows.ts';
import { joinColonValues } from './colon-values.ts';
import { readCompactDates } from './compact-dates.ts';
import { nameHeadsByExclusion } from './excluded-heads.ts';
import { joinHyphenated } from './hyphenated-headings.ts';
import { inferHeadings, withHeadings } from './inferred-headings.ts';
import { joinCodes } from './joined-codes.ts';
import { cutKeysInSentences } from './keys-in-sentences.ts';
import { labelKindsAndWords } from './kinds-and-words.ts';
import { measureKinds } from './kind-columns.ts';
import { withLinesOfAmounts } from './line-of-amounts.ts';
import { labelLetterHead } from './letter-head.ts';
import { partLeadingCodes } from './leading-codes.ts';
import type { Ledger } from './ledger.ts';
import { spellKinds } from './lettered-kinds.ts';
import { withLegend } from './legend.ts';
import { partHeadings } from './part-headings.ts';
import type { LedgerPlan } from './plan.ts';
import { dashesAreZeros } from './nil-amounts.ts';
import { nameRepeatedHeadings } from './repeated-headings.ts';
import { rowsOfProse } from './prose.ts';
import { readTerms } from './row-terms.ts';
import { rowsOf } from './rows.ts';
import { partSlashedHeadings } from './slashed-headings.ts';
import { keepNamedHalves } from './slashed-ids.ts';
import { partPrefixedKeys } from './prefixed-keys.ts';
import { partSideColumn } from './side-column.ts';
import { withStackedKeys } from './stacked-keys.ts';
import { withStackedLines } from './stacked-headers.ts';
import { tablesOf } from './tables.ts';
import { partTermGroups } from './term-groups.ts';
import { readTermKeys } from './term-keys.ts';
import { withTickedHeadings } from './tick-columns.ts';
import { nameByTitles } from './titled-tables.ts';
import { partTightHeadings } from './tight-headings.ts';
import { partTrailingValues } from './trailing-values.ts';
import { withTimes } from './times-over-columns.ts';
import { unitOf } from './unit.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { joinWrappedLabels } from './wrapped-labels.ts';
import { joinWrapped } from './wrapped-values.ts';

const vocabularies = new WeakMap<LedgerPlan, Vocabulary>();

function vocabularyFor(plan: LedgerPlan): Vocabulary {
  const known = vocabularies.get(plan) ?? vocabularyOf(plan);
  vocabularies.set(plan, known);
  return known;
}

/** Everything that is known of a document before its records are read: rows of atoms, tables and their headings. */
export function prepareLedger(plan: LedgerPlan, layouts: readonly PageLayout[]): Ledger {
  const words = vocabularyFor(plan);
  const ledger = ledgerOf(words, plan, layouts);
  const inferred = inferHeadings(ledger);
  return inferred.size === 0 ? ledger : ledgerOf(withHeadings(words, inferred), plan, layouts);
}

function ledgerOf(words: Vocabulary, plan: LedgerPlan, layouts: readonly PageLayout[]): Ledger {
  const known = { plan, vocabulary: words };
  const captioned = joinColonValues(withoutCaptionNumbers(joinHyphenated(rowsOf(layouts, known), words), words), known);
  const rows = labelKindsAndWords(partTrailingValues(joinAcrossPages(captioned, layouts), known), known);
  const joined = joinWrappedLabels(joinWrapped(rows), words);
  const lines = partAlignedCells(joined, words);
  const dated = partTermGroups(readTermKeys(readTerms(readCompactDates(lines))));
  const printed = partLeadingCodes(partSideColumn(dated, plan, layouts));
  const vocabulary = withLegend(words, printed, plan);
  const meanings = { plan, vocabulary };
  const told = cutKeysInSentences(rowsOfProse(labelLetterHead(printed, plan), meanings), meanings);
  const cards = joinCodes(pairCaptions(partBands(partTightHeadings(told, vocabulary), meanings), meanings), meanings);
  const heads = nameHeadsByExclusion(nameHeadsBySums(spellKinds(cards, meanings), meanings), meanings);
  const named = nameRepeatedHeadings(heads, meanings);
  const halves = keepNamedHalves(partSlashedHeadings(partHeadings(named, meanings), vocabulary), meanings);
  const parted = partPrefixedKeys(halves, vocabulary);
  const stacked = withStackedLines(
    withTickedHeadings(withTimes(tablesOf(parted, vocabulary), meanings), meanings),
    meanings,
  );
  const tables = withLinesOfAmounts(withStackedKeys(stacked, meanings), meanings);
  const unit = unitOf(printed, meanings);
  const hasZeroDashes = dashesAreZeros(tables);
  return nameByTitles(measureKinds({ plan, vocabulary, rows: tables.rows, tables, unit, hasZeroDashes }));
}

import type { PageLayout } from '../../reading/layout.ts';
import { type TextRun, textRun, wordsWithin } from '../../reading/text-run.ts';
import { findMoney } from '../../reading/values/money.ts';
import { cite, type Draft } from '../cited.ts';

const WORD = /\b(?:deductibles?|(?:self[- ]insured )?retentions?)\b/i;
const NOT_ONE = /\b(?:premium|credit|aggregate|charge|benefits?|if |when |may |will )\b/i;
const BASIS = /\b(?:per|each|any one|every)\s+(?:claim|occurrence|claimant|accident|person|loss|offense|event)\b/i;
const INJURY = String.raw`(?:bodily injury|property damage|b\.?i\.?|p\.?d\.?|personal (?:and|&) advertising injury|all claims|liability)`;
const COVERAGE = new RegExp(
  String.raw`\b${INJURY}(?:(?:,? and(?:\/or)?| ?& ?|\/| or |, )\s?${INJURY})*(?:,? combined)?(?: liability)?`,
  'i',
);

/** Liability deductibles: what they apply to, per claim or per occurrence, and the amount; all on one line. */
export function readLiabilityDeductibles(layouts: readonly PageLayout[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const { lines } of layouts) {
    let heading = Number.NEGATIVE_INFINITY;
    for (const [at, line] of lines.entries()) {
      const run = textRun(line.words);
      if (WORD.test(run.text)) heading = at;
      const isOne = heading === at || (at - heading < 4 && COVERAGE.test(run.text) && BASIS.test(run.text));
      const one = isOne && !NOT_ONE.test(run.text) && line.words.length <= 24 ? deductibleIn(run, line.page) : null;
      if (one && !found.has(one.key)) found.set(one.key, one.draft);
    }
  }
  return [...found.values()];
}

function deductibleIn(run: TextRun, page: number): { key: string; draft: Draft } | null {
  const [money] = findMoney(run.text);
  if (!money || money.amount <= 0) return null;
  const [coverage, basis] = [COVERAGE.exec(run.text), BASIS.exec(run.text)];
  const at = (match: RegExpExecArray | null): Draft[string] => {
    const words = match ? wordsWithin(run, match.index, match.index + match[0].length) : [];
    return cite(match?.[0] ?? null, { page, words });
  };
  const amount = cite(money.amount, { page, words: wordsWithin(run, money.start, money.end) });
  const key = `${coverage?.[0] ?? ''} ${basis?.[0] ?? ''}`.toLowerCase();
  return { key, draft: { coverage: at(coverage), basis: at(basis), amount } };
}

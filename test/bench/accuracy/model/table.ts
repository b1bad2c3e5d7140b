import { costUsd, type ModelPrices } from '../../../../domain/model/cost.ts';
import { sum } from '../scorer.ts';
import type { Counts } from '../scored-document.ts';
import type { DocumentCost } from './extract-with-model.ts';

/** Scores and costs of the documents of one row. */
export interface Row {
  name: string;
  rules: readonly Counts[];
  engine: readonly Counts[];
  costs: readonly DocumentCost[];
}

const widths = [26, 5, 22, 22, 10, 8, 6, 7, 9];

/** A line for each row: precision, recall and F1 of the rules and of the engine, and what the model took a document. */
export function tableOf(rows: readonly Row[], { engine, prices }: { engine: string; prices?: ModelPrices }): string[] {
  const heading = ['', 'docs', 'rules P/R/F1', `${engine} P/R/F1`, 'tokens in', 'out', 'calls', 's', 'US$'];
  const cells = rows.map(({ name, rules, engine: scored, costs }) => {
    const mean = (amount: 'promptTokens' | 'completionTokens' | 'calls' | 'seconds'): number =>
      costs.reduce((all, cost) => all + cost[amount], 0) / Math.max(costs.length, 1);
    const [promptTokens, completionTokens] = [mean('promptTokens'), mean('completionTokens')];
    return [
      name,
      String(costs.length),
      scoresOf(rules),
      scoresOf(scored),
      promptTokens.toFixed(0),
      completionTokens.toFixed(0),
      mean('calls').toFixed(1),
      mean('seconds').toFixed(1),
      prices ? costUsd({ promptTokens, completionTokens }, prices).toFixed(4) : '-',
    ];
  });
  return [heading, ...cells].map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join(' ')
      .trimEnd(),
  );
}

function scoresOf(counts: readonly Counts[]): string {
  if (counts.length === 0) return '-';
  const { right, predicted, labelled } = sum(counts);
  const shares = [right / predicted, right / labelled, (2 * right) / (predicted + labelled)];
  return shares.map((share) => (Number.isFinite(share) ? share.toFixed(3) : '-')).join(' ');
}

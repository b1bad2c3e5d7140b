import { prepareExtraction } from '../../../domain/extraction/model/model-extraction.ts';
import { estimateTokens } from '../../../domain/model/model.ts';
import type { LabelledDocument } from './labelled-documents.ts';
import { labelledValues, type LabelledValue } from './labelled-values.ts';
import { writeReply } from './reply-of-label.ts';
import { type SeenLine, shownLines } from './shown-lines.ts';

/** Values of a document, and the tokens of an answer with all of them. */
export interface AnswerCost {
  type: string;
  values: number;
  /** In the form that is asked for, and as a list of values that each have path, place and words. */
  tokens: number;
  listed: number;
}

const unlimited = { contextTokens: 10_000_000, outputTokens: 100_000 };

/** What an answer takes that is made from the label of a document. */
export function costOf({ policyType, pages, label }: LabelledDocument): AnswerCost {
  const { request } = prepareExtraction({ policyType, pages, limits: unlimited });
  const [question] = request.messages;
  const lines = shownLines(question && 'content' in question ? question.content : '');
  const values = labelledValues(policyType.schema, label, lines);
  return {
    type: policyType.id,
    values: values.length,
    tokens: estimateTokens(writeReply(policyType.schema, values, lines)),
    listed: estimateTokens(listed(values, lines)),
  };
}

/** The form before decision 033: `{path, value, at, quote}` for each value. */
function listed(values: readonly LabelledValue[], lines: readonly SeenLine[]): string {
  const entries = values.map(({ path, value, place }) => {
    const line = lines[place?.from ?? 0];
    const quote = line?.cells[(place?.cell ?? 1) - 1] ?? String(value);
    return { path, value, at: `${line?.page ?? 1}.${line?.line ?? 1}`, quote };
  });
  return JSON.stringify({ values: entries });
}

/** The costs of documents by type, and of all. */
export function costTable(costs: readonly AnswerCost[]): string[] {
  const types = [...new Set(costs.map(({ type }) => type))].sort();
  const rowOf = (name: string, of: readonly AnswerCost[]): string => {
    const sum = (amount: 'values' | 'tokens' | 'listed'): number => of.reduce((all, one) => all + one[amount], 0);
    const [values, tokens, before] = [sum('values'), sum('tokens'), sum('listed')];
    const each = (amount: number): string => (amount / Math.max(values, 1)).toFixed(1).padStart(8);
    return `${name.padEnd(26)} ${String(of.length).padStart(5)} ${String(values).padStart(7)} ${each(before)} ${each(tokens)} ${(tokens / Math.max(before, 1)).toFixed(2).padStart(7)}`;
  };
  return [
    `${''.padEnd(26)}  docs  values   listed     now   share`,
    ...types.map((type) =>
      rowOf(
        type,
        costs.filter((one) => one.type === type),
      ),
    ),
    rowOf('all', costs),
  ];
}

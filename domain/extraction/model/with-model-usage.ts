import { costUsd, type ModelPrices } from '../../model/cost.ts';
import type { ExtractionResult } from '../result.ts';
import { promptVersion } from './prompt-version.ts';

/** Calls of a model for a document and their tokens. */
interface CallTotals {
  calls: number;
  promptTokens: number;
  completionTokens: number;
}

/** The result with what all calls took, also those that failed or were repeated, and their cost where the prices are known. */
export function withCallTotals(
  result: ExtractionResult,
  { totals, prices }: { totals: CallTotals; prices: ModelPrices | undefined },
): ExtractionResult {
  const { usage } = result;
  const spent = {
    // replies of earlier versions were not counted one by one
    calls: Math.max(usage.calls ?? 0, totals.calls),
    promptTokens: Math.max(usage.promptTokens, totals.promptTokens),
    completionTokens: Math.max(usage.completionTokens, totals.completionTokens),
  };
  if (spent.calls === 0) return result;
  return { ...result, usage: { ...usage, ...spent, ...(prices && { costUsd: costUsd(spent, prices) }) } };
}

/** The same with the model and the prompts that the result was made with. */
export function withModelUsage(
  result: ExtractionResult,
  { model, ...spending }: { model: { name: string }; prices: ModelPrices | undefined; totals: CallTotals },
): ExtractionResult {
  const counted = withCallTotals(result, spending);
  if (counted === result) return result;
  return { ...counted, usage: { ...counted.usage, model: model.name, promptVersion } };
}

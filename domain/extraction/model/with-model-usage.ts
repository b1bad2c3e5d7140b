import { costUsd, type ModelPrices } from '../../model/cost.ts';
import type { ExtractionResult } from '../result.ts';
import { promptVersion } from './prompt-version.ts';

/** The result with the model and the prompts that it was made with, and the cost of its tokens where the prices are known. */
export function withModelUsage(
  result: ExtractionResult,
  { model, prices }: { model: { name: string }; prices: ModelPrices | undefined },
): ExtractionResult {
  const cost = prices ? { costUsd: costUsd(result.usage, prices) } : {};
  return { ...result, usage: { ...result.usage, ...cost, model: model.name, promptVersion } };
}

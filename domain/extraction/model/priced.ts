import { costUsd, type ModelPrices } from '../../model/cost.ts';
import type { ExtractionResult } from '../result.ts';

/** The result with the cost of its tokens, where the prices are known. */
export function priced(result: ExtractionResult, prices: ModelPrices | undefined): ExtractionResult {
  return prices ? { ...result, usage: { ...result.usage, costUsd: costUsd(result.usage, prices) } } : result;
}

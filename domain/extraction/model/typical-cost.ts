import { estimateTokens } from '../../model/model.ts';
import { typicalDocuments } from '../../policies/measured.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import { extractionSystem } from './extraction.prompt.ts';

/** What a typical document of a policy type takes of a model. */
export interface TypicalCost {
  /** Of one extraction of everything, without a repair. */
  estimatedTokens: { prompt: number; completion: number };
  /** By the number of values: 1 (a short form) to 5 (long tables). */
  complexityRating: number;
}

/** Fewer values than each of these make a rating of 1, 2, 3 and 4. */
const ratings = [20, 45, 90, 150];

/** The cost of a type's typical document; undefined for a type of which no document was measured. */
export function typicalCost(policyType: PolicyType): TypicalCost | undefined {
  const typical = typicalDocuments.get(policyType.id);
  if (!typical) return undefined;
  const { values, pages, reply } = typical;
  return {
    estimatedTokens: { prompt: estimateTokens(extractionSystem(policyType)) + pages, completion: reply },
    complexityRating: 1 + ratings.filter((most) => values >= most).length,
  };
}

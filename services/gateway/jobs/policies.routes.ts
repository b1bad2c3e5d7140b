import { typicalCost } from '../../../domain/extraction/model/typical-cost.ts';
import { findPolicyType, policyTypes, resultSchemaOf } from '../../../domain/policies/registry.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';

const policies = policyTypes.map((type) => ({
  type: type.id,
  label: type.label,
  category: type.category,
  description: type.description,
  requiresBatching: type.requiresBatching,
  ...(typicalCost(type) ?? { estimatedTokens: null, complexityRating: null }),
}));

/** GET /v1/policies and GET /v1/policies/{type}/schema. */
export const policyHandlers: Pick<Handlers, 'listPolicies' | 'getPolicySchema'> = {
  listPolicies: () => ({ status: 200, body: { policies } }),

  getPolicySchema({ params }) {
    const type = findPolicyType(params.type);
    if (!type) {
      throw new ApiError('not_found', { message: 'There is no such policy type. GET /v1/policies lists them.' });
    }
    return {
      status: 200,
      body: { type: type.id, schema: resultSchemaOf(type) },
      headers: { 'Cache-Control': 'private, max-age=300' },
    };
  },
};

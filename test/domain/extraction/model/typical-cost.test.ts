import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { promptVersion } from '../../../../domain/extraction/model/prompt-version.ts';
import { typicalCost } from '../../../../domain/extraction/model/typical-cost.ts';
import { typicalDocuments } from '../../../../domain/policies/measured.ts';
import { policyTypes } from '../../../../domain/policies/registry.ts';

describe('the estimated tokens of a policy type', () => {
  it('were measured with the prompts of today (else run npm run measure:policies)', () => {
    const [head] = readFileSync('domain/policies/measured.ts', 'utf8').split('\n');
    expect(head).toContain(`with the prompts of version ${promptVersion}.`);
  });

  it.each(policyTypes)('$id: are those of documents that were measured', (policyType) => {
    const { estimatedTokens, complexityRating } = typicalCost(policyType) ?? {};

    expect(typicalDocuments.get(policyType.id)?.documents).toBeGreaterThan(0);
    expect(estimatedTokens?.prompt).toBeGreaterThan(1_000);
    expect(estimatedTokens?.completion).toBeGreaterThan(100);
    expect([1, 2, 3, 4, 5]).toContain(complexityRating);
  });

  it('are unknown for a type of which no document was measured', () => {
    const [first] = policyTypes;

    expect(first && typicalCost({ ...first, id: 'boat' })).toBeUndefined();
  });
});

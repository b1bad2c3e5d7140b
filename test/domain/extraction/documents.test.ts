import { describe, expect, it } from 'vitest';
import { extract } from '../../../domain/extraction/extract.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import { documentFixtures } from '../../fixtures/documents/documents.ts';

describe('a drawn document of each structure is read without an error', () => {
  it.each(documentFixtures().map((fixture) => [fixture.name, fixture] as const))('%s', (_name, fixture) => {
    const policyType = findPolicyType(fixture.type);
    expect(policyType).toBeDefined();
    expect(policyType && extract({ policyType, pages: fixture.pages }).data).toEqual(fixture.expected);
  });
});

import { expect } from 'vitest';
import { extract } from '../../../../domain/extraction/extract.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import type { Page } from '../../../../domain/document/page.ts';
import { citationFaultsOf } from '../../../fixtures/citation-faults.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

/** What the engine reads of typed pages, without what is null or empty. */
export function read(policyTypeId: string, ...pages: string[]): Record<string, unknown> {
  return readPages(
    policyTypeId,
    pages.map((art, at) => typedPage(art, at + 1)),
  );
}

/** The same of pages that are there already. Every value has to be cited. */
export function readPages(policyTypeId: string, pages: readonly Page[]): Record<string, unknown> {
  const policyType = findPolicyType(policyTypeId);
  if (!policyType) throw new Error(`no policy type ${policyTypeId}`);
  const result = extract({ policyType, pages });
  expect(citationFaultsOf(result, pages)).toEqual([]);
  return found(result.data) as Record<string, unknown>;
}

function found(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(found);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([, inner]) => inner !== null && !(Array.isArray(inner) && inner.length === 0),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, found(inner)]));
}

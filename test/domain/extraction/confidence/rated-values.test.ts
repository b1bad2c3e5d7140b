import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../../../domain/extraction/confidence/document-evidence.ts';
import { featureNames, featuresOf } from '../../../../domain/extraction/confidence/features.ts';
import { fitted } from '../../../../domain/extraction/confidence/fitted.ts';
import { extract, readDocument } from '../../../../domain/extraction/extract.ts';
import type { ExtractionResult } from '../../../../domain/extraction/result.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import type { Page } from '../../../../domain/document/page.ts';
import * as autoPages from '../../../fixtures/declarations/auto.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

function extractAuto(...pages: Page[]): ExtractionResult {
  const policyType = findPolicyType('auto');
  if (!policyType) throw new Error('no policy type');
  return extract({ policyType, pages });
}

const declarations = (number: string): string => `
*PERSONAL AUTO POLICY DECLARATIONS

Policy Number:   ${number}
Policy Period:   01/15/2025  to  07/15/2025

Named Insured
Jane Q Sample
12 Elm Street
Columbus, OH 43215
`;

describe('the confidence of a value', () => {
  it('is a probability of every present value, and none of an absent one', () => {
    for (const art of Object.values(autoPages)) {
      for (const { state, confidence } of Object.values(extractAuto(typedPage(art)).fields)) {
        const isPresent = state === 'present' || state === 'conflicting';
        expect(isPresent ? confidence > 0.02 && confidence < 1 : confidence === 0).toBe(true);
      }
    }
  });

  it('is not higher where the same words were recognized on a picture', () => {
    const printed = typedPage(autoPages.prose);
    const words = printed.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.6 }));
    const [inPrint, onPicture] = [extractAuto(printed).fields, extractAuto({ ...printed, words }).fields];
    const risen = Object.entries(onPicture).filter(
      ([path, { confidence }]) => confidence > (inPrint[path]?.confidence ?? 0),
    );
    expect(risen).toEqual([]);
  });
});

describe('the fitted model', () => {
  it('is of the features that the engine computes', () => {
    const policyType = findPolicyType('auto');
    if (!policyType) throw new Error('no policy type');
    const document = readDocument({ policyType, pages: [typedPage(autoPages.prose)] });
    const lengths = [...featuresOf(evidenceOf(document))].map(([, features]) => features.length);
    expect(fitted.features).toEqual(featureNames);
    expect(new Set(lengths)).toEqual(new Set([featureNames.length]));
  });
});

describe('the state of a field', () => {
  it('is conflicting where one caption stands before two numbers', () => {
    const { fields, data } = extractAuto(
      typedPage(declarations('PA-1234567')),
      typedPage(declarations('PA-7654321'), 2),
    );
    expect(data.policyNumber).toBe('PA-1234567');
    expect(fields['/policyNumber']?.state).toBe('conflicting');
    expect(fields['/effectiveDate']?.state).toBe('present');
  });

  it('is present where the number is printed again', () => {
    const { fields } = extractAuto(typedPage(declarations('PA-1234567')), typedPage(declarations('PA1234567'), 2));
    expect(fields['/policyNumber']?.state).toBe('present');
  });

  it('is unreadable for what was not found while a page could not be read, else absent', () => {
    const picture: Page = { number: 2, width: 612, height: 792, words: [], rules: [], fields: [], state: 'unreadable' };
    expect(extractAuto(typedPage(declarations('PA-1234567'))).fields['/totalPremium']?.state).toBe('absent');
    const withPicture = extractAuto(typedPage(declarations('PA-1234567')), picture);
    expect(withPicture.fields['/totalPremium']?.state).toBe('unreadable');
    expect(withPicture.fields['/policyNumber']?.state).toBe('present');
  });
});

import { describe, expect, it } from 'vitest';
import { classify } from '../../../domain/document/classify.ts';
import { calibrationError } from '../../bench/accuracy/reliability.ts';
import { commerceDocuments } from '../../fixtures/short-texts/commerce.ts';
import { insuranceDocuments } from '../../fixtures/short-texts/insurance.ts';
import { pageOf } from '../../fixtures/short-texts/page-of.ts';
import { policyDocuments } from '../../fixtures/short-texts/policies.ts';

const named = (texts: Record<string, string>, typeOf: (name: string) => string | null) =>
  Object.entries(texts).map(([name, text]) => {
    const { policyType, confidence } = classify({ pages: [pageOf(text)] });
    return { name, isRight: policyType === typeOf(name), confidence };
  });
const wrong = (judged: readonly { name: string; isRight: boolean }[]): string[] =>
  judged.filter(({ isRight }) => !isRight).map(({ name }) => name);

const policies = named(policyDocuments, (name) => name.split('__')[0] ?? null);
const others = named(insuranceDocuments, () => null);

describe('short texts of documents', () => {
  it('of every policy type are told by what they list', () => {
    expect(wrong(policies)).toEqual([]);
  });

  it('of trade, work and home are of no type', () => {
    expect(wrong(named(commerceDocuments, () => null))).toEqual([]);
  });

  it('of other insurance are of no type, with one exception in twenty at most', () => {
    expect(wrong(others).length).toBeLessThanOrEqual(others.length / 20);
  });

  it('which were not used for the fit are as often right as their confidence says', () => {
    expect(calibrationError([...policies, ...others])).toBeLessThan(0.1);
  });
});

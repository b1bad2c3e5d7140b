import { describe, expect, it } from 'vitest';
import { candidatesOf, choose, type ValueReader } from '../../../../domain/extraction/labels/choose.ts';
import { findLabels } from '../../../../domain/extraction/labels/labels.ts';
import { readDate, readId, readMoney } from '../../../../domain/extraction/labels/value-readers.ts';
import { layOut } from '../../../../domain/reading/lay-out.ts';
import { createWordings } from '../../../../domain/extraction/lexicon/wordings.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const wordings = createWordings({
  policyNumber: ['policy number', 'policy no', 'policy'],
  effectiveDate: ['effective date', 'effective', 'from'],
  agencyName: ['agency', 'your agency is'],
  premium: ['total premium', 'premium'],
});
const isLabel = (text: string): boolean => wordings.matchWhole(text) !== null;

function valueOf(art: string, field: string, read: ValueReader<unknown>): unknown {
  const labels = findLabels([layOut(typedPage(art))], wordings, () => null).filter((label) => label.field === field);
  return choose(candidatesOf({ labels, read, isLabel, skip: 1 }))?.value;
}

describe('wordings', () => {
  it('match the longest prefix and say what follows', () => {
    expect(wordings.match('Policy No.: AB 12')).toEqual({ field: 'policyNumber', rank: 0, length: 2, rest: 'AB 12' });
    expect(wordings.match('Policyholder')).toBeNull();
    expect(wordings.matchWhole('POLICY NUM')?.rank).toBe(0);
  });
});

describe('the value of a label', () => {
  it('stands behind it, right of it or below it', () => {
    expect(valueOf('Policy Number: AB 123456', 'policyNumber', readId)).toBe('AB 123456');
    expect(valueOf('Policy Number      AB 123456', 'policyNumber', readId)).toBe('AB 123456');
    expect(valueOf('Policy Number      Effective Date\nAB 123456          01/02/2024', 'policyNumber', readId)).toBe(
      'AB 123456',
    );
    expect(valueOf('Policy Number      Effective Date\nAB 123456          01/02/2024', 'effectiveDate', readDate)).toBe(
      '2024-01-02',
    );
  });

  it('stands at the right margin of the next line when nothing else does', () => {
    expect(valueOf('TOTAL PREMIUM\n                                        $1,222.74', 'premium', readMoney)).toBe(
      1222.74,
    );
  });

  it('may follow a qualifier', () => {
    expect(valueOf('Total premium for 6 months          $410.55', 'premium', readMoney)).toBe(410.55);
  });

  it('follows it without a colon where lines under each other do so', () => {
    const isAlone = (page: string): boolean =>
      findLabels([layOut(typedPage(page))], wordings, () => null).every(({ hasColon }) => !hasColon);
    expect(isAlone('Agency Acme Brokers\n\n\nof the policy')).toBe(true);
    expect(isAlone('Policy number A 12345\nAgency is told by the policy')).toBe(true);
    expect(isAlone('Policy number A 12345\nAgency Acme Brokers')).toBe(false);
  });

  it('is never another label', () => {
    expect(valueOf('Policy Number      Effective', 'policyNumber', readId)).toBeUndefined();
  });

  it('is found behind labels inside a segment that end with a colon', () => {
    expect(valueOf('Policy Number: AB1234 Effective Date: 03/04/2024', 'effectiveDate', readDate)).toBe('2024-03-04');
  });

  it('may be announced with a brand between the words of the label', () => {
    const labels = findLabels([layOut(typedPage('Your Acme agency is'))], wordings, () => null);
    expect(labels.map(({ field }) => field)).toEqual(['agencyName']);
  });
});

import { describe, expect, it } from 'vitest';
import { extract } from '../../../../domain/extraction/extract.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { autoLetter, businessLetter, type Letter, rentersLetter } from '../../../fixtures/declarations/letters.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

function dataOf({ policyType, page }: Letter): Record<string, unknown> {
  const type = findPolicyType(policyType);
  if (!type) throw new Error(`No policy type ${policyType}`);
  return extract({ policyType: type, pages: [typedPage(page)] }).data;
}

describe('declarations in sentences', () => {
  it('reads limits that a bulleted list states', () => {
    expect(dataOf(rentersLetter)).toMatchObject({
      personalPropertyLimit: 45_000,
      personalLiabilityLimit: 300_000,
      medicalPaymentsLimit: 5000,
    });
  });

  it('reads coverages, limits and prices of one sentence', () => {
    const { otherCoverages } = dataOf(rentersLetter);
    expect(otherCoverages).toMatchObject([
      { name: 'Water Backup', limit: 5000, premium: 38 },
      { name: 'Identity Fraud Expense', limit: 25_000, premium: 20 },
    ]);
  });

  it('leaves out limits that a sentence only offers', () => {
    expect(dataOf(rentersLetter).personalLiabilityLimit).not.toBe(500_000);
  });

  it('reads the agency of this policy, not that of flood policies in general', () => {
    const withAgent = (sentence: string) => ({
      ...rentersLetter,
      page: rentersLetter.page.replace('It was placed through Merrimack Valley Insurance Agency.', sentence),
    });
    expect(dataOf(withAgent('This policy is serviced by Elm Grove Agency.'))).toMatchObject({
      agencyName: 'Elm Grove Agency',
    });
    const general = dataOf(withAgent('For flood or wind policies serviced by the Elm Grove Agency, please call us.'));
    expect(general['agencyName']).toBeNull();
  });

  it('reads the period and the price of the policy', () => {
    expect(dataOf(rentersLetter)).toMatchObject({
      effectiveDate: '2024-04-01',
      expirationDate: '2025-04-01',
      totalPremium: 241,
    });
  });

  it('tells limits of a person from limits of an accident', () => {
    const { coverages } = dataOf(autoLetter);
    const item = { name: 'Bodily Injury Liability', limitPerPerson: 100_000, limit: 300_000 };
    expect(coverages).toContainEqual(expect.objectContaining(item));
  });

  it('gives coverages to the vehicle that their sentence speaks of', () => {
    const { coverages } = dataOf(autoLetter);
    const item = { vehicleNumber: 2, name: 'Comprehensive', deductible: 500, premium: 44 };
    expect(coverages).toContainEqual(expect.objectContaining(item));
  });

  it('gives coverages to the location that their sentence speaks of', () => {
    const { coverages } = dataOf(businessLetter);
    const item = { locationNumber: 2, name: 'business personal property', limit: 60_000, deductible: 500 };
    expect(coverages).toContainEqual(expect.objectContaining(item));
  });
});

import { describe, expect, it } from 'vitest';
import * as unusual from '../../../fixtures/declarations/unusual.ts';
import { read } from './read.ts';

describe('declarations in rarer layouts', () => {
  it('may print amounts left of what they are for', () => {
    expect(read('homeowners', unusual.amountsFirst)).toMatchObject({
      dwellingLimit: 420000,
      otherStructuresLimit: 42000,
      lossOfUseLimit: 84000,
      deductibles: [
        { peril: 'All Other Perils', amount: 2500 },
        { peril: 'Windstorm or Hail', percent: 2 },
      ],
      otherCoverages: [{ name: 'Water Backup', limit: 10000 }],
    });
  });

  it('may print the insured and the address on one line', () => {
    expect(read('homeowners', unusual.amountsFirst)).toMatchObject({
      namedInsureds: ['Elaine M Porter'],
      mailingAddress: '72 Quarry Rd, Montpelier, VT 05602',
    });
  });

  it('may wrap names above their limits', () => {
    expect(read('homeowners', unusual.wrappedNames)).toMatchObject({
      dwellingLimit: 365000,
      otherStructuresLimit: 36500,
      personalPropertyLimit: 255500,
      lossOfUseLimit: 109500,
    });
  });

  it('list no coverages that are only offered', () => {
    expect(read('renters', unusual.offers)['otherCoverages']).toEqual([
      { name: 'Identity Theft', limit: 15000, premium: 12 },
    ]);
  });

  it('may set the tables of two sections side by side', () => {
    expect(read('homeowners', unusual.sideBySide)).toMatchObject({
      dwellingLimit: 310000,
      otherStructuresLimit: 31000,
      personalLiabilityLimit: 300000,
      medicalPaymentsLimit: 5000,
    });
  });

  it('list endorsements in a table below the deductibles, and no tax among these', () => {
    expect(read('homeowners', unusual.sideBySide)).toMatchObject({
      deductibles: [
        { peril: 'All Perils', amount: 1000 },
        { peril: 'Wind or Hail', percent: 1 },
      ],
      otherCoverages: [
        { name: 'Ordinance or Law', premium: 31 },
        { name: 'Scheduled Jewelry', premium: 77 },
      ],
    });
  });

  it('may insure a manufactured home', () => {
    expect(read('homeowners', unusual.mobileHome)).toMatchObject({ dwellingLimit: 48000, otherStructuresLimit: 4800 });
  });

  it('may print a block per vehicle that ends with its premium', () => {
    expect(read('auto', unusual.vehicleBlocks)['vehicles']).toMatchObject([
      { number: 1, premium: 301 },
      { number: 2, premium: 121, lienholderName: 'Golden State Bank' },
    ]);
  });

  it('may list drivers without headings of columns', () => {
    expect(read('auto', unusual.vehicleBlocks)['drivers']).toEqual([
      { name: 'V. ALMEIDA', dateOfBirth: '1979-04-04', maritalStatus: 'married', status: 'Principal' },
      { name: 'S. K. ALMEIDA', dateOfBirth: '1981-09-12', maritalStatus: 'married', status: 'Occasional' },
    ]);
  });

  it("may print a deductible above the premium in a vehicle's column", () => {
    expect(read('auto', unusual.deductibleOverPremium)['coverages']).toMatchObject([
      { vehicleNumber: 1, limitPerPerson: 250000, limit: 500000, premium: 210 },
      { vehicleNumber: 2, limitPerPerson: 250000, limit: 500000, premium: 260 },
      { vehicleNumber: 1, name: 'COLLISION', deductible: 500, premium: 144 },
      { vehicleNumber: 2, name: 'COLLISION', deductible: 1000, premium: 310 },
    ]);
  });

  it('may print the number of premises right below a coverage', () => {
    const name = 'Business Personal Property';
    expect(read('businessowners', unusual.premisesBetween)['coverages']).toMatchObject([
      { locationNumber: 1, name, limit: 220000, deductible: 2500, premium: 530 },
      { locationNumber: 2, name, limit: 75000, deductible: 1000, premium: 190 },
    ]);
  });

  it('take no symbol of covered autos for a limit', () => {
    expect(read('auto', unusual.coveredAutoSymbols)['coverages']).toEqual([
      { name: 'Liability', limit: 1000000, premium: 4210 },
      { name: 'Comprehensive', deductible: 1000, premium: 510 },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  covLetters,
  grid,
  oldMainframe,
  sentence,
  stacked,
  twoColumns,
} from '../../../fixtures/declarations/homeowners.ts';
import { boxes, simple } from '../../../fixtures/declarations/renters.ts';
import { read } from './read.ts';

describe('homeowners declarations', () => {
  it('put the six limits into their fields whatever letter or leader stands before them', () => {
    expect(read('homeowners', grid)).toMatchObject({
      dwellingLimit: 312000,
      otherStructuresLimit: 31200,
      personalPropertyLimit: 218400,
      lossOfUseLimit: 62400,
      personalLiabilityLimit: 500000,
      medicalPaymentsLimit: 5000,
    });
    expect(read('homeowners', covLetters)).toMatchObject({
      dwellingLimit: 280000,
      lossOfUseLimit: 28000,
      personalLiabilityLimit: 300000,
      medicalPaymentsLimit: 5000,
    });
  });

  it('read limits that stand below their names', () => {
    expect(read('homeowners', stacked)).toMatchObject({
      dwellingLimit: 450000,
      otherStructuresLimit: 45000,
      personalPropertyLimit: 225000,
      lossOfUseLimit: 90000,
      personalLiabilityLimit: 300000,
      medicalPaymentsLimit: 5000,
    });
  });

  it('list other coverages without form numbers and without those that were not bought', () => {
    expect(read('homeowners', grid).otherCoverages).toEqual([
      { name: 'Personal Property Replacement Cost', premium: 45 },
      { name: 'Water Back-Up and Sump Overflow', limit: 10000, premium: 50 },
      { name: 'Ordinance or Law', limitText: '10%' },
      { name: 'Identity Fraud Expense', limit: 15000, premium: 25 },
    ]);
    expect(read('homeowners', sentence).otherCoverages).toEqual([
      { name: 'Loss assessments', limit: 10000, premium: 8 },
      { name: 'Water back-up', limit: 5000, premium: 30 },
    ]);
  });

  it('keep percent and amount of each deductible', () => {
    expect(read('homeowners', grid).deductibles).toEqual([
      { peril: 'All Other Perils', amount: 1000 },
      { peril: 'Wind/Hail', amount: 6240, percent: 2 },
    ]);
    expect(read('homeowners', covLetters).deductibles).toEqual([
      { peril: 'AOP', amount: 2500 },
      { peril: 'NAMED STORM', amount: 8400, percent: 3 },
      { peril: 'WIND/HAIL', amount: 5600, percent: 2 },
    ]);
    expect(read('homeowners', stacked).deductibles).toEqual([
      { peril: 'all perils', amount: 2500 },
      { peril: 'Hurricane', amount: 9000 },
    ]);
  });

  it('read the facts of the building', () => {
    expect(read('homeowners', grid)).toMatchObject({
      yearBuilt: 1987,
      squareFeet: 2150,
      numberOfStories: 2,
      constructionType: 'Frame',
      roofType: 'Asphalt Shingle',
      protectionClass: '4',
      occupancy: 'Owner Occupied',
    });
    expect(read('homeowners', covLetters)).toMatchObject({ policyForm: 'DP-3', yearBuilt: 1965 });
  });

  it('take the premium with fees for the total', () => {
    expect(read('homeowners', covLetters)).toMatchObject({ totalPremium: 2220 });
    expect(read('homeowners', grid)).toMatchObject({
      totalPremium: 1453.1,
      fees: [
        { name: 'Kentucky Municipal Tax', amount: 61 },
        { name: 'KY Premium Surcharge', amount: 22.1 },
      ],
    });
  });

  it('read mortgagees below their heading and on its line', () => {
    expect(read('homeowners', grid).additionalInterests).toEqual([
      {
        interest: 'FIRST MORTGAGEE',
        name: 'Bluegrass Savings Bank',
        address: 'PO Box 4410, Louisville, KY 40202',
        loanNumber: '0099887766',
      },
    ]);
    expect(read('homeowners', covLetters).additionalInterests).toEqual([
      {
        interest: 'MORTGAGEE',
        name: 'COASTAL BANK NA',
        address: 'PO BOX 77, CHARLESTON SC 29401',
        loanNumber: '778899',
      },
    ]);
  });

  it('read names, addresses and dates from labels in running text', () => {
    expect(read('homeowners', sentence)).toMatchObject({
      carrierName: 'Birchwood Home Insurance Corporation',
      policyNumber: '9988-7766-55',
      namedInsureds: ['Wei Chen', 'Li Zhang'],
      insuredLocation: '300 Summit Ave Unit 5B, Seattle, WA 98102',
      effectiveDate: '2025-04-02',
      expirationDate: '2026-04-02',
      agencyName: 'Emerald City Insurance Agency',
      totalPremium: 333,
    });
  });
});

describe('homeowners declarations in columns', () => {
  it('keep two tables side by side apart, discounts left of the premium', () => {
    expect(read('homeowners', twoColumns)).toMatchObject({
      dwellingLimit: 520000,
      personalLiabilityLimit: 500000,
      totalPremium: 1427.1,
      discounts: [
        { name: 'Claim free', amount: 88 },
        { name: 'New roof', amount: 61 },
        { name: 'Auto-pay', amount: 20 },
      ],
      deductibles: [
        { peril: 'All perils', amount: 1500 },
        { peril: 'Wind or hail', amount: 5200, percent: 1 },
      ],
      additionalInterests: [{ interest: 'Mortgage company', name: 'Lamoille Credit Union', loanNumber: '45-778812' }],
    });
  });

  it('read old reports with bars, letters and amounts without a sign', () => {
    expect(read('homeowners', oldMainframe)).toMatchObject({
      policyNumber: 'HO 0071882',
      otherStructuresLimit: 14500,
      lossOfUseLimit: 29000,
      totalPremium: 824,
      discounts: [{ name: 'CLAIM FREE CREDIT', amount: 43 }],
      otherCoverages: [
        { name: 'REPLACEMENT COST CONTENTS', premium: 38 },
        { name: 'EARTHQUAKE', premium: 61 },
        { name: 'BACKUP OF SEWERS AND DRAINS', limit: 5000, premium: 25 },
      ],
    });
  });
});

describe('renters declarations', () => {
  it('repeat the mailing address for premises that are the same', () => {
    const address = '1250 N Dearborn St Unit 1402, Chicago, IL 60610';
    expect(read('renters', simple)).toMatchObject({ mailingAddress: address, insuredLocation: address });
  });

  it('take the deductible of the first coverage when none is printed by itself', () => {
    expect(read('renters', simple)).toMatchObject({ deductibles: [{ amount: 500 }], personalPropertyLimit: 30000 });
  });

  it('accept bare integers as limits in their own rows', () => {
    expect(read('renters', boxes)).toMatchObject({
      policyNumber: 'R 7711223 04',
      personalPropertyLimit: 25000,
      lossOfUseLimit: 5000,
      personalLiabilityLimit: 100000,
      medicalPaymentsLimit: 1000,
      deductibles: [{ amount: 250 }],
      totalPremium: 182,
    });
  });
});

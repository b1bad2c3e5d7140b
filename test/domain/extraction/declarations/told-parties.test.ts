import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('parties that sentences name', () => {
  it('are the insured with the place, the agency that sells the policy, and the company that underwrites it', () => {
    const page = `
nestling                                              Renters Insurance Declarations Page
This policy provides coverage to Caleb Ostrowski and Priya Ramanathan at 2218 Alder Court Apt 304,
Columbus, OH 43214. It starts on Jul 20, 2026 and ends on Jul 20, 2027. Your policy number is NST-0058213.

Nestling Insurance Agency, Inc. (OH license 1288630) sells and services this policy. Granary Specialty Mutual
Insurance Company, 12 Mill Race Plaza, Toledo, OH 43604, is the insurance company that underwrites it.

If you are not happy with us, you may write to the Ohio
Department of Insurance, 50 W. Town Street, Columbus.
`;
    expect(read('renters', page)).toMatchObject({
      carrierName: 'Granary Specialty Mutual Insurance Company',
      namedInsureds: ['Caleb Ostrowski', 'Priya Ramanathan'],
      mailingAddress: '2218 Alder Court Apt 304, Columbus, OH 43214',
      insuredLocation: '2218 Alder Court Apt 304, Columbus, OH 43214',
      agencyName: 'Nestling Insurance Agency, Inc.',
    });
  });

  it('are told in other words, too', () => {
    const page = `
HOMEOWNERS INSURANCE
Your policy covers Ann Poe, at 12 Oak Street, Columbus, OH 43214 from May 1, 2026 to May 1, 2027.
Lakeview Mutual Insurance Company is your insurer. This coverage was placed with Hale Brothers Agency.
`;
    expect(read('homeowners', page)).toMatchObject({
      carrierName: 'Lakeview Mutual Insurance Company',
      namedInsureds: ['Ann Poe'],
      insuredLocation: '12 Oak Street, Columbus, OH 43214',
      agencyName: 'Hale Brothers Agency',
    });
  });
});

describe('parties with captions', () => {
  it('are read where the code of the agency stands in its caption, and the carrier ends in small print', () => {
    const page = `
*PELICAN BIGHT                                         HOMEOWNERS POLICY
PROPERTY & CASUALTY INSURANCE COMPANY                  DECLARATIONS

NAMED INSURED AND MAILING ADDRESS                      AGENT / AGENCY CODE 20-5512
Marisol Quintero-Bates                                 Harbor & Finch Insurance Advisors
118 Sandpiper Key Ln                                   1660 Marion Ave, Ste B
Punta Gorda, FL 33950-6624                             Punta Gorda, FL 33950
`;
    expect(read('homeowners', page)).toMatchObject({
      carrierName: 'PELICAN BIGHT PROPERTY & CASUALTY INSURANCE COMPANY',
      agencyName: 'Harbor & Finch Insurance Advisors',
    });
  });
});

describe('facts of a home', () => {
  it('are no limits: the living area insures nothing', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
Living Area          2,180 sq ft          Year Built  2004
*Section I - Your Property
A. Dwelling                                $486,000
D. Loss of Use                             $48,600
*Section I Deductibles
All perils                                 $2,500
*Section II - Your Liability
E. Personal Liability, each occurrence     $500,000
`;
    expect(read('homeowners', page)).toMatchObject({
      squareFeet: 2180,
      dwellingLimit: 486_000,
      lossOfUseLimit: 48_600,
      personalLiabilityLimit: 500_000,
      deductibles: [{ peril: 'All perils', amount: 2500 }],
    });
  });
});

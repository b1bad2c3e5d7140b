import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('a table of coverages', () => {
  const rows = (limit: string, premium: string): string => `
RENTERS POLICY DECLARATIONS
Coverage                      ${limit.padEnd(14)}${premium}
Personal Property             $15,000       $204.00
Personal Liability            $500,000      $9.00
Medical Payments to Others    $2,000        $3.00
Home Computer                 $10,000       $19.00
`;

  it('has a column of limits beside one of premiums, whatever its heading says', () => {
    expect(read('renters', rows('Umm', 'Premium'))).toMatchObject({
      personalPropertyLimit: 15000,
      personalLiabilityLimit: 500000,
      medicalPaymentsLimit: 2000,
      otherCoverages: [{ name: 'Home Computer', limit: 10000, premium: 19 }],
    });
  });

  it('has a column of premiums beside one of limits, whatever its heading says', () => {
    expect(read('renters', rows('Limit', 'Zahl'))).toMatchObject({
      personalPropertyLimit: 15000,
      otherCoverages: [{ name: 'Home Computer', limit: 10000, premium: 19 }],
    });
  });
});

it('numbers of forms in a column before names are no part of the names', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
COVERAGE                                  LIMIT OF LIABILITY                 PREMIUM
A. DWELLING                                        433,000                1,869.00
C. PERSONAL PROPERTY                               303,100                    INCL
OPTIONAL COVERAGES
ML-55    REPLACEMENT COST - CONTENTS                                        31.00
ML-216   IDENTITY RECOVERY COVERAGE                  15,000                 19.00
ML-40    APPURTENANT STRUCTURE - POLE BARN           37,000                135.00
`;
  expect(read('homeowners', page)['otherCoverages']).toEqual([
    { name: 'REPLACEMENT COST - CONTENTS', premium: 31 },
    { name: 'IDENTITY RECOVERY COVERAGE', limit: 15000, premium: 19 },
    { name: 'APPURTENANT STRUCTURE - POLE BARN', limit: 37000, premium: 135 },
  ]);
});

describe('labels without colons', () => {
  it('are read in lines of short pairs', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
YEAR BUILT 1952     CONST FRAME          PROT CLASS 10
ROOF WOOD SHAKE     OCCUPANCY OWNER      TERR 25
`;
    expect(read('homeowners', page)).toEqual({
      yearBuilt: 1952,
      constructionType: 'FRAME',
      protectionClass: '10',
      roofType: 'WOOD SHAKE',
      occupancy: 'OWNER',
    });
  });

  it('are longer than their wording where the value stands apart', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
YEAR BUILT 1952     PROT CLASS 10
ROOF SHAPE          HIP
`;
    expect(read('homeowners', page)).not.toHaveProperty('roofType');
  });
});

it('the insured location is the mailing address where the line below its label says so, whatever stands beside the label', () => {
  const page = `
RENTERS POLICY DECLARATIONS

Named Insured and Mailing Address
Ingrid Weatherby
1784 SE 42nd Pl
Dover, DE 19930

Location of Residence Premises        Zone       Units
Same as mailing address               03         5-10
`;
  expect(read('renters', page)).toMatchObject({ insuredLocation: '1784 SE 42nd Pl, Dover, DE 19930' });
});

it('a total far right in its own line is nearer than the line below', () => {
  const page = `
RENTERS POLICY DECLARATIONS
TOTAL ANNUAL PREMIUM                                                                                      $257.00
ALL LOSSES $500
`;
  expect(read('renters', page)).toMatchObject({ totalPremium: 257 });
});

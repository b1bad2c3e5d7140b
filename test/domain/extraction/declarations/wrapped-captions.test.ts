import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('captions that a narrow column wraps', () => {
  it('are read as one', () => {
    const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS

Named Insured      Milo Ulvison          Certificate        3379-69-204
and Mailing        2290 Garermere Way    or Policy
Address            Quenivale, NC 27855   Number

Agency Name and    Wendinbrook Agency
Address            8422 Nevestone St
                   Rosaford, GA 30843
`;
    expect(read('homeowners', page)).toMatchObject({
      namedInsureds: ['Milo Ulvison'],
      mailingAddress: '2290 Garermere Way, Quenivale, NC 27855',
      policyNumber: '3379-69-204',
      agencyName: 'Wendinbrook Agency',
    });
  });

  it('head columns and name no total', () => {
    const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS
                                                    Annual
Coverage                               Limit        Premium
Earthquake                             $25,000      $13.49
Identity fraud                         $15,000      $10.53

Total premium for the policy term: $2,170.54
`;
    expect(read('homeowners', page)).toMatchObject({ totalPremium: 2170.54 });
  });
});

describe('names of insureds', () => {
  it('are no forms of business, captions or other parties', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS
Named Insured and Address           The Named Insured Is
Yarenvale Builders LLC and Ann Poe  Corporation
2135 Gararwick Drive
Caldardale, CO 80944

Additional insured: Fernalgate Home Loans LLC, PO Box 73470, Garindale, VA 23562
`;
    expect(read('businessowners', page)['namedInsureds']).toEqual(['Yarenvale Builders LLC', 'Ann Poe']);
  });

  it('go on in the next line where they are open', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS
Named insured and mailing address
Whitetail Title Investments &
Management, LLC
9044 Elm Ter
Boise, ID 83701
`;
    expect(read('businessowners', page)['namedInsureds']).toEqual(['Whitetail Title Investments & Management, LLC']);
  });
});

describe('what a renewal prints beside the term before', () => {
  it('is left out for limits and premiums alike', () => {
    const page = String.raw`
RENTERS POLICY DECLARATIONS
Coverage                     Prior policy    This policy    Prior policy    This policy
Personal Property            $33,300         $35,000        $273.58         $291.04
Personal Liability           $90,000         $100,000       $29.86          $31.77

Endorsement                                  Limit                          Premium
Identity fraud                               $15,000                        $13.18
`;
    expect(read('renters', page)).toMatchObject({
      personalPropertyLimit: 35_000,
      personalLiabilityLimit: 100_000,
      otherCoverages: [{ name: 'Identity fraud', limit: 15_000, premium: 13.18 }],
    });
  });
});

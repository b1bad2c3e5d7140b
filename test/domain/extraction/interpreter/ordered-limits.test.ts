import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('limits under names that nobody knows', () => {
  it('are told by their letters, where other letters mean what they do in the standard form', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
Coverage                                     Limit          Premium
Coverage A - Dwelling                        $475,000       $1,186.00
Coverage B - Outlying Structures             $47,500        Included
Coverage C - Personal Property               $237,500       Included
`;
    const policy = read('homeowners', page);
    expect(policy).toMatchObject({ dwellingLimit: 475000, otherStructuresLimit: 47500, personalPropertyLimit: 237500 });
    expect(policy['otherCoverages'] ?? []).toEqual([]);
  });

  it('are told by the known ones above and below', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
Coverage                          Limit
Main Residence Structure          $322,000
Other Structures                  $32,200
Movable Goods                     $161,000
Loss of Use                       $64,400
Personal Liability                $300,000
Visitor Mishaps                   $5,000
`;
    expect(read('homeowners', page)).toMatchObject({
      dwellingLimit: 322000,
      otherStructuresLimit: 32200,
      personalPropertyLimit: 161000,
      lossOfUseLimit: 64400,
      personalLiabilityLimit: 300000,
      medicalPaymentsLimit: 5000,
    });
  });

  it('stay coverages of their own where the letters number something else', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
Coverage                          Limit
A - Dwelling                      $322,000
B - Personal Property             $161,000
C - Golf Carts Abroad             $10,000
D - Loss of Use                   $64,400
`;
    const policy = read('homeowners', page);
    expect(policy).toMatchObject({ personalPropertyLimit: 161000 });
    expect(policy['otherCoverages']).toEqual([expect.objectContaining({ limit: 10000 })]);
  });
});

it('a limit for a time is the amount behind it', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
Section I - Property
Protection                             Amount          Protection                    Amount
Section A - Main Building              $398,000        Section C - Contents          $218,900
Section B - Detached Structures        $39,800         Section D - Loss of Use       Maximum 24 months, limited to $121,723
`;
  expect(read('homeowners', page)).toMatchObject({
    dwellingLimit: 398000,
    otherStructuresLimit: 39800,
    personalPropertyLimit: 218900,
    lossOfUseLimit: 121723,
  });
});

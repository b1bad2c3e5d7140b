import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const auto = String.raw`
*Auto policy declarations
Policy number:  830 935 999
Named Insured:  Ann Lee

*Vehicle covered          Identification Number (VIN)       Premium
2021 Kia Soul             KNDJ23AU3M7748107                 $539.46

*Coverage                              Limits                       Deductible       Premium
Automobile Liability Insurance                                      Not applicable   $266.59
• Bodily Injury                        $100,000 each person
                                       $300,000 each occurrence
• Property Damage                      $100,000 each occurrence
Auto Collision Insurance               Actual cash value            $500             $190.15
Underinsured Motorists                 $100,000 each person         Not applicable   $39.16
• Bodily Injury                        $250,000 each accident
`;

const renters = String.raw`
*Renters Declarations
Policy Number: RN 4471      Policy Period: 03/31/2021 to 03/31/2022
Named Insured: Ann Lee

*Other Coverages And Endorsements                   Form Number          Limit           Premium
Limited Fungi or Bacteria Coverage                 HO LF 06 15
Renters Protection Policy                          HOR 12 16
Rating Tier Premium                                                                      -13.64
Household Factor                                                                          12.93
Fixed Base Premium                                                                        50.00
`;

describe('coverages behind bullets', () => {
  it('have names without them', () => {
    expect(read('auto', auto)['coverages']).toMatchObject([
      { name: 'Bodily Injury', limitPerPerson: 100000, limit: 300000, premium: 266.59 },
      { name: 'Property Damage', limit: 100000 },
      { name: 'Auto Collision Insurance', deductible: 500 },
      { name: 'Underinsured Motorists' },
    ]);
  });

  it('below a limit of one person print the second limit of the coverage above', () => {
    const coverages = read('auto', auto)['coverages'] as unknown[];
    expect(coverages.at(-1)).toMatchObject({ limitPerPerson: 100000, limit: 250000, premium: 39.16 });
  });

  it('are no insurers, whatever they are called', () => {
    expect(read('auto', auto)['carrierName'] ?? null).toBeNull();
  });
});

describe('lines that are called a premium', () => {
  it('are no prices of the name above them', () => {
    expect(read('renters', renters)['otherCoverages']).toEqual([
      expect.objectContaining({ name: 'Household Factor', premium: 12.93 }),
    ]);
  });
});

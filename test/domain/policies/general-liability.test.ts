import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

const part = String.raw`
*                 COMMERCIAL GENERAL LIABILITY DECLARATIONS
Great Plains Casualty Company                     Policy Number: CPP 12345 67
Policy Period: 03/01/2024 to 03/01/2025
Named Insured: Prairie Hardware LLC
Mailing Address: 4410 W Maple St, Omaha, NE 68132
Form of Business: ☐ Individual ☒ Limited Liability Company ☐ Corporation

LIMITS OF INSURANCE
General Aggregate (Other Than Products)           $2,000,000
Products - Completed Operations Aggregate         $2,000,000
Personal and Advertising Injury                   $1,000,000
Each Occurrence                                   $1,000,000
Damage to Premises Rented to You                  $100,000
Medical Expense, any one person                   $5,000
Deductible: Bodily Injury and Property Damage, $1,000 per occurrence

Loc. No.    Address
1           Same as mailing address
2           22 Elm Street, Lincoln, NE 68502

Loc.   Classification                  Code     Premium        Rate                     Advance Premium
No.                                    No.      Basis
                                                               Prem/Ops     Products    Prem/Ops    Products
1      Hardware Stores                 13506    Gross Sales    0.750        0.600       $ 164       $ 131
                                                218,185
2      Warehouses - occupied by        68707    Area           1.660        INCL        $ 13        INCL
       single interest                          8,000
Terrorism Premium                                                                       $ 12
Total Premium                                                                           $ 320
CG 00 01 04 13     Commercial General Liability Coverage Form
`;

describe('general liability declarations', () => {
  const data = read('general_liability', part);

  it('print the six limits', () => {
    expect(data).toMatchObject({
      generalAggregateLimit: 2_000_000,
      productsAggregateLimit: 2_000_000,
      personalAdvertisingInjuryLimit: 1_000_000,
      eachOccurrenceLimit: 1_000_000,
      damageToRentedPremisesLimit: 100_000,
      medicalExpenseLimit: 5000,
    });
  });

  it('rate each class with its basis, its exposure and the premiums of both hazards', () => {
    expect(data['classifications']).toEqual([
      {
        locationNumber: 1,
        classCode: '13506',
        description: 'Hardware Stores',
        premiumBasis: 'Gross Sales',
        exposure: 218_185,
        premisesRate: 0.75,
        productsRate: 0.6,
        premisesPremium: 164,
        productsPremium: 131,
      },
      {
        locationNumber: 2,
        classCode: '68707',
        description: 'Warehouses - occupied by single interest',
        premiumBasis: 'Area',
        exposure: 8000,
        premisesRate: 1.66,
        premisesPremium: 13,
      },
    ]);
  });

  it('repeat the mailing address of a location that is "same"', () => {
    expect(data['locations']).toMatchObject([
      { locationNumber: 1, address: '4410 W Maple St, Omaha, NE 68132' },
      { locationNumber: 2, address: '22 Elm Street, Lincoln, NE 68502' },
    ]);
  });

  it('tick the entity, name the deductible and list the forms', () => {
    expect(data).toMatchObject({
      entityType: 'Limited Liability Company',
      deductibles: [{ coverage: 'Bodily Injury and Property Damage', basis: 'per occurrence', amount: 1000 }],
      forms: [{ number: 'CG 00 01 04 13', name: 'Commercial General Liability Coverage Form' }],
    });
  });
});

describe('whether occurrences or claims made are insured', () => {
  it.each([
    ['Coverage A of this insurance is provided on an occurrence basis.', 'occurrence'],
    ['THIS IS A CLAIMS-MADE POLICY. Read it carefully.', 'claims_made'],
    ['If this is a claims-made policy, see the retroactive date.', undefined],
    ['This insurance applies on an occurrence basis unless this is a claims made and reported policy.', 'occurrence'],
  ])('is told by a sentence: %s', (sentence, form) => {
    const page = `GENERAL LIABILITY DECLARATIONS\nPolicy Number: GL 12345\n${sentence}\nEach Occurrence Limit   $1,000,000\n`;
    expect(read('general_liability', page)['coverageForm']).toBe(form);
  });
});

describe('the first lines of a page', () => {
  const page = String.raw`
GENERAL LIABILITY DECLARATIONS          POLICY NO. GL 40-118
INSURED   OTTER CREEK CYCLES LLC        AGENT 118 UPLAND COUNTY INS, (555) 555-0147
          12 MILL ST
          BARRE VT 05641

What we pay at most
All claims in the policy year                  $2,000,000
Each accident or event                         $1,000,000
Rented space damage                            $100,000

LOC   ADDRESS
1     77 RIVER RD, MONTPELIER VT 05602
2     9 DEPOT SQ, STOWE VT 05672

Premium $410.00     Inspection fee $35.00     Total paid $445.00
MINIMUM PREMIUM  250
`;
  const data = read('general_liability', page);

  it('name an agency behind a short code, and no insured where a list has addresses', () => {
    expect(data).toMatchObject({
      agencyName: 'UPLAND COUNTY INS',
      namedInsureds: ['OTTER CREEK CYCLES LLC'],
      mailingAddress: '12 MILL ST, BARRE VT 05641',
    });
    const schedule = page.replace(/^ {10}\d* ?(?:MILL ST|BARRE VT \d+)$/gm, '');
    expect(read('general_liability', schedule)['mailingAddress']).toBeUndefined();
  });

  it('state limits in plain words, the total of a line that adds up, and small premiums', () => {
    expect(data).toMatchObject({
      eachOccurrenceLimit: 1_000_000,
      generalAggregateLimit: 2_000_000,
      damageToRentedPremisesLimit: 100_000,
      totalPremium: 445,
      minimumPremium: 250,
    });
  });
});

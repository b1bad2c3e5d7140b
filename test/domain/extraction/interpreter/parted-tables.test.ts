import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('lines of a table that other lines part', () => {
  const parted = String.raw`
AUTO POLICY DECLARATIONS
Item 2. Insured autos
Auto      Year      Make         Model          VIN
1         2020      Honda        Civic          1HGBH41JXMN109186
2         2014      Toyota       Camry          4T1BF1FK5CU123456

Item 5. Loss payees of the autos are listed with the forms
                                 Each Person     Each Accident      Premium      Premium
Coverage                         Limit           Limit              Auto 1       Auto 2
                                      REQUIRED BY LAW
Bodily Injury                    50,000          100,000            120.10       98.40
Property Damage                                  25,000             80.20        71.30
                                      YOUR CHOICE
Optional Bodily Injury           250,000         500,000            33.00        27.00
`;
  const coverages = (): unknown => read('auto', parted)['coverages'];

  it('keep their headings below a title across the columns', () => {
    expect(coverages()).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 50000, limit: 100000, premium: 120.1 },
        { vehicleNumber: 2, name: 'Property Damage', limit: 25000, premium: 71.3 },
      ]),
    );
  });

  it('give what they print once to the things of the same line', () => {
    expect(coverages()).toContainEqual({
      vehicleNumber: 2,
      name: 'Optional Bodily Injury',
      limitPerPerson: 250000,
      limit: 500000,
      premium: 27,
    });
  });

  it('belong to no thing by the number of a section', () => {
    expect(coverages()).not.toContainEqual(expect.objectContaining({ vehicleNumber: 5 }));
  });
});

it('a part whose amounts stand in the columns of the part before has its headings, too', () => {
  const page = String.raw`
ORCHARD MUTUAL INSURANCE COMPANY                  HOMEOWNERS DECLARATIONS
Section I - Your Property                         Limit             Annual premium
Coverage A - Dwelling                             $874,000          $2,377.00
Coverage B - Private Structures                   $174,800          Included

Section II - Your Liability
Coverage E - Personal Liability                   $1,000,000        $61.00
Coverage F - Medical Expense                      $10,000           $14.00
Optional coverages
Blanket Jewels                                    $25,000           $212.00
Wine Collection                                   $18,000           $77.00
`;
  expect(read('homeowners', page)).toMatchObject({
    dwellingLimit: 874_000,
    personalLiabilityLimit: 1_000_000,
    medicalPaymentsLimit: 10_000,
    otherCoverages: [
      { name: 'Blanket Jewels', limit: 25_000, premium: 212 },
      { name: 'Wine Collection', limit: 18_000, premium: 77 },
    ],
  });
});

import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a sentence that begins with the number and the description of a thing', () => {
  it('is the heading of what stands below it', () => {
    const page = String.raw`
PERSONAL AUTO DECLARATIONS

Coverage                                      Limit                 Premium
Auto 1: 2014 Toyota Corolla, which Ana drives to work on three days of the week, in the valley
Property Damage Liability                     $40,000               $90.00
Auto 2: 2007 Honda Civic, which nobody of the family drives to work but only to school and back
Property Damage Liability                     $40,000               $75.00
`;
    expect(read('auto', page)['coverages']).toMatchObject([
      { vehicleNumber: 1, name: 'Property Damage Liability', limit: 40_000, premium: 90 },
      { vehicleNumber: 2, name: 'Property Damage Liability', limit: 40_000, premium: 75 },
    ]);
  });
});

describe('sentences that begin with all numbers of a thing', () => {
  const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS

Location No. 1, Building No. 1 - located at 12 Elm Street, Salem, OR 97301; used as Bakery, with two ovens;
built 1974; protection class 4; masonry construction. Insured:
Business Personal Property                    $40,000               $90.00
Location No. 1, Building No. 2 - located at 14 Elm Street, Salem, OR 97301; used as Storage;
built 1990; class code 41528; frame construction. Insured:
Business Personal Property                    $60,000               $75.00
`;

  it('are the headings of what stands below them', () => {
    expect(read('businessowners', page)['coverages']).toMatchObject([
      { locationNumber: 1, buildingNumber: 1, limit: 40_000, premium: 90 },
      { locationNumber: 1, buildingNumber: 2, limit: 60_000, premium: 75 },
    ]);
  });

  it('are none where they describe nothing', () => {
    const letter = page.replaceAll(
      /located at .*|built .*/g,
      'was inspected by our surveyor in the spring of last year',
    );
    expect(read('businessowners', letter)['locations']).toBeUndefined();
  });
});

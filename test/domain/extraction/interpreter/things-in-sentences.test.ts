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

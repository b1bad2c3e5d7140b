import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('boxes printed as text', () => {
  const form = String.raw`
PET POLICY SCHEDULE
Plan
[ ] Accident only   [X] Accident and sickness

Name            Tag no.          Breed           Born
Peanut          26340620         Beagle          1/11/2018

Kind                       Sex
[ ] Dog      [X] Cat       [X] Male    [ ] Female

Deductible each year                 We reimburse
[ ] $100     [X] $250     [ ] $500   [ ] 70%    [ ] 80%    [X] 90%
`;

  it('tell the choices that were made', () => {
    expect(read('pet', form)).toMatchObject({
      planName: 'Accident and sickness',
      pets: [{ name: 'Peanut', species: 'cat', sex: 'male', deductible: 250, reimbursementPercent: 90 }],
    });
  });

  it('say nothing where none of a document is filled', () => {
    const bullets = String.raw`
HOMEOWNERS DECLARATIONS
Policy number: HO-1234567

Coverage                          Limit
☐ Dwelling                        $250,000
☐ Other structures                $25,000
☐ Personal property               $125,000
`;
    expect(read('homeowners', bullets)).toMatchObject({ dwellingLimit: 250_000, personalPropertyLimit: 125_000 });
  });

  it('leave out coverages whose box stands empty', () => {
    const auto = String.raw`
AUTOMOBILE POLICY DECLARATIONS
Auto 1   2011 SUBARU FORESTER

Coverage                              Limit        Premium
[X] A. Bodily injury                  50,000       225.00
[X] B. Property damage                25,000       189.00
[ ] C. Collision
[ ] D. Towing
`;
    const { coverages } = read('auto', auto) as { coverages: { name: string }[] };
    expect(coverages.map(({ name }) => name)).toEqual(['Bodily injury', 'Property damage']);
  });
});

it('circles stand before what one could have, where the document checks off what one has', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
DISCOUNTS YOU HAVE               MORE YOU COULD HAVE
✓ Multi-car                      ○ Paid in full
✓ Safe driver                    ○ Good student
`;
  expect(read('auto', page)['discounts']).toEqual([{ name: 'Multi-car' }, { name: 'Safe driver' }]);
});

import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('what a column of prices takes off', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS

Coverage                                 Limit         Premium
Dwelling                                 $240,000    $1,120.11
Personal Liability                       $300,000       $31.20

How the price adds up
For the house                                        $1,151.31
Two dogs that bark                                     -$40.00
Discount: Neighbors on watch                           -$11.31
No smoke                                               applied
Filing fee                                               $7.00
What you owe                                         $1,107.00
`;

  it('is a discount where the prices add up with it, whatever its line is called', () => {
    expect(read('homeowners', page)['discounts']).toEqual([
      { name: 'Two dogs that bark', amount: 40 },
      { name: 'Neighbors on watch', amount: 11.31 },
      { name: 'No smoke' },
    ]);
  });

  it('is a discount without a sum only where its line says so', () => {
    const off = read('homeowners', page.replace('1,107.00', '1,108.00'))['discounts'];
    expect(off).toEqual([{ name: 'Neighbors on watch', amount: 11.31 }]);
  });
});

describe('a list of discounts', () => {
  const page = String.raw`
PERSONAL AUTO POLICY DECLARATIONS

E. RATE CREDITS ALLOWED
Home and Auto; Mature Operator; Two or More Autos.

F. OPERATORS
Anna Bell
`;

  it('stands below its numbered heading, parted by semicolons or dots', () => {
    const names = (text: string) => (read('auto', text)['discounts'] as { name: string }[]).map(({ name }) => name);
    expect(names(page)).toEqual(['Home and Auto', 'Mature Operator', 'Two or More Autos']);
    expect(names(page.replaceAll(';', ' •').replace('Autos.', 'Autos'))).toEqual([
      'Home and Auto',
      'Mature Operator',
      'Two or More Autos',
    ]);
  });
});

it.each(['$   52-', '($  52)', '  $ -52'])(
  'the sign of what is taken off may stand outside of its column: "%s"',
  (amount) => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
Dwelling                                 $ 300,000      $ 1,688
Escaped liquid fuel                      $  50,000      $    55
Sensor                                                  ${amount}
TOTAL                                                   $ 1,691
`;
    expect(read('homeowners', page)['discounts']).toEqual([{ name: 'Sensor', amount: 52 }]);
  },
);

it('whole dollars add up to a total, too', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
PREMIUM DETAIL
BASE                                     1,042
INCREASED OTHER STRUCTURES                 110
NEW BUSINESS                               (52)
AUTO AND HOME                             (104)
TOTAL                                      996
`;
  expect(read('homeowners', page)).toMatchObject({
    discounts: [
      { name: 'NEW BUSINESS', amount: 52 },
      { name: 'AUTO AND HOME', amount: 104 },
    ],
    otherCoverages: [{ name: 'INCREASED OTHER STRUCTURES', premium: 110 }],
  });
});

import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const exposures = (page: string): unknown =>
  read('umbrella', `\nPERSONAL UMBRELLA LIABILITY DECLARATIONS\n${page}`)['exposures'];

describe('lines that count what a policy is rated by', () => {
  it('begin with a name under a heading that means counts elsewhere', () => {
    const page = String.raw`
Exposure Units                         Count    Rate      Premium
Private passenger autos                3        67.00     $201.00
Watercraft - 26 feet or more           1        84.00     $84.00
Total                                                     $285.00
`;
    expect(exposures(page)).toEqual([
      { name: 'Private passenger autos', count: 3, premium: 201 },
      { name: 'Watercraft - 26 feet or more', count: 1, premium: 84 },
    ]);
  });

  it('have no heading in the numbered title of their section', () => {
    const page = String.raw`
2. Premium
Exposure                                       Number      Annual premium
Additional residences                               1              $38.00
Youthful operators (under 25)                       1             $145.00
`;
    expect(exposures(page)).toEqual([
      { name: 'Additional residences', count: 1, premium: 38 },
      { name: 'Youthful operators (under 25)', count: 1, premium: 145 },
    ]);
  });

  it('are nothing that is insured where they count none and cost nothing', () => {
    const page = String.raw`
What we counted           How many        Premium
Automobiles               3               $201.00
Rental units              0               -
Watercraft                0               $25.00
`;
    expect(exposures(page)).toEqual([
      { name: 'Automobiles', count: 3, premium: 201 },
      { name: 'Watercraft', count: 0, premium: 25 },
    ]);
  });
});

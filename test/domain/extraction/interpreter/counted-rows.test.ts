import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('lines that count what a policy is rated by', () => {
  it('need no heading, with their number and price behind them', () => {
    const page = String.raw`
PERSONAL UMBRELLA DECLARATIONS
Rating                      Charge
Licensed operators    3     $120.00
Watercraft            1     $24.00
Snowmobiles           0
Premium                     $144.00
`;
    const data = read('umbrella', page);
    expect(data['exposures']).toEqual([
      { name: 'Licensed operators', count: 3, premium: 120 },
      { name: 'Watercraft', count: 1, premium: 24 },
    ]);
    expect(data['otherCoverages']).toBeUndefined();
  });

  it('may stand beside each other, or beside another column of the page', () => {
    const page = String.raw`
PERSONAL UMBRELLA DECLARATIONS
Farm dwellings ........ 2         Hired hands ........ 3
Apartment units         88        General liability    Acme Mutual   AGL 5-301   $1,000,000
`;
    expect(read('umbrella', page)['exposures']).toEqual([
      { name: 'Farm dwellings', count: 2 },
      { name: 'Hired hands', count: 3 },
      { name: 'Apartment units', count: 88 },
    ]);
  });

  it('may begin with the number, or be told in one text', () => {
    const page = String.raw`
PERSONAL UMBRELLA DECLARATIONS
3      Drivers in the household
Rated exposures: 2 autos, 1 residence, 1 motorcycle
`;
    expect(read('umbrella', page)['exposures']).toEqual([
      { name: 'Drivers in the household', count: 3 },
      { name: 'autos', count: 2 },
      { name: 'residence', count: 1 },
      { name: 'motorcycle', count: 1 },
    ]);
  });

  it('count no numbered things, policies or addresses', () => {
    const page = String.raw`
PERSONAL UMBRELLA DECLARATIONS
1  Automobile liability    Acme Mutual   PA-1182   $300,000
Vehicle 1    2021 Honda Civic
Home   1482 Maple St
We insure 2 autos and 1 home.
`;
    expect(read('umbrella', page)['exposures']).toBeUndefined();
  });
});

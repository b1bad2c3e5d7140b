import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const VEHICLES = `
AUTO POLICY DECLARATIONS
Vehicles
Veh  Year   Make      Model           VIN
1    2024   Toyota    Highlander      5TDKDRAH5RS538841
2    2020   Chevrolet Tahoe           1GNSKBKC1LR206618
`;

describe('a table of interests', () => {
  it('names who has one in which vehicle, and no driver', () => {
    const page = `${VEHICLES}
Drivers
#    Name                     DOB            Sex   Type
1    Marisol Quintero-Bates   02/14/1979     F     Rated

Additional Interests
Veh   Type               Name                         Address                             Loan #
1     LP - Loss Payee    Toyota Motor Credit Corp     PO Box 105386, Atlanta, GA 30348    0417733920
`;
    const { vehicles, drivers } = read('auto', page) as { vehicles: object[]; drivers: object[] };
    expect(vehicles[0]).toMatchObject({ number: 1, lienholderName: 'Toyota Motor Credit Corp' });
    expect(vehicles[0]).not.toHaveProperty('garagingLocation');
    expect(vehicles[1]).not.toHaveProperty('lienholderName');
    expect(drivers).toMatchObject([{ name: 'Marisol Quintero-Bates', status: 'Rated' }]);
  });

  it('may have its columns in another order', () => {
    const page = `${VEHICLES}
Loss payees
Name                          Interest          Vehicle
Toyota Motor Credit Corp      Loss payee        1
Ally Bank                     Lessor            2
`;
    expect(read('auto', page)['vehicles']).toMatchObject([
      { number: 1, lienholderName: 'Toyota Motor Credit Corp' },
      { number: 2, lienholderName: 'Ally Bank' },
    ]);
  });
});

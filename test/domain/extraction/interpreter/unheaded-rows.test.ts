import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('lines without column headings', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
YOUR CARS
 1     1994      PLYMOUTH      VOYAGER SE      VAN 3D       1P4GH44R6RX123456     2Z800
 2     2011      BUICK         ENCLAVE         UTL4X2       5GAKRBED1BJ123456     1D000
`;

  it('describe vehicles whose year, make and model stand apart', () => {
    expect(read('auto', page).vehicles).toMatchObject([
      { number: 1, year: 1994, make: 'PLYMOUTH', model: 'VOYAGER SE VAN 3D', vin: '1P4GH44R6RX123456' },
      { number: 2, year: 2011, make: 'BUICK', model: 'ENCLAVE UTL4X2', vin: '5GAKRBED1BJ123456' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('lines without column headings', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
YOUR CARS
 1     1994      PLYMOUTH      VOYAGER SE      VAN 3D       1P4GH44R6RX123456     2Z800
 2     2011      BUICK         ENCLAVE         UTL4X2       5GAKRBED1BJ123456     1D000

SYMBOLS AND PREMIUMS
 1      A     136.53      B      107.15      G250      61.82
        W     19.49
 2      A     144.20      B      102.60      G500      71.30

KEY TO SYMBOLS
 A      Bodily Injury Liability            50,000 each person       100,000 each accident
 B      Property Damage Liability          50,000 each accident
 G      Collision                          deductible follows the symbol
 W      Underinsured Motor Vehicle         50,000 each person       100,000 each accident
`;
  const { vehicles, coverages } = read('auto', page);

  it('describe vehicles whose year, make and model stand apart', () => {
    expect(vehicles).toMatchObject([
      { number: 1, year: 1994, make: 'PLYMOUTH', model: 'VOYAGER SE VAN 3D', vin: '1P4GH44R6RX123456' },
      { number: 2, year: 2011, make: 'BUICK', model: 'ENCLAVE UTL4X2', vin: '5GAKRBED1BJ123456' },
    ]);
  });

  it('begin with the number of the vehicle that owns their coverages, and those of lines below without a number', () => {
    expect(coverages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ vehicleNumber: 1, name: 'Bodily Injury Liability', premium: 136.53 }),
        expect.objectContaining({ vehicleNumber: 1, name: 'Underinsured Motor Vehicle', premium: 19.49 }),
        expect.objectContaining({ vehicleNumber: 2, name: 'Bodily Injury Liability', premium: 144.2 }),
      ]),
    );
  });

  it('give a coverage the deductible that is part of its code', () => {
    expect(coverages).toContainEqual({ vehicleNumber: 1, name: 'Collision', deductible: 250, premium: 61.82 });
    expect(coverages).toContainEqual({ vehicleNumber: 2, name: 'Collision', deductible: 500, premium: 71.3 });
  });

  it('of the key give limits to the coverages of each vehicle', () => {
    expect(coverages).toContainEqual({
      vehicleNumber: 1,
      name: 'Underinsured Motor Vehicle',
      limitPerPerson: 50000,
      limit: 100000,
      premium: 19.49,
    });
  });
});

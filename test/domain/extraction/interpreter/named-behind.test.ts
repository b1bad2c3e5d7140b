import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const lienholders = (lines: string): unknown => {
  const page = `
AUTO POLICY DECLARATIONS
Veh  Year Make Model         VIN
1    2020 Ford Escape SE     1FMCU0G62LUA12345
2    2015 Honda Civic        2HGFB2F59FH512345

${lines}
`;
  const vehicles = read('auto', page)['vehicles'] as { number: number; lienholderName?: string }[];
  return vehicles.map(({ number, lienholderName }) => [number, lienholderName]);
};

describe('names of things that are named behind a label', () => {
  const second = [
    [1, undefined],
    [2, 'Poe Savings Bank'],
  ];
  const both = [
    [1, 'Elm Credit Union'],
    [2, 'Poe Savings Bank'],
  ];

  it.each([
    ['Loss Payee  Veh 2: Poe Savings Bank'],
    ['Lienholder - Vehicle 2: Poe Savings Bank, PO Box 12, Reno NV 89501'],
    ['LIENHOLDER VEH 2   Poe Savings Bank   PO BOX 12   RENO NV 89501'],
  ])('are of that thing: %s', (line) => {
    expect(lienholders(line)).toEqual(second);
  });

  it.each([
    ['Lienholders\nVeh 1: Elm Credit Union\nVeh 2: Poe Savings Bank'],
    ['Loss payee   Veh 1   Elm Credit Union\n             Veh 2   Poe Savings Bank'],
    ['Lienholder   Auto 1: Elm Credit Union   Auto 2: Poe Savings Bank'],
  ])('stand in several lines, and side by side: %s', (lines) => {
    expect(lienholders(lines)).toEqual(both);
  });

  it('are none where no name stands behind the thing', () => {
    expect(lienholders('Loss Payee  Veh 2: $500 deductible')).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });

  it('are of the thing that their label names, below columns of things', () => {
    const lines = `Coverage              Veh 1           Veh 2
Liability             $210.00         $198.00
LIENHOLDER VEH 2      Poe Savings Bank`;
    expect(lienholders(lines)).toEqual(second);
  });
});

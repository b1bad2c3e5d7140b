import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const vehicles = (lines: string): unknown =>
  read(
    'auto',
    String.raw`
*AUTO POLICY DECLARATIONS
*YOUR CARS
1     2018     HONDA     CIVIC       2HGFC2F59JH512345
2     2021     FORD      ESCAPE      1FMCU9H61MUA12345
${lines}`,
  )['vehicles'];

it('reads what lines say of vehicles by their numbers alone', () => {
  expect(
    vehicles(String.raw`
*HOW THEY ARE USED
1     TO WORK OR SCHOOL     9,000 MILES A YEAR
2     PLEASURE              4,500 MILES A YEAR

*EXCEPTIONS
2     CREDITOR - TARNFIELD MOTOR CREDIT CORP, PO BOX 12, LINCOLN, NE 68501`),
  ).toMatchObject([
    { number: 1, usage: 'TO WORK OR SCHOOL', annualMileage: 9000 },
    { number: 2, usage: 'PLEASURE', annualMileage: 4500, lienholderName: 'TARNFIELD MOTOR CREDIT CORP' },
  ]);
});

it('leaves lines alone that only count', () => {
  expect(
    vehicles(String.raw`
*NOTES
1     Pleasure boats are not covered.
2     Ask for 9,000 bonus points.`),
  ).not.toEqual(expect.arrayContaining([expect.objectContaining({ annualMileage: 9000 })]));
});

it('reads what the lines of a card say of its vehicle without labels', () => {
  const cards = `
YOUR AUTO POLICY DECLARATIONS
2016 Subaru Outback                    2021 Honda Civic
VIN 4S4BSACC5G3212345                  VIN 19XFC1F35ME012345
Commute · about 9,000 miles a year     Pleasure · 6,000 miles a year
Collision           $210.00            Financed by Tarn Valley Bank, N.A.
                                       Collision           $188.00`;
  expect(read('auto', cards)['vehicles']).toMatchObject([
    { model: 'Outback', usage: 'Commute', annualMileage: 9000 },
    { model: 'Civic', usage: 'Pleasure', annualMileage: 6000, lienholderName: 'Tarn Valley Bank, N.A.' },
  ]);
});

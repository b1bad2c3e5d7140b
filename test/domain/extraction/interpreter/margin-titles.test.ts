import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
*Auto Insurance Coverage Summary
This is your revised Declarations Page. Your coverage has changed effective July 16, 2016. The coverages shown apply.
                                                              Policyholders: Emily Marchand, Nicholas
                                                                                             Marchand

Drivers and resident                       Age     Marital status     Additional information
relatives
                    Emily Marchand         45      Married            Named insured
                                                                      Requires SR-22 filing
                    Nicholas Marchand      46      Married            Named insured

Outline of coverage     2013 Kia Soul Plus
                    VIN: 1N75V6ZJ7DR246737
                    Limits                          Deductible     Premium
                    Collision     Actual Cash Value     $250     $179

Lienholder          Vehicle                Lienholder
information
                    2013 Kia Soul Plus     Cobalt Auto Finance
                    1N75V6ZJ7DR246737      PO Box 52175, Duluth, MN 55819
`;

it('reads tables beside titles in the margin, over two lines as they are set', () => {
  const { vehicles, drivers } = read('auto', page);
  expect(vehicles).toMatchObject([{ year: 2013, make: 'Kia', lienholderName: 'Cobalt Auto Finance' }]);
  expect(drivers).toMatchObject([
    { name: 'Emily Marchand', age: 45 },
    { name: 'Nicholas Marchand', age: 46 },
  ]);
});

it('goes on with a last name that is set below at the right edge', () => {
  expect(read('auto', page)['namedInsureds']).toEqual(['Emily Marchand', 'Nicholas Marchand']);
});

it('takes what the document says that it is', () => {
  expect(read('auto', page)['transactionType']).toBe('change');
});

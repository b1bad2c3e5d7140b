import { describe, expect, it } from 'vitest';
import { griddedPage } from '../../../fixtures/declarations/typed-page.ts';
import { readPages } from '../declarations/read.ts';

describe('headings in drawn boxes', () => {
  const page = griddedPage(`
BUSINESS AUTO DECLARATIONS

¦─────¦───────────────────────────────────────────────────────────────────────¦──────────────────────────────────────────¦
¦Auto ¦ DESCRIPTION                                                           ¦ Town & State Where the Covered Auto Will ¦
¦     ¦───────────────────────────────────¦───────────────────¦───────────────¦                                          ¦
¦No.  ¦ Year, Model, Trade Name, Body Type¦ Serial Number (S) ¦  Original Cost¦ Be Principally Garaged                   ¦
¦     ¦                                   ¦ or V.I.N.         ¦            New¦                                          ¦
¦─────¦───────────────────────────────────¦───────────────────¦───────────────¦──────────────────────────────────────────¦
¦001  ¦ 2020 FORD TRANSIT                 ¦ 1CJNJW6A4LU960941 ¦         34,700¦ FORT WAYNE IN                            ¦
¦─────¦───────────────────────────────────¦───────────────────¦───────────────¦──────────────────────────────────────────¦
¦002  ¦ 2011 BIGTOW FLATBED               ¦ KNSG8MND4BW796125 ¦         31,900¦ FORT WAYNE IN                            ¦
¦─────¦───────────────────────────────────¦───────────────────¦───────────────¦──────────────────────────────────────────¦

¦─────¦───────────────¦─────────────¦───────────────────────────────────¦───────────────────────────────────¦────────────¦
¦Auto ¦      LIABILITY¦      MED PAY¦           COMPREHENSIVE           ¦             COLLISION             ¦        AUTO¦
¦     ¦───────────────¦─────────────¦───────────────¦───────────────────¦───────────────¦───────────────────¦────────────¦
¦No.  ¦        Premium¦      Premium¦            Ded¦            Premium¦            Ded¦            Premium¦       Total¦
¦─────¦───────────────¦─────────────¦───────────────¦───────────────────¦───────────────¦───────────────────¦────────────¦
¦001  ¦            558¦           12¦            500¦                 78¦          1,000¦                241¦         889¦
¦─────¦───────────────¦─────────────¦───────────────¦───────────────────¦───────────────¦───────────────────¦────────────¦
¦002  ¦            556¦           10¦               ¦                   ¦               ¦                   ¦         566¦
¦─────¦───────────────¦─────────────¦───────────────¦───────────────────¦───────────────¦───────────────────¦────────────¦
¦TOTAL¦          1,114¦           22¦               ¦                 78¦               ¦                241¦       1,455¦
¦─────¦───────────────¦─────────────¦───────────────¦───────────────────¦───────────────¦───────────────────¦────────────¦
`);
  const result = readPages('commercial_auto', [page]);

  it('are one text each and head one table where their boxes end at one line', () => {
    expect(result['vehicles']).toMatchObject([
      {
        number: 1,
        year: 2020,
        make: 'FORD',
        vin: '1CJNJW6A4LU960941',
        costNew: 34_700,
        garagingLocation: 'FORT WAYNE IN',
        premium: 889,
      },
      {
        number: 2,
        year: 2011,
        make: 'BIGTOW',
        model: 'FLATBED',
        vin: 'KNSG8MND4BW796125',
        costNew: 31_900,
        premium: 566,
      },
    ]);
  });

  it('over several columns name the coverage of each; a line of totals is none of them', () => {
    expect(result['coverages']).toEqual([
      { vehicleNumber: 1, name: 'LIABILITY', premium: 558 },
      { vehicleNumber: 2, name: 'LIABILITY', premium: 556 },
      { vehicleNumber: 1, name: 'MED PAY', premium: 12 },
      { vehicleNumber: 2, name: 'MED PAY', premium: 10 },
      { vehicleNumber: 1, name: 'COMPREHENSIVE', deductible: 500, premium: 78 },
      { vehicleNumber: 1, name: 'COLLISION', deductible: 1000, premium: 241 },
    ]);
  });
});

it('headings of two lines in a box over several boxes head all of their columns', () => {
  const page = griddedPage(`
PERSONAL AUTO DECLARATIONS

¦────────────────────────────¦──────────────────────────¦──────────────────────────¦
¦                            ¦        Vehicle 1         ¦        Vehicle 2         ¦
¦                            ¦        2023 SUBARU       ¦        2020 TESLA        ¦
¦                            ¦────────────¦─────────────¦────────────¦─────────────¦
¦Coverage                    ¦ Ded.       ¦     Premium ¦ Ded.       ¦     Premium ¦
¦────────────────────────────¦────────────¦─────────────¦────────────¦─────────────¦
¦Comprehensive               ¦ $250 ded   ¦        $146 ¦ $500 ded   ¦        $171 ¦
¦────────────────────────────¦────────────¦─────────────¦────────────¦─────────────¦
¦Towing and labor            ¦            ¦          $9 ¦            ¦          $11 ¦
¦────────────────────────────¦────────────¦─────────────¦────────────¦─────────────¦
`);
  expect(readPages('auto', [page])['coverages']).toEqual([
    { vehicleNumber: 1, name: 'Comprehensive', deductible: 250, premium: 146 },
    { vehicleNumber: 2, name: 'Comprehensive', deductible: 500, premium: 171 },
    { vehicleNumber: 1, name: 'Towing and labor', premium: 9 },
    { vehicleNumber: 2, name: 'Towing and labor', premium: 11 },
  ]);
});

import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

const part = String.raw`
*                 COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
PRODUCER          CODE 34-8800
Commercial General Liability Coverage Part                               $ 7,870.00

LOCATION OF ALL PREMISES YOU OWN, RENT OR OCCUPY
001         22 Elm Street, Lincoln, NE 68502
002         901 Harbor View Ct, Lincoln, NE 68508

LOC   CLASSIFICATION                                               CODE     PREMIUM      RATE        PREMIUM
                                                                   NO.      BASIS
001   BUILDINGS OR PREMISES - BANK OR OFFICE - MERCANTILE OR       61212    AREA         25.745      435
      MANUFACTURING (LESSORS RISK ONLY) - OTHER THAN NOT-FOR-PROFIT         16,900
      TERR 004

ADDITIONAL COVERAGES                                                     LIMIT       PREMIUM
CONTRACTORS BROADENING ENDORSEMENT                                       INCLUDED    389

FORM NUMBER      EDITION     TITLE
CG 00 01         04 13       COMMERCIAL GENERAL LIABILITY COVERAGE FORM
CG 21 47         12 07       EMPLOYMENT-RELATED PRACTICES EXCLUSION



ABC 00 05 (01-09)
`;

describe('schedules of general liability policies', () => {
  const data = read('general_liability', part);

  it('list locations by number below a heading', () => {
    expect(data['locations']).toEqual([
      { locationNumber: 1, address: '22 Elm Street, Lincoln, NE 68502' },
      { locationNumber: 2, address: '901 Harbor View Ct, Lincoln, NE 68508' },
    ]);
  });

  it('go on below a class with its description, its exposure and what its label names', () => {
    expect(data['classifications']).toMatchObject([
      {
        classCode: '61212',
        description:
          'BUILDINGS OR PREMISES - BANK OR OFFICE - MERCANTILE OR MANUFACTURING (LESSORS RISK ONLY) - OTHER THAN NOT-FOR-PROFIT',
        exposure: 16_900,
        territory: '004',
      },
    ]);
  });

  it('set number, edition and title of a form in columns; codes and the own number of a page are no forms', () => {
    expect(data['forms']).toEqual([
      { number: 'CG 00 01 04 13', name: 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM' },
      { number: 'CG 21 47 12 07', name: 'EMPLOYMENT-RELATED PRACTICES EXCLUSION' },
    ]);
  });

  it('name coverages that nobody knows, and the part of the policy is none', () => {
    expect(data['otherCoverages']).toEqual([
      { name: 'CONTRACTORS BROADENING ENDORSEMENT', limitText: 'INCLUDED', premium: 389 },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

const extension = String.raw`
*                              EXTENSION OF INFORMATION PAGE
STATE:  KANSAS (KS)     EXPERIENCE MODIFICATION EFFECTIVE 11-24-19
LOC     CODE     CLASSIFICATION OF OPERATIONS                          REMUNERATION     RATE     PREMIUM
001     5190     ELECTRICAL WIRING                                     664,089          2.45      16,270
                 TOTAL MANUAL PREMIUM                                                             16,270
                 TOTAL PREMIUM SUBJECT TO EXPERIENCE MODIFICATION                                 16,270
        9740     TERRORISM                                                              .010         110
                 TOTAL ESTIMATED ANNUAL PREMIUM - KANSAS                                          16,380
STATE:  MISSOURI (MO)   EXPERIENCE MODIFICATION EFFECTIVE 11-24-19
LOC     CODE     CLASSIFICATION OF OPERATIONS                          REMUNERATION     RATE     PREMIUM
002     8810     CLERICAL OFFICE EMPLOYEES NOC                         267,670          0.19         509
        0972     MISSOURI SECOND INJURY FUND SURCHARGE                                               279
`;

describe('extensions of information pages', () => {
  const data = read('workers_compensation', extension);

  it('rate classes and steps in the state that a heading names among others', () => {
    expect(data['classifications']).toMatchObject([
      { state: 'KS', locationNumber: 1, classCode: '5190' },
      { state: 'MO', locationNumber: 2, classCode: '8810' },
    ]);
    expect(data['premiumSteps']).toMatchObject([
      { state: 'KS', name: 'TOTAL MANUAL PREMIUM', amount: 16_270 },
      { state: 'KS', name: 'TOTAL PREMIUM SUBJECT TO EXPERIENCE MODIFICATION', amount: 16_270 },
      { state: 'KS', name: 'TERRORISM', code: '9740', factor: 0.01, amount: 110 },
    ]);
  });
});

const fund = String.raw`
*                              PREMIUM WORKSHEET
Class    Description                                          Estimated payroll     Rate per $100     Premium

Nevada - Location 3: Shop, 6385 NW Willow Creek Street, Reno, NV 89562
8835     Home, public and traveling healthcare                $89,000               2.46              $2,189.40
8742     Salespersons or collectors - outside                 $37,911               0.30                $113.73

LOC      NAME AND ADDRESS                                      FEIN
003      SILVER HOME CARE LLC                                  91-4834210
         6385 NW WILLOW CREEK STREET
         RENO, NV 89562
004      SILVER SERVICE CO                                     36-8138748
         8211 S OAK HOLLOW LN, RENO, NV 89503
`;

describe('premium worksheets', () => {
  const data = read('workers_compensation', fund);

  it('name state and location in a line between the headings and the classes', () => {
    expect(data['classifications']).toMatchObject([
      { state: 'Nevada', locationNumber: 3, classCode: '8835', payroll: 89_000, premium: 2189.4 },
      { state: 'Nevada', locationNumber: 3, classCode: '8742', rate: 0.3 },
    ]);
  });

  it('set the name of an insured over the address of its location', () => {
    expect(data['locations']).toEqual([
      {
        locationNumber: 3,
        name: 'SILVER HOME CARE LLC',
        address: '6385 NW WILLOW CREEK STREET, RENO, NV 89562',
        fein: '91-4834210',
      },
      {
        locationNumber: 4,
        name: 'SILVER SERVICE CO',
        address: '8211 S OAK HOLLOW LN, RENO, NV 89503',
        fein: '36-8138748',
      },
    ]);
  });
});

const operations = String.raw`
SCHEDULE OF OPERATIONS - IL                             LOC 001
REMUNERATION           CODE    RATE PER $100                       PREMIUM
                       NO      OF REMUNERATION
        40,965         8810          0.15                               61
                     MANUAL PREMIUM                                 19,439
              9898   EXPERIENCE MODIFICATION (0.99)                    197-

SCHEDULE OF OPERATIONS - MO                             LOC 002
REMUNERATION           CODE    RATE PER $100                       PREMIUM
                       NO      OF REMUNERATION
       308,226         8018          3.81                           11,743
                     MANUAL PREMIUM                                 27,110
`;

describe('schedules of operations', () => {
  const data = read('workers_compensation', operations);

  it('name a state beside a location over both their classes and their steps', () => {
    expect(data['classifications']).toMatchObject([
      { state: 'IL', locationNumber: 1, classCode: '8810' },
      { state: 'MO', locationNumber: 2, classCode: '8018' },
    ]);
    expect(data['premiumSteps']).toMatchObject([{ state: 'IL' }, { state: 'IL' }, { state: 'MO' }]);
  });

  it('set factors in parentheses behind the names of steps', () => {
    expect(data['premiumSteps']).toMatchObject([
      { name: 'MANUAL PREMIUM', amount: 19_439 },
      { name: 'EXPERIENCE MODIFICATION', code: '9898', factor: 0.99, amount: -197 },
      { name: 'MANUAL PREMIUM', amount: 27_110 },
    ]);
  });
});

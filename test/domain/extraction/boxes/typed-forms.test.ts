import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('typed applications', () => {
  it('have their values in one line below captions side by side, which head no table', () => {
    const data = read(
      'workers_comp_application',
      String.raw`
WORKERS COMPENSATION APPLICATION

PROPOSED EFF DATE     PROPOSED EXP DATE     PART 1 STATES     PART 3 STATES
03/01/2025            03/01/2026            ME                NH, VT

YRS IN BUS     SIC      NAICS      FEIN
17             2434     337110     01-7730046
`,
    );
    expect(data).toMatchObject({
      effectiveDate: '2025-03-01',
      expirationDate: '2026-03-01',
      yearsInBusiness: 17,
      sicCode: '2434',
      naicsCode: '337110',
      fein: '01-7730046',
    });
  });

  it('have tables of records below captions side by side', () => {
    const data = read(
      'commercial_application',
      String.raw`
DRIVER INFORMATION
#    NAME                SEX    DATE OF BIRTH    LICENSE NUMBER    STATE
1    Nora Whitfield      F      06/02/1984       W3307714          OH

PRIOR CARRIER INFORMATION
YEAR    CARRIER                  POLICY NUMBER    EFFECTIVE DATE    EXPIRATION DATE
2024    Erie Shore Mutual        ES-40018         05/01/2024        05/01/2025
2023    Erie Shore Mutual        ES-39002         05/01/2023        05/01/2024
`,
    );
    expect(data).toMatchObject({
      drivers: [{ name: 'Nora Whitfield', gender: 'female', licenseNumber: 'W3307714', licenseState: 'OH' }],
      otherPolicies: [
        { year: 2024, policyNumber: 'ES-40018' },
        { year: 2023, policyNumber: 'ES-39002' },
      ],
    });
    expect(data['effectiveDate']).toBeUndefined();
    expect(data['additionalInterests']).toBeUndefined();
  });

  it('have choices below each other of which only the ticked one is a value', () => {
    const data = read(
      'commercial_application',
      String.raw`
PREMISES INFORMATION

LOC #  STREET                      CITY LIMITS     INTEREST     # FULL TIME EMPL    ANNUAL REVENUES: $ 610,000
1      77 Canal St                   INSIDE          OWNER      6
BLD #  CITY: Lowell    STATE: MA   X OUTSIDE       X TENANT     # PART TIME EMPL    OCCUPIED AREA: 4,100 SQ FT
2      ZIP: 01852                                               1
`,
    );
    expect(data['locations']).toEqual([
      {
        locationNumber: 1,
        buildingNumber: 2,
        address: '77 Canal St, Lowell, MA 01852',
        interest: 'tenant',
        fullTimeEmployees: 6,
        partTimeEmployees: 1,
        annualRevenue: 610_000,
        occupiedArea: 4100,
      },
    ]);
  });

  it('print premiums behind the lines of business that are ticked', () => {
    const data = read(
      'commercial_application',
      String.raw`
LINES OF BUSINESS
[X] PROPERTY      $ 3,310      [ ] CRIME      $            [X] UMBRELLA     $ 990
[ ] BUSINESS AUTO $            [X] INLAND MARINE           [ ] YACHT        $
`,
    );
    expect(data['linesOfBusiness']).toEqual([
      { name: 'PROPERTY', premium: 3310 },
      { name: 'UMBRELLA', premium: 990 },
      { name: 'INLAND MARINE' },
    ]);
  });

  it('tell of the agency before the applicant is named, and of the applicant behind', () => {
    const data = read(
      'workers_comp_application',
      String.raw`
WORKERS COMPENSATION APPLICATION

AGENCY: Lakeside Brokers       E-MAIL: desk@lakeside.example
APPLICANT: Dorset Foundry Inc
MAILING ADDRESS: 12 Quarry Rd, Dorset, VT 05251
E-MAIL: office@dorset.example
`,
    );
    expect(data).toMatchObject({
      agencyName: 'Lakeside Brokers',
      namedInsureds: ['Dorset Foundry Inc'],
      mailingAddress: '12 Quarry Rd, Dorset, VT 05251',
      email: 'office@dorset.example',
    });
    expect(data['agencyAddress']).toBeUndefined();
  });

  it('list persons whose class codes and pay make no classifications', () => {
    const data = read(
      'workers_comp_application',
      String.raw`
INDIVIDUALS INCLUDED / EXCLUDED
STATE  LOC #  NAME             DATE OF BIRTH  TITLE      OWNERSHIP %  DUTIES   INC/EXC  CLASS CODE  REMUNERATION
ID     1      Ellis Marsh      03/09/1971     President  75           Office   INC      8810        48,000
ID     1      Joan Marsh       07/21/1973     Secretary  25           Sales    EXC
`,
    );
    expect(data).toEqual({
      individuals: [
        {
          name: 'Ellis Marsh',
          state: 'ID',
          locationNumber: 1,
          dateOfBirth: '1971-03-09',
          title: 'President',
          ownershipPercent: 75,
          included: 'included',
          classCode: '8810',
          payroll: 48_000,
        },
        {
          name: 'Joan Marsh',
          state: 'ID',
          locationNumber: 1,
          dateOfBirth: '1973-07-21',
          title: 'Secretary',
          ownershipPercent: 25,
          included: 'excluded',
        },
      ],
    });
  });
});

describe('heads of typed applications', () => {
  it('name several insureds in one text', () => {
    const applicants = (names: string) =>
      read('commercial_application', `COMMERCIAL INSURANCE APPLICATION\n\nNAMED INSURED: ${names}\n`)['applicants'];
    expect(applicants('Dell Creek Quarry Co; Dell Creek Haulage')).toEqual([
      { name: 'Dell Creek Quarry Co' },
      { name: 'Dell Creek Haulage' },
    ]);
    expect(applicants('Norris & Vale Inc')).toEqual([{ name: 'Norris & Vale Inc' }]);
    const data = read(
      'workers_comp_application',
      'APPLICANT: Ash Grove, Inc. & Ash Trucking, Inc.\nFEIN: 41-5550188\n',
    );
    expect(data['namedInsureds']).toEqual(['Ash Grove, Inc.', 'Ash Trucking, Inc.']);
  });

  it('have the number of their form without an edition, unless it is of a schedule that may be attached', () => {
    expect(
      read('workers_comp_application', 'ACORD 130 WORKERS COMPENSATION APPLICATION, PAGE 2\n\nFEIN: 1'),
    ).toMatchObject({
      formNumber: 'ACORD 130',
    });
    expect(read('commercial_application', 'REMARKS\nACORD 101 may be attached\n')['formNumbers']).toBeUndefined();
  });

  it('say limits of employers liability before, behind or over their names', () => {
    const limits = { eachAccidentLimit: 100_000, diseasePolicyLimit: 500_000, diseaseEachEmployeeLimit: 200_000 };
    for (const lines of [
      'EMPLOYERS LIABILITY  $100,000 EACH ACCIDENT\n                     $500,000 POLICY LIMIT\n                     $200,000 EACH EMPLOYEE',
      'BODILY INJURY BY ACCIDENT     $100,000 EACH ACCIDENT\nBODILY INJURY BY DISEASE      $200,000 EACH EMPLOYEE\nBODILY INJURY BY DISEASE      $500,000 POLICY LIMIT',
      'Employers liability   $100,000 each accident, $200,000 each employee for disease, $500,000 policy limit for disease',
    ]) {
      expect(read('workers_comp_application', `WORKERS COMPENSATION APPLICATION\n\n${lines}\n`)).toMatchObject(limits);
    }
  });
});

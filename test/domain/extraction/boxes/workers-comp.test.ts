import { describe, expect, it } from 'vitest';
import { workersCompApplicationPlan } from '../../../../domain/policies/workers-comp-application/plan.ts';
import { drawnForm, readAs } from './drawn-form.ts';

describe('a workers compensation application of an older edition', () => {
  const first = drawnForm().print(150, 28, 'WORKERS COMPENSATION APPLICATION', { size: 12, bold: true });
  first.box(507, 25, 594, 48).print(520, 27, 'DATE (MM/DD/YYYY)').type(525, 36, '02/20/2009');
  first
    .table([18, 260, 594], [60, 170])
    .print(20, 62, 'AGENCY NAME AND ADDRESS')
    .type(22, 74, 'Palmetto Insurance Services\n220 King Street\nCharleston, SC 29401');
  first
    .box(18, 130, 260, 144)
    .print(20, 134, 'PRODUCER NAME:')
    .type(80, 132, 'Ray Tolliver')
    .box(18, 156, 260, 170)
    .print(20, 160, 'AGENCY CUSTOMER ID:')
    .type(100, 158, 'TOL-7');
  first
    .box(260, 60, 594, 74)
    .print(262, 64, 'COMPANY:')
    .type(300, 62, 'Lowcountry Casualty')
    .box(260, 74, 594, 88)
    .print(262, 78, 'UNDERWRITER:')
    .type(320, 76, 'M. Gadsden');
  first
    .box(260, 88, 594, 102)
    .print(262, 92, 'APPLICANT NAME:')
    .type(330, 90, 'Ashley River Framing Inc')
    .table([260, 430, 594], [102, 116]);
  first.print(262, 106, 'OFFICE PHONE:').type(310, 104, '843-555-0120').print(432, 106, 'MOBILE PHONE:');
  first
    .table([260, 480, 594], [116, 150])
    .print(262, 118, 'MAILING ADDRESS (including ZIP code)')
    .type(264, 126, '9 Tradd Court\nCharleston, SC 29401')
    .print(482, 118, 'YRS IN BUS:')
    .type(530, 117, '12')
    .print(482, 134, 'SIC:')
    .type(530, 132, '1751');
  first
    .table([260, 420, 594], [150, 170])
    .print(262, 152, 'FEDERAL EMPLOYER ID NUMBER')
    .type(264, 160, '57-1234567')
    .print(422, 152, 'NCCI RISK ID NUMBER')
    .type(424, 160, '390012');
  first
    .box(18, 170, 594, 184)
    .tick(20, 172, false)
    .print(34, 175, 'INDIVIDUAL')
    .tick(120, 172)
    .print(134, 175, 'SUBCHAPTER\n"S" CORP')
    .tick(220, 172, false)
    .print(234, 175, 'PARTNERSHIP');
  first.print(20, 190, 'LOCATIONS', { size: 8, bold: true }).table([18, 60, 594], [200, 214, 238, 262]);
  first
    .print(24, 204, 'LOC #')
    .print(70, 204, 'STREET, CITY, COUNTY, STATE, ZIP CODE')
    .type(30, 222, '1')
    .type(64, 217, '9 Tradd Court\nCharleston, SC 29401');
  first.print(20, 270, 'POLICY INFORMATION', { size: 8, bold: true }).table([18, 110, 210, 594], [280, 304]);
  first
    .print(20, 282, 'PROPOSED EFF DATE')
    .type(24, 291, '03/01/2009')
    .print(112, 282, 'PROPOSED EXP DATE')
    .type(116, 291, '03/01/2010');
  first
    .table([18, 120, 300, 420], [304, 346])
    .print(20, 306, 'PART 1 - WORKERS\nCOMPENSATION (States)')
    .type(40, 325, 'SC, GA')
    .print(302, 306, 'PART 3 - OTHER\nSTATES INS')
    .type(330, 325, 'NC');
  first.print(122, 306, "PART 2 - EMPLOYER'S LIABILITY");
  for (const [at, [amount, name]] of [
    ['500,000', 'EACH ACCIDENT'],
    ['500,000', 'DISEASE-POLICY LIMIT'],
    ['100,000', 'DISEASE-EACH EMPLOYEE'],
  ].entries()) {
    first
      .print(124, 315 + at * 10, '$')
      .type(132, 313 + at * 10, amount ?? '')
      .print(210, 315 + at * 10, name ?? '');
  }
  first
    .print(20, 352, 'TOTAL ESTIMATED ANNUAL PREMIUM - ALL STATES', { size: 8, bold: true })
    .table([18, 210, 400, 594], [362, 384]);
  first
    .print(20, 364, 'TOTAL ESTIMATED ANNUAL PREMIUM ALL STATES')
    .type(30, 373, '18,250')
    .print(212, 364, 'TOTAL MINIMUM PREMIUM ALL STATES')
    .type(220, 373, '$750')
    .print(402, 364, 'TOTAL DEPOSIT PREMIUM ALL STATES');
  first.print(20, 392, 'INDIVIDUALS INCLUDED / EXCLUDED', { size: 8, bold: true });
  first.table([18, 45, 75, 200, 260, 330, 370, 470, 500, 540, 594], [402, 418, 440, 462]);
  for (const [x, heading] of [
    [20, 'STATE'],
    [48, 'LOC #'],
    [120, 'NAME'],
    [203, 'DATE OF BIRTH'],
    [264, 'TITLE/\nRELATIONSHIP'],
    [332, 'OWNER-\nSHIP %'],
    [400, 'DUTIES'],
    [472, 'INC/EXC'],
    [502, 'CLASS\nCODE'],
    [541, 'REMUNERATION'],
  ] as const) {
    first.print(x, 404, heading);
  }
  first
    .type(24, 425, 'SC')
    .type(55, 425, '1')
    .type(80, 425, 'Lena Tolliver')
    .type(205, 425, '06/11/1965')
    .type(264, 425, 'President')
    .type(340, 425, '100')
    .type(374, 425, 'Office')
    .type(480, 425, 'I')
    .type(504, 425, '8810')
    .type(545, 425, '52,000');
  first.print(20, 760, 'ACORD 130 SC (2009/01)', { size: 8, bold: true });

  const second = drawnForm().print(200, 40, 'STATE RATING WORKSHEET', { size: 9, bold: true });
  second.table([18, 50, 100, 270, 310, 350, 440, 500, 594], [60, 90, 112, 134]).table([270, 310, 350], [74, 90]);
  second
    .print(20, 70, 'LOC #')
    .print(52, 70, 'CLASS CODE')
    .print(110, 70, 'CATEGORIES, DUTIES, CLASSIFICATIONS')
    .print(290, 64, '# EMPLOYEES')
    .print(274, 76, 'FULL\nTIME')
    .print(314, 76, 'PART\nTIME');
  second
    .print(355, 64, 'ESTIMATED ANNUAL\nREMUNERATION/\nPAYROLL')
    .print(450, 70, 'RATE')
    .print(505, 64, 'ESTIMATED\nANNUAL MANUAL\nPREMIUM');
  second
    .type(28, 97, '1')
    .type(56, 97, '5645')
    .type(104, 93, 'Carpentry - detached\none or two family')
    .type(284, 97, '6')
    .type(324, 97, '2')
    .type(360, 97, '310,000')
    .type(452, 97, '7.25')
    .type(510, 97, '22,475');
  second.print(20, 150, 'PREMIUM', { size: 8, bold: true }).table([18, 130, 180, 300], [160, 172, 184, 196]);
  second
    .print(20, 163, 'STATE: SC')
    .print(140, 163, 'FACTOR')
    .print(200, 163, 'FACTORED PREMIUM')
    .print(20, 174, 'EXPERIENCE OR MERIT\nMODIFICATION', { size: 5 })
    .type(140, 174, '.92');

  const third = drawnForm().print(20, 40, 'PRIOR CARRIER INFORMATION / LOSS HISTORY', { size: 8, bold: true });
  third.table([18, 60, 300, 370, 410, 460, 530, 594], [60, 76, 100, 124]);
  third
    .print(25, 64, 'YEAR')
    .print(120, 64, 'CARRIER & POLICY NUMBER')
    .print(305, 64, 'ANNUAL PREMIUM')
    .print(375, 64, 'MOD')
    .print(415, 64, '# CLAIMS')
    .print(465, 64, 'AMOUNT PAID')
    .print(535, 64, 'RESERVE');
  third
    .type(25, 84, '2008')
    .print(62, 80, 'CO:')
    .type(80, 78, 'Edisto Indemnity')
    .print(62, 92, 'POL #:')
    .type(85, 90, 'WC-0045')
    .type(310, 84, '17,900')
    .type(375, 84, '.95')
    .type(420, 84, '1')
    .type(470, 84, '2,310')
    .type(540, 84, '0');
  const layouts = [first, second, third].map((form, at) => form.layout(at + 1));
  const application = readAs(workersCompApplicationPlan, layouts);

  it('keeps the agency and the applicant apart', () => {
    expect(application).toMatchObject({
      formNumber: 'ACORD 130 SC (2009/01)',
      applicationDate: '2009-02-20',
      agencyName: 'Palmetto Insurance Services',
      agencyAddress: '220 King Street, Charleston, SC 29401',
      agencyCustomerId: 'TOL-7',
      producerName: 'Ray Tolliver',
      carrierName: 'Lowcountry Casualty',
      underwriterName: 'M. Gadsden',
      namedInsureds: ['Ashley River Framing Inc'],
      mailingAddress: '9 Tradd Court, Charleston, SC 29401',
      entityType: 'SUBCHAPTER "S" CORP',
      fein: '57-1234567',
      ncciRiskId: '390012',
      sicCode: '1751',
      yearsInBusiness: 12,
      phone: '843-555-0120',
    });
  });

  it('reads the three parts of the policy, with amounts left of their names', () => {
    expect(application).toMatchObject({
      effectiveDate: '2009-03-01',
      expirationDate: '2010-03-01',
      coveredStates: ['SC', 'GA'],
      otherStates: ['NC'],
      eachAccidentLimit: 500000,
      diseasePolicyLimit: 500000,
      diseaseEachEmployeeLimit: 100000,
      estimatedAnnualPremium: 18250,
      minimumPremium: 750,
    });
  });

  it('reads the modification beside its caption', () => {
    expect(application.experienceModification).toBe(0.92);
  });

  it('reads locations, rating classes with a heading of two storeys, individuals and prior carriers', () => {
    expect(application).toMatchObject({
      locations: [{ locationNumber: 1, address: '9 Tradd Court, Charleston, SC 29401' }],
      classifications: [
        {
          locationNumber: 1,
          classCode: '5645',
          description: 'Carpentry - detached one or two family',
          fullTimeEmployees: 6,
          partTimeEmployees: 2,
          payroll: 310000,
          rate: 7.25,
          premium: 22475,
        },
      ],
      individuals: [
        {
          name: 'Lena Tolliver',
          state: 'SC',
          locationNumber: 1,
          dateOfBirth: '1965-06-11',
          title: 'President',
          ownershipPercent: 100,
          included: 'included',
          classCode: '8810',
          payroll: 52000,
        },
      ],
      priorCarriers: [
        {
          year: 2008,
          carrierName: 'Edisto Indemnity',
          policyNumber: 'WC-0045',
          premium: 17900,
          experienceModification: 0.95,
          claimCount: 1,
          amountPaid: 2310,
          reserve: 0,
        },
      ],
    });
  });
});

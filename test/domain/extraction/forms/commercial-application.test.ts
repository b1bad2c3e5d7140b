import { describe, expect, it } from '@jest/globals';
import { readCommercialApplication } from '../../../../domain/extraction/forms/commercial-application.ts';
import { bare, type DrawnForm, drawnForm } from './drawn-form.ts';

const read = (...forms: DrawnForm[]) =>
  bare(readCommercialApplication({ layouts: forms.map((form, at) => form.layout(at + 1)) })) as Record<string, unknown>;

const foot = (form: DrawnForm, name: string): DrawnForm => form.print(20, 760, name, { size: 8, bold: true });

describe('an application of an older edition', () => {
  const first = drawnForm().print(150, 28, 'COMMERCIAL INSURANCE APPLICATION', { size: 12, bold: true });
  first.box(507, 25, 594, 48).print(520, 27, 'DATE (MM/DD/YYYY)').type(525, 36, '11/05/2006');
  first
    .table([18, 260, 594], [60, 130])
    .print(20, 62, 'AGENCY')
    .print(120, 62, 'PHONE\n(A/C, No, Ext):')
    .type(170, 63, '614-555-0111', 8);
  first
    .type(22, 78, 'Buckeye Risk Advisors\n88 High St\nColumbus, OH 43215')
    .box(18, 112, 260, 130)
    .print(20, 115, 'AGENCY CUSTOMER ID:')
    .type(90, 114, '00981');
  first
    .table([260, 500, 594], [60, 84])
    .print(262, 62, 'CARRIER')
    .type(264, 71, 'Scioto Valley Mutual')
    .print(502, 62, 'NAIC CODE')
    .type(504, 71, '12121');
  first.box(260, 84, 594, 108).print(262, 86, 'POLICY NUMBER').type(264, 95, 'BOP 55-1');
  first
    .print(262, 110, 'STATUS OF TRANSACTION')
    .tick(350, 110, false)
    .print(364, 113, 'QUOTE')
    .tick(420, 110)
    .print(434, 113, 'ISSUE POLICY');
  first.print(20, 134, 'SECTIONS ATTACHED', { size: 8, bold: true });
  first
    .box(18, 144, 594, 176)
    .tick(20, 146)
    .print(34, 149, 'PROPERTY')
    .tick(200, 146, false)
    .print(214, 149, 'TRUCKERS');
  first
    .tick(20, 160, false)
    .print(34, 163, 'GLASS AND SIGN')
    .tick(200, 160)
    .print(214, 163, 'COMMERCIAL GENERAL LIABILITY');
  first.print(20, 182, 'POLICY INFORMATION', { size: 8, bold: true });
  first
    .table([18, 110, 200, 330, 460, 594], [192, 216])
    .print(20, 194, 'PROPOSED EFF DATE')
    .type(24, 203, '12/01/2006');
  first
    .print(112, 194, 'PROPOSED EXP DATE')
    .type(116, 203, '12/01/2007')
    .print(202, 194, 'BILLING PLAN')
    .tick(204, 203, false)
    .print(218, 206, 'DIRECT BILL');
  first
    .tick(270, 203)
    .print(284, 206, 'AGENCY BILL')
    .print(462, 194, 'POLICY PREMIUM')
    .print(464, 205, '$')
    .type(475, 203, '4,310');
  first.print(20, 222, 'APPLICANT INFORMATION', { size: 8, bold: true });
  first
    .table([18, 306, 594], [232, 290])
    .print(20, 234, 'NAME (First Named Insured & Other Named Insureds)')
    .type(22, 246, 'Olentangy Hardware Inc');
  first
    .print(308, 234, 'MAILING ADDRESS INCL ZIP+4 (of First Named Insured)')
    .type(310, 246, '19 Mill Lane\nDelaware, OH 43015');
  first
    .table([18, 200, 400, 594], [290, 314])
    .print(20, 292, 'FEIN OR SOC SEC #')
    .type(22, 301, '31-5550001')
    .print(202, 292, 'BUSINESS PHONE #')
    .type(204, 301, '740-555-0199')
    .print(402, 292, 'WEBSITE ADDRESS');
  first
    .box(18, 314, 594, 332)
    .tick(20, 317, false)
    .print(34, 320, 'INDIVIDUAL')
    .tick(120, 317)
    .print(134, 320, 'CORPORATION')
    .tick(220, 317, false)
    .print(234, 320, 'PARTNERSHIP');
  first.print(20, 340, 'PREMISES INFORMATION', { size: 8, bold: true });
  first.table([18, 48, 78, 300, 360, 430, 480, 594], [350, 366, 392, 418]);
  first
    .print(20, 353, 'LOC #')
    .print(50, 353, 'BLD #')
    .print(90, 353, 'STREET, CITY, COUNTY, STATE, ZIP+4')
    .print(302, 353, 'CITY LIMITS')
    .print(362, 353, 'INTEREST')
    .print(432, 353, 'YR BUILT')
    .print(490, 353, 'ANNUAL REVENUES');
  first
    .type(28, 374, '1')
    .type(58, 374, '1')
    .type(84, 369, '19 Mill Lane\nDelaware, OH 43015')
    .tick(362, 368)
    .print(376, 371, 'OWNER')
    .tick(362, 380, false)
    .print(376, 383, 'TENANT')
    .type(436, 374, '1984')
    .type(500, 374, '650,000');
  first
    .type(28, 400, '2')
    .type(84, 395, '4 River Rd\nPowell, OH 43065')
    .tick(362, 394, false)
    .print(376, 397, 'OWNER')
    .tick(362, 406)
    .print(376, 409, 'TENANT');
  first.print(20, 426, 'NATURE OF BUSINESS/DESCRIPTION OF OPERATIONS BY PREMISE(S)', { size: 8, bold: true });
  first.box(18, 436, 594, 500).type(24, 442, 'Retail hardware store with lumber yard');
  const application = read(foot(first, 'ACORD 125 (2005/11)'));

  it('reads the head, the ticks of transaction and billing, and the policy period', () => {
    expect(application).toMatchObject({
      formNumbers: ['ACORD 125 (2005/11)'],
      applicationDate: '2006-11-05',
      agencyName: 'Buckeye Risk Advisors',
      agencyAddress: '88 High St, Columbus, OH 43215',
      agencyPhone: '614-555-0111',
      agencyCustomerId: '00981',
      carrierName: 'Scioto Valley Mutual',
      naicCode: '12121',
      policyNumber: 'BOP 55-1',
      transactionType: 'issue',
      effectiveDate: '2006-12-01',
      expirationDate: '2007-12-01',
      billingPlan: 'agency',
      totalPremium: 4310,
    });
  });

  it('reads the applicant with an address in a cell of its own, and the ticked entity', () => {
    expect(application.applicants).toEqual([
      {
        name: 'Olentangy Hardware Inc',
        address: '19 Mill Lane, Delaware, OH 43015',
        entityType: 'CORPORATION',
        fein: '31-5550001',
        phone: '740-555-0199',
      },
    ]);
  });

  it('lists the ticked sections', () => {
    expect(application.linesOfBusiness).toEqual([{ name: 'PROPERTY' }, { name: 'COMMERCIAL GENERAL LIABILITY' }]);
  });

  it('reads premises from the rows of a table', () => {
    expect(application.locations).toEqual([
      {
        locationNumber: 1,
        buildingNumber: 1,
        address: '19 Mill Lane, Delaware, OH 43015',
        yearBuilt: 1984,
        annualRevenue: 650000,
        interest: 'owner',
      },
      { locationNumber: 2, address: '4 River Rd, Powell, OH 43065', interest: 'tenant' },
    ]);
  });

  it('takes the operations from the box below their heading', () => {
    expect(application.operationsDescription).toBe('Retail hardware store with lumber yard');
  });
});

describe('sections of an application', () => {
  const liability = drawnForm().print(150, 45, 'COMMERCIAL GENERAL LIABILITY SECTION', { size: 12, bold: true });
  liability.print(20, 110, 'COVERAGES', { size: 8, bold: true }).print(310, 110, 'LIMITS', { size: 8, bold: true });
  liability.table([18, 306, 480, 594], [120, 192]).table([306, 480], [120, 132, 144, 156, 168, 180, 192]);
  for (const [at, [name, amount]] of [
    ['GENERAL AGGREGATE', '2,000,000'],
    ['PRODUCTS & COMPLETED OPERATIONS AGGREGATE', '1,000,000'],
    ['PERSONAL & ADVERTISING INJURY', '1,000,000'],
    ['EACH OCCURRENCE', '1,000,000'],
    ['DAMAGE TO RENTED PREMISES (each occurrence)', '50,000'],
    ['MEDICAL EXPENSE (Any one person)', ''],
  ].entries()) {
    liability.print(308, 123 + at * 12, `${name} $`, { size: 5 }).type(436, 121 + at * 12, amount ?? '', 8);
  }
  liability.print(482, 123, 'PREMIUMS').print(482, 135, 'PREMISES/OPERATIONS $').type(555, 133, '900', 8);
  liability.print(20, 200, 'SCHEDULE OF HAZARDS', { size: 8, bold: true });
  liability.table([18, 48, 78, 240, 300, 350, 420, 460, 520, 594], [210, 226, 248, 270, 292]);
  liability
    .print(20, 213, 'LOC #')
    .print(50, 213, 'HAZ #')
    .print(120, 213, 'CLASSIFICATION')
    .print(245, 213, 'CLASS\nCODE')
    .print(302, 213, 'PREMIUM\nBASIS')
    .print(355, 213, 'EXPOSURE')
    .print(425, 213, 'TERR')
    .print(465, 213, 'RATE')
    .print(525, 213, 'PREMIUM');
  liability
    .type(28, 232, '1')
    .type(58, 232, '1')
    .type(84, 232, 'Hardware stores')
    .type(250, 232, '13506')
    .type(305, 232, 'S')
    .type(356, 232, '650,000')
    .type(428, 232, '503')
    .type(525, 232, '812');

  const umbrella = drawnForm().print(150, 45, 'UMBRELLA / EXCESS SECTION', { size: 12, bold: true });
  umbrella.print(20, 110, 'UNDERLYING INSURANCE', { size: 8, bold: true });
  umbrella.table([18, 100, 250, 320, 480, 594], [120, 140, 180, 220]);
  umbrella
    .print(20, 124, 'TYPE')
    .print(110, 124, 'CARRIER / POLICY NUMBER')
    .print(252, 122, 'POLICY EFF DATE\nPOLICY EXP DATE')
    .print(350, 124, 'LIMITS')
    .print(484, 124, 'ANNUAL RENEWAL PREMIUM');
  umbrella
    .print(20, 145, 'AUTOMOBILE\nLIABILITY')
    .type(104, 146, 'Scioto Valley Mutual\nBAP 7712')
    .type(254, 146, '12/01/2006\n12/01/2007')
    .type(500, 146, '2,150');
  umbrella
    .print(20, 185, 'GENERAL\nLIABILITY')
    .type(104, 186, 'Scioto Valley Mutual\nGL 90-4')
    .type(254, 186, '12/01/2006\n12/01/2007');

  const auto = drawnForm().print(150, 45, 'BUSINESS AUTO SECTION', { size: 12, bold: true });
  auto.print(20, 110, 'DRIVER INFORMATION', { size: 8, bold: true });
  auto.table([18, 48, 240, 270, 300, 370, 400, 530, 594], [120, 140, 160, 180]);
  auto
    .print(20, 124, 'DRIVER\n#')
    .print(100, 124, 'NAME')
    .print(245, 124, 'SEX')
    .print(272, 122, 'MAR\nSTAT')
    .print(305, 122, 'DATE OF\nBIRTH')
    .print(372, 122, 'YRS\nEXP')
    .print(410, 122, "DRIVER'S LICENSE NUMBER")
    .print(535, 122, 'STATE\nLIC');
  auto
    .type(28, 145, '1')
    .type(52, 145, 'Martin Oakes')
    .type(248, 145, 'M')
    .type(276, 145, 'S')
    .type(304, 145, '04/09/1971')
    .type(404, 145, 'RT445566')
    .type(540, 145, 'OH');
  auto.print(20, 200, 'VEHICLE DESCRIPTION', { size: 8, bold: true });
  auto
    .table([18, 60, 120, 260, 400, 594], [210, 234])
    .print(20, 212, 'VEH #')
    .type(24, 221, '1')
    .print(62, 212, 'YEAR')
    .type(66, 221, '2004')
    .print(122, 212, 'MAKE:')
    .type(150, 214, 'Ford')
    .print(262, 212, 'BODY TYPE:')
    .print(402, 212, 'V.I.N.:')
    .type(430, 214, '1FTNE24L94HA00001', 8);
  auto.box(120, 222, 260, 234).print(122, 225, 'MODEL:').type(150, 223, 'Econoline');
  const application = read(
    foot(liability, 'ACORD 126 (2004/03)'),
    foot(umbrella, 'ACORD 131 (2007/01)'),
    foot(auto, 'ACORD 127 (2005/03)'),
  );

  it('are told by the numbers at their feet', () => {
    expect(application.formNumbers).toEqual(['ACORD 126 (2004/03)', 'ACORD 131 (2007/01)', 'ACORD 127 (2005/03)']);
  });

  it('give the limits that are applied for, premiums and empty limits left out', () => {
    expect(application.coverages).toEqual([
      { line: 'General Liability', name: 'GENERAL AGGREGATE', limit: 2000000 },
      { line: 'General Liability', name: 'PRODUCTS & COMPLETED OPERATIONS AGGREGATE', limit: 1000000 },
      { line: 'General Liability', name: 'PERSONAL & ADVERTISING INJURY', limit: 1000000 },
      { line: 'General Liability', name: 'EACH OCCURRENCE', limit: 1000000 },
      { line: 'General Liability', name: 'DAMAGE TO RENTED PREMISES (each occurrence)', limit: 50000 },
    ]);
  });

  it('give the schedule of hazards', () => {
    expect(application.hazards).toEqual([
      {
        locationNumber: 1,
        hazardNumber: 1,
        classification: 'Hardware stores',
        classCode: '13506',
        premiumBasis: 'S',
        exposure: 650000,
        territory: '503',
      },
    ]);
  });

  it('give underlying policies whose carrier and number share a cell', () => {
    expect(application.otherPolicies).toEqual([
      {
        relation: 'underlying',
        line: 'AUTOMOBILE LIABILITY',
        carrierName: 'Scioto Valley Mutual',
        policyNumber: 'BAP 7712',
        effectiveDate: '2006-12-01',
        expirationDate: '2007-12-01',
        premium: 2150,
      },
      {
        relation: 'underlying',
        line: 'GENERAL LIABILITY',
        carrierName: 'Scioto Valley Mutual',
        policyNumber: 'GL 90-4',
        effectiveDate: '2006-12-01',
        expirationDate: '2007-12-01',
      },
    ]);
  });

  it('give drivers and vehicles', () => {
    expect(application.drivers).toEqual([
      {
        name: 'Martin Oakes',
        dateOfBirth: '1971-04-09',
        gender: 'male',
        licenseNumber: 'RT445566',
        licenseState: 'OH',
      },
    ]);
    expect(application.vehicles).toEqual([
      { number: 1, year: 2004, make: 'Ford', model: 'Econoline', vin: '1FTNE24L94HA00001' },
    ]);
  });
});

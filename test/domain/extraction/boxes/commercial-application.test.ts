import { describe, expect, it } from 'vitest';
import { commercialApplicationPlan } from '../../../../domain/policies/commercial-application/plan.ts';
import { type DrawnForm, drawnForm, readAs } from './drawn-form.ts';

const read = (...forms: DrawnForm[]) =>
  readAs(
    commercialApplicationPlan,
    forms.map((form, at) => form.layout(at + 1)),
  );

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

import { describe, expect, it } from 'vitest';
import { commercialApplicationPlan } from '../../../../domain/policies/commercial-application/plan.ts';
import { workersCompApplicationPlan } from '../../../../domain/policies/workers-comp-application/plan.ts';
import { drawnForm, readAs } from './drawn-form.ts';

describe('forms of houses', () => {
  it('a value may stand in the box right of its caption', () => {
    const form = drawnForm().table([20, 160, 300], [100, 114, 128, 142]);
    form.print(24, 103, 'FEDERAL TAX ID').type(164, 102, '33-3372187');
    form.print(24, 117, 'NAICS CODE').type(164, 116, '953599');
    form.print(24, 131, 'YEARS IN BUSINESS').type(164, 130, '39');
    const read = readAs(workersCompApplicationPlan, [form.layout()]);
    expect(read).toMatchObject({ fein: '33-3372187', naicsCode: '953599', yearsInBusiness: 39 });
  });

  it('numbers of questions belong to their captions', () => {
    const form = drawnForm().print(24, 100, '4. FEIN:').type(70, 98, '75-0154224');
    form.print(24, 120, '5. NAICS:').type(70, 118, '238310');
    expect(readAs(workersCompApplicationPlan, [form.layout()])).toMatchObject({
      fein: '75-0154224',
      naicsCode: '238310',
    });
  });

  it('the line under a value cuts no line of print in two', () => {
    const form = drawnForm().print(24, 100, 'Years in business:').type(90, 98, '12');
    const page = form.page();
    page.rules.push({ x0: 60, x1: 140, y0: 103, y1: 103, kind: 'stroke' });
    expect(readAs(workersCompApplicationPlan, [form.layout()])).toMatchObject({ yearsInBusiness: 12 });
  });

  it('the number of the form stands at the foot of its page', () => {
    const form = drawnForm().print(24, 60, 'WORKERS COMPENSATION REQUEST', { size: 12 });
    form.print(24, 770, 'WCM 498 (01-18)').print(540, 770, 'Page 1 of 2');
    expect(readAs(workersCompApplicationPlan, [form.layout()])).toMatchObject({ formNumber: 'WCM 498 (01-18)' });
  });
});

describe('ticks', () => {
  it('end where the next box begins, and are told before what is printed beside them', () => {
    const form = drawnForm().box(20, 100, 300, 130).print(24, 102, 'BILLING PLAN');
    form.type(24, 112, '☐ Direct ☒ Agency ☐ Other', 7);
    expect(readAs(commercialApplicationPlan, [form.layout()])).toMatchObject({ billingPlan: 'agency' });
  });

  it('of two lines with a box each only the ticked one counts', () => {
    const form = drawnForm().print(20, 40, 'PREMISES INFORMATION', { size: 9, bold: true });
    form.table([18, 48, 78, 300, 380], [60, 76, 102]);
    form.print(20, 63, 'LOC #').print(50, 63, 'BLD #').print(90, 63, 'STREET, CITY, COUNTY, STATE, ZIP+4');
    form.print(302, 63, 'INTEREST');
    form.type(28, 84, '1').type(58, 84, '1').type(84, 79, '19 Mill Lane\nDelaware, OH 43015');
    form.tick(302, 77, false).print(316, 80, 'OWNER').tick(302, 89).print(316, 92, 'TENANT');
    expect(readAs(commercialApplicationPlan, [form.layout()])['locations']).toMatchObject([{ interest: 'tenant' }]);
  });
});

describe('tables with fields down the side', () => {
  it('give a policy for each year and line of insurance', () => {
    const form = drawnForm().print(20, 40, 'PRIOR CARRIER INFORMATION', { size: 9, bold: true });
    form.table([20, 90, 170, 270, 370], [60, 76, 92, 108, 124]);
    form.print(24, 64, 'LINE').print(94, 64, 'CATEGORY').print(174, 64, 'YEAR:').type(200, 63, '2006');
    form.print(274, 64, 'YEAR:').type(300, 63, '2005');
    form.print(94, 80, 'CARRIER').type(174, 79, 'Fern Mutual').type(274, 79, 'Moss Casualty');
    form
      .print(24, 96, 'PROPERTY')
      .print(94, 96, 'POLICY NUMBER')
      .type(174, 95, 'FM 5164087')
      .type(274, 95, 'MC 413091');
    form.print(94, 112, 'TOTAL PREMIUM').type(174, 111, '25,691').type(274, 111, '27,621');
    expect(readAs(commercialApplicationPlan, [form.layout()])['otherPolicies']).toMatchObject([
      { relation: 'prior', year: 2006, carrierName: 'Fern Mutual', policyNumber: 'FM 5164087', premium: 25691 },
      { relation: 'prior', year: 2005, carrierName: 'Moss Casualty', policyNumber: 'MC 413091', premium: 27621 },
    ]);
  });
});

describe('tables whose headings begin again', () => {
  it('are two tables side by side', () => {
    const form = drawnForm().print(20, 40, 'GENERAL LIABILITY LIMITS', { size: 9, bold: true });
    form.table([20, 160, 240, 380, 460], [60, 76, 92]);
    for (const x of [24, 244]) form.print(x, 64, 'COVERAGE').print(x + 140, 64, 'LIMIT');
    form.print(24, 80, 'General Aggregate').type(164, 79, '$2,000,000');
    form.print(244, 80, 'Each Occurrence').type(384, 79, '$1,000,000');
    expect(readAs(commercialApplicationPlan, [form.layout()])['coverages']).toMatchObject([
      { line: 'General Liability', name: 'General Aggregate', limit: 2000000 },
      { line: 'General Liability', name: 'Each Occurrence', limit: 1000000 },
    ]);
  });
});

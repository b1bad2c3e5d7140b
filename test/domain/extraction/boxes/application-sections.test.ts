import { describe, expect, it } from 'vitest';
import { commercialApplicationPlan } from '../../../../domain/policies/commercial-application/plan.ts';
import { type DrawnForm, drawnForm, readAs } from './drawn-form.ts';

const read = (...forms: DrawnForm[]) =>
  readAs(
    commercialApplicationPlan,
    forms.map((form, at) => form.layout(at + 1)),
  );

const foot = (form: DrawnForm, name: string): DrawnForm => form.print(20, 760, name, { size: 8, bold: true });

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

describe('a schedule of hazards with the classification in a line of its own', () => {
  const form = drawnForm().print(20, 200, 'SCHEDULE OF HAZARDS', { size: 8, bold: true });
  const columns = [18, 48, 78, 240, 330, 420, 594];
  form.table(columns, [210, 226, 244]).table(columns, [262, 280]).table([18, 594], [244, 262, 280, 298]);
  form.print(20, 215, 'LOC #').print(50, 215, 'HAZ #').print(120, 215, 'CLASS CODE').print(245, 215, 'PREMIUM BASIS');
  form.print(350, 215, 'EXPOSURE').print(450, 215, 'TERR');
  form.type(28, 230, '1').type(58, 230, '1').type(90, 230, '13506').type(250, 230, 'S').type(350, 230, '650,000');
  form.print(20, 250, 'CLASSIFICATION DESCRIPTION:').type(130, 248, 'Hardware stores');
  form.type(28, 266, '1').type(58, 266, '2').type(90, 266, '99746').type(250, 266, 'P').type(350, 266, '80,000');

  it('is read row by row', () => {
    expect(read(form).hazards).toMatchObject([
      { hazardNumber: 1, classCode: '13506', classification: 'Hardware stores', exposure: 650000 },
      { hazardNumber: 2, classCode: '99746', exposure: 80000 },
    ]);
  });
});

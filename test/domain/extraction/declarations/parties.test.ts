import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const page = (head: string): string => `
${head}

Policy period: 05/01/2025 to 05/01/2026

Coverage                               Limit            Premium
Coverage A - Dwelling                  $300,000         $900.00
Coverage E - Personal Liability        $300,000          $50.00
`;

describe('a name that a line does not end with', () => {
  const named = (agent: string): unknown =>
    read('homeowners', page(`Policy number: HO-4417-220\n\nAgent: ${agent}`))['agencyName'];

  it('is cut before the code in parentheses', () => {
    expect(named('Orchard Risk Advisors, LLC (No. 2217-04)')).toBe('Orchard Risk Advisors, LLC');
    expect(named('Orchard Insurance Agency (CA license 0417229)')).toBe('Orchard Insurance Agency');
  });

  it('is cut before the street', () => {
    expect(named('Orchard Insurance Associates, 11 Grove Street, Elmville')).toBe('Orchard Insurance Associates');
  });
});

describe('an agency in a sentence', () => {
  it('is named as a whole', () => {
    const told = page(`
Policy number: HO-4417-220

This policy was arranged through Orchard Insurance Services, LLC and is underwritten by Elm Casualty Company.`);
    expect(read('homeowners', told)).toMatchObject({ agencyName: 'Orchard Insurance Services, LLC' });
  });

  it('may stand in front of what it is', () => {
    const told = page(`
Policy number: HO-4417-220

The policy is issued by Elm Casualty Company; Orchard Agency Inc. is your agent.`);
    expect(read('homeowners', told)).toMatchObject({ agencyName: 'Orchard Agency Inc.' });
  });
});

describe('the number of a policy', () => {
  const numbered = (number: string): unknown => read('homeowners', page(`Policy number: ${number}`))['policyNumber'];

  it('has its suffix behind a dash that stands apart', () => {
    expect(numbered('874 209 655 - 02')).toBe('874 209 655 - 02');
  });

  it('may begin with two groups of letters', () => {
    expect(numbered('HOME-FL 5508142')).toBe('HOME-FL 5508142');
  });
});

describe('the block of the insured', () => {
  it('has a state that stands at a stop of its own', () => {
    const block = page(`
Policy number: HO-4417-220

NAMED INSURED AND MAILING ADDRESS:
  CHEN & DOW PARTNERSHIP
  DBA THE COPPER BOWL
  219 BROADWAY
  KINGSTON          NY 12401`);
    expect(read('businessowners', block)).toMatchObject({
      namedInsureds: ['CHEN & DOW PARTNERSHIP DBA THE COPPER BOWL'],
      mailingAddress: '219 BROADWAY, KINGSTON NY 12401',
    });
  });

  it('ends its names before who takes the mail', () => {
    const block = page(`
Policy number: HO-4417-220

NAMED INSURED AND MAILING ADDRESS
Rosa Fairfield
Estate of Conrad Fairfield
c/o Lyle Fairfield
PO Box 4471
Punta Gorda, FL 33949`);
    expect(read('homeowners', block)).toMatchObject({
      namedInsureds: ['Rosa Fairfield', 'Estate of Conrad Fairfield'],
      mailingAddress: 'c/o Lyle Fairfield, PO Box 4471, Punta Gorda, FL 33949',
    });
  });

  it('may go on with nothing but the ZIP code', () => {
    const block = page(`
Policy number: HO-4417-220

Named insured                 Mailing address
Priya Desh                    77 Fulton St NE Unit 614, Minneapolis, MN
                              55413`);
    expect(read('homeowners', block)).toMatchObject({
      mailingAddress: '77 Fulton St NE Unit 614, Minneapolis, MN 55413',
    });
  });

  it('in the window of an envelope says more than a column of names', () => {
    const letter = `
Delgado & Sons Hauling LLC
PO Box 906
Hobbs, NM 88241

Commercial Auto Declarations
Policy number: CA-4417-220

Rated drivers
Name                  Date of birth       License state
Ramiro Delgado        03/14/1969          NM
Curtis Payne          12/05/1981          TX
`;
    expect(read('commercial_auto', letter)).toMatchObject({
      namedInsureds: ['Delgado & Sons Hauling LLC'],
      mailingAddress: 'PO Box 906, Hobbs, NM 88241',
    });
  });
});

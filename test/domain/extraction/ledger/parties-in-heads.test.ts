import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = (head: string): string => String.raw`
${head}

Policy Number: TO 4410087     Effective: 05-01-2019     Expiration: 05-01-2020
Claim No.     Date of Loss     Description                    Loss Paid     Reserve
A-110032      07-14-2019       Hail broke greenhouse          4,100.00      900.00
A-110058      10-02-2019       Truck hit loading dock           250.00        0.00
`;
const partiesOf = (head: string): Record<string, unknown> => read('loss_run', page(head));

describe('names below each other beside one label', () => {
  it('are all insured, up to the address', () => {
    const head = `
Policyholder     Mesa Block & Paving, Inc.        Printed        10/31/2020
                 MVB Ready-Mix LLC
                 4410 W Quarry Rd
                 Tempe AZ 85282
Agent            Tolliver Insurance Services`;
    expect(partiesOf(head)).toMatchObject({
      namedInsureds: ['Mesa Block & Paving, Inc.', 'MVB Ready-Mix LLC'],
      agencyName: 'Tolliver Insurance Services',
    });
  });

  it('are one where a line ends the name above or says how it trades', () => {
    const head = `
Insured:         Alder Holdings &
                 Management, LLC
                 Dba Alder Homes
Agent:           Tolliver Insurance Services`;
    expect(partiesOf(head)).toMatchObject({ namedInsureds: ['Alder Holdings & Management, LLC Dba Alder Homes'] });
  });

  it('end where the next label stands', () => {
    const head = `
Policyholders:   Jorge Quint
                 Quint Lawn & Landscape
Underwritten by: Alder Select Insurance Company`;
    expect(partiesOf(head)).toMatchObject({
      namedInsureds: ['Jorge Quint', 'Quint Lawn & Landscape'],
      carrierName: 'Alder Select Insurance Company',
    });
  });
});

it('additional named insureds are insured as well', () => {
  const head = `
First Named Insured: Brook Partners, LP
Additional Named Insureds: Brook Gardens, LLC; Cypress Homes, LLC; Stone Management, Inc.`;
  expect(partiesOf(head)).toMatchObject({
    namedInsureds: ['Brook Partners, LP', 'Brook Gardens, LLC', 'Cypress Homes, LLC', 'Stone Management, Inc.'],
  });
});

describe('the name of the insurer', () => {
  it('goes on in the line of its legal form', () => {
    expect(partiesOf('Copper Employers\nMutual Fund')).toMatchObject({ carrierName: 'Copper Employers Mutual Fund' });
  });

  it('is neither its age', () => {
    expect(partiesOf('Village Mutual\nInsurance Company · Established 1886')).toMatchObject({
      carrierName: 'Village Mutual Insurance Company',
    });
  });

  it('nor the title of the report', () => {
    expect(partiesOf('Alder Gulf Insurance Company - Loss Run by Location')).toMatchObject({
      carrierName: 'Alder Gulf Insurance Company',
    });
  });
});

it('a member of a pool is named behind the title of the report', () => {
  const head = `
Alder Public Entity Workers' Compensation Pool
Member Loss Run: City of Larkhaven (Member 0112)`;
  expect(partiesOf(head)).toMatchObject({
    carrierName: "Alder Public Entity Workers' Compensation Pool",
    namedInsureds: ['City of Larkhaven'],
  });
});

it('a code in parentheses is no part of a name', () => {
  expect(partiesOf('Agency: Sunder Insurance Group (Code 30-1174)')).toMatchObject({
    agencyName: 'Sunder Insurance Group',
  });
});

it('a word that labels values elsewhere may stand in a name behind its label', () => {
  const units = ['Truck 11', 'Truck 12', 'Truck 14'].map((unit) => `Note about ${unit}`).join('\n');
  expect(partiesOf(`Agent:  Alder Truck Insurance Agency\n${units}`)).toMatchObject({
    agencyName: 'Alder Truck Insurance Agency',
  });
});

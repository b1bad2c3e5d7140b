import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const dataOf = (art: string): unknown => read([typedPage(art)]).data;

const SECOND = `
K1574693    WCP98655     9/4/23      Open         $10.00       $2.00         $12.00
   Bitten by a dog`;

const group = (head: string, key: string, story: string): string => `

${head}
Claim       Policy       Injured     Status     Med. Pd     Exp. Pd     Total Inc.
${key}    WCP98655     8/25/23     Open         $10.00       $2.00         $12.00
   ${story}`;

describe('tables of the same headings below a line about a person', () => {
  it('have that person and the state behind it for each of their claims, and injuries that end the stories', () => {
    const data = dataOf(`
Injury Experience by Employee
Policy        Effective       Expires
WCP98655      Mar 9, 2023     Mar 9, 2024${[
      group(
        'Branin, Albert     Emp ID 22601     Worksite: Halen Orchards, Co.     WI',
        'H9233795',
        'Touched a hot manifold – Burn, Hand',
      ),
      group(
        'Calden, Boris      Emp ID 33808     Worksite: Rose Parts LLC          VA',
        'D5974591',
        'Fell from a step ladder – Fracture, Left Wrist',
      ),
      group(
        'Devol, Vera        Emp ID 64483     Worksite: Caldi Roofing, LLC      AZ',
        'C3524441',
        'Metal shaving entered eye – Foreign Body, Eye(s)',
      ),
    ].join('')}${SECOND}`);
    expect(data).toMatchObject({
      claims: [
        {
          claimantName: 'Branin, Albert',
          lossState: 'WI',
          description: 'Touched a hot manifold',
          natureOfInjury: 'Burn',
          bodyPart: 'Hand',
        },
        { claimantName: 'Calden, Boris', lossState: 'VA', natureOfInjury: 'Fracture', bodyPart: 'Left Wrist' },
        { claimantName: 'Devol, Vera', lossState: 'AZ', natureOfInjury: 'Foreign Body', bodyPart: 'Eye(s)' },
        { claimantName: 'Devol, Vera', lossState: 'AZ', description: 'Bitten by a dog' },
      ],
    });
  });

  it('have the name behind its label, without what brackets say', () => {
    const data = dataOf(`
Policy        Effective       Expires
WCP98655      Mar 9, 2023     Mar 9, 2024${[
      group('Driver: Opal Yarrow (hired 03/03/2005)', 'H9233795', 'Backed into a parked car'),
      group('Driver: Faye Penman (hired 07/18/2014)', 'D5974591', 'Struck a pickup at the light'),
      group('Driver: Uma Erick (hired 03/18/2005)', 'C3524441', 'Hit a low canopy at the station'),
    ].join('')}${SECOND}`);
    const names = ['Opal Yarrow', 'Faye Penman', 'Uma Erick', 'Uma Erick'];
    expect(data).toMatchObject({ claims: names.map((driverName) => ({ driverName })) });
  });
});

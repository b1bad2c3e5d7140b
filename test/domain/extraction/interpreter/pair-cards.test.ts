import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('cards without a title', () => {
  it('are lines of a label and a value, until a label comes again', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Policy Number          KA-118204

Year                   2017
Make                   Ford
Model                  Escape
VIN                    1FMCU0GD2HUC12345
Vehicle Premium        $182.40

Year                   2019
Make                   Honda
Model                  Civic
VIN                    2HGFC2F59KH512345
Vehicle Premium        $96.10
`;
    expect(read('auto', page)['vehicles']).toMatchObject([
      { year: 2017, make: 'Ford', model: 'Escape', vin: '1FMCU0GD2HUC12345', premium: 182.4 },
      { year: 2019, make: 'Honda', model: 'Civic', vin: '2HGFC2F59KH512345', premium: 96.1 },
    ]);
  });

  it('are nothing without a key of what they describe', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Policy Number          KA-118204

Year                   2017
Status                 Renewed
Premium                $182.40
`;
    expect(read('auto', page)['vehicles']).toBeUndefined();
  });
});

describe('what the policy states once below a table of pets', () => {
  it('holds for each of them and is no line of the table', () => {
    const page = String.raw`
PET INSURANCE DECLARATIONS
Pet Name      Species     Breed         Date of Birth
Biscuit       Dog         Beagle        03/14/2018
Mango         Cat         Siamese       07/22/2019

Annual Limit              $10,000
Deductible                $250
Reimbursement             80%
`;
    const shared = { annualLimit: 10_000, deductible: 250, reimbursementPercent: 80 };
    expect(read('pet', page)['pets']).toMatchObject([
      { name: 'Biscuit', breed: 'Beagle', ...shared },
      { name: 'Mango', breed: 'Siamese', ...shared },
    ]);
  });
});

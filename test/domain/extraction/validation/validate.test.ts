import { describe, expect, it } from 'vitest';
import { validate } from '../../../../domain/extraction/validation/validate.ts';
import { hasVinCheckDigit } from '../../../../domain/extraction/validation/vin.ts';
import { auto } from '../../../../domain/policies/auto/schema.ts';

const check = (data: Record<string, unknown>) => validate({ schema: auto.schema, data });
const codes = (issues: { code: string; path: string }[]) => issues.map(({ code, path }) => `${code} ${path}`);

describe('validation', () => {
  it('counts the core fields that are present', () => {
    expect(check({}).coverage).toBe(0);
    expect(
      check({ carrierName: 'Acme', policyNumber: '1', namedInsureds: ['A'], effectiveDate: null }).coverage,
    ).toBeCloseTo(3 / 8);
    expect(codes(check({ vehicles: [] }).warnings)).toContain('core_field_missing /vehicles');
  });

  it('refuses a policy that ends before it begins', () => {
    const { valid, errors } = check({ effectiveDate: '2024-05-01', expirationDate: '2023-05-01' });
    expect(valid).toBe(false);
    expect(codes(errors)).toEqual(['expiration_not_after_effective /expirationDate']);
  });

  it('refuses dates that no living policy has', () => {
    expect(codes(check({ effectiveDate: '1898-01-01' }).errors)).toEqual(['date_implausible /effectiveDate']);
  });

  it('does not compare a total premium with the fees alone', () => {
    const fees = [{ name: 'Policy fee', amount: 50 }];

    expect(codes(check({ totalPremium: 1_200, fees }).warnings)).not.toContain('sum_differs /totalPremium');
  });

  it('warns when parts do not add up to the total', () => {
    const coverages = [
      { vehicleNumber: 1, premium: 100.1 },
      { vehicleNumber: 1, premium: 50.2 },
    ];
    expect(codes(check({ vehicles: [{ number: 1, premium: 150.3 }], coverages }).warnings)).not.toContain(
      'sum_differs /vehicles/0/premium',
    );
    expect(codes(check({ vehicles: [{ number: 1, premium: 190 }], coverages }).warnings)).toContain(
      'sum_differs /vehicles/0/premium',
    );
  });

  it('does not call a total printed, which may be the correction of a person', () => {
    const corrected = { totalPremium: 1_819.35, vehicles: [{ number: 1, premium: 819.35 }] };
    const { warnings } = check(corrected);
    expect(warnings.find(({ code }) => code === 'sum_differs')?.message).toBe(
      'The parts add up to 819.35, the total is 1819.35.',
    );
  });

  it('checks the ninth sign of a vehicle identification number', () => {
    expect(hasVinCheckDigit('1M8GDM9AXKP042788')).toBe(true);
    expect(hasVinCheckDigit('1M8GDM9A1KP042788')).toBe(false);
    expect(codes(check({ vehicles: [{ number: 1, vin: '1M8GDM9A1KP042788' }] }).warnings)).toContain(
      'vin_check_failed /vehicles/0/vin',
    );
  });

  it('expects no check digit of vehicles from before there was one', () => {
    const codesOf = (year: number): string[] =>
      codes(check({ vehicles: [{ number: 1, year, vin: '7R02C123456' }] }).warnings);
    expect(codesOf(1967)).not.toContain('vin_check_failed /vehicles/0/vin');
    expect(codesOf(1981)).toContain('vin_check_failed /vehicles/0/vin');
  });
});

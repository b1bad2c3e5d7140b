import { describe, expect, it } from 'vitest';
import {
  appStyle,
  columnsPerVehicle,
  modelColumns,
  prose,
  vehDedCols,
  vehicleBlocks,
  wrappedNames,
} from '../../../fixtures/declarations/auto.ts';
import { read } from './read.ts';

describe('auto declarations', () => {
  it('give each vehicle the premiums of its own column', () => {
    const { coverages } = read('auto', columnsPerVehicle);
    expect(coverages).toHaveLength(11);
    expect(coverages).toContainEqual({
      vehicleNumber: 2,
      name: 'Bodily Injury Liability',
      limitPerPerson: 100000,
      limit: 300000,
      premium: 171,
    });
    expect(coverages).toContainEqual({ vehicleNumber: 1, name: 'Collision', deductible: 1000, premium: 190 });
    expect(coverages).not.toContainEqual(expect.objectContaining({ vehicleNumber: 2, name: 'Collision' }));
  });

  it('read vehicles, drivers and the total of each vehicle from their tables', () => {
    const { vehicles, drivers } = read('auto', columnsPerVehicle);
    expect(vehicles).toEqual([
      {
        number: 1,
        year: 2019,
        make: 'HONDA',
        model: 'CR-V EX',
        vin: '2HKRW2H59KH612345',
        usage: 'Commute',
        premium: 593,
      },
      {
        number: 2,
        year: 2015,
        make: 'FORD',
        model: 'F150 XLT',
        vin: '1FTEW1EP5FFA12345',
        usage: 'Pleasure',
        premium: 294,
      },
    ]);
    expect(drivers).toContainEqual({
      name: 'Pedro Gonzalez',
      dateOfBirth: '1978-11-02',
      gender: 'male',
      maritalStatus: 'married',
      licenseNumber: 'H22345678',
    });
  });

  it('tell the insured from the agent beside them', () => {
    expect(read('auto', columnsPerVehicle)).toMatchObject({
      carrierName: 'Great Plains Mutual Insurance Company',
      policyNumber: 'PA 0012345 07',
      namedInsureds: ['MARIA T. GONZALEZ', 'PEDRO GONZALEZ'],
      mailingAddress: '4410 W MAPLE ST APT 3, OMAHA, NE 68132',
      agencyName: 'HEARTLAND INSURANCE AGENCY',
      effectiveDate: '2024-03-15',
      expirationDate: '2024-09-15',
      totalPremium: 887,
    });
  });

  it('read sentences, limits in words and lists behind their heading', () => {
    const data = read('auto', prose);
    expect(data).toMatchObject({
      policyNumber: '77-AB-123456-9',
      effectiveDate: '2025-01-05',
      expirationDate: '2025-07-05',
      totalPremium: 410.55,
      discounts: [{ name: 'Multi-Policy' }, { name: 'Paid in Full' }, { name: 'Good Driver' }],
    });
    expect(data.coverages).toContainEqual({
      vehicleNumber: 1,
      name: 'Collision',
      limitText: 'Actual cash value',
      deductible: 500,
      premium: 80,
    });
    expect(data.coverages).toContainEqual(expect.objectContaining({ limitText: '$30 per day / $900 maximum' }));
  });

  it('leave out what was not selected', () => {
    expect(read('auto', prose).coverages).not.toContainEqual(expect.objectContaining({ name: 'Roadside assistance' }));
    const names = (read('auto', modelColumns).coverages as { vehicleNumber: number; name: string }[])
      .filter(({ vehicleNumber }) => vehicleNumber === 2)
      .map(({ name }) => name);
    expect(names).not.toContain('COLLISION');
    expect(names).toContain('BODILY INJURY LIABILITY');
  });

  it('know a column by the year and make above it', () => {
    const data = read('auto', modelColumns);
    expect(data.coverages).toContainEqual({
      vehicleNumber: 2,
      name: 'BODILY INJURY LIABILITY',
      limitPerPerson: 250000,
      limit: 500000,
      premium: 190,
    });
    expect(data).toMatchObject({ transactionType: 'change', totalPremium: 1121 });
    expect(data.drivers).toContainEqual({ name: 'TYLER OBRIEN', dateOfBirth: '2005-01-02', status: 'EXCLUDED' });
  });

  it('give the coverages below a vehicle to it, and those of the policy to none', () => {
    const data = read('auto', vehicleBlocks);
    expect(data.coverages).toContainEqual({
      vehicleNumber: 2,
      name: 'Bodily Injury',
      limitPerPerson: 100000,
      limit: 300000,
      premium: 100,
    });
    expect(data.coverages).toContainEqual({
      name: 'Uninsured Motorist Bodily Injury',
      limitPerPerson: 100000,
      limit: 300000,
      premium: 48,
    });
    expect(data.vehicles).toContainEqual(
      expect.objectContaining({ number: 1, lienholderName: 'Tesla Finance LLC', usage: 'Commute', premium: 540 }),
    );
    expect(data).toMatchObject({ fees: [{ name: 'Policy fee', amount: 15 }], totalPremium: 777 });
  });

  it('drop item letters and read amounts without a dollar sign', () => {
    const data = read('auto', vehDedCols);
    expect(data.coverages).toContainEqual({ vehicleNumber: 2, name: 'COLLISION', deductible: 500, premium: 98 });
    expect(data).toMatchObject({ totalPremium: 687.7, expirationDate: '2024-10-01' });
    expect(data.vehicles).toContainEqual(
      expect.objectContaining({ year: 2011, make: 'TOYT', model: 'CAMRY', premium: 299.7 }),
    );
  });

  it('read limits that reach into the columns of the premiums', () => {
    const data = read('auto', appStyle);
    expect(data.carrierName).toBe('LONG WHARF FIRE INSURANCE COMPANY');
    expect(data.coverages).toContainEqual({
      vehicleNumber: 1,
      name: 'BODILY INJURY',
      limitPerPerson: 250000,
      limit: 500000,
      premium: 201,
    });
  });

  it('join a name that wraps together with its limits', () => {
    expect(read('auto', wrappedNames).coverages).toContainEqual({
      vehicleNumber: 1,
      name: 'Uninsured/underinsured motorist bodily injury',
      limitPerPerson: 25000,
      limit: 50000,
      premium: 31,
    });
  });

  it('tell vehicles side by side apart', () => {
    const { vehicles } = read('auto', wrappedNames);
    expect(vehicles).toContainEqual(
      expect.objectContaining({ make: 'Ram', usage: 'Pleasure', annualMileage: 6500, premium: 286 }),
    );
    expect(vehicles).toContainEqual(
      expect.objectContaining({ make: 'Kia', usage: 'Commute', annualMileage: 14000, premium: 462 }),
    );
  });
});

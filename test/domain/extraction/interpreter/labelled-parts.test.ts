import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const drivers = (lines: string): unknown => read('auto', `AUTO POLICY DECLARATIONS\n${lines}`)['drivers'];
const vehicles = (lines: string): unknown => read('auto', `AUTO POLICY DECLARATIONS\n${lines}`)['vehicles'];

describe('facts in one text with their labels', () => {
  const priya = { name: 'Priya Ramanathan', age: 33, gender: 'female', maritalStatus: 'married', licenseState: 'OH' };
  const caleb = { name: 'Caleb Ostrowski', age: 35, gender: 'male', maritalStatus: 'single', licenseState: 'OH' };

  it('are those of the person above, in cards beside each other', () => {
    const page = `
Who drives
Priya Ramanathan                     Caleb Ostrowski
Age 33 · Female · Married            Age 35 · Male · Single
License OH •••• 4417                 License OH •••• 0926
Covered                              Excluded
`;
    expect(drivers(page)).toEqual([
      { ...priya, status: 'Covered' },
      { ...caleb, status: 'Excluded' },
    ]);
  });

  it('are read behind the name, and in lines below each other', () => {
    const behind = `
Drivers
1. Priya Ramanathan, age 33, female, married, licensed in OH
2. Caleb Ostrowski, age 35, male, single, licensed in OH
`;
    const below = `
Drivers
Priya Ramanathan
Female · Married · Age 33 · License state OH
Caleb Ostrowski
Male · Single · Age 35 · License state OH
`;
    for (const page of [behind, below]) expect(drivers(page)).toEqual([priya, caleb]);
  });

  it('are read in a line of several labels, the state before the number that it gave', () => {
    const page = `
Drivers on your policy
*Priya Ramanathan
DOB 04/02/1971 | Sex F | Marital status M | License OH D1234567
`;
    expect(drivers(page)).toEqual([
      {
        name: 'Priya Ramanathan',
        dateOfBirth: '1971-04-02',
        gender: 'female',
        maritalStatus: 'married',
        licenseNumber: 'D1234567',
        licenseState: 'OH',
      },
    ]);
  });

  it('are those of the vehicle above', () => {
    const page = `
Your cars
2021 Subaru Crosstrek
VIN JF2GTAEC6M8243917
Use Commute · Annual mileage 9,500 · Garaging ZIP 43214
2017 Honda Civic
VIN 2HGFC2F59HH561208
Use Pleasure · Annual mileage 4,200 · Garaging ZIP 43215
`;
    expect(vehicles(page)).toMatchObject([
      { make: 'Subaru', usage: 'Commute', annualMileage: 9500, garagingLocation: '43214' },
      { make: 'Honda', usage: 'Pleasure', annualMileage: 4200, garagingLocation: '43215' },
    ]);
  });
});

describe('lines of several labels, each with its value beside it', () => {
  const [commute, pleasure] = [
    { vin: 'JF2GTAEC6M8243917', usage: 'Commute', annualMileage: 9500, garagingLocation: '43214' },
    { vin: '2HGFC2F59HH561208', usage: 'Pleasure', annualMileage: 4200, garagingLocation: '43215' },
  ];

  it('are pairs of two cards, however far the values stand apart', () => {
    const page = `
2021 Subaru Crosstrek                              Car 1        2017 Honda Civic                                   Car 2
VIN                                    JF2GTAEC6M8243917        VIN                                    2HGFC2F59HH561208
How it is used                                   Commute        How it is used                                  Pleasure
Yearly miles                                       9,500        Yearly miles                                       4,200
Parked overnight in                                43214        Parked overnight in                                43215
`;
    expect(vehicles(page)).toMatchObject([commute, pleasure]);
  });

  it('are pairs of one thing', () => {
    const page = `
Vehicle 1 - 2021 Subaru Crosstrek
VIN                         JF2GTAEC6M8243917        Annual miles                              9,500
Vehicle use                           Commute        Garaging ZIP                              43214
Vehicle 2 - 2017 Honda Civic
VIN                         2HGFC2F59HH561208        Annual miles                              4,200
Vehicle use                          Pleasure        Garaging ZIP                              43215
`;
    expect(vehicles(page)).toMatchObject([commute, pleasure]);
  });
});

describe('facts in the line of a vehicle', () => {
  it('are its own, in a list of vehicles too', () => {
    const page = `
Auto 1   2018   HYUNDAI   TUCSON SEL   KM8J3CA44JU660417   Annual miles 8,000   Lienholder: Rowan Auto Finance, PO Box 3301, Salem, OR 97301
Auto 2: 2017 Ford Escape SE, 1FMCU9GD8HUA71023, stated use Pleasure, 7,500 annual miles
Auto 3   2016 JEEP CHEROKEE   1C4RJFBG6GC330187   Use: Work under 15 mi
`;
    expect(vehicles(page)).toMatchObject([
      { annualMileage: 8000, lienholderName: 'Rowan Auto Finance' },
      { model: 'Escape SE', usage: 'Pleasure', annualMileage: 7500 },
      { usage: 'Work under 15 mi' },
    ]);
  });

  it('are no part of the description that heads its column', () => {
    const page = `
            2016 Subaru Forester     2020 Toyota Prius
VIN         JF2SJADC7GH447120        JTDKAMFU6L3118855
Use         Commute                  Pleasure
BI 100/300  $121.55                  $104.10
PD 100      $87.00                   $80.25
`;
    expect(vehicles(page)).toMatchObject([
      { model: 'Forester', usage: 'Commute' },
      { model: 'Prius', usage: 'Pleasure' },
    ]);
  });
});

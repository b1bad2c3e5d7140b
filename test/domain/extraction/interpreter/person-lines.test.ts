import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = (lines: string): string => String.raw`
*Personal auto declarations          Policy PA-5519-0027      Orchard Mutual Insurance Company

${lines}

*Coverages
`;

const drivers = (lines: string): unknown => read('auto', page(lines))['drivers'];

describe('drivers in lines without column headings', () => {
  it('are told by what is said of them, below whatever heading', () => {
    expect(
      drivers(String.raw`
*People we know about
  (1) Ann Delgado     Born 10-02-1976     Female     Married     Principal
  (2) Luis Delgado    Born 05-17-2004     Male       Single      Excluded`),
    ).toEqual([
      {
        name: 'Ann Delgado',
        dateOfBirth: '1976-10-02',
        gender: 'female',
        maritalStatus: 'married',
        status: 'Principal',
      },
      {
        name: 'Luis Delgado',
        dateOfBirth: '2004-05-17',
        gender: 'male',
        maritalStatus: 'single',
        status: 'Excluded',
      },
    ]);
  });

  it('stand side by side below their heading', () => {
    expect(
      drivers(String.raw`
*Drivers
Ann Delgado, age 67              Luis Delgado, age 64              Eva Delgado, age 19 (Excluded)`),
    ).toEqual([
      { name: 'Ann Delgado', age: 67 },
      { name: 'Luis Delgado', age: 64 },
      { name: 'Eva Delgado', age: 19, status: 'Excluded' },
    ]);
  });

  it('have their facts in parentheses, with letters among them', () => {
    expect(
      drivers('Item 2.  Drivers: Luis Delgado (DOB 05-30-1990, M, single, TX lic. 27714408) - rated'),
    ).toMatchObject([
      {
        name: 'Luis Delgado',
        dateOfBirth: '1990-05-30',
        gender: 'male',
        maritalStatus: 'single',
        licenseState: 'TX',
        licenseNumber: '27714408',
        status: 'rated',
      },
    ]);
  });

  it('stand behind a label', () => {
    expect(drivers('*Excluded Drivers:  Eva Delgado')).toMatchObject([{ name: 'Eva Delgado' }]);
  });

  it('are none where nothing is said of a name', () => {
    expect(drivers('Named insured     Ann Delgado          Renewal     Six months')).toBeUndefined();
  });
});

describe('a number of a license in a column', () => {
  it('has its state before it', () => {
    expect(
      drivers(String.raw`
Name                    Birth date      Gender     Marital status     Driver license
Ann Delgado             06/22/1984      Female     Married            NC 20114478
Luis Delgado            11/03/1981      Male       Married            NC 19882750`),
    ).toMatchObject([
      { name: 'Ann Delgado', licenseState: 'NC', licenseNumber: '20114478' },
      { name: 'Luis Delgado', licenseState: 'NC', licenseNumber: '19882750' },
    ]);
  });
});

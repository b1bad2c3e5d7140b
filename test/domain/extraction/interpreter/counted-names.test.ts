import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const drivers = (page: string): unknown => read('auto', `AUTO POLICY DECLARATIONS\n${page}`)['drivers'];

describe('numbers that count the names of a column', () => {
  const ann = { name: 'Ann Poe', dateOfBirth: '1978-11-02', gender: 'female' };
  const eve = { name: 'Eve B Poe', dateOfBirth: '2006-04-19', gender: 'female' };

  it('stand before the names without a gap', () => {
    const page = `
Drivers                Date of Birth     Sex
1 Ann Poe              11/02/1978        F
2 Eve B Poe            04/19/2006        F
`;
    expect(drivers(page)).toEqual([ann, eve]);
  });

  it('may have a dot or a sign, and count one name only', () => {
    const page = `
Operator Name          Birth Date        Sex
#1. Ann Poe            11/02/1978        F
`;
    expect(drivers(page)).toEqual([ann]);
  });

  it('are none where they do not begin with one', () => {
    const page = `
Driver                 Date of Birth     Sex
Ann Poe                11/02/1978        F
21 Elm Street
Eve B Poe              04/19/2006        F
`;
    expect(drivers(page)).toEqual([ann, eve]);
  });
});

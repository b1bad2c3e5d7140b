import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it.each([
  ['a dash', (name: string, status: string) => `${name} - ${status}`],
  ['a dot', (name: string, status: string) => `${name} · ${status}`],
  ['parentheses', (name: string, status: string) => `${name} (${status})`],
  ['a colon', (name: string, status: string) => `${name}: ${status}`],
])('drivers have their status behind %s', (_sign, line) => {
  const page = `
AUTO POLICY DECLARATIONS
Policy Number: 77-1204-9

Drivers
${line('Kendra M. Bullock', 'Rated')}
${line('Isaiah Bullock', 'Principal operator')}
${line('Gene R. Bullock', 'Excluded')}
`;
  expect(read('auto', page)['drivers']).toEqual([
    { name: 'Kendra M. Bullock', status: 'Rated' },
    { name: 'Isaiah Bullock', status: 'Principal operator' },
    { name: 'Gene R. Bullock', status: 'Excluded' },
  ]);
});

it('a name goes on behind a dash that no value stands behind', () => {
  const page = `
AUTO POLICY DECLARATIONS
Named Insured: Bullock Brothers - Hauling
`;
  expect(read('commercial_auto', page)['namedInsureds']).toEqual(['Bullock Brothers - Hauling']);
});

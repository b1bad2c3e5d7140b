import { describe, expect, it } from 'vitest';
import { numberLines } from '../../../../domain/extraction/model/numbered-pages.ts';
import { placeEntries } from '../../../../domain/extraction/model/place-entries.ts';
import { readReply } from '../../../../domain/extraction/model/read-reply.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

/** What is accepted of a table that a model gives of a page. */
function accepted(page: string, { type, ...table }: { type: string; list: string; fields: string; rows: string[] }) {
  const schema = findPolicyType(type)?.schema;
  if (!schema) throw new Error(`no policy type ${type}`);
  const entries = readReply(JSON.stringify({ values: [], tables: [table] })) ?? [];
  const { values } = placeEntries({ schema, entries, pages: [numberLines(typedPage(page))] });
  return new Map([...values].map(([path, { value }]) => [path, value]));
}

const claims = `
Claim Number   Loss Date    Status   Paid       Reserve
CL-1001        03/14/2024   Open                250.00
CL-1002        04/15/2024   Open     812.40     300.00
CL-1003        05/16/2024   Open     913.70     400.00`;
const rows = ['1.2|CL-1001|2024-03-14||250', '1.3|CL-1002|2024-04-15|812.40|300', '1.4|CL-1003|2024-05-16|913.70|400'];
const ofClaims = { type: 'loss_run', list: 'claims', fields: 'claimNumber|lossDate|paid/total|reserve/total' };

describe('a value of another record', () => {
  it('is not accepted from the line of that record, though the own line has none', () => {
    const slipped = rows.with(0, '1.2|CL-1001|2024-03-14|812.40@1.3|250');
    const values = accepted(claims, { ...ofClaims, rows: slipped });

    expect(values.has('/claims/0/paid/total')).toBe(false);
    expect(values.get('/claims/1/paid/total')).toBe(812.4);
    expect(values.get('/claims/0/reserve/total')).toBe(250);
  });

  it('is accepted where it is printed once for several, above them or in their first line', () => {
    const page = `
Vehicle   Description          Garaged at
1         2019 Ford F150       Tulsa
2         2020 Ford Escape
3         2021 Ford Edge       Norman`;
    const values = accepted(page, {
      type: 'auto',
      list: 'vehicles',
      fields: 'number|year|garagingLocation',
      rows: ['1.2|1|2019|Tulsa', '1.3|2|2020|Tulsa@1.2', '1.4|3|2021|Norman'],
    });

    expect(values.get('/vehicles/1/garagingLocation')).toBe('Tulsa');
  });

  it('is not accepted from the column of another one, where records stand side by side', () => {
    const page = `
                Rex          Tom          Ida
Breed           Boxer        Poodle       Beagle
Deductible      $250         $500         $750`;
    const values = accepted(page, {
      type: 'pet',
      list: 'pets',
      fields: 'name|breed|deductible',
      rows: ['1.1-3|Rex|Boxer|500@1.3', '1.1-3|Tom|Poodle|500', '1.1-3|Ida|Beagle|750'],
    });

    expect(values.has('/pets/0/deductible')).toBe(false);
    expect(values.get('/pets/1/deductible')).toBe(500);
  });
});

it('an amount of the column of another field is not accepted, though the own column is empty', () => {
  const slipped = rows.with(0, '1.2|CL-1001|2024-03-14|250|250');
  const values = accepted(claims, { ...ofClaims, rows: slipped });

  expect(values.has('/claims/0/paid/total')).toBe(false);
  expect(values.get('/claims/0/reserve/total')).toBe(250);
});

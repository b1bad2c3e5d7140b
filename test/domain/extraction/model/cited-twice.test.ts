import { describe, expect, it } from 'vitest';
import { numberLines } from '../../../../domain/extraction/model/numbered-pages.ts';
import { placeEntries } from '../../../../domain/extraction/model/place-entries.ts';
import { readReply } from '../../../../domain/extraction/model/read-reply.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

interface Table {
  list: string;
  fields: string;
  rows: string[];
}

/** What is accepted of a table that a model gives of a page. */
function accepted(page: string, type: string, table: Table): Record<string, unknown> {
  const schema = findPolicyType(type)?.schema;
  if (!schema) throw new Error(`no policy type ${type}`);
  const entries = readReply(JSON.stringify({ values: [], tables: [table] })) ?? [];
  const { values } = placeEntries({ schema, entries, pages: [numberLines(typedPage(page))] });
  return Object.fromEntries([...values].map(([path, { value }]) => [path, value]));
}

describe('words that two records give for the same field', () => {
  const perils = `
Deductibles
All Other Perils              $1,000
Windstorm or Hail             $5,000
Hurricane                     $9,000`;

  it('are those of the record that stands there, where they tell records apart', () => {
    const rows = ['1.3|Windstorm or Hail|1000@1.2', '1.3|Windstorm or Hail|5000', '1.4|Hurricane|9000'];
    const values = accepted(perils, 'homeowners', { list: 'deductibles', fields: 'peril|amount', rows });

    expect(values).not.toHaveProperty(['/deductibles/0/peril']);
    expect(values).toMatchObject({ '/deductibles/1/peril': 'Windstorm or Hail', '/deductibles/0/amount': 1000 });
  });

  it('are those of the card beside which they stand, where cards stand side by side', () => {
    const cards = `
Car one                       Car two
2019 Ford Fusion              2021 Kia Soul
1FA6P0HD2K5100001             KNDJ23AU1M7200002`;
    const rows = ['1.1-3|1|2019|Ford|Fusion|KNDJ23AU1M7200002', '1.1-3|2|2021|Kia|Soul|KNDJ23AU1M7200002'];
    const values = accepted(cards, 'auto', { list: 'vehicles', fields: 'number|year|make|model|vin', rows });

    expect(values).not.toHaveProperty(['/vehicles/0/vin']);
    expect(values).toMatchObject({ '/vehicles/1/vin': 'KNDJ23AU1M7200002', '/vehicles/0/model': 'Fusion' });
  });

  const lines = `
Jewelry
  Limit of liability                    $5,000
  Additional premium                      $41.00
Silverware
  Limit of liability                    $2,500
  Additional premium                      $17.00`;
  const ofLines = { list: 'otherCoverages', fields: 'name|limit|premium' };

  it('are amounts of one of them: no premium is that of two', () => {
    const rows = ['1.1-3|Jewelry|5000|17@1.6', '1.4-6|Silverware|2500|17'];
    const values = accepted(lines, 'homeowners', { ...ofLines, rows });

    expect(values).not.toHaveProperty(['/otherCoverages/0/premium']);
    expect(values).toMatchObject({ '/otherCoverages/1/premium': 17 });
  });

  it('are not those of the first, where they stand in the rows of the second', () => {
    const rows = ['1.1-3|Jewelry|2500@1.5|41', '1.4-6|Silverware|2500|17'];
    const values = accepted(lines, 'homeowners', { ...ofLines, rows });

    expect(values).not.toHaveProperty(['/otherCoverages/0/limit']);
    expect(values).toMatchObject({ '/otherCoverages/1/limit': 2500 });
  });

  it('are those of both, where they are printed once for two with the first', () => {
    const page = `
Coverage             Limit        Deductible      Premium
Building             $400,000     $2,500          $900.00
Contents             $80,000                      $210.00
Signs                $5,000       $500            $35.00`;
    const rows = ['1.2|Building|400000|2500|900', '1.3|Contents|80000|2500@1.2|210', '1.4|Signs|5000|500|35'];
    const fields = 'name|limit|deductible|premium';
    const values = accepted(page, 'businessowners', { list: 'coverages', fields, rows });

    expect(values).toMatchObject({ '/coverages/0/deductible': 2500, '/coverages/1/deductible': 2500 });
  });

  it('are those of both, where other keys tell them apart', () => {
    const page = `
Coverage             Limit        Car 1        Car 2
Collision            $500         $229.00      $174.00
Comprehensive        $250         $96.00       $88.00`;
    const rows = [
      '1.2|1@1.1|Collision|229',
      '1.2|2@1.1|Collision|174',
      '1.3|1@1.1|Comprehensive|96',
      '1.3|2@1.1|Comprehensive|88',
    ];
    const fields = 'vehicleNumber|name|premium';
    const values = accepted(page, 'auto', { list: 'coverages', fields, rows });

    expect(values).toMatchObject({ '/coverages/0/name': 'Collision', '/coverages/1/name': 'Collision' });
  });
});

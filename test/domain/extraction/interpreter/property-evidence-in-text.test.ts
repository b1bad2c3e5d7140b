import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const evidence = (text: string): Record<string, unknown> =>
  read('property_certificate', `EVIDENCE OF PROPERTY INSURANCE   Date: 1/2/2025\n${text}`);

describe('coverages of an evidence of property', () => {
  it('have the deductible of their line, be their names known or not', () => {
    const data = evidence(`
Insured: Pine Mill Co, 12 Pine St, Salem, OR 97301
Coverage                          Limit of Insurance      Deductible
Grain dryer                       $875,000                $2,500
Theft                             $50,000                 $500
Silo no. 3                        $52,000                 $1,000`);
    expect(data['coverages']).toEqual([
      { name: 'Grain dryer', limit: 875000, deductible: 2500 },
      { name: 'Theft', limit: 50000, deductible: 500 },
      { name: 'Silo no. 3', limit: 52000, deductible: 1000 },
    ]);
  });

  it('may be rows of policies, named by the covered property or by the line of insurance', () => {
    const rows = (heading: string, first: string, second: string): unknown =>
      evidence(`
LTR  TYPE        POLICY NUMBER   EFF         EXP         ${heading.padEnd(20)}LIMIT        DED
A    Property    PR-1188         01/01/2025  01/01/2026  ${first.padEnd(20)}$1,000,000   $5,000
B    Flood       FL-1189         02/01/2025  02/01/2026  ${second.padEnd(20)}Included     2%`)['coverages'];
    expect(rows('COVERED PROPERTY', 'Mill building', 'Warehouse')).toEqual([
      { name: 'Mill building', limit: 1000000, deductible: 5000 },
      { name: 'Warehouse', limitText: 'Included', deductibleText: '2%' },
    ]);
    expect(rows('', '', '')).toEqual([
      { name: 'Property', limit: 1000000, deductible: 5000 },
      { name: 'Flood', limitText: 'Included', deductibleText: '2%' },
    ]);
  });

  it('are answered in a table with columns of limits and deductibles', () => {
    const data = evidence(`
COVERAGE                        YES   NO   LIMIT             DEDUCTIBLE
BUSINESS INCOME                  X         $1,050,000        72 hours
BLANKET COVERAGE                       X
EQUIPMENT BREAKDOWN              X         $12,100,000       $10,000
WIND / HAIL                      X         Included          2%`);
    expect(data['coverages']).toEqual([
      { name: 'BUSINESS INCOME', limit: 1050000, deductibleText: '72 hours' },
      { name: 'EQUIPMENT BREAKDOWN', limit: 12100000, deductible: 10000 },
      { name: 'WIND / HAIL', limitText: 'Included', deductibleText: '2%' },
    ]);
  });
});

describe('the one policy of an evidence of property', () => {
  it('has a number without the dates below it, and not that of the customer', () => {
    const data = evidence(`
AGENCY CUSTOMER ID #: PINEM01
Policy number                 Loan number
PR-40-1182                    77-100482
10/15/2024 to 10/15/2025
Insured: Ann Poe and John Doe, 12 Pine St, Salem, OR 97301`);
    expect(data).toMatchObject({
      policies: [{ policyNumber: 'PR-40-1182' }],
      namedInsureds: ['Ann Poe', 'John Doe'],
    });
  });
});

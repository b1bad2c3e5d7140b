import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const others = (lines: string): unknown =>
  read(
    'homeowners',
    `HOMEOWNERS DECLARATIONS\nDwelling                $300,000\nPersonal Liability      $100,000\n${lines}`,
  )['otherCoverages'];

describe('coverages that a line lists behind each other', () => {
  it('have their limits and prices, by their words or in this order', () => {
    const line =
      'Endorsements: Sewer backup $5,000 limit, $38; Identity theft $25,000 ($21); Mine subsidence $90,000 for $62 a year.';
    expect(others(line)).toEqual([
      { name: 'Sewer backup', limit: 5000, premium: 38 },
      { name: 'Identity theft', limit: 25_000, premium: 21 },
      { name: 'Mine subsidence', limit: 90_000, premium: 62 },
    ]);
  });

  it('may stand alone in a line', () => {
    expect(others('Sewer backup $5,000 for $38.')).toEqual([{ name: 'Sewer backup', limit: 5000, premium: 38 }]);
  });

  it('are none where a sentence limits what is insured', () => {
    expect(others('We limit jewelry and furs to $1,000, silverware to $2,500, firearms to $2,000.')).toBeUndefined();
  });
});

describe('a coverage whose name holds that of a loss', () => {
  it('is one though nothing but a mark stands beside it', () => {
    const table =
      'Optional coverages             Limit      Premium\nWater backup                   $10,000    $95.00\nPersonal Property Replacement Cost        Included';
    expect(others(table)).toEqual([
      { name: 'Water backup', limit: 10_000, premium: 95 },
      { name: 'Personal Property Replacement Cost' },
    ]);
  });
});

it('names may stand between what they are insured for and what they cost', () => {
  const page = `
PERSONAL AUTO DECLARATIONS     LIMITS IN THOUSANDS
CAR 1 2018 KIA SOUL       KNDJP3A58J7512345
   250/500 BI 141.20      100 PD 48.10          5 MED 9.40
   500 DED COLL 96.30     250 DED COMP 33.75`;
  expect(read('auto', page)['coverages']).toMatchObject([
    { name: 'BI', limitPerPerson: 250_000, limit: 500_000, premium: 141.2 },
    { name: 'PD', limit: 100_000, premium: 48.1 },
    { name: 'MED', premium: 9.4 },
    { name: 'COLL', deductible: 500, premium: 96.3 },
    { name: 'COMP', deductible: 250, premium: 33.75 },
  ]);
});

import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('limits whose amounts stand before their names', () => {
  const limits = {
    eachOccurrenceLimit: 1_000_000,
    generalAggregateLimit: 2_000_000,
    productsAggregateLimit: 3_000_000,
    medicalExpenseLimit: 5_000,
  };

  it.each([
    ['', '   '],
    ['', ' '],
    ['a. ', '   '],
    ['(1) ', ' '],
  ])('are those of their own lines: "%s$1,000,000%sEach Occurrence"', (mark, gap) => {
    const page = `
GENERAL LIABILITY DECLARATIONS
LIMITS OF INSURANCE
${mark}$1,000,000${gap}Each Occurrence Limit
${mark}$2,000,000${gap}General Aggregate Limit
${mark}$3,000,000${gap}Products-Completed Operations Aggregate
${mark}$5,000${gap}Medical Expense
`;
    expect(read('general_liability', page)).toMatchObject(limits);
  });

  it('are those of a sentence', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Limits of insurance: $1,000,000 each occurrence; $2,000,000 general aggregate;
$3,000,000 products-completed operations aggregate; and $5,000 medical expense any one person.
`;
    expect(read('general_liability', page)).toMatchObject(limits);
  });

  it('stand below the headings of their columns as all values do', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Limit          Coverage
$1,000,000     Each Occurrence Limit
$2,000,000     General Aggregate Limit
$5,000         Medical Expense
`;
    const { eachOccurrenceLimit, generalAggregateLimit } = read('general_liability', page);
    expect([eachOccurrenceLimit, generalAggregateLimit]).not.toContain(5_000);
  });
});

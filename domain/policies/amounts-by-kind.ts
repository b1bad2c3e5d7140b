import { money, type ObjectSchema, record } from './schema.ts';

/** The four amounts that loss runs print for a measure (paid, reserve, incurred). */
export function byKind(description: string): ObjectSchema {
  return record(
    {
      loss: money('Indemnity / bodily injury / property damage / loss part.'),
      medical: money('Medical part.'),
      expense: money('Expense part (ALAE, LAE, adjusting, legal).'),
      total: money('Total as printed.'),
    },
    description,
  );
}

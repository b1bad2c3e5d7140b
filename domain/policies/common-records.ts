/** Lists of declarations that are read alike whatever the policy type. */
export const commonRecords = {
  fees: { role: 'lines', name: 'name', fields: {}, reader: 'fees' },
  discounts: { role: 'lines', name: 'name', fields: {}, reader: 'discounts' },
  deductibles: { role: 'lines', name: 'peril', fields: {}, reader: 'deductibles' },
  additionalInterests: { role: 'party', name: 'name', fields: {} },
} as const;

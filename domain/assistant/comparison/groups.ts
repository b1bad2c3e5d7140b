import { lookup } from '../../lookup.ts';

const LIST_GROUPS = lookup({
  coverages: 'Coverages',
  otherCoverages: 'Coverages',
  limits: 'Limits',
  deductibles: 'Deductibles',
  vehicles: 'Vehicles',
  drivers: 'Drivers',
  locations: 'Locations',
  discounts: 'Discounts',
  fees: 'Fees',
  additionalInterests: 'Interested parties',
  pets: 'Pets',
  claims: 'Claims',
  policies: 'Policies',
});

/** The group of rows that a field or a list of records belongs to. */
export function groupOf(name: string): string {
  const known = LIST_GROUPS.get(name);
  if (known) return known;
  if (/premium/i.test(name)) return 'Premium';
  if (/limit$/i.test(name)) return 'Limits';
  if (name.startsWith('grandTotals')) return 'Totals';
  return 'Policy';
}

/** "Personal property limit" of `personalPropertyLimit`, "Paid, total" of `paid.total`. */
export function labelOf(key: string): string {
  return key
    .replace(/^grandTotals\./, 'total ')
    .replace(/Text$/, '')
    .replace(/\./g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

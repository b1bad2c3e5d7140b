import type { Recipe } from '../../kit/recipe.ts';
import type { Report } from '../loss-run/facts.ts';
import { type AmountField, type ClaimField, isAmount } from '../loss-run/fields.ts';

export type Field = ClaimField | AmountField;

/** The amounts that a report prints of each claim: from one to all of them. */
export function drawAmounts(recipe: Recipe, { hasMedical }: Pick<Report, 'hasMedical'>): AmountField[] {
  const medical = (fields: readonly AmountField[]): AmountField[] =>
    fields.filter((field) => hasMedical || !field.endsWith('.medical'));
  const sets = {
    totals: ['paid.total', 'reserve.total', 'incurred.total'],
    incurredOnly: ['incurred.total'],
    paidAndIncurred: ['paid.total', 'incurred.total'],
    lossAndExpense: medical([
      'paid.loss',
      'paid.medical',
      'paid.expense',
      'reserve.loss',
      'reserve.medical',
      'reserve.expense',
      'incurred.total',
    ]),
    kindsOfPaid: medical(['paid.loss', 'paid.medical', 'paid.expense', 'reserve.total', 'incurred.total']),
    kindsOfIncurred: medical(['incurred.loss', 'incurred.medical', 'incurred.expense', 'incurred.total']),
    incurredWithPaid: medical(['incurred.loss', 'incurred.medical', 'incurred.expense', 'paid.total', 'reserve.total']),
    totalsFirst: ['incurred.total', 'reserve.total', 'paid.total'],
    paidSplit: medical([
      'paid.loss',
      'paid.medical',
      'paid.expense',
      'paid.total',
      'reserve.loss',
      'reserve.medical',
      'reserve.expense',
      'reserve.total',
      'incurred.total',
    ]),
    everything: medical([
      'paid.loss',
      'paid.medical',
      'paid.expense',
      'paid.total',
      'reserve.loss',
      'reserve.medical',
      'reserve.expense',
      'reserve.total',
      'incurred.loss',
      'incurred.medical',
      'incurred.expense',
      'incurred.total',
    ]),
  } satisfies Record<string, AmountField[]>;
  const name = recipe.draw('amounts', {
    totals: 5,
    incurredOnly: 0.5,
    paidAndIncurred: 0.7,
    lossAndExpense: 3,
    kindsOfPaid: 2,
    kindsOfIncurred: 1,
    incurredWithPaid: 1,
    totalsFirst: 0.7,
    paidSplit: 2,
    everything: 1,
  });
  const amounts: AmountField[] = [...sets[name]];
  return recipe.chance('recoveries printed', 0.35) ? [...amounts, 'recovered'] : amounts;
}

/** The words of each claim that a report prints, in the order of its columns. */
export function drawClaimFields(recipe: Recipe, report: Report, most: number): ClaimField[] {
  const lines = new Set(report.policies.map(({ line }) => line));
  const possible: readonly (readonly [ClaimField, number])[] = [
    ['claimantName', 0.75],
    ['reportedDate', 0.55],
    ['status', 0.85],
    ['closedDate', 0.45],
    ['claimType', 0.55],
    ['lossState', 0.35],
    ['description', 0.55],
    ['cause', 0.25],
    ['adjusterName', 0.2],
    ['natureOfInjury', lines.has('workers') && lines.size === 1 ? 0.35 : 0],
    ['bodyPart', lines.has('workers') && lines.size === 1 ? 0.4 : 0],
    ['driverName', lines.has('auto') && lines.size === 1 ? 0.4 : 0],
    ['unit', lines.has('auto') && lines.size === 1 ? 0.3 : 0],
  ];
  const wanted = possible.filter(([field, probability]) => recipe.chance(`has ${field}`, probability));
  const some = wanted.map(([field]) => field).slice(0, most);
  const order = recipe.draw('column order', { numberFirst: 6, dateFirst: 2, mixed: 2 });
  const random = recipe.facts('order of columns');
  const rest = random.some(some, some.length);
  if (order === 'numberFirst')
    return ['claimNumber', ...random.some<ClaimField>(['lossDate', ...rest], rest.length + 1)];
  if (order === 'dateFirst') return ['lossDate', 'claimNumber', ...rest];
  return random.some<ClaimField>(['claimNumber', 'lossDate', ...rest], rest.length + 2);
}

/** The class of a field's cells: amounts to the right, dates and numbers in one piece. */
export function cellClass(field: Field): string {
  if (isAmount(field)) return 'n';
  if (field === 'description' || field === 'cause' || field === 'claimantName') return 't';
  return 'w';
}

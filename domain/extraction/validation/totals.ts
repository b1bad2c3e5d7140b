import type { ValidationIssue } from '../result.ts';
import { amountOf, recordsAt, recordsWithin } from './records.ts';

const CENT = 0.015;
const DOLLAR = 1.01;

/** Amounts whose parts do not add up to the total. Which of them is printed is not said: a person may have corrected any. */
export function checkTotals(data: Readonly<Record<string, unknown>>): ValidationIssue[] {
  return [...checkVehiclePremiums(data), ...checkPolicyPremium(data), ...checkAmountsByKind(data)];
}

function checkVehiclePremiums(data: Readonly<Record<string, unknown>>): ValidationIssue[] {
  const coverages = recordsAt(data, 'coverages');
  return recordsAt(data, 'vehicles').flatMap((vehicle, at) => {
    const premium = amountOf(vehicle, 'premium');
    const parts = coverages.filter((coverage) => coverage.vehicleNumber === vehicle.number && vehicle.number !== null);
    const path = `/vehicles/${at}/premium`;
    return premium === null ? [] : issueUnlessSum({ path, total: premium, parts: amountsOf(parts, 'premium') });
  });
}

function checkPolicyPremium(data: Readonly<Record<string, unknown>>): ValidationIssue[] {
  const total = amountOf(data, 'totalPremium');
  const vehicles = recordsAt(data, 'vehicles');
  const premiums = amountsOf(vehicles, 'premium');
  // without vehicles, what the fees are added to is not known
  if (total === null || vehicles.length === 0 || premiums.length < vehicles.length) return [];
  const parts = [...premiums, ...amountsOf(recordsAt(data, 'fees'), 'amount')];
  return issueUnlessSum({ path: '/totalPremium', total, parts });
}

/** Loss, medical and expense of a measure add up to its total; paid and reserve to incurred. */
function checkAmountsByKind(data: Readonly<Record<string, unknown>>): ValidationIssue[] {
  return recordsWithin(data).flatMap(({ path, record }) => {
    const total = amountOf(record, 'total');
    const parts = ['loss', 'medical', 'expense'].map((kind) => amountOf(record, kind)).filter((part) => part !== null);
    if (total === null || parts.length < 2 || !('expense' in record)) return [];
    return issueUnlessSum({ path: `${path}/total`, total, parts });
  });
}

const amountsOf = (records: readonly Record<string, unknown>[], key: string): number[] =>
  records.map((record) => amountOf(record, key)).filter((amount) => amount !== null);

function issueUnlessSum({ path, total, parts }: { path: string; total: number; parts: number[] }): ValidationIssue[] {
  if (parts.length === 0) return [];
  const sum = Math.round(parts.reduce((all, part) => all + part, 0) * 100) / 100;
  // Declarations in whole dollars round each part.
  const slack = parts.every(Number.isInteger) ? DOLLAR : CENT;
  if (Math.abs(sum - total) <= slack) return [];
  return [{ code: 'sum_differs', path, message: `The parts add up to ${sum}, the total is ${total}.` }];
}

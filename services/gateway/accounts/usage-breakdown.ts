import type { z } from 'zod';
import type { usageByDay, usageByKey, usageDaysQuery } from '../../../domain/contract/accounts/usage-breakdown.ts';
import { maxUsageDays, maxUsageKeys } from '../../../domain/limits.ts';
import type { DaySum, DayRange, KeySum } from '../../../prisma/accounts/usage-breakdown.repository.ts';
import { amountsOf, countBySource } from '../../shared/report-usage.ts';
import { ApiError } from '../http/api-error.ts';

const dayMs = 86_400_000;
const defaultDays = 30;

/** The whole days (UTC) that the period touches; by default the last 30 with today. */
export function daysOf({ from, to }: Pick<z.output<typeof usageDaysQuery>, 'from' | 'to'>): DayRange {
  const end =
    to === undefined ? startOfDay(new Date(Date.now() + dayMs)) : startOfDay(new Date(Date.parse(to) + dayMs - 1));
  const start = from === undefined ? new Date(end.getTime() - defaultDays * dayMs) : startOfDay(new Date(from));
  if (start >= end) throw refused('too_big', 'Must be earlier than the end of the period');
  if (end.getTime() - start.getTime() > maxUsageDays * dayMs)
    throw refused('too_small', `Must be within ${maxUsageDays} days`);
  return { from: start, to: end };
}

function startOfDay(time: Date): Date {
  return new Date(Math.floor(time.getTime() / dayMs) * dayMs);
}

function refused(code: string, message: string): ApiError {
  return new ApiError('invalid_request', { issues: [{ path: '/from', location: 'query', code, message }] });
}

/** Every day of the period, those without usage too. */
export function viewDays(days: DayRange, rows: readonly DaySum[]): z.input<typeof usageByDay> {
  const dates = Array.from(
    { length: (days.to.getTime() - days.from.getTime()) / dayMs },
    (_, index) => new Date(days.from.getTime() + index * dayMs),
  );
  return {
    days: dates.map((date) => {
      const sums = rows.filter(({ day }) => day.getTime() === date.getTime());
      return { date: date.toISOString().slice(0, 10), ...amountsOf(sums), bySource: countBySource(sums) };
    }),
    period: viewPeriod(days),
  };
}

/** The keys with the most requests first. */
export function viewKeys(days: DayRange, rows: readonly KeySum[]): z.input<typeof usageByKey> {
  const byKey = new Map<string, KeySum[]>();
  for (const row of rows) byKey.set(row.keyId, [...(byKey.get(row.keyId) ?? []), row]);
  const keys = [...byKey].flatMap(([keyId, sums]) => {
    const [first] = sums;
    if (!first) return [];
    const { keyName: name, source, revokedAt } = first;
    return [{ keyId, name, source, ...amountsOf(sums), ...(revokedAt && { revokedAt: revokedAt.toISOString() }) }];
  });
  keys.sort((a, b) => b.requests - a.requests || (a.keyId < b.keyId ? -1 : 1));
  return { keys: keys.slice(0, maxUsageKeys), period: viewPeriod(days) };
}

const viewPeriod = ({ from, to }: DayRange) => ({ from: from.toISOString(), to: to.toISOString() });

import { ownValue } from '../../lookup.ts';
import type { Cited, Draft } from '../cited.ts';
import type { CoveragePlan } from '../plan.ts';
import type { Coverage } from './coverages.ts';
import { type Entity, isSameEntity } from './entities.ts';
import type { ListedRecord } from './records.ts';

/** The item of a list that a coverage becomes, with the numbers of the thing that it covers. */
export function coverageItem(coverage: Coverage, plan: CoveragePlan, owners: readonly ListedRecord[]): Draft {
  const { owner, name } = coverage;
  const numbers = owner ? (plan.owner?.numbers ?? []) : [];
  return Object.fromEntries([
    [plan.name, name],
    ...Object.entries(plan.measures).map(([measure, field]) => {
      const value = ownValue(coverage.values, measure);
      return [field, measure === 'symbols' && value ? symbolsOf(value) : value];
    }),
    ...numbers.map((field, at) => [field, owner ? ownerNumber(owner, at, owners, name) : undefined]),
  ]) as Draft;
}

/** "7, 8", "07 08" and "28" are two symbols; business auto forms print some of two digits, and garage forms "22" and "31", whose digits do not rise. */
function symbolsOf(cited: Cited): Cited[] {
  const parts = String(cited.value).match(/\d+/g) ?? [];
  const single = parts.flatMap((part) => (/^(?:0?\d|10|19|2[0-2]|3[0-3]|[67]\d)$/.test(part) ? [part] : [...part]));
  return single.map((value) => ({ ...cited, value }));
}

/** The number of an owner: as its record prints it, else its place in the list. */
function ownerNumber(
  owner: Entity,
  at: number,
  owners: readonly ListedRecord[],
  name: Cited,
): Cited<number> | undefined {
  const place = owners.findIndex(({ entity }) => isSameEntity(entity, owner));
  const number = owner.numbers[at] ?? owners[place]?.entity.numbers[at] ?? (at === 0 && place >= 0 ? place + 1 : null);
  return number === null ? undefined : { value: number, page: name.page, words: name.words };
}

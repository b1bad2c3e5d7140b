import type { Item } from './auto-facts.ts';
import { type Car, withoutLetter } from './auto-facts.ts';
import type { House } from './house.ts';
import type { Cell } from './tables.ts';

/** How the limits of one document are written. */
export interface Limits {
  cell: (item: Item) => Cell;
  /** The heading of limits; it says so when they are in thousands. */
  head: string;
  isBare: boolean;
  isInThousands: boolean;
  deductible: (item: Item) => string;
  premium: (item: Item) => string;
}

/** A coverage with the vehicle that it is printed for; null: once for the policy. */
export interface Entry {
  vehicle: number | null;
  item: Item;
}

const thousands = (amount: number): string => String(amount / 1000);

export function drawLimits(house: House): Limits {
  const { recipe } = house;
  const style = recipe.draw('limits', { each: 3, lines: 2, slash: 3, thousands: 1, letters: 1, perLines: 1 });
  const isBare = recipe.chance('bare limits', style === 'each' || style === 'lines' ? 0.3 : 0.7);
  const [person, accident] = [house.word('eachPerson'), house.word('eachAccident')];
  const included = house.word('included');
  const single = (item: Item, amount: number): string => {
    if (style === 'thousands' && amount >= 1000) return thousands(amount);
    const printed = house.limit(amount);
    if (item.key === 'towing') return isBare ? printed : `${printed} ${house.word('perDisablement')}`;
    return isBare ? printed : `${printed} ${item.key === 'medical' ? person : accident}`;
  };
  const split = (perPerson: number, perAccident: number): Cell => {
    const [one, all] = [house.limit(perPerson), house.limit(perAccident)];
    if (style === 'each') return `${one} ${person} / ${all} ${accident}`;
    if (style === 'lines') return [`${one} ${person}`, `${all} ${accident}`];
    if (style === 'perLines') return [`${one} per person`, `${all} per accident`];
    if (style === 'thousands') return `${thousands(perPerson)}/${thousands(perAccident)}`;
    return style === 'letters' ? `${one} EP/${all} EA` : `${one}/${all}`;
  };
  return {
    isBare,
    isInThousands: style === 'thousands',
    head: `${house.word('limit')}${style === 'thousands' ? ' (in thousands)' : ''}`,
    cell: (item) => {
      const { limitPerPerson, limit, limitText } = item;
      if (limitPerPerson !== null && limit !== null) return split(limitPerPerson, limit);
      const amount = limit ?? limitPerPerson;
      return amount === null ? (limitText ?? house.blank) : single(item, amount);
    },
    deductible: ({ deductible }) => (deductible === null ? house.blank : house.limit(deductible)),
    premium: ({ premium }) => (premium === null ? included : house.money(premium)),
  };
}

/** The labels of the coverages, and the other right values of theirs by path. */
export function coverageLabels(
  entries: readonly Entry[],
  { isBare }: Pick<Limits, 'isBare'>,
  house: House,
): { coverages: unknown[]; accept: Record<string, unknown[]> } {
  const accept: Record<string, unknown[]> = {};
  const coverages = entries.map(({ vehicle, item }, i) => {
    const { key, name, limitPerPerson, limit, limitText, deductible, premium } = item;
    const path = `coverages[${i}]`;
    const bareName = withoutLetter(name);
    if (bareName !== name) accept[`${path}.name`] = [name];
    // "$5,000" alone does not say that it is for each person
    if (key === 'medical' && isBare) {
      accept[`${path}.limitPerPerson`] = [null];
      accept[`${path}.limit`] = [limitPerPerson];
    }
    if (key === 'towing' && !isBare && limit !== null)
      accept[`${path}.limitText`] = [`${house.limit(limit)} ${house.word('perDisablement')}`];
    return { vehicleNumber: vehicle, name: bareName, limitPerPerson, limit, limitText, deductible, premium };
  });
  return { coverages, accept };
}

export const entriesOf = (cars: readonly Car[]): Entry[] =>
  cars.flatMap((car) => car.items.map((item) => ({ vehicle: car.number, item })));

/** "Vehicle 2", "02 2019 FORD F150". */
export function carName(house: House, car: Car, isLong: boolean): string {
  const short = `${house.caption(house.word('vehicleWord'))} ${car.printed}`;
  return isLong ? `${short}: ${car.year} ${car.make} ${car.model}` : short;
}

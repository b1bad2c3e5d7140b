import { buildDeskAuto } from '../../../generated/declarations-desk/auto.ts';
import { type Car, type Item, itemOf, type Key } from '../../../generated/declarations/auto-facts.ts';
import type { Skeleton } from '../../../generated/declarations/auto-grids.ts';
import { carName, entriesOf, type Limits } from '../../../generated/declarations/auto-limits.ts';
import type { House } from '../../../generated/declarations/house.ts';
import { linesOf } from '../../../generated/declarations/tables.ts';
import type { Family } from '../../../kit/families.ts';
import { html, type Html } from '../../../kit/html.ts';

const limitText = (house: House, limits: Limits, item: Item): string => {
  const text = linesOf(limits.cell(item)).join(' / ');
  return text === house.blank ? '' : text;
};

/** Limits in one list, deductibles in a second one, premiums in a third: a name joins them. */
const threeLists: Skeleton = (house, { cars, keys }, limits) => {
  const { recipe } = house;
  const word = (key: string): string => house.caption(house.word(key));
  const all = (key: Key): (Item | undefined)[] => cars.map((car) => itemOf(car, key));
  const nameOf = (key: Key): string => all(key).find((item) => item !== undefined)?.name ?? '';
  const none = house.word('declined');
  const heads = html`<tr><th></th>${cars.map((car) => html`<th class="r">${carName(house, car, false)}</th>`)}</tr>`;
  const list = (caption: string, rows: readonly Html[]): Html =>
    rows.length === 0
      ? html``
      : html`<p><b>${caption}</b></p><table class="t"><thead>${heads}</thead><tbody>${rows}</tbody></table>`;
  const rowsOf = (text: (item: Item) => string, absent: string): Html[] =>
    keys.flatMap((key) => {
      const cells = all(key).map((item) => (item === undefined ? absent : text(item)));
      const isEmpty = all(key).every((item) => item === undefined || text(item) === '');
      return isEmpty
        ? []
        : [html`<tr><td>${nameOf(key)}</td>${cells.map((cell) => html`<td class="r">${cell}</td>`)}</tr>`];
    });
  const premiums = [
    ...rowsOf((item) => limits.premium(item), none),
    html`<tr class="total"><td>${word('vehicleTotal')}</td>${cars.map((car) => html`<td class="r">${house.money(car.total)}</td>`)}</tr>`,
  ];
  const parts = [
    list(
      house.caption(limits.head),
      rowsOf((item) => limitText(house, limits, item), ''),
    ),
    list(
      word('deductible'),
      rowsOf((item) => (item.deductible === null ? '' : limits.deductible(item)), ''),
    ),
    list(word('premium'), premiums),
  ];
  return {
    html: html`${recipe.chance('premiums first', 0.3) ? parts.toReversed() : parts}`,
    entries: entriesOf(cars),
    hasTotals: true,
  };
};

/** A ledger of all lines of the policy, the vehicle's number in each and a letter for what the amount means. */
const ledger: Skeleton = (house, { cars }, limits) => {
  const { recipe } = house;
  const word = (key: string): string => house.caption(house.word(key));
  const places = recipe.pick('line numbers', [1, 2, 3]);
  let number = 0;
  const row = (car: Car, item: Item): Html => {
    number++;
    const deductible = item.deductible === null ? '' : limits.deductible(item);
    return html`<tr><td>${String(number).padStart(places, '0')}</td><td>${car.printed}</td><td>${item.name}</td><td>${limitText(house, limits, item)}</td><td class="r">${deductible}</td><td class="r">${limits.premium(item)}</td></tr>`;
  };
  const sum = (car: Car): Html =>
    html`<tr class="total"><td></td><td>${car.printed}</td><td colspan="3">${word('vehicleTotal')}</td><td class="r">${house.money(car.total)}</td></tr>`;
  const hasSums = recipe.chance('sums in the ledger', 0.7);
  return {
    html: html`<table class="t"><thead><tr><th>${recipe.pick('head of lines', ['Line', 'Ln.', 'Seq'])}</th><th>${word('vehicleNumber')}</th><th>${word('coverage')}</th><th>${house.caption(limits.head)}</th><th class="r">${word('deductible')}</th><th class="r">${word('premium')}</th></tr></thead><tbody>${cars.map((car) => html`${car.items.map((item) => row(car, item))}${hasSums ? sum(car) : null}`)}</tbody></table>`,
    entries: entriesOf(cars),
    hasTotals: hasSums,
  };
};

const family = (name: string, skeleton: Skeleton, most = 4): Family => ({
  policyType: 'auto',
  name,
  build: (recipe) => buildDeskAuto(recipe, skeleton, { most }),
});

export const families: readonly Family[] = [
  family('counter-three-lists', threeLists),
  family('counter-ledger', ledger, 5),
];

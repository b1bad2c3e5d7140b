import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { type Car, type Item, itemOf } from '../declarations/auto-facts.ts';
import type { Skeleton } from '../declarations/auto-grids.ts';
import { carName, entriesOf, type Limits } from '../declarations/auto-limits.ts';
import type { House } from '../declarations/house.ts';
import { linesOf } from '../declarations/tables.ts';
import { buildDeskAuto } from './auto.ts';

const limitText = (house: House, limits: Limits, item: Item): string => {
  const text = linesOf(limits.cell(item)).join(' / ');
  return text === house.blank ? '' : text;
};

/** The name and the premium on one line, the limit on the next one; deductibles with the one or the other. */
const limitsBelow: Skeleton = (house, { cars }, limits) => {
  const { recipe } = house;
  const hasColumn = recipe.chance('deductible column', 0.5);
  const indent = recipe.int('indent', 0, 16);
  const rule = recipe.pick('rule', ['', 'border-top:.5pt solid #999', 'border-top:.5pt dotted #666']);
  const word = (key: string): string => house.caption(house.word(key));
  const heads = html`<tr><th>${word('coverage')}${recipe.chance('limit in the head', 0.6) ? html`<br>${house.caption(limits.head)}` : null}</th>${hasColumn ? html`<th class="r">${word('deductible')}</th>` : null}<th class="r">${word('premium')}</th></tr>`;
  const rows = (item: Item): Html => {
    const limit = limitText(house, limits, item);
    const deductible = item.deductible === null ? '' : limits.deductible(item);
    const under = [limit, ...(hasColumn || deductible === '' ? [] : [`${deductible} ${word('deductible')}`])];
    const shown = under.filter((text) => text !== '').join(', ');
    return html`<tr><td style="${rule}">${item.name}</td>${hasColumn ? html`<td class="r" style="${rule}">${deductible}</td>` : null}<td class="r" style="${rule}">${limits.premium(item)}</td></tr>${shown === '' ? null : html`<tr><td colspan="${hasColumn ? 3 : 2}" style="padding-left:${indent}pt">${shown}</td></tr>`}`;
  };
  const one = (car: Car): Html =>
    html`<p><b>${carName(house, car, true)}</b></p><table class="t">${heads}${car.items.map(rows)}<tr class="total"><td${hasColumn ? html` colspan="2"` : null}>${word('vehicleTotal')}</td><td class="r">${house.money(car.total)}</td></tr></table>`;
  const isBeside = cars.length > 1 && recipe.chance('vehicles beside each other', 0.4);
  return {
    html: isBeside
      ? html`<div style="display:flex;flex-wrap:wrap;column-gap:4%">${cars.map((car) => html`<div style="width:48%">${one(car)}</div>`)}</div>`
      : html`${cars.map(one)}`,
    entries: entriesOf(cars),
    hasTotals: true,
  };
};

/** For each coverage a row of limits, a row of deductibles and a row of premiums, a column for each vehicle. */
const captionRows: Skeleton = (house, { cars, keys }, limits) => {
  const { recipe } = house;
  const word = (key: string): string => house.caption(house.word(key));
  const none = house.value(house.word('declined'));
  const isNameAbove = recipe.chance('name above the rows', 0.4);
  const blocks = keys.map((key): Html => {
    const items = cars.map((car) => itemOf(car, key));
    const name = items.find((item) => item !== undefined)?.name ?? '';
    const cell = (item: Item | undefined, text: (item: Item) => string): Html =>
      html`<td class="r">${item === undefined ? '' : text(item)}</td>`;
    const has = (test: (item: Item) => boolean): boolean => items.some((item) => item !== undefined && test(item));
    const rows: Html[] = [];
    if (has((item) => limitText(house, limits, item) !== ''))
      rows.push(
        html`<td>${word('limit')}</td>${items.map((item) => cell(item, (each) => limitText(house, limits, each)))}`,
      );
    if (has(({ deductible }) => deductible !== null))
      rows.push(
        html`<td>${word('deductible')}</td>${items.map((item) => cell(item, (each) => (each.deductible === null ? '' : limits.deductible(each))))}`,
      );
    rows.push(
      html`<td>${word('premium')}</td>${items.map((item) => html`<td class="r">${item === undefined ? none : limits.premium(item)}</td>`)}`,
    );
    if (isNameAbove)
      return html`<tr class="group"><td colspan="${cars.length + 1}">${name}</td></tr>${rows.map((row) => html`<tr>${row}</tr>`)}`;
    return html`${rows.map((row, i) => html`<tr>${i === 0 ? html`<td rowspan="${rows.length}">${name}</td>` : null}${row}</tr>`)}`;
  });
  const lead = isNameAbove ? html`<th></th>` : html`<th>${word('coverage')}</th><th></th>`;
  const total = html`<tr class="total"><td colspan="${isNameAbove ? 1 : 2}">${word('vehicleTotal')}</td>${cars.map((car) => html`<td class="r">${house.money(car.total)}</td>`)}</tr>`;
  return {
    html: html`<table class="t"><thead><tr>${lead}${cars.map((car) => html`<th class="r">${carName(house, car, false)}</th>`)}</tr></thead><tbody>${blocks}${total}</tbody></table>`,
    entries: entriesOf(cars),
    hasTotals: true,
  };
};

const family = (name: string, skeleton: Skeleton, most = 4): Family => ({
  policyType: 'auto',
  name,
  build: (recipe) => buildDeskAuto(recipe, skeleton, { most }),
});

export const families: readonly Family[] = [
  family('desk-limits-below', limitsBelow),
  family('desk-caption-rows', captionRows, 3),
];

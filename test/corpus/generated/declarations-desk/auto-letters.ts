import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { type Car, type Item, itemOf } from '../declarations/auto-facts.ts';
import type { Skeleton } from '../declarations/auto-grids.ts';
import { carName, entriesOf, type Limits } from '../declarations/auto-limits.ts';
import type { House } from '../declarations/house.ts';
import { linesOf } from '../declarations/tables.ts';
import { buildDeskAuto } from './auto.ts';

// Coverages that are told in sentences, that continue over pages, or that stand beside those of the term before.

const limitText = (house: House, limits: Limits, item: Item): string => {
  const text = linesOf(limits.cell(item)).join(' / ');
  return text === house.blank ? '' : text;
};

/** A paragraph for each vehicle, its coverages separated by semicolons or in a list. */
const inSentences: Skeleton = (house, { cars }, limits) => {
  const { recipe } = house;
  const isList = recipe.chance('lists', 0.5);
  const intro = recipe.pick('introduction', [
    'is insured for',
    'has these coverages:',
    'is covered as follows:',
    'carries',
  ]);
  const ofDeductible = recipe.pick('deductible in words', [
    'with a % deductible',
    '% deductible',
    'less a deductible of %',
    'deductible %',
  ]);
  const ofPremium = recipe.pick('premium in words', ['at %', 'for a premium of %', '- %', '(premium %)']);
  const piece = (item: Item): string => {
    const limit = limitText(house, limits, item);
    const deductible = item.deductible === null ? '' : ofDeductible.replace('%', limits.deductible(item));
    const premium =
      item.premium === null ? `(${limits.premium(item)})` : ofPremium.replace('%', house.money(item.premium));
    return [item.name, limit, deductible, premium].filter((text) => text !== '').join(' ');
  };
  const total = recipe.pick('sum in words', [
    'The premium for this vehicle is',
    'Vehicle premium:',
    'In all, this vehicle costs',
  ]);
  const one = (car: Car): Html => {
    const pieces = car.items.map(piece);
    const lead = html`<b>${carName(house, car, true)}</b> ${intro}`;
    const sum = `${total} ${house.money(car.total)}.`;
    return isList
      ? html`<p>${lead}</p><ul style="margin:2pt 0">${pieces.map((text) => html`<li>${text}</li>`)}</ul><p>${sum}</p>`
      : html`<p>${lead} ${pieces.join('; ')}. ${sum}</p>`;
  };
  return { html: html`${cars.map(one)}`, entries: entriesOf(cars), hasTotals: true };
};

/** A page for each vehicle or two, with the heads again and a word that it goes on. */
const continued: Skeleton = (house, { cars }, limits) => {
  const { recipe } = house;
  const perPage = recipe.int('vehicles on a page', 1, 2);
  const mark = recipe.pick('continuation', ['(continued)', 'CONTINUED', '(cont.)', '- Continued from previous page']);
  const isSplit = recipe.chance('broken in a vehicle', 0.5);
  const word = (key: string): string => house.caption(house.word(key));
  const heads = html`<thead><tr><th>${word('coverage')}</th><th>${house.caption(limits.head)}</th><th class="r">${word('deductible')}</th><th class="r">${word('premium')}</th></tr></thead>`;
  const row = (item: Item): Html =>
    html`<tr><td>${item.name}</td><td>${limitText(house, limits, item)}</td><td class="r">${item.deductible === null ? '' : limits.deductible(item)}</td><td class="r">${limits.premium(item)}</td></tr>`;
  const total = (car: Car): Html =>
    html`<tr class="total"><td colspan="3">${word('vehicleTotal')}</td><td class="r">${house.money(car.total)}</td></tr>`;
  const table = (name: string, rows: Html): Html =>
    html`<p><b>${name}</b></p><table class="t">${heads}<tbody>${rows}</tbody></table>`;
  const next = html`<div class="break"></div><h2>${word('autoCoverages')} ${mark}</h2>`;
  const blocks = cars.map((car, i): Html => {
    const name = carName(house, car, true);
    const breaks = i > 0 && i % perPage === 0;
    const half = Math.ceil(car.items.length / 2);
    const body =
      isSplit && i === 0 && car.items.length > 3
        ? html`${table(name, html`${car.items.slice(0, half).map(row)}`)}${next}${table(`${name} ${mark}`, html`${car.items.slice(half).map(row)}${total(car)}`)}`
        : table(name, html`${car.items.map(row)}${total(car)}`);
    return html`${breaks ? next : null}${body}`;
  });
  return { html: html`${blocks}`, entries: entriesOf(cars), hasTotals: true };
};

/** Limits and deductibles of the expiring policy in a column beside those in force; premiums of this term only. */
const expiring: Skeleton = (house, { cars, keys }, limits) => {
  const { recipe, random } = house;
  const [was = '', now = ''] = recipe
    .pick('terms are called', [
      'Expiring Policy|Renewal Policy',
      'Your Current Policy|Your Renewal',
      'Before This Change|After This Change',
      'Old|New',
    ])
    .split('|')
    .map(house.caption);
  const word = (key: string): string => house.caption(house.word(key));
  const lower = (item: Item): Item => {
    const cut = (amount: number | null): number | null => (amount === null ? null : amount / 2);
    if (!random.chance(0.35)) return item;
    return {
      ...item,
      limitPerPerson: cut(item.limitPerPerson),
      limit: cut(item.limit),
      deductible: item.deductible === null ? null : item.deductible * 2,
    };
  };
  const text = (item: Item): string =>
    [limitText(house, limits, item), item.deductible === null ? '' : `${limits.deductible(item)} ${word('deductible')}`]
      .filter((part) => part !== '')
      .join(', ');
  const rows = (car: Car): Html[] =>
    keys.flatMap((key) => {
      const item = itemOf(car, key);
      return item === undefined
        ? []
        : [
            html`<tr><td>${item.name}</td><td>${text(lower(item))}</td><td>${text(item)}</td><td class="r">${limits.premium(item)}</td></tr>`,
          ];
    });
  const group = (car: Car): Html =>
    html`<tr class="group"><td colspan="4">${carName(house, car, true)}</td></tr>${rows(car)}<tr class="total"><td colspan="3">${word('vehicleTotal')}</td><td class="r">${house.money(car.total)}</td></tr>`;
  return {
    html: html`<table class="t"><thead><tr><th>${word('coverage')}</th><th>${was}</th><th>${now}</th><th class="r">${word('premium')}</th></tr></thead><tbody>${cars.map(group)}</tbody></table>`,
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
  family('desk-vehicle-sentences', inSentences),
  family('desk-continued-pages', continued, 5),
  family('desk-expiring-limits', expiring),
];

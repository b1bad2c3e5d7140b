import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { type AutoFacts, drawAuto } from '../declarations/auto-facts.ts';
import type { Skeleton } from '../declarations/auto-grids.ts';
import { coverageLabels, drawLimits } from '../declarations/auto-limits.ts';
import { driverSchedule, type Schedule, vehicleSchedule } from '../declarations/auto-schedules.ts';
import { formsList, offers, pagesBefore, smallPrint } from '../declarations/extras.ts';
import type { House } from '../declarations/house.ts';
import { note, title } from '../declarations/panels.ts';
import { compose, discountsBlock, feesBlock, totalBlock } from '../declarations/sheet.ts';
import { deskFront } from './front.ts';
import { deskHouse } from './house.ts';

/** Vehicles with two lines each: what it is, and below it how it is used. */
function twoLineVehicles(house: House, { cars }: AutoFacts): Schedule {
  const { random } = house;
  const word = (key: string): string => house.caption(house.word(key));
  const hasMiles = random.chance(0.6);
  const hasLien = random.chance(0.7);
  const lines = cars.map((car) => {
    const under = [
      `${word('usage')}: ${car.usage}`,
      ...(hasMiles ? [`${word('mileage')}: ${car.mileage.toLocaleString('en-US')}`] : []),
      ...(hasLien && car.lienholder !== null ? [`${word('lienholder')}: ${car.lienholder}`] : []),
    ];
    return html`<div style="margin-bottom:4pt"><b>${car.printed}</b> &nbsp; ${car.year} ${car.make} ${car.model} &nbsp;&nbsp; ${word('vin')} ${car.vin}<div style="padding-left:16pt">${under.join(' \u00a0\u00a0\u00a0 ')}</div></div>`;
  });
  return {
    html: html`${title(house, 'vehiclesTitle')}${lines}`,
    labels: cars.map(({ number, year, make, model, vin, usage, mileage, lienholder }) => ({
      number,
      year,
      make,
      model,
      vin,
      usage,
      ...(hasMiles && { annualMileage: mileage }),
      ...(hasLien && { lienholderName: lienholder }),
    })),
  };
}

/** Drivers in a sentence or a list with what is known of each in parentheses. */
function inlineDrivers(house: House, { drivers }: AutoFacts): Schedule {
  const { random } = house;
  const hasBirth = random.chance(0.6);
  const text = drivers.map(({ printedName, born }) => `${printedName}${hasBirth ? ` (${house.date(born)})` : ''}`);
  const caption = hasBirth
    ? html`<div class="small">${house.caption(house.word('driverName'))} (${house.caption(house.word('born'))})</div>`
    : null;
  return {
    html: html`${title(house, 'driversTitle')}${caption}<div style="columns:2">${text.map((each) => html`<div>${each}</div>`)}</div>`,
    labels: drivers.map(({ printedName, born }) => ({ name: printedName, ...(hasBirth && { dateOfBirth: born }) })),
  };
}

export interface AutoOptions {
  most?: number;
  /** Stands between the front and the schedules. */
  before?: (house: House, facts: AutoFacts) => Html | null;
}

/** Declarations of an auto policy with another front and other schedules. */
export function buildDeskAuto(recipe: Recipe, skeleton: Skeleton, { most = 4, before }: AutoOptions = {}): Drawn {
  const house = deskHouse(recipe);
  const facts = drawAuto(house, { most });
  const limits = drawLimits(house);
  const { contract } = facts;
  const front = deskFront(house, contract, { titleKey: 'autoTitle' });
  const shown = skeleton(house, facts, limits);
  const vehicles = recipe.chance('two-line vehicles', 0.5)
    ? twoLineVehicles(house, facts)
    : vehicleSchedule(house, facts);
  const drivers = {
    table: () => driverSchedule(house, facts),
    inline: () => inlineDrivers(house, facts),
    none: () => null,
  }[recipe.draw('drivers', { table: 4, inline: 3, none: 1.5 })]();
  const isUnexplained = limits.isInThousands && !/in thousands|in<br>thousands/i.test(shown.html.text);
  const unit = isUnexplained ? note(house, 'Limits of liability are shown in thousands of dollars.') : null;
  const coverages = html`${title(house, 'autoCoverages')}${shown.html}${unit}`;
  const money = [discountsBlock(house, facts.discounts), feesBlock(house, facts.fees), totalBlock(house, facts.total)];
  const [v, d] = [vehicles.html, drivers?.html ?? null];
  const order = recipe.draw('order', { vehiclesFirst: 3, coveragesFirst: 2, moneyFirst: 1, driversFirst: 2 });
  const middle = {
    vehiclesFirst: [v, coverages, d, ...money],
    coveragesFirst: [coverages, ...money, v, d],
    moneyFirst: [...money, v, d, coverages],
    driversFirst: [d, v, coverages, ...money],
  }[order];
  const { coverages: items, accept } = coverageLabels(shown.entries, limits, house);
  return compose(house, {
    contract,
    isWide: shown.isWide ?? false,
    blocks: [
      pagesBefore(house, contract, { hasCards: true }),
      front.html,
      before?.(house, facts) ?? null,
      ...middle,
      recipe.chance('forms', 0.5) ? formsList(house) : null,
      offers(house, facts.total),
      smallPrint(house),
    ],
    label: {
      ...front.label,
      totalPremium: facts.total,
      fees: facts.fees,
      discounts: facts.discounts,
      vehicles: vehicles.labels.map((each, i) => ({
        ...each,
        ...(shown.hasTotals && { premium: facts.cars[i]?.total }),
      })),
      drivers: drivers?.labels ?? [],
      coverages: items,
      _accept: accept,
    },
  });
}

import { html } from '../../kit/html.ts';
import type { Family } from '../../kit/families.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { drawAuto } from './auto-facts.ts';
import { coded, matrix, policyLevel, type Skeleton, transposed } from './auto-grids.ts';
import { coverageLabels, drawLimits } from './auto-limits.ts';
import { byCoverage, byVehicle, cards, grouped, leaders } from './auto-lists.ts';
import { driverSchedule, vehicleSchedule } from './auto-schedules.ts';
import { formsList, offers, pagesBefore, smallPrint } from './extras.ts';
import { drawFront } from './front.ts';
import { drawHouse } from './house.ts';
import { note, title } from './panels.ts';
import { compose, discountsBlock, feesBlock, inPairs, totalBlock } from './sheet.ts';

/** Declarations of an auto policy whose coverages stand in this skeleton. */
export function buildAuto(
  recipe: Recipe,
  skeleton: Skeleton,
  { most = 4, pitch = 0.15 }: { most?: number; pitch?: number } = {},
): Drawn {
  const house = drawHouse(recipe, pitch);
  const facts = drawAuto(house, { most });
  const limits = drawLimits(house);
  const { front, label } = drawFront(house, facts.contract, { titleKey: 'autoTitle' });
  const coverages = skeleton(house, facts, limits);
  const vehicles = vehicleSchedule(house, facts);
  const drivers = recipe.chance('drivers', 0.8) ? driverSchedule(house, facts) : null;
  const order = recipe.draw('order', {
    vehiclesFirst: 3,
    coveragesFirst: 2,
    driversFirst: 2,
    moneyFirst: 1,
    paired: 2,
  });
  // "100/300" without a heading that says so
  const isUnexplained = limits.isInThousands && !/in thousands|in<br>thousands/i.test(coverages.html.text);
  const unit = isUnexplained ? note(house, 'Limits of liability are shown in thousands of dollars.') : null;
  const c = html`${title(house, 'autoCoverages')}${coverages.html}${unit}`;
  const [v, d] = [vehicles.html, drivers?.html ?? null];
  const paired = inPairs(house, [
    d,
    discountsBlock(house, facts.discounts),
    html`${feesBlock(house, facts.fees)}${totalBlock(house, facts.total)}`,
  ]);
  const money = html`${discountsBlock(house, facts.discounts)}${feesBlock(house, facts.fees)}${totalBlock(house, facts.total)}`;
  const middle = {
    vehiclesFirst: [v, d, c, money],
    coveragesFirst: [c, money, v, d],
    driversFirst: [d, v, c, money],
    moneyFirst: [money, v, c, d],
    paired: [v, c, ...paired],
  }[order];
  const { coverages: items, accept } = coverageLabels(coverages.entries, limits, house);
  const blocks = [
    pagesBefore(house, facts.contract, { hasCards: true }),
    front,
    ...middle,
    recipe.chance('forms', 0.6) ? formsList(house) : null,
    offers(house, facts.total),
    smallPrint(house),
  ];
  return compose(house, {
    contract: facts.contract,
    isWide: coverages.isWide ?? false,
    blocks,
    label: {
      ...label,
      totalPremium: facts.total,
      fees: facts.fees,
      discounts: facts.discounts,
      vehicles: vehicles.labels.map((each, i) => ({
        ...each,
        ...(coverages.hasTotals && { premium: facts.cars[i]?.total }),
      })),
      drivers: drivers?.labels ?? [],
      coverages: items,
      _accept: accept,
    },
  });
}

const family = (name: string, skeleton: Skeleton, options: { most?: number; pitch?: number } = {}): Family => ({
  policyType: 'auto',
  name,
  build: (recipe) => buildAuto(recipe, skeleton, options),
});

export const families: readonly Family[] = [
  family('coverages-by-vehicle-matrix', matrix),
  family('vehicles-by-coverage-matrix', transposed, { pitch: 0 }),
  family('policy-coverages-then-damage', policyLevel),
  family('coded-coverages', coded),
  family('table-per-vehicle', byVehicle, { most: 5 }),
  family('vehicle-groups', grouped, { most: 7 }),
  family('coverage-groups', byCoverage),
  family('vehicle-boxes', cards, { pitch: 0 }),
  family('leader-lines', leaders, { pitch: 0.4 }),
];

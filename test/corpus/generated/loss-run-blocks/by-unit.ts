import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { vehicle } from '../../kit/vehicles.ts';
import { claimFacts, type Fact, fact, moneyFacts, shownKeys } from './facts.ts';
import { drawHouse, type Policy } from './house.ts';
import { drawHead, drawLook, finish, grid } from './look.ts';
import { Recorder } from './recorder.ts';
import { drawPolicyHeading, drawSums } from './sections.ts';

type Claim = Policy['claims'][number];

/** Auto losses grouped by the insured's units, each with its vehicle, drivers with the losses. */
export function drawByUnit(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, { lines: ['auto'] });
  const { choose, random } = house;
  const look = drawLook(house);
  const recorder = new Recorder();
  const head = drawHead(house, look, recorder);
  const heading = drawPolicyHeading(house, look, recorder);
  const sums = drawSums(house, look, recorder);
  const shown = shownKeys(house, 0.6);
  const across = choose('columns of pairs', [2, 3, 4, 5]);
  const hasVin = recipe.chance('vin', 0.6);
  const units = random.times(3, () => ({ number: random.digits(random.pick([2, 3, 4])), ...vehicle(random) }));
  const bar = choose('bar of a unit', [
    'background:#e8e8e8',
    'border-bottom:.8pt dashed #000',
    'border:.7pt solid #555',
  ]);
  const unitFacts = ({ number, year, make, model, vin }: (typeof units)[number]): Fact[] => [
    fact(house, 'unit', number),
    fact(house, 'vehicle', house.text(`${year} ${make} ${model}`)),
    ...(hasVin ? [fact(house, 'vin', vin)] : []),
  ];
  const block = (claim: Claim, policy: Policy, unit: (typeof units)[number]): Html => {
    const driver: Fact = {
      ...fact(house, 'driver', house.claimant(claim.driver)),
      at: 'driverName',
      value: house.claimant(claim.driver),
    };
    const known = [...claimFacts(house, claim).filter(({ key }) => shown.has(key)), driver];
    const money = moneyFacts(house, claim);
    const ofUnit: Fact = {
      key: 'unit',
      caption: '',
      text: '',
      at: 'unit',
      value: unit.number,
      // the group heading is the vehicle of its claims, which the claims do not repeat
      accept: [null, house.text(`${unit.year} ${unit.make} ${unit.model}`), ...(hasVin ? [unit.vin] : [])],
    };
    recorder.claim([...known, ...money, ofUnit], policy.number);
    return html`<div style="margin:2pt 0 6pt 10pt;break-inside:avoid">${grid(look, known, across)}${grid(look, money, across)}</div>`;
  };
  const body = house.policies.map((policy) => {
    const top = heading(policy);
    if (policy.claims.length === 0) return html`${top}<p>${house.caption('noClaims')}</p>${sums.ofPolicy(policy)}`;
    const groups = units.map((unit, index) => ({
      unit,
      claims: policy.claims.filter((_, claim) => claim % units.length === index),
    }));
    return html`${top}${groups
      .filter(({ claims }) => claims.length > 0)
      .map(
        ({ unit, claims }) =>
          html`<div style="${bar};padding:1pt 3pt;break-after:avoid">${grid(look, unitFacts(unit), hasVin ? 3 : 2)}</div>${claims.map((claim) => block(claim, policy, unit))}`,
      )}${sums.ofPolicy(policy)}`;
  });
  return finish(house, look, html`${head}${body}${sums.ofAll()}`, recorder);
}

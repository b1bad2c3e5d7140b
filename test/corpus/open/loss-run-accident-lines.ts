import { addDays, bare } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';
import { dayBetween, lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { COLLISION_STORIES } from '../parts/stories.ts';

// A bus line's insurer: an accident is a bar with driver, unit and vehicle, a line for each coverage with its amounts, and a total line.

interface Coverage {
  name: string;
  paid: number;
  expense: number;
  reserve: number;
}

function drawAccident(random: Random, policy: Term & { number: string }, asOf: string) {
  const life = lifeOf(random, policy, asOf);
  const isOpen = life.status !== 'closed';
  const coverages = random
    .some(['Bodily Injury', 'Property Damage', 'Collision', 'No-Fault', 'Uninsured Motorist'], random.int(1, 3))
    .map(
      (name): Coverage => ({
        name,
        paid: random.chance(0.8) ? random.dollars(200, 40_000) : 0,
        expense: random.chance(0.5) ? random.dollars(50, 5_000) : 0,
        reserve: isOpen && random.chance(0.8) ? random.int(1, 80) * 500 : 0,
      }),
    );
  const { year, make, model } = vehicle(random);
  return {
    life,
    coverages,
    policyNumber: policy.number,
    number: `${random.digits(2)}${random.letters(1)}${random.digits(6)}`,
    driver: lastNameFirst(random),
    unit: random.digits(4),
    bus: `${year} ${make} ${model}`,
    story: random.pick(COLLISION_STORIES),
    adjuster: person(random),
    state: stateOf(random),
  };
}

type Accident = ReturnType<typeof drawAccident>;

const css = `body{margin:0;font:8.3pt/1.3 Verdana,"DejaVu Sans Condensed","DejaVu Sans",sans-serif}h1{font-size:13pt;margin:0;text-align:right;color:#1b4332}.k{display:grid;grid-template-columns:1fr 1fr;gap:2pt 20pt;margin:5pt 0}table{border-collapse:collapse;width:100%}td,th{padding:2pt 4pt;text-align:left}th{border-bottom:1pt solid #1b4332;font-weight:400}.r{text-align:right}.a td{background:#d8f3dc;padding-top:3pt}.t td{font-weight:700;border-top:.5pt solid #1b4332;padding-bottom:6pt}.p td{font-size:9.5pt;font-weight:700;padding-top:9pt}`;

const STATUS = { open: 'OPEN', closed: 'CLOSED', reopened: 'REOPENED' };
const numbers = (list: readonly Coverage[]): Html => {
  const [paid, expense, reserve] = [
    sum(list.map((each) => each.paid)),
    sum(list.map((each) => each.expense)),
    sum(list.map((each) => each.reserve)),
  ];
  return html`${[paid, expense, reserve, sum([paid, expense, reserve])].map((amount) => html`<td class="r">${whole(amount)}</td>`)}`;
};

function rows(accident: Accident): Html {
  const { life, coverages } = accident;
  const closed = life.closedDate === null ? '' : ` ${bare(life.closedDate)}`;
  const total = coverages.length === 1 ? null : html`<tr class="t"><td>Accident total</td>${numbers(coverages)}</tr>`;
  return html`<tr class="a"><td colspan="5"><b>${accident.number}</b> &nbsp; Accident ${bare(life.lossDate)} &nbsp; Notice ${bare(life.reportedDate)} &nbsp; ${STATUS[life.status]}${closed} &nbsp; Driver ${accident.driver} &nbsp; Unit ${accident.unit} (${accident.bus}) &nbsp; ${accident.state} &nbsp; Adj ${accident.adjuster}<br>${accident.story.text}</td></tr>${coverages.map((coverage) => html`<tr><td>${coverage.name}</td>${numbers([coverage])}</tr>`)}${total}`;
}

function amountsLabel(list: readonly Coverage[]) {
  const [loss, expense, reserve] = [
    sum(list.map((each) => each.paid)),
    sum(list.map((each) => each.expense)),
    sum(list.map((each) => each.reserve)),
  ];
  return { paid: { loss, expense }, reserve: { total: reserve }, incurred: { total: sum([loss, expense, reserve]) } };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'accident-lines',
  build(random) {
    const size = random.pick([1, 1, 3]);
    const asOf = dayBetween(random, '2014-01-15', '2026-05-30');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const policies = policyYears(random, asOf, random.int(1, 4)).map((term) => ({
      ...term,
      number: `PA${random.digits(7)}`,
    }));
    const sections = policies.map((policy) => ({
      policy,
      accidents: random.times(size * random.pick([0, 1, 2, 3]), () => drawAccident(random, policy, asOf)),
    }));
    const all = sections.flatMap((section) => section.accidents);
    const coverages = all.flatMap((accident) => accident.coverages);
    const body = html`<h1>PUBLIC AUTO LOSS REPORT</h1><div class="k"><span>Company: ${insurer}</span><span>Report date: ${bare(addDays(asOf, 1))}</span><span>Named insured: <b>${insured}</b></span><span>Valuation: ${bare(asOf)}</span><span>Producer: ${producer}</span></div><table><tr>${cells('th', ['Coverage'])}${['Loss Paid', 'Expense Paid', 'Reserves', 'Total Incurred'].map((head) => html`<th class="r">${head}</th>`)}</tr>
${sections.map(({ policy, accidents }) => html`<tr class="p"><td colspan="5">Policy ${policy.number} &nbsp; ${bare(policy.effective)} to ${bare(policy.expiration)}</td></tr>${accidents.length === 0 ? html`<tr><td colspan="5">No accidents reported</td></tr>` : accidents.map(rows)}${accidents.length === 0 ? null : html`<tr class="t"><td>Policy total, accidents: ${accidents.length}</td>${numbers(accidents.flatMap((accident) => accident.coverages))}</tr>`}`)}<tr class="t"><td>GRAND TOTAL, accidents: ${all.length}</td>${numbers(coverages)}</tr></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: addDays(asOf, 1),
      valuationDate: asOf,
      policies: sections.map(({ policy, accidents }) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'PUBLIC AUTO',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        ...(accidents.length > 0 && {
          claimCount: accidents.length,
          ...amountsLabel(accidents.flatMap((accident) => accident.coverages)),
        }),
      })),
      claims: all.map((accident) => ({
        claimNumber: accident.number,
        policyNumber: accident.policyNumber,
        claimType: accident.coverages[0]?.name,
        ...accident.life,
        lossState: accident.state,
        description: accident.story.text,
        adjusterName: accident.adjuster,
        driverName: accident.driver,
        unit: accident.unit,
        ...amountsLabel(accident.coverages),
      })),
      grandTotals: { claimCount: all.length, ...amountsLabel(coverages) },
      _accept: Object.fromEntries([
        ...all.flatMap((accident, index) =>
          accident.coverages.length === 1
            ? []
            : [[`claims[${index}].claimType`, [...accident.coverages.map((coverage) => coverage.name), null]]],
        ),
        ...sections.flatMap(({ accidents }, index) => [
          [`policies[${index}].lineOfBusiness`, ['PUBLIC AUTO', null]],
          ...(accidents.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : []),
        ]),
      ]),
    };
    return { html: sheet({ css, body }), label };
  },
};

// Third party administrator of a trucking program with a retention: each accident has a strip with driver, unit and place, then one line for each
// feature (bodily injury, property damage, cargo, own unit) with its claimant and state of things, and a total of the accident.
import { addDays, shortSlashed, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { carrier, lastNameFirst, numbered, person, stateOf, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { COLLISION_STORIES } from '../parts/stories.ts';

const css = `body{font:8.2pt/1.25 "Liberation Sans Narrow",sans-serif}h1{font-size:13pt;margin:0}.hd{display:flex;justify-content:space-between;margin-bottom:6px}table{width:100%;border-collapse:collapse}td,th{padding:1.5px 5px;text-align:right;white-space:nowrap}th{border-bottom:1.5px solid #000;border-top:1.5px solid #000;vertical-align:bottom}.l,td.l,th.l{text-align:left}.st td{background:#e6e9ee;text-align:left;white-space:normal;padding-top:3px}.to td{border-top:.7px solid #000}.po td{font-weight:700;border-top:1px solid #000;border-bottom:1px solid #000}h2{font-size:9.5pt;margin:12px 0 3px;break-after:avoid}tbody{break-inside:avoid}.s{font-size:7.2pt;margin-top:10px}`;

const kinds = [
  ['AL-PD', 'Auto Liab PD', 400, 26_000],
  ['AL-BI', 'Auto Liab BI', 900, 140_000],
  ['APD', 'Physical Damage', 700, 41_000],
  ['CARGO', 'Motor Truck Cargo', 500, 30_000],
] as const;

function featureOf(random: Random, kindAt: number, isOpen: boolean, insured: string) {
  const [code, , low, high] = kinds[kindAt] ?? kinds[0];
  const paid = random.chance(0.8) ? random.amount(low, high) : 0;
  const expense = random.chance(0.6) ? random.amount(40, 4800) : 0;
  const [loss, cost] = isOpen ? [random.int(1, 90) * 500, random.int(0, 12) * 250] : [0, 0];
  return {
    code,
    claimant: code === 'APD' || code === 'CARGO' ? insured : lastNameFirst(random),
    isOpen,
    paid: { loss: paid, expense },
    reserve: { loss, expense: cost },
    incurred: sum([paid, expense, loss, cost]),
    recovered: !isOpen && paid > 0 && random.chance(0.2) ? Math.round(paid * random.int(10, 60)) / 100 : 0,
  };
}
type Feature = ReturnType<typeof featureOf>;

function amountsOf(features: readonly Feature[]) {
  const add = (of: (feature: Feature) => number): number => sum(features.map(of));
  return {
    paid: { loss: add(({ paid }) => paid.loss), expense: add(({ paid }) => paid.expense) },
    reserve: { loss: add(({ reserve }) => reserve.loss), expense: add(({ reserve }) => reserve.expense) },
    recovered: add(({ recovered }) => recovered),
    incurred: { total: sum([add(({ incurred }) => incurred), -add(({ recovered }) => recovered)]) },
  };
}

function accidentOf(random: Random, term: Term, valued: string, insured: string, pattern: string) {
  const life = lifeOf(random, term, valued);
  const { text } = random.pick(COLLISION_STORIES);
  const at = random.some([0, 1, 2, 3], random.pick([1, 1, 2, 2, 3])).toSorted((one, other) => one - other);
  const isOpen = life.status !== 'closed';
  // an open accident has at least one open feature, its first
  const features = at.map((kindAt, i) => featureOf(random, kindAt, isOpen && (i === 0 || random.chance(0.4)), insured));
  return {
    ...life,
    features,
    number: numbered(random, pattern),
    driver: person(random),
    unit: random.pick([numbered(random, 'T-###'), numbered(random, '####'), numbered(random, '2##')]),
    state: stateOf(random),
    description: text,
    adjuster: person(random),
  };
}

function facts(random: Random) {
  const valued = `${random.int(2017, 2025)}-${random.pick(['03-31', '06-30', '09-30', '12-31'])}`;
  const insured = `${word(random)} ${random.pick(['Freight Lines, Inc.', 'Transport LLC', 'Carriers, Inc.', 'Logistics LP'])}`;
  const adjusters = random.times(3, () => person(random));
  const pattern = random.pick(['TR##-#####', '####-####-##', 'A#######']);
  const policies = policyYears(random, valued, random.int(1, 3)).map((term) => ({
    ...term,
    number: numbered(random, random.pick(['TAL ####### ##', 'PTP-#####-##'])),
    accidents: random
      .times(random.pick([0, 2, 3, 5, 7]), () => accidentOf(random, term, valued, insured, pattern))
      .map((each) => ({ ...each, adjuster: random.pick(adjusters) }))
      .sort((a, b) => b.lossDate.localeCompare(a.lossDate)),
  }));
  return {
    valued,
    insured,
    policies,
    run: addDays(valued, random.int(2, 20)),
    administrator: `${word(random)} Claim Services, Inc.`,
    carrierName: carrier(random),
    retention: random.pick([50_000, 100_000, 250_000]),
  };
}
type Facts = ReturnType<typeof facts>;
type Accident = Facts['policies'][number]['accidents'][number];

const codes = { open: 'O', closed: 'C', reopened: 'R' };

function amountCells(features: readonly Feature[]): Html {
  const { paid, reserve, recovered, incurred } = amountsOf(features);
  const all = [paid.loss, paid.expense, reserve.loss, reserve.expense, recovered, incurred.total];
  return html`${all.map((amount) => html`<td>${cents(amount)}</td>`)}`;
}

function accident(each: Accident): Html {
  const lines = each.features.map(
    (feature, i) =>
      html`<tr><td class="l">&nbsp;&nbsp; ${String(i + 1).padStart(2, '0')} ${feature.code}</td><td class="l">${feature.claimant}</td><td class="l">${feature.isOpen ? 'Active' : 'Settled'}</td>${amountCells([feature])}</tr>`,
  );
  return html`<tbody><tr class="st"><td colspan="9"><b>${each.number}</b> [${codes[each.status]}] &nbsp; D/A ${shortSlashed(each.lossDate)} &nbsp; Rcvd ${shortSlashed(each.reportedDate)}${each.closedDate === null ? '' : html` &nbsp; Clsd ${shortSlashed(each.closedDate)}`} &nbsp; Drv: ${each.driver} &nbsp; Unit ${each.unit} &nbsp; ${each.state} &nbsp; Examiner: ${each.adjuster}<br>${each.description}</td></tr>${lines}<tr class="to"><td></td><td class="l" colspan="2">Accident total</td>${amountCells(each.features)}</tr></tbody>`;
}

const head = html`<thead><tr><th class="l">Feature</th><th class="l">Claimant</th><th class="l">Disposition</th><th>Loss<br>Payments</th><th>ALAE<br>Payments</th><th>Loss<br>O/S</th><th>ALAE<br>O/S</th><th>Salv / Subro /<br>Ded Recd</th><th>Net<br>Incurred</th></tr></thead>`;

function policy({ number, effective, expiration, accidents }: Facts['policies'][number]): Html {
  const features = accidents.flatMap((each) => each.features);
  const open = accidents.filter(({ status }) => status !== 'closed').length;
  return html`<h2>Policy ${number} &nbsp; Term ${slashed(effective)} - ${slashed(expiration)} &nbsp; Trucker's Package</h2>${accidents.length === 0 ? html`<p>No accidents on file for this term.</p>` : html`<table>${head}${accidents.map(accident)}<tbody><tr class="po"><td class="l" colspan="3">Term total: ${accidents.length} accidents, ${open} open</td>${amountCells(features)}</tr></tbody></table>`}`;
}

const key = kinds.map(([code, name]) => `${code} ${name}`).join('; ');

export const style: Style = {
  policyType: 'loss_run',
  name: 'tpa-feature-lines',
  build: (random) => {
    const f = facts(random);
    const all = f.policies.flatMap(({ accidents }) => accidents);
    const open = (list: readonly Accident[]): number => list.filter(({ status }) => status !== 'closed').length;
    const features = all.flatMap((each) => each.features);
    const body = html`<div class="hd"><div><h1>${f.administrator}</h1>Claim Experience by Feature</div><div style="text-align:right">Insured: <b>${f.insured}</b><br>Insurer: ${f.carrierName}<br>Evaluated ${slashed(f.valued)} &nbsp; Run ${slashed(f.run)}</div></div>${f.policies.map(policy)}
<h2>All terms</h2><table>${head}<tbody><tr class="po"><td class="l" colspan="3">${all.length} accidents, ${open(all)} open</td>${amountCells(features)}</tr></tbody></table><p class="s">${key}. O open, C closed, R reopened. Net incurred is payments and outstanding less salvage, subrogation and deductibles received. The insured's retention of $${cents(f.retention)} per accident is included in all figures. Administered for the program; not a guarantee of coverage.</p>`;
    // an accident with one feature has one claimant and one coverage; with several, none of them is the claimant of the accident
    const several = all.map(({ features: own }) => own.length > 1);
    return {
      html: sheet({ css, body }),
      label: {
        carrierName: f.carrierName,
        namedInsureds: [f.insured],
        reportDate: f.run,
        valuationDate: f.valued,
        policies: f.policies.map(({ number, effective, expiration, accidents }) => ({
          policyNumber: number,
          lineOfBusiness: "Trucker's Package",
          effectiveDate: effective,
          expirationDate: expiration,
          ...(accidents.length === 0
            ? {}
            : {
                claimCount: accidents.length,
                openClaimCount: open(accidents),
                ...amountsOf(accidents.flatMap((each) => each.features)),
              }),
        })),
        claims: f.policies.flatMap(({ number, accidents }) =>
          accidents.map((each) => ({
            claimNumber: each.number,
            policyNumber: number,
            claimantName: each.features.length === 1 ? each.features[0]?.claimant : null,
            claimType: each.features.length === 1 ? each.features[0]?.code : null,
            status: each.status,
            lossDate: each.lossDate,
            reportedDate: each.reportedDate,
            closedDate: each.closedDate,
            lossState: each.state,
            description: each.description,
            adjusterName: each.adjuster,
            driverName: each.driver,
            unit: each.unit,
            ...amountsOf(each.features),
          })),
        ),
        grandTotals: { claimCount: all.length, openClaimCount: open(all), ...amountsOf(features) },
        _accept: Object.fromEntries(
          all.flatMap((each, i) =>
            several[i]
              ? [
                  [`claims[${i}].claimantName`, each.features.map(({ claimant }) => claimant)],
                  [`claims[${i}].claimType`, each.features.map(({ code }) => code)],
                ]
              : [],
          ),
        ),
      },
      print: {
        landscape: true,
        margin: { top: '0.45in', right: '0.5in', bottom: '0.6in', left: '0.5in' },
        footer: html`<div style="font:7px sans-serif;width:100%;margin:0 48px;text-align:right">${f.insured} &nbsp; <span class="pageNumber"></span>/<span class="totalPages"></span></div>`,
      },
    };
  },
};

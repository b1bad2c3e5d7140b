import { addDays, slashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, company, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, lifeOf, policyYears } from '../parts/claims.ts';
import { COLLISION_STORIES } from '../parts/stories.ts';

// A trucking insurer's safety report: accidents under the name of the driver, units by number, one group for parked units.

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };
const NOBODY = 'UNASSIGNED / UNIT PARKED';
const KINDS = ['AL-BI', 'AL-PD', 'APD-COLL', 'APD-OTC', 'CARGO'];

type Claim = ReturnType<typeof claimOf>;

function claimOf(
  random: Random,
  driver: string | null,
  policies: readonly { number: string; effective: string; expiration: string }[],
  asOf: string,
) {
  const policy = random.pick(policies);
  const life = lifeOf(random, policy, asOf);
  const paid = random.chance(0.8) ? random.dollars(250, 45_000) : 0;
  const reserve = life.status === 'closed' ? 0 : random.int(1, 90) * 500;
  const kind = random.pick(KINDS);
  return {
    driver,
    life,
    paid,
    reserve,
    kind,
    policyNumber: policy.number,
    number: `TR${random.digits(3)}-${random.digits(4)}`,
    unit: `${random.pick(['T', 'S', ''])}${random.int(101, 899)}`,
    story: random.pick(COLLISION_STORIES),
    claimant: kind.startsWith('AL') ? person(random) : null,
    state: stateOf(random),
    incurred: paid + reserve,
  };
}

const css = `body{margin:0;font:8pt/1.25 "Liberation Sans Narrow","Arial Narrow",Arial,sans-serif}.t{border:1.5pt solid #000;padding:5pt 8pt;display:grid;grid-template-columns:1fr 1fr 1fr;gap:2pt 10pt}.t b{grid-column:1/4;text-align:center;font-size:13pt}
h3{margin:10pt 0 1pt;font-size:9.5pt;text-decoration:underline;break-after:avoid}table{border-collapse:collapse;width:100%;break-inside:avoid}td,th{padding:1.5pt 3pt;text-align:left;vertical-align:top;border-bottom:.4pt solid #bbb}th{border-bottom:1pt solid #000}.n{text-align:right}.s td{font-weight:700;border-bottom:0}`;

const numbers = (list: readonly Claim[]): Html =>
  html`<td class="n">${whole(sum(list.map((claim) => claim.paid)))}</td><td class="n">${whole(sum(list.map((claim) => claim.reserve)))}</td><td class="n">${whole(sum(list.map((claim) => claim.incurred)))}</td>`;

const head = html`<tr>${cells('th', ['Unit', 'Accident', 'Rptd', 'Claim', 'Cov', 'St', 'Claimant', 'Type / Facts', 'Status', 'Closed'])}<th class="n">Paid</th><th class="n">O/S</th><th class="n">Incurred</th></tr>`;

function row(claim: Claim): Html {
  const { life } = claim;
  const text = html`${claim.story.cause}: ${claim.story.text}`;
  const closed = life.closedDate === null ? '' : slashed(life.closedDate);
  return html`<tr>${cells('td', [claim.unit, slashed(life.lossDate), slashed(life.reportedDate), claim.number, claim.kind, claim.state, claim.claimant, text, STATUS[life.status], closed])}${numbers([claim])}</tr>`;
}

function group(driver: string | null, list: readonly Claim[], hired: string): Html {
  const caption = driver === null ? html`${NOBODY}` : html`Driver: ${driver} &nbsp; (hired ${hired})`;
  return html`<h3>${caption}</h3><table>${head}${list.map(row)}<tr class="s"><td colspan="10">${driver === null ? 'Total unassigned' : `Total ${driver}`}: ${list.length}</td>${numbers(list)}</tr></table>`;
}

const totals = (list: readonly Claim[]) => ({
  paid: { total: sum(list.map((claim) => claim.paid)) },
  reserve: { total: sum(list.map((claim) => claim.reserve)) },
  incurred: { total: sum(list.map((claim) => claim.incurred)) },
});

const footer = html`<div style="font:7pt Arial;width:100vw;margin:0 .5in;display:flex;justify-content:space-between"><span>Fleet Safety Services</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'by-driver',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2016-06-01', '2026-06-20');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const policies = policyYears(random, asOf, random.int(1, 3)).map((term) => ({
      ...term,
      number: `CAL ${random.digits(3)} ${random.digits(3)}`,
    }));
    const drivers = [
      ...random.times(size * random.int(3, 8), () => person(random)),
      ...(random.chance(0.6) ? [null] : []),
    ];
    const groups = drivers.map((driver) =>
      random.times(random.pick([1, 1, 2, 3]), () => claimOf(random, driver, policies, asOf)),
    );
    const claims = groups.flat();
    const policyOf = new Map(claims.map((claim) => [claim.number, claim.policyNumber]));
    // the policy of a claim is only printed where there is just one
    const isSingle = policies.length === 1;
    const sections = groups.map((list) =>
      group(list[0]?.driver ?? null, list, slashed(addDays(asOf, -random.int(400, 5000)))),
    );
    const body = html`<div class="t"><b>FLEET ACCIDENT &amp; LOSS REPORT BY DRIVER</b><span>Insured: ${insured}</span><span>Company: ${insurer}</span><span>Producer: ${producer}</span><span>Loss data as of: ${slashed(asOf)}</span><span>Line: Commercial Auto / Motor Truck Cargo</span><span>Date run: ${slashed(asOf)}</span>${policies.map((policy) => html`<span>Policy ${policy.number}: ${slashed(policy.effective)} - ${slashed(policy.expiration)}</span>`)}</div>${sections}
<h3>Fleet</h3><table><tr><th>Number of claims</th><th class="n">Paid</th><th class="n">O/S</th><th class="n">Incurred</th></tr><tr class="s"><td>${claims.length}</td>${numbers(claims)}</tr></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: asOf,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'Commercial Auto / Motor Truck Cargo',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: isSingle ? claim.policyNumber : null,
        claimantName: claim.claimant,
        claimType: claim.kind,
        ...claim.life,
        lossState: claim.state,
        cause: claim.story.cause,
        description: claim.story.text,
        driverName: claim.driver,
        unit: claim.unit,
        ...totals([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...totals(claims) },
      _accept: Object.fromEntries(
        claims.flatMap((claim, index) => [
          [`claims[${index}].policyNumber`, [policyOf.get(claim.number), null]],
          [`claims[${index}].cause`, [claim.story.cause, null]],
        ]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true, footer } };
  },
};

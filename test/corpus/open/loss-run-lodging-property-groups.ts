import { addDays, addYears, shortDashed, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { carrier, cityLine, lastNameFirst, numbered, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// A third-party administrator for a hotel owner: claims by property of the insured, guests in capitals, letters for
// status and codes for type with a legend, cause and description as run-in captions in a second line that also says
// who adjusts. Policies stand in a schedule with their own sums before the properties.

const css = `body{margin:0;font:7.8pt/1.28 "Liberation Sans",sans-serif}
.t{display:grid;grid-template-columns:2fr 1fr 1fr;border:1pt solid #444;padding:4pt 6pt;margin-bottom:6pt}
.t b{font-size:11pt}table{width:100%;border-collapse:collapse}
td,th{padding:1.5pt 4pt;vertical-align:top;text-align:left}
th{border-bottom:1pt solid #444;vertical-align:bottom}.n{text-align:right!important;white-space:nowrap}
.loc td{background:#ececf6;font-weight:700;padding-top:3pt}.r td{border-top:.3pt solid #aaa}.r+tr td{padding-bottom:3pt}
.x td:nth-child(2) span{margin-right:12pt}.x i{color:#444;font-weight:400}tbody{break-inside:avoid}
.s td{border-top:.8pt solid #444;font-weight:700}.p{width:88%;margin-bottom:8pt}`;

const STORIES = [
  ['GBI', 'Slip/Fall - Wet Surface', 'Guest states pool deck was slick, landed on tailbone'],
  ['GBI', 'Slip/Fall - Bathroom', 'No mat in tub of room 214, guest fell exiting shower'],
  ['GPD', 'Theft from Room', 'Laptop and camera missing after housekeeping service'],
  ['GPD', 'Vehicle Damage - Valet', 'Scrape to passenger door noticed when car was brought around'],
  ['GBI', 'Bed Bugs', 'Bites alleged by family of four after two night stay'],
  ['GBI', 'Burn/Scald', 'Breakfast bar carafe lid loose, coffee spilled on forearm'],
  ['GMP', 'Cut by Glass', 'Bowl broke in hand at breakfast area, first aid and stitches'],
  ['GBI', 'Elevator', 'Doors closed on luggage and shoulder of guest'],
  ['GPD', 'Water Damage', 'Overflow of AC drain onto guest belongings in closet'],
  ['GPI', 'Wrongful Eviction', 'Guest removed by security, alleges humiliation'],
  ['GBI', 'Assault by Third Party', 'Altercation in parking lot, negligent security alleged'],
  ['GBI', 'Trip/Fall - Curb', 'Unmarked curb at entrance, wrist fracture'],
] as const;

const TYPES = new Map<string, string>([
  ['GBI', 'Guest Bodily Injury'],
  ['GPD', 'Guest Property Damage'],
  ['GMP', 'Guest Medical Payments'],
  ['GPI', 'Personal Injury'],
]);
const STATUS = { open: 'P', closed: 'F', reopened: 'R' };

interface Policy {
  number: string;
  effectiveDate: string;
  expirationDate: string;
}
interface Incident extends ClaimFacts {
  kind: string;
  policy: Policy;
  at: string;
}

function drawIncidents(random: Random, first: string, years: number, asOf: string) {
  const flags = ['Inn', 'Suites', 'Lodge', 'Hotel & Conference Center'];
  const places = random.times(random.int(3, 4), () => {
    return `${random.int(101, 980)} ${word(random)} ${random.pick(flags)}, ${cityLine(place(random))}`;
  });
  const counts = random.times<number>(years, () => random.pick([2, 4, 5, 6]));
  if (years > 2) counts[years - 1] = random.pick([0, 3]);
  const story = deckOf(random, STORIES);
  const stem = numbered(random, 'GLH@#####');
  const terms = makeTerms(random, { line: 'liability', first, counts, numbers: '####-##-####', asOf });
  const policies = terms.map(({ effectiveDate, expirationDate }, index) => ({
    number: `${stem}-0${index + 1}`,
    effectiveDate,
    expirationDate,
  }));
  const all = terms.flatMap(({ claims }, index) =>
    claims.flatMap((claim): Incident[] => {
      const policy = policies[index];
      const [kind, cause, description] = story();
      const claimant = lastNameFirst(random).toUpperCase();
      const own = { kind, cause, description, claimant, at: random.pick(places) };
      return policy === undefined ? [] : [{ ...withoutMedical(claim), ...own, policy }];
    }),
  );
  return { policies, places, incidents: places.flatMap((at) => all.filter((incident) => incident.at === at)) };
}

const amounts = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, recovered, incurred } = totalsOf(claims);
  const values = [paid.loss, paid.expense, reserve.loss, reserve.expense, recovered, incurred.total];
  return html`${values.map((value) => html`<td class="n">${cents(value)}</td>`)}`;
};
const MONEY = ['Pd Loss', 'Pd Expense', 'Rsv Loss', 'Rsv Expense', 'Recov.', 'Incurred'];

function incidentBody(one: Incident): Html {
  const closed = one.closedDate === null ? '' : shortDashed(one.closedDate);
  const dates = [shortDashed(one.lossDate), shortDashed(one.reportedDate), STATUS[one.status], closed];
  const facts = [one.number, one.policy.number, ...dates, one.kind, one.claimant];
  return html`<tbody><tr class="r">${facts.map((text) => html`<td>${text}</td>`)}${amounts([one])}</tr>
<tr class="x"><td></td><td colspan="13"><span><i>Cause:</i> ${one.cause}</span> <span><i>Desc:</i>
${one.description}</span> <span><i>Adj:</i> ${one.adjuster}</span></td></tr></tbody>`;
}

function sumBody(caption: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount } = totalsOf(claims);
  const counts = `${claimCount} Claims, ${openClaimCount} Pending`;
  return html`<tbody><tr class="s"><td colspan="8">${caption}: ${counts}</td>${amounts(claims)}</tr></tbody>`;
}

function placeBodies(at: string, own: readonly Incident[]): Html {
  const head = html`<tbody><tr class="loc"><td colspan="14">Property ${at}</td></tr></tbody>`;
  if (own.length === 0) return html`${head}<tbody><tr><td colspan="14">None reported</td></tr></tbody>`;
  return html`${head}${own.map(incidentBody)}${sumBody('Property total', own)}`;
}

const schedule = (policies: readonly Policy[], all: readonly Incident[]): Html => html`<table class="p"><tr>
<th>Policy</th><th>Inception</th><th>Expiration</th><th class="n">Claims</th><th class="n">Pending</th>
${MONEY.map((head) => html`<th class="n">${head}</th>`)}</tr>${policies.map((policy) => {
  const own = all.filter((one) => one.policy === policy);
  const { claimCount, openClaimCount } = totalsOf(own);
  return html`<tr><td>${policy.number}</td><td>${slashed(policy.effectiveDate)}</td>
<td>${slashed(policy.expirationDate)}</td><td class="n">${claimCount}</td><td class="n">${openClaimCount}</td>
${amounts(own)}</tr>`;
})}</table>`;

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred, recovered } = totalsOf(claims);
  const two = ({ loss, expense }: ClaimFacts['paid']) => ({ loss, expense });
  return { paid: two(paid), reserve: two(reserve), incurred: { total: incurred.total }, recovered };
};

function countedLabel(claims: readonly ClaimFacts[]) {
  const { claimCount, openClaimCount } = totalsOf(claims);
  return { claimCount, openClaimCount, ...sumsLabel(claims) };
}

/** Of the heading of the property: "389 Ildarfield Inn, Ildelake, OR 97194" */
const stateOfPlace = (at: string): string => at.slice(-8, -6);

const incidentLabel = (one: Incident) => ({
  claimNumber: one.number,
  policyNumber: one.policy.number,
  claimantName: one.claimant,
  claimType: one.kind,
  status: one.status,
  lossDate: one.lossDate,
  reportedDate: one.reportedDate,
  closedDate: one.closedDate,
  lossState: stateOfPlace(one.at),
  description: one.description,
  cause: one.cause,
  adjusterName: one.adjuster,
  ...sumsLabel([one]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'lodging-property-groups',
  build(random) {
    const years = random.int(2, 4);
    const first = `${random.int(2015, 2021)}-${random.pick(['01-01', '05-15', '09-01', '12-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(140, 345));
    const run = addDays(asOf, random.int(1, 9));
    const { policies, places, incidents } = drawIncidents(random, first, years, asOf);
    const [insurer, insured] = [carrier(random), `${word(random)} Hospitality Group, LLC`];
    const administrator = `${word(random)} Claim Services, Inc.`;
    const groups = places.map((at) =>
      placeBodies(
        at,
        incidents.filter((one) => one.at === at),
      ),
    );
    const body = html`<div class="t"><div><b>${administrator}</b><br>Liability Loss Run by Property<br>Client:
${insured}</div><div>Carrier: ${insurer}<br>Coverage: General Liability<br>Manager: ${person(random)}</div><div>Data
Through: ${slashed(asOf)}<br>Report Date: ${slashed(run)}</div></div>${schedule(policies, incidents)}<table><thead><tr>
${['Claim', 'Policy', 'D/L', 'Recd', 'S', 'Closed', 'Type', 'Claimant'].map((head) => html`<th>${head}</th>`)}
${MONEY.map((head) => html`<th class="n">${head}</th>`)}</tr></thead>${groups}${sumBody('Client total', incidents)}
</table><p>S: P pending, F final, R reopened. Type: ${[...TYPES].map(([code, name]) => `${code} ${name}`).join(', ')}.
Recov. is subrogation and deductible reimbursement received and is not taken off Incurred.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: run,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'General Liability',
        effectiveDate: policy.effectiveDate,
        expirationDate: policy.expirationDate,
        ...countedLabel(incidents.filter((one) => one.policy === policy)),
      })),
      claims: incidents.map(incidentLabel),
      grandTotals: countedLabel(incidents),
      _accept: Object.fromEntries(
        incidents.flatMap(({ kind, at }, index) => [
          [`claims[${index}].claimType`, [kind, TYPES.get(kind) ?? kind]],
          [`claims[${index}].lossState`, [stateOfPlace(at), null]],
        ]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};

import { addDays, addYears, dashed, dayFirst } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, type Kinds, makeClaim, makeTerms } from '../kit/loss-facts.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, company, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf, withoutMedical } from '../parts/loss-columns.ts';

// A deductible program's ledger by an administrator: every claim has a line for each of its coverages (features) and a
// claim total; from gross payments and case reserves to what is left net of deductible and subrogation.

const FEATURES = ['BI Liability', 'PD Liability', 'Collision', 'Med Pay', 'Comprehensive', 'Cargo'];
const STATUS = { open: 'O', closed: 'C', reopened: 'R' };

interface Feature {
  coverage: string;
  claimant: string;
  paid: Kinds;
  reserve: Kinds;
  recovered: number;
}
interface Claim extends ClaimFacts {
  unit: string;
  features: Feature[];
}
interface Policy {
  number: string;
  effectiveDate: string;
  expirationDate: string;
  claims: Claim[];
}

const css = `body{margin:0;font:7.5pt/1.3 'DejaVu Sans Condensed','Liberation Sans',sans-serif}h1{font-size:12pt;margin:0;text-align:left}.k{columns:3;border-top:2pt solid #5b3a1e;border-bottom:.7pt solid #5b3a1e;margin:4pt 0 8pt;padding:3pt 0}.k div{break-inside:avoid}
table{width:100%;border-collapse:collapse}th{font-weight:700;text-align:right;padding:1pt 4pt;vertical-align:bottom}th.g{text-align:center;border-bottom:.6pt solid #5b3a1e}thead tr:last-child th{border-bottom:1pt solid #5b3a1e}th.x{text-align:left}td{padding:1.2pt 4pt;vertical-align:top}.n{text-align:right;white-space:nowrap}
.pol td{background:#efe5da;font-weight:700;padding:3pt 4pt}.c td{padding-top:5pt}.c b{margin-right:3pt}.f td:first-child{padding-left:18pt}.ct td{border-top:.5pt solid #999;border-bottom:.3pt solid #ccc}.ct td:first-child{padding-left:18pt;font-style:italic}.pt td{font-weight:700;border-top:1pt solid #5b3a1e}.gt td{font-weight:700;border-top:2pt double #5b3a1e;border-bottom:2pt double #5b3a1e}tbody{break-inside:avoid}`;

const figures = ({ paid, reserve, recovered }: Pick<Feature, 'paid' | 'reserve' | 'recovered'>) => {
  const gross = sum([paid.total, reserve.total]);
  return { gross, net: sum([gross, -recovered]) };
};
const summed = (parts: readonly Pick<Feature, 'paid' | 'reserve' | 'recovered'>[]) => ({
  paid: addKinds(parts.map(({ paid }) => paid)),
  reserve: addKinds(parts.map(({ reserve }) => reserve)),
  recovered: sum(parts.map(({ recovered }) => recovered)),
});

function row(
  kind: string,
  caption: string,
  parts: readonly Pick<Feature, 'paid' | 'reserve' | 'recovered'>[],
  second = '',
): Html {
  const all = summed(parts);
  const { gross, net } = figures(all);
  const { paid, reserve, recovered } = all;
  const amounts = [paid.loss, paid.expense, reserve.loss, reserve.expense, gross, recovered, net];
  return html`<tr class="${kind}"><td>${caption}</td><td>${second}</td>${amounts.map((amount) => html`<td class="n">${cents(amount)}</td>`)}</tr>`;
}

function claimBody(claim: Claim): Html {
  const closed = claim.closedDate === null ? html`` : html` &nbsp; <b>Clsd</b> ${dayFirst(claim.closedDate)}`;
  const head = html`<tr class="c"><td colspan="9"><b>Claim</b> ${claim.number} &nbsp; <b>D/L</b> ${dayFirst(claim.lossDate)} &nbsp; <b>Rcvd</b> ${dayFirst(claim.reportedDate)} &nbsp; <b>Stat</b> ${STATUS[claim.status]}${closed} &nbsp; <b>Driver</b> ${claim.driver} &nbsp; <b>Unit</b> ${claim.unit} &nbsp; <b>Loc</b> ${claim.state}<br><b>Facts</b> ${claim.description}</td></tr>`;
  const lines = claim.features.map((feature, index) =>
    row('f', `0${index + 1} ${feature.coverage}`, [feature], feature.claimant),
  );
  return html`<tbody>${head}${lines}${row('ct', 'Claim total', claim.features)}</tbody>`;
}

const partsOf = (claims: readonly Claim[]): Feature[] => claims.flatMap(({ features }) => features);
const counted = (claims: readonly Claim[]): string => {
  const { claimCount, openClaimCount } = countsOf(claims);
  return `${claimCount} claims, ${openClaimCount} open`;
};

function policyBodies({ number, effectiveDate, expirationDate, claims }: Policy): Html {
  const band = html`<tbody><tr class="pol"><td colspan="9">Policy ${number} &nbsp; Automobile Liability &amp; Physical Damage &nbsp; ${dashed(effectiveDate)} / ${dashed(expirationDate)}</td></tr></tbody>`;
  if (claims.length === 0) return html`${band}<tbody><tr><td colspan="9">Nil - no claims presented</td></tr></tbody>`;
  return html`${band}${claims.map(claimBody)}<tbody>${row('pt', 'Policy total', partsOf(claims), counted(claims))}</tbody>`;
}

/** Features of one accident: the first with the amounts of the claim, others with those of claims of the same term. */
function drawFeatures(random: Random, claim: ClaimFacts, asOf: string, deductible: number): Feature[] {
  const others = random.times(random.pick([0, 1, 1, 2]), () =>
    withoutMedical(
      makeClaim(random, { line: 'auto', numbers: '#', from: claim.lossDate, to: addDays(claim.lossDate, 40), asOf }),
    ),
  );
  const coverages = random.some(FEATURES, others.length + 1);
  const none = addKinds([]);
  return [claim, ...others].map((own, index) => {
    const reserve = claim.status === 'closed' ? none : own.reserve;
    const billed = index === 0 && random.chance(0.7) ? Math.min(deductible, own.paid.loss) : 0;
    const recovered = sum([billed, billed < own.paid.loss ? Math.min(own.recovered, own.paid.loss - billed) : 0]);
    return {
      coverage: coverages[index] ?? 'BI Liability',
      claimant: person(random),
      paid: own.paid,
      reserve,
      recovered: Math.round(recovered * 100) / 100,
    };
  });
}

function drawPolicies(random: Random, first: string, years: number, asOf: string, deductible: number): Policy[] {
  const counts = random.times<number>(years, () => random.pick([0, 2, 4, 6]));
  counts[0] = random.int(2, 4);
  const number = numbered(random, 'DA @@####');
  return makeTerms(random, { line: 'auto', first, counts, numbers: '####-@@-####', asOf }).map((term) => ({
    ...term,
    number: `${number}/${term.effectiveDate.slice(2, 4)}`,
    claims: term.claims.map((claim) => {
      const merged = withoutMedical(claim);
      const unit = String(random.int(201, 989));
      return { ...merged, unit, features: drawFeatures(random, merged, asOf, deductible) };
    }),
  }));
}

const shown = ({ loss, expense }: Kinds) => ({ loss, expense });
function amountsLabel(claims: readonly Claim[]) {
  const all = summed(partsOf(claims));
  return {
    paid: shown(all.paid),
    reserve: shown(all.reserve),
    incurred: { total: figures(all).gross },
    recovered: all.recovered,
  };
}
/** Gross is what the columns before it add up to; net is an incurred amount too. */
const acceptNet = (path: string, claims: readonly Claim[]): [string, readonly unknown[]] => {
  const { gross, net } = figures(summed(partsOf(claims)));
  return [`${path}.incurred.total`, [gross, net]];
};

function claimLabel(claim: Claim, policyNumber: string) {
  const [only, ...others] = claim.features;
  return {
    claimNumber: claim.number,
    policyNumber,
    claimantName: only?.claimant,
    claimType: others.length === 0 ? only?.coverage : null,
    status: claim.status,
    lossDate: claim.lossDate,
    reportedDate: claim.reportedDate,
    closedDate: claim.closedDate,
    lossState: claim.state,
    description: claim.description,
    driverName: claim.driver,
    unit: claim.unit,
    ...amountsLabel([claim]),
  };
}

/** A claim of several coverages has none of its own, and any of their claimants. */
const acceptFeatures = (claim: Claim, at: string): [string, readonly unknown[]][] =>
  claim.features.length === 1
    ? []
    : [
        [`${at}.claimType`, [null, ...claim.features.map(({ coverage }) => coverage)]],
        [`${at}.claimantName`, [null, ...claim.features.map(({ claimant }) => claimant)]],
      ];

export const style: Style = {
  policyType: 'loss_run',
  name: 'gross-to-net',
  build(random) {
    const years = random.int(2, 4);
    const first = `${random.int(2016, 2022)}-${random.pick(['01-01', '04-15', '08-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(200, 520));
    const deductible = random.pick([1000, 2500, 5000, 10_000]);
    const policies = drawPolicies(random, first, years, asOf, deductible);
    const claims = policies.flatMap((policy) => policy.claims);
    const [insurer, insured, producer, administrator] = [
      carrier(random),
      company(random),
      agency(random),
      `${word(random)} Claim Management`,
    ];
    const body = html`<h1>${administrator} &ndash; Deductible Program Loss Ledger</h1><div class="k"><div>Insured: ${insured}</div><div>Broker: ${producer}</div><div>Carrier: ${insurer}</div><div>Losses through ${dayFirst(asOf)}</div><div>Deductible per claim: ${cents(deductible)}</div><div>Status: O open, C closed, R reopened</div></div>
<table><thead><tr><th></th><th></th><th class="g" colspan="2">Gross Paid</th><th class="g" colspan="2">Case O/S</th><th>Gross</th><th>Ded &amp; Subro</th><th>Net</th></tr><tr><th class="x">Feature</th><th class="x">Claimant</th><th>Loss</th><th>Alloc Exp</th><th>Loss</th><th>Alloc Exp</th><th>Incurred</th><th>Recov</th><th>Incurred</th></tr></thead>${policies.map(policyBodies)}<tbody>${row('gt', 'Program total', partsOf(claims), counted(claims))}</tbody></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'Automobile Liability & Physical Damage',
        effectiveDate: policy.effectiveDate,
        expirationDate: policy.expirationDate,
        ...(policy.claims.length === 0 ? {} : { ...countsOf(policy.claims), ...amountsLabel(policy.claims) }),
      })),
      claims: policies.flatMap((policy) => policy.claims.map((claim) => claimLabel(claim, policy.number))),
      grandTotals: { ...countsOf(claims), ...amountsLabel(claims) },
      _accept: Object.fromEntries([
        acceptNet('grandTotals', claims),
        ['valuationDate', [asOf, null]],
        ...policies.flatMap((policy, index) =>
          policy.claims.length === 0 ? [] : [acceptNet(`policies[${index}]`, policy.claims)],
        ),
        ...claims.flatMap((claim, index) => [
          acceptNet(`claims[${index}]`, [claim]),
          ...acceptFeatures(claim, `claims[${index}]`),
        ]),
      ]),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};

import { addDays, shortSlashed, slashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, financesOf, lifeOf, policyYears, sumOf, totalOf, type Parts, type Term } from '../parts/claims.ts';
import { ALLEGATIONS } from '../parts/stories.ts';

// A medical and social services insurer: captions only once in a header of three lines, every claim below in three lines of the same columns.

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function drawClaim(random: Random, policy: Term & { number: string }, asOf: string) {
  const life = lifeOf(random, policy, asOf);
  const { paid, reserve } = financesOf(random, life.status, { loss: [3_000, 150_000], expense: [700, 60_000] });
  return {
    life,
    paid,
    reserve,
    policyNumber: policy.number,
    text: random.pick(ALLEGATIONS),
    claimant: lastNameFirst(random),
    adjuster: person(random),
    state: stateOf(random),
    kind: random.pick(['Professional', 'Abuse', 'General']),
    number: `HC${random.digits(7)}`,
  };
}

type Claim = ReturnType<typeof drawClaim>;

const css = `body{margin:0;font:8.2pt/1.25 "Liberation Sans",Arial,sans-serif}.t{text-align:center;font-size:11pt;font-weight:700}.k{display:flex;justify-content:space-between;margin:3pt 0}table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{padding:1pt 4pt;text-align:left;vertical-align:top}thead th{background:#efefef;font-weight:700}thead tr:last-child th{border-bottom:1pt solid #000}tbody{break-inside:avoid}tbody tr:last-child td{border-bottom:.4pt solid #888;padding-bottom:3pt}.r{text-align:right}.p{font-weight:700;background:#ddd;padding:2pt 4pt;margin-top:7pt}.s td{font-weight:700}`;

const right = (values: readonly string[]): Html => html`${values.map((value) => html`<td class="r">${value}</td>`)}`;
const amounts = (paid: Parts, reserve: Parts): Html =>
  right([
    cents(paid.loss),
    cents(paid.expense),
    cents(reserve.loss),
    cents(reserve.expense),
    cents(sum([totalOf(paid), totalOf(reserve)])),
  ]);

const head = html`<thead><tr>${cells('th', ['Claim No.', 'Claimant', 'Type', 'State', 'Status'])}</tr><tr>${cells('th', ['Loss Date', 'Report Date', 'Close Date', 'Adjuster', ''])}</tr><tr>${['Indemnity Paid', 'Expense Paid', 'Indemnity Res.', 'Expense Res.', 'Incurred'].map((caption) => html`<th class="r">${caption}</th>`)}</tr></thead>`;

function record({ number, claimant, kind, state, life, adjuster, paid, reserve, text }: Claim): Html {
  const closed = life.closedDate === null ? '' : shortSlashed(life.closedDate);
  return html`<tbody><tr>${cells('td', [number, claimant, kind, state, STATUS[life.status]])}</tr><tr>${cells('td', [shortSlashed(life.lossDate), shortSlashed(life.reportedDate), closed, adjuster, ''])}</tr><tr><td colspan="5">${text}</td></tr><tr>${amounts(paid, reserve)}</tr></tbody>`;
}

function amountsLabel(list: readonly Claim[]) {
  const [paid, reserve] = [sumOf(list.map((claim) => claim.paid)), sumOf(list.map((claim) => claim.reserve))];
  const byKind = ({ loss, expense }: Parts) => ({ loss, expense });
  return { paid: byKind(paid), reserve: byKind(reserve), incurred: { total: sum([totalOf(paid), totalOf(reserve)]) } };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'legend-lines',
  build(random) {
    const size = random.pick([1, 1, 4]);
    const asOf = dayBetween(random, '2013-01-15', '2026-05-30');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const base = random.digits(5);
    const policies = policyYears(random, asOf, random.int(1, 4)).map((term) => ({
      ...term,
      number: `HPL-${base}-${term.effective.slice(0, 4)}`,
    }));
    const sections = policies.map((policy) => ({
      policy,
      claims: random.times(size * random.pick([0, 1, 2, 3]), () => drawClaim(random, policy, asOf)),
    }));
    const claims = sections.flatMap((section) => section.claims);
    const total = (caption: string, list: readonly Claim[]): Html =>
      html`<table><tr class="s"><td colspan="5">${caption} (${list.length} claims)</td></tr><tr class="s">${amounts(sumOf(list.map((claim) => claim.paid)), sumOf(list.map((claim) => claim.reserve)))}</tr></table>`;
    const body = html`<div class="t">${insurer}<br>Human Services Program &ndash; Loss Experience</div><div class="k"><span>Insured: <b>${insured}</b></span><span>Agency: ${producer}</span></div><div class="k"><span>As of: ${slashed(asOf)}</span><span>Printed: ${slashed(addDays(asOf, 7))}</span></div>
${sections.map(({ policy, claims: own }) => html`<div class="p">Policy ${policy.number} &nbsp; Professional and General Liability &nbsp; ${slashed(policy.effective)} - ${slashed(policy.expiration)}</div>${own.length === 0 ? html`<div>None reported</div>` : html`<table>${head}${own.map(record)}</table>${total('Policy total', own)}`}`)}<div class="p">Insured</div>${total('Total of all policies', claims)}`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: addDays(asOf, 7),
      valuationDate: asOf,
      policies: sections.map(({ policy, claims: own }) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'Professional and General Liability',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        ...(own.length > 0 && { claimCount: own.length, ...amountsLabel(own) }),
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.claimant,
        claimType: claim.kind,
        ...claim.life,
        lossState: claim.state,
        description: claim.text,
        adjusterName: claim.adjuster,
        ...amountsLabel([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...amountsLabel(claims) },
      _accept: Object.fromEntries(
        sections.flatMap(({ claims: own }, index) =>
          own.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : [],
        ),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};

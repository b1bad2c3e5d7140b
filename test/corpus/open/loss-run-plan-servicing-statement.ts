// Servicing carrier of a workers compensation assigned risk plan: an employer's statement of losses. The periods are summed up on the
// first page; then each period has claims as blocks, facts in short lines on the left, amounts as a small matrix on the right whose
// rows are paid, outstanding and incurred.
import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, type Kinds, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { agency, cityLine, company, numbered, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf } from '../parts/loss-columns.ts';

const css = `body{font:8.6pt/1.35 "Liberation Serif",serif}h1{font-size:13pt;margin:0;letter-spacing:.5px}h2{font-size:10pt;border-bottom:1.5px solid #000;margin:16px 0 4px;padding-bottom:2px;break-after:avoid}
.hd{display:flex;justify-content:space-between;border-bottom:3px double #000;padding-bottom:6px;margin-bottom:8px}.id{display:grid;grid-template-columns:1.1in 2.9in 1.2in 1fr;row-gap:2px}table{border-collapse:collapse}.s{width:100%;margin-top:10px}.s th{border-bottom:1px solid #000;text-align:left;font-weight:400;font-style:italic}
.n,.s th.n{text-align:right}td,th{padding:1.5px 5px;vertical-align:bottom}.s tfoot td{border-top:1px solid #000;font-weight:700}.c{display:flex;justify-content:space-between;gap:14px;border-bottom:.6px dotted #000;padding:5px 0;break-inside:avoid}.c>div{flex:1}.m td,.m th{padding:0 0 0 10px;text-align:right;font-weight:400;white-space:nowrap}.m td:first-child{text-align:left}.m th{font-style:italic}.p td{font-weight:700}.x{font-size:7.4pt;margin-top:14px}`;

const injuryKinds = ['Temporary Total', 'Temporary Partial', 'Permanent Partial'];

function facts(random: Random) {
  const home = place(random, random.pick(['AL', 'AZ', 'IL', 'IN', 'NC', 'NV', 'OR', 'TN', 'VA']));
  const first = `${random.int(2014, 2021)}-${random.pick(['01', '03', '05', '08', '11'])}-${random.int(11, 28)}`;
  const years = random.int(2, 5);
  const valued = addDays(addYears(first, years), -random.int(15, 250));
  const counts = random.times(years, () => random.pick([0, 1, 2, 3, 5]));
  const pattern = random.pick(['WAR-#######', '##-AR######', 'C#######-A']);
  const terms = makeTerms(random, {
    line: 'workers',
    first,
    counts,
    numbers: random.pick(['0##-######-WC', 'Z########', '##-@#####']),
    asOf: valued,
    state: home.state,
  });
  return {
    home,
    valued,
    prepared: addDays(valued, random.int(1, 9)),
    carrierName: `${word(random)} ${random.pick(['Casualty Company', 'Compensation Insurance Company', 'Indemnity Company'])}`,
    employer: company(random),
    producer: agency(random),
    contact: person(random),
    classCode: random.pick(['5645', '5551', '0106', '7219', '8017']),
    periods: terms.map((term) => ({
      ...term,
      number: numbered(random, pattern),
      claims: term.claims.map((claim) => ({
        ...claim,
        claimType:
          claim.incurred.total === 0
            ? 'Record Only'
            : claim.incurred.loss === 0
              ? 'Medical Only'
              : random.pick(injuryKinds),
      })),
    })),
  };
}
type Facts = ReturnType<typeof facts>;
type Period = Facts['periods'][number];

const matrixRow = (name: string, { loss, medical, expense, total }: Kinds): Html =>
  html`<tr><td>${name}</td>${[loss, medical, expense, total].map((amount) => html`<td>${cents(amount)}</td>`)}</tr>`;

const matrix = (paid: Kinds, reserve: Kinds): Html =>
  html`<table class="m"><tr><th></th><th>Compensation</th><th>Medical</th><th>Alloc. Exp.</th><th>Total</th></tr>${matrixRow('Paid to date', paid)}${matrixRow('Outstanding', reserve)}${matrixRow('Incurred', addKinds([paid, reserve]))}</table>`;

function statusWords({ status, closedDate }: ClaimFacts): string {
  if (status === 'closed') return `Closed ${closedDate === null ? '' : slashed(closedDate)}`;
  return status === 'open' ? 'Open' : 'Reopened';
}

const block = (claim: ClaimFacts): Html =>
  html`<div class="c"><div><b>${claim.number}</b> &nbsp; ${claim.claimant}<br>Injured ${slashed(claim.lossDate)} &nbsp; First notice ${slashed(claim.reportedDate)} &nbsp; ${statusWords(claim)}<br>${claim.claimType} &middot; Part of body: ${claim.bodyPart} &middot; Nature: ${claim.nature}<br>${claim.description}</div>${matrix(claim.paid, claim.reserve)}</div>`;

function periodPages(period: Period): Html {
  const { claims } = period;
  const totals = totalsOf(claims);
  return html`<h2>Policy ${period.number} &nbsp; ${slashed(period.effectiveDate)} to ${slashed(period.expirationDate)}</h2>${claims.length === 0 ? html`<p>No injuries have been reported to us for this period.</p>` : ''}${claims.map(block)}${
    claims.length === 0
      ? ''
      : html`<div class="c p"><div><b>Period total</b><br>${totals.claimCount} ${totals.claimCount === 1 ? 'claim' : 'claims'}, ${totals.openClaimCount} open</div>${matrix(totals.paid, totals.reserve)}</div>`
  }`;
}

function summary({ periods }: Facts): Html {
  const row = (head: Html, claims: readonly ClaimFacts[]): Html => {
    const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
    const figures = [
      claimCount,
      claims.filter(({ incurred: { loss } }) => loss > 0).length,
      openClaimCount,
      ...[paid, reserve, incurred].map(({ total }) => cents(total)),
    ];
    return html`<tr>${head}${figures.map((each) => html`<td class="n">${each}</td>`)}</tr>`;
  };
  const rows = periods.map((period) =>
    row(
      html`<td>${slashed(period.effectiveDate)} - ${slashed(period.expirationDate)}</td><td>${period.number}</td>`,
      period.claims,
    ),
  );
  return html`<table class="s"><thead><tr><th>Policy period</th><th>Policy number</th>${['Claims', 'Lost time', 'Open', 'Paid', 'Outstanding', 'Incurred'].map((head) => html`<th class="n">${head}</th>`)}</tr></thead><tbody>${rows}</tbody><tfoot>${row(
    html`<td colspan="2">All periods</td>`,
    periods.flatMap(({ claims }) => claims),
  )}</tfoot></table>`;
}

function body(f: Facts): Html {
  return html`<div class="hd"><div><h1>${f.carrierName}</h1>Involuntary Market Unit &middot; Servicing Carrier, Workers Compensation Insurance Plan</div><div style="text-align:right"><b style="font-size:11pt">EMPLOYER'S STATEMENT OF LOSSES</b><br>Prepared ${written(f.prepared)}</div></div>
<div class="id"><i>Employer</i><span>${f.employer}<br>${f.home.street}<br>${cityLine(f.home)}</span><i>Valued as of</i><span>${slashed(f.valued)}<br></span><i>Producer of record</i><span>${f.producer}</span><i>Governing class</i><span>${f.classCode}</span></div>${summary(f)}${f.periods.map(periodPages)}
<p class="x">Amounts are gross of any recovery. Outstanding amounts are estimates and may change. Allocated expense is not used in experience rating. "Record Only" means that notice was received and no payment is expected. Direct questions to ${f.contact}, Policyholder Services, 1-800-555-0186. An employer may dispute the reserve on a claim in writing to the Plan Administrator. Form IMU-44 (03/15)</p>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'plan-servicing-statement',
  build: (random) => {
    const f = facts(random);
    const all = totalsOf(f.periods.flatMap(({ claims }) => claims));
    const totalOnly = (claims: readonly ClaimFacts[]) => {
      const { paid, reserve, incurred } = totalsOf(claims);
      return { paid: { total: paid.total }, reserve: { total: reserve.total }, incurred: { total: incurred.total } };
    };
    const everyKind = (claims: readonly ClaimFacts[]) => {
      const { paid, reserve, incurred } = totalsOf(claims);
      return { paid, reserve, incurred };
    };
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        carrierName: f.carrierName,
        namedInsureds: [f.employer],
        agencyName: f.producer,
        reportDate: f.prepared,
        valuationDate: f.valued,
        policies: f.periods.map(({ number, effectiveDate, expirationDate, claims }) => ({
          policyNumber: number,
          effectiveDate,
          expirationDate,
          ...countsOf(claims),
          ...(claims.length === 0 ? totalOnly(claims) : everyKind(claims)),
        })),
        claims: f.periods.flatMap(({ number, claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber: number,
            claimantName: claim.claimant,
            claimType: claim.claimType,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            description: claim.description,
            natureOfInjury: claim.nature,
            bodyPart: claim.bodyPart,
            ...everyKind([claim]),
          })),
        ),
        grandTotals: {
          claimCount: all.claimCount,
          openClaimCount: all.openClaimCount,
          ...totalOnly(f.periods.flatMap(({ claims }) => claims)),
        },
        // the plan's line is named in the letterhead only
        _accept: Object.fromEntries(
          f.periods.map((_, i) => [`policies[${i}].lineOfBusiness`, ['Workers Compensation']]),
        ),
      },
      print: {
        margin: { top: '0.5in', right: '0.5in', bottom: '0.65in', left: '0.5in' },
        footer: html`<div style="font:7px serif;width:100%;margin:0 48px;display:flex;justify-content:space-between"><span>${f.employer} &nbsp; losses valued ${slashed(f.valued)}</span><span>Sheet <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
      },
    };
  },
};

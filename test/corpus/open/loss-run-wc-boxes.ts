import { addDays, slashed } from '../kit/dates.ts';
import { html, sheet, type Html, cells } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { carrier, company, lastNameFirst, person } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, financesOf, lifeOf, policyYears, sumOf, totalOf, type Parts, type Term } from '../parts/claims.ts';
import { INJURY_STORIES } from '../parts/stories.ts';

// A workers' compensation fund: a ruled box an injury, text on the left, a grid of amounts on the right with the kinds as columns.

const STATUS = { open: 'O', closed: 'C', reopened: 'R' };
const TYPE = { medical: 'Medical Only', lost: 'Lost Time' };

type Claim = ReturnType<typeof drawClaim>;

function drawClaim(random: Random, policyNumber: string, term: Term, asOf: string) {
  const life = lifeOf(random, term, asOf);
  const type = random.chance(0.6) ? TYPE.medical : TYPE.lost;
  const { paid, reserve } = financesOf(random, life.status, {
    medical: [180, type === TYPE.lost ? 42_000 : 3_200],
    expense: [25, 4_000],
    ...(type === TYPE.lost && { loss: [900, 48_000] as const }),
  });
  return {
    life,
    policyNumber,
    type,
    story: random.pick(INJURY_STORIES),
    paid,
    reserve,
    incurred: sumOf([paid, reserve]),
    number: `${life.lossDate.slice(0, 4)}${random.digits(6)}`,
    worker: lastNameFirst(random).toUpperCase(),
    adjuster: person(random),
    state: random.pick(['MO', 'MO', 'IL', 'KY']),
    job: random.pick(['Laborer', 'Driver', 'Cook', 'Clerk', 'Installer', 'Aide']),
  };
}

const css = `body{margin:0;font:8.5pt/1.3 Arial,"Liberation Sans",sans-serif}h1{font-size:13pt;margin:0}.t{display:flex;justify-content:space-between;align-items:end;border-bottom:2px solid #000}
.p{background:#d9d9d9;padding:3pt 5pt;font-weight:700;margin:10pt 0 0;border:1px solid #000;break-after:avoid}.b{display:flex;border:1px solid #000;border-top:0;break-inside:avoid}.l{flex:1;padding:3pt 5pt;display:grid;grid-template-columns:1fr 1fr;gap:0 8pt}
.r{width:286pt;border-left:1px solid #000}table{border-collapse:collapse;width:100%}td,th{border:.5px solid #888;padding:1.5pt 4pt;text-align:right;font-size:8pt}td:first-child,th:first-child{text-align:left;font-weight:700}.l i{font-style:normal;color:#444;font-size:7pt}
.s{display:flex;gap:22pt;border:1px solid #000;border-top:0;padding:3pt 5pt;font-weight:700}.x{grid-column:1/3}.z{border:1px solid #000;border-top:0;padding:4pt 5pt}`;

const item = (caption: string, value: string, wide = ''): Html =>
  html`<div class="${wide}"><i>${caption}</i> ${value}</div>`;

function amountsGrid(paid: Parts, reserve: Parts): Html {
  const line = (caption: string, parts: Parts): Html =>
    html`<tr>${cells('td', [caption, cents(parts.medical), cents(parts.loss), cents(parts.expense), cents(totalOf(parts))])}</tr>`;
  return html`<table><tr>${cells('th', ['', 'Medical', 'Indemnity', 'Expense', 'Total'])}</tr>${line('Paid', paid)}${line('Reserve', reserve)}${line('Incurred', sumOf([paid, reserve]))}</table>`;
}

function box(claim: Claim): Html {
  const { life, story } = claim;
  return html`<div class="b"><div class="l">${item('Claim', claim.number)}${item('Status', STATUS[life.status])}${item('Employee', claim.worker)}${item('Occupation', claim.job)}${item('Injury Dt', slashed(life.lossDate))}${item('Reported Dt', slashed(life.reportedDate))}${item('Closed Dt', life.closedDate === null ? '' : slashed(life.closedDate))}${item('State', claim.state)}${item('Type', claim.type)}${item('Adj', claim.adjuster)}
${item('Part of Body', story.part)}${item('Nature', story.nature)}${item('Cause', story.cause, 'x')}${item('Narrative', story.text, 'x')}</div><div class="r">${amountsGrid(claim.paid, claim.reserve)}</div></div>`;
}

const all = ({ loss, medical, expense }: Parts) => ({ loss, medical, expense, total: sum([loss, medical, expense]) });

function amountsLabel(list: readonly Claim[]) {
  const [paid, reserve] = [sumOf(list.map((claim) => claim.paid)), sumOf(list.map((claim) => claim.reserve))];
  return { paid: all(paid), reserve: all(reserve), incurred: all(sumOf([paid, reserve])) };
}

const footer = html`<div style="font:7pt Arial;width:100vw;margin:0 .5in;display:flex;justify-content:space-between"><span>WC-LR-07 &nbsp; Confidential</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'wc-boxes',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2014-02-01', '2026-06-10');
    const [fund, insured] = [carrier(random), company(random)];
    const base = random.digits(6);
    const policies = policyYears(random, asOf, random.int(1, 5)).map((term) => {
      const number = `WC${base}${term.effective.slice(2, 4)}`;
      return {
        ...term,
        number,
        claims: random.times(size * random.pick([0, 1, 2, 3, 5]), () => drawClaim(random, number, term, asOf)),
      };
    });
    const claims = policies.flatMap((policy) => policy.claims);
    const sections = policies.map(({ number, effective, expiration, claims: own }) => {
      const head = html`<div class="p">POLICY ${number} &nbsp; EFF ${slashed(effective)} &nbsp; EXP ${slashed(expiration)}</div>`;
      if (own.length === 0) return html`${head}<div class="z">** NO LOSSES REPORTED FOR THIS PERIOD **</div>`;
      const open = own.filter((claim) => claim.life.status !== 'closed').length;
      return html`${head}${own.map(box)}<div class="s"><span>Policy ${number} totals</span><span>Claims ${own.length}</span><span>Open ${open}</span><span>Paid ${cents(totalOf(sumOf(own.map((claim) => claim.paid))))}</span><span>Reserve ${cents(totalOf(sumOf(own.map((claim) => claim.reserve))))}</span><span>Incurred ${cents(totalOf(sumOf(own.map((claim) => claim.incurred))))}</span></div>`;
    });
    const summary = amountsLabel(claims);
    const body = html`<div class="t"><h1>${fund}</h1><div>WORKERS COMPENSATION LOSS RUN</div></div><div class="t" style="border:0"><div>Employer: <b>${insured}</b></div><div>Run ${slashed(addDays(asOf, 2))} &nbsp; Evaluated as of ${slashed(asOf)}</div></div>${sections}
<div class="p">EMPLOYER TOTALS &nbsp; CLAIMS ${claims.length}</div><div class="b"><div class="l">${item('Medical Only', String(claims.filter((claim) => claim.type === TYPE.medical).length))}${item('Lost Time', String(claims.filter((claim) => claim.type === TYPE.lost).length))}</div><div class="r">${amountsGrid(sumOf(claims.map((claim) => claim.paid)), sumOf(claims.map((claim) => claim.reserve)))}</div></div>`;
    const label = {
      carrierName: fund,
      namedInsureds: [insured],
      reportDate: addDays(asOf, 2),
      valuationDate: asOf,
      policies: policies.map(({ number, effective, expiration, claims: own }) => {
        const { paid, reserve, incurred } = amountsLabel(own);
        const totals = {
          claimCount: own.length,
          openClaimCount: own.filter((claim) => claim.life.status !== 'closed').length,
          paid: { total: paid.total },
          reserve: { total: reserve.total },
          incurred: { total: incurred.total },
        };
        const term = {
          policyNumber: number,
          lineOfBusiness: 'WORKERS COMPENSATION',
          effectiveDate: effective,
          expirationDate: expiration,
        };
        return own.length === 0 ? term : { ...term, ...totals };
      }),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.worker,
        claimType: claim.type,
        ...claim.life,
        lossState: claim.state,
        description: claim.story.text,
        cause: claim.story.cause,
        natureOfInjury: claim.story.nature,
        bodyPart: claim.story.part,
        adjusterName: claim.adjuster,
        ...amountsLabel([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...summary },
      _accept: Object.fromEntries(
        policies.flatMap((policy, index) =>
          policy.claims.length === 0 ? [[`policies[${index}].claimCount`, [0]]] : [],
        ),
      ),
    };
    return {
      html: sheet({ css: random.chance(0.4) ? `${css}.b{break-inside:auto}` : css, body }),
      label,
      print: { landscape: random.chance(0.4), footer },
    };
  },
};

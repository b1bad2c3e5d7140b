import { abbreviated, addDays, addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { agency, carrier, company, numbered, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A browser's print of an agent portal: a strip a claim, newest first, unfolded to captions above their values; strips without payment stay folded.

const EVENTS = [
  ['Guest alleges hot coffee spilled by server', 'Liability - Injury'],
  ['Shelf bracket failed and boxes fell on customer', 'Liability - Injury'],
  ['Employee of vendor fell through unmarked hatch', 'Liability - Injury'],
  ['Jar of preserves burst when opened at home', 'Products'],
  ['Hand truck rolled into customer car', 'Liability - Property'],
  ['Grease fire, smoke damage to unit next door', 'Liability - Property'],
  ['Visitor caught heel in torn carpet', 'Liability - Injury'],
] as const;

type Row = ClaimFacts & { policyNumber: string; event: string; type: string };

const isFolded = ({ status, incurred }: ClaimFacts): boolean => status === 'closed' && incurred.total === 0;

const css = `body{margin:0;font:9pt/1.35 "DejaVu Sans";color:#26323c}nav{background:#123a6b;color:#fff;padding:7pt 10pt;display:flex;gap:18pt;font-size:8.5pt}nav b{margin-right:auto}.crumb{font-size:7.5pt;color:#4a6fa5;margin:8pt 0 2pt}h1{font-size:15pt;margin:2pt 0 0;font-weight:400}.grey{color:#6c7883;font-size:8pt}
.tiles{display:flex;flex-wrap:wrap;gap:8pt;margin:9pt 0}.tile{border:1pt solid #cfd8e1;border-radius:5pt;padding:6pt 8pt;width:153pt;font-size:8pt}.tile b{display:block;font-size:9.5pt;color:#123a6b}.bar{display:flex;justify-content:space-between;font-size:8pt;margin:8pt 0 5pt}.button{border:1pt solid #123a6b;color:#123a6b;border-radius:3pt;padding:1pt 6pt}
.claim{border:1pt solid #cfd8e1;border-radius:4pt;margin-bottom:6pt;break-inside:avoid}.strip{display:grid;grid-template-columns:14pt 92pt 76pt 1fr 66pt 84pt;padding:5pt 7pt;background:#f3f6f9;align-items:center}.strip a{color:#1a5fb4;text-decoration:underline}.strip b{text-align:right}.pill{font-size:7.2pt;border-radius:8pt;padding:1pt 8pt;justify-self:start;color:#fff;background:#6b7680}.open{background:#b3541e}.reopened{background:#8d2f7b}
.in{display:grid;grid-template-columns:repeat(4,1fr);gap:5pt 8pt;padding:6pt 21pt 8pt}.in div{font-size:8.5pt}.in div span{display:block;font-size:6.8pt;color:#6c7883}.wide{grid-column:span 4}.foot{font-size:7pt;color:#6c7883;border-top:1pt solid #cfd8e1;padding-top:5pt;margin-top:9pt}`;

function claimStrip(claim: Row): Html {
  const pair = (name: string, value: string) => html`<div><span>${name}</span>${value}</div>`;
  const money = (name: string, value: number) => pair(name, dollarsAndCents(value));
  const status = { open: 'Open', closed: 'Closed', reopened: 'Reopened' }[claim.status];
  const strip = html`<div class="strip"><span>${isFolded(claim) ? '\u25b8' : '\u25be'}</span><a>${claim.number}</a><span>${abbreviated(claim.lossDate)}</span><span>${claim.type}</span><span class="pill ${claim.status}">${status}</span><b>${dollarsAndCents(claim.incurred.total)}</b></div>`;
  if (isFolded(claim)) return html`<div class="claim">${strip}</div>`;
  return html`<div class="claim">${strip}<div class="in">${pair('Policy', claim.policyNumber)}${pair('Claimant', claim.claimant)}${pair('Reported', abbreviated(claim.reportedDate))}${pair('Closed', claim.closedDate === null ? '\u2014' : abbreviated(claim.closedDate))}${pair('Loss state', claim.state)}${pair('Claim representative', claim.adjuster)}${money('Recoveries', claim.recovered)}<div></div><div class="wide"><span>What happened</span>${claim.event}</div>${money('Indemnity paid', claim.paid.loss)}${money('Indemnity reserve', claim.reserve.loss)}${money('Expense paid', claim.paid.expense)}${money('Expense reserve', claim.reserve.expense)}</div></div>`;
}

/** A claim without medical amounts, which this portal does not know. */
function withoutMedical(claim: ClaimFacts): ClaimFacts {
  const { paid, reserve, incurred } = claim;
  const drop = ({ loss, medical, expense, total }: ClaimFacts['paid']) => ({
    loss,
    medical: 0,
    expense,
    total: Math.round((total - medical) * 100) / 100,
  });
  return { ...claim, paid: drop(paid), reserve: drop(reserve), incurred: drop(incurred) };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'portal-rows',
  build: (random) => {
    const printed = `202${random.int(3, 5)}-${random.pick(['01-23', '04-09', '09-16', '12-02'])}`;
    const asOf = addDays(printed, -1);
    const [insurer, insured, broker, brand] = [carrier(random), company(random), agency(random), word(random)];
    const counts = random.times(3, () => random.int(1, 5));
    const terms = makeTerms(random, {
      line: 'liability',
      numbers: '####-####',
      first: addYears(addDays(printed, -random.int(100, 340)), -2),
      counts,
      asOf,
    }).map((term) => {
      const policyNumber = numbered(random, 'BP#######');
      const claims = term.claims.map((claim): Row => {
        const [event, type] = random.pick(EVENTS);
        return { ...withoutMedical(claim), policyNumber, event, type };
      });
      return { ...term, policyNumber, claims };
    });
    const claims = terms.flatMap((term) => term.claims).sort((a, b) => b.lossDate.localeCompare(a.lossDate));
    const newest = [...terms].reverse();
    const tiles = newest.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => {
      const { claimCount, openClaimCount } = totalsOf(own);
      return html`<div class="tile"><b>${policyNumber}</b>Businessowners<br>${abbreviated(effectiveDate)} \u2013 ${abbreviated(expirationDate)}<br>${claimCount} ${claimCount === 1 ? 'claim' : 'claims'}, ${openClaimCount} open</div>`;
    });
    const body = html`<nav><b>${brand} Connect</b><span>Home</span><span>Quotes</span><span>Policies</span><span>Claims</span><span>Billing</span></nav><div class="crumb">Home &rsaquo; Claims &rsaquo; Account loss history</div><h1>${insured}</h1><div class="grey">Agent: ${broker} &nbsp;|&nbsp; Insurer: ${insurer}</div><div class="grey">Amounts as of ${abbreviated(asOf)}, refreshed nightly. Total incurred is paid plus reserves, before recoveries.</div>
<div class="tiles">${tiles}</div><div class="bar"><span>Showing 1&ndash;${claims.length} of ${claims.length} claims, newest loss first</span><span><span class="button">Expand all</span> <span class="button">Download CSV</span></span></div>
<div class="strip grey" style="background:none"><span></span><span>Claim</span><span>Loss date</span><span>Type</span><span>Status</span><b>Total incurred</b></div>${claims.map(claimStrip)}
<div class="foot">&copy; ${printed.slice(0, 4)} ${brand} Connect. Privacy &middot; Terms of use &middot; Contact us. Information on this page does not change any coverage.</div>`;
    const side = 'font:7pt sans-serif;width:100%;padding:0 .4in;display:flex;justify-content:space-between';
    const shown = (claim: Row) => ({
      policyNumber: claim.policyNumber,
      claimantName: claim.claimant,
      reportedDate: claim.reportedDate,
      closedDate: claim.closedDate,
      lossState: claim.state,
      description: claim.event,
      adjusterName: claim.adjuster,
      paid: { loss: claim.paid.loss, expense: claim.paid.expense },
      reserve: { loss: claim.reserve.loss, expense: claim.reserve.expense },
      recovered: claim.recovered,
    });
    return {
      html: sheet({ css, body }),
      print: {
        margin: { top: '0.55in', bottom: '0.55in', left: '0.45in', right: '0.45in' },
        header: html`<div style="${side}"><span>${bare(printed)}, ${random.int(1, 5)}:${random.int(10, 59)} PM</span><span>Account loss history | ${brand} Connect</span><span></span></div>`,
        footer: html`<div style="${side}"><span>https://connect.${brand.toLowerCase()}.example/claims/account?id=${random.digits(6)}</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`,
      },
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        agencyName: broker,
        reportDate: printed,
        valuationDate: asOf,
        policies: newest.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          lineOfBusiness: 'Businessowners',
          effectiveDate,
          expirationDate,
          claimCount: totalsOf(own).claimCount,
          openClaimCount: totalsOf(own).openClaimCount,
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          claimType: claim.type,
          status: claim.status,
          lossDate: claim.lossDate,
          incurred: { total: claim.incurred.total },
          ...(!isFolded(claim) && shown(claim)),
        })),
        grandTotals: { claimCount: claims.length },
      },
    };
  },
};

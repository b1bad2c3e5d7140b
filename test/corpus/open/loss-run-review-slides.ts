import { addDays, addYears, spaced, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { whole, wholeDollars } from '../kit/money.ts';
import { carrier, company, numbered, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// An account manager's slides for a claim review: a chart of the years, then open claims with next steps, then closed ones with what they cost.

const INJURIES = [
  ['Rotator cuff tear', 'Pulled stuck drawer of mold press'],
  ['Crushed fingertip', 'Guard lifted while roller still turned'],
  ['Herniated disc', 'Moved 90 lb drum without dolly'],
  ['Chemical burn', 'Line under pressure opened during cleaning'],
  ['Ankle fracture', 'Jumped off back of box truck'],
  ['Concussion', 'Struck by swinging cold-store door'],
  ['Tendonitis', 'Twelve weeks on the trim station'],
  ['Laceration, forearm', 'Band blade snapped'],
] as const;
const STEPS = [
  'IME set for next month',
  'Return to light duty',
  'Settlement authority asked',
  'Surgery approved',
  'Awaiting MMI',
];

type Reviewed = ClaimFacts & { policyNumber: string; injury: string; event: string; step: string };

const css = `body{margin:0;font:11pt/1.3 Lato,sans-serif;color:#1c2a39}.slide{height:7.3in;box-sizing:border-box;padding:.42in .55in;break-after:page;border-top:9pt solid #0c7c74;position:relative}.slide:last-child{break-after:auto}
h1{font:300 34pt Lato;margin:1.6in 0 6pt}h2{font:300 23pt Lato;color:#0c7c74;margin:0 0 14pt}.sub{font-size:15pt;color:#555}.foot{position:absolute;bottom:.16in;left:.55in;right:.55in;display:flex;justify-content:space-between;font-size:7.5pt;color:#8a939c}
table{border-collapse:collapse;width:100%}th{font-weight:700;text-align:left;border-bottom:1.5pt solid #0c7c74;padding:4pt 6pt;font-size:9pt}td{padding:5pt 6pt;border-bottom:.5pt solid #d5dbe0;vertical-align:top;font-size:9.5pt}.m{text-align:right}.m,.w{white-space:nowrap}.all td{font-weight:700;border-bottom:0}
.two{display:flex;gap:.4in}.two>*{flex:1}.bar{display:flex;align-items:end;gap:18pt;height:2.5in;border-bottom:1pt solid #888;padding:0 10pt}.bar div{flex:1;background:#8fc7c2;min-height:2pt}.big{font:900 30pt Lato;color:#0c7c74}.tiles{display:flex;gap:.5in;margin:14pt 0}.tiles span{display:block;font-size:9pt;color:#666}`;

function chart(years: readonly { effectiveDate: string; claims: readonly ClaimFacts[] }[]): Html {
  const heights = years.map(({ claims }) => totalsOf(claims).incurred.total);
  const highest = Math.max(1, ...heights);
  const bars = heights.map((height) => html`<div style="height:${Math.round((100 * height) / highest)}%"></div>`);
  return html`<div><div class="bar">${bars}</div><p style="font-size:8.5pt;text-align:center">Incurred by policy year, oldest at the left</p></div>`;
}

/** Lists of at most so many, one slide each. */
function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

function openSlide(claims: readonly Reviewed[]): Html {
  return html`<h2>Open claims and next steps</h2><table><tr><th>Claim</th><th>Employee</th><th>Injured on</th><th>State</th><th>Injury and how it happened</th><th class="m">Paid</th><th class="m">Reserved</th><th class="m">Incurred</th><th>Next step</th></tr>${claims.map(
    (claim) =>
      html`<tr><td><b>${claim.number}</b><br><span class="w">${claim.policyNumber}</span></td><td>${claim.claimant}</td><td class="w">${spaced(claim.lossDate)}</td><td>${claim.state}</td><td><b>${claim.injury}</b><br>${claim.event}</td>${[claim.paid, claim.reserve, claim.incurred].map(({ total }) => html`<td class="m">${wholeDollars(total)}</td>`)}<td>${claim.status === 'reopened' ? 'Reopened. ' : ''}${claim.step}</td></tr>`,
  )}</table>`;
}

function closedSlide(claims: readonly Reviewed[]): Html {
  return html`<h2>Claims closed</h2><table><tr><th>Claim</th><th>Policy</th><th>Employee</th><th>Injured on</th><th>Closed on</th><th>State</th><th>Injury</th><th>How it happened</th><th class="m">Total paid</th></tr>${claims.map(
    (claim) =>
      html`<tr><td><b>${claim.number}</b></td><td class="w">${claim.policyNumber}</td><td>${claim.claimant}</td><td class="w">${spaced(claim.lossDate)}</td><td class="w">${spaced(claim.closedDate ?? '')}</td><td>${claim.state}</td><td>${claim.injury}</td><td>${claim.event}</td><td class="m">${wholeDollars(claim.paid.total)}</td></tr>`,
  )}</table>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'review-slides',
  build: (random) => {
    const asOf = `202${random.int(3, 5)}-${random.pick(['04-30', '07-31', '10-31'])}`;
    const [insurer, insured, administrator] = [carrier(random), company(random), `${word(random)} Claim Services`];
    const counts = random.times(random.int(3, 4), () => random.int(2, 6));
    const stem = numbered(random, '@@##');
    const years = makeTerms(random, {
      line: 'workers',
      numbers: '######',
      first: addYears(addDays(asOf, -random.int(150, 330)), 1 - counts.length),
      counts,
      asOf,
      wholeDollars: true,
    }).map((year) => {
      const policyNumber = `${stem}-${year.effectiveDate.slice(0, 4)}`;
      const claims = year.claims.map((claim): Reviewed => {
        const [injury, event] = random.pick(INJURIES);
        return { ...claim, policyNumber, injury, event, step: random.pick(STEPS) };
      });
      return { ...year, policyNumber, claims };
    });
    const all = years.flatMap(({ claims }) => claims);
    const [open, closed] = [
      all.filter(({ status }) => status !== 'closed'),
      all.filter(({ status }) => status === 'closed'),
    ];
    const totals = totalsOf(all);
    const money = (amount: number) => html`<td class="m">${whole(amount)}</td>`;
    const yearRows = years.map(({ policyNumber, effectiveDate, expirationDate, claims }) => {
      const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
      return html`<tr><td>${policyNumber}</td><td>${spaced(effectiveDate)} to ${spaced(expirationDate)}</td><td class="m">${claimCount}</td><td class="m">${openClaimCount}</td>${money(paid.total)}${money(reserve.total)}${money(incurred.total)}</tr>`;
    });
    const slides = [
      html`<h1>Claim review</h1><div class="sub">${insured}</div><p>Workers' compensation, insured by ${insurer}</p><p>Amounts valued as of ${written(asOf)}</p>`,
      html`<h2>${years.length} years at a glance</h2><div class="tiles"><div class="big">${totals.claimCount}<span>claims</span></div><div class="big">${totals.openClaimCount}<span>still open</span></div><div class="big">${wholeDollars(totals.incurred.total)}<span>total incurred</span></div></div><div class="two">${chart(years)}<div style="flex:2"><table><tr><th>Policy</th><th>Period</th><th class="m">Claims</th><th class="m">Open</th><th class="m">Paid $</th><th class="m">Reserved $</th><th class="m">Incurred $</th></tr>${yearRows}<tr class="all"><td>All years</td><td></td><td class="m">${totals.claimCount}</td><td class="m">${totals.openClaimCount}</td>${money(totals.paid.total)}${money(totals.reserve.total)}${money(totals.incurred.total)}</tr></table></div></div>`,
      ...inParts(open, 7).map(openSlide),
      ...inParts(closed, 9).map(closedSlide),
    ];
    const body = slides.map(
      (slide, i) =>
        html`<div class="slide">${slide}<div class="foot"><span>${administrator} | Confidential</span><span>${i + 1}</span></div></div>`,
    );
    return {
      html: sheet({ css, body }),
      print: { landscape: true, margin: { top: '0.5in', bottom: '0.5in', left: '0.3in', right: '0.3in' } },
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        valuationDate: asOf,
        policies: years.map(({ policyNumber, effectiveDate, expirationDate, claims }) => {
          const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
          return {
            policyNumber,
            lineOfBusiness: "Workers' compensation",
            effectiveDate,
            expirationDate,
            claimCount,
            openClaimCount,
            paid: { total: paid.total },
            reserve: { total: reserve.total },
            incurred: { total: incurred.total },
          };
        }),
        claims: [...open, ...closed].map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.policyNumber,
          claimantName: claim.claimant,
          status: claim.status,
          lossDate: claim.lossDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.event,
          natureOfInjury: claim.injury,
          paid: { total: claim.paid.total },
          ...(claim.status !== 'closed' && {
            reserve: { total: claim.reserve.total },
            incurred: { total: claim.incurred.total },
          }),
        })),
        grandTotals: {
          claimCount: totals.claimCount,
          openClaimCount: totals.openClaimCount,
          paid: { total: totals.paid.total },
          reserve: { total: totals.reserve.total },
          incurred: { total: totals.incurred.total },
        },
      },
    };
  },
};

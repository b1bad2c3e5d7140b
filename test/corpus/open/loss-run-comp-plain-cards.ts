import { abbreviated, addDays, addYears } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, carrier, company, numbered, stateOf, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A payroll-based workers' compensation start-up: plain words for everything, a band of tiles a policy year, two cards
// a row with a small grid of spent, set aside and expected; the insurance company stands in the foot of the first page.

const css = `body{margin:0;font:8.8pt/1.35 Lato,'Liberation Sans',sans-serif;color:#1f2937}h1{font-size:19pt;margin:0;font-weight:900}.brand{color:#0d9488;font-weight:900;font-size:11pt}.meta{display:flex;gap:26pt;margin:8pt 0 4pt}.meta b{display:block}
.year{margin:13pt 0 6pt;display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #0d9488;padding-bottom:4pt;break-after:avoid}.year b{font-size:11.5pt}.tiles{display:flex;gap:14pt;text-align:right}.tiles span{display:block;font-size:7pt;color:#6b7280}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:9pt}.card{border:.8pt solid #d1d5db;border-radius:6pt;padding:7pt 9pt;break-inside:avoid}.card h3{margin:0;font-size:9.6pt;display:flex;justify-content:space-between}.pill{font-size:7.4pt;background:#ccfbf1;border-radius:8pt;padding:1pt 6pt;font-weight:400}.card p{margin:2pt 0}.gray{color:#6b7280;font-size:7.8pt}
table{width:100%;border-collapse:collapse;margin-top:4pt}td,th{padding:1pt 0;text-align:right;font-weight:400}th{font-size:7.2pt;color:#6b7280}td:first-child,th:first-child{text-align:left}.t td{font-weight:700;border-top:.6pt solid #9ca3af}.foot{margin-top:12pt;font-size:7.6pt;color:#6b7280}`;

const PILLS = { open: 'In progress', closed: 'Resolved', reopened: 'Reopened' };

const amounts = ({ loss, medical, expense, total }: Kinds): string[] =>
  [loss, medical, expense, total].map((amount) => wholeDollars(amount));

function card({ number, claimant, claimType, status, closedDate, ...claim }: ClaimFacts): Html {
  const columns = [claim.paid, claim.reserve, claim.incurred].map(amounts);
  const names = ['Lost wages', 'Medical care', 'Claim costs', 'All'];
  const pill = closedDate === null ? PILLS[status] : `${PILLS[status]} ${abbreviated(closedDate)}`;
  return html`<div class="card"><h3>${claimant}<span class="pill">${pill}</span></h3><p class="gray">${number} &middot; ${claimType} &middot; ${claim.state}</p><p>Hurt ${abbreviated(claim.lossDate)}, told us ${abbreviated(claim.reportedDate)}</p><p>${claim.description}</p><p class="gray">${claim.nature} &middot; ${claim.bodyPart}</p>
<table><tr><th></th><th>Spent</th><th>Set aside</th><th>Expected</th></tr>${names.map((name, row) => html`<tr${row === 3 ? html` class="t"` : null}><td>${name}</td>${columns.map((column) => html`<td>${column[row]}</td>`)}</tr>`)}</table></div>`;
}

function tiles(claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  const tile = (name: string, value: string): Html => html`<div><span>${name}</span>${value}</div>`;
  return html`<div class="tiles">${tile('Claims', String(claimCount))}${tile('Not resolved', String(openClaimCount))}${tile('Spent', wholeDollars(paid.total))}${tile('Set aside', wholeDollars(reserve.total))}${tile('Expected', wholeDollars(incurred.total))}</div>`;
}

interface Year extends TermFacts {
  number: string;
}

function yearSection({ number, effectiveDate, expirationDate, claims }: Year): Html {
  const dates = `${abbreviated(effectiveDate)} – ${abbreviated(expirationDate)}`;
  return html`<div class="year"><div><b>${dates}</b><br>Policy ${number}</div>${tiles(claims)}</div>${
    claims.length === 0 ? html`<p>Nobody got hurt. Great year!</p>` : html`<div class="cards">${claims.map(card)}</div>`
  }`;
}

const groupLabel = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  return {
    claimCount,
    openClaimCount,
    paid: { total: paid.total },
    reserve: { total: reserve.total },
    incurred: { total: incurred.total },
  };
};

const claimLabel = (claim: ClaimFacts, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: claim.claimant,
  claimType: claim.claimType,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  lossState: claim.state,
  description: claim.description,
  natureOfInjury: claim.nature,
  bodyPart: claim.bodyPart,
  paid: claim.paid,
  reserve: claim.reserve,
  incurred: claim.incurred,
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'comp-plain-cards',
  build(random) {
    const count = random.int(1, 4);
    const first = `${random.int(2018, 2022)}-${random.pick(['02-01', '05-15', '09-01'])}`;
    const asOf = addDays(addYears(first, count - 1), random.int(120, 350));
    const run = addDays(asOf, random.int(0, 4));
    const counts = random.times<number>(count, (year) => (year === 0 ? random.int(1, 4) : random.pick([0, 1, 2, 5])));
    const terms = makeTerms(random, {
      line: 'workers',
      first,
      counts,
      numbers: 'C-@@####',
      asOf,
      state: stateOf(random),
      wholeDollars: true,
    });
    const [brand, insurer, insured, broker] = [word(random), carrier(random), company(random), agency(random)];
    const years: Year[] = terms
      .map((term) => ({ ...term, number: numbered(random, `${brand.slice(0, 2).toUpperCase()}WC######`) }))
      .reverse();
    const all = years.flatMap(({ claims }) => claims);
    const fact = (name: string, value: string): Html => html`<div>${name}<b>${value}</b></div>`;
    const body = html`<div class="brand">${brand.toLowerCase()} comp</div><h1>Your claims so far</h1><div class="meta">${fact('Business', insured)}${fact('Broker', broker)}${fact('Numbers as of', abbreviated(asOf))}${fact('Downloaded', abbreviated(run))}</div>
${years.map(yearSection)}<div class="year"><div><b>All years together</b><br>Workers' compensation</div>${tiles(all)}</div><div class="foot">Policies are written by ${insurer} and serviced by ${brand} Comp, a licensed agency. &ldquo;Set aside&rdquo; is what we think is still to come; &ldquo;expected&rdquo; is spent plus set aside. Ask us when you need a signed copy for a new insurer.</div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: run,
      valuationDate: asOf,
      policies: years.map(({ number, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: "Workers' compensation",
        effectiveDate,
        expirationDate,
        ...groupLabel(claims),
      })),
      claims: years.flatMap(({ number, claims }) => claims.map((claim) => claimLabel(claim, number))),
      grandTotals: groupLabel(all),
      _accept: Object.fromEntries(years.map((_, index) => [`policies[${index}].lineOfBusiness`, [null]])),
    };
    return { html: sheet({ css, body }), label };
  },
};

import { abbreviated, addDays, shortBare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, company, person, phone, stateOf, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { PREMISES_STORIES, PROPERTY_STORIES } from '../parts/stories.ts';

// An agents' web portal printed from the browser: cards two by two, a small gray caption above every value, whole dollars.

const PILL = { open: 'OPEN', closed: 'CLOSED', reopened: 'RE-OPENED' };

type Claim = ReturnType<typeof drawClaim>;

function drawClaim(random: Random, policyNumber: string, term: Term, asOf: string) {
  const life = lifeOf(random, term, asOf);
  const isProperty = random.chance(0.5);
  const property = random.pick(PROPERTY_STORIES);
  const paid = random.chance(0.8) ? random.dollars(300, 60_000) : 0;
  const reserved = life.status === 'closed' ? 0 : random.int(2, 160) * 500;
  return {
    life,
    policyNumber,
    number: `${isProperty ? 'PR' : 'LB'}${random.digits(8)}`,
    type: isProperty ? property.cause : 'Liability',
    text: isProperty ? property.text : random.pick(PREMISES_STORIES).text,
    claimant: isProperty ? null : person(random),
    adjuster: person(random),
    state: stateOf(random),
    city: word(random),
    paid,
    reserved,
    incurred: paid + reserved,
  };
}

const css = `body{margin:0;font:9.5pt/1.3 Lato,"Open Sans",Arial,sans-serif;color:#20303c}.bar{background:#0b5563;color:#fff;padding:7pt 12pt;display:flex;justify-content:space-between;font-weight:700}
.bar span{font-weight:400;font-size:8pt;margin-left:12pt}h1{font-weight:300;font-size:19pt;margin:10pt 0 0}.sub{color:#63737f;font-size:8pt;margin-bottom:8pt}.k{color:#7a8893;font-size:7.2pt}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:9pt}.card{border:1px solid #c6d0d6;border-radius:7pt;padding:7pt 9pt;break-inside:avoid}.card h3{margin:0;font-size:11pt;color:#0b5563}
.h{display:flex;justify-content:space-between;border-bottom:1px solid #e3e9ec;padding-bottom:3pt;margin-bottom:4pt}.pill{font-size:7pt;font-weight:700;background:#e8eef1;border-radius:8pt;padding:2pt 8pt}
.f{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4pt 8pt}.money{display:grid;grid-template-columns:1fr 1fr 1fr;background:#f2f6f7;margin:5pt -9pt -7pt;padding:5pt 9pt;border-radius:0 0 7pt 7pt}.money b{font-size:11pt}.w{grid-column:1/4}
table{width:100%;border-collapse:collapse;margin:4pt 0 12pt;font-size:8.5pt}td,th{text-align:left;padding:3pt 6pt;border-bottom:1px solid #e3e9ec}th{color:#63737f;font-weight:400}.legal{font-size:7pt;color:#63737f;margin-top:12pt}`;

const field = (caption: string, value: string | null, wide = ''): Html =>
  html`<div class="${wide}"><div class="k">${caption}</div>${value ?? '--'}</div>`;

function tile(claim: Claim): Html {
  const { life } = claim;
  return html`<div class="card"><div class="h"><div><h3>${claim.number}</h3><div class="k">Policy ${claim.policyNumber}</div></div><div><span class="pill">${PILL[life.status]}</span></div></div>
<div class="f">${field('Happened on', abbreviated(life.lossDate))}${field('Reported on', abbreviated(life.reportedDate))}${field('Closed on', life.closedDate === null ? null : abbreviated(life.closedDate))}
${field('Type of loss', claim.type)}${field('Where', `${claim.city}, ${claim.state}`)}${field('Your claim handler', claim.adjuster)}${claim.claimant === null ? null : field('Injured / damaged party', claim.claimant, 'w')}${field('What happened', claim.text, 'w')}</div>
<div class="money"><div><div class="k">Paid so far</div><b>${wholeDollars(claim.paid)}</b></div><div><div class="k">Still reserved</div><b>${wholeDollars(claim.reserved)}</b></div><div><div class="k">Total incurred</div><b>${wholeDollars(claim.incurred)}</b></div></div></div>`;
}

function claimLabel(claim: Claim) {
  return {
    claimNumber: claim.number,
    policyNumber: claim.policyNumber,
    claimantName: claim.claimant,
    claimType: claim.type,
    ...claim.life,
    lossState: claim.state,
    description: claim.text,
    adjusterName: claim.adjuster,
    paid: { total: claim.paid },
    reserve: { total: claim.reserved },
    incurred: { total: claim.incurred },
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'portal-tiles',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2019-02-01', '2026-06-15');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const base = `BOP${random.digits(7)}`;
    const policies = policyYears(random, asOf, random.int(1, 4)).map((term, index) => {
      const number = `${base}.${9 - index}`;
      return {
        ...term,
        number,
        claims: random.times(size * random.int(0, 4), () => drawClaim(random, number, term, asOf)),
      };
    });
    const claims = policies
      .flatMap((policy) => policy.claims)
      .sort((first, second) => second.life.lossDate.localeCompare(first.life.lossDate));
    const open = claims.filter((claim) => claim.life.status !== 'closed');
    const rows = policies.map(
      ({ number, effective, expiration, claims: own }) =>
        html`<tr><td>${number}</td><td>Businessowners</td><td>${abbreviated(effective)} - ${abbreviated(expiration)}</td><td>${own.length}</td><td>${wholeDollars(sum(own.map((claim) => claim.incurred)))}</td></tr>`,
    );
    const body = html`<div class="bar"><div>${insurer.split(' ')[0]} | Agent Center</div><div><span>Quotes</span><span>Policies</span><span>Claims</span><span>Commissions</span><span>Help ${phone(random)}</span></div></div>
<h1>Loss experience for ${insured}</h1><div class="sub">Prepared for ${producer}. Figures are as of ${abbreviated(asOf)}. Coverage is underwritten by ${insurer}.</div>
<table><tr><th>Policy</th><th>Product</th><th>Term</th><th>Claims</th><th>Incurred</th></tr>${rows}</table>
<div class="sub">Showing ${claims.length} claims (${open.length} open), newest first</div><div class="grid">${claims.map(tile)}</div>
${claims.length === 0 ? html`<p>Good news! There are no claims to show for these policies.</p>` : null}<div class="legal">We update claim figures nightly. Total incurred is the sum of what we paid so far and what is still reserved. Contact your claim handler for questions about a claim.</div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: addDays(asOf, 1),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'Businessowners',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        claimCount: policy.claims.length,
        incurred: { total: sum(policy.claims.map((claim) => claim.incurred)) },
      })),
      claims: claims.map(claimLabel),
      grandTotals: { claimCount: claims.length, openClaimCount: open.length },
      _accept: {
        // only in the line that the browser prints above the page
        reportDate: [addDays(asOf, 1), null],
        ...(policies.length === 1 && {
          'grandTotals.incurred.total': [sum(claims.map((claim) => claim.incurred)), null],
        }),
      },
    };
    const line = (left: string, right: Html | string): Html =>
      html`<div style="font:6.5pt Arial;width:100%;margin:0 .4in;display:flex;justify-content:space-between"><span>${left}</span><span>${right}</span></div>`;
    return {
      html: sheet({ css, body }),
      label,
      print: {
        header: line(
          `${shortBare(addDays(asOf, 1))}, ${random.int(7, 11)}:${random.int(10, 59)} AM`,
          'Loss experience | Agent Center',
        ),
        footer: line(
          'https://agents.example/claims/experience?print=true',
          html`<span class="pageNumber"></span>/<span class="totalPages"></span>`,
        ),
        margin: { top: '0.55in', bottom: '0.55in', left: '0.4in', right: '0.4in' },
      },
    };
  },
};

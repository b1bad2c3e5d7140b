import { abbreviated, addDays, addYears, shortBare } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { carrier, company, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf, withoutMedical } from '../parts/loss-columns.ts';

// A policyholder site that somebody printed from the browser: its address and clock in the margins, links and buttons
// among the data, one card a claim with facts on the left and a strip of financial figures under them.

const PRODUCTS: readonly { line: Line; name: string; prefix: string }[] = [
  { line: 'auto', name: 'Commercial Auto', prefix: 'CAP' },
  { line: 'liability', name: 'General Liability', prefix: 'CGL' },
  { line: 'property', name: 'Business Property', prefix: 'BPP' },
];
const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

interface Claim extends ClaimFacts {
  unit: string | null;
}
interface Policy {
  number: string;
  name: string;
  line: Line;
  effectiveDate: string;
  expirationDate: string;
  claims: Claim[];
}

const css = `body{margin:0;font:8.6pt/1.4 'DejaVu Sans',Verdana,sans-serif;color:#1f2933}nav{display:flex;gap:18pt;border-bottom:1pt solid #cfd8e3;padding-bottom:5pt;color:#0b5cab}nav b{color:#0a2e57;font-size:12pt;margin-right:auto}h1{font-size:15pt;font-weight:400;margin:10pt 0 2pt}.sub{color:#5a6775}.tiles{display:flex;gap:8pt;margin:8pt 0}.tiles div{border:1pt solid #cfd8e3;border-radius:4pt;padding:5pt 9pt;flex:1}.tiles b{display:block;font-size:13pt}
.terms{margin:6pt 0 10pt;border-top:1pt solid #cfd8e3}.terms div{display:flex;gap:10pt;border-bottom:1pt solid #e6ebf1;padding:3pt 0}.terms span{flex:1}.card{border:1pt solid #cfd8e3;border-radius:5pt;margin-bottom:9pt;break-inside:avoid}.card header{display:flex;gap:8pt;align-items:baseline;background:#f2f6fa;padding:5pt 8pt}.card header b{font-size:10.5pt}.pill{border-radius:8pt;padding:0 7pt;color:#fff;font-size:7.6pt}.Open{background:#b3541e}.Reopened{background:#7d3cab}.Closed{background:#4a7a4c}.go{margin-left:auto;color:#0b5cab;font-size:7.8pt}
dl{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4pt 12pt;margin:0;padding:6pt 8pt}dl div.wide{grid-column:1/4}dt{color:#5a6775;font-size:7.2pt}dd{margin:0}.money{display:flex;border-top:1pt solid #e6ebf1}.money div{flex:1;padding:4pt 8pt;border-left:1pt solid #e6ebf1}.money div:first-child{border:0}.money span{display:block;color:#5a6775;font-size:7.2pt}.money .t{font-weight:700;background:#f8fafc}.end{color:#5a6775;font-size:7.6pt}`;

const fact = (caption: string, value: string | null, kind = ''): Html =>
  value === null ? html`` : html`<div class="${kind}"><dt>${caption}</dt><dd>${value}</dd></div>`;
const figure = (caption: string, value: string, kind = ''): Html =>
  html`<div class="${kind}"><span>${caption}</span>${value}</div>`;

function card({ number, name, line }: Policy, claim: Claim): Html {
  const status = STATUS[claim.status];
  const { paid, reserve, incurred, recovered } = claim;
  const strip = [
    figure('Loss paid', dollarsAndCents(paid.loss)),
    figure('Expense paid', dollarsAndCents(paid.expense)),
    figure('Outstanding', dollarsAndCents(reserve.total)),
    figure('Recovered', recovered === 0 ? '—' : dollarsAndCents(recovered)),
    figure('Total incurred', dollarsAndCents(incurred.total), 't'),
  ];
  const isAuto = line === 'auto';
  return html`<div class="card"><header><b>Claim ${claim.number}</b><span class="pill ${status}">${status}</span><span>${claim.claimType}</span><span class="go">View notes &rsaquo; &nbsp; Upload a document</span></header>
<dl>${fact('Date of loss', abbreviated(claim.lossDate))}${fact('Reported', abbreviated(claim.reportedDate))}${fact('Closed', claim.closedDate === null ? null : abbreviated(claim.closedDate))}${fact('Policy', `${number} (${name})`)}${fact(line === 'property' ? 'Cause of loss' : 'Claimant', line === 'property' ? claim.cause : claim.claimant)}${fact('State', claim.state)}${fact('Driver', isAuto ? claim.driver : null)}${fact('Unit', claim.unit)}${fact('Your adjuster', claim.adjuster)}${fact('What happened', claim.description, 'wide')}</dl><div class="money">${strip}</div></div>`;
}

const termLine = ({ number, name, effectiveDate, expirationDate, claims }: Policy): Html =>
  html`<div><span>${number}</span><span>${name}</span><span>${abbreviated(effectiveDate)} – ${abbreviated(expirationDate)}</span><span>${claims.length === 0 ? 'No claims' : `${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}`}</span></div>`;

function drawPolicies(random: Random, first: string, years: number, asOf: string): Policy[] {
  return random.some(PRODUCTS, random.int(1, 2)).flatMap(({ line, name, prefix }) => {
    const counts = random.times<number>(years, () => random.pick([0, 1, 1, 2, 3]));
    counts[years - 1] = random.int(1, 3);
    const number = numbered(random, `${prefix}#######`);
    return makeTerms(random, { line, first, counts, numbers: '0########', asOf }).map((term, index) => ({
      ...term,
      line,
      name,
      number: `${number}-0${index}`,
      claims: term.claims.map((claim) => ({
        ...withoutMedical(claim),
        unit: line === 'auto' ? `${random.pick(['V', 'TRK', 'UNIT '])}${random.int(11, 240)}` : null,
      })),
    }));
  });
}

const claimLabel = ({ number: policyNumber, line }: Policy, claim: Claim) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: line === 'property' ? null : claim.claimant,
  cause: line === 'property' ? claim.cause : null,
  claimType: claim.claimType,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  lossState: claim.state,
  description: claim.description,
  adjusterName: claim.adjuster,
  driverName: line === 'auto' ? claim.driver : null,
  unit: claim.unit,
  paid: { loss: claim.paid.loss, expense: claim.paid.expense },
  reserve: { total: claim.reserve.total },
  incurred: { total: claim.incurred.total },
  recovered: claim.recovered === 0 ? null : claim.recovered,
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'site-printout',
  build(random) {
    const years = random.int(1, 3);
    const first = `${random.int(2018, 2023)}-${random.pick(['02-10', '05-01', '09-01', '12-15'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(150, 360));
    const reportDate = addDays(asOf, 1);
    const policies = drawPolicies(random, first, years, asOf);
    const [insurer, insured, site] = [carrier(random), company(random), word(random).toLowerCase()];
    const claims = policies.flatMap((policy) => policy.claims);
    const { claimCount, openClaimCount } = countsOf(claims);
    const incurred = addKinds(claims.map((claim) => claim.incurred)).total;
    const newest = policies
      .flatMap((policy) => policy.claims.map((claim) => ({ policy, claim })))
      .sort((a, b) => b.claim.lossDate.localeCompare(a.claim.lossDate));
    const body = html`<nav><b>${insurer}</b><span>Billing</span><span>Policies</span><span>Claims</span><span>Sign out</span></nav><h1>Loss history</h1><div class="sub">${insured} &middot; Financial information as of ${abbreviated(asOf)}</div>
<div class="tiles"><div>Claims<b>${claimCount}</b></div><div>Open<b>${openClaimCount}</b></div><div>Total incurred<b>${dollarsAndCents(incurred)}</b></div><div>Recovered<b>${dollarsAndCents(totalsOf(claims).recovered)}</b></div></div>
<div class="terms">${policies.map(termLine)}</div>${newest.map(({ policy, claim }) => card(policy, claim))}<div class="end">Showing 1&ndash;${claimCount} of ${claimCount}. Incurred is what we have paid plus what we hold in reserve; recoveries are not subtracted. Need help? Chat with us.</div>`;
    const clock = `${shortBare(reportDate)}, ${random.int(1, 12)}:${random.int(10, 59)} ${random.pick(['AM', 'PM'])}`;
    const margin = (left: Html | string, right: Html | string): Html =>
      html`<div style="font:7pt sans-serif;width:100%;display:flex;justify-content:space-between;padding:0 0.3in"><span>${left}</span><span>${right}</span></div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: policy.name,
        effectiveDate: policy.effectiveDate,
        expirationDate: policy.expirationDate,
        claimCount: policy.claims.length === 0 ? null : policy.claims.length,
      })),
      claims: newest.map(({ policy, claim }) => claimLabel(policy, claim)),
      grandTotals: {
        ...countsOf(claims),
        incurred: { total: incurred },
        recovered: sum(claims.map(({ recovered }) => recovered)),
      },
      // the browser's clock in the margin; "No claims"
      _accept: Object.fromEntries<readonly unknown[]>([
        ['reportDate', [reportDate, null]],
        ...policies.flatMap((policy, index): [string, unknown[]][] =>
          policy.claims.length > 0 ? [] : [[`policies[${index}].claimCount`, [null, 0]]],
        ),
      ]),
    };
    const pageOf = html`<span class="pageNumber"></span>/<span class="totalPages"></span>`;
    return {
      html: sheet({ css, body }),
      label,
      print: {
        header: margin(clock, 'Loss history | My Business Account'),
        footer: margin(`https://my.${site}.example/claims/history?view=all`, pageOf),
      },
    };
  },
};

import { addDays, addYears, bare, shortSlashed, slashed } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { inParentheses, sum } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf, withoutMedical } from '../parts/loss-columns.ts';

// A regional insurer's package account: heads in three lines with a span over the money, what happened and who handles it
// in lines below the claim, sums by minor line within the policy, by policy, and of the account. Incurred is net of recoveries.

const css = `body{margin:0;font:7.8pt/1.22 "Liberation Sans",Arial,sans-serif}.t{display:flex;justify-content:space-between;border-bottom:1.2pt solid #000;padding-bottom:3pt}h1{font-size:11pt;margin:0}table{width:100%;border-collapse:collapse;margin-top:5pt}
th{font-weight:700;text-align:left;padding:0 3pt;vertical-align:bottom}th.n,td.n{text-align:right;white-space:nowrap}th.o{text-align:center;border-bottom:.6pt solid #000}thead tr:last-child th{border-bottom:.8pt solid #000}td{padding:.8pt 3pt;vertical-align:top}tr{break-inside:avoid}
.p td{background:#e6e6e6;font-weight:700;padding:3pt}.m td{font-weight:700;padding-top:5pt}.b td{color:#222;padding-left:20pt}.s td{border-top:.5pt solid #000;font-weight:700}.g td{border-top:1.4pt solid #000;border-bottom:1.4pt solid #000;font-weight:700}`;

const PARTS: readonly { line: Line; name: string; minor: string }[] = [
  { line: 'property', name: 'Commercial Package', minor: 'CPP-PROP' },
  { line: 'liability', name: 'Commercial Package', minor: 'CPP-GL' },
  { line: 'auto', name: 'Business Auto', minor: 'BAP-AUTO' },
];
const STATUS = { open: 'O', closed: 'C', reopened: 'R' };

interface Policy {
  number: string;
  name: string;
  effectiveDate: string;
  expirationDate: string;
  sections: { minor: string; claims: ClaimFacts[] }[];
}

const claimsOf = ({ sections }: Policy): ClaimFacts[] => sections.flatMap(({ claims }) => claims);

/** The house's incurred: after recoveries. */
const netOf = (claims: readonly ClaimFacts[]): number =>
  sum(claims.flatMap(({ incurred, recovered }) => [incurred.total, -recovered]));

const amountsOf = (claims: readonly ClaimFacts[]) => {
  const of = (pick: (claim: ClaimFacts) => Kinds): { loss: number; expense: number } => ({
    loss: sum(claims.map((claim) => pick(claim).loss)),
    expense: sum(claims.map((claim) => pick(claim).expense)),
  });
  return {
    paid: of(({ paid }) => paid),
    reserve: of(({ reserve }) => reserve),
    recovered: sum(claims.map(({ recovered }) => recovered)),
    incurred: { total: netOf(claims) },
  };
};

function amountCells(claims: readonly ClaimFacts[]): Html {
  const { paid, reserve, recovered, incurred } = amountsOf(claims);
  const values = [
    paid.loss,
    paid.expense,
    reserve.loss,
    reserve.expense,
    recovered === 0 ? 0 : -recovered,
    incurred.total,
  ];
  return html`${values.map((value) => html`<td class="n">${inParentheses(value)}</td>`)}`;
}

const sumRow = (kind: string, caption: Piece, claims: readonly ClaimFacts[]): Html =>
  html`<tr class="${kind}"><td colspan="6">${caption}</td>${amountCells(claims)}</tr>`;

function claimRows(claim: ClaimFacts): Html {
  const closed = claim.closedDate === null ? '' : shortSlashed(claim.closedDate);
  const values = [
    claim.number,
    shortSlashed(claim.lossDate),
    claim.claimType,
    STATUS[claim.status],
    closed,
    claim.state,
  ];
  return html`<tr>${values.map((value) => html`<td>${value}</td>`)}${amountCells([claim])}</tr><tr class="b"><td colspan="12">Clmt: ${claim.claimant} &nbsp;&nbsp; Rptd: ${shortSlashed(claim.reportedDate)} &nbsp;&nbsp; Handler: ${claim.adjuster} &nbsp;&nbsp; COL: ${claim.cause}</td></tr><tr class="b"><td colspan="12">Facts: ${claim.description}</td></tr>`;
}

function policyRows(policy: Policy): Html {
  const claims = claimsOf(policy);
  const { claimCount, openClaimCount } = countsOf(claims);
  const head = html`<tr class="p"><td colspan="12">Policy ${policy.number} &nbsp;&nbsp; ${policy.name} &nbsp;&nbsp; Eff ${bare(policy.effectiveDate)} &nbsp; Exp ${bare(policy.expirationDate)}</td></tr>`;
  if (claims.length === 0)
    return html`${head}<tr class="b"><td colspan="12">No losses reported for this policy term.</td></tr>`;
  const filled = policy.sections.filter(({ claims: own }) => own.length > 0);
  const sections = filled.map(
    ({ minor, claims: own }) =>
      html`<tr class="m"><td colspan="12">Minor Line: ${minor}</td></tr>${own.map(claimRows)}${sumRow('s', `Minor Line Total ${minor}`, own)}`,
  );
  return html`${head}${sections}${sumRow('s', `Policy Total - Occurrences: ${claimCount}  Open: ${openClaimCount}`, claims)}`;
}

function drawPolicies(random: Random, first: string, years: number, asOf: string): Policy[] {
  const stems = new Map([
    ['Commercial Package', numbered(random, 'CPP 0######')],
    ['Business Auto', numbered(random, 'BAP 0######')],
  ]);
  const drawn = PARTS.map((part) => {
    const counts = random.times<number>(years, () => random.pick([0, 1, 2, 3, 4, 6]));
    return { ...part, terms: makeTerms(random, { line: part.line, first, counts, numbers: '####-##-#####', asOf }) };
  });
  return random
    .times(years, (year) => years - 1 - year)
    .flatMap((year) =>
      [...stems].map(([name, stem]): Policy => {
        const own = drawn.filter((part) => part.name === name);
        const term = own[0]?.terms[year];
        const sections = own.map(({ minor, terms }) => ({
          minor,
          claims: (terms[year]?.claims ?? []).map((claim) => ({
            ...withoutMedical(claim),
            claimant: lastNameFirst(random),
          })),
        }));
        const [effectiveDate, expirationDate] = [term?.effectiveDate ?? first, term?.expirationDate ?? first];
        return {
          number: `${stem} ${String(year + 3).padStart(2, '0')}`,
          name,
          effectiveDate,
          expirationDate,
          sections,
        };
      }),
    );
}

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
  cause: claim.cause,
  adjusterName: claim.adjuster,
  ...amountsOf([claim]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'minor-line-sections',
  build(random) {
    const years = random.int(2, 4);
    const first = `${random.int(2014, 2021)}-${random.pick(['02-01', '05-15', '09-01', '12-31'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(100, 340));
    const printed = addDays(asOf, random.int(1, 6));
    const policies = drawPolicies(random, first, years, asOf);
    const claims = policies.flatMap(claimsOf);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const { claimCount, openClaimCount } = countsOf(claims);
    const head = (texts: readonly string[]): Html => html`${texts.map((each) => html`<th>${each}</th>`)}`;
    const right = (texts: readonly string[]): Html => html`${texts.map((each) => html`<th class="n">${each}</th>`)}`;
    const body = html`<div class="t"><div><h1>${insurer}</h1>Loss Experience - Detail by Minor Line</div><div>Account: ${insured}<br>Agent of Record: ${producer}</div><div>Valued As Of ${slashed(asOf)}<br>Date Prepared ${slashed(printed)}</div></div>
<table><thead><tr>${head(['', 'Date', '', '', '', 'Loss'])}<th class="o" colspan="2">- - Payments - -</th><th class="o" colspan="2">- - Case O/S - -</th>${right(['Subro /', 'Net'])}</tr><tr>${head(['Claim', 'of', 'Coverage', '', 'Date', 'Loc'])}${right(['', 'Adj', '', 'Adj', 'Salv', 'Incurred'])}</tr><tr>${head(['Number', 'Occ', 'Involved', 'St', 'Clsd', 'ST'])}${right(['Loss', 'Exp', 'Loss', 'Exp', 'Recov', 'Amount'])}</tr></thead>
<tbody>${policies.map(policyRows)}${sumRow('g', `Account Total - Occurrences: ${claimCount}  Open: ${openClaimCount}`, claims)}</tbody></table><p>St: O = open, C = closed, R = reopened. Net Incurred Amount = Payments + Case O/S less Subro/Salv Recov. IBNR is not included.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: printed,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: policy.name,
        effectiveDate: policy.effectiveDate,
        expirationDate: policy.expirationDate,
        ...(claimsOf(policy).length === 0 ? {} : { ...countsOf(claimsOf(policy)), ...amountsOf(claimsOf(policy)) }),
      })),
      claims: policies.flatMap((policy) => claimsOf(policy).map((claim) => claimLabel(claim, policy.number))),
      grandTotals: { ...countsOf(claims), ...amountsOf(claims) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};

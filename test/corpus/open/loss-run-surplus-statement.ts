import { addDays, addYears, dashed, spaced } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { addKinds, type Kinds, kinds } from '../kit/loss-facts.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type ClaimLife, financesOf, lifeOf, type Term } from '../parts/claims.ts';
import { PROPERTY_STORIES } from '../parts/stories.ts';

// An excess and surplus lines house states the experience of one apartment account: a schedule of policies, most of
// them clean, with dates first and numbers last, then the losses of those that have any, two lines each.

const css = `body{margin:0;font:8pt/1.4 'DejaVu Sans Condensed','DejaVu Sans',sans-serif}.top{display:flex;justify-content:space-between;align-items:flex-end}.top b{font-size:13pt}h1{font-size:11pt;text-align:center;border:1pt solid #000;padding:3pt;margin:8pt 0}
table{width:100%;border-collapse:collapse}th{font-size:7.4pt;font-weight:400;background:#e5e5e5;text-align:left;padding:2pt 4pt;vertical-align:bottom}td{padding:2pt 4pt;vertical-align:top}.n{text-align:right;white-space:nowrap}.w{white-space:nowrap}.s td{border-bottom:.4pt solid #aaa}.e td{font-weight:700;border-top:1pt solid #000}.d td{border-bottom:.4pt solid #aaa;font-size:8pt;padding-top:0}.c td{break-after:avoid}
.a{display:grid;grid-template-columns:76pt 1fr 76pt 1fr;gap:1pt 6pt}.a span:nth-child(odd){color:#444}.small{font-size:7.2pt}h2{font-size:9.4pt;margin:12pt 0 3pt}`;

interface Loss extends ClaimLife {
  number: string;
  kind: string;
  text: string;
  paid: Kinds;
  reserve: Kinds;
}
interface Policy extends Term {
  line: string;
  number: string;
  premium: number;
  losses: Loss[];
}

const PREMISES_STORIES = [
  { kind: 'BI', text: 'Tenant fell on exterior stairs of building C, handrail said to be loose' },
  { kind: 'BI', text: 'Child cut foot at pool deck, parents represented by counsel' },
  { kind: 'PD', text: 'Maintenance left valve open, water ran into two units below' },
  { kind: 'BI', text: 'Guest assaulted in parking area, negligent security alleged' },
  { kind: 'PD', text: 'Tree limb fell on three cars of tenants' },
  { kind: 'BI', text: 'Carbon monoxide exposure alleged after boiler repair' },
] as const;

const LINES = [
  { line: 'Commercial General Liability', prefix: 'GL', premium: [9000, 46_000] },
  { line: 'Commercial Property', prefix: 'CP', premium: [12_000, 88_000] },
  { line: 'Follow Form Excess', prefix: 'XS', premium: [4000, 19_000] },
] as const;

function drawLoss(random: Random, prefix: 'GL' | 'CP' | 'XS', term: Term, valued: string): Loss {
  const life = lifeOf(random, term, valued);
  const money = financesOf(random, life.status, { loss: [900, 140_000], expense: [300, 38_000] });
  const premises = random.pick(PREMISES_STORIES);
  const property = random.pick(PROPERTY_STORIES);
  return {
    ...life,
    number: numbered(random, '@@#####'),
    kind: prefix === 'CP' ? property.cause : premises.kind,
    text: prefix === 'CP' ? property.text : premises.text,
    paid: kinds(money.paid.loss, 0, money.paid.expense),
    reserve: kinds(money.reserve.loss, 0, money.reserve.expense),
  };
}

function drawPolicies(random: Random, valued: string): Policy[] {
  const start = addDays(valued, -random.int(60, 340));
  const [liability, property, excess] = LINES;
  const lines = [...random.some([liability, property], random.int(1, 2)), ...(random.chance(0.5) ? [excess] : [])];
  const years = random.int(2, 4);
  const terms = random.times(years, (back) => ({
    effective: addYears(start, -back),
    expiration: addYears(start, 1 - back),
  }));
  return lines.flatMap(({ line, prefix, premium: [low, high] }, lineIndex) => {
    const [premium, number] = [random.int(low, high), numbered(random, `${prefix}S #######`)];
    return terms.map((term, back) => {
      const count = lineIndex === 0 && back === 1 ? random.int(1, 3) : random.pick([0, 0, 0, 1, 2]);
      return {
        ...term,
        line,
        number: `${number} 0${7 - back}`,
        premium: Math.round(premium * 0.93 ** back),
        losses: prefix === 'XS' ? [] : random.times(count, () => drawLoss(random, prefix, term, valued)),
      };
    });
  });
}

const sumsOf = (losses: readonly Pick<Loss, 'paid' | 'reserve'>[]) => {
  const [paid, reserve] = [addKinds(losses.map((loss) => loss.paid)), addKinds(losses.map((loss) => loss.reserve))];
  return { paid, reserve, gross: sum([paid.total, reserve.total]) };
};

function policyRow({ effective, expiration, line, premium, losses, number }: Policy): Html {
  const { paid, reserve, gross } = sumsOf(losses);
  const figures =
    losses.length === 0
      ? html`<td colspan="4">No losses known or reported</td>`
      : html`<td class="n">${losses.length}</td><td class="n">${cents(paid.total)}</td><td class="n">${cents(reserve.total)}</td><td class="n">${cents(gross)}</td>`;
  return html`<tr class="s"><td class="w">${dashed(effective)}</td><td class="w">${dashed(expiration)}</td><td>${line}</td><td class="n">${whole(premium)}</td>${figures}<td class="n">${number}</td></tr>`;
}

function statusOf({ status, paid }: Loss): string {
  if (status === 'closed') return paid.total === 0 ? 'CWP' : 'Closed';
  return status === 'open' ? 'Open' : 'Re-opened';
}

function lossRows(loss: Loss): Html {
  const amounts = [loss.paid.loss, loss.paid.expense, loss.reserve.loss, loss.reserve.expense, sumsOf([loss]).gross];
  return html`<tr class="c"><td>${loss.number}</td><td>${dashed(loss.lossDate)}</td><td>${dashed(loss.reportedDate)}</td><td>${loss.kind}</td><td>${statusOf(loss)}</td>${amounts.map((amount) => html`<td class="n">${cents(amount)}</td>`)}</tr><tr class="d"><td></td><td colspan="9">${loss.text}</td></tr>`;
}

function detail({ number, line, losses }: Policy): Html {
  const { paid, reserve, gross } = sumsOf(losses);
  const heads = ['File', 'Occurred', 'Notice', 'Type / Peril', 'Status'];
  const money = ['Indemnity paid', 'Expense paid', 'Indemnity o/s', 'Expense o/s', 'Gross incurred'];
  return html`<h2>${number} &ndash; ${line}</h2><table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}${money.map((head) => html`<th class="n">${head}</th>`)}</tr></thead>${losses.map(lossRows)}<tr class="e"><td colspan="5">Policy totals</td>${[paid.loss, paid.expense, reserve.loss, reserve.expense, gross].map((amount) => html`<td class="n">${cents(amount)}</td>`)}</tr></table>`;
}

const totalsLabel = (losses: readonly Loss[]) => {
  const { paid, reserve, gross } = sumsOf(losses);
  return { paid: { total: paid.total }, reserve: { total: reserve.total }, incurred: { total: gross } };
};
const policyLabel = (losses: readonly Loss[]) => {
  const { paid, reserve, gross } = sumsOf(losses);
  return {
    claimCount: losses.length,
    paid: { loss: paid.loss, expense: paid.expense, total: paid.total },
    reserve: { loss: reserve.loss, expense: reserve.expense, total: reserve.total },
    incurred: { total: gross },
  };
};

const lossLabel = (loss: Loss, { number: policyNumber, line }: Policy) => ({
  claimNumber: loss.number,
  policyNumber,
  claimType: line === 'Commercial Property' ? null : loss.kind,
  cause: line === 'Commercial Property' ? loss.kind : null,
  status: loss.status,
  lossDate: loss.lossDate,
  reportedDate: loss.reportedDate,
  description: loss.text,
  paid: { loss: loss.paid.loss, expense: loss.paid.expense },
  reserve: { loss: loss.reserve.loss, expense: loss.reserve.expense },
  incurred: { total: sumsOf([loss]).gross },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'surplus-statement',
  build(random) {
    const valued = `20${random.int(14, 26)}-${random.pick(['03', '05', '08', '12'])}-${random.int(10, 28)}`;
    const issued = addDays(valued, random.int(0, 3));
    const policies = drawPolicies(random, valued);
    const losses = policies.flatMap((policy) => policy.losses);
    const insurer = `${word(random)} ${random.pick(['Excess and Surplus Insurance Company', 'Specialty Insurance Company', 'Surplus Lines Insurance Company'])}`;
    const [broker, at, office] = [agency(random), place(random), place(random)];
    const insured = `${word(random)} ${random.pick(['Garden Apartments LLC', 'Village Townhomes, LP', 'Crossing Apartments, Ltd.'])}`;
    const { paid, reserve, gross } = sumsOf(losses);
    const body = html`<div class="top"><b>${insurer}</b><span class="small">${office.street}, ${cityLine(office)}<br>Claims: refer to file number</span></div><h1>STATEMENT OF LOSS EXPERIENCE</h1>
<div class="a"><span>Account</span><span>${insured}</span><span>Amounts valued</span><span>${spaced(valued)}</span><span>Premises</span><span>${at.street}, ${cityLine(at)}</span><span>Issued</span><span>${spaced(issued)}</span><span>Wholesaler</span><span>${broker}</span><span>Basis</span><span>100%, ground up</span></div>
<h2>Policies written</h2><table><thead><tr><th>From</th><th>To</th><th>Class</th><th class="n">Gross premium</th><th class="n">No.</th><th class="n">Paid</th><th class="n">Outstanding</th><th class="n">Gross incurred</th><th class="n">Policy</th></tr></thead>${policies.map(policyRow)}<tr class="e"><td colspan="4">All policies</td><td class="n">${losses.length}</td><td class="n">${cents(paid.total)}</td><td class="n">${cents(reserve.total)}</td><td class="n">${cents(gross)}</td><td></td></tr></table>
${policies.filter((policy) => policy.losses.length > 0).map(detail)}<p class="small">CWP closed without payment. o/s outstanding. This statement is compiled from the records of the Company and is given without responsibility for its use by others. Losses that occurred but were not reported to us by the date above are not included.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: issued,
      valuationDate: valued,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: policy.line,
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        ...(policy.losses.length === 0 ? {} : policyLabel(policy.losses)),
      })),
      claims: policies.flatMap((policy) => policy.losses.map((loss) => lossLabel(loss, policy))),
      grandTotals: { claimCount: losses.length, ...totalsLabel(losses) },
      _accept: Object.fromEntries(
        policies
          .flatMap((policy) => policy.losses.map((loss) => ({ loss, policy })))
          .flatMap(({ loss, policy }, index) =>
            // one column for both
            policy.line === 'Commercial Property'
              ? [
                  [`claims[${index}].claimType`, [null, loss.kind]],
                  [`claims[${index}].cause`, [null]],
                ]
              : [],
          ),
      ) as Record<string, unknown[]>,
    };
    return { html: sheet({ css, body }), label };
  },
};

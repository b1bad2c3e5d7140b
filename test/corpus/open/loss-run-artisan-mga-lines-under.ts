import { addDays, addYears, shortSlashed, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, company, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';
import { deckOf } from '../parts/deck.ts';

// A managing general agent for artisan contractors: upright pages, one policy a band; what happened stands in italics
// under a claim without any caption, the claimant is a homeowner, a builder or an association, and the disposition says
// whether a closed file was paid.

const css = `body{margin:0;font:8.8pt/1.3 Caladea,serif}h1{font-size:15pt;margin:0}
.h{border-top:3pt solid #5a3e1b;
border-bottom:1pt solid #5a3e1b;padding:5pt 0;display:grid;grid-template-columns:1fr 1fr}
.h h1{grid-column:1/3}.b{background:#efe7da;font-weight:700;padding:3pt 5pt;margin-top:10pt;break-after:avoid}
.b span{margin-right:18pt}table{width:100%;border-collapse:collapse}
th{font-size:7.6pt;text-align:left;vertical-align:bottom;border-bottom:.8pt solid #5a3e1b;padding:2pt 4pt}
td{padding:2pt 4pt 0;vertical-align:top}.n{text-align:right;white-space:nowrap}.w{white-space:nowrap}
.i td{font-style:italic;padding:0 4pt 3pt 14pt;border-bottom:.3pt dotted #987}tbody{break-inside:avoid}
.s td{font-weight:700;border-top:.8pt solid #5a3e1b;padding:3pt 4pt}.none{padding:3pt 14pt}.k{font-size:7.6pt}`;

const STORIES = [
  ['PD', 'Water intrusion at window flashing, second floor units; drywall and flooring damaged'],
  ['PD', 'Torch-down application ignited fascia board, fire dept responded'],
  ['BI', 'Pedestrian stepped in unbarricaded trench on sidewalk, ankle fracture alleged'],
  ['PD', 'Backhoe severed fiber line not shown on locate ticket'],
  ['PD', 'Alleged cracking of new driveway slab within six months of completion'],
  ['BI', 'Plaintiff, employee of drywall sub, fell through stair opening left uncovered'],
  ['PD', 'Overspray on vehicles in adjoining lot, 11 owners'],
  ['PD', 'Supply line fitting at upstairs vanity let go overnight, ceiling below collapsed'],
  ['BI', 'Nail from roof tear-off left in driveway, child punctured foot'],
  ['PD', 'Construction defect action, 42 homes; insured framed Phase II only'],
  ['PI', 'Homeowner alleges defamation in online response to review'],
  ['MP', 'Neighbor tripped over extension cord, ER visit only'],
] as const;

const TRADES = ['Roofing & Siding, Inc.', 'Framing LLC', 'Drywall Co.', 'Builders, Inc.', 'Plumbing & Excavating LLC'];

interface File extends ClaimFacts {
  kind: string;
  disposition: string;
}
interface Policy extends TermFacts {
  number: string;
  insurer: string;
  claims: File[];
}

function claimantOf(random: Random): string {
  const name = person(random);
  const kinds = [name, name, `${name} and ${person(random)}`, `${word(random)} Homeowners Association`];
  return random.pick([...kinds, `${word(random)} Custom Homes LLC`, company(random)]);
}

function dispositionOf({ status, paid }: ClaimFacts): string {
  if (status === 'open') return 'Open';
  if (status === 'reopened') return 'Reopened';
  return paid.total > 0 ? 'CWP' : 'CNP';
}

function drawPolicies(random: Random, first: string, years: number, asOf: string): Policy[] {
  const counts = random.times<number>(years, () => random.pick([0, 1, 2, 3, 5]));
  counts[random.int(0, years - 1)] = random.int(4, 7);
  const insurer = carrier(random);
  const story = deckOf(random, STORIES);
  const stem = random.letters(3);
  const wanted = { line: 'liability', first, counts, numbers: '######-GL', asOf, wholeDollars: true } as const;
  return makeTerms(random, wanted)
    .map((term) => ({
      ...term,
      number: `${stem}${random.digits(7)}-00`,
      insurer,
      claims: term.claims.map((drawn) => {
        const claim = withoutMedical(drawn);
        const [kind, description] = story();
        return { ...claim, kind, description, claimant: claimantOf(random), disposition: dispositionOf(claim) };
      }),
    }))
    .reverse();
}

const amounts = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, incurred } = totalsOf(claims);
  const values = [paid.loss, paid.expense, reserve.loss, reserve.expense, incurred.total];
  return html`${values.map((value) => html`<td class="n">${whole(value)}</td>`)}`;
};

const heads = html`<thead><tr><th>Our File</th><th>Claimant</th><th>Occurred</th><th>Noticed</th><th></th>
<th>Disp.</th>${['Loss Paid', 'LAE Paid', 'Loss O/S', 'LAE O/S', 'Incurred'].map(
  (head) => html`<th class="n">${head}</th>`,
)}</tr></thead>`;

function fileBody(file: File): Html {
  const closed = file.closedDate === null ? '' : ` ${shortSlashed(file.closedDate)}`;
  return html`<tbody><tr><td class="w">${file.number}</td><td>${file.claimant}</td>
<td>${shortSlashed(file.lossDate)}</td><td>${shortSlashed(file.reportedDate)}</td><td>${file.kind}</td>
<td class="w">${file.disposition}${closed}</td>${amounts([file])}</tr>
<tr class="i"><td colspan="11">${file.description}</td></tr></tbody>`;
}

function policyBlock({ number, insurer, effectiveDate, expirationDate, claims }: Policy): Html {
  const term = `${slashed(effectiveDate)} – ${slashed(expirationDate)}`;
  const band = html`<div class="b"><span>${number}</span><span>${term}</span><span>${insurer}</span></div>`;
  if (claims.length === 0) return html`${band}<div class="none">No known or reported losses</div>`;
  const { claimCount, openClaimCount } = totalsOf(claims);
  return html`${band}<table>${heads}${claims.map(fileBody)}<tbody><tr class="s">
<td colspan="6">Term: ${claimCount} reported / ${openClaimCount} open</td>${amounts(claims)}</tr></tbody></table>`;
}

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  const two = ({ loss, expense }: ClaimFacts['paid']) => ({ loss, expense });
  const sums = { paid: two(paid), reserve: two(reserve), incurred: { total: incurred.total } };
  return { claimCount, openClaimCount, ...sums };
};

function fileLabel(file: File, policyNumber: string) {
  const { claimCount: _, openClaimCount: __, ...sums } = sumsLabel([file]);
  return {
    claimNumber: file.number,
    policyNumber,
    claimantName: file.claimant,
    claimType: file.kind,
    status: file.status,
    lossDate: file.lossDate,
    reportedDate: file.reportedDate,
    closedDate: file.closedDate,
    description: file.description,
    ...sums,
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'artisan-mga-lines-under',
  build(random) {
    const years = random.int(3, 5);
    const first = `${random.int(2014, 2020)}-${random.pick(['02-11', '04-03', '08-22', '11-30'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(100, 340));
    const policies = drawPolicies(random, first, years, asOf);
    const claims = policies.flatMap((policy) => policy.claims);
    const [insurer, insured, broker] = [
      policies[0]?.insurer ?? '',
      `${word(random)} ${random.pick(TRADES)}`,
      agency(random),
    ];
    const manager = `${word(random)} Underwriting Managers`;
    const { claimCount, openClaimCount, incurred } = totalsOf(claims);
    const body = html`<div class="h"><h1>${manager}</h1><div>Artisan Contractors Program<br>Currently Valued Loss
History<br>Insured: <b>${insured}</b></div><div>Producing Broker: ${broker}<br>Values as of ${written(asOf)}<br>
Commercial General Liability</div></div>${policies.map(policyBlock)}
<p><b>All terms: ${claimCount} reported, ${openClaimCount} open, total incurred ${wholeDollars(incurred.total)}.</b></p>
<p class="k">CWP closed with payment, CNP closed no payment; the date is the date of closing. O/S outstanding case
reserve. Incurred is paid plus outstanding for loss and loss adjustment expense.
Ref ${numbered(random, 'LH-####')}</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'Commercial General Liability',
        effectiveDate: policy.effectiveDate,
        expirationDate: policy.expirationDate,
        ...(policy.claims.length === 0 ? {} : sumsLabel(policy.claims)),
      })),
      claims: policies.flatMap((policy) => policy.claims.map((file) => fileLabel(file, policy.number))),
      grandTotals: { claimCount, openClaimCount, incurred: { total: incurred.total } },
      _accept: Object.fromEntries(
        policies.flatMap((policy, index) =>
          policy.claims.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : [],
        ),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};

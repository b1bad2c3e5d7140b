import { addYears, shortSlashed, slashed } from '../kit/dates.ts';
import { html, type Html, joined, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeClaim, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, numbered, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A report writer's upright register of an auto insurer: narrow columns without any rule, so that claimant, vehicle and
// description run over two or three lines and rows are told apart by their claim number only; terms follow each other,
// the newest first, each with a line of totals.

const css = `body{margin:0;font:7.6pt/1.16 'Liberation Sans Narrow',sans-serif}.h{text-align:center;font-size:11pt;font-weight:700}.sub{display:grid;grid-template-columns:60pt 1fr 70pt 100pt;margin:8pt 0 10pt;font-size:8.4pt}
table{border-collapse:collapse;width:100%;table-layout:fixed}th{text-align:left;vertical-align:bottom;font-weight:400;text-decoration:underline;padding:0 4pt 4pt 0}td{vertical-align:top;padding:0 4pt 2.5pt 0;overflow-wrap:anywhere}.n{text-align:right;padding-right:6pt}.term td{font-weight:700;padding-top:8pt}.t td{padding-top:3pt;font-weight:700}tr{break-inside:avoid}`;

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Re-Open' };
const COLUMNS = [
  'Claim<br>Number',
  'Date of Loss<br>Date Rpt',
  'Claimant',
  'Loss Description',
  'Driver / Unit',
  'Cov',
  'Status',
  'Loss<br>Paid',
  'Expense<br>Paid',
  'Loss<br>Reserve',
  'Total<br>Incurred',
];
const WIDTHS = [48, 48, 55, 92, 60, 46, 36, 48, 42, 48, 50];

const money = (amount: number): Html => html`<td class="n">${cents(amount)}</td>`;

type Claim = Omit<ClaimFacts, 'paid' | 'reserve' | 'incurred'> & {
  unit: string;
  paid: Kinds;
  reserve: Kinds;
  incurred: Kinds;
};

const claimRow = (claim: Claim): Html =>
  html`<tr><td>${claim.number}</td><td>${shortSlashed(claim.lossDate)} ${shortSlashed(claim.reportedDate)}</td><td>${claim.claimant}</td><td>${claim.description}</td><td>${claim.driver}<br>${claim.unit}</td><td>${claim.claimType}</td><td>${STATUS[claim.status]}</td>${money(claim.paid.loss)}${money(claim.paid.expense)}${money(claim.reserve.loss)}${money(claim.incurred.total)}</tr>`;

const totalRow = (caption: string, claims: readonly Claim[]): Html => {
  const { paid, reserve, incurred, claimCount } = totalsOf(claims);
  return html`<tr class="t"><td colspan="6">${caption}</td><td>${claimCount}</td>${money(paid.loss)}${money(paid.expense)}${money(reserve.loss)}${money(incurred.total)}</tr>`;
};

/** The register has no column for medical payments, and expense is not reserved. */
function asRegistered(claim: ClaimFacts, unit: string): Claim {
  const sumUp = (loss: number, expense: number): Kinds => ({
    loss,
    medical: 0,
    expense,
    total: Math.round((loss + expense) * 100) / 100,
  });
  const [paid, reserve] = [sumUp(claim.paid.loss, claim.paid.expense), sumUp(claim.reserve.loss, 0)];
  return {
    ...claim,
    unit,
    paid,
    reserve,
    incurred: sumUp(Math.round((paid.loss + reserve.loss) * 100) / 100, paid.expense),
  };
}

const amounts = ({ paid, reserve, incurred }: Pick<Claim, 'paid' | 'reserve' | 'incurred'>) => ({
  paid: { loss: paid.loss, expense: paid.expense },
  reserve: { loss: reserve.loss },
  incurred: { total: incurred.total },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'wrapped-register',
  build(random) {
    const first = `${random.int(2014, 2021)}-${random.pick(['02', '05', '09', '12'])}-${random.pick(['01', '15', '22'])}`;
    const years = random.int(3, 5);
    const ranOn = `${addYears(first, years).slice(0, 4)}-12-${random.int(24, 30)}`;
    const [insurer, insured, agent] = [carrier(random), company(random), agency(random)];
    const root = numbered(random, 'TRK######');
    const terms = random
      .times(years, (year) => {
        const effective = addYears(first, year);
        const expiration = addYears(effective, 1);
        const claims = random.times(random.pick([0, 2, 3, 5, 8]), () => {
          const claim = makeClaim(random, {
            line: 'auto',
            numbers: '######-##',
            from: effective,
            to: expiration,
            asOf: ranOn,
          });
          const unit = `Unit ${random.int(2, 480)}`;
          return {
            ...asRegistered(claim, unit),
            claimant: random.chance(0.3) ? company(random) : lastNameFirst(random),
            driver: `${word(random)}, ${claim.driver.split(' ')[0]}`,
          };
        });
        return { number: `${root}-${String(year + 2).padStart(2, '0')}`, effective, expiration, claims };
      })
      .reverse();
    const all = terms.flatMap(({ claims }) => claims);
    const heads = COLUMNS.map(
      (caption, index) =>
        html`<th${index > 6 ? html` class="n"` : null} style="width:${WIDTHS[index]}pt">${joined(caption.split('<br>'), html`<br>`)}</th>`,
    );
    const rows = terms.map(({ number, effective, expiration, claims }) => [
      html`<tr class="term"><td colspan="11">Policy ${number}&nbsp;&nbsp; Commercial Auto&nbsp;&nbsp; Eff ${slashed(effective)}&nbsp; Exp ${slashed(expiration)}</td></tr>`,
      ...claims.map(claimRow),
      claims.length === 0
        ? html`<tr><td colspan="11">No losses reported this term.</td></tr>`
        : totalRow(`Totals for policy ${number}`, claims),
    ]);
    const body = html`<div class="h">${insurer}</div><div class="h">Insured Loss Register</div><div class="sub"><span>Insured:</span><span>${insured}</span><span>Run date:</span><span>${slashed(ranOn)}</span><span>Producer:</span><span>${agent}</span><span>Report:</span><span>CLM-R-0${random.int(10, 99)}</span></div>
<table><thead><tr>${heads}</tr></thead><tbody>${rows}${totalRow('Totals for insured', all)}</tbody></table>`;
    const grand = totalsOf(all);
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: agent,
      reportDate: ranOn,
      policies: terms.map(({ number, effective, expiration, claims }) => ({
        policyNumber: number,
        lineOfBusiness: 'Commercial Auto',
        effectiveDate: effective,
        expirationDate: expiration,
        ...(claims.length > 0 && { claimCount: claims.length, ...amounts(totalsOf(claims)) }),
      })),
      claims: terms.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: number,
          claimantName: claim.claimant,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          description: claim.description,
          driverName: claim.driver,
          unit: claim.unit,
          ...amounts(claim),
        })),
      ),
      grandTotals: { claimCount: grand.claimCount, ...amounts(grand) },
      _accept: Object.fromEntries([
        ...terms.flatMap(({ claims }, index) =>
          claims.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : [],
        ),
        ...all.map(({ unit }, index) => [`claims[${index}].unit`, [unit, unit.replace('Unit ', '')]]),
      ]),
    };
    return { html: sheet({ css, body }), label };
  },
};

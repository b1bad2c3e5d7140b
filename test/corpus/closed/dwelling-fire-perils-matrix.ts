// State residual market for dwellings: a form in capitals with a matrix of perils and coverages that carries the premiums, no
// liability, percent deductible for wind, assessment and fee lines.
import { addDays, addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8pt/1.3 "Liberation Sans Narrow",sans-serif}.t{text-align:center;font-weight:700;font-size:11pt}
table{width:100%;border-collapse:collapse;margin-top:7px}td,th{border:1px solid #333;padding:3px 5px;vertical-align:top;text-align:left;font-weight:400}
.c{font-size:6.3pt;display:block;color:#333}.n{text-align:right}.g{background:#ddd;font-weight:700}.page{break-before:page}`;

function facts(random: Random) {
  const state = random.pick(['NC', 'AL', 'MI', 'GA', 'KY']);
  const risk = place(random, state);
  const mail = random.chance(0.5) ? risk : place(random);
  const family = lastName(random);
  const effectiveDate = `${random.int(2015, 2025)}-${random.pick(['02', '05', '08', '11'])}-${random.int(10, 28)}`;
  const dwelling = random.int(35, 210) * 1000;
  const contents = random.chance(0.6) ? random.int(5, 40) * 1000 : null;
  const structures = random.chance(0.5) ? random.int(2, 15) * 1000 : null;
  const rent = random.chance(0.4) ? random.int(4, 18) * 1000 : null;
  const parts = [
    { peril: 'FIRE', bought: true },
    { peril: 'EXTENDED COVERAGE', bought: true },
    { peril: 'VANDALISM AND MALICIOUS MISCHIEF', bought: random.chance(0.6) },
  ].map(({ peril, bought }) => ({
    peril,
    dwelling: bought ? random.int(40, 620) : null,
    contents: bought && contents !== null ? random.int(8, 130) : null,
  }));
  const otherCoverages = parts
    .filter((part) => part.dwelling !== null)
    .map((part) => ({ name: part.peril, premium: (part.dwelling ?? 0) + (part.contents ?? 0) }));
  const fees = [
    { name: 'RECOUPMENT ASSESSMENT', amount: random.amount(2, 18) },
    { name: 'INSPECTION FEE', amount: random.pick([0, 25, 40]) },
  ].filter((fee) => fee.amount > 0);
  const wind = random.pick([1, 2, 5]);
  const lender = random.chance(0.6) ? place(random) : null;
  return {
    risk,
    mail,
    parts,
    lender,
    state,
    label: {
      carrierName: `${word(random)} FAIR Plan Property Insurance Association`.toUpperCase(),
      policyNumber: numbered(random, random.pick(['DP######-##', 'D ### ### #'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [`${family}, ${firstName(random)}`.toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      insuredLocation: oneLine(risk).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      totalPremium: sum([...otherCoverages, ...fees].map((line) => ('premium' in line ? line.premium : line.amount))),
      fees,
      policyForm: 'DP-1',
      occupancy: random.pick(['TENANT', 'OWNER', 'VACANT']),
      numberOfFamilies: random.int(1, 4),
      yearBuilt: random.int(1902, 1994),
      constructionType: random.pick(['FRAME', 'BRICK', 'BRICK VENEER', 'MASONRY']),
      protectionClass: random.pick(['03', '05', '07', '09']),
      territory: random.digits(3),
      dwellingLimit: dwelling,
      otherStructuresLimit: structures,
      personalPropertyLimit: contents,
      fairRentalValueLimit: rent,
      deductibles: [
        { peril: 'WINDSTORM OR HAIL', amount: Math.round((dwelling * wind) / 100), percent: wind },
        { peril: 'ALL OTHER PERILS', amount: random.pick([250, 500, 1000]), percent: null },
      ],
      otherCoverages,
      additionalInterests: lender
        ? [
            {
              interest: '1ST MORTGAGEE',
              name: `${word(random)} SAVINGS BANK`.toUpperCase(),
              address: oneLine(lender).toUpperCase(),
              loanNumber: random.digits(9),
            },
          ]
        : [],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const cell = (caption: string, value: string | number, span = 1): Html =>
  html`<td colspan="${span}"><span class="c">${caption}</span>${value}</td>`;
const optional = (value: number | null | undefined): string => (value ? whole(value) : '');

function front({ label: l, risk, mail, parts }: Facts): Html {
  const upper = (text: string): string => text.toUpperCase();
  return html`<div class="t">${l.carrierName}</div><div class="t" style="font-size:9pt">DWELLING POLICY DECLARATIONS &nbsp; ${l.transactionType === 'new' ? 'NEW' : 'RENEWAL CERTIFICATE'}</div>
<table><tr>${cell('POLICY NUMBER', l.policyNumber)}${cell('FROM', dashed(l.effectiveDate))}${cell('TO', dashed(l.expirationDate))}${cell('TIME', '12:01 AM STD AT LOCATION')}</tr>
<tr><td colspan="2"><span class="c">INSURED NAME AND MAILING ADDRESS</span>${l.namedInsureds[0]}<br>${upper(mail.street)}<br>${upper(cityLine(mail))}</td>
<td colspan="2"><span class="c">PRODUCER (NOT AN AGENT OF THE ASSOCIATION)</span>${l.agencyName}<br>PRODUCER NO ${l.policyNumber.replace(/\D/g, '').slice(0, 4)}</td></tr>
<tr><td colspan="4"><span class="c">LOCATION OF PROPERTY COVERED</span>${upper(risk.street)}<br>${upper(cityLine(risk))}</td></tr></table>
<table><tr>${cell('FORM', 'DP 00 01')}${cell('OCCUPANCY', l.occupancy)}${cell('NO. FAMILIES', l.numberOfFamilies)}${cell('CONSTRUCTION', l.constructionType)}${cell('YR BUILT', l.yearBuilt)}${cell('PROT CL', l.protectionClass)}${cell('TERR', l.territory)}</tr></table>
<table><tr class="g"><td>COVERAGE</td><td class="n">A. DWELLING</td><td class="n">B. OTHER STRUCTURES</td><td class="n">C. PERSONAL PROPERTY</td><td class="n">D. FAIR RENTAL VALUE</td></tr>
<tr><td>LIMIT OF LIABILITY $</td><td class="n">${whole(l.dwellingLimit)}</td><td class="n">${optional(l.otherStructuresLimit)}</td><td class="n">${optional(l.personalPropertyLimit)}</td><td class="n">${optional(l.fairRentalValueLimit)}</td></tr></table>
<table><tr class="g"><td>PERILS INSURED AGAINST</td><td class="n">PREMIUM DWELLING</td><td class="n">PREMIUM CONTENTS</td><td class="n">TOTAL</td></tr>
${parts.map((part) => html`<tr><td>${part.peril}</td>${part.dwelling === null ? html`<td colspan="3">NOT INSURED</td>` : html`<td class="n">${cents(part.dwelling)}</td><td class="n">${part.contents === null ? '' : cents(part.contents)}</td><td class="n">${cents(part.dwelling + (part.contents ?? 0))}</td>`}</tr>`)}
${l.fees.map((fee) => html`<tr><td colspan="3">${fee.name}</td><td class="n">${cents(fee.amount)}</td></tr>`)}<tr class="g"><td colspan="3">TOTAL ANNUAL PREMIUM</td><td class="n">$${cents(l.totalPremium)}</td></tr></table>`;
}

function back({ label: l, lender, state }: Facts): Html {
  const deductible = l.deductibles.map(
    (each) =>
      html`<tr><td>${each.peril}</td><td>${each.percent === null ? `$${whole(each.amount)}` : `${each.percent}% OF COVERAGE A - $${whole(each.amount)}`}</td></tr>`,
  );
  const interest = l.additionalInterests[0];
  return html`<table><tr class="g"><td>DEDUCTIBLE - EACH LOSS</td><td></td></tr>${deductible}</table>
<table><tr><td style="height:48px"><span class="c">MORTGAGEE / LOSS PAYEE</span>${interest && lender ? html`${interest.interest} &nbsp; LOAN NO ${interest.loanNumber}<br>${interest.name} ISAOA<br>${lender.street.toUpperCase()}<br>${cityLine(lender).toUpperCase()}` : 'NONE'}</td></tr>
<tr><td><span class="c">FORMS AND ENDORSEMENTS</span>DP 00 01 12 02 &nbsp; DP 01 ${l.territory.slice(0, 2)} 07 14 &nbsp; DP 03 12 06 94 &nbsp; FP-12 &nbsp; IL P 001 01 04</td></tr></table>
<p>THIS POLICY DOES NOT COVER LIABILITY, THEFT OR FLOOD. ACTUAL CASH VALUE LOSS SETTLEMENT APPLIES. MAXIMUM LIMIT AVAILABLE FROM THE PLAN IS $750,000.
UNDER THE LAWS OF ${state} THE ASSOCIATION IS FUNDED BY MEMBER INSURERS. RETURNED CHECKS ARE SUBJECT TO A $20.00 CHARGE.</p>
<p>ISSUED ${dashed(addDays(l.effectiveDate, -12))} &nbsp;&nbsp;&nbsp;&nbsp; AUTHORIZED SIGNATURE ____________________</p>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'perils-matrix',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [front(f), back(f)] }), label: f.label };
  },
};

// FAIR plan of a state: basic form with fire, extended coverage and vandalism as separate charges in a grid of captioned cells, condition surcharges,
// an inspection note, no liability; the binder's conditions and a list of what the plan does not insure behind it.
import { addDays, addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { mortgagee } from '../parts/homes.ts';

const css = `body{font:8.4pt/1.3 "DejaVu Sans Condensed",sans-serif}h1{font-size:12pt;margin:0;text-align:center}.c{text-align:center}.g{display:grid;border:1px solid #000;border-bottom:0}.g>div{border-bottom:1px solid #000;border-right:1px solid #000;padding:3px 6px}.g>div:last-child{border-right:0}small{font-size:6.3pt;display:block;color:#333}
table{width:100%;border-collapse:collapse;border:1px solid #000;border-top:0}td,th{border-bottom:.5px solid #000;border-right:.5px solid #000;padding:3px 6px;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:400;font-size:7pt;background:#eee}.page{break-before:page}li{margin-bottom:5px}`;

const conditionSurcharges = ['Roof over 25 years', 'Knob and tube wiring', 'Unrepaired exterior', 'Wood stove'];

function rows(random: Random, dwelling: number, isRented: boolean) {
  const row = (letter: string, name: string, limit: number, share: number) => ({
    letter,
    name,
    limit,
    fire: Math.round(limit * share) / 100,
    extended: Math.round(limit * share * 0.31) / 100,
  });
  const share = random.int(34, 71) / 100;
  return [
    row('A', 'DWELLING', dwelling, share),
    ...(random.chance(0.4) ? [row('B', 'OTHER STRUCTURES', random.int(3, 14) * 1000, share * 1.1)] : []),
    ...(random.chance(0.5) ? [row('C', 'PERSONAL PROPERTY', random.int(4, 30) * 1000, share * 1.3)] : []),
    ...(isRented ? [row('D', 'FAIR RENTAL VALUE', Math.round(dwelling / 10_000) * 1000, share * 0.8)] : []),
  ];
}

function facts(random: Random) {
  const risk = place(random, random.pick(['IL', 'MI', 'MO', 'OH', 'WI', 'PA', 'OR']));
  const isRented = random.chance(0.6);
  const mail = isRented ? place(random) : risk;
  const dwelling = random.int(28, 190) * 1000;
  const lines = rows(random, dwelling, isRented);
  const vandalism = random.chance(0.7) ? random.amount(14, 66) : null;
  const surcharges = random
    .some(conditionSurcharges, random.int(0, 2))
    .map((name) => ({ name, amount: random.int(8, 90) }));
  const extended = sum(lines.map((each) => each.extended));
  const fees = [
    ...surcharges,
    { name: 'Inspection Fee', amount: random.pick([25, 40, 55]) },
    ...(random.chance(0.5) ? [{ name: 'Arson Fund Assessment', amount: random.amount(2, 11) }] : []),
  ];
  const premium = sum([...lines.flatMap((each) => [each.fire, each.extended]), vandalism ?? 0]);
  const limitOf = (letter: string): number | null => lines.find((each) => each.letter === letter)?.limit ?? null;
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['01', '04', '05', '09', '10'])}-${random.int(10, 28)}`;
  const loan = random.chance(0.6) ? mortgagee(random) : null;
  return {
    risk,
    mail,
    lines,
    vandalism,
    extended,
    premium,
    loan,
    inspected: addDays(effectiveDate, -random.int(8, 60)),
    deductible: random.pick([250, 500, 1000]),
    label: {
      carrierName: `${word(random)} FAIR Plan Association`,
      policyNumber: numbered(random, random.pick(['FP #######', 'D-######-#', '######-DW-##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: random.chance(0.7) ? [person(random)] : [person(random), person(random)],
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(risk),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      fees,
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      policyForm: 'DP-1',
      occupancy: isRented ? random.pick(['TENANT', 'VACANT']) : 'OWNER',
      numberOfFamilies: random.int(1, 4),
      yearBuilt: random.int(1898, 1974),
      numberOfStories: random.pick([1, 2, 3]),
      constructionType: random.pick(['FRAME', 'BRICK VENEER', 'MASONRY']),
      roofType: random.pick(['ASPHALT SHINGLE', 'ROLL ROOFING', 'SLATE']),
      protectionClass: String(random.int(2, 9)),
      territory: numbered(random, '##'),
      dwellingLimit: dwelling,
      otherStructuresLimit: limitOf('B'),
      personalPropertyLimit: limitOf('C'),
      fairRentalValueLimit: limitOf('D'),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const cell = (caption: string, value: Html | string | number): Html =>
  html`<div><small>${caption}</small>${value}</div>`;
const grid = (columns: string, ...all: readonly Html[]): Html =>
  html`<div class="g" style="grid-template-columns:${columns}">${all}</div>`;

function declarations(f: Facts): Html {
  const { label: l, mail, risk, loan } = f;
  return html`<h1>${l.carrierName}</h1><div class="c">BASIC PROPERTY INSURANCE &nbsp; DWELLING POLICY &nbsp; ${l.transactionType === 'new' ? 'NEW ISSUE' : 'RENEWAL'}</div><div style="height:6px"></div>
${grid('1.2fr 1fr 1fr', cell('POLICY NUMBER', l.policyNumber), cell('INCEPTION', dashed(l.effectiveDate)), cell('EXPIRATION (12:01 A.M.)', dashed(l.expirationDate)))}
${grid('1.2fr 1fr', cell('INSURED NAME AND ADDRESS', html`${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}`), cell('PRODUCER (HAS NO POWER TO BIND THE ASSOCIATION)', l.agencyName))}
${grid('1fr', cell('DESCRIBED LOCATION', mail === risk ? 'SAME AS INSURED ADDRESS' : oneLine(risk)))}
${grid('1fr .7fr .7fr 1fr .7fr .7fr .7fr', cell('CONSTRUCTION', l.constructionType), cell('YR BUILT', l.yearBuilt), cell('STORIES', l.numberOfStories), cell('ROOF', l.roofType), cell('FAMILIES', l.numberOfFamilies), cell('PROT CL', l.protectionClass), cell('TERR', l.territory))}
${grid('1fr 1fr 1fr 1.2fr', cell('OCCUPANCY', l.occupancy), cell('FORM', 'DP 00 01 BASIC'), cell('DEDUCTIBLE, EACH LOSS', `$${whole(f.deductible)}`), cell('INSPECTED', dashed(f.inspected)))}
<table><tr><th>INSURANCE IS PROVIDED ONLY FOR THE COVERAGES WITH AN AMOUNT</th><th>AMOUNT OF INSURANCE</th><th>FIRE &amp; LIGHTNING</th><th>EXTENDED COVERAGE</th></tr>${f.lines.map((each) => html`<tr><td>${each.letter}. ${each.name}</td><td>${whole(each.limit)}</td><td>${cents(each.fire)}</td><td>${cents(each.extended)}</td></tr>`)}</table>
<table><tr><td>VANDALISM AND MALICIOUS MISCHIEF</td><td>${f.vandalism === null ? 'NOT INSURED' : cents(f.vandalism)}</td></tr><tr><td>SUBTOTAL</td><td>${cents(f.premium)}</td></tr>${l.fees.map(({ name, amount }) => html`<tr><td>${name.toUpperCase()}</td><td>${cents(amount)}</td></tr>`)}<tr><td><b>TOTAL CHARGE FOR ONE YEAR</b></td><td><b>${cents(l.totalPremium)}</b></td></tr></table>
${grid('1fr', cell('FIRST MORTGAGEE', loan === null ? 'NONE' : html`${loan.name} ISAOA<br>${loan.address}<br>LOAN ${loan.loan}`))}${grid('1fr', cell('ENDORSEMENTS MADE PART OF THIS POLICY', 'DP 00 01 07 14   FP 12 (01-09)   FP 31 (06-15)   DP 04 76 07 14'))}
<p>This policy is issued on behalf of the member companies of the Association, severally and not jointly. It provides actual cash value; the cost to replace may be higher than the amounts above.</p><p>Authorized signature ______________________</p>`;
}

function conditions({ label: l }: Facts): Html {
  return html`<div class="page"></div><h1>IMPORTANT INFORMATION</h1><p>Policy ${l.policyNumber}</p><ul><li>The Association does not insure theft, liability, water damage or sewer backup. Ask your producer about other insurers.</li><li>If the dwelling is vacant for more than 30 days, vandalism is suspended and we may cancel on 5 days' notice.</li><li>Condition charges are removed when repairs are completed and a new inspection, for which we may charge $30, confirms it.</li><li>You may appeal any act of the Association within 30 days to the Governing Committee.</li><li>Optional: replacement cost on the dwelling may be offered after an inspection. Earthquake with a deductible of 10% may be offered.</li></ul>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'access-plan',
  build: (random) => {
    const f = facts(random);
    const { label: l, vandalism, loan } = f;
    const upper = l.fees.map(({ name, amount }) => ({ name: name.toUpperCase(), amount }));
    return {
      html: sheet({ css, body: [declarations(f), conditions(f)] }),
      label: {
        ...l,
        fees: upper,
        deductibles: [{ peril: null, amount: f.deductible, percent: null }],
        otherCoverages: vandalism === null ? [] : [{ name: 'VANDALISM AND MALICIOUS MISCHIEF', premium: vandalism }],
        additionalInterests:
          loan === null
            ? []
            : [{ interest: 'FIRST MORTGAGEE', name: loan.name, address: loan.address, loanNumber: loan.loan }],
        // fire and extended coverage are columns of the table of limits; whoever lists them as coverages is not wrong
        _ignore: ['otherCoverages[+]'],
      },
    };
  },
};

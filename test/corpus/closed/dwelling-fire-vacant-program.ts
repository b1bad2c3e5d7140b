// A program administrator's dwelling form for vacant houses, on surplus lines paper: a term of months, limits in a
// column before their coverages, taxes and fees under the premium, a mortgage clause and a notice of the state.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.6pt/1.3 "Liberation Sans",sans-serif}h1{font-size:11.5pt;text-align:center;margin:4pt 0}.b{border:.8pt solid #000;padding:3pt 5pt;margin-top:-.8pt}.b i{display:block;font-size:6.8pt;font-style:normal}.r{display:flex}.r>.b{flex:1;margin-left:-.8pt}
table{width:100%;border-collapse:collapse;margin-top:-.8pt}td,th{border:.8pt solid #000;padding:2pt 5pt;text-align:left}th{font-size:7.2pt;background:#ddd}.n{text-align:right;white-space:nowrap}.bar{background:#000;color:#fff;font-weight:700;padding:2pt 5pt;font-size:8pt}p{font-size:7.6pt}.page{break-before:page}`;

const sixMonths = (iso: string): string => {
  const month = Number(iso.slice(5, 7));
  const year = Number(iso.slice(0, 4));
  return month > 6
    ? `${year + 1}-${String(month - 6).padStart(2, '0')}${iso.slice(7)}`
    : `${year}-${String(month + 6).padStart(2, '0')}${iso.slice(7)}`;
};

function drawOptions(random: Random) {
  return [
    ...(random.chance(0.7)
      ? [
          {
            name: 'Vandalism or Malicious Mischief',
            limit: null,
            limitText: 'Included',
            premium: random.dollars(60, 300),
          },
        ]
      : []),
    ...(random.chance(0.4)
      ? [
          {
            name: 'Renovation / Builders Risk Extension',
            limit: random.int(10, 60) * 1000,
            limitText: null,
            premium: random.dollars(70, 320),
          },
        ]
      : []),
    ...(random.chance(0.3)
      ? [{ name: 'Ordinance or Law', limit: null, limitText: '10% of Coverage A', premium: random.dollars(20, 66) }]
      : []),
  ];
}

function facts(random: Random) {
  const home = place(random);
  const mail = place(random);
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '03', '04', '08', '11'])}-${random.int(10, 28)}`;
  const isHalf = random.chance(0.5);
  const dwelling = random.int(45, 260) * 1000;
  const structures = random.chance(0.4) ? random.int(3, 20) * 1000 : null;
  const contents = random.chance(0.25) ? 5000 : null;
  const liability = random.chance(0.7) ? random.pick([100_000, 300_000, 500_000]) : null;
  const premiums = {
    dwelling: random.dollars(380, 1900),
    structures: structures === null ? null : random.dollars(15, 80),
    contents: contents === null ? null : random.dollars(12, 55),
    liability: liability === null ? null : random.dollars(60, 190),
  };
  const options = drawOptions(random);
  const premium = sum([...Object.values(premiums).map((each) => each ?? 0), ...options.map((each) => each.premium)]);
  const flat = [
    { name: 'Policy Fee', amount: random.pick([75, 100, 125]) },
    ...(random.chance(0.6) ? [{ name: 'Inspection Fee', amount: random.pick([45, 60]) }] : []),
  ];
  const taxable = sum([premium, ...flat.map(({ amount }) => amount)]);
  const share = (percent: number): number => Math.round(taxable * percent) / 100;
  const rate = random.pick([3, 4.85, 5, 6]);
  const taxes = [
    { name: 'Surplus Lines Tax', rate, amount: share(rate) },
    { name: 'Stamping Office Fee', rate: 0.15, amount: share(0.15) },
  ];
  const bank = random.chance(0.6) ? place(random) : null;
  const deductibles = [
    { peril: 'All Other Perils', amount: random.pick([1000, 2500]), percent: null },
    { peril: 'Vandalism / Theft of Building Materials', amount: random.pick([2500, 5000]), percent: null },
    ...(random.chance(0.6) ? [{ peril: 'Wind or Hail', amount: null, percent: random.pick([1, 2, 3, 5]) }] : []),
  ];
  return {
    mail,
    home,
    premium,
    premiums,
    flat,
    taxes,
    bank,
    isHalf,
    administrator: `${word(random)} Specialty Programs, LLC`,
    license: random.digits(7),
    broker: person(random),
    label: {
      carrierName: `${word(random)} ${random.pick(['Surplus Lines Insurance Company', 'Specialty Insurance Company', 'Excess and Surplus Insurance Co.'])}`,
      policyNumber: numbered(random, random.pick(['VDP-########-##', '@@VAC #######'])),
      transactionType: random.pick(['new', 'new', 'renewal'] as const),
      namedInsureds: [random.chance(0.5) ? `${word(random)} Property Holdings, LLC` : `Estate of ${person(random)}`],
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(home),
      effectiveDate,
      expirationDate: isHalf ? sixMonths(effectiveDate) : addYears(effectiveDate, 1),
      agencyName: agency(random),
      totalPremium: sum([taxable, ...taxes.map(({ amount }) => amount)]),
      fees: [...flat, ...taxes].map(({ name, amount }) => ({ name, amount })),
      policyForm: 'DP-1',
      occupancy: random.pick(['Vacant', 'Vacant - Under Renovation', 'Unoccupied']),
      numberOfFamilies: random.pick([1, 1, 2, 4]),
      yearBuilt: random.int(1921, 2004),
      squareFeet: random.int(82, 340) * 10,
      constructionType: random.pick(['Frame', 'Brick Veneer', 'Masonry', 'Stucco on Block']),
      roofType: random.pick(['Composition Shingle', 'Metal', 'Rolled / Built Up']),
      protectionClass: random.pick(['3', '5', '8B', '9']),
      dwellingLimit: dwelling,
      otherStructuresLimit: structures,
      personalPropertyLimit: contents,
      personalLiabilityLimit: liability,
      deductibles,
      otherCoverages: options,
      additionalInterests:
        bank === null
          ? []
          : [
              {
                interest: 'Mortgagee',
                name: `${word(random)} Savings Bank, F.S.B.`,
                address: oneLine(bank),
                loanNumber: random.digits(10),
              },
            ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const box = (caption: string, value: Piece): Html => html`<div class="b"><i>${caption}</i>${value}</div>`;
const boxes = (...each: readonly Html[]): Html => html`<div class="r">${each}</div>`;

function coverages({ label: l, premiums }: Facts): Html {
  const row = (limit: number | null, name: string, premium: number | null): Html =>
    html`<tr><td class="n">${limit === null ? 'NOT COVERED' : `$${whole(limit)}`}</td><td>${name}</td><td class="n">${premium === null ? '' : dollarsAndCents(premium)}</td></tr>`;
  return html`<table><tr><th style="width:22%">LIMIT OF INSURANCE</th><th>COVERAGE</th><th style="width:18%">PREMIUM</th></tr>
${row(l.dwellingLimit, 'A. Vacant Dwelling (Actual Cash Value)', premiums.dwelling)}${row(l.otherStructuresLimit, 'B. Appurtenant Structures', premiums.structures)}${row(l.personalPropertyLimit, 'C. Owner’s Personal Property at the Premises', premiums.contents)}<tr><td class="n">NOT COVERED</td><td>D. Rental Value</td><td></td></tr>${row(l.personalLiabilityLimit, 'L. Premises Liability, Each Occurrence', premiums.liability)}
${l.otherCoverages.map((each) => html`<tr><td class="n">${each.limit === null ? each.limitText : `$${whole(each.limit)}`}</td><td>${each.name}</td><td class="n">${dollarsAndCents(each.premium)}</td></tr>`)}</table>`;
}

function page(f: Facts): Html {
  const { label: l, mail, flat, taxes, premium, bank } = f;
  const line = (name: string, amount: number): Html =>
    html`<tr><td class="n">${name}</td><td class="n">${cents(amount)}</td></tr>`;
  const [interest] = l.additionalInterests;
  return html`<div class="r" style="justify-content:space-between"><b>${l.carrierName}</b><span>Administered by ${f.administrator}</span></div><h1>VACANT DWELLING POLICY &ndash; DECLARATIONS</h1>
${boxes(box('POLICY NO.', l.policyNumber), box('THIS POLICY IS', l.transactionType === 'new' ? 'NEW' : 'A RENEWAL'), box(`TERM (${f.isHalf ? '6' : '12'} MONTHS) AT 12:01 A.M. LOCAL TIME`, `${slashed(l.effectiveDate)} - ${slashed(l.expirationDate)}`))}
${boxes(box('NAMED INSURED AND MAILING ADDRESS', html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`), box('RETAIL AGENCY', html`${l.agencyName}<br>Attn: ${f.broker}`))}
<div class="bar">PROPERTY DESCRIBED</div>${box('STREET, CITY, STATE', l.insuredLocation)}${boxes(box('STATUS', l.occupancy), box('UNITS', l.numberOfFamilies), box('YR BUILT', l.yearBuilt), box('LIVING AREA SQ FT', whole(l.squareFeet)), box('CONSTR', l.constructionType), box('ROOF', l.roofType), box('PPC', l.protectionClass))}
<div class="bar">COVERAGE IS PROVIDED ONLY WHERE A LIMIT IS SHOWN &ndash; FORM DP-1 BASIC, ED. 12 02</div>${coverages(f)}
<div class="bar">DEDUCTIBLE</div><table>${l.deductibles.map((each) => html`<tr><td>${each.peril}</td><td>${each.amount === null ? `${each.percent}% of Coverage A` : `$${whole(each.amount)}`}</td></tr>`)}</table>
<div class="bar">PREMIUM, TAXES AND FEES</div><table>${line('Premium', premium)}${flat.map((each) => line(each.name, each.amount))}${taxes.map((each) => line(`${each.name} (${each.rate}%)`, each.amount))}<tr><td class="n"><b>Amount due for the term</b></td><td class="n" style="width:18%"><b>${cents(l.totalPremium)}</b></td></tr></table><p>25% of the premium is minimum and earned at inception. All fees are fully earned.</p>
${bank === null || interest === undefined ? '' : html`<div class="bar">MORTGAGEE</div>${box('NAME, ADDRESS, LOAN', html`${interest.name}, ISAOA ATIMA<br>${bank.street}<br>${cityLine(bank)}<br>Loan ${interest.loanNumber}`)}`}
<div class="page"><p><b>NOTICE.</b> This insurance is issued by an insurer that is not licensed by this state and is not protected by the guaranty fund. Surplus lines broker license ${f.license}.</p><p>Forms: DP 00 01 12 02, VDP 101 (03/16) Vacancy Permission, VDP 114 (03/16) Protective Safeguards - Utilities, VDP 140 (08/19) Exclusion - Pollution, DL 24 01 Personal Liability.</p><p>The property must be locked and secured against entry. Water must be shut off and lines drained between November 1 and April 1. A limit of $1,000 applies to debris of trees if such coverage is bought.</p></div>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'vacant-program',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: page(f) }), label: f.label };
  },
};

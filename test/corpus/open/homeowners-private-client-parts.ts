import { addYears, written } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, place, type Place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type Mortgagee, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A house for large homes: a premium summary by part of the policy first, then a page for the residence with other
// words for the six limits, valuables by class, dates and payment terms in sentences, whole dollars throughout.

const css = `body{margin:0;font:10pt/1.5 Caladea,'Liberation Serif',serif;color:#2a2420}.logo{text-align:right;font-size:16pt;letter-spacing:3pt;color:#6b5a3a;border-bottom:.6pt solid #6b5a3a;margin-bottom:16pt}h1{font-weight:400;font-size:17pt;margin:0 0 10pt}h2{font-weight:700;font-size:10pt;letter-spacing:.4pt;margin:15pt 0 3pt;color:#6b5a3a}
.cols{display:flex;gap:26pt}.cols>div{flex:1}.cap{font-style:italic;color:#6b5a3a}.row{display:flex;justify-content:space-between;border-bottom:.3pt dotted #b8ab90;padding:1pt 0}.row.t{border-top:.8pt solid #6b5a3a;border-bottom:0;font-weight:700;margin-top:3pt}.new{break-before:page}p{margin:4pt 0}.small{font-size:8pt;margin-top:16pt}`;

const row = (name: Piece, value: Piece): Html => html`<div class="row"><span>${name}</span><span>${value}</span></div>`;

const CLASSES = ['Jewelry', 'Fine Arts', 'Silverware', 'Musical Instruments', 'Furs', 'Wine', 'Stamps and Coins'];
const EXTENSIONS = [
  ['Rebuilding Cost Beyond the Limit', 'Included'],
  ['Backup of Sewers and Drains', 'Included'],
  ['Landscaping, any one plant', '$5,000'],
  ['Household Systems Protection', '$100,000'],
  ['Identity Recovery Expenses', '$25,000'],
  ['Loss Prevention Allowance', '$2,500'],
] as const;
const CREDITS = ['Gated Community', 'Water Leak Shutoff Device', 'Perimeter Alarm', 'Backup Generator', 'Loss Free'];

interface Facts {
  insurer: string;
  names: string[];
  mail: Place;
  home: Place;
  number: string;
  effective: string;
  isRenewal: boolean;
  producer: string;
  limits: {
    dwelling: number;
    structures: number;
    contents: number;
    living: number | null;
    liability: number;
    medical: number;
  };
  deductible: number;
  wind: { peril: string; percent: number } | null;
  articles: { name: string; limit: number; premium: number }[];
  extensions: (readonly [string, string])[];
  credits: string[];
  homePremium: number;
  liabilityPremium: number;
  fees: { name: string; amount: number }[];
  total: number;
  built: number;
  area: number;
  walls: string;
  lender: Mortgagee | null;
}

function drawFacts(random: Random): Facts {
  const household = drawHousehold(random, random.pick(['FL', 'CO', 'CA', 'VA', 'IL', 'GA']));
  const { state } = household.address;
  const dwelling = random.int(14, 82) * 50_000;
  const articles = random.some(CLASSES, random.int(0, 3)).map((name) => {
    const limit = random.int(8, 240) * 500;
    return { name, limit, premium: Math.round((limit * random.int(3, 14)) / 1000) };
  });
  const [homePremium, liabilityPremium] = [random.int(2900, 19_800), random.int(90, 480)];
  const fees = random.some(
    [
      { name: 'State Guaranty Fund Surcharge', amount: random.int(18, 140) },
      { name: 'Fire Marshal Assessment', amount: random.int(5, 40) },
    ],
    random.int(0, 2),
  );
  const isCoast = state === 'FL' || state === 'VA' || state === 'GA';
  return {
    insurer: `${word(random)} ${random.pick(['Private Client Insurance Company', 'Legacy Indemnity Corporation', 'Premier Insurance Company'])}`,
    names: insuredNames(household),
    mail: random.chance(0.5) ? household.address : place(random),
    home: household.address,
    number: numbered(random, '#####-##-##'),
    effective: `${random.int(2016, 2026)}-${random.pick(['01', '04', '06', '09', '12'])}-${random.int(10, 28)}`,
    isRenewal: random.chance(0.6),
    producer: agency(random),
    limits: {
      dwelling,
      structures: dwelling * random.pick([0.1, 0.2]),
      contents: dwelling * random.pick([0.4, 0.5, 0.7]),
      living: random.chance(0.4) ? dwelling * 0.3 : null,
      liability: random.pick([500_000, 1_000_000]),
      medical: random.pick([10_000, 25_000]),
    },
    deductible: random.pick([2500, 5000, 10_000, 25_000]),
    wind: isCoast ? { peril: random.pick(['Hurricane', 'Named Storm']), percent: random.pick([2, 3, 5]) } : null,
    articles,
    extensions: random.some(EXTENSIONS, random.int(2, 5)),
    credits: random.some(CREDITS, random.int(1, 4)),
    homePremium,
    liabilityPremium,
    fees,
    total: sum([
      homePremium,
      liabilityPremium,
      ...articles.map(({ premium }) => premium),
      ...fees.map(({ amount }) => amount),
    ]),
    built: random.int(1911, 2021),
    area: random.int(3100, 9800),
    walls: random.pick(['Stone veneer', 'Brick', 'Frame', 'Masonry']),
    lender: random.chance(0.6) ? mortgagee(random) : null,
  };
}

function summaryPage(random: Random, facts: Facts): Html {
  const { articles, mail, effective, fees, total, names, isRenewal, credits } = facts;
  return html`<h1>Premium Summary</h1><div class="cols"><div><span class="cap">Prepared for</span><br>${names.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><div><span class="cap">Policy</span> ${facts.number}<br><span class="cap">Your independent agent</span><br>${facts.producer}<br>${phone(random)}</div></div>
<p>${isRenewal ? 'We are pleased to renew your policy.' : 'Welcome, and thank you for your new policy.'} It is in force for one year, from ${written(effective)} until ${written(addYears(effective, 1))}, at 12:01 a.m. where the residence stands.</p>
<h2>What each part costs for the year</h2>${row('Residence and contents', wholeDollars(facts.homePremium))}${row('Liability', wholeDollars(facts.liabilityPremium))}${articles.length === 0 ? null : row('Valuable articles', wholeDollars(sum(articles.map(({ premium }) => premium))))}${fees.map(({ name, amount }) => row(name, wholeDollars(amount)))}<div class="row t"><span>Total premium, surcharges included</span><span>${wholeDollars(total)}</span></div>
<h2>Credits that have lowered your premium</h2><p>${credits.join('; ')}.</p><p>You may pay in full or in four quarterly payments of about ${wholeDollars(total / 4)}. We send your bill separately. Please do not pay from this summary.</p><p class="small">This policy is issued by ${facts.insurer}. Other companies of the group may issue your automobile and excess liability policies; their premiums are not part of this summary.</p>`;
}

function residencePage({ limits, deductible, wind, articles, extensions, home, ...facts }: Facts): Html {
  const windText =
    wind === null
      ? ''
      : `${wind.percent}% of the dwelling limit, ${wholeDollars((limits.dwelling * wind.percent) / 100)}`;
  const living = limits.living === null ? 'Reasonable expenses, no limit' : wholeDollars(limits.living);
  return html`<div class="new"><h1>Declarations: Residence at ${home.street}</h1><div class="cols"><div><span class="cap">Location of the residence</span><br>${home.street}<br>${cityLine(home)}</div><div><span class="cap">Built</span> ${facts.built} &nbsp; <span class="cap">Finished area</span> ${whole(facts.area)} sq. ft.<br><span class="cap">Construction</span> ${facts.walls}<br><span class="cap">Use</span> Primary residence</div></div>
<div class="cols"><div><h2>PROPERTY</h2>${row('Dwelling', wholeDollars(limits.dwelling))}${row('Other permanent structures', wholeDollars(limits.structures))}${row('Contents', wholeDollars(limits.contents))}${row('Additional living costs', living)}</div><div><h2>LIABILITY</h2>${row('Personal liability, each occurrence', wholeDollars(limits.liability))}${row('Medical payments, each person', wholeDollars(limits.medical))}</div></div>
<h2>DEDUCTIBLES</h2>${row('All covered property losses', wholeDollars(deductible))}${wind === null ? null : row(wind.peril, windText)}<h2>EXTRA COVERAGES</h2>${extensions.map(([name, limit]) => row(name, limit))}
${articles.length === 0 ? null : html`<h2>VALUABLE ARTICLES, NO DEDUCTIBLE</h2><div class="row"><span class="cap">Class</span><span class="cap">Blanket limit / yearly premium</span></div>${articles.map(({ name, limit, premium }) => row(name, `${wholeDollars(limit)} / ${wholeDollars(premium)}`))}`}
${facts.lender === null ? null : html`<h2>MORTGAGEE</h2><p>${facts.lender.name}, ISAOA, ${facts.lender.address}. Loan number ${facts.lender.loan}.</p>`}<p class="small">Forms: PC-100 (1/15) Agreement; PC-220 (1/15) Homes and Contents; PC-260 (6/17) Liability${articles.length === 0 ? '' : '; PC-240 (1/15) Valuable Articles'}. Policy ${facts.number}, ${facts.insurer}.</p></div>`;
}

function otherCoverages({ articles, extensions }: Facts) {
  return [
    ...extensions.map(([name, printed]) => ({
      name,
      ...(printed === 'Included' ? { limitText: printed } : { limit: Number(printed.replace(/\D/g, '')) }),
    })),
    ...articles,
  ];
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'private-client-parts',
  build(random) {
    const facts = drawFacts(random);
    const { limits, wind, lender } = facts;
    const logo = html`<div class="logo">${facts.insurer.split(' ')[0]?.toUpperCase()}</div>`;
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      transactionType: facts.isRenewal ? 'renewal' : 'new',
      namedInsureds: facts.names,
      mailingAddress: oneLine(facts.mail),
      insuredLocation: oneLine(facts.home),
      effectiveDate: facts.effective,
      expirationDate: addYears(facts.effective, 1),
      agencyName: facts.producer,
      totalPremium: facts.total,
      fees: facts.fees,
      discounts: facts.credits.map((name) => ({ name })),
      yearBuilt: facts.built,
      squareFeet: facts.area,
      constructionType: facts.walls,
      occupancy: 'Primary residence',
      dwellingLimit: limits.dwelling,
      otherStructuresLimit: limits.structures,
      personalPropertyLimit: limits.contents,
      lossOfUseLimit: limits.living,
      personalLiabilityLimit: limits.liability,
      medicalPaymentsLimit: limits.medical,
      deductibles: [
        { peril: 'All covered property losses', amount: facts.deductible },
        ...(wind === null ? [] : [{ ...wind, amount: (limits.dwelling * wind.percent) / 100 }]),
      ],
      otherCoverages: otherCoverages(facts),
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: wind === null ? { 'deductibles[0].peril': [null] } : {},
    };
    const body = html`${logo}${summaryPage(random, facts)}${residencePage(facts)}`;
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.7in', left: '0.9in', right: '0.9in' } } };
  },
};

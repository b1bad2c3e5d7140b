// Homeowners page of a northeastern mutual: rating facts in one run of captions, section limits in two columns, and every
// endorsement on a line with its edition, its own limit and what it adds to the premium.
import { addYears, bare, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:9.2pt/1.34 'Nimbus Roman','Liberation Serif',serif}h1{font-size:16pt;margin:0;text-align:center}
.sub{text-align:center;font-size:10pt;letter-spacing:1.4pt;margin-bottom:8pt}.two{display:flex;gap:18pt;margin:5pt 0}
.two>div{flex:1}h2{font:700 8.4pt 'Nimbus Sans',sans-serif;border-top:1.4pt solid #000;padding-top:2pt;margin:10pt 0 2pt}
table{width:100%;border-collapse:collapse}td,th{padding:1.2pt 3pt;vertical-align:top;text-align:left}
th{font:700 7pt 'Nimbus Sans',sans-serif;border-bottom:.5pt solid #000}.n{text-align:right;white-space:nowrap}
.cap{font:7pt 'Nimbus Sans',sans-serif;color:#333}.run span{margin-right:14pt;white-space:nowrap}.run{line-height:1.6}
.t td{border-top:.6pt solid #000;font-weight:700}.next{break-before:page}p{margin:4pt 0}`;

interface Endorsement {
  form: string;
  name: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
}

function endorsementsOf(random: Random, dwelling: number): Endorsement[] {
  const added = (form: string, name: string, premium: number | null, limit: number | null = null): Endorsement => ({
    form,
    name,
    limit,
    limitText: null,
    premium,
  });
  const replacement = added(
    'HO 04 90 05 11',
    'Personal Property Replacement Cost Loss Settlement',
    random.int(48, 160),
  );
  const law = added('HO 04 77 10 00', 'Ordinance or Law Increased Amount of Coverage', random.int(14, 60));
  const repair = added('HO 04 20 05 11', 'Specified Additional Amount of Insurance for Coverage A', random.int(10, 44));
  return [
    replacement,
    ...random
      .some(
        [
          added('HO 04 95 01 14', 'Limited Water Back-Up and Sump Discharge or Overflow Coverage', 50, 5000),
          { ...repair, limitText: '25%' },
          { ...law, limitText: random.pick(['25%', '50%']) },
          added('HO 04 53 10 00', 'Credit Card, Electronic Fund Transfer Card, Forgery', null, 2500),
          added('HO 04 55 05 11', 'Identity Fraud Expense Coverage', 25, 15_000),
          added('MM 210 03 17', 'Home Systems Breakdown', random.int(28, 52), 50_000),
          added('MM 214 03 17', 'Buried Utility Line Coverage', random.int(24, 40), 10_000),
          added(
            'HO 04 61 10 00',
            'Scheduled Personal Property - Jewelry',
            random.int(60, 240),
            random.int(4, 19) * 500,
          ),
          added('HO 24 82 05 11', 'Personal Injury Coverage', random.int(14, 26)),
          added('HO 04 35 05 11', 'Loss Assessment Coverage', dwelling > 400_000 ? 6 : null, 1000),
        ],
        random.int(3, 7),
      )
      .sort((a, b) => a.form.localeCompare(b.form)),
  ];
}

function creditsOf(random: Random, base: number) {
  const all: (readonly [string, number])[] = [
    ['Protective Device - Central Burglar and Fire Alarm', 0.08],
    ['Account Credit', 0.1],
    ['Renovated Home', 0.05],
    ['Loss Free 5 Years', 0.07],
    ['Mature Homeowner', 0.03],
    ['Higher Deductible', 0.12],
  ];
  return random
    .some(all, random.int(1, 4))
    .map(([name, share]) => ({ name, amount: Math.round(base * share * (0.8 + random.next() * 0.4)) }));
}

function interestsOf(random: Random) {
  const banks = random.times(random.int(0, 2), (i) => {
    const { name, address, loan } = mortgagee(random);
    return { interest: i === 0 ? '1st Mortgagee' : '2nd Mortgagee', name, address, loanNumber: loan };
  });
  if (random.chance(0.75)) return banks;
  const trust = `${word(random)} Family Revocable Trust`;
  return [...banks, { interest: 'Additional Insured', name: trust, address: oneLine(place(random)), loanNumber: null }];
}

function facts(random: Random) {
  const state = random.pick(['PA', 'VA', 'OH', 'MI']);
  const { residents, namedCount, address: at } = drawHousehold(random, state);
  const home = drawHome(random);
  const [year, month] = [random.int(2017, 2025), random.pick(['02', '05', '08', '11'])];
  const effectiveDate = `${year}-${month}-${random.int(10, 28)}`;
  const base = random.int(620, 2900);
  const endorsements = endorsementsOf(random, home.dwelling);
  const discounts = creditsOf(random, base);
  const increased = { liability: home.liability > 100_000 ? random.int(14, 33) : null, medical: random.int(0, 9) };
  const fees = random.chance(0.5) ? [{ name: 'Fire Company Assessment', amount: random.int(4, 19) }] : [];
  const added = [...endorsements.map(({ premium }) => premium ?? 0), increased.liability ?? 0, increased.medical];
  const mail = random.chance(0.2) ? place(random, state) : at;
  const deductibles = [
    { peril: 'All Perils Except As Noted', amount: home.deductible, percent: null },
    ...(random.chance(0.6)
      ? [{ peril: 'Windstorm or Hail', amount: (home.dwelling * home.windPercent) / 100, percent: home.windPercent }]
      : []),
  ];
  return {
    at,
    mail,
    base,
    endorsements,
    increased,
    phone: phone(random),
    territory: random.digits(2),
    label: {
      carrierName: `${word(random)} Mutual Fire Assurance Company`,
      policyNumber: numbered(random, 'H3 ### ####'),
      transactionType: random.pick(['new', 'renewal', 'renewal', 'change'] as const),
      namedInsureds: insuredNames({ residents, namedCount, address: at }),
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(at),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      totalPremium: sum([base, ...added, ...discounts.map(({ amount }) => -amount), ...fees.map((fee) => fee.amount)]),
      fees,
      discounts,
      policyForm: 'HO-3',
      yearBuilt: Math.min(home.yearBuilt, year - 1),
      numberOfStories: home.stories,
      constructionType: random.pick(['Frame', 'Masonry', 'Masonry Veneer', 'Frame w/ Alum or Vinyl Siding']),
      roofType: random.pick(['Asphalt Shingle', 'Slate', 'Fiberglass Shingle', 'Metal']),
      protectionClass: random.pick(['03', '04', '05', '06', '09']),
      occupancy: random.pick(['Owner - Primary', 'Owner - Secondary', 'Primary Residence']),
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles,
      otherCoverages: endorsements.map(({ name, limit, limitText, premium }) => ({ name, limit, limitText, premium })),
      additionalInterests: interestsOf(random),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const KINDS = { new: 'New Business Declarations', renewal: 'Renewal Declarations', change: 'Amended Declarations' };

function top({ label: l, at, mail, phone: number, territory }: Facts): Html {
  const fact = (caption: string, value: string | number): Html =>
    html`<span><span class="cap" style="margin:0">${caption}</span> ${value}</span> `;
  return html`<h1>${l.carrierName}</h1><div class="sub">HOMEOWNERS POLICY &mdash; ${KINDS[l.transactionType]}</div>
<div class="two"><div><div class="cap">Insured and P.O. Address</div>${l.namedInsureds.join(' and ')}<br>${mail.street}<br>
${cityLine(mail)}</div><div><div class="cap">Policy No.</div><b>${l.policyNumber}</b><div class="cap">Policy Term, 12:01 AM at the
residence premises</div>${slashed(l.effectiveDate)} &ndash; ${slashed(l.expirationDate)}</div>
<div><div class="cap">Producer</div>${l.agencyName}<br>${number}</div></div>
<h2>RESIDENCE PREMISES</h2>${mail === at ? 'Same as P.O. Address' : oneLine(at)}
<div class="run">${fact('Form', l.policyForm)}${fact('Occupied', l.occupancy)}${fact('Constr', l.constructionType)}
${fact('Yr Built', l.yearBuilt)}${fact('Stories', l.numberOfStories)}${fact('Roof', l.roofType)}
${fact('Prot Cl', l.protectionClass)}${fact('Terr', territory)}${fact('Families', 1)}</div>`;
}

function limits({ label: l, increased }: Facts): Html {
  const row = (name: string, limit: number, added: Html | string): Html =>
    html`<tr><td>${name}</td><td class="n">${wholeDollars(limit)}</td><td class="n">${added}</td></tr>`;
  return html`<h2>COVERAGE IS PROVIDED WHERE A LIMIT OF LIABILITY IS SHOWN</h2><div class="two" style="margin:0"><div><table>
<tr><th>Section I</th><th class="n">Limit</th><th></th></tr>${row('A. Dwelling', l.dwellingLimit, '')}
${row('B. Other Structures', l.otherStructuresLimit, '')}${row('C. Personal Property', l.personalPropertyLimit, '')}
${row('D. Loss of Use', l.lossOfUseLimit, '')}</table></div><div><table>
<tr><th>Section II</th><th class="n">Limit</th><th class="n">Added</th></tr>
${row('E. Personal Liability, each occurrence', l.personalLiabilityLimit, whole(increased.liability ?? 0))}
${row('F. Medical Payments to Others, each person', l.medicalPaymentsLimit, whole(increased.medical))}</table></div></div>
<h2>SECTION I DEDUCTIBLE</h2>${l.deductibles.map(({ peril, amount, percent }) =>
    percent === null
      ? html`<div>${peril}: ${wholeDollars(amount)}</div>`
      : html`<div>${peril}: ${percent}% of Coverage A (${wholeDollars(amount)})</div>`,
  )}`;
}

function prices({ label: l, base, endorsements, increased }: Facts): Html {
  const line = (name: string, amount: number): Html =>
    html`<tr><td></td><td>${name}</td><td></td><td class="n">${amount < 0 ? `${whole(-amount)} CR` : whole(amount)}</td></tr>`;
  return html`<h2>ENDORSEMENTS MADE PART OF THIS POLICY</h2><table><tr><th>Form / Edition</th><th>Title</th>
<th class="n">Limit</th><th class="n">Premium</th></tr>${endorsements.map(
    (each) => html`<tr><td>${each.form}</td><td>${each.name}</td>
<td class="n">${each.limit === null ? each.limitText : wholeDollars(each.limit)}</td>
<td class="n">${each.premium === null ? 'Incl' : whole(each.premium)}</td></tr>`,
  )}</table><h2>PREMIUM</h2><table><tr><th></th><th>Item</th><th></th><th class="n">Annual $</th></tr>
${line('Basic Premium, Coverages A through F', base)}
${line('Increased Limits, Section II', (increased.liability ?? 0) + increased.medical)}
${line('Endorsements', sum(endorsements.map(({ premium }) => premium ?? 0)))}
${l.discounts.map(({ name, amount }) => line(name, -amount))}${l.fees.map(({ name, amount }) => line(name, amount))}
<tr class="t"><td></td><td>TOTAL ANNUAL PREMIUM</td><td></td><td class="n">${wholeDollars(l.totalPremium)}</td></tr></table>`;
}

function interests({ label: l }: Facts): Html {
  return html`<h2>MORTGAGEES AND OTHER INTERESTS</h2>${
    l.additionalInterests.length === 0 ? html`<div>None of record.</div>` : ''
  }<div class="two" style="margin:0">${l.additionalInterests.map(
    (each) => html`<div><div class="cap">${each.interest}</div>${each.name}<br>${each.address}
${each.loanNumber === null ? '' : html`<br>Loan ${each.loanNumber}`}</div>`,
  )}</div><p class="cap">Basic forms: HO 00 03 05 11, MM 101 01 20. This page with the policy jacket completes the policy.
Flood and earthquake are not insured. Countersigned ${bare(l.effectiveDate)}. Installment charge $6 each, returned check $20.</p>`;
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'endorsement-price-column',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [top(f), limits(f), prices(f), interests(f)] }), label: f.label };
  },
};

import { addDays, addYears, abbreviated, bare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Label, Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, type Home, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A giant with agents of its own: the renewal certificate says where the premium is billed, section I and II stand with
// letters of the house in the left half, loss settlement and forms in the right, and the mortgagee pays.

const css = `body{margin:0;font:9pt/1.32 Carlito,'Liberation Sans',sans-serif}.h{display:flex;justify-content:space-between}.h .co{color:#b3121b;font-weight:700;font-size:11pt}.h h1{font-size:15pt;margin:0;text-align:right}.a{display:grid;grid-template-columns:1fr 1fr;gap:24pt;margin:10pt 0}.bill{border:1.2pt solid #b3121b;padding:5pt 8pt}.two{display:grid;grid-template-columns:1.15fr 1fr;gap:22pt}
table{width:100%;border-collapse:collapse}td{padding:1pt 2pt;vertical-align:top}.n{text-align:right;white-space:nowrap}h3{font-size:9.6pt;margin:9pt 0 1pt;border-bottom:1pt solid #b3121b}.c{color:#444}.tot{font-weight:700;border-top:1pt solid #000}p{margin:3pt 0}.pg{break-before:page}.m{display:flex;gap:8pt}.m b{min-width:92pt}`;

const FORMS = [
  ['HW-21', 'Homeowners Policy'],
  ['HO-24', 'Amendatory Endorsement'],
  ['HO-26', 'Fungus (Including Mold) Limited Coverage'],
  ['HO-29', 'Debris Removal Endorsement'],
];
const OPTIONS = [
  { code: 'OL', name: 'Building Ordinance/Law', text: '10%' },
  { code: 'ID', name: 'Increased Dwelling', text: '20%' },
  { code: 'JF', name: 'Jewelry and Furs', text: '$2,500 Each Article/$5,000 Aggregate' },
  { code: 'BU', name: 'Back-Up of Sewer or Drain', text: '5%' },
  { code: 'FA', name: 'Firearms', text: '$5,000' },
];
const CREDITS = [
  'Home Alert Protection',
  'Claim Record',
  'Home/Auto',
  'Utility Rating Credit',
  'Loyal Customer',
  'Impact Resistant Roof',
];

const line = (name: string, value: string): Html => html`<tr><td>${name}</td><td class="n">${value}</td></tr>`;

const wallsOf = ({ stories }: Home): string => (stories > 1 ? 'Masonry Veneer' : 'Frame');
const roofOf = ({ windPercent }: Home): string => (windPercent > 2 ? 'Composition Shingle' : 'Architectural Shingle');

function facts(random: Random) {
  const household = drawHousehold(random);
  const names = insuredNames(household);
  const { address } = household;
  const home = drawHome(random);
  const lender = random.chance(0.75) ? mortgagee(random) : null;
  const second = lender !== null && random.chance(0.25) ? mortgagee(random) : null;
  const insurer = `${word(random)} Fire and Casualty Company`;
  const number = numbered(random, '##-@@-@###-#');
  const effective = dayBetween(random, '2018-01-01', '2026-08-01');
  const expiration = addYears(effective, 1);
  const percent = random.pick([1, 2]);
  const isPercent = random.chance(0.5);
  const amount = isPercent ? Math.round(home.dwelling * percent) / 100 : home.deductible;
  const extension = Math.round(home.dwelling * 0.1);
  const options = random.some(OPTIONS, random.int(1, 4));
  const credits = random.some(CREDITS, random.int(2, 4)).map((name) => ({ name, amount: random.int(18, 410) }));
  const base = random.int(700, 4200);
  const tax = random.chance(0.5) ? { name: 'State Fire Marshal Surcharge', amount: random.int(100, 990) / 100 } : null;
  const total = sum([base, tax?.amount ?? 0]);
  const agent = person(random);
  const settlement = random.pick([
    'A1 Replacement Cost - Similar Construction',
    'A2 Replacement Cost - Common Construction',
  ]);
  const isLossActual = random.chance(0.6);
  const rate = random.int(180, 340);
  return {
    insurer,
    number,
    names,
    address,
    home,
    lender,
    second,
    effective,
    expiration,
    percent,
    amount,
    isPercent,
    extension,
    options,
    credits,
    base,
    tax,
    total,
    agent,
    settlement,
    isLossActual,
    rate,
  };
}

type Facts = ReturnType<typeof facts>;

/** The mortgagees, as the certificate calls them. */
const interestsOf = ({ lender, second }: Facts) => [
  ...(lender === null ? [] : [{ interest: 'Mortgagee', lender }]),
  ...(second === null ? [] : [{ interest: '2nd Mortgagee', lender: second }]),
];

function heading({ insurer, effective }: Facts, random: Random): Html {
  return html`<div class="h"><div><span class="co">${insurer}</span><br>A Stock Company With Home Offices in ${word(random)}, Illinois</div><div><h1>RENEWAL CERTIFICATE</h1>Issued ${abbreviated(addDays(effective, -random.int(30, 50)))}</div></div>`;
}

function insuredAndBill({ names, address, number, effective, expiration, lender, total }: Facts): Html {
  return html`<div class="a"><div><p class="c">Named Insured</p>${names.map((name) => html`${name.toUpperCase()}<br>`)}${address.street.toUpperCase()}<br>${cityLine(address).toUpperCase()}</div><div class="bill"><b>Policy Number &nbsp; ${number}</b><br>Policy Period: 12 Months<br>Effective Date: ${abbreviated(effective)} &nbsp; Expiration Date: ${abbreviated(expiration)}<br><span class="c">The policy period begins and ends at 12:01 a.m. standard time at the residence premises.</span><br><b>${lender === null ? `Your premium is due ${bare(effective)}. A bill is enclosed.` : `Amount due: None. Premium ${dollarsAndCents(total)} is being billed to your mortgagee.`}</b></div></div>`;
}

function residence({ home }: Facts): Html {
  return html`<p><b>Homeowners Policy</b> &nbsp; Location of Residence Premises: <b>Same as Insured&rsquo;s Address</b></p><p>Automatic Renewal &ndash; If the policy period is shown as 12 months, this policy will be renewed automatically subject to the premiums, rules and forms in effect for each succeeding policy period.</p>
<p>Construction: ${wallsOf(home)} &nbsp;&nbsp; Year Built: ${home.yearBuilt} &nbsp;&nbsp; Roof Material: ${roofOf(home)}</p>`;
}

function coverages({ home, extension, isLossActual, rate, isPercent, percent, amount }: Facts, random: Random): Html {
  const deductible = isPercent ? `${percent}%  ${wholeDollars(amount)}` : wholeDollars(amount);
  return html`<div><h3>Coverages &amp; Property</h3><table><tr><td colspan="2"><b>SECTION I</b></td></tr>${line('A  Dwelling', wholeDollars(home.dwelling))}${line('     Dwelling Extension up to', wholeDollars(extension))}${line('B  Personal Property', wholeDollars(home.contents))}${line('C  Loss of Use', isLossActual ? 'Actual Loss Sustained' : wholeDollars(home.lossOfUse))}<tr><td colspan="2"><b>SECTION II</b></td></tr>${line('L  Personal Liability (Each Occurrence)', wholeDollars(home.liability))}${line('     Damage to Property of Others', '$500')}${line('M  Medical Payments to Others (Each Person)', wholeDollars(home.medical))}</table>
<h3>Inflation Coverage Index</h3><p>${rate}.${random.int(1, 9)}</p><h3>Deductibles &ndash; Section I</h3><table>${line('All Losses', deductible)}</table><p class="c">In case of loss under this policy, the deductible will be applied per occurrence and deducted from the amount of the loss.</p></div>`;
}

function formsAndPremium({ settlement, options, base, tax, total }: Facts): Html {
  return html`<div><h3>Loss Settlement Provisions (See Policy)</h3><p>${settlement}<br>B1 Limited Replacement Cost</p><h3>Forms, Options, &amp; Endorsements</h3><table>${FORMS.map(([code, name]) => html`<tr><td>${name}</td><td class="n">${code}</td></tr>`)}${options.map(({ code, name, text }) => html`<tr><td>${name}<br>&nbsp;&nbsp;${text}</td><td class="n">OPT ${code}</td></tr>`)}</table>
<h3>Premium</h3><table>${line('Annual Premium', dollarsAndCents(base))}${tax === null ? null : line(tax.name, dollarsAndCents(tax.amount))}<tr class="tot"><td>Total Amount</td><td class="n">${dollarsAndCents(total)}</td></tr></table></div>`;
}

function otherInterests(f: Facts): Html | null {
  if (f.lender === null) return null;
  return html`<h3>Other Interests</h3>${interestsOf(f).map(({ interest, lender }) => html`<div class="m"><b>${interest}</b><span>${lender.name}<br>ITS SUCCESSORS AND/OR ASSIGNS<br>${lender.address}<br>Loan Number: ${lender.loan}</span></div>`)}`;
}

function creditsAndAgent({ credits, agent }: Facts, random: Random): Html {
  return html`<h3>Your premium has already been reduced by the following:</h3><table style="width:50%">${credits.map((each) => line(each.name, `$${each.amount}`))}</table>
<p>Agent ${agent} &nbsp; ${phone(random)} &nbsp; Thanks for letting us serve you.</p>`;
}

function notice({ home, amount, address }: Facts, random: Random): Html {
  return html`<div class="pg"><p><b>NOTICE TO POLICYHOLDER</b></p><p>For a comprehensive description of coverages and forms, please refer to your policy. Policy changes requested before the &ldquo;Date Prepared&rdquo;, which appear on this notice, are effective on the renewal date unless otherwise indicated.</p><p>Your dwelling limit is based on an estimated rebuilding cost of ${wholeDollars(home.dwelling + random.int(2, 9) * 1000)}. Raising your deductible to ${wholeDollars(amount * 2)} could save about $${random.int(60, 300)} a year. Earthquake and flood are not covered; ask your agent. Office of your agent: ${oneLine(place(random, address.state))}.</p></div>`;
}

function labelOf(f: Facts): Label {
  const {
    insurer,
    number,
    names,
    address,
    home,
    effective,
    expiration,
    agent,
    total,
    tax,
    credits,
    extension,
    options,
    isLossActual,
    amount,
    isPercent,
    percent,
  } = f;
  return {
    carrierName: insurer,
    policyNumber: number,
    transactionType: 'renewal',
    namedInsureds: names.map((name) => name.toUpperCase()),
    mailingAddress: oneLine(address).toUpperCase(),
    insuredLocation: oneLine(address).toUpperCase(),
    effectiveDate: effective,
    expirationDate: expiration,
    agencyName: agent,
    totalPremium: total,
    fees: tax === null ? [] : [tax],
    discounts: credits,
    yearBuilt: home.yearBuilt,
    constructionType: wallsOf(home),
    roofType: roofOf(home),
    dwellingLimit: home.dwelling,
    otherStructuresLimit: extension,
    personalPropertyLimit: home.contents,
    lossOfUseLimit: isLossActual ? null : home.lossOfUse,
    personalLiabilityLimit: home.liability,
    medicalPaymentsLimit: home.medical,
    deductibles: [{ peril: 'All Losses', amount, percent: isPercent ? percent : null }],
    otherCoverages: [
      { name: 'Damage to Property of Others', limit: 500 },
      ...options.map(({ name, text }) =>
        /^\$[\d,]+$/.test(text) ? { name, limit: Number(text.replace(/\D/g, '')) } : { name, limitText: text },
      ),
    ],
    additionalInterests: interestsOf(f).map(({ interest, lender }) => ({
      interest,
      name: lender.name,
      address: lender.address,
      loanNumber: lender.loan,
    })),
    _accept: { 'deductibles[0].peril': [null] },
  };
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'agent-service-renewal',
  build(random) {
    const f = facts(random);
    const body = html`${heading(f, random)}
${insuredAndBill(f)}
${residence(f)}
<div class="two">${coverages(f, random)}
${formsAndPremium(f)}</div>
${otherInterests(f)}
${creditsAndAgent(f, random)}
${notice(f, random)}`;
    return { html: sheet({ css, body }), label: labelOf(f) };
  },
};

import { addDays, addYears, abbreviated, slashed, written } from '../kit/dates.ts';
import { html, joined, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A captive-agent giant: the bill comes first and asks for one installment, the declarations behind it have coverage
// letters of the house, no ruling lines, and discounts by name only.

const css = `body{margin:0;font:9.6pt/1.34 "Liberation Sans",Arial,sans-serif}.top{display:flex;justify-content:space-between}.ad{margin:18pt 0 10pt 20pt}
.due{border:1.4pt solid #b00;width:200pt;padding:6pt 9pt}.due b{float:right}.stub{border-top:1pt dashed #000;margin-top:150pt;padding-top:6pt;display:flex;justify-content:space-between}
.p{break-before:page}h1{font-size:13pt;margin:0 0 3pt;color:#b00}h2{font-size:9.6pt;margin:9pt 0 1pt}.c{display:grid;grid-template-columns:1fr 1fr;gap:24pt;margin-top:8pt}
.r{display:grid;grid-template-columns:16pt 1fr auto}.d{display:flex;justify-content:space-between;padding-left:16pt}.s{font-size:8pt;margin-top:10pt}`;

const OPTIONS = [
  { name: 'Jewelry and Furs', limit: 2_500 },
  { name: 'Home Computers', limit: 10_000 },
  { name: 'Firearms', limit: 5_000 },
  { name: 'Back-Up of Sewer or Drain', limitText: '10% of Coverage B' },
  { name: 'Identity Restoration', limitText: 'Included' },
  { name: 'Cyber Event Expense', limit: 15_000 },
];
const CREDITS = [
  'Home/Auto Discount',
  'Claim Record Discount',
  'Utilities Rating Credit',
  'Home Alert Discount',
  'Sprinkler Credit',
];
const FORMS = [
  'FP-7954.3 Renters Policy',
  'FE-5398 Fungus (Including Mold)',
  'FE-3650 Actual Cash Value',
  'OPT ID Coverage',
  'FE-1382 Motor Vehicle',
];

const row = (letter: string, name: Piece, value: string): Html =>
  html`<div class="r"><span>${letter}</span><span>${name}</span><span>${value}</span></div>`;
const option = ({ limit, limitText }: { limit?: number; limitText?: string }): string =>
  limit === undefined ? (limitText ?? '') : `$ ${whole(limit)}`;

function drawFacts(random: Random) {
  const household = drawHousehold(random);
  const effective = dayBetween(random, '2014-02-01', '2026-05-01');
  const basic = random.amount(120, 390);
  const fee = random.chance(0.5) ? { name: 'State Fire Marshal Surcharge', amount: random.amount(0.6, 4) } : null;
  return {
    names: insuredNames(household).map((name) => name.toUpperCase()),
    mail: household.address,
    premises: random.chance(0.35) ? place(random, household.address.state) : household.address,
    insurer: carrier(random),
    agent: `${person(random)} Ins Agcy Inc`,
    agentPhone: phone(random),
    number: numbered(random, '##-@@-@###-#'),
    effective,
    basic,
    fee,
    total: sum([basic, fee?.amount ?? 0]),
    contents: random.int(9, 90) * 1_000,
    liability: random.pick([100_000, 300_000, 500_000]),
    medical: random.pick([1_000, 5_000]),
    damage: random.pick([500, 1_000]),
    deductible: random.pick([500, 1_000, 2_000]),
    options: random.some(OPTIONS, random.int(1, 4)),
    credits: random.some(CREDITS, random.int(1, 3)),
    forms: random.some(FORMS, 3),
    landlord: random.chance(0.5)
      ? { name: `${word(random)} Village Apartments`, where: place(random, household.address.state) }
      : null,
    homeOffice: word(random),
    index: random.int(2_100, 3_300) / 10,
  };
}
type Facts = ReturnType<typeof drawFacts>;

function bill({ insurer, names, mail, number, effective, total, agent, agentPhone }: Facts): Html {
  const installment = Math.ceil((total * 100) / 4) / 100;
  const due = abbreviated(addDays(effective, -2));
  return html`<div class="top"><div><b>${insurer}</b><br>PO Box 2915<br>Insurance Support Center</div><div class="due">BALANCE DUE NOTICE<br>Policy Number <b>${number}</b><br>Date Due <b>${due}</b><br>Installment Due <b>$${cents(sum([installment, 3]))}</b></div></div>
<div class="ad">${joined([...names, mail.street.toUpperCase(), cityLine(mail).toUpperCase()], html`<br>`)}</div><p>Thank you for renewing your Renters Policy. You have chosen four payments; each has a service charge of $3.00. Please pay $${cents(sum([installment, 3]))} by ${due}. Your coverages are described on the pages that follow.</p><p>Questions? Call ${agent}, ${agentPhone}. Moving? Your agent can help you to change your address.</p><p>Did you know? A personal articles policy with limits of $10,000 costs as little as $6 a month.</p>
<div class="stub"><div>Insured ${names[0]}<br>Policy ${number}</div><div>Amount enclosed $ ____________</div><div>Pay this amount<br><b>$${cents(sum([installment, 3]))}</b></div></div>`;
}

function declarations(f: Facts): Html {
  const { names, mail, premises, effective, options, credits, fee, landlord } = f;
  const same = premises === mail;
  return html`<div class="p"><div class="top"><div><b>${f.insurer}</b><br>An Insurance Company With Home Offices in ${f.homeOffice}</div><h1>RENEWAL DECLARATIONS</h1></div>
<div class="c"><div>Named Insured<div class="ad" style="margin:2pt 0 0">${joined([...names, mail.street.toUpperCase(), cityLine(mail).toUpperCase()], html`<br>`)}</div></div><div><div class="d"><span>Policy Number</span><b>${f.number}</b></div><div class="d"><span>Policy Period</span><span>12 Months</span></div><div class="d"><span>Effective Date</span><span>${slashed(effective)}</span></div><div class="d"><span>Expiration Date</span><span>${slashed(addYears(effective, 1))}</span></div><div class="s" style="margin:3pt 0 0 16pt">The policy period begins and ends at 12:01 am standard time at the residence premises.</div></div></div>
<h2>RENTERS POLICY</h2><div>Automatic Renewal - If the policy period is shown as 12 months, this policy will be renewed automatically subject to the premiums, rules and forms in effect for each succeeding policy period.</div>
<div class="c"><div><h2>Location of Residence Premises</h2><div style="padding-left:16pt">${same ? 'Same as Mailing Address' : html`${premises.street}<br>${cityLine(premises)}`}</div><h2>Coverages &amp; Property <span style="float:right">Limits of Liability</span></h2><b>SECTION I</b>${row('B', 'Personal Property', `$ ${whole(f.contents)}`)}${row('C', 'Loss of Use', 'Actual Loss Sustained')}<b>SECTION II</b>${row('L', html`Personal Liability<br>(Each Occurrence)`, `$ ${whole(f.liability)}`)}${row('', 'Damage to Property of Others', `$ ${whole(f.damage)}`)}${row('M', html`Medical Payments to Others<br>(Each Person)`, `$ ${whole(f.medical)}`)}<b>OPTIONAL COVERAGES</b>${options.map((each) => row('', each.name, option(each)))}</div>
<div><h2>Inflation Coverage Index: ${f.index.toFixed(1)}</h2><h2>Deductibles - Section I</h2><div class="d"><span>All Losses</span><span>$ ${whole(f.deductible)}</span></div><div class="s" style="margin:2pt 0 0 16pt">In case of loss under this policy, the deductible will be applied per occurrence and will be deducted from the amount of the loss.</div><h2>Premium</h2><div class="d"><span>${fee === null ? 'Annual Premium' : 'Basic Premium'}</span><span>$ ${cents(f.basic)}</span></div>${fee === null ? null : html`<div class="d"><span>${fee.name}</span><span>$ ${cents(fee.amount)}</span></div><div class="d"><b>Annual Premium</b><b>$ ${cents(f.total)}</b></div>`}<h2>Your premium has already been adjusted by the following:</h2>${credits.map((name) => html`<div class="d"><span>${name}</span></div>`)}<h2>Forms &amp; Endorsements</h2>${f.forms.map((form) => html`<div class="d"><span>${form}</span></div>`)}</div></div>
${landlord === null ? null : html`<h2>Additional Interest - Landlord</h2><div style="padding-left:16pt">${landlord.name}<br>${landlord.where.street}<br>${cityLine(landlord.where)}</div>`}<div class="c"><div>Your Agent<br>${f.agent}<br>${f.agentPhone}</div><div class="s">Prepared ${written(addDays(effective, -38))}<br>Page 2 of 2</div></div></div>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'agent-bill-first',
  build(random) {
    const f = drawFacts(random);
    const label = {
      carrierName: f.insurer,
      policyNumber: f.number,
      transactionType: 'renewal',
      namedInsureds: f.names,
      mailingAddress: oneLine(f.mail),
      insuredLocation: oneLine(f.premises),
      effectiveDate: f.effective,
      expirationDate: addYears(f.effective, 1),
      agencyName: f.agent,
      totalPremium: f.total,
      fees: f.fee === null ? [] : [f.fee],
      discounts: f.credits.map((name) => ({ name })),
      personalPropertyLimit: f.contents,
      personalLiabilityLimit: f.liability,
      medicalPaymentsLimit: f.medical,
      deductibles: [{ peril: 'All Losses', amount: f.deductible }],
      otherCoverages: [{ name: 'Damage to Property of Others', limit: f.damage }, ...f.options],
      additionalInterests:
        f.landlord === null
          ? []
          : [{ interest: 'Additional Interest - Landlord', name: f.landlord.name, address: oneLine(f.landlord.where) }],
      _accept: {
        'deductibles[0].peril': ['All Losses', null],
        'additionalInterests[0].interest': ['Additional Interest', 'Landlord', 'Additional Interest - Landlord'],
      },
    };
    return { html: sheet({ css, body: html`${bill(f)}${declarations(f)}` }), label };
  },
};

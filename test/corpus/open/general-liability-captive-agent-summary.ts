// Giant of captive agents: a first page that tells the liability policy of a small contractor in words for the owner, then declarations with labels
// left and dots up to whole amounts, one premium for each class that is not split, credits with amounts, and named additional insureds.
import { addDays, addYears, abbreviated, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.6pt/1.45 "Liberation Sans",sans-serif;color:#1b1b1b}h1{font-size:17pt;margin:0;color:#b3121d}h2{font-size:11pt;margin:16px 0 5px;color:#b3121d;break-after:avoid}.hd{display:flex;justify-content:space-between;border-bottom:2px solid #b3121d;padding-bottom:7px;margin-bottom:10px}.big{display:grid;grid-template-columns:1fr 1fr;gap:12px}.big>div{background:#f6f3f0;padding:9px 12px}.page{break-before:page}
.d{display:flex;break-inside:avoid}.d i{flex:1;border-bottom:1px dotted #777;margin:0 5px 4px}.d b{font-weight:400}.k{color:#555;font-size:8pt}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:3px 8px 3px 0;border-bottom:.5px solid #ccc;vertical-align:top}th{font-weight:400;font-size:8pt;color:#555}td.n,th.n{text-align:right}`;

const millions = new Map([
  [500_000, '$500,000'],
  [1_000_000, '$1 million'],
  [2_000_000, '$2 million'],
  [4_000_000, '$4 million'],
]);

const trades = [
  ['Janitorial Services', '96816', 'Payroll', 'Office and store cleaning', 8, 21],
  ['Landscape Gardening', '97047', 'Payroll', 'Lawn care and planting', 9, 24],
  ['Painting - interior', '98305', 'Payroll', 'Painting of homes and offices', 7, 19],
  ['Carpet, Rug, Furniture or Upholstery Cleaning', '91405', 'Payroll', 'Carpet cleaning at customers', 8, 18],
  ['Sign Painting or Lettering', '98993', 'Payroll', 'Sign making and lettering', 6, 15],
] as const;

function classOf(random: Random, [description, classCode, premiumBasis, , low, high]: (typeof trades)[number]) {
  const exposure = random.int(22, 280) * 1000;
  const rate = random.int(low * 100, high * 100) / 100;
  return { classCode, description, premiumBasis, exposure, rate, premium: Math.round((exposure * rate) / 1000) };
}

function facts(random: Random) {
  const mail = place(random);
  const [trade, ...others] = random.some(trades, random.int(1, 2)) as [(typeof trades)[number], ...typeof trades];
  const classifications = [trade, ...others].map((each) => classOf(random, each));
  const basic = sum(classifications.map(({ premium }) => premium));
  const discounts = random
    .some(['Claim Record Rating Plan', 'Years in Business', 'Multiple Line', 'Loyal Customer'], random.int(1, 3))
    .map((name) => ({ name, amount: Math.round((basic * random.int(2, 11)) / 100) }));
  const extras = random
    .some(
      [
        { name: 'Property of Others in Your Care', limit: 10_000, deductible: 250, premium: 61 },
        { name: 'Lost Key Coverage', limit: 5000, premium: 24 },
        { name: 'Non-Owned Auto Liability', limit: 1_000_000, premium: 92 },
        { name: 'Limited Pollution from Lawn Chemicals', limit: 100_000, premium: 48 },
      ],
      random.int(1, 3),
    )
    .map((each) => ({ ...each }));
  const owners = random.times(random.int(0, 2), () => ({
    interest: random.pick([
      'Additional Insured - Property Manager',
      'Additional Insured - Lessor',
      'Additional Insured',
    ]),
    name: company(random),
    address: oneLine(place(random, mail.state)),
  }));
  const fee = {
    name: random.pick(['State Fire Marshal Assessment', 'Policy Service Fee']),
    amount: random.amount(3, 30),
  };
  const one = random.pick([500_000, 1_000_000, 1_000_000, 2_000_000]);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['02', '03', '06', '09', '11'])}-${random.int(10, 28)}`;
  const brand = word(random);
  return {
    mail,
    brand,
    owners,
    one,
    basic,
    agent: person(random),
    agentOffice: place(random, mail.state),
    agentPhone: phone(random),
    label: {
      carrierName: `${brand} ${random.pick(['Fire and Casualty Company', 'General Insurance Company', 'Business Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['9#-@@-####-#', '##-###-###-#', '605##-##-##'])),
      transactionType: random.pick(['new', 'renewal', 'renewal']),
      namedInsureds: [
        random.chance(0.5)
          ? `${word(random)} ${trade[0].split(' ')[0]?.replace(',', '')} Services LLC`
          : person(random),
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      entityType: random.pick(['Individual', 'Limited Liability Company', 'Partnership']),
      businessDescription: trade[3],
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000, 300_000]),
      medicalExpenseLimit: random.pick([5000, 10_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      auditPeriod: random.pick(['Annual', 'None']),
      deductibles: random.chance(0.5)
        ? [{ coverage: 'Property damage', basis: 'each claim', amount: random.pick([250, 500, 1000]) }]
        : [],
      totalPremium: sum([
        basic,
        ...extras.map(({ premium }) => premium),
        ...discounts.map(({ amount }) => -amount),
        fee.amount,
      ]),
      fees: [fee],
      discounts,
      classifications,
      otherCoverages: extras,
      locations: [{ locationNumber: 1, address: oneLine(mail) }],
      additionalInterests: owners,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const dots = (name: string, value: string, before = ''): Html =>
  html`<div class="d"><b>${before}${name}</b><i></i>${value}</div>`;

function summary(f: Facts): Html {
  const { label: l, mail, one } = f;
  const [deductible] = l.deductibles;
  return html`<div class="hd"><h1>${f.brand}</h1><div style="text-align:right">Your agent: <b>${f.agent}</b><br>${f.agentOffice.street}, ${f.agentOffice.city}<br>${f.agentPhone}</div></div><p>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</p><p>${written(addDays(l.effectiveDate, -24))}</p>
<h2>Your business liability policy at a glance</h2><p>${l.transactionType === 'new' ? 'Thank you for your new policy.' : 'Your policy is about to renew.'} This page is a summary in everyday words. The Declarations and the policy itself decide what is covered.</p>
<div class="big"><div><b>If you are sued</b><br>We pay up to ${millions.get(one)} for one event and up to ${millions.get(one * 2)} in the policy year, and the cost of your defense beside it.</div><div><b>If a guest is hurt</b><br>We pay medical bills whoever is at fault.</div><div><b>If you rent your space</b><br>Fire damage to the rooms you rent is covered up to a limit of its own.</div><div><b>What you pay</b><br>$${cents(l.totalPremium)} a year${deductible === undefined ? '; no deductible' : ', and a part of each property damage claim'}.</div></div>
<h2>Did you know?</h2><p>We can also insure your vans, tools and employees. Tell ${f.agent} when payroll grows by more than 10 percent, when you work in another state, or when a customer asks for a certificate.</p>`;
}

function declarations(f: Facts): Html {
  const { label: l, mail } = f;
  const [deductible] = l.deductibles;
  return html`<div class="page hd"><div><b style="font-size:12pt">${l.carrierName}</b><br>Contractors and Services Liability Policy</div><div style="text-align:right"><b>DECLARATIONS</b><br>${l.transactionType === 'new' ? 'New Policy' : 'Renewal'}</div></div>
${dots('Policy Number', l.policyNumber)}${dots('Named Insured', l.namedInsureds[0] ?? '')}${dots('Mailing Address', oneLine(mail))}${dots('Policy Period, 12 months, begins', abbreviated(l.effectiveDate))}${dots('ends (12:01 a.m. standard time)', abbreviated(l.expirationDate))}${dots('Entity', l.entityType)}${dots('Your Business', l.businessDescription)}${dots('Location of Premises 1', 'Same as mailing address')}
<h2>Liability Limits</h2>${dots('Coverage L, Business Liability, each event', whole(l.eachOccurrenceLimit))}${dots('Coverage M, Medical Expenses, any one person', whole(l.medicalExpenseLimit))}${dots('Damage to Premises Rented to You', whole(l.damageToRentedPremisesLimit))}${dots('Personal and Advertising Injury', whole(l.personalAdvertisingInjuryLimit))}${dots('Products-Completed Operations, annual aggregate', whole(l.productsAggregateLimit))}${dots('General, annual aggregate', whole(l.generalAggregateLimit))}${deductible === undefined ? '' : dots(`${deductible.coverage} deductible, ${deductible.basis}`, whole(deductible.amount))}
<h2>Rating</h2><table><tr><th>Class</th><th>Operations</th><th>Basis</th><th class="n">Estimated amount</th><th class="n">Rate per 1,000</th><th class="n">Premium</th></tr>${l.classifications.map((row) => html`<tr><td>${row.classCode}</td><td>${row.description}</td><td>${row.premiumBasis}</td><td class="n">${whole(row.exposure)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td></tr>`)}</table>
<h2>Options You Chose</h2><table><tr><th>Option</th><th class="n">Limit</th><th class="n">Deductible</th><th class="n">Premium</th></tr>${l.otherCoverages.map((each) => html`<tr><td>${each.name}</td><td class="n">${whole(each.limit)}</td><td class="n">${'deductible' in each ? whole(each.deductible ?? 0) : ''}</td><td class="n">${whole(each.premium)}</td></tr>`)}</table>
<h2>Premium</h2>${dots('Basic premium', cents(f.basic))}${dots('Options', cents(sum(l.otherCoverages.map(({ premium }) => premium))))}${l.discounts.map(({ name, amount }) => dots(name, `${cents(amount)} CR`, 'Less: '))}${l.fees.map(({ name, amount }) => dots(name, cents(amount)))}<div style="font-weight:700">${dots('Total annual premium', cents(l.totalPremium))}</div>
${f.owners.length === 0 ? '' : html`<h2>Others With an Interest</h2>${f.owners.map((each) => html`<p>${each.name}<br>${each.address}<br><span class="k">${each.interest}</span></p>`)}`}<p class="k">Audit: ${l.auditPeriod}. Form CS-6101 (04/16) with endorsements CS-6233, CS-6480.1, CS-6712. If you pay in 12 parts, each part includes a charge of 2.00. Prepared ${abbreviated(addDays(l.effectiveDate, -24))}. Agent ${f.agent}.</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'captive-agent-summary',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [summary(f), declarations(f)] }),
      label: {
        ...f.label,
        agencyName: f.agent,
        auditPeriod: f.label.auditPeriod === 'None' ? null : f.label.auditPeriod,
      },
    };
  },
};

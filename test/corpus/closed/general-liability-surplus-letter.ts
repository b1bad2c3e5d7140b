// Surplus lines liability policy in the manner of a letter: clauses with letters, limits in sentences' order, classification
// records as two text lines each, claims-made with a retroactive date at times, taxes after the premium.
import { addYears, dayFirst } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, company, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.6pt/1.42 Caladea,serif}h1{font-size:12.5pt;letter-spacing:2px;border:2px solid #000;padding:6px;text-align:center}ol{padding-left:22px}ol>li{margin-bottom:9px;break-inside:avoid}
.f{display:flex;justify-content:space-between}.in{margin:2px 0 2px 24px}.r{border-left:2px solid #999;padding-left:9px;margin:4px 0 6px 24px}small{font-size:7.8pt}`;

const classes = [
  ['Swimming Pool Servicing', '99505', 'Payroll', 1000],
  ['Tree Pruning, Dusting, Spraying', '99777', 'Payroll', 1000],
  ['Bars or Taverns - table service', '16910', 'Receipts', 1000],
  ['Vacant Land - for profit', '49451', 'Acres', 1],
  ['Apartment Buildings - garden', '60011', 'Units', 1],
  ['Roofing - commercial', '98677', 'Payroll', 1000],
] as const;

function premiums(random: Random) {
  const rows = random.some(classes, random.int(1, 3)).map(([description, classCode, premiumBasis, per]) => {
    const exposure = per === 1 ? random.int(3, 120) : random.dollars(40_000, 900_000);
    const rate = random.amount(3, 85);
    return { classCode, description, premiumBasis, exposure, rate, premium: Math.round((exposure / per) * rate) };
  });
  const base = sum(rows.map((row) => row.premium));
  const fees = [
    { name: 'Broker Fee', amount: random.pick([100, 250, 350]) },
    { name: 'Surplus Lines Tax', amount: Math.round(base * 3) / 100 },
    { name: 'Surplus Lines Stamping Office Fee', amount: Math.round(base * 0.18) / 100 },
  ].slice(0, random.int(2, 3));
  return { rows, base, fees };
}

function facts(random: Random) {
  const mail = place(random, random.pick(['CA', 'TX', 'FL', 'AZ', 'OR']));
  const { rows, base, fees } = premiums(random);
  const claimsMade = random.chance(0.4);
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['02', '05', '09', '10'])}-${random.int(10, 28)}`;
  const occurrence = random.pick([300_000, 500_000, 1_000_000]);
  const optional = random.some(
    [
      { name: 'Assault and Battery Coverage', limit: 100_000, premium: random.int(80, 600) },
      { name: 'Hired and Non-Owned Auto Liability', limit: occurrence, premium: random.int(150, 450) },
      { name: 'Lead Paint Exclusion Buy-Back', limit: 50_000, premium: random.int(60, 300) },
    ],
    random.int(0, 2),
  );
  const holders = random.times(random.int(0, 2), () => ({
    interest: 'Additional Insured',
    name: company(random),
    at: place(random),
  }));
  const total = sum([base, ...optional.map((each) => each.premium), ...fees.map((fee) => fee.amount)]);
  return {
    mail,
    base,
    holders,
    claims: person(random),
    label: {
      carrierName: `${word(random)} ${random.pick(['Excess and Surplus Insurance Company', 'Specialty Company, Ltd.', 'National Specialty Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['@@@##########', '##-GL-#######', 'ES #### ####'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} & ${word(random)} Wholesale, LLC`,
      entityType: random.pick(['Limited Liability Company', 'Corporation', 'Trust']),
      coverageForm: claimsMade ? 'claims_made' : 'occurrence',
      retroactiveDate: claimsMade && random.chance(0.7) ? addYears(effectiveDate, -random.int(1, 6)) : null,
      eachOccurrenceLimit: occurrence,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      medicalExpenseLimit: random.chance(0.6) ? random.pick([1000, 5000]) : null,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * random.pick([1, 2]),
      productsAggregateLimit: random.chance(0.6) ? occurrence : null,
      deductibles: [
        {
          coverage: 'Bodily Injury and Property Damage combined',
          basis: 'per claimant',
          amount: random.pick([500, 1000, 2500, 10_000]),
        },
      ],
      totalPremium: total,
      minimumPremium: Math.round(base / 4),
      fees,
      locations: [{ locationNumber: 1, address: oneLine(mail) }],
      classifications: rows,
      otherCoverages: optional,
      additionalInterests: holders.map(({ at, ...holder }) => ({ ...holder, address: oneLine(at) })),
      forms: random
        .some(
          [
            'GLS-150s (8-16)',
            'CLS-SD-1 (10-21)',
            'UTS-266g (5-98)',
            'CG 00 01 (04-13)',
            'GLS-457s (10-14)',
            'UTS-SP-2 (12-95)',
          ],
          random.int(3, 6),
        )
        .map((number) => ({ number })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const leader = (name: string, value: string): Html =>
  html`<div class="f in"><span>${name}</span><span>${value}</span></div>`;

function limits({ label: l }: Facts): Html {
  const value = (amount: number | null): string => (amount === null ? 'Excluded' : wholeDollars(amount));
  return html`${leader('Each Occurrence', value(l.eachOccurrenceLimit))}${leader('Personal and Advertising Injury', value(l.personalAdvertisingInjuryLimit))}${leader('General Aggregate', value(l.generalAggregateLimit))}
${leader('Products/Completed Operations Aggregate', value(l.productsAggregateLimit))}${leader('Damage to Rented Premises', value(l.damageToRentedPremisesLimit))}${leader('Medical Payments, any one person', value(l.medicalExpenseLimit))}`;
}

function body(f: Facts): Html {
  const { label: l, mail, base, holders } = f;
  const deductible = l.deductibles[0];
  const retroactive = l.retroactiveDate === null ? 'None' : dayFirst(l.retroactiveDate);
  return html`<div style="text-align:right"><b>${l.carrierName}</b><br><small>Statutory office: Wilmington, Delaware</small></div><h1>LIABILITY POLICY DECLARATIONS</h1>
<div class="f"><span>Policy ${l.policyNumber}</span><span>${l.transactionType === 'new' ? 'New' : 'Renewal'}</span></div>
<ol type="A"><li><b>Named Insured.</b> ${l.namedInsureds[0]}, a ${l.entityType}, of<div class="in">${mail.street}<br>${cityLine(mail)}</div></li>
<li><b>Policy Period.</b> ${dayFirst(l.effectiveDate)} to ${dayFirst(l.expirationDate)}, both days at 12:01 a.m. local time at the address in A.</li>
<li><b>Broker.</b> ${l.agencyName} (license 0K${l.policyNumber.length}4471)</li>
<li><b>Form of Cover.</b> ${l.coverageForm === 'occurrence' ? 'This is an occurrence policy.' : html`This is a claims-made policy. Retroactive date: ${retroactive}.`}</li>
<li><b>Limits of Liability.</b> The most we pay, whatever the number of insureds or claims:${limits(f)}</li>
<li><b>Deductible.</b> ${deductible?.coverage}, ${wholeDollars(deductible?.amount ?? 0)} ${deductible?.basis}, loss and adjustment expense included.</li>
<li><b>Designated Premises.</b> 1. ${oneLine(mail)}</li>
<li><b>Classification and Premium Computation.</b>${l.classifications.map((row) => html`<div class="r">${row.classCode} &mdash; ${row.description}<br>${row.premiumBasis} ${whole(row.exposure)} &nbsp;@&nbsp; ${row.rate.toFixed(2)} &nbsp;=&nbsp; ${wholeDollars(row.premium)}</div>`)}
${leader('Advance premium', dollarsAndCents(base))}${l.otherCoverages.map((each) => leader(`${each.name} (limit ${wholeDollars(each.limit)})`, dollarsAndCents(each.premium)))}${l.fees.map((fee) => leader(fee.name, dollarsAndCents(fee.amount)))}
<div class="f in"><b>Total payable</b><b>${dollarsAndCents(l.totalPremium)}</b></div></li>
<li><b>Minimum Earned Premium.</b> ${wholeDollars(l.minimumPremium)}. The advance premium is also the minimum premium upon audit.</li>
<li><b>Additional Insureds.</b> ${holders.length === 0 ? 'None.' : ''}${holders.map((holder) => html`<div class="in">${holder.name}, ${oneLine(holder.at)}</div>`)}</li>
<li><b>Forms.</b> ${l.forms.map((form) => form.number).join('; ')}</li></ol>
<p><small>Claims notices to ${f.claims}, claims@example.test. The insurer issuing this policy may not be subject to all of the insurance laws and regulations of ${mail.state}; state insurance insolvency guaranty funds are not available.
Examples of claims in the enclosed brochure ($250,000 dog bite, $1,400,000 scaffold collapse) are illustrations.</small></p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'surplus-letter',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: f.label,
      print: { margin: { left: '0.8in', right: '0.8in' } },
    };
  },
};

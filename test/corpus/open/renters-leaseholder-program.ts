import { addDays, addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// An apartment program of a managing agency: a page for the leasing office that shows the lease requirement is met, then
// declarations as one continuous list whose values hang at the right, with what was not bought named as such.

const css = `body{margin:0;font:10pt/1.42 "DejaVu Sans","Open Sans",sans-serif;font-size:9pt}.pg{break-after:page}.pg:last-child{break-after:auto}.hd{border-left:9pt solid #c06a1b;padding-left:10pt;margin-bottom:14pt}.hd b{font-size:14pt;display:block}
.it{display:flex;justify-content:space-between;padding:2.2pt 0}.it span:last-child{text-align:right;max-width:58%}.gr{margin-top:9pt;font-weight:700;color:#c06a1b}.it.t{font-weight:700;border-top:1pt solid #000}.ind{padding-left:14pt}.fine{font-size:7.6pt;color:#444;margin-top:10pt}.ok{border:1pt solid #2c7a3f;padding:8pt 11pt;margin:12pt 0}`;

const item = (caption: string, value: Html | string, cls = ''): Html =>
  html`<div class="it ${cls}"><span>${caption}</span><span>${value}</span></div>`;

interface Option {
  name: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
}

function drawOptions(random: Random): Option[] {
  const options: Option[] = [
    { name: 'Replacement Cost - Personal Property', limit: null, limitText: 'Included', premium: random.amount(9, 30) },
    { name: 'Water and Sewer Backup', limit: 2_500, limitText: null, premium: random.amount(8, 25) },
    { name: 'Bed Bug Remediation', limit: 500, limitText: null, premium: random.amount(10, 22) },
    { name: 'Pet Liability', limit: random.pick([10_000, 25_000]), limitText: null, premium: random.amount(12, 40) },
    { name: 'Theft Away From Premises', limit: null, limitText: 'Included', premium: null },
  ];
  return random.some(options, random.int(1, 4));
}

function draw(random: Random) {
  const effective = dayBetween(random, '2019-04-01', '2026-09-01');
  const site = place(random);
  const options = drawOptions(random);
  const base = random.amount(98, 260);
  const fees = [
    { name: 'MGA Policy Fee', amount: random.pick([15, 25, 35]) },
    { name: 'Fire Marshal and Premium Tax', amount: random.amount(2, 11) },
  ].slice(0, random.int(1, 2));
  return {
    effective,
    expiration: addYears(effective, 1),
    home: { ...site, street: `${site.street}, Unit ${random.int(101, 940)}` },
    community: `${word(random)} ${random.pick(['Commons', 'Lofts', 'Flats', 'Terrace Apartments'])}`,
    manager: `${word(random)} Residential Management, LP`,
    managerAt: place(random, site.state),
    names: random.chance(0.4) ? [person(random), person(random)] : [person(random)],
    insurer: `${word(random)} ${random.pick(['Preferred Insurance Company', 'Standard Fire Insurance Company'])}`,
    agency: `${word(random)} Resident Insurance Agency, Inc.`,
    number: numbered(random, 'LHP########'),
    options,
    skipped: ['Earthquake', 'Scheduled Jewelry', 'Identity Recovery'].slice(0, random.int(1, 3)),
    base,
    fees,
    total: sum([base, ...options.map(({ premium }) => premium ?? 0), ...fees.map(({ amount }) => amount)]),
    contents: random.pick([10_000, 15_000, 20_000, 30_000, 50_000]),
    living: random.chance(0.6),
    liability: random.pick([100_000, 100_000, 300_000]),
    medical: random.pick([1_000, 2_000, 5_000]),
    deductible: random.pick([250, 500, 1_000]),
    isRenewal: random.chance(0.4),
  };
}
type Facts = ReturnType<typeof draw>;

function leasingPage({ names, home, community, manager, effective, number, liability }: Facts): Html {
  return html`<div class="pg"><div class="hd"><b>Proof of Renters Coverage</b>for the leasing office of ${community}</div><p>${written(addDays(effective, -2))}</p><p>${manager}</p><p>Resident: ${names.join(', ')}<br>Apartment: ${home.street}</p><div class="ok">Your lease asks for personal liability of at least $100,000. The policy of this resident provides ${wholeDollars(liability)}. The requirement is met from ${written(effective)}.</div><p>Policy ${number}. We tell you if the policy is canceled or lapses. This page is for information only; the declarations on the next page say what is covered.</p></div>`;
}

function declarations(facts: Facts): Html {
  const { names, home, effective, expiration, number, insurer, options, contents, deductible, managerAt } = facts;
  return html`<div class="pg"><div class="hd"><b>Leaseholder Policy Declarations</b>${facts.isRenewal ? 'Renewal Certificate' : 'New Policy'}</div>${item('Policy', number)}${item('Insurance company', insurer)}${item('Administered by', facts.agency)}${item('Insured', html`${names.map((name) => html`${name}<br>`)}${home.street}<br>${cityLine(home)}`)}${item('Insured apartment', 'Same as the address of the insured')}${item('Coverage period', `${written(effective)} - ${written(expiration)}`)}
<div class="gr">Property</div>${item('Belongings', wholeDollars(contents))}${item('Additional living costs', facts.living ? wholeDollars(contents / 5) : 'Up to 12 months')}${item('You pay first, any property loss', wholeDollars(deductible))}
<div class="gr">Liability</div>${item('Personal liability, per occurrence', wholeDollars(facts.liability))}${item('Medical expense of others, per person', wholeDollars(facts.medical))}
<div class="gr">Options</div>${options.map(({ name, limit, limitText }) => item(name, limit === null ? (limitText ?? '') : wholeDollars(limit)))}${facts.skipped.map((name) => item(name, 'Not purchased'))}
<div class="gr">Annual charges</div>${item('Base coverage', dollarsAndCents(facts.base))}${options.map(({ name, premium }) => item(name, premium === null ? 'Included' : dollarsAndCents(premium), 'ind'))}${facts.fees.map(({ name, amount }) => item(name, dollarsAndCents(amount)))}${item('Total', dollarsAndCents(facts.total), 't')}
<div class="gr">Additional interest</div>${item('Property manager', html`${facts.manager}<br>${managerAt.street}<br>${cityLine(managerAt)}`)}<div class="fine">If you pay by the month the plan is two months down and ten payments, each with a fee of $3.00. Late fee $10.00. Forms: LH 00 04 (6-17), LH 04 90, LH 23 11.</div></div>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'leaseholder-program',
  build(random) {
    const facts = draw(random);
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      transactionType: facts.isRenewal ? 'renewal' : 'new',
      namedInsureds: facts.names,
      mailingAddress: oneLine(facts.home),
      insuredLocation: oneLine(facts.home),
      effectiveDate: facts.effective,
      expirationDate: facts.expiration,
      totalPremium: facts.total,
      fees: facts.fees,
      personalPropertyLimit: facts.contents,
      lossOfUseLimit: facts.living ? facts.contents / 5 : null,
      personalLiabilityLimit: facts.liability,
      medicalPaymentsLimit: facts.medical,
      deductibles: [{ amount: facts.deductible }],
      otherCoverages: facts.options,
      additionalInterests: [{ interest: 'Property manager', name: facts.manager, address: oneLine(facts.managerAt) }],
      _accept: {
        agencyName: [null, facts.agency],
        'deductibles[0].peril': ['any property loss', 'property', null],
        'additionalInterests[0].interest': ['Additional interest'],
      },
    };
    return { html: sheet({ css, body: html`${leasingPage(facts)}${declarations(facts)}` }), label };
  },
};

import { addYears, bare } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, lastName, firstName, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A farm bureau's old form: values are typed on rules, the caption stands under the rule in italics, as under a signature.

const css = `@page{size:letter}body{margin:0;font:9pt/1.2 "Liberation Serif",serif}.v{font:10pt/1.3 "Liberation Mono",monospace;border-bottom:.7pt solid #000;min-height:14pt;white-space:nowrap}.k{font-style:italic;font-size:7.6pt;margin-bottom:9pt}.line{display:flex;gap:10pt}.line>div{flex:1 1 0}h2{font-size:10pt;text-align:center;margin:6pt 0 4pt;text-transform:uppercase}h1{font-size:13pt;text-align:center;margin:0}.amounts{display:grid;grid-template-columns:repeat(3,1fr);column-gap:20pt}.free{font:10pt/1.3 "Liberation Mono",monospace;white-space:pre}.in{text-align:center;margin-bottom:10pt}`;

const under = (value: Piece, caption: string, grow = 1): Html =>
  html`<div style="flex-grow:${grow}"><div class="v">${value}</div><div class="k">${caption}</div></div>`;

export const style: Style = {
  policyType: 'homeowners',
  name: 'captions-below',
  build(random) {
    const family = lastName(random);
    const names = [
      `${firstName(random)} ${random.letters(1)} ${family}`,
      ...(random.chance(0.5) ? [`${firstName(random)} ${family}`] : []),
    ];
    const [insurer, office] = [carrier(random), agency(random)];
    const [home, mail] = [place(random), random.chance(0.3) ? place(random) : null];
    const effective = `${random.int(2003, 2024)}-${random.pick(['01-03', '03-18', '06-30', '10-07'])}`;
    const number = `HF ${random.digits(2)}-${random.digits(5)}-${random.letters(1)}`;
    const dwelling = random.int(90, 480) * 1000;
    const limits = {
      dwelling,
      other: dwelling / 10,
      contents: Math.round(dwelling * 0.6),
      use: Math.round(dwelling * 0.3),
    };
    const [liability, medical] = [random.pick([100_000, 300_000]), random.pick([1_000, 2_000])];
    const wind = random.chance(0.6) ? random.pick([1, 2]) : null;
    const deductible = random.pick([500, 1_000, 2_500]);
    const base = random.int(420, 2_300);
    const riders = random.some(
      [
        { name: 'Sewer & Drain Backup', limit: 10_000, limitText: null, premium: random.int(40, 95) },
        { name: 'Scheduled Jewelry', limit: 4_800, limitText: null, premium: random.int(50, 70) },
        { name: 'Replacement Cost Contents', limit: null, limitText: 'Applies', premium: random.int(25, 60) },
        { name: 'Farm Hand Tools', limit: 2_500, limitText: null, premium: random.int(11, 30) },
      ],
      random.int(1, 3),
    );
    const dues = { name: 'Membership dues', amount: random.pick([25, 35]) };
    const credit = { name: 'Dead bolt and smoke alarm credit', amount: random.int(12, 60) };
    const total = sum([base, ...riders.map((rider) => rider.premium), dues.amount, -credit.amount]);
    const bank = random.chance(0.75)
      ? { name: `${lastName(random)} County Savings Bank`, where: place(random, home.state), loan: random.digits(9) }
      : null;
    const [form, protection, stories] = [random.pick(['HO-3', 'HO-5']), String(random.int(2, 9)), random.pick([1, 2])];
    const built = random.int(1912, 2015);
    const body = html`<h1>${insurer}</h1><div class="in">Homeowner's Declarations &nbsp; Form 2211-D (Ed. 3-98)</div><div class="line">${under(number, 'Number of this policy')}${under(bare(effective), 'begins 12:01 A.M.')}${under(bare(addYears(effective, 1)), 'ends 12:01 A.M.')}${under('Renewal Certificate', 'Issued as')}</div>
<div class="line">${under(names.join(' and '), 'Name of insured', 2)}${under(office, 'Local agent')}</div><div class="line">${under(mail === null ? home.street : mail.street, 'Mail: street or route')}${under(mail === null ? `${home.city}, ${home.state} ${home.zip}` : `${mail.city}, ${mail.state} ${mail.zip}`, 'Mail: city, state, ZIP')}</div>
<div class="line">${under(mail === null ? 'Same as mailing address' : `${home.street}, ${home.city}, ${home.state} ${home.zip}`, 'Where the residence premises is', 2)}</div><h2>About the dwelling</h2><div class="line">${under(built, 'Year built')}${under(form, 'Form')}${under('FRAME', 'Walls')}${under('WOOD SHINGLE', 'Roof')}${under(protection, 'Prot. class')}${under(stories, 'Stories')}</div>
<h2>What we cover and for how much</h2><div class="amounts">${under(whole(limits.dwelling), 'A. Dwelling')}${under(whole(limits.other), 'B. Other structures')}${under(whole(limits.contents), 'C. Contents, unscheduled')}${under(whole(limits.use), 'D. Additional living costs')}${under(whole(liability), 'E. Liability, each occurrence')}${under(whole(medical), 'F. Medical to others, each person')}${under(whole(deductible), 'Deductible, all perils except as shown')}${under(wind === null ? '' : `${wind}% - ${whole((dwelling * wind) / 100)}`, 'Deductible, wind or hail')}${under(whole(base), 'Premium for A through F')}</div>
<h2>Added by endorsement</h2>${riders.map((rider) => html`<div class="line">${under(rider.name, 'Endorsement', 2)}${under(rider.limit === null ? 'Applies' : whole(rider.limit), 'Amount')}${under(rider.premium, 'Charge')}</div>`)}<div class="line">${under(credit.name, 'Credit, reason', 2)}${under(`-${credit.amount}`, 'Credit, dollars')}${under(dues.amount, dues.name)}${under(`$${whole(total)}.00`, 'TOTAL DUE FOR THE TERM')}</div>
${bank === null ? null : html`<h2>Mortgagee</h2><div class="line">${under(bank.name, 'First mortgagee')}${under(bank.loan, 'Loan no.')}</div><div class="line">${under(`${bank.where.street}, ${bank.where.city}, ${bank.where.state} ${bank.where.zip}`, 'Its address')}</div>`}<div class="line">${under('', 'Countersigned by our authorized representative')}${under('', 'Date')}</div>`;
    const full = (at: typeof home): string => `${at.street}, ${at.city}, ${at.state} ${at.zip}`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'renewal',
      namedInsureds: names,
      mailingAddress: full(mail ?? home),
      insuredLocation: full(home),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: office,
      totalPremium: total,
      fees: [dues],
      discounts: [credit],
      policyForm: form,
      yearBuilt: built,
      numberOfStories: stories,
      constructionType: 'FRAME',
      roofType: 'WOOD SHINGLE',
      protectionClass: protection,
      dwellingLimit: limits.dwelling,
      otherStructuresLimit: limits.other,
      personalPropertyLimit: limits.contents,
      lossOfUseLimit: limits.use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [
        { peril: 'all perils except as shown', amount: deductible },
        ...(wind === null ? [] : [{ peril: 'wind or hail', amount: (dwelling * wind) / 100, percent: wind }]),
      ],
      otherCoverages: riders,
      additionalInterests:
        bank === null
          ? []
          : [{ interest: 'First mortgagee', name: bank.name, address: full(bank.where), loanNumber: bank.loan }],
      _accept: {
        'deductibles[0].peril': [null, 'all perils'],
        'additionalInterests[0].interest': ['Mortgagee'],
      },
    };
    return { html: sheet({ css, body }), label };
  },
};

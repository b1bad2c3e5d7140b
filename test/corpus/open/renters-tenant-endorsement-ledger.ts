import { addYears, dashed } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A county mutual's HO-4 declarations: sections I and II with coverage letters, then one ledger of charges and credits
// in which base premium, endorsements, credits and surcharges follow each other to the total due.

const css = `body{margin:0;font:9pt/1.3 'DejaVu Serif Condensed','DejaVu Serif',serif}.top{text-align:center;border-top:4pt solid #333;border-bottom:1pt solid #333;padding:4pt;margin-bottom:8pt}.top b{font-size:14pt;letter-spacing:.5pt}.who{display:flex;gap:24pt}.who>div{flex:1}.who b,h2{font-size:7.6pt;text-transform:uppercase;letter-spacing:.6pt}
h2{background:#333;color:#fff;padding:1.5pt 5pt;margin:11pt 0 2pt}table{width:100%;border-collapse:collapse}td{padding:1.6pt 5pt;vertical-align:top}.n{text-align:right;width:90pt}.ltr{width:18pt}.led td{border-bottom:.4pt dotted #777}.due td{border-top:1pt solid #333;border-bottom:3pt double #333;font-weight:700}.f{font-size:7.4pt;margin-top:10pt}`;

const limit = (letter: string, name: string, amount: number): Html =>
  html`<tr><td class="ltr">${letter}.</td><td>${name}</td><td class="n">$ ${whole(amount)}</td></tr>`;
const charge = (form: string, name: string, amount: number): Html =>
  html`<tr><td style="width:80pt">${form}</td><td>${name}</td><td class="n">${amount < 0 ? `${cents(-amount)} CR` : cents(amount)}</td></tr>`;

export const style: Style = {
  policyType: 'renters',
  name: 'endorsement-ledger',
  build(random) {
    const effective = `${random.int(2016, 2026)}-${random.pick(['01', '06', '11'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const [insurer, agent] = [`${word(random)} County Mutual Insurance Association`, agency(random)];
    const reinsurer = carrier(random);
    const owners = random.times(random.int(1, 2), () => person(random));
    const home = place(random);
    const lives = { ...home, street: `${home.street}, Apt ${random.int(1, 60)}` };
    const isSame = random.chance(0.6);
    const mail = isSame ? lives : { ...place(random, home.state), street: `PO Box ${random.int(12, 990)}` };
    const number = numbered(random, 'T 4-######');
    const type = random.pick(['RENEWAL', 'NEW BUSINESS'] as const);
    const contents = random.pick([15_000, 22_500, 30_000, 45_000]);
    const [use, liability, medical] = [
      contents * 0.3,
      random.pick([100_000, 300_000]),
      random.pick([1000, 2000, 5000]),
    ];
    const perilDeductibles = random.chance(0.5)
      ? [
          { peril: 'All Perils Except Wind and Hail', amount: random.pick([250, 500]) },
          { peril: 'Wind and Hail', amount: 1000 },
        ]
      : [{ peril: 'All Perils', amount: random.pick([500, 1000]) }];
    const endorsements = random.some(
      [
        { form: 'HO 04 90', name: 'Replacement Cost on Personal Property', premium: random.amount(18, 44) },
        { form: 'CM 217', name: 'Water Backup and Sump Overflow', premium: random.amount(22, 60), limit: 5000 },
        {
          form: 'HO 04 61',
          name: 'Scheduled Jewelry',
          premium: random.amount(15, 90),
          limit: random.pick([2500, 4000]),
        },
        { form: 'CM 233', name: 'Refrigerated Contents', premium: random.amount(5, 12), limit: 500 },
        { form: 'CM 240', name: 'Farm Tools of Tenant', premium: random.amount(8, 30), limit: 1500 },
      ],
      random.int(1, 4),
    );
    const credits = random.some(
      [
        { name: 'Smoke and Burglar Alarm Credit', amount: random.amount(4, 11) },
        { name: 'Claim Free 5 Years', amount: random.amount(9, 20) },
        { name: 'Companion Auto Policy', amount: random.amount(12, 25) },
      ],
      random.int(0, 3),
    );
    const fees = [
      { name: 'Association Assessment', amount: random.amount(2, 6) },
      ...(random.chance(0.5) ? [{ name: 'State Fire Marshal Tax', amount: random.amount(1, 3) }] : []),
    ];
    const base = random.amount(110, 240);
    const total = sum([
      base,
      ...endorsements.map(({ premium }) => premium),
      ...credits.map(({ amount }) => -amount),
      ...fees.map(({ amount }) => amount),
    ]);
    const body = html`<div class="top"><b>${insurer}</b><br>TENANT POLICY DECLARATIONS &mdash; ${type}</div>
<div class="who"><div><b>Member and address</b><br>${owners.join(' & ')}<br>${mail.street}<br>${cityLine(mail)}</div><div><b>Residence premises</b><br>${isSame ? 'Same as member address' : html`${lives.street}<br>${cityLine(lives)}`}</div><div><b>Policy</b> ${number}<br><b>From</b> ${dashed(effective)}<br><b>To</b> ${dashed(expiration)}<br><b>Agent</b> ${agent}</div></div>
<h2>Section I &ndash; Property</h2><table>${limit('C', 'Personal Property', contents)}${limit('D', 'Additional Living Expense', use)}</table><table>${perilDeductibles.map(({ peril, amount }) => html`<tr><td>Deductible, ${peril}</td><td class="n">$ ${whole(amount)}</td></tr>`)}</table>
<h2>Section II &ndash; Liability</h2><table>${limit('E', 'Personal Liability, each occurrence', liability)}${limit('F', 'Medical Payments to Others, each person', medical)}</table>
<h2>Charges and credits for this term</h2><table class="led">${charge('HO 00 04', 'Basic premium, sections I and II', base)}${endorsements.map(({ form, name, premium, limit: amount }) => charge(form, amount === undefined ? name : `${name}, limit $${whole(amount)}`, premium))}${credits.map(({ name, amount }) => charge('', name, -amount))}${fees.map(({ name, amount }) => charge('', name, amount))}<tr class="due"><td></td><td>TOTAL DUE FOR THE TERM</td><td class="n">$ ${cents(total)}</td></tr></table>
<div class="f">Members may be assessed under the by-laws. The association is reinsured in part by ${reinsurer}. Annual meeting of members: first Tuesday of March. A charge of $15.00 applies to checks that are returned.</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: type === 'RENEWAL' ? 'renewal' : 'new',
      namedInsureds: owners,
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(lives),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      fees,
      discounts: credits,
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: perilDeductibles,
      otherCoverages: endorsements.map(({ name, premium, limit: amount }) => ({
        name,
        premium,
        limit: amount ?? null,
      })),
      _accept: {
        'deductibles[0].peril': [perilDeductibles[0]?.peril ?? null, ...(perilDeductibles.length === 1 ? [null] : [])],
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.6in', left: '0.7in', right: '0.7in' } } };
  },
};

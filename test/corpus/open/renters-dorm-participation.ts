import { addDays, addYears, abbreviated, bare } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A student property program run for universities: a certificate with a colored side panel (numbers, dates, price) and
// the cover in a wide column as headings with a figure at the right and a line of explanation below.

const css = `body{margin:0;font:9.5pt/1.4 Lato,sans-serif;color:#222}.w{display:flex;min-height:660pt}.side{width:165pt;background:#0b3d2e;color:#fff;padding:18pt 14pt;font-size:8.6pt}.side dt{color:#a7d3c0;font-size:7.4pt;margin-top:9pt}.side dd{margin:0;font-weight:700;font-size:9.6pt}
.main{flex:1;padding:18pt 0 0 22pt}h1{font:300 20pt Lato;margin:0 0 2pt;color:#0b3d2e}.cov{display:flex;justify-content:space-between;border-top:.6pt solid #0b3d2e;padding-top:4pt;margin-top:8pt;font-weight:700;font-size:11pt}.exp{font-size:8.4pt;color:#555;width:78%}.add{display:grid;grid-template-columns:1fr 80pt 60pt;font-size:9pt;margin-top:6pt;row-gap:2pt}.add b{font-size:8pt;color:#0b3d2e}.r{text-align:right}.foot{font-size:7.6pt;color:#666;margin-top:18pt}`;

const fact = (caption: string, value: Piece): Html => html`<dt>${caption}</dt><dd>${value}</dd>`;
const cover = (name: string, figure: string, text: string): Html =>
  html`<div class="cov"><span>${name}</span><span>${figure}</span></div><div class="exp">${text}</div>`;

export const style: Style = {
  policyType: 'renters',
  name: 'dorm-participation',
  build(random) {
    const effective = `${random.int(2018, 2026)}-08-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const campusPlace = place(random);
    const campus = {
      ...campusPlace,
      street: `${word(random)} Hall, Room ${random.int(101, 799)}, ${campusPlace.street}`,
    };
    const [home, insurer, agent, student] = [place(random), carrier(random), agency(random), person(random)];
    const number = numbered(random, 'SPP-####-@######');
    const contents = random.pick([3000, 4000, 6000, 8000, 10_000]);
    const liability = random.chance(0.7) ? random.pick([25_000, 50_000, 100_000]) : null;
    const medical = liability === null ? null : random.pick([500, 1000]);
    const deductible = random.pick([25, 50, 100, 200]);
    const extras = random.some(
      [
        { name: 'Mobile Phone & Tablet Breakage', limit: random.pick([800, 1500]), premium: random.amount(9, 32) },
        { name: 'Bicycle Away From Campus', limit: random.pick([500, 1000]), premium: random.amount(6, 15) },
        { name: 'Musical Instrument', limit: random.pick([1000, 2500]), premium: random.amount(10, 40) },
        { name: 'Identity Recovery Expense', limit: 5000, premium: random.amount(5, 12) },
      ],
      random.int(1, 3),
    );
    const base = random.amount(78, 210);
    const fee = { name: 'Program fee', amount: random.pick([5, 7.5, 10]) };
    const total = sum([base, ...extras.map((extra) => extra.premium), fee.amount]);
    const body = html`<div class="w"><div class="side"><div style="font:700 12pt Lato">Campus Property Program</div><dl>${fact('Certificate of Participation', number)}${fact('Student insured', student)}${fact('Mail goes to', html`${home.street}<br>${cityLine(home)}`)}${fact('Residence on campus', html`${campus.street}<br>${cityLine(campus)}`)}${fact('Coverage begins', abbreviated(effective))}${fact('Coverage ends', abbreviated(expiration))}${fact('Price for the year', dollarsAndCents(total))}${fact('Offered by', agent)}${fact('Insurance company', insurer)}</dl><div style="margin-top:30pt">Claims: ${phone(random)}</div></div>
<div class="main"><h1>You&rsquo;re covered, wherever class takes you.</h1>Issued ${bare(addDays(effective, -random.int(5, 40)))} &middot; new enrollment
${cover('Your belongings', wholeDollars(contents), 'Fire, theft, water, power surge and accidental damage, on and off campus, at replacement cost.')}
${cover('You pay per claim', wholeDollars(deductible), 'Taken off every claim for belongings once.')}
${liability === null || medical === null ? html`<div class="cov"><span>Damage or injury you cause</span><span>Not chosen</span></div><div class="exp">You can add it until the end of the first month.</div>` : html`${cover('Personal liability', wholeDollars(liability), 'Injury to others or damage to the residence hall that you are responsible for, each occurrence.')}${cover('Medical payments to others', wholeDollars(medical), 'For each person hurt in your room, whoever is at fault.')}`}
<div class="cov"><span>Things you added</span><span></span></div><div class="add"><b>Add-on</b><b class="r">Up to</b><b class="r">Price</b>${extras.map((extra) => html`<span>${extra.name}</span><span class="r">${wholeDollars(extra.limit)}</span><span class="r">${dollarsAndCents(extra.premium)}</span>`)}</div>
<div class="cov"><span>How the price is made up</span><span></span></div><div class="add"><span>Belongings${liability === null ? '' : ' and liability'}</span><span></span><span class="r">${dollarsAndCents(base)}</span><span>Add-ons</span><span></span><span class="r">${dollarsAndCents(sum(extras.map((extra) => extra.premium)))}</span><span>${fee.name}</span><span></span><span class="r">${dollarsAndCents(fee.amount)}</span><b>Paid in full</b><span></span><b class="r">${dollarsAndCents(total)}</b></div>
<div class="foot">This certificate is part of the master policy held by the Student Housing Insurance Trust. A lost card costs $3.00 to replace. Coverage moves with you if you change rooms; tell us your new address.</div></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'new',
      namedInsureds: [student],
      mailingAddress: oneLine(home),
      insuredLocation: oneLine(campus),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      fees: [fee],
      personalPropertyLimit: contents,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ amount: deductible }],
      otherCoverages: extras,
      _accept: { 'deductibles[0].peril': [null, 'belongings'] },
    };
    return { html: sheet({ css, body }), label };
  },
};

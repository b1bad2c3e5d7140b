import { abbreviated, addYears, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// An online renters insurer: a narrow strip like a receipt in the left half, remarks in the right half at the same height.

const css = `body{margin:0;font:9.5pt/1.4 "DejaVu Sans Mono","Liberation Mono",monospace}.w{display:grid;grid-template-columns:300pt 1fr;gap:22pt}.s{border:1pt dashed #888;padding:10pt}.c{text-align:center}.r{display:flex;justify-content:space-between}hr{border:0;border-top:1pt dashed #888;margin:6pt 0}.x{font:8pt/1.45 Lato,"Open Sans",sans-serif;color:#555}.x h4{margin:0 0 2pt}`;

const row = (caption: string, value: string): Html =>
  html`<div class="r"><span>${caption}</span><span>${value}</span></div>`;

export const style: Style = {
  policyType: 'renters',
  name: 'receipt-strip',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const address = {
      ...household.address,
      street: `${household.address.street} Apt ${random.int(1, 30)}${random.letters(1)}`,
    };
    const [insurer, number] = [carrier(random), `R${random.digits(4)}-${random.letters(3)}-${random.digits(3)}`];
    const brand = word(random);
    const effective = dayBetween(random, '2019-01-01', '2026-07-15');
    const expiration = addYears(effective, 1);
    const contents = random.int(8, 60) * 1000;
    const lossOfUse = random.chance(0.7) ? Math.round(contents * 0.3) : null;
    const [liability, medical, deductible] = [
      random.pick([100_000, 300_000, 500_000]),
      random.pick([500, 1_000, 5_000]),
      random.pick([100, 250, 500]),
    ];
    const addOns = random
      .some(
        [
          { name: 'Bed bugs', limit: 1_000 },
          { name: 'Pet damage', limit: 500 },
          { name: 'Phones + tablets', limit: 2_000 },
          { name: 'Earthquake', limit: null },
        ],
        random.int(0, 3),
      )
      .map((each) => ({ ...each, premium: random.amount(5, 60) }));
    const base = random.amount(70, 260);
    const fees = [
      { name: 'Installment-free policy fee', amount: 12 },
      { name: 'State tax', amount: Math.round(base * 1.75) / 100 },
    ];
    const total = sum([base, ...addOns.map((each) => each.premium), ...fees.map((each) => each.amount)]);
    const manager = random.chance(0.6)
      ? { name: `${word(random)} Property Management`, home: place(random, address.state) }
      : null;
    const isRenewal = random.chance(0.3);
    const body = html`<div class="w"><div class="s"><div class="c"><b style="font-size:15pt">${brand}</b><br>RENTERS DECLARATIONS<br>${isRenewal ? 'RENEWAL' : 'NEW POLICY'}</div><hr>${row('Policy #', number)}${row('Starts', slashed(effective))}${row('Ends', slashed(expiration))}<hr>INSURED<br>${names.map((name) => html`${name}<br>`)}<br>LIVES AT (and gets mail at)<br>${address.street}<br>${cityLine(address)}<hr>
COVERAGE<br>${row('Personal property', wholeDollars(contents))}${row('Loss of use', lossOfUse === null ? 'Actual loss' : wholeDollars(lossOfUse))}${row('Liability', wholeDollars(liability))}${row('Medical to others', wholeDollars(medical))}${row('Deductible', wholeDollars(deductible))}
${addOns.length === 0 ? null : html`<hr>ADD-ONS${addOns.map((each) => row(each.limit === null ? `${each.name} (covered)` : `${each.name} (${wholeDollars(each.limit)})`, cents(each.premium)))}`}<hr>${row('Base premium', cents(base))}${addOns.length === 0 ? null : row('Add-ons', cents(sum(addOns.map((each) => each.premium))))}${fees.map((each) => row(each.name, cents(each.amount)))}<hr><b>${row('YEARLY TOTAL', dollarsAndCents(total))}</b></div>
<div class="x"><h4>Hi ${names[0]?.split(' ')[0]}!</h4><p>These are your declarations. Keep them with your lease.</p><h4>What is not here</h4><p>Roommates are not insured unless they are named. Flood is never covered. You can raise your personal property to $75,000 in the app at any time.</p><h4>Paying monthly?</h4><p>Your card is charged ${dollarsAndCents(Math.round((total / 12) * 100) / 100)} on the ${random.int(1, 28)}th of each month.</p>${manager === null ? null : html`<h4>Interested party</h4><p>${manager.name}<br>${manager.home.street}<br>${cityLine(manager.home)}</p>`}<h4>Fine print</h4><p>${brand} is a brand. Policies are underwritten by ${insurer}. Printed ${abbreviated(effective)}.</p></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      fees,
      personalPropertyLimit: contents,
      lossOfUseLimit: lossOfUse,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ amount: deductible }],
      otherCoverages: addOns.map((each) => ({ ...each, limitText: each.limit === null ? 'covered' : null })),
      additionalInterests:
        manager === null ? [] : [{ interest: 'Interested party', name: manager.name, address: oneLine(manager.home) }],
      _accept: Object.fromEntries(
        addOns.flatMap((each, index) =>
          each.limit === null ? [[`otherCoverages[${index}].limitText`, ['covered', null]]] : [],
        ),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};

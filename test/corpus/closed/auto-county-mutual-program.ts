import { addDays, addYears, slashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A nonstandard program of a county mutual, written by a general agency: the premium summary comes before the coverages,
// every car is a row of premiums under abbreviated coverages and the limits stand once in a table of their own, the fees of
// the agency and of the state's theft authority follow, drivers last.

const css = `body{margin:0;font:8.6pt/1.28 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif}h1{font-size:12pt;margin:0;text-align:center}.c{text-align:center}.cols{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8pt;margin:7pt 0}.cols>div{border:.8pt solid #000;padding:0 5pt 4pt}.cols b,h3{background:#000;color:#fff;display:block;margin:0 -5pt 3pt;padding:1pt 5pt;font-size:8.4pt}h3{margin:8pt 0 0}table{width:100%;border-collapse:collapse}td,th{border:.5pt solid #000;padding:1.5pt 4pt;text-align:left}th{background:#e3e3e3;font-weight:700;font-size:7.8pt}.n{text-align:right}.two{display:grid;grid-template-columns:1.3fr 1fr;gap:10pt}.fine{font-size:7.4pt}`;

interface Cover {
  short: string;
  name: string;
  limits: string;
  label: { limitPerPerson?: number; limit?: number; limitText?: string };
  /** A part of the car itself: its deductible stands in the row of the car. */
  isDamage?: boolean;
  low: number;
  high: number;
}

function drawCovers(random: Random): Cover[] {
  const covers: (Cover | false)[] = [
    {
      short: 'BI',
      name: 'Bodily Injury Liability',
      limits: '$30,000 per person / $60,000 per accident',
      label: { limitPerPerson: 30_000, limit: 60_000 },
      low: 110,
      high: 420,
    },
    {
      short: 'PD',
      name: 'Property Damage Liability',
      limits: '$25,000 per accident',
      label: { limit: 25_000 },
      low: 90,
      high: 330,
    },
    random.chance(0.5) && {
      short: 'PIP',
      name: 'Personal Injury Protection',
      limits: '$2,500 per person',
      label: { limitPerPerson: 2500 },
      low: 20,
      high: 80,
    },
    random.chance(0.4) && {
      short: 'UMBI',
      name: 'Uninsured/Underinsured Motorist BI',
      limits: '$30,000 per person / $60,000 per accident',
      label: { limitPerPerson: 30_000, limit: 60_000 },
      low: 20,
      high: 90,
    },
    {
      short: 'OTC',
      name: 'Other Than Collision',
      limits: 'ACV less deductible',
      label: { limitText: 'ACV' },
      isDamage: true,
      low: 40,
      high: 210,
    },
    {
      short: 'COLL',
      name: 'Collision',
      limits: 'ACV less deductible',
      label: { limitText: 'ACV' },
      isDamage: true,
      low: 120,
      high: 520,
    },
    random.chance(0.5) && {
      short: 'RENT',
      name: 'Rental Reimbursement',
      limits: '$20 per day / $600 maximum',
      label: { limitText: '$20 per day / $600 maximum' },
      isDamage: true,
      low: 12,
      high: 40,
    },
  ];
  return covers.filter((each) => each !== false);
}

export const style: Style = {
  policyType: 'auto',
  name: 'county-mutual-program',
  build(random) {
    const household = drawHousehold(random, 'TX');
    const { address, residents } = household;
    const names = insuredNames(household);
    const [insurer, manager, producer] = [
      `${word(random)} County Mutual Insurance Company`,
      `${word(random)} General Agency, Inc.`,
      agency(random),
    ];
    const number = numbered(random, 'TXS-#######-##');
    const effective = `${random.int(2017, 2026)}-${random.pick(['01', '03', '06', '10'])}-${random.int(10, 27)}`;
    const expiration = random.chance(0.7) ? addDays(effective, 181) : addYears(effective, 1);
    const latest = Number(effective.slice(0, 4));
    const kind = random.pick(['New Business', 'Renewal', 'Renewal'] as const);
    const covers = drawCovers(random);
    const vehicles = random.times(random.pick([1, 1, 2, 3]), (index) => {
      const drawn = vehicle(random);
      const hasDamage = index === 0 ? random.chance(0.75) : random.chance(0.5);
      const premiums = covers.map(({ isDamage = false, low, high }) =>
        isDamage && !hasDamage ? null : random.int(low, high),
      );
      return {
        ...drawn,
        year: Math.min(drawn.year, latest),
        number: index + 1,
        deductible: hasDamage ? random.pick([500, 1000]) : null,
        payee: hasDamage && random.chance(0.6) ? `${word(random)} Auto Finance` : null,
        zip: index === 0 || random.chance(0.7) ? address.zip : place(random, 'TX').zip,
        premiums,
        total: sum(premiums.map((each) => each ?? 0)),
      };
    });
    const drivers = residents.map((each, i) => ({ ...each, isExcluded: i > 0 && random.chance(0.4) }));
    const premium = sum(vehicles.map(({ total }) => total));
    const fees = [
      { name: 'MGA Policy Fee (fully earned)', amount: random.pick([35, 50, 75]) },
      { name: 'MVCPA Fee', amount: 2 * vehicles.length },
      ...(random.chance(0.35) ? [{ name: 'SR-22 Filing Fee', amount: 25 }] : []),
    ];
    const total = sum([premium, ...fees.map(({ amount }) => amount)]);
    const discounts = random.some(
      ['Proof of Prior Insurance', 'Multi-Car', 'Homeowner', 'Defensive Driver', 'Paperless'],
      random.int(0, 3),
    );
    const down = Math.round(total * 0.2);
    const step = (name: string, amount: number): Html =>
      html`<tr><td>${name}</td><td class="n">${dollarsAndCents(amount)}</td></tr>`;
    const dashOr = (value: number | null): string => (value === null ? 'No Cov' : dollarsAndCents(value));
    const body = html`<h1>TEXAS PERSONAL AUTO POLICY DECLARATIONS</h1><div class="c">${insurer}, ${cityLine(place(random, 'TX'))}<br>Administered by ${manager} &nbsp; Claims ${phone(random)}</div>
<div class="cols"><div><b>Named Insured</b>${names.map((name) => html`${name}<br>`)}${address.street}<br>${cityLine(address)}</div><div><b>Policy</b>No. ${number}<br>Type: ${kind}<br>From ${slashed(effective)} 12:01 A.M.<br>To ${slashed(expiration)} 12:01 A.M.<br>Central Standard Time</div><div><b>Producer</b>${producer}<br>Code ${random.digits(6)}<br>${phone(random)}</div></div>
<div class="two"><div><h3>PREMIUM SUMMARY</h3><table>${step('Total Vehicle Premium', premium)}${fees.map(({ name, amount }) => step(name, amount))}<tr><th>TOTAL PREMIUM AND FEES</th><th class="n">${dollarsAndCents(total)}</th></tr></table></div><div><h3>PAY PLAN</h3><table>${step('Down payment', down)}<tr><td>4 installments of</td><td class="n">${dollarsAndCents(Math.ceil((total - down) / 4) + 8)}</td></tr></table><p class="fine">Each installment includes a service charge of $8.00. NSF charge $30.00. Late charge $10.00.</p></div></div>
<h3>VEHICLES</h3><table><tr>${cells('th', ['Unit', 'Yr', 'Make', 'Model', 'Vehicle Identification No.', 'Garaging Zip', 'Loss Payee'])}</tr>${vehicles.map((each) => html`<tr>${cells('td', [each.number, each.year, each.make, each.model, each.vin, each.zip, each.payee ?? 'None'])}</tr>`)}</table>
<h3>LIMITS OF LIABILITY &ndash; COVERAGE APPLIES ONLY WHERE A PREMIUM IS SHOWN BELOW</h3><table><tr>${cells('th', ['', 'Coverage', 'Limits'])}</tr>${covers.map((each) => html`<tr>${cells('td', [each.short, each.name, each.limits])}</tr>`)}</table>
<h3>PREMIUM BY UNIT</h3><table><tr><th>Unit</th>${covers.map(({ short }) => html`<th class="n">${short}</th>`)}<th class="n">OTC/COLL Ded</th><th class="n">Unit Total</th></tr>${vehicles.map((each) => html`<tr><td>${each.number}</td>${each.premiums.map((value) => html`<td class="n">${dashOr(value)}</td>`)}<td class="n">${each.deductible === null ? '' : `$${each.deductible} / $${each.deductible}`}</td><td class="n">${dollarsAndCents(each.total)}</td></tr>`)}</table>
<h3>DRIVERS AND HOUSEHOLD MEMBERS</h3><table><tr>${cells('th', ['#', 'Name', 'Birth Date', 'Sex', 'M/S', 'Driver License', 'Points', 'Class'])}</tr>${drivers.map((each, i) => html`<tr>${cells('td', [i + 1, each.name, slashed(each.born), each.gender === 'male' ? 'M' : 'F', each.maritalStatus === 'married' ? 'M' : 'S', `TX ${each.license.slice(1)}`, random.int(0, 3), each.isExcluded ? 'EXCLUDED' : 'RATED'])}</tr>`)}</table>
<p>Discounts: ${discounts.length === 0 ? 'None' : discounts.join('; ')}</p>${drivers.some(({ isExcluded }) => isExcluded) ? html`<p><b>515A EXCLUSION OF NAMED DRIVER applies to each driver shown as EXCLUDED. No coverage is afforded while such person operates any auto.</b></p>` : null}<p class="fine">Rejected: ${['PIP', 'UMBI'].filter((short) => covers.every((each) => each.short !== short)).map((short) => `${short} (signed rejection on file) `)}UMPD. Forms: TXPA-100 (05/16), TXPA-515A, TXPA-530, MGA-PRIV. Countersigned ${slashed(effective)}.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: kind === 'Renewal' ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees,
      discounts: discounts.map((name) => ({ name })),
      vehicles: vehicles.map((each) => ({
        number: each.number,
        year: each.year,
        make: each.make,
        model: each.model,
        vin: each.vin,
        garagingLocation: each.zip,
        lienholderName: each.payee,
        premium: each.total,
      })),
      drivers: drivers.map((each) => ({
        name: each.name,
        dateOfBirth: each.born,
        gender: each.gender,
        maritalStatus: each.maritalStatus,
        licenseNumber: each.license.slice(1),
        licenseState: 'TX',
        status: each.isExcluded ? 'EXCLUDED' : 'RATED',
      })),
      coverages: vehicles.flatMap((each) =>
        covers.flatMap(({ short, name, label: limits }, i) => {
          const price = each.premiums[i] ?? null;
          if (price === null) return [];
          const deductible = short === 'OTC' || short === 'COLL' ? each.deductible : null;
          return [{ vehicleNumber: each.number, name, ...limits, deductible, premium: price }];
        }),
      ),
      _accept: Object.fromEntries([
        ...fees.map(({ name }, i) => [`fees[${i}].name`, [name.replace(' (fully earned)', '')]]),
        ...vehicles
          .flatMap((each) => covers.filter((_, i) => (each.premiums[i] ?? null) !== null))
          .flatMap(({ short, limits }, i) => [
            [`coverages[${i}].name`, [short]],
            ...(limits.startsWith('ACV') ? [[`coverages[${i}].limitText`, ['ACV less deductible', null]]] : []),
          ]),
      ]),
    };
    return { html: sheet({ css, body }), label };
  },
};

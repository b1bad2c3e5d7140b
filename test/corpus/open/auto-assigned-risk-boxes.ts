import { addDays, addYears, bare } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

// The assigned risk plan of a state: a preprinted legal-size form of numbered boxes, marks and amounts put in by a typewriter font.

const css = `body{margin:0;font:7pt/1.15 "Liberation Sans",sans-serif}table{border-collapse:collapse;width:100%;table-layout:fixed;margin-bottom:-.7pt}td{border:.7pt solid #000;padding:1.5pt 3pt;vertical-align:top}tt{display:block;font:9.5pt/1.2 "Liberation Mono",monospace;margin-top:1.5pt}.ti{text-align:center;font-size:11pt;font-weight:700;border:0}.se{background:#e6e6e6;text-align:center;font-weight:700;letter-spacing:1pt}td.r tt{text-align:right}i{font-style:normal;font:9.5pt "Liberation Mono",monospace}.fi{font-size:6.5pt;margin-top:6pt}`;

interface Offer {
  name: string;
  perPerson?: number;
  limit?: number;
  isPhysical?: boolean;
  isTaken: boolean;
}

function drawOffers(random: Random): Offer[] {
  const [person, accident] = random.pick([
    [20_000, 40_000],
    [25_000, 50_000],
    [50_000, 100_000],
  ] as const);
  return [
    { name: 'Bodily injury to others', perPerson: person, limit: accident, isTaken: true },
    { name: 'Damage to property of others', limit: random.pick([10_000, 25_000, 50_000]), isTaken: true },
    { name: 'Personal injury protection', perPerson: random.pick([8_000, 10_000]), isTaken: random.chance(0.7) },
    { name: 'Bodily injury by uninsured auto', perPerson: person, limit: accident, isTaken: random.chance(0.8) },
    { name: 'Medical payments', perPerson: 5_000, isTaken: random.chance(0.3) },
    { name: 'Fire, theft and comprehensive', isPhysical: true, isTaken: random.chance(0.6) },
    { name: 'Collision', isPhysical: true, isTaken: random.chance(0.5) },
    { name: 'Substitute transportation', limit: 450, isTaken: random.chance(0.3) },
  ];
}

const box = (count: number, caption: string, value: Piece, span = 1): Html =>
  html`<td colspan="${span}">${count} ${caption}<tt>${value}</tt></td>`;
const mark = (isSet: boolean, caption: string): Html => html`<i>[${isSet ? 'X' : ' '}]</i> ${caption} &nbsp; `;

export const style: Style = {
  policyType: 'auto',
  name: 'assigned-risk-boxes',
  build(random) {
    const insurer = `${word(random)} Casualty Insurance Company`;
    const [producer, home, family] = [agency(random), place(random), lastName(random)];
    const effective = `${random.int(2018, 2026)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    const [expiration, issued] = [addYears(effective, 1), addDays(effective, -random.int(2, 25))];
    const number = numbered(random, 'AR-###-####-#');
    const kind = random.pick(['new', 'renewal', 'change'] as const);
    const drivers = random.times(random.int(1, 3), (index) => ({
      name: `${firstName(random)} ${'CEL'.charAt(index)} ${family}`.toUpperCase(),
      dateOfBirth: `${random.int(1950, 1999)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      licenseNumber: numbered(random, '@##-##-####'),
      licenseState: home.state,
    }));
    const offers = drawOffers(random);
    const taken = offers.filter(({ isTaken }) => isTaken);
    const vehicles = random.times(random.int(1, 2), (index) => {
      const drawn = vehicle(random);
      const prices = new Map(taken.map(({ name }) => [name, random.int(18, 640)]));
      const deductible = random.pick([300, 500, 1_000]);
      const year = Math.min(drawn.year, Number(effective.slice(0, 4)));
      return { ...drawn, year, number: index + 1, prices, deductible, garage: home.zip };
    });
    const lender = random.chance(0.5) ? `${word(random)} Auto Finance`.toUpperCase() : null;
    const totals = vehicles.map(({ prices }) => sum([...prices.values()]));
    const fees = [
      { name: 'Merit rating surcharge', amount: random.int(30, 310) },
      ...(random.chance(0.5) ? [{ name: 'Catastrophe fund recoupment', amount: random.int(3, 22) }] : []),
    ];
    const total = sum([...totals, ...fees.map(({ amount }) => amount)]);
    const offerRow = (offer: Offer, at: number): Html => {
      const prices = [0, 1].map((index) => {
        const each = vehicles[index];
        if (each === undefined || !offer.isTaken) return html`<td></td><td></td>`;
        return html`<td class="r"><tt>${offer.isPhysical === true ? whole(each.deductible) : ''}</tt></td><td class="r"><tt>${cents(each.prices.get(offer.name) ?? 0)}</tt></td>`;
      });
      const limit = (amount: number | undefined): string =>
        amount === undefined || !offer.isTaken ? '' : whole(amount);
      return html`<tr><td colspan="3">${mark(offer.isTaken, `${'ABCDEFGH'.charAt(at)}. ${offer.name}`)}</td><td class="r"><tt>${limit(offer.perPerson)}</tt></td><td class="r"><tt>${limit(offer.limit)}</tt></td>${prices}</tr>`;
    };
    const body = html`<table><tr><td class="ti">AUTOMOBILE INSURANCE PLAN &mdash; POLICY DECLARATIONS</td></tr></table>
<table><tr>${box(1, 'Servicing company', insurer.toUpperCase(), 2)}${box(2, 'Policy number', number)}${box(3, 'Issued', bare(issued))}</tr><tr><td colspan="2">4 Transaction<br>${mark(kind === 'new', 'Original')}${mark(kind === 'renewal', 'Renewal')}${mark(kind === 'change', 'Amendment')}</td>${box(5, 'Policy effective', `${bare(effective)} 12:01 AM`)}${box(6, 'Policy expires', `${bare(expiration)} 12:01 AM`)}</tr><tr>${box(7, 'Name and residence of insured', html`${drivers[0]?.name}<br>${home.street.toUpperCase()}<br>${cityLine(home).toUpperCase()}`, 2)}${box(8, 'Producer of record', producer.toUpperCase(), 2)}</tr></table>
<table><tr><td class="se" colspan="5">DESCRIPTION OF AUTOS</td></tr>${vehicles.map((each, index) => html`<tr>${box(9 + index * 5, `Auto ${each.number} - year`, String(each.year))}${box(10 + index * 5, 'Trade name', each.make.toUpperCase())}${box(11 + index * 5, 'Model', each.model.toUpperCase())}${box(12 + index * 5, 'Identification no.', each.vin)}${box(13 + index * 5, 'Garage ZIP', each.garage)}</tr>`)}<tr>${box(19, 'Lienholder, auto 1', lender ?? 'NONE', 5)}</tr></table>
<table><tr><td class="se" colspan="4">OPERATORS</td></tr>${drivers.map((each, index) => html`<tr>${box(20 + index * 4, 'Operator', each.name)}${box(21 + index * 4, 'Date of birth', bare(each.dateOfBirth))}${box(22 + index * 4, 'License number', each.licenseNumber)}${box(23 + index * 4, 'Licensing state', each.licenseState)}</tr>`)}</table>
<table><tr><td class="se" colspan="9">32 COVERAGE IS PROVIDED ONLY WHERE MARKED</td></tr><tr><td colspan="3">Coverage</td><td>Limit each person $</td><td>Limit each accident $</td><td>Auto 1 deductible $</td><td>Auto 1 premium $</td><td>Auto 2 deductible $</td><td>Auto 2 premium $</td></tr>${offers.map(offerRow)}<tr><td colspan="5">33 Premium by auto</td><td colspan="2" class="r"><tt>${cents(totals[0] ?? 0)}</tt></td><td colspan="2" class="r"><tt>${totals[1] === undefined ? '' : cents(totals[1])}</tt></td></tr></table>
<table><tr><td class="se" colspan="4">PREMIUM SUMMARY</td></tr><tr>${fees.map(({ name, amount }, at) => box(34 + at, name, cents(amount)))}${fees.length < 2 ? box(35, 'Reserved', '') : null}${box(36, 'Total policy premium', cents(total))}${box(37, 'Deposit sent with application', cents(Math.round(total * 25) / 100))}</tr></table>
<div class="fi">Penalty for a false statement: fine up to $5,000. The plan cancels for nonpayment upon 10 days of notice. AIP 30 (Ed. 1-17) &nbsp; WHITE: insured &nbsp; CANARY: producer &nbsp; PINK: registry</div>`;
    const label = {
      carrierName: insurer.toUpperCase(),
      policyNumber: number,
      transactionType: kind,
      namedInsureds: drivers.slice(0, 1).map(({ name }) => name),
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer.toUpperCase(),
      totalPremium: total,
      fees,
      vehicles: vehicles.map((each, index) => ({
        number: each.number,
        year: each.year,
        make: each.make.toUpperCase(),
        model: each.model.toUpperCase(),
        vin: each.vin,
        garagingLocation: each.garage,
        lienholderName: index === 0 ? lender : null,
        premium: totals[index],
      })),
      drivers,
      coverages: vehicles.flatMap((each) =>
        taken.map(({ name, perPerson, limit, isPhysical }) => ({
          vehicleNumber: each.number,
          name,
          limitPerPerson: perPerson,
          limit,
          deductible: isPhysical === true ? each.deductible : null,
          premium: each.prices.get(name),
        })),
      ),
    };
    const skewDegrees = random.pick([-0.6, 0.5, 0.9]);
    return { html: sheet({ css, body }), label, print: { format: 'Legal', skewDegrees } };
  },
};

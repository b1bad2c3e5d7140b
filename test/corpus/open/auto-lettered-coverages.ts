import { addDays, shortSlashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { cityLine, oneLine, phone, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { drawVehicles, type CoverageKey, type InsuredVehicle, type VehicleCoverage } from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A one-vehicle-a-policy house: letters for coverages, symbols and rating data, limits in thousands as they are sold, everything on one small page.

const ITEMS: Record<CoverageKey, { letter: string; name: string }> = {
  bodily: { letter: 'A', name: 'Bodily Injury Liability' },
  property: { letter: 'A', name: 'Property Damage Liability' },
  medical: { letter: 'C', name: 'Medical Payments' },
  comprehensive: { letter: 'D', name: 'Comprehensive' },
  collision: { letter: 'G', name: 'Collision' },
  towing: { letter: 'H', name: 'Emergency Road Service' },
  rental: { letter: 'R1', name: 'Car Rental and Travel Expenses' },
  uninsured: { letter: 'U', name: 'Uninsured Motor Vehicle' },
  underinsured: { letter: 'W', name: 'Underinsured Motor Vehicle' },
};

const css = `body{margin:0;font:9.5pt/1.35 "Liberation Sans",Helvetica,Arial,sans-serif}.f{display:flex;justify-content:space-between}.red{background:#b3001b;color:#fff;padding:6pt 10pt;font-size:14pt;font-weight:700}.b{border:1pt solid #b3001b;padding:6pt 8pt;margin-top:8pt}i{font-style:normal;font-size:7pt;color:#b3001b;display:block}.c{display:grid;grid-template-columns:26pt 1fr 150pt 70pt;row-gap:1pt}.c span:last-child,.c .r{text-align:right}.fine{font-size:7.5pt;margin-top:10pt}`;

function limitText({ key, limitPerPerson, limit, deductible }: VehicleCoverage): Html {
  if (deductible !== null) return html`$${deductible.toLocaleString('en-US')} Deductible`;
  const amount = (limit ?? 0).toLocaleString('en-US');
  if (limitPerPerson !== null)
    return html`$${limitPerPerson.toLocaleString('en-US')} Each Person<br>$${amount} Each Accident`;
  if (key === 'medical') return html`$${amount} Each Person`;
  return html`$${amount} Each ${key === 'rental' || key === 'towing' ? 'Loss' : 'Accident'}`;
}

const line = (coverage: VehicleCoverage): Html =>
  html`<span>${ITEMS[coverage.key].letter}</span><span>${ITEMS[coverage.key].name}</span><span>${limitText(coverage)}</span><span class="r">${cents(coverage.premium)}</span>`;

function coverageLabel({ key, limitPerPerson, limit, deductible, premium }: VehicleCoverage, vehicleNumber: number) {
  const isPerPerson = key === 'medical';
  return {
    vehicleNumber,
    name: ITEMS[key].name,
    limitPerPerson: isPerPerson ? limit : limitPerPerson,
    limit: isPerPerson ? null : limit,
    deductible,
    premium,
  };
}

export const style: Style = {
  policyType: 'auto',
  name: 'lettered-coverages',
  build(random) {
    const household = drawHousehold(random);
    const { address, residents } = household;
    const names = insuredNames(household).map((name) => name.toUpperCase());
    const vehicle = drawVehicles(random, ['PLEASURE', 'WORK/SCHOOL'], 1)[0] as InsuredVehicle;
    const effective = dayBetween(random, '2011-01-01', '2026-06-01');
    const expiration = addDays(effective, 183);
    const insurer = `${word(random)} Mutual Automobile Insurance Company`;
    const [office, agent] = [place(random), `${residents[0]?.name.split(' ')[0]} ${word(random)} Ins Agcy Inc`];
    const number = `${random.digits(3)} ${random.digits(4)}-${random.letters(1)}${random.digits(2)}-${random.digits(2)}${random.letters(1)}`;
    const total = sum(vehicle.coverages.map((coverage) => coverage.premium));
    const discounts = random.some(
      ['Multiple Line', 'Accident-Free', 'Drive Safe', 'Vehicle Safety', 'Steer Clear'],
      random.int(1, 4),
    );
    const bodyStyle = random.pick(['4DR', 'SPORT WG', 'PICKUP']);
    const isReplacement = random.chance(0.5);
    const item = (caption: string, value: string | number): Html => html`<div><i>${caption}</i>${value}</div>`;
    const body = html`<div class="red">DECLARATIONS PAGE</div><div class="f" style="margin-top:6pt"><div>${insurer}<br>${office.street}<br>${cityLine(office)}</div><div><i>POLICY NUMBER</i><b>${number}</b><i>POLICY PERIOD</i>${shortSlashed(effective)} to ${shortSlashed(expiration)}<br>12:01 A.M. Standard Time</div></div>
<div class="b f"><div><i>NAMED INSURED</i>${names.map((name) => html`${name}<br>`)}${address.street.toUpperCase()}<br>${cityLine(address).toUpperCase()}</div><div><i>AGENT</i>${agent}<br>${phone(random)}</div></div>
<div class="b"><i>YOUR CAR</i><div class="f">${item('CAR', 1)}${item('YEAR', vehicle.year)}${item('MAKE', vehicle.make.toUpperCase())}${item('MODEL', vehicle.model.toUpperCase())}${item('BODY STYLE', bodyStyle)}${item('VEHICLE ID. NUMBER', vehicle.vin)}${item('CLASS', `${random.digits(1)}${random.letters(1)}${random.digits(4)}`)}${item('USE', vehicle.usage)}</div></div>
<div class="b"><div class="c"><i></i><i>COVERAGES</i><i>LIMITS</i><i class="r">PREMIUMS</i>${vehicle.coverages.map(line)}<span></span><b>Total premium for this policy period</b><span></span><b class="r">$${cents(total)}</b></div><div>This is not a bill.</div></div>
<div class="b"><i>IMPORTANT MESSAGES</i>${isReplacement ? `Replaced policy number ${number.slice(0, -1)}. ` : ''}Your total current ${expiration.slice(0, 4)} premium is $${cents(total)}. The following discounts have been applied: ${discounts.join(', ')}.</div>
<div class="b"><i>EXCEPTIONS, POLICY BOOKLET AND ENDORSEMENTS</i>${vehicle.lienholder === null ? '' : `Creditor - ${vehicle.lienholder}, ${oneLine(place(random))}. `}6036AA Amendatory Endorsement. 6128BR Mandatory Endorsement.</div><div class="fine">Other drivers of the household: ${
      residents.length > names.length
        ? residents
            .slice(names.length)
            .map((each) => each.name)
            .join(', ')
        : 'none'
    }.</div>`;
    const drivers = residents.slice(names.length).map((each) => ({ name: each.name }));
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: null,
      namedInsureds: names,
      mailingAddress: oneLine(address).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      discounts: discounts.map((name) => ({ name })),
      vehicles: [
        {
          number: 1,
          year: vehicle.year,
          make: vehicle.make.toUpperCase(),
          model: vehicle.model.toUpperCase(),
          vin: vehicle.vin,
          usage: vehicle.usage,
          lienholderName: vehicle.lienholder,
        },
      ],
      drivers,
      coverages: vehicle.coverages.map((coverage) => coverageLabel(coverage, 1)),
      _accept: {
        'vehicles[0].premium': [total, null],
        'vehicles[0].model': [`${vehicle.model.toUpperCase()} ${bodyStyle}`],
        // the policy insures one vehicle: coverages of the policy or of the vehicle
        ...Object.fromEntries(vehicle.coverages.map((_, index) => [`coverages[${index}].vehicleNumber`, [1, null]])),
      },
      _ignore: ['drivers[+]'],
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '0.8in', right: '0.8in' } } };
  },
};

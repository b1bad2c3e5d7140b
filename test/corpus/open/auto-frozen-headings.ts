import { addYears, bare } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, oneLine, person, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

// A spreadsheet printed in landscape: sheet tabs as titles, letters and row numbers in the margins, heading rows repeated on each page, cut-off text.

const css = `body{margin:0;font:8.4pt Carlito,Calibri,sans-serif}table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{border:.4pt solid #bbb;padding:1pt 3pt;height:11pt;text-align:left;font-weight:400;overflow:hidden;white-space:nowrap}th.ab{background:#e6e6e6;text-align:center;font-size:7pt;height:8pt}td.no{background:#e6e6e6;font-size:7pt;text-align:center}.hd th{background:#ffe699;font-weight:700;white-space:normal}td.n{text-align:right}.page{break-before:page}`;

interface Grid {
  widths: readonly number[];
  heads: readonly string[];
  rows: readonly (readonly Piece[])[];
  /** Columns of numbers, from 0. */
  numeric?: readonly number[];
}

const grid = ({ widths, heads, rows, numeric = [] }: Grid): Html =>
  html`<table><colgroup><col style="width:20pt">${widths.map((width) => html`<col style="width:${width}pt">`)}</colgroup><thead><tr><th class="ab"></th>${heads.map((_, index) => html`<th class="ab">${String.fromCodePoint(65 + index)}</th>`)}</tr><tr class="hd"><th class="ab">1</th>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead><tbody>${rows.map((row, index) => html`<tr><td class="no">${index + 2}</td>${row.map((cell, column) => html`<td class="${numeric.includes(column) ? 'n' : ''}">${cell}</td>`)}</tr>`)}</tbody></table>`;

function coversOf(random: Random, split: readonly [number, number]) {
  const [collision, comprehensive] = [random.pick([250, 500, 1_000]), random.pick([100, 250])];
  const line = (
    name: string,
    more: { limitPerPerson?: number; limit?: number; limitText?: string; deductible?: number },
    price: readonly [number, number],
  ) => ({
    name,
    ...more,
    premium: random.amount(price[0], price[1]),
  });
  return [
    line('BI', { limitPerPerson: split[0], limit: split[1] }, [90, 300]),
    line('PD', { limit: 50_000 }, [60, 190]),
    line('UM/UIM', { limitPerPerson: split[0], limit: split[1] }, [15, 70]),
    ...(random.chance(0.6) ? [line('MedPay', { limitPerPerson: 5_000 }, [8, 30])] : []),
    ...(random.chance(0.8)
      ? [
          line('COMP', { limitText: 'ACV', deductible: comprehensive }, [25, 150]),
          line('COLL', { limitText: 'ACV', deductible: collision }, [70, 380]),
        ]
      : []),
  ];
}

export const style: Style = {
  policyType: 'auto',
  name: 'frozen-headings',
  build(random) {
    const [insurer, office, home] = [carrier(random), agency(random), place(random)];
    const names = random.times(random.int(1, 2), () => person(random));
    const effective = `${random.int(2013, 2026)}-${random.pick(['01-09', '05-30', '06-16'])}`;
    const expiration = addYears(effective, 1);
    const number = `${random.digits(2)}PA${random.digits(6)}`;
    const isRenewal = random.chance(0.5);
    const split = random.pick([
      [50_000, 100_000],
      [100_000, 300_000],
    ] as const);
    const cars = random.times(random.int(2, 6), (index) => ({
      ...vehicle(random),
      number: index + 1,
      usage: random.pick(['WORK', 'PLEASURE', 'SCHOOL']),
      garagingLocation: home.zip,
      covers: coversOf(random, split),
    }));
    const people = [...names, ...random.times(random.int(0, 2), () => person(random))].map((name) => ({
      name,
      dateOfBirth: `19${random.int(50, 99)}-${random.pick(['02', '07', '11'])}-${random.int(10, 28)}`,
      gender: random.pick(['male', 'female'] as const),
      licenseNumber: `${random.letters(1)}${random.digits(8)}`,
      licenseState: home.state,
    }));
    const fee = random.chance(0.5) ? { name: 'Theft prevention fee', amount: cars.length } : null;
    const total = sum([...cars.flatMap((car) => car.covers.map((cover) => cover.premium)), fee?.amount ?? 0]);
    const facts: [string, string][] = [
      ['Company', insurer],
      ['Policy', number],
      ['Transaction', isRenewal ? 'RENEWAL' : 'NEW BUSINESS'],
      ...names.map((name, index): [string, string] => [`Insured ${index + 1}`, name]),
      ['Address', oneLine(home)],
      ['Eff', bare(effective)],
      ['Exp', bare(expiration)],
      ['Agency', office],
      ...(fee === null ? [] : [[fee.name, cents(fee.amount)] as [string, string]]),
      ['Total premium', cents(total)],
    ];
    const amount = (value: number | undefined): string => (value === undefined ? '' : whole(value));
    const body = html`${grid({ widths: [150, 420], heads: ['Field', 'Personal auto declarations'], rows: facts })}<br>${grid({ widths: [30, 40, 80, 130, 150, 80, 70], heads: ['Veh', 'Yr', 'Make', 'Model', 'VIN', 'Use', 'Garage ZIP'], rows: cars.map((car) => [car.number, car.year, car.make, car.model, car.vin, car.usage, car.garagingLocation]), numeric: [0, 1] })}<br>${grid({ widths: [170, 80, 40, 120, 50], heads: ['Driver', 'DOB', 'Sex', 'License', 'Lic St'], rows: people.map((each) => [each.name, bare(each.dateOfBirth), each.gender === 'male' ? 'M' : 'F', each.licenseNumber, each.licenseState]) })}
<div class="page"></div>${grid({ widths: [40, 100, 100, 100, 80, 80, 90], heads: ['Veh', 'Coverage', 'Limit per person', 'Limit per accident', 'Other limit', 'Deductible', 'Term premium'], rows: [...cars.flatMap((car) => car.covers.map((cover) => [car.number, cover.name, amount(cover.limitPerPerson), amount(cover.limit), cover.limitText, amount(cover.deductible), cents(cover.premium)])), ['', 'SUM', '', '', '', '', cents(sum(cars.flatMap((car) => car.covers.map((cover) => cover.premium))))]], numeric: [0, 2, 3, 5, 6] })}`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: office,
      totalPremium: total,
      fees: fee === null ? [] : [fee],
      vehicles: cars.map(({ number, year, make, model, vin, usage, garagingLocation }) => ({
        number,
        year,
        make,
        model,
        vin,
        usage,
        garagingLocation,
      })),
      drivers: people,
      coverages: cars.flatMap((car) => car.covers.map((cover) => ({ vehicleNumber: car.number, ...cover }))),
    };
    const footer = html`<div style="font:7pt Carlito;width:100%;text-align:center">Sheet1 - Page <span class="pageNumber"></span></div>`;
    return { html: sheet({ css, body }), label, print: { landscape: true, footer } };
  },
};

import { html, type Html } from '../../kit/html.ts';
import type { AutoFacts, Car, Driver } from './auto-facts.ts';
import { carName } from './auto-limits.ts';
import type { House } from './house.ts';
import { drawPanelKind, note, type Pair, panel, title } from './panels.ts';
import { type Column, type Row, table } from './tables.ts';

export interface Schedule {
  html: Html;
  labels: Record<string, unknown>[];
}

interface Field<Of> {
  /** Key of the wording, and of the label when it has one. */
  word: string;
  text: (of: Of) => string;
  label: (of: Of) => Record<string, unknown>;
  isRight?: boolean;
}

/** What one house prints about vehicles, in its order. */
function vehicleFields(house: House, hasPremiums: boolean): Field<Car>[] {
  const { random, recipe } = house;
  const year: Field<Car> = { word: 'year', text: (car) => String(car.year), label: ({ year }) => ({ year }) };
  const shape = recipe.draw('vehicle names', { columns: 2, makeModel: 2, all: 2 });
  const sets: Record<typeof shape, Field<Car>[]> = {
    columns: [
      year,
      { word: 'make', text: ({ make }) => make, label: ({ make }) => ({ make }) },
      { word: 'model', text: ({ model }) => model, label: ({ model }) => ({ model }) },
    ],
    makeModel: [
      year,
      {
        word: 'makeModel',
        text: ({ make, model }) => `${make} ${model}`,
        label: ({ make, model }) => ({ make, model }),
      },
    ],
    all: [
      {
        word: 'vehicleWord',
        text: (car) => `${car.year} ${car.make} ${car.model}`,
        label: ({ year, make, model }) => ({ year, make, model }),
      },
    ],
  };
  const optional: Field<Car>[] = [
    { word: 'usage', text: ({ usage }) => usage, label: ({ usage }) => ({ usage }) },
    {
      word: 'mileage',
      text: ({ mileage }) => mileage.toLocaleString('en-US'),
      label: ({ mileage }) => ({ annualMileage: mileage }),
      isRight: true,
    },
    { word: 'garaging', text: ({ garaging }) => garaging, label: ({ garaging }) => ({ garagingLocation: garaging }) },
    {
      word: 'lienholder',
      text: ({ lienholder }) => lienholder ?? '',
      label: ({ lienholder }) => ({ lienholderName: lienholder }),
    },
    ...(hasPremiums
      ? [
          {
            word: 'premium',
            text: (car: Car) => house.money(car.total),
            label: ({ total }: Car) => ({ premium: total }),
            isRight: true,
          },
        ]
      : []),
  ];
  const vin: Field<Car> = { word: 'vin', text: ({ vin }) => vin, label: ({ vin }) => ({ vin }) };
  return [...sets[shape], ...random.some([vin, ...random.some(optional, random.int(0, 4))], 5)];
}

const labelOf = <Of>(fields: readonly Field<Of>[], of: Of): Record<string, unknown> =>
  Object.assign({}, ...fields.map(({ label }) => label(of))) as Record<string, unknown>;

/** The insured vehicles: a table either way round, or a panel for each. */
export function vehicleSchedule(house: House, { cars }: AutoFacts): Schedule {
  const { recipe, random } = house;
  const fields = vehicleFields(house, random.chance(0.15));
  const shape = recipe.draw('vehicles shape', { table: 5, across: 1, panels: 2, lines: 1 });
  const number: Field<Car> = { word: 'vehicleNumber', text: ({ printed }) => printed, label: () => ({}) };
  const shown = [number, ...fields];
  const kind = drawPanelKind(house);
  const panels = (car: Car): Html =>
    html`${note(house, carName(house, car, false))}${panel(house, pairsOf(house, fields, car), kind)}`;
  const body =
    shape === 'table'
      ? listing(house, shown, cars)
      : shape === 'across'
        ? across(house, fields, cars)
        : shape === 'panels'
          ? html`${cars.map(panels)}`
          : html`${cars.map((car) => note(house, `${carName(house, car, true)}, ${house.caption(house.word('vin'))} ${car.vin}, ${car.usage}`))}`;
  const labels = cars.map((car) => ({
    number: car.number,
    ...(shape === 'lines'
      ? { year: car.year, make: car.make, model: car.model, vin: car.vin, usage: car.usage }
      : labelOf(fields, car)),
  }));
  return { html: html`${title(house, 'vehiclesTitle')}${body}`, labels };
}

const pairsOf = <Of>(house: House, fields: readonly Field<Of>[], of: Of): Pair[] =>
  fields.map(({ word, text }) => ({ caption: house.word(word), value: text(of) }));

function listing<Of>(house: House, fields: readonly Field<Of>[], all: readonly Of[]): Html {
  const columns = fields.map(({ word, isRight = false }): Column => ({ head: house.word(word), isRight }));
  return table(house, { columns, rows: all.map((of) => ({ cells: fields.map(({ text }) => text(of)) })) });
}

function across(house: House, fields: readonly Field<Car>[], cars: readonly Car[]): Html {
  const columns: Column[] = [{ head: '' }, ...cars.map((car) => ({ head: carName(house, car, false) }))];
  const rows = fields.map(({ word, text }): Row => ({ cells: [house.caption(house.word(word)), ...cars.map(text)] }));
  return table(house, { columns, rows });
}

function driverFields(house: House): Field<Driver>[] {
  const { random } = house;
  const isShort = random.chance(0.5);
  const gender = ({ gender }: Driver): string =>
    (isShort ? { male: 'M', female: 'F' } : { male: 'Male', female: 'Female' })[gender];
  const marital = ({ maritalStatus }: Driver): string =>
    (isShort ? { married: 'M', single: 'S' } : { married: 'Married', single: 'Single' })[maritalStatus];
  const optional: Field<Driver>[] = [
    { word: 'born', text: ({ born }) => house.date(born), label: ({ born }) => ({ dateOfBirth: born }) },
    { word: 'gender', text: (each) => house.value(gender(each)), label: ({ gender }) => ({ gender }) },
    { word: 'marital', text: (each) => house.value(marital(each)), label: ({ maritalStatus }) => ({ maritalStatus }) },
    { word: 'license', text: ({ license }) => license, label: ({ license }) => ({ licenseNumber: license }) },
    { word: 'status', text: ({ status }) => status, label: ({ status }) => ({ status }) },
  ];
  const name: Field<Driver> = {
    word: 'driverName',
    text: ({ printedName }) => printedName,
    label: ({ printedName }) => ({ name: printedName }),
  };
  return [name, ...random.some(optional, random.int(0, 5))];
}

/** The listed drivers: a table, panels, or names alone. */
export function driverSchedule(house: House, { drivers }: AutoFacts): Schedule {
  const fields = driverFields(house);
  const shape = house.recipe.draw('drivers shape', { table: 5, panels: 1, names: 1 });
  const number: Field<Driver> = {
    word: 'vehicleNumber',
    text: (driver) => String(drivers.indexOf(driver) + 1),
    label: () => ({}),
  };
  const numbered = house.random.chance(0.4) ? [{ ...number, word: 'driverNumber' }, ...fields] : fields;
  const body =
    shape === 'table'
      ? listing(house, numbered, drivers)
      : shape === 'panels'
        ? html`${drivers.map((driver) => html`<div style="margin-bottom:4pt">${panel(house, pairsOf(house, fields, driver), 'inline')}</div>`)}`
        : html`${drivers.map(({ printedName }) => note(house, printedName))}`;
  const labels = drivers.map((driver) => (shape === 'names' ? { name: driver.printedName } : labelOf(fields, driver)));
  return { html: html`${title(house, 'driversTitle')}${body}`, labels };
}

import type { Random } from './random.ts';

// Everything is put together from parts of words, so that no carrier, agency, insured or street of the real world is meant.

const wordStarts =
  'Bran Cald Dev Elm Fern Gar Hal Ild Jor Keld Lan Mor Nev Orl Pen Quen Ros Sel Tarn Ulv Ver Wend Yar Zel'.split(' ');
const wordMiddles = ['a', 'e', 'i', 'o', 'er', 'in', 'or', 'en', 'ar', 'al'];
const wordEnds = 'brook dale field ford gate grove haven hurst lake mere mont ridge stead stone vale wick'.split(' ');
const nameEnds = 'by ck den ell gan ley lin man mer nett ni ricks rup sen ski son ton vedo ward wyn'.split(' ');
const firstNames =
  'Adele Albert Anita Boris Carla Cesar Dana Derek Elena Ellis Faye Glenn Hanna Ivan Joyce Karim Lena Luis Mara Milo Nadia Noel Opal Otto Petra Quinn Rhoda Ruben Selma Simon Tessa Tomas Uma Vera Victor Wanda Yusuf Zora'.split(
    ' ',
  );
const trades =
  'Roofing;Freight Lines;Bakery;Landscaping;Plumbing Supply;Foods;Machine Works;Logistics;Home Care;Builders;Electric;Auto Parts;Dairy;Catering;Paving;Textiles;Staffing;Orchards;Marine Services;Tool & Die'.split(
    ';',
  );
const forms = ['Inc.', 'LLC', 'Inc', 'Co.', 'Corporation', 'L.L.C.', 'LP'];
const insurerKinds = [
  'Mutual Insurance Company',
  'Casualty Company',
  'Insurance Company',
  'Indemnity Company',
  'Property & Casualty Insurance Company',
  'Insurance Exchange',
  'Assurance Company of America',
  'National Insurance Company',
  'Fire and Marine Insurance Company',
  'Surety Company',
];
const agencyKinds = ['Insurance Agency', 'Insurance Services', 'Risk Advisors', 'Insurance Brokers', '& Associates'];
const streetKinds = ['St', 'Ave', 'Road', 'Blvd', 'Lane', 'Drive', 'Court', 'Pkwy', 'Way'];
/** States with the first two digits of their ZIP codes. */
const states = new Map([
  ['AL', '35'],
  ['AZ', '85'],
  ['CA', '93'],
  ['CO', '80'],
  ['FL', '33'],
  ['GA', '30'],
  ['IL', '61'],
  ['IN', '46'],
  ['KY', '41'],
  ['MI', '48'],
  ['MN', '55'],
  ['MO', '64'],
  ['NC', '27'],
  ['NV', '89'],
  ['OH', '44'],
  ['OR', '97'],
  ['PA', '17'],
  ['TN', '37'],
  ['TX', '76'],
  ['VA', '23'],
  ['WA', '98'],
  ['WI', '53'],
]);

export interface Place {
  street: string;
  city: string;
  state: string;
  zip: string;
}

export const stateOf = (random: Random): string => random.pick([...states.keys()]);
/** A place name or the first word of a company. */
export const word = (random: Random): string =>
  random.pick(wordStarts) + random.pick(wordMiddles) + random.pick(wordEnds);
export const firstName = (random: Random): string => random.pick(firstNames);
export const lastName = (random: Random): string =>
  random.pick(wordStarts) + random.pick(wordMiddles) + random.pick(nameEnds);
export const person = (random: Random): string => `${firstName(random)} ${lastName(random)}`;
/** "Kelderby, Anita" */
export const lastNameFirst = (random: Random): string => `${lastName(random)}, ${firstName(random)}`;
export const company = (random: Random): string =>
  `${word(random)} ${random.pick(trades)}${random.chance(0.5) ? ',' : ''} ${random.pick(forms)}`;
export const carrier = (random: Random): string => `${word(random)} ${random.pick(insurerKinds)}`;
export const agency = (random: Random): string => `${word(random)} ${random.pick(agencyKinds)}`;
export const phone = (random: Random): string => `(${random.int(2, 9)}${random.digits(2)}) 555-01${random.int(10, 99)}`;

export function place(random: Random, state = stateOf(random)): Place {
  return {
    street: `${random.int(11, 9899)} ${word(random)} ${random.pick(streetKinds)}`,
    city: word(random),
    state,
    zip: `${states.get(state) ?? '50'}${random.digits(3)}`,
  };
}
export const cityLine = ({ city, state, zip }: Place): string => `${city}, ${state} ${zip}`;
/** The lines of an address without the name, joined as labels have them. */
export const oneLine = (place: Place): string => `${place.street}, ${cityLine(place)}`;

/** A pattern of letters and digits: "WC-####-@@" (`#` digit, `@` letter). */
export function numbered(random: Random, pattern: string): string {
  return pattern.replace(/#/g, () => String(random.int(0, 9))).replace(/@/g, () => random.letters(1));
}

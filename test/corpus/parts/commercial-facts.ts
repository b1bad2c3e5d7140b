// Facts of a business that applies for commercial insurance, in the shape of labels; each form prints some of them.
import { addDays, addYears } from '../kit/dates.ts';
import { agency, carrier, company, numbered, oneLine, person, phone, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';

export interface Trade {
  nature: string;
  operations: string;
  sic: string;
  naics: string;
  /** Code, classification, letter and words of the basis, lowest and highest exposure. */
  classes: readonly (readonly [string, string, 'S' | 'P' | 'A', number, number])[];
  losses: readonly (readonly [string, string])[];
}

const trades: readonly Trade[] = [
  {
    nature: 'Contractor',
    operations: 'Interior finish carpentry and drywall for offices and retail tenants, no residential work',
    sic: '1751',
    naics: '238350',
    classes: [
      ['91341', 'Carpentry - interior', 'P', 90_000, 900_000],
      ['92338', 'Drywall or wallboard installation', 'P', 60_000, 500_000],
      ['91581', 'Contractors - subcontracted work - construction of buildings', 'P', 40_000, 600_000],
    ],
    losses: [
      ['GL', 'Water line cut while hanging drywall'],
      ['AUTO', 'Insured rear ended other vehicle at light'],
      ['PROP', 'Theft of tools from job trailer'],
    ],
  },
  {
    nature: 'Restaurant',
    operations: 'Full service restaurant with bar and banquet room, open evenings',
    sic: '5812',
    naics: '722511',
    classes: [
      ['16910', 'Restaurants - with sale of alcoholic beverages', 'S', 300_000, 2_600_000],
      ['11168', 'Caterers', 'S', 50_000, 400_000],
    ],
    losses: [
      ['GL', 'Patron slipped on wet floor in entry'],
      ['PROP', 'Grease fire in kitchen hood'],
      ['GL', 'Foreign object in food, broken tooth'],
    ],
  },
  {
    nature: 'Manufacturing',
    operations: 'Manufactures steel brackets and light metal stampings for furniture makers',
    sic: '3469',
    naics: '332119',
    classes: [
      ['56915', 'Metal goods mfg. - shaping or stamping', 'S', 900_000, 9_000_000],
      ['68702', 'Warehouses - occupied by single interest (lessor risk only)', 'A', 6000, 48_000],
    ],
    losses: [
      ['PROP', 'Wind damage to roof of press shop'],
      ['GL', 'Bracket failed, shelf fell on customer'],
      ['AUTO', 'Box truck backed into parked car'],
    ],
  },
  {
    nature: 'Retail',
    operations: 'Retail hardware, paint and garden supplies with tool rental counter',
    sic: '5251',
    naics: '444140',
    classes: [
      ['13590', 'Hardware stores', 'S', 400_000, 4_000_000],
      ['51896', 'Equipment rental - tools', 'S', 30_000, 300_000],
    ],
    losses: [
      ['PROP', 'Frozen pipe burst over paint aisle'],
      ['GL', 'Customer struck by falling merchandise'],
      ['PROP', 'Burglary - cash and power tools'],
    ],
  },
];

export interface Premises {
  at: Place;
  county: string;
  item: {
    locationNumber: number;
    buildingNumber: number;
    address: string;
    interest: 'owner' | 'tenant';
    yearBuilt: number;
    fullTimeEmployees: number;
    partTimeEmployees: number | null;
    annualRevenue: number;
    occupiedArea: number;
    totalArea: number;
    construction: string;
    description: string;
  };
}

const buildings = [
  'Office and showroom',
  'Warehouse',
  'Main shop',
  'Storage building',
  'Retail store',
  'Yard and garage',
];
const constructions = ['Frame', 'Joisted Masonry', 'Non-Combustible', 'Masonry Non-Combustible', 'Fire Resistive'];

function drawPremises(random: Random, home: Place, count: number, cased: (text: string) => string): Premises[] {
  let [location, building] = [0, 0];
  let at = home;
  let county = cased(word(random));
  return random.times(count, (i) => {
    const isSameSite = i > 0 && random.chance(0.35);
    building = isSameSite ? building + 1 : 1;
    if (!isSameSite) location++;
    if (i > 0 && !isSameSite) {
      at = casedPlace(place(random, home.state), cased);
      county = cased(word(random));
    }
    const totalArea = random.int(12, 400) * 100;
    return {
      at,
      county,
      item: {
        locationNumber: location,
        buildingNumber: building,
        address: oneLine(at),
        interest: random.pick(['owner', 'tenant']),
        yearBuilt: random.int(1938, 2018),
        fullTimeEmployees: random.int(2, 48),
        partTimeEmployees: random.chance(0.6) ? random.int(1, 14) : null,
        annualRevenue: random.int(90, 4800) * 1000,
        occupiedArea: random.chance(0.5) ? totalArea : Math.round(totalArea / 200) * 100,
        totalArea,
        construction: cased(random.pick(constructions)),
        description: cased(random.pick(buildings)),
      },
    };
  });
}

const casedPlace = (at: Place, cased: (text: string) => string): Place => ({
  ...at,
  street: cased(at.street),
  city: cased(at.city),
});

/** Everything that such a form may ask for; `isUpper`: typed in capitals; `years`: in which its edition was in use. */
export function drawBusiness(
  random: Random,
  {
    premises: count,
    isUpper,
    years: [first, last] = [2017, 2025],
  }: { premises: number; isUpper: boolean; years?: readonly [number, number] },
) {
  const cased = (text: string): string => (isUpper ? text.toUpperCase() : text);
  const there = (): Place => casedPlace(place(random), cased);
  const trade = random.pick(trades);
  const mail = there();
  const effective = `${random.int(first, last)}-${random.pick(['01', '03', '04', '06', '07', '09', '10', '12'])}-${random.pick(['01', '01', '15', '22'])}`;
  const year = Number(effective.slice(0, 4));
  const agencyName = agency(random);
  const domain = (agencyName.split(' ')[0] ?? '').toLowerCase();
  const contact = person(random);
  const name = company(random);
  return {
    cased,
    trade: { ...trade, nature: cased(trade.nature), operations: cased(trade.operations) },
    office: there(),
    mail,
    contact: cased(contact),
    agency: {
      agencyName: cased(agencyName),
      agencyContactName: cased(contact),
      agencyPhone: phone(random),
      agencyEmail: cased(`${(contact.split(' ')[0] ?? '').toLowerCase()}@${domain}.example`),
      agencyCustomerId: random.pick([
        numbered(random, '000#####'),
        numbered(random, '@@@@@-#'),
        numbered(random, '####'),
      ]),
    },
    fax: phone(random),
    code: numbered(random, '##-####'),
    signer: cased(person(random)),
    carrierName: cased(carrier(random)),
    naicCode: random.digits(5),
    policyNumber: numbered(random, '@@@ #######'),
    effective,
    expiration: addYears(effective, 1),
    written: addDays(effective, -random.int(12, 60)),
    year,
    applicant: {
      name: cased(name),
      address: oneLine(mail),
      fein: numbered(random, '##-#######'),
      sicCode: trade.sic,
      naicsCode: trade.naics,
      phone: phone(random),
      website: cased(`www.${(name.split(' ')[0] ?? '').toLowerCase()}.example`),
    },
    otherName: cased(company(random)),
    started: `${random.int(1978, year - 3)}-${random.pick(['01', '05', '09'])}-${random.pick(['01', '02', '15'])}`,
    premises: drawPremises(random, mail, count, cased),
    lender: {
      name: cased(`${word(random)} ${random.pick(['National Bank', 'Savings Bank', 'Credit Union'])}`),
      at: there(),
    },
  };
}
export type Business = ReturnType<typeof drawBusiness>;

/** Policies of earlier years, the newest first, one for each line. */
export function drawPrior(
  random: Random,
  { year, effective, cased }: Business,
  names: readonly string[],
  count: number,
) {
  return names.flatMap((line) => {
    const carrierName = cased(carrier(random));
    const before = cased(carrier(random));
    const pattern = random.pick(['@@@ #######', '#######', '@@##-######', 'CPP######']);
    return random.times(count, (i) => {
      const start = addYears(effective, -1 - i);
      return {
        relation: 'prior' as const,
        year: year - 1 - i,
        line,
        carrierName: i < 2 ? carrierName : before,
        policyNumber: numbered(random, pattern),
        premium: random.dollars(900, 38_000),
        effectiveDate: start,
        expirationDate: addYears(start, 1),
      };
    });
  });
}
export type Prior = ReturnType<typeof drawPrior>[number];

export function drawLosses(random: Random, { year, trade, cased }: Business, count: number) {
  return random.some(trade.losses, count).map(([line, description]) => {
    const occurrenceDate = `${year - random.int(1, 4)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    const isOpen = random.chance(0.3);
    return {
      occurrenceDate,
      line,
      description: cased(description),
      claimDate: addDays(occurrenceDate, random.int(0, 21)),
      amountPaid: random.dollars(400, 60_000),
      amountReserved: isOpen ? random.int(2, 60) * 500 : 0,
      isOpen,
    };
  });
}

/** The limits of a general liability section under the names of the form, and the classes of its schedule. */
export function drawLiability(random: Random, { trade, premises, cased }: Business, names: readonly string[]) {
  const one = random.pick([500_000, 1_000_000, 1_000_000]);
  const amounts = [one * 2, one * 2, one, one, random.pick([50_000, 100_000, 300_000]), random.pick([5000, 10_000])];
  return {
    limits: names.map((name, i) => ({ line: 'General Liability', name, limit: amounts[i] ?? one })),
    hazards: trade.classes.slice(0, random.int(1, 3)).map(([classCode, classification, basis, low, high], i) => ({
      locationNumber: Math.min(i + 1, premises.at(-1)?.item.locationNumber ?? 1),
      hazardNumber: i + 1,
      classification: cased(classification),
      classCode,
      premiumBasis: basis as string,
      exposure: random.dollars(low, high),
      territory: numbered(random, '00#'),
    })),
  };
}

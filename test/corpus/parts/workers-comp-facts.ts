// Facts of an employer that applies for workers compensation, in the shape of labels; each form prints some of them.
import { addDays, addYears } from '../kit/dates.ts';
import { sum } from '../kit/money.ts';
import { agency, carrier, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';

const trades = [
  {
    operations: 'Residential and light commercial plumbing, repair and new work, no boiler work',
    sic: '1711',
    naics: '238220',
    classes: [
      ['5183', 'Plumbing NOC and drivers', 2.1, 4.9],
      ['8810', 'Clerical office employees NOC', 0.12, 0.3],
      ['8742', 'Salespersons or collectors - outside', 0.25, 0.6],
    ],
  },
  {
    operations: 'Wood furniture manufacturing with finishing room and local delivery',
    sic: '2511',
    naics: '337122',
    classes: [
      ['2883', 'Furniture mfg - wood NOC', 2.4, 5.2],
      ['7380', 'Drivers, chauffeurs, messengers and helpers NOC', 4, 8],
      ['8810', 'Clerical office employees NOC', 0.12, 0.3],
    ],
  },
  {
    operations: 'Family restaurant and catering, table service, deliveries by third party',
    sic: '5812',
    naics: '722511',
    classes: [
      ['9082', 'Restaurant NOC', 0.9, 2.1],
      ['9083', 'Restaurant - fast food', 0.9, 2.2],
      ['8810', 'Clerical office employees NOC', 0.12, 0.3],
    ],
  },
  {
    operations: 'Lawn care, planting and snow removal for commercial accounts',
    sic: '0782',
    naics: '561730',
    classes: [
      ['0042', 'Landscape gardening and drivers', 3, 6.5],
      ['9102', 'Park NOC - all employees and drivers', 1.9, 4],
      ['8810', 'Clerical office employees NOC', 0.12, 0.3],
    ],
  },
] as const;

export interface Options {
  /** The states of the rating pages, the home state first; drawn when absent. */
  states?: readonly string[];
  stateCount?: number;
  locations: number;
  isUpper: boolean;
  /** In which the edition was in use. */
  years?: readonly [number, number];
}

const stateChoices = ['AZ', 'CO', 'GA', 'IL', 'IN', 'KY', 'MO', 'NC', 'PA', 'TN', 'VA', 'WI'];

export function drawEmployer(
  random: Random,
  { states: given, stateCount = 1, locations: count, isUpper, years: [first, last] = [2015, 2025] }: Options,
) {
  const cased = (text: string): string => (isUpper ? text.toUpperCase() : text);
  const states = given ?? random.some(stateChoices, stateCount);
  const there = (state?: string) => {
    const at = place(random, state);
    return { ...at, street: cased(at.street), city: cased(at.city) };
  };
  const trade = random.pick(trades);
  const [mail, office] = [there(states[0]), there(states[0])];
  const sites = random.times(count, (i) => ({
    at: i === 0 ? mail : there(states[i % states.length]),
    county: cased(word(random)),
  }));
  const effectiveDate = `${random.int(first, last)}-${random.pick(['01', '03', '04', '07', '10'])}-${random.pick(['01', '01', '15'])}`;
  const year = Number(effectiveDate.slice(0, 4));
  const [agencyName, name, contact] = [agency(random), company(random), person(random)];
  const classifications = sites.flatMap(({ at }, i) =>
    trade.classes.slice(0, random.int(i === 0 ? 2 : 1, 3)).map(([classCode, description, low, high]) => {
      const payroll = random.int(24, 780) * 1000;
      const rate = Math.round((low + random.next() * (high - low)) * 100) / 100;
      return {
        state: at.state,
        locationNumber: i + 1,
        classCode,
        description: cased(description),
        fullTimeEmployees: random.int(1, 22),
        partTimeEmployees: random.chance(0.4) ? random.int(1, 8) : null,
        payroll,
        rate,
        premium: Math.round((payroll * rate) / 100),
      };
    }),
  );
  const experienceModification = random.chance(0.75) ? random.int(72, 138) / 100 : null;
  const manual = sum(classifications.map(({ premium }) => premium));
  const estimatedAnnualPremium = Math.round(manual * (experienceModification ?? 1) * 0.96) + 160;
  const [one, other, third] = random.pick([
    [100_000, 500_000, 100_000],
    [500_000, 500_000, 500_000],
    [1_000_000, 1_000_000, 1_000_000],
  ] as const);
  const shares = random.pick([[100], [51, 49], [50, 50], [60, 30, 10]]);
  const carriers = [cased(carrier(random)), cased(carrier(random))];
  const pattern = random.pick(['WC #######', 'WCA######-##', '@@@-WC-######', '##WEC @@####']);
  return {
    cased,
    trade: { operations: cased(trade.operations) },
    mail,
    office,
    sites,
    states,
    manual,
    signer: cased(person(random)),
    service: cased(person(random)),
    agencyPhone: phone(random),
    fax: phone(random),
    agencyEmail: cased(
      `${(contact.split(' ')[0] ?? '').toLowerCase()}@${(agencyName.split(' ')[0] ?? '').toLowerCase()}.example`,
    ),
    website: cased(`www.${(name.split(' ')[0] ?? '').toLowerCase()}.example`),
    inspection: { name: cased(person(random)), phone: phone(random) },
    anniversary: effectiveDate,
    year,
    label: {
      applicationDate: addDays(effectiveDate, -random.int(10, 50)),
      agencyName: cased(agencyName),
      agencyAddress: oneLine(office),
      agencyCustomerId: random.pick([
        numbered(random, '000#####'),
        numbered(random, '@@@@@-#'),
        numbered(random, '#####'),
      ]),
      producerName: cased(contact),
      carrierName: cased(carrier(random)),
      underwriterName: random.chance(0.4) ? cased(person(random)) : null,
      namedInsureds: [cased(name)],
      mailingAddress: oneLine(mail),
      fein: numbered(random, '##-#######'),
      ncciRiskId: random.chance(0.5) ? random.digits(9) : null,
      sicCode: trade.sic as string,
      naicsCode: trade.naics as string,
      yearsInBusiness: random.int(2, 44),
      phone: phone(random),
      email: random.chance(0.6) ? cased(`office@${(name.split(' ')[0] ?? '').toLowerCase()}.example`) : null,
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [...states],
      eachAccidentLimit: one,
      diseasePolicyLimit: other,
      diseaseEachEmployeeLimit: third,
      estimatedAnnualPremium,
      minimumPremium: random.chance(0.5) ? random.int(6, 19) * 50 : null,
      depositPremium: random.chance(0.5) ? Math.round(estimatedAnnualPremium / 4) : null,
      experienceModification,
      locations: sites.map(({ at }, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      individuals: shares.map((ownershipPercent, i) => {
        const isIncluded = random.chance(0.4);
        return {
          name: cased(person(random)),
          state: mail.state,
          locationNumber: 1,
          dateOfBirth: `${random.int(1948, 1990)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
          title: cased(['President', 'Secretary', 'Vice Pres'][i] ?? 'Treasurer'),
          ownershipPercent,
          included: isIncluded ? 'included' : 'excluded',
          classCode: isIncluded ? trade.classes[0][0] : null,
          payroll: isIncluded ? random.int(40, 96) * 1000 : null,
        };
      }),
      priorCarriers: random.times(random.int(2, 5), (i) => {
        const claimCount = random.pick([0, 0, 1, 2, 4]);
        return {
          year: year - 1 - i,
          carrierName: carriers[i < 2 ? 0 : 1] ?? '',
          policyNumber: numbered(random, pattern),
          premium: random.dollars(2500, 60_000),
          experienceModification: random.chance(0.6) ? random.int(75, 130) / 100 : null,
          claimCount,
          amountPaid: claimCount === 0 ? 0 : random.dollars(400, 38_000),
          reserve: claimCount === 0 || random.chance(0.6) ? 0 : random.int(1, 30) * 500,
        };
      }),
    },
  };
}
export type Employer = ReturnType<typeof drawEmployer>;

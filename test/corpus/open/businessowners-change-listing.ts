import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, lastName, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { mortgagee } from '../parts/homes.ts';

// A regional mutual on a midrange computer: fixed pitch in capitals, a change in the term with its additional premium,
// limits below each building, abbreviated names of coverages, pages that begin with the policy number again.

const css = `pre{margin:0;font:9.2pt/1.22 "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;
const LINES_A_PAGE = 58;

// business; name of the firm; occupancy; class
const SHOPS = [
  'RETAIL HARDWARE STORE;HARDWARE;HARDWARE STORES-RETAIL;59911',
  'BARBER AND BEAUTY SHOPS;STYLING;BEAUTY PARLORS;71952',
  'FURNITURE RETAILER;FURNITURE;FURNITURE STORES;57121',
  'SHOE STORE WITH REPAIR;SHOES;SHOE STORES;56611',
];
const OPTIONAL = [
  { name: 'EMPLOYEE DISHONESTY', limit: 10_000 },
  { name: 'MONEY & SECURITIES-INSIDE', limit: 10_000 },
  { name: 'EXTERIOR SIGNS', limit: 2_500 },
  { name: 'MECHANICAL BREAKDOWN', limitText: 'INCLUDED' },
  { name: 'EXTERIOR GRADE FLOOR GLASS', limitText: 'INCLUDED' },
];

/** A line with texts that begin at these columns; amounts end there when the column is negative. */
function typed(...texts: readonly (readonly [column: number, text: string])[]): string {
  return texts.reduce((line, [column, text]) => {
    const start = column < 0 ? -column - text.length : column;
    return line.padEnd(start) + text;
  }, '');
}

interface Coverage {
  name: string;
  valuation?: string | undefined;
  limit?: number | undefined;
  limitText?: string | undefined;
  deductible?: number | undefined;
  premium: number | null;
}

const coverageLine = ({ name, valuation, limit, limitText, deductible, premium }: Coverage): string =>
  typed(
    [8, valuation === undefined ? name : `${name} (${valuation})`],
    [-56, limit === undefined ? (limitText ?? '') : whole(limit)],
    [-66, deductible === undefined ? '' : whole(deductible)],
    [-79, premium === null ? 'INCL' : cents(premium)],
  );
const coverageHead = typed([8, 'COVERAGE'], [-56, 'LIMIT OF INS'], [-66, 'DED'], [-79, 'ANN PREMIUM']);

function drawLender(random: Random) {
  const { name, address, loan } = mortgagee(random);
  return { interest: 'MORTGAGEE', name: name.toUpperCase(), address: address.toUpperCase(), loanNumber: loan };
}

function drawFacts(random: Random) {
  const [business = '', shop = '', description = '', classCode = ''] = random.pick(SHOPS).split(';');
  const home = place(random);
  const effective = `${random.int(2012, 2025)}-${random.pick(['01-01', '03-01', '06-15', '09-01'])}`;
  const sites = random.times(random.int(2, 5), (index) => {
    const deductible = random.pick([500, 1_000]);
    const insured = (name: string, limit: number): Coverage => {
      return { name, limit, deductible, valuation: random.pick(['REPL COST', 'ACV']), premium: random.int(110, 2_900) };
    };
    const building = insured('BUILDING', random.int(12, 190) * 10_000);
    const contents = insured('BUSINESS PERSONAL PROP', random.int(3, 60) * 5_000);
    const income = { name: 'BUSINESS INCOME & EXTRA EXP', limitText: '12 MONTHS ALS', premium: null };
    const lines: Coverage[] = [random.chance(0.6) ? building : [], contents, random.chance(0.5) ? income : []].flat();
    const location = {
      locationNumber: index + 1,
      buildingNumber: 1,
      address: oneLine(place(random, home.state)).toUpperCase(),
      description,
      classCode,
      construction: random.pick(['FRAME', 'JOISTED MASONRY', 'NON-COMB']),
      yearBuilt: random.int(1931, 2017),
      protectionClass: `0${random.int(1, 9)}`,
    };
    return { location, lines };
  });
  const optional: Coverage[] = random
    .some(OPTIONAL, random.int(2, 5))
    .map((each) => ({ ...each, premium: random.int(12, 140) }));
  const liability = random.int(180, 2_200);
  const terrorism = random.int(8, 90);
  const premiums = [...sites.flatMap(({ lines }) => lines), ...optional].map(({ premium }) => premium ?? 0);
  return {
    business,
    mail: [home.street.toUpperCase(), cityLine(home).toUpperCase()],
    effective,
    sites,
    optional,
    liability,
    terrorism,
    changed: addDays(effective, random.int(30, 280)),
    insurer: `${word(random)} Valley Mutual Insurance Company`.toUpperCase(),
    insured: `${lastName(random)} ${shop}`.toUpperCase() + random.pick([' INC', ' LLC']),
    agent: `${person(random)} AGENCY INC`.toUpperCase(),
    agentNumber: random.digits(4),
    number: numbered(random, 'BO 0###### 0#'),
    occurrence: random.pick([300_000, 500_000, 1_000_000]),
    rented: random.pick([50_000, 100_000]),
    medical: 5_000,
    additional: random.amount(20, 700),
    lenders: random.chance(0.7) ? [drawLender(random)] : [],
    total: sum([...premiums, liability, terrorism]),
  };
}
type Facts = ReturnType<typeof drawFacts>;

const siteLines = ({ location, lines }: Facts['sites'][number]): string[] => [
  '',
  typed([0, `00${location.locationNumber}`], [5, '01'], [8, location.address]),
  typed([8, `${location.description}   CLASS ${location.classCode}`]),
  typed([8, `CONST ${location.construction}   PROT CL ${location.protectionClass}   YR BLT ${location.yearBuilt}`]),
  coverageHead,
  ...lines.map(coverageLine),
];

function listing(f: Facts): string[] {
  const last = f.sites.length;
  const liability = (name: string, limit: number): string => typed([8, name], [-56, whole(limit)]);
  const amount = (name: string, value: number): string => typed([30, name], [-79, cents(value)]);
  const corporation = f.insured.endsWith('INC') ? 'CORPORATION' : 'LIMITED LIABILITY CO';
  return [
    typed([28, 'BUSINESSOWNERS POLICY']),
    typed([26, 'AMENDED DECLARATIONS PAGE']),
    '',
    typed([0, `CHANGE EFFECTIVE ${shortSlashed(f.changed)}   REASON: LOC 00${last} ADDED / LIMITS REVISED`]),
    typed([0, 'NAMED INSURED AND MAIL ADDR'], [42, `AGENT  ${f.agentNumber}`]),
    typed([2, f.insured], [42, f.agent]),
    ...[...f.mail, ''].map((text) => typed([2, text])),
    typed(
      [0, `POLICY TERM   ${shortSlashed(f.effective)} TO ${shortSlashed(addYears(f.effective, 1))}`],
      [42, '12:01 AM STD TIME AT MAIL ADDR'],
    ),
    typed([0, `INSURED IS    ${corporation}`]),
    typed([0, `BUSINESS      ${f.business}`]),
    '='.repeat(79),
    'SECTION I - PROPERTY',
    typed([0, 'LOC'], [4, 'BLDG']),
    ...f.sites.flatMap(siteLines),
    '='.repeat(79),
    'SECTION II - LIABILITY',
    liability('LIAB & MEDICAL EXP-EACH OCCURRENCE', f.occurrence),
    liability('MEDICAL EXP-EACH PERSON', f.medical),
    liability('DAMAGE TO PREMISES RENTED TO YOU', f.rented),
    liability('GENERAL AGGREGATE', 2 * f.occurrence),
    liability('PRODUCTS-COMPLETED OPNS AGGREGATE', 2 * f.occurrence),
    amount('LIABILITY ANN PREMIUM', f.liability),
    '='.repeat(79),
    'OPTIONAL COVERAGES - ALL LOCATIONS',
    ...f.optional.map(coverageLine),
    '='.repeat(79),
    ...f.lenders.flatMap(({ name, address, loanNumber }) => [
      'MORTGAGEE    LOC 001 BLDG 01',
      ...[name, address, `LOAN ${loanNumber}`, ''].map((text) => typed([2, text])),
    ]),
    amount('TERRORISM COVERAGE', f.terrorism),
    amount('TOTAL ANN PREMIUM AS AMENDED', f.total),
    amount('ADDITIONAL PREMIUM DUE THIS CHANGE', f.additional),
    '',
    'FORMS  BP0003 0713  BP0101 0310  BP0417 0110  BP0515 0115  IL0021 0908  M-114 0399',
    'THIS DECLARATION REPLACES ALL PRIOR DECLARATIONS OF THIS POLICY.',
  ];
}

function pages(f: Facts): Html[] {
  const lines = listing(f);
  const count = Math.ceil(lines.length / LINES_A_PAGE);
  return Array.from({ length: count }, (_, page) => {
    const head = [typed([0, f.insurer], [-79, `PAGE ${page + 1} OF ${count}`]), `POLICY NUMBER ${f.number}`, ''];
    const own = lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE);
    const tail = page + 1 < count ? ['', typed([52, 'CONTINUED ON NEXT PAGE'])] : [];
    return html`<pre>${[...head, ...own, ...tail].join('\n')}</pre>`;
  });
}

function labelOf(line: Coverage) {
  const { valuation: _, ...coverage } = line;
  return coverage;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'change-listing',
  build(random) {
    const f = drawFacts(random);
    const label = {
      carrierName: f.insurer,
      policyNumber: f.number,
      transactionType: 'change',
      namedInsureds: [f.insured],
      mailingAddress: f.mail.join(', '),
      effectiveDate: f.effective,
      expirationDate: addYears(f.effective, 1),
      agencyName: f.agent,
      entityType: f.insured.endsWith('INC') ? 'CORPORATION' : 'LIMITED LIABILITY CO',
      businessDescription: f.business,
      totalPremium: f.total,
      eachOccurrenceLimit: f.occurrence,
      medicalExpenseLimit: f.medical,
      damageToRentedPremisesLimit: f.rented,
      generalAggregateLimit: 2 * f.occurrence,
      productsAggregateLimit: 2 * f.occurrence,
      locations: f.sites.map(({ location }) => location),
      coverages: [
        ...f.sites.flatMap(({ location: { locationNumber, buildingNumber }, lines }) =>
          lines.map((line) => ({ locationNumber, buildingNumber, ...labelOf(line) })),
        ),
        ...f.optional.map(labelOf),
      ],
      additionalInterests: f.lenders,
      // terrorism may be a charge or a coverage
      _ignore: ['coverages[+]'],
    };
    return { html: sheet({ css, body: html`${pages(f)}` }), label };
  },
};

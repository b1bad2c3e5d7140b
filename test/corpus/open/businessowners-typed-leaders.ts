import { addYears, shortDashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A mainframe of the 1980s that still prints: capitals on pages of fixed length, dots up to each amount, the head on every page.

const css = `@page{margin:.5in .6in}pre{font:9pt/1.19 "Liberation Mono",monospace;margin:0;break-after:page}pre:last-child{break-after:auto}`;
const WIDTH = 86;
const LINES = 64;
const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
/** "NAME ......... $ AMOUNT" and what stands right of it. */
const leader = (name: string, value: string, behind = ''): string =>
  `   ${`${name} `.padEnd(50, '.')} ${value.padStart(14)}   ${behind}`.trimEnd();
const money = (amount: number): string => `$ ${whole(amount)}`;
const rule = (title: string): string => `*** ${title} `.padEnd(WIDTH, '*');

const FORMS = ['INDIVIDUAL', 'PARTNERSHIP', 'CORPORATION', 'LIMITED LIABILITY CO', 'ASSOCIATION'];

interface Coverage {
  name: string;
  limit?: number;
  limitText?: string;
  premium: number | null;
}

function drawPremises(random: Random, index: number, state: string) {
  const coverages: Coverage[] = [
    ...(random.chance(0.6) ? [{ name: 'BUILDING', limit: random.int(15, 190) * 10_000, premium: null }] : []),
    { name: 'BUSINESS PERSONAL PROPERTY', limit: random.int(4, 80) * 5_000, premium: null },
    ...(random.chance(0.5)
      ? [{ name: 'ACCOUNTS RECEIVABLE', limit: random.pick([25_000, 50_000]), premium: null }]
      : []),
    ...(random.chance(0.5) ? [{ name: 'VALUABLE PAPERS', limit: 25_000, premium: null }] : []),
  ].map((each) => ({ ...each, premium: random.amount(60, 1_900) }));
  return {
    locationNumber: index + 1,
    buildingNumber: 1,
    where: place(random, state),
    description: random.pick(['HARDWARE STORE', 'DENTAL OFFICE', 'SHOE REPAIR', 'PHARMACY', 'BICYCLE SHOP', 'STORAGE']),
    classCode: random.digits(5),
    construction: random.pick(['FRAME', 'JOISTED MASONRY', 'NONCOMBUSTIBLE', 'FIRE RESISTIVE']),
    protectionClass: String(random.int(2, 9)).padStart(2, '0'),
    lossPayment: random.pick(['REPLACEMENT COST', 'ACTUAL CASH VALUE']),
    coverages,
    mortgagee: random.chance(0.35) ? { name: `${word(random)} SAVINGS BANK`.toUpperCase(), at: place(random) } : null,
  };
}
type Premises = ReturnType<typeof drawPremises>;

const upper = (where: { street: string; city: string; state: string; zip: string }): string =>
  oneLine(where).toUpperCase();

function premisesLines(each: Premises): string[] {
  return [
    '',
    ` PREMISES NO. ${String(each.locationNumber).padStart(3, '0')}   BUILDING NO. 001   ${each.where.street.toUpperCase()}`,
    `${' '.repeat(38)}${cityLine(each.where).toUpperCase()}`,
    ` OCCUPANCY: ${left(each.description, 24)} CLASS: ${each.classCode}   CONSTR: ${left(each.construction, 16)} PROT: ${each.protectionClass}`,
    ...each.coverages.map(({ name, limit, premium }) =>
      leader(name, money(limit ?? 0), `PREM ${cents(premium ?? 0).padStart(9)}`),
    ),
    `   LOSS PAYMENT BASIS: ${each.lossPayment}`,
    ...(each.mortgagee === null
      ? []
      : [`   MORTGAGEE: ${each.mortgagee.name}`, `              ${upper(each.mortgagee.at)}`]),
  ];
}

/** Fills pages, a block of lines is kept on one page. */
function paginate(head: (page: number) => string[], blocks: readonly string[][]): string[] {
  const pages: string[][] = [];
  for (const block of blocks) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + block.length <= LINES) last.push(...block);
    else pages.push([...head(pages.length + 1), ...block]);
  }
  return pages.map((lines) => lines.join('\n'));
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'typed-leaders',
  build(random) {
    const [insurer, producer, home] = [carrier(random), agency(random), place(random)].map((each) =>
      typeof each === 'string' ? each.toUpperCase() : each,
    ) as [string, string, ReturnType<typeof place>];
    const form = random.pick(FORMS);
    const second = form === 'PARTNERSHIP' ? [`${word(random)} REALTY`.toUpperCase()] : [];
    const names = [`${word(random)} & ${word(random)} ENTERPRISES`.toUpperCase(), ...second];
    const business = random.pick(['RETAIL SALES AND SERVICE', 'PROFESSIONAL OFFICES', 'NEIGHBORHOOD STORES']);
    const number = numbered(random, '## BO ######-#');
    const effective = `${random.int(2008, 2025)}-${random.pick(['01', '03', '06', '09', '10'])}-0${random.int(1, 9)}`;
    const expiration = addYears(effective, 1);
    const kind = random.pick([
      { text: 'RENEWAL OF SAME NUMBER', type: 'renewal' },
      { text: 'NEW POLICY', type: 'new' },
      { text: 'AMENDED - SUPERSEDES PRIOR DECLARATIONS', type: 'change' },
    ]);
    const all = random.times(random.int(1, 5), (index) => drawPremises(random, index, home.state));
    const deductible = random.pick([250, 500, 1_000]);
    const occurrence = random.pick([300_000, 500_000, 1_000_000]);
    const [medical, rented] = [random.pick([5_000, 10_000]), random.pick([50_000, 100_000])];
    const liabilityPremium = random.amount(180, 2_400);
    const optional: Coverage[] = random.some(
      [
        { name: 'EMPLOYEE DISHONESTY', limit: random.pick([5_000, 10_000]), premium: random.amount(20, 120) },
        { name: 'MONEY AND SECURITIES - INSIDE', limit: 10_000, premium: random.amount(30, 95) },
        { name: 'BUSINESS INCOME', limitText: 'ACTUAL LOSS 12 MONTHS', premium: null },
        { name: 'MECHANICAL BREAKDOWN', limitText: 'INCLUDED', premium: random.amount(35, 210) },
      ],
      random.int(1, 4),
    );
    const total = sum([
      ...[...all.flatMap((each) => each.coverages), ...optional].map(({ premium }) => premium ?? 0),
      liabilityPremium,
    ]);
    const run = random.digits(5);
    const head = (page: number): string[] => [
      `${left(insurer, 62)}POLICY NO. ${number}`,
      `${left('BUSINESSOWNERS POLICY DECLARATIONS', 62)}PAGE ${String(page).padStart(2, '0')}`,
      `${left(kind.text, 62)}RUN ${run}`,
      '',
    ];
    const first = [
      `${left('NAMED INSURED AND MAILING ADDRESS', 48)}AGENT ${random.digits(6)}`,
      `${left(names[0] ?? '', 48)}${producer}`,
      ...names.slice(1),
      home.street.toUpperCase(),
      cityLine(home).toUpperCase(),
      '',
      `POLICY PERIOD  FROM ${shortDashed(effective)}  TO ${shortDashed(expiration)}  12:01 AM STANDARD TIME`,
      '',
      'FORM OF BUSINESS',
      `   ${FORMS.map((each) => `[${each === form ? 'X' : ' '}] ${each}`).join('  ')}`,
      `BUSINESS: ${business}`,
      '',
      rule('SECTION I - PROPERTY'),
      leader('DEDUCTIBLE, EACH OCCURRENCE', money(deductible)),
    ];
    const liability = [
      '',
      rule('SECTION II - LIABILITY'),
      leader('LIABILITY AND MEDICAL EXPENSES, EACH OCCURRENCE', money(occurrence)),
      leader('MEDICAL EXPENSES, EACH PERSON', money(medical)),
      leader('FIRE LEGAL LIABILITY, ANY ONE FIRE', money(rented)),
      leader('PERSONAL INJURY AND ADVERTISING INJURY', money(occurrence)),
      leader('AGGREGATE - PRODUCTS/COMPLETED OPERATIONS', money(occurrence)),
      leader('AGGREGATE - ALL OTHER', money(occurrence * 2)),
      leader('SECTION II PREMIUM', `$ ${cents(liabilityPremium)}`),
    ];
    const options = [
      '',
      rule('OPTIONAL COVERAGES'),
      ...optional.map(({ name, limit, limitText, premium }) => {
        const text = limitText === undefined ? money(limit ?? 0) : limitText;
        return leader(name, text, premium === null ? 'PREM INCL' : `PREM ${cents(premium).padStart(9)}`);
      }),
    ];
    const end = [
      '',
      rule('PREMIUM'),
      leader('TOTAL POLICY PREMIUM', `$ ${cents(total)}`),
      leader('MINIMUM RETAINED PREMIUM', '$ 100'),
      '',
      'FORMS: BO-0001 (0186)  BO-0417 (0692)  IL-0003 (0498)  BO-1203 (0186)',
      '',
      '',
      `COUNTERSIGNED ${'_'.repeat(32)}`,
    ];
    const pages = paginate(head, [first, ...all.map(premisesLines), liability, options, end]);
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: kind.type,
      namedInsureds: names,
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      entityType: form,
      businessDescription: business,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence,
      locations: all.map((each) => ({
        locationNumber: each.locationNumber,
        buildingNumber: 1,
        address: upper(each.where),
        description: each.description,
        classCode: each.classCode,
        construction: each.construction,
        protectionClass: each.protectionClass,
      })),
      coverages: [
        ...all.flatMap(({ coverages, locationNumber }) =>
          coverages.map((each) => ({ ...each, locationNumber, buildingNumber: 1, deductible })),
        ),
        ...optional,
      ],
      additionalInterests: all.flatMap(({ mortgagee }) =>
        mortgagee === null ? [] : [{ interest: 'MORTGAGEE', name: mortgagee.name, address: upper(mortgagee.at) }],
      ),
      // one deductible is printed for all property
      _accept: Object.fromEntries(
        all.flatMap((each) => each.coverages).map((_, at) => [`coverages[${at}].deductible`, [null]]),
      ),
    };
    return { html: sheet({ css, body: pages.map((text) => html`<pre>${text}</pre>`) }), label };
  },
};

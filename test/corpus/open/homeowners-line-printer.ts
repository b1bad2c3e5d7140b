import { addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, oneLine } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A mainframe page in capitals: two columns of captions held together by blanks only, limits and premiums in one list.

const WIDTH = 92;
const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
const right = (text: string, width: number): string => text.padStart(width);
const two = (first: string, second: string): string => left(first, 48) + second;
const money = (name: string, limit: string, premium: string): string =>
  `  ${left(name, 50)}${right(limit, 16)}${right(premium, 16)}`;

const EXTRAS = [
  { name: 'EARTHQUAKE', limit: null },
  { name: 'WATER BACK UP OF SEWERS OR DRAINS', limit: 10_000 },
  { name: 'CREDIT CARD FORGERY', limit: 1_000 },
  { name: 'INCREASED LIMITS ON JEWELRY', limit: 5_000 },
  { name: 'PERSONAL INJURY LIABILITY', limit: null },
  { name: 'HOME DAY CARE', limit: null },
];

const css = `pre{font:8.8pt/1.3 "Liberation Mono","DejaVu Sans Mono",monospace;margin:0}`;

export const style: Style = {
  policyType: 'homeowners',
  name: 'line-printer',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household).map((name) => name.toUpperCase());
    const { address } = household;
    const home = drawHome(random);
    const lender = random.chance(0.7) ? mortgagee(random) : null;
    const [insurer, producer] = [carrier(random).toUpperCase(), agency(random).toUpperCase()];
    const number = `HP${random.digits(8)}`;
    const effective = dayBetween(random, '2008-01-01', '2026-05-01');
    const expiration = addYears(effective, 1);
    const form = random.pick(['HO-3', 'HO-5', 'HO-8']);
    const kind = random.pick(['RENEWAL', 'NEW', 'CHANGE ENDORSEMENT'] as const);
    const [construction, protection] = [random.pick(['FRAME', 'MASONRY', 'MASONRY VENEER']), random.digits(1)];
    const extras = random.some(EXTRAS, random.int(1, 4)).map((each) => ({ ...each, premium: random.int(8, 190) }));
    const base = random.int(480, 3_900);
    const credits = random
      .some(['MATURE RETIREE CREDIT', 'ALARM CREDIT', 'NEW HOME CREDIT', 'AUTO-HOME CREDIT'], random.int(0, 3))
      .map((name) => ({ name, amount: random.int(18, 210) }));
    const fees = [
      { name: 'HURRICANE CATASTROPHE FUND', amount: random.int(5, 45) },
      { name: 'EMERGENCY MANAGEMENT TRUST FUND', amount: 2 },
    ];
    const total = sum([
      base,
      ...extras.map((each) => each.premium),
      ...credits.map((each) => -each.amount),
      ...fees.map((fee) => fee.amount),
    ]);
    const isAls = random.chance(0.3);
    const windAmount = Math.round((home.dwelling * home.windPercent) / 100);
    const lines = [
      left(insurer, WIDTH - 16) + right(`PAGE 1`, 16),
      `HOMEOWNERS POLICY DECLARATIONS                ${kind}`,
      '',
      two(`POLICY NBR  ${number}`, `FORM  ${form}`),
      two(`EFFECTIVE   ${shortSlashed(effective)}`, `EXPIRES  ${shortSlashed(expiration)}   12:01 AM STD TIME`),
      '',
      two('INSURED', 'AGENT'),
      two(names[0] ?? '', producer),
      ...(names.length > 1 ? [two(names[1] ?? '', `AGENT CODE ${random.digits(5)}`)] : []),
      address.street.toUpperCase(),
      cityLine(address).toUpperCase(),
      '',
      'THE RESIDENCE PREMISES IS AT THE ABOVE ADDRESS',
      two(
        `  YR BUILT ${home.yearBuilt}   CONSTR ${construction}`,
        `PROT CLASS ${protection}   TERR ${random.digits(2)}   STORIES ${home.stories}`,
      ),
      '',
      money('COVERAGE', 'LIMIT', 'PREMIUM'),
      money('A. DWELLING', whole(home.dwelling), cents(base)),
      money('B. OTHER STRUCTURES', whole(home.otherStructures), 'INCL'),
      money('C. PERSONAL PROPERTY', whole(home.contents), 'INCL'),
      money('D. LOSS OF USE', isAls ? 'ACTUAL LOSS' : whole(home.lossOfUse), 'INCL'),
      money('E. PERSONAL LIABILITY - EACH OCCURRENCE', whole(home.liability), 'INCL'),
      money('F. MEDICAL PAYMENTS - EACH PERSON', whole(home.medical), 'INCL'),
      '',
      '  DEDUCTIBLES',
      `     ALL OTHER PERILS  ${whole(home.deductible)}`,
      `     HURRICANE         ${home.windPercent}% OF COVERAGE A = ${whole(windAmount)}`,
      '',
      '  OPTIONAL COVERAGES',
      ...extras.map((each) =>
        money(`   ${each.name}`, each.limit === null ? '' : whole(each.limit), cents(each.premium)),
      ),
      ...(credits.length === 0
        ? []
        : ['', '  CREDITS', ...credits.map((each) => money(`   ${each.name}`, '', `${cents(each.amount)}-`))]),
      '',
      ...fees.map((fee) => money(fee.name, '', cents(fee.amount))),
      money('TOTAL POLICY PREMIUM', '', cents(total)),
      '',
      ...(lender === null
        ? []
        : [
            `MORTGAGEE 1  ${lender.name.toUpperCase()} ISAOA`,
            `             ${lender.address.toUpperCase()}`,
            `             LOAN NBR ${lender.loan}`,
            '',
          ]),
      'FORMS  HO 00 03 04 91   HO 04 16 04 91   HO 23 70 06 97   HO 01 09 12 00',
    ];
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: { RENEWAL: 'renewal', NEW: 'new', 'CHANGE ENDORSEMENT': 'change' }[kind],
      namedInsureds: names,
      mailingAddress: oneLine(address).toUpperCase(),
      insuredLocation: oneLine(address).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees,
      discounts: credits,
      policyForm: form,
      yearBuilt: home.yearBuilt,
      numberOfStories: home.stories,
      constructionType: construction,
      protectionClass: protection,
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: isAls ? null : home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'ALL OTHER PERILS', amount: home.deductible },
        { peril: 'HURRICANE', amount: windAmount, percent: home.windPercent },
      ],
      otherCoverages: extras,
      additionalInterests:
        lender === null
          ? []
          : [
              {
                interest: 'MORTGAGEE',
                name: lender.name.toUpperCase(),
                address: lender.address.toUpperCase(),
                loanNumber: lender.loan,
              },
            ],
      _accept: { 'additionalInterests[0].interest': ['MORTGAGEE', 'MORTGAGEE 1'] },
    };
    return {
      html: sheet({ css, body: html`<pre>${lines.join('\n')}</pre>` }),
      label,
      print: { margin: { left: '0.7in' } },
    };
  },
};

import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// An amended declaration from a batch run on a line printer, all capitals: numbered lines of text at fixed columns, the
// reason of the amendment on top, rows of coverage with limit and premium, the charge for the change beside the annual premium.

const css = `body{margin:0}pre{margin:0;font:9pt/1.28 'Liberation Mono',monospace;white-space:pre}`;

const at = (column: number, left: string, right: string): string => `${left.padEnd(column)}${right}`;
const money = (amount: number): string => cents(amount).padStart(10);

interface Cover {
  code: string;
  name: string;
  limit: number | null;
  premium: number | null;
}
const coverLine = ({ code, name, limit, premium }: Cover): string =>
  ` ${code.padEnd(5)}${name.padEnd(40)}${(limit === null ? '' : whole(limit)).padStart(11)}${premium === null ? '      INCL' : money(premium)}`;

export const style: Style = {
  policyType: 'renters',
  name: 'amended-spool',
  build(random) {
    const effective = `${random.int(2015, 2025)}-${random.pick(['02', '05', '09'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const amended = addDays(effective, random.int(25, 200));
    const upper = (text: string): string => text.toUpperCase();
    const [insurer, agent] = [upper(carrier(random)), upper(agency(random))];
    const owners = random.times(random.int(1, 2), () => upper(person(random)));
    const found = place(random);
    const home = { ...found, street: upper(`${found.street} Unit ${random.int(2, 40)}`), city: upper(found.city) };
    const other = place(random);
    const landlord = {
      name: upper(`${person(random)} Properties`),
      at: { ...other, street: upper(other.street), city: upper(other.city) },
    };
    const hasLandlord = random.chance(0.6);
    const number = numbered(random, 'RNT ### ####');
    const contents = random.pick([20_000, 25_000, 35_000, 50_000]);
    const [use, liability, medical] = [
      contents / 5,
      random.pick([100_000, 200_000, 300_000]),
      random.pick([1000, 3000]),
    ];
    const covers: Cover[] = [
      { code: 'C', name: 'PERSONAL PROPERTY', limit: contents, premium: random.amount(90, 230) },
      { code: 'D', name: 'LOSS OF USE', limit: use, premium: null },
      { code: 'E', name: 'PERSONAL LIABILITY EACH OCCURRENCE', limit: liability, premium: random.amount(9, 30) },
      { code: 'F', name: 'MEDICAL PAYMENTS EACH PERSON', limit: medical, premium: null },
    ];
    const options = random.some<Cover>(
      [
        { code: '074', name: 'REPLACEMENT COST CONTENTS', limit: null, premium: random.amount(12, 35) },
        { code: '112', name: 'SPECIAL COMPUTER COVERAGE', limit: 3000, premium: random.amount(8, 20) },
        { code: '131', name: 'SEWER BACKUP', limit: 5000, premium: random.amount(15, 40) },
        { code: '145', name: 'CREDIT CARD FORGERY', limit: 1000, premium: null },
        { code: '160', name: 'IDENTITY FRAUD EXPENSE', limit: 15_000, premium: random.amount(10, 25) },
      ],
      random.int(1, 4),
    );
    const credits = random
      .some(['PROTECTIVE DEVICE', 'NON SMOKER', 'MULTI POLICY'], random.int(1, 2))
      .map((name) => ({ name, amount: random.amount(4, 19) }));
    const tax = { name: 'STATE SURCHARGE', amount: random.amount(1, 5) };
    const deductible = random.pick([250, 500, 1000]);
    const total = sum(
      [...covers, ...options]
        .map(({ premium }) => premium ?? 0)
        .concat(
          credits.map(({ amount }) => -amount),
          tax.amount,
        ),
    );
    const rule = '='.repeat(74);
    const blank = { code: '', limit: null };
    const lines = [
      at(46, insurer, `PAGE 1   RUN ${shortSlashed(addDays(amended, 3))}`),
      at(46, 'TENANTS POLICY', 'AMENDED DECLARATION'),
      rule,
      at(40, `POLICY NO     ${number}`, `AMENDMENT EFFECTIVE ${shortSlashed(amended)}`),
      `POLICY TERM   ${shortSlashed(effective)} TO ${shortSlashed(expiration)}  12:01 AM STANDARD TIME`,
      `REASON        ${random.pick(['CHANGE OF CONTENTS LIMIT', 'ADD OPTIONAL COVERAGE', 'CORRECT DEDUCTIBLE'])}`,
      rule,
      at(40, 'INSURED', 'AGENT'),
      at(40, ` ${owners[0] ?? ''}`, ` ${agent}`),
      ...owners.slice(1).map((name) => ` ${name}`),
      ` ${home.street}`,
      ` ${cityLine(home)}`,
      '',
      'THE DESCRIBED RESIDENCE IS AT THE ADDRESS OF THE INSURED SHOWN ABOVE.',
      '',
      ` ${'COV'.padEnd(5)}${'DESCRIPTION'.padEnd(40)}${'LIMIT'.padStart(11)}${'PREMIUM'.padStart(10)}`,
      ` ${'-'.repeat(66)}`,
      ...covers.map(coverLine),
      '',
      ' OPTIONAL COVERAGES IN FORCE',
      ...options.map(coverLine),
      '',
      ' CREDITS AND SURCHARGES',
      ...credits.map(({ name, amount }) => ` ${' '.repeat(5)}${name.padEnd(51)}${money(amount)}-`),
      coverLine({ ...blank, name: tax.name, premium: tax.amount }),
      ` ${'-'.repeat(66)}`,
      coverLine({ ...blank, name: 'TOTAL ANNUAL PREMIUM AS AMENDED', premium: total }),
      coverLine({ ...blank, name: 'ADDITIONAL PREMIUM DUE FOR THIS CHANGE', premium: random.amount(3, 28) }),
      '',
      ` DEDUCTIBLE SECTION I   ALL PERILS   ${whole(deductible)}`,
      '',
      ...(hasLandlord
        ? [
            ' ADDITIONAL INTEREST - LANDLORD',
            ` ${landlord.name}`,
            ` ${landlord.at.street}`,
            ` ${cityLine(landlord.at)}`,
            '',
          ]
        : []),
      ' THIS DECLARATION REPLACES ALL PRIOR DECLARATIONS OF THE SAME TERM.',
      ` ${'*'.repeat(22)} NOT A BILL ${'*'.repeat(22)}`,
    ];
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'change',
      namedInsureds: owners,
      mailingAddress: oneLine(home),
      insuredLocation: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      fees: [tax],
      discounts: credits,
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ peril: 'ALL PERILS', amount: deductible }],
      otherCoverages: options.map(({ name, limit, premium }) => ({ name, limit, premium })),
      additionalInterests: hasLandlord
        ? [{ interest: 'LANDLORD', name: landlord.name, address: oneLine(landlord.at) }]
        : [],
      _accept: {
        'deductibles[0].peril': ['ALL PERILS', null],
        ...(hasLandlord && {
          'additionalInterests[0].interest': ['LANDLORD', 'ADDITIONAL INTEREST - LANDLORD', 'ADDITIONAL INTEREST'],
        }),
      },
    };
    return {
      html: sheet({ css, body: html`<pre>${lines.join('\n')}</pre>` }),
      label,
      print: { margin: { top: '0.6in', left: '0.7in' } },
    };
  },
};

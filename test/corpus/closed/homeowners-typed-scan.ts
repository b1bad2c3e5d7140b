import { addYears, dashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, firstName, lastName, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A declarations page typed on a machine and scanned years later: one fixed pitch, dashes as rules, amounts in the right margin, a crooked sheet.

const css = `body{margin:0}pre{margin:0;font:10pt/1.4 "Liberation Mono",monospace}.stamp{position:absolute;right:40pt;top:120pt;border:2pt solid #555;color:#555;transform:rotate(-12deg);padding:3pt 8pt;font:700 14pt "Liberation Sans",sans-serif}`;
const WIDTH = 78;

function item(text: string, amount: string): string {
  const room = WIDTH - text.length - amount.length - 2;
  return `${text} ${' .'.repeat(Math.ceil(room / 2)).slice(0, room)} ${amount}`;
}
const middle = (text: string): string => ' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2))) + text;

export const style: Style = {
  policyType: 'homeowners',
  name: 'typed-scan',
  build(random) {
    const family = lastName(random).toUpperCase();
    const names = [
      `${firstName(random).toUpperCase()} ${family}`,
      ...(random.chance(0.6) ? [`${firstName(random).toUpperCase()} ${family}`] : []),
    ];
    const [insurer, office, home] = [carrier(random).toUpperCase(), agency(random).toUpperCase(), place(random)];
    const [street, city] = [home.street.toUpperCase(), `${home.city}, ${home.state} ${home.zip}`.toUpperCase()];
    const effective = `${random.int(1996, 2012)}-${random.pick(['01-20', '05-08', '09-30'])}`;
    const expiration = addYears(effective, 1);
    const number = `H ${random.digits(2)} ${random.digits(2)} ${random.digits(3)}`;
    const dwelling = random.int(60, 290) * 1000;
    const [other, contents, use] = [dwelling / 10, dwelling / 2, dwelling / 5];
    const [liability, medical, deductible] = [
      random.pick([50_000, 100_000, 300_000]),
      random.pick([500, 1_000]),
      random.pick([250, 500]),
    ];
    const base = random.int(210, 980);
    const extras = random.some(
      [
        { name: 'Water Backup', limit: 5_000, premium: random.int(12, 40) },
        { name: 'Personal Property Replacement Cost', limit: null, premium: random.int(20, 70) },
        { name: 'Theft Extension, Watercraft', limit: 1_500, premium: random.int(8, 22) },
        { name: 'Earthquake', limit: null, premium: random.int(30, 60) },
      ],
      random.int(1, 3),
    );
    const charge = { name: 'Fire marshal surcharge', amount: random.int(3, 9) };
    const total = sum([base, charge.amount, ...extras.map((extra) => extra.premium)]);
    const bank = random.chance(0.8)
      ? {
          name: `${lastName(random)} FEDERAL SAVINGS AND LOAN`.toUpperCase(),
          where: place(random, home.state),
          loan: `${random.digits(3)}-${random.digits(5)}`,
        }
      : null;
    const [built, protection] = [random.int(1905, 1994), String(random.int(3, 9))];
    const rule = '-'.repeat(WIDTH);
    const text = [
      middle(insurer),
      middle('HOMEOWNERS POLICY DECLARATIONS'),
      rule,
      `Policy No.  ${number.padEnd(26)}Agent  ${office}`,
      `From  ${dashed(effective)}  To  ${dashed(expiration)}  at 12 Noon Standard Time`,
      '',
      'Named Insured and Address',
      '',
      ...names.map((name) => `     ${name}`),
      `     ${street}`,
      `     ${city}`,
      '',
      'The residence premises is located at the above address unless otherwise stated.',
      `Built ${built}.  Construction FRAME.  Roof COMPOSITION.  Protection class ${protection}.`,
      `Occupied by OWNER.  Form HO-3 applies.`,
      rule,
      'Section I                                                             LIMITS',
      item('  A  Dwelling', whole(dwelling)),
      item('  B  Other Structures', whole(other)),
      item('  C  Personal Property', whole(contents)),
      item('  D  Loss of Use', whole(use)),
      'Section II',
      item('  E  Personal Liability, each occurrence', whole(liability)),
      item('  F  Medical Payments to others, each person', whole(medical)),
      '',
      `DEDUCTIBLE: ${deductible} ALL SECTION I PERILS`,
      rule,
      'Premiums',
      item('  Basic premium', `${base}.00`),
      ...extras.map((extra) =>
        item(`  ${extra.name}${extra.limit === null ? '' : ` (${whole(extra.limit)})`}`, `${extra.premium}.00`),
      ),
      item(`  ${charge.name}`, `${charge.amount}.00`),
      item('  TOTAL PREMIUM FOR THE YEAR', `${whole(total)}.00`),
      rule,
      ...(bank === null
        ? ['No mortgagee.']
        : [
            'Mortgagee',
            `     ${bank.name}  Loan ${bank.loan}`,
            `     ${bank.where.street.toUpperCase()}`,
            `     ${bank.where.city}, ${bank.where.state} ${bank.where.zip}`.toUpperCase(),
          ]),
      '',
      'Countersigned ____________________  by ______________________________',
    ].join('\n');
    const full = `${street}, ${city}`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: names,
      mailingAddress: full,
      insuredLocation: full,
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: office,
      totalPremium: total,
      fees: [charge],
      policyForm: 'HO-3',
      yearBuilt: built,
      constructionType: 'FRAME',
      roofType: 'COMPOSITION',
      protectionClass: protection,
      occupancy: 'OWNER',
      dwellingLimit: dwelling,
      otherStructuresLimit: other,
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ peril: 'ALL SECTION I PERILS', amount: deductible }],
      otherCoverages: extras,
      additionalInterests:
        bank === null
          ? []
          : [
              {
                interest: 'Mortgagee',
                name: bank.name,
                address:
                  `${bank.where.street}, ${bank.where.city}, ${bank.where.state} ${bank.where.zip}`.toUpperCase(),
                loanNumber: bank.loan,
              },
            ],
      _accept: { 'deductibles[0].peril': [null, 'ALL PERILS'] },
    };
    return {
      html: sheet({ css, body: html`<pre>${text}</pre><div class="stamp">CERTIFIED COPY</div>` }),
      label,
      print: {
        margin: { left: '0.9in' },
        scan: { dpi: random.pick([150, 200]), degrees: random.pick([-0.7, -0.3, 0.4, 0.8]) },
      },
    };
  },
};

// Regional stock company that insures Main Street firms: a commercial umbrella on a preprinted form whose values a midrange system types in capitals. Limits
// as lines behind item letters, each underlying line a block of its own with the carrier at the left and limits at the right, the premium
// a flat charge, terrorism apart, a change of the term's limit on an endorsement page in front.
import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:7.6pt/1.25 "Liberation Sans",sans-serif}.pg{break-before:page}pre,.v{font:9.4pt/1.22 "Liberation Mono",monospace;margin:0;white-space:pre-wrap}h1{font:700 12.5pt "Liberation Sans";text-align:center;margin:0 0 6pt}.g{display:grid;grid-template-columns:1fr 1fr;border:.8pt solid #000}.g>div{border:.4pt solid #000;padding:2pt 5pt}.it{border:.8pt solid #000;border-top:0;padding:3pt 5pt}.it b{font-size:8.4pt}
.li{display:grid;grid-template-columns:1fr 16pt 96pt 140pt;align-items:baseline;gap:0 4pt}.li .v{text-align:right}.un{display:grid;grid-template-columns:1.1fr 1fr;border-top:.4pt solid #000;padding:2.5pt 0}.un .a{display:grid;grid-template-columns:1fr 92pt}.un .a .v:nth-child(even){text-align:right}`;

const limit = (name: string, amount: number) => ({ name, amount });

function underlyingOf(random: Random, effectiveDate: string, own: string) {
  const one = random.pick([500_000, 1_000_000]);
  const lines = [
    {
      coverageType: 'COMMERCIAL GENERAL LIABILITY',
      limits: [
        limit('EACH OCCURRENCE', one),
        limit('GENERAL AGGREGATE', one * 2),
        limit('PRODUCTS/COMPLETED OPERATIONS AGGREGATE', one * 2),
        limit('PERSONAL AND ADVERTISING INJURY', one),
      ],
    },
    {
      coverageType: 'BUSINESS AUTOMOBILE LIABILITY',
      limits: random.chance(0.7)
        ? [limit('COMBINED SINGLE LIMIT EACH ACCIDENT', 1_000_000)]
        : [
            limit('BODILY INJURY EACH PERSON', 250_000),
            limit('BODILY INJURY EACH ACCIDENT', 500_000),
            limit('PROPERTY DAMAGE EACH ACCIDENT', 100_000),
          ],
    },
    {
      coverageType: 'EMPLOYERS LIABILITY',
      limits: [
        limit('BODILY INJURY BY ACCIDENT, EACH ACCIDENT', one),
        limit('BODILY INJURY BY DISEASE, POLICY LIMIT', one),
        limit('BODILY INJURY BY DISEASE, EACH EMPLOYEE', one),
      ],
    },
    { coverageType: 'LIQUOR LIABILITY', limits: [limit('EACH COMMON CAUSE', one), limit('AGGREGATE', one)] },
    { coverageType: 'EMPLOYEE BENEFITS LIABILITY', limits: [limit('EACH EMPLOYEE', one), limit('AGGREGATE', one * 2)] },
  ];
  const others = random.some(lines.slice(2), random.int(0, 3));
  const house = numbered(random, '######');
  return lines
    .filter((line, i) => i < 2 || others.includes(line))
    .map((line, i) => {
      const isOwn = i < 2 || random.chance(0.4);
      const start = isOwn ? effectiveDate : addDays(effectiveDate, random.int(-200, 40));
      return {
        ...line,
        carrierName: isOwn
          ? own
          : `${word(random)} ${random.pick(['Mutual', 'Casualty Co', 'Insurance Company'])}`.toUpperCase(),
        policyNumber: isOwn ? `${['CPP', 'BAP', 'WCP', 'LIQ', 'EBL'][i]} ${house}` : numbered(random, '@@###-####'),
        effectiveDate: start,
        expirationDate: addYears(start, 1),
      };
    });
}

function facts(random: Random) {
  const mail = place(random);
  const carrierName =
    `${word(random)} ${random.pick(['Insurance Company', 'Casualty Company', 'Fire Insurance Company'])}`.toUpperCase();
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '04', '05', '07', '10'])}-01`;
  const [businessDescription, trade, entityType] = random.pick([
    ['HARDWARE STORE', 'Hardware Inc', 'CORPORATION'],
    ['MACHINE SHOP', 'Machine & Tool Co', 'CORPORATION'],
    ['RESTAURANT', 'Grill LLC', 'LIMITED LIABILITY COMPANY'],
    ['ELECTRICAL CONTRACTOR', 'Electric, L.L.C.', 'LIMITED LIABILITY COMPANY'],
    ['FURNITURE MANUFACTURER', 'Furniture Partners', 'PARTNERSHIP'],
  ] as const);
  const isChange = random.chance(0.4);
  const [each, before] = random.pick([
    [2, 1],
    [3, 2],
    [5, 3],
    [4, 5],
  ] as const);
  const millions = isChange || random.chance(0.5) ? each : 1;
  const [premium, terrorism] = [random.dollars(640, 9800), random.dollars(6, 98)];
  return {
    mail,
    isChange,
    before: before * 1_000_000,
    premium,
    difference: Math.round(premium * random.pick([0.21, 0.34, 0.12])),
    changed: addDays(effectiveDate, random.int(30, 290)),
    number: random.int(1, 4),
    prior: numbered(random, 'CUP ######'),
    label: {
      carrierName,
      policyNumber: numbered(random, 'CUP ###### ##'),
      transactionType: isChange ? 'change' : random.pick(['new', 'renewal']),
      namedInsureds: [
        `${word(random)} ${trade}`.toUpperCase(),
        ...(random.chance(0.3) ? [`${word(random)} Realty LLC`.toUpperCase()] : []),
      ],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      kind: 'commercial',
      businessDescription,
      entityType,
      eachOccurrenceLimit: millions * 1_000_000,
      generalAggregateLimit: millions * 1_000_000,
      personalAdvertisingInjuryLimit: millions * 1_000_000,
      retention: random.pick([0, 10_000, 10_000]),
      totalPremium: sum([premium, terrorism]),
      otherCoverages: [{ name: 'CERTIFIED ACTS OF TERRORISM', premium: terrorism }],
      underlyingPolicies: underlyingOf(random, effectiveDate, carrierName),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const typed = (value: string): Html => html`<span class="v">${value}</span>`;

function change(f: Facts): Html | null {
  const { label: l } = f;
  if (!f.isChange) return null;
  const isMore = l.eachOccurrenceLimit > f.before;
  const lines = [
    `POLICY NUMBER   ${l.policyNumber}        ENDORSEMENT NO ${f.number}`,
    `INSURED         ${l.namedInsureds[0]}`,
    `EFFECTIVE       ${shortSlashed(f.changed)}`,
    '',
    'IT IS AGREED THAT THE LIMITS OF INSURANCE ARE CHANGED:',
    '',
    `                                    FROM            TO`,
    `EACH OCCURRENCE LIMIT      ${whole(f.before).padStart(13)} ${whole(l.eachOccurrenceLimit).padStart(13)}`,
    `AGGREGATE LIMIT            ${whole(f.before).padStart(13)} ${whole(l.generalAggregateLimit).padStart(13)}`,
    '',
    `${isMore ? 'ADDITIONAL' : 'RETURN'} PREMIUM   $${whole(f.difference)}${isMore ? '' : ' CR'}`,
    '',
    'ALL OTHER TERMS AND CONDITIONS REMAIN UNCHANGED. AMENDED DECLARATIONS ATTACHED.',
  ];
  return html`<h1>COMMERCIAL UMBRELLA - POLICY CHANGE ENDORSEMENT</h1><div>${l.carrierName}</div><br><pre>${lines.join('\n')}</pre><div class="pg"></div>`;
}

const transactions = new Map([
  ['new', 'NEW'],
  ['renewal', 'RENEWAL'],
  ['change', 'AMENDED'],
]);

function declarations(f: Facts): Html {
  const { label: l } = f;
  const box = (caption: string, value: Html | string): Html =>
    html`<div>${caption}<br><span class="v">${value}</span></div>`;
  const line = (letter: string, name: string, amount: string): Html =>
    html`<span>${letter} &nbsp; ${name}</span><span>$</span>${typed(amount)}<span></span>`;
  return html`<h1>COMMERCIAL LIABILITY UMBRELLA POLICY DECLARATIONS</h1><div style="display:flex;justify-content:space-between;margin-bottom:3pt"><b>${l.carrierName}</b><span>Transaction ${typed(transactions.get(l.transactionType) ?? '')}</span></div>
<div class="g">${box('POLICY NUMBER', l.policyNumber)}${box('RENEWAL OR REPLACEMENT OF', l.transactionType === 'new' ? 'NEW' : f.prior)}${box('NAMED INSURED AND ADDRESS', html`${l.namedInsureds.map((name) => html`${name}<br>`)}${f.mail.street.toUpperCase()}<br>${cityLine(f.mail).toUpperCase()}`)}${box('AGENT', l.agencyName)}${box('POLICY PERIOD (12:01 A.M. STANDARD TIME AT THE ADDRESS OF THE NAMED INSURED)', `FROM ${shortSlashed(l.effectiveDate)}  TO ${shortSlashed(l.expirationDate)}`)}${box('FORM OF BUSINESS / BUSINESS OF THE NAMED INSURED', html`${l.entityType}<br>${l.businessDescription}`)}</div>
<div class="it"><b>ITEM 3. LIMITS OF INSURANCE</b><div class="li">${line('(a)', 'Each Occurrence Limit', whole(l.eachOccurrenceLimit))}${line('(b)', 'Personal and Advertising Injury Limit (any one person or organization)', whole(l.personalAdvertisingInjuryLimit))}${line('(c)', 'Aggregate Limit (except with respect to covered autos)', whole(l.generalAggregateLimit))}</div></div>
<div class="it"><b>ITEM 4. SELF-INSURED RETENTION</b><div class="li">${line('', 'Any one occurrence or offense not covered by underlying insurance', l.retention === 0 ? '0' : whole(l.retention))}</div></div>
<div class="it"><b>ITEM 5. PREMIUM</b><pre>${['FLAT CHARGE, NOT SUBJECT TO AUDIT', '', `UMBRELLA PREMIUM${cents(f.premium).padStart(58)}`, `${l.otherCoverages[0]?.name}${cents(l.otherCoverages[0]?.premium ?? 0).padStart(47)}`, `TOTAL POLICY PREMIUM${cents(l.totalPremium).padStart(54)}`].join('\n')}</pre></div>
<div class="it"><b>ITEM 6. FORMS ATTACHED AT INCEPTION</b><pre>CU0001 0413  CU2123 0202  CU2127 1204  CU2130 0115  CU2186 0514  IL0021 0908  UM-66 0117</pre></div><p>COUNTERSIGNED ______________________ BY ______________________________ AUTHORIZED REPRESENTATIVE</p>`;
}

function schedule(f: Facts): Html {
  const { label: l } = f;
  return html`<h1 class="pg">SCHEDULE OF UNDERLYING INSURANCE</h1><div>Attached to and forming part of ${typed(l.policyNumber)} issued to ${typed(l.namedInsureds[0] ?? '')}</div><br>${l.underlyingPolicies.map(
    (each) =>
      html`<div class="un"><div><b>${each.coverageType}</b><br>Carrier ${typed(each.carrierName)}<br>Policy ${typed(each.policyNumber)}<br>Term ${typed(`${shortSlashed(each.effectiveDate)} - ${shortSlashed(each.expirationDate)}`)}</div><div class="a">${each.limits.map(({ name, amount }) => html`<span>${name}</span>${typed(whole(amount))}`)}</div></div>`,
  )}<p>Defense is in addition to the underlying limits unless stated otherwise. It is a condition of this policy that the insurance in this schedule be maintained.</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'commercial-typed-over-form',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [change(f), declarations(f), schedule(f)] }),
      label: f.label,
      print: {
        margin: { top: '0.5in', bottom: '0.6in' },
        footer: html`<div style="font:7px sans-serif;width:100%;margin:0 45px;display:flex;justify-content:space-between"><span>UM-1 (ED. 6-12)</span><span>INSURED</span><span>PAGE <span class="pageNumber"></span></span></div>`,
      },
    };
  },
};

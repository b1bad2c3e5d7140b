// ACORD 24 (2009/09), certificate of property insurance: insurers by letter, causes of loss with deductibles beside covered property
// with limits, rows for inland marine, crime and equipment breakdown, a check sign in drawn squares.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { company, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { addressLines, drawInsurers } from '../parts/certificate-facts.ts';
import { box, filled, filledLines, formCss, formPrint, sheetOf, wide } from '../parts/placed-boxes.ts';
import { type CoverageItem, coverage, describeBuilding, drawEvidence } from '../parts/property-evidence-facts.ts';

const css = `${formCss}body{font:5.4pt/1.04 "Liberation Sans",sans-serif}.v{font:7.8pt/1.08 "Nimbus Sans",sans-serif}
.t{display:inline-block;width:9pt;height:8.2pt;line-height:8.2pt;border:.5pt solid #000;text-align:center;font:7pt/8.2pt "DejaVu Sans";vertical-align:top;margin-right:3pt}.h{font-weight:700;font-size:7pt}.l{font-size:6.2pt;line-height:1.06}`;

const t = (on: boolean): Html => html`<span class="t">${on ? '\u2713' : ''}</span>`;
const million = 1_000_000;

/** A box of covered property: its caption and, when it is checked, its limit. */
const captions = [
  'BUILDING',
  'PERSONAL PROPERTY',
  'BUSINESS INCOME',
  'EXTRA EXPENSE',
  'RENTAL VALUE',
  'BLANKET BUILDING',
  'BLANKET PERS PROP',
  'BLANKET BLDG & PP',
];

function covered(random: Random): Map<string, number> {
  const building = random.int(6, 160) * 50_000;
  const contents = random.int(2, 60) * 25_000;
  const income = random.int(2, 40) * 25_000;
  return new Map<string, number>([
    ...random.pick<[string, number][]>([
      [
        ['BUILDING', building],
        ['PERSONAL PROPERTY', contents],
      ],
      [['BUILDING', building]],
      [['BLANKET BLDG & PP', building + contents]],
      [
        ['BLANKET BUILDING', 3 * building],
        ['BLANKET PERS PROP', contents],
      ],
    ]),
    ...random.pick<[string, number][]>([
      [['BUSINESS INCOME', income]],
      [
        ['BUSINESS INCOME', income],
        ['EXTRA EXPENSE', 50_000],
      ],
      [['RENTAL VALUE', income]],
      [],
    ]),
  ]);
}

function facts(random: Random) {
  const evidence = drawEvidence(random);
  const { policy, party, ...head } = evidence.base;
  const insurers = drawInsurers(random, random.int(1, 3));
  const letter = (): string => random.pick(insurers).letter;
  const limits = covered(random);
  const buildingDeductible = random.pick([1000, 2500, 5000, 10_000]);
  const contentsDeductible = random.chance(0.5) ? buildingDeductible : null;
  const wind = random.chance(0.45) ? `${random.pick([1, 2, 5])}%` : null;
  const isFlood = random.chance(0.25);
  const items: CoverageItem[] = [...limits].map(([name, limit]) => {
    const own = name === 'PERSONAL PROPERTY' ? contentsDeductible : name === 'BUILDING' ? buildingDeductible : null;
    return coverage(name, limit, { deductible: own });
  });
  const causes = [
    ...(wind === null ? [] : [coverage('WIND', null, { deductibleText: wind })]),
    ...(isFlood ? [coverage('FLOOD', null, { deductible: 25_000 })] : []),
  ];
  const marine = random.chance(0.4)
    ? { item: coverage(random.pick(['Contractors Equipment', 'Installation Floater']), random.int(1, 9) * 50_000) }
    : null;
  const crime = random.chance(0.3)
    ? { item: coverage('Employee Theft', random.pick([50_000, 100_000, 250_000])) }
    : null;
  const machinery = random.chance(0.4) ? { item: coverage('Equipment Breakdown', random.int(1, 8) * million) } : null;
  const extra = (coverageType: string) => ({
    insurerLetter: letter(),
    coverageType,
    policyNumber: numbered(random, random.pick(['IM-#######', '@@@ ######', '####-##-##'])),
    effectiveDate: policy.effectiveDate,
    expirationDate: addYears(policy.effectiveDate, 1),
  });
  const policies = [
    { insurerLetter: letter(), coverageType: 'PROPERTY', ...policy },
    ...(marine === null ? [] : [extra('INLAND MARINE')]),
    ...(crime === null ? [] : [extra('CRIME')]),
    ...(machinery === null ? [] : [extra('BOILER & MACHINERY / EQUIPMENT BREAKDOWN')]),
  ];
  const coverages = [
    ...items,
    ...causes,
    ...[marine, crime, machinery].flatMap((each) => (each === null ? [] : [each.item])),
  ];
  const holder = addressLines(random);
  return {
    evidence,
    limits,
    buildingDeductible,
    contentsDeductible,
    wind,
    isFlood,
    marine,
    crime,
    machinery,
    holder,
    label: {
      ...head,
      formNumber: 'ACORD 24 (2009/09)',
      certificateNumber: random.chance(0.7) ? random.digits(9) : null,
      insurers,
      policies,
      propertyDescription: describeBuilding(random, evidence.risk),
      perilsInsured: random.pick(['special', 'special', 'broad', 'basic']),
      coverages,
      additionalInterests: [
        {
          interest: 'CERTIFICATE HOLDER',
          name: random.chance(0.5) ? company(random) : party.name,
          address: holder.join(', '),
          loanNumber: null,
        },
      ],
      remarks: random.chance(0.75)
        ? random.pick([
            'Replacement cost valuation, agreed amount, no coinsurance. Certificate holder is landlord of the leased premises.',
            'Lease of equipment per schedule 4. Business income is on an actual loss sustained basis for 12 months.',
            'Special form including theft. 30 days notice of cancellation to the certificate holder, 10 days for non-payment.',
          ])
        : null,
      // the form does not say which limit the deductibles of building and contents belong to
      _accept: {
        formNumber: ['ACORD 24'],
        ...Object.fromEntries(
          items.map(({ name }, i) => [
            `coverages[${i}].deductible`,
            /BUILDING|BLDG/.test(name)
              ? [null, buildingDeductible]
              : /PERS/.test(name)
                ? [null, contentsDeductible]
                : [],
          ]),
        ),
      },
    },
  };
}

function body(f: ReturnType<typeof facts>): Html {
  const { label: l, evidence: e, limits, buildingDeductible, contentsDeductible, wind, isFlood, holder } = f;
  const step = 12.4;
  const find = (type: string) => l.policies.find(({ coverageType }) => coverageType === type);
  const edge = {
    letter: [18, 20],
    type: [38, 186],
    number: [224, 104],
    from: [328, 54],
    to: [382, 54],
    name: [436, 92],
    limit: [528, 66],
  } as const;
  const cell = ([x, w]: readonly [number, number], y: number, h: number, piece: Piece = '', cls = ''): Html =>
    box(x, y, w, h, piece, cls);
  const row = (y: number, lines: number, type: string, content: Piece): Html => {
    const policy = find(type);
    const value = (piece: Piece): Html => html`<br>${filled(piece)}`;
    const height = lines * step;
    return html`${cell(edge.letter, y, height, value(policy?.insurerLetter), 'c')}${cell(edge.type, y, height, content)}${cell(edge.number, y, height, value(policy?.policyNumber))}${cell(edge.from, y, height, policy === undefined ? '' : value(slashed(policy.effectiveDate)), 'c')}${cell(edge.to, y, height, policy === undefined ? '' : value(slashed(policy.expirationDate)), 'c')}`;
  };
  const limit = (y: number, name: Piece, amount: number | null | undefined): Html =>
    html`${cell(edge.name, y, step, html`${t(typeof amount === 'number')}${name}`)}${cell(edge.limit, y, step, html`<div class="fs"><span>$</span>${filled(typeof amount === 'number' ? whole(amount) : '')}</div>`)}`;
  const deductible = (name: string, on: boolean, more: Piece): Html =>
    html`<div style="height:${step - 0.4}pt">${wide(94, html`${t(on)}${name}`)}${more}</div>`;
  const money = (amount: number | null): Piece => (amount === null ? '' : filled(whole(amount)));
  const causes = html`<div class="fs" style="height:11pt">${t(true)}<b style="flex:1">PROPERTY</b></div><div style="height:${step}pt">${wide(94, 'CAUSES OF LOSS')}DEDUCTIBLES</div>
${deductible('BASIC', l.perilsInsured === 'basic', html`${wide(46, 'BUILDING')}${money(buildingDeductible)}`)}${deductible('BROAD', l.perilsInsured === 'broad', html`${wide(46, 'CONTENTS')}${money(contentsDeductible)}`)}${deductible('SPECIAL', l.perilsInsured === 'special', '')}
${deductible('EARTHQUAKE', false, '')}${deductible('WIND', wind !== null, filled(wind))}${deductible('FLOOD', isFlood, isFlood ? filled('25,000') : '')}${deductible('', false, '')}${deductible('', false, '')}`;
  const other = (y: number, type: string, title: Piece, own: { item: CoverageItem } | null): Html =>
    html`${row(y, 4, type, html`${t(own !== null)}<b>${title}</b><div style="margin-top:5pt">${wide(92, type === 'INLAND MARINE' ? html`CAUSES OF LOSS<br>${t(false)}NAMED PERILS` : '')}${type.startsWith('BOILER') ? '' : html`<span class="w">TYPE OF POLICY<br>${filled(own === null ? '' : type === 'CRIME' ? 'Commercial Crime' : 'Scheduled')}</span>`}</div>`)}
${Array.from({ length: 4 }, (_, i) => (i === 0 ? limit(y, html`<span class="v" style="font-size:6.6pt">${own?.item.name}</span>`, own?.item.limit) : limit(y + i * step, '', null)))}`;
  const top = 312;
  return sheetOf(
    html`${box(18, 18, 80, 28, html`<i style="font:italic 700 19pt 'Liberation Sans'">ACORD</i><sup>&reg;</sup>`, 'n')}${box(110, 24, 390, 20, html`<b style="font-size:14.5pt">CERTIFICATE OF PROPERTY INSURANCE</b>`, 'n c')}${box(514, 18, 80, 28, html`DATE (MM/DD/YYYY)<div class="c" style="margin-top:3pt">${filled(slashed(l.certificateDate))}</div>`)}
${box(18, 46, 576, 34, html`<b class="l">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS CERTIFICATE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER.</b>`)}
${box(18, 80, 576, 10, html`<b class="l">If this certificate is being prepared for a party who has an insurable interest in the property, do not use this form. Use ACORD 27 or ACORD 28.</b>`, 'n')}
${box(18, 90, 288, 62, html`<b>PRODUCER</b><div style="margin:2pt 0 0 36pt">${filledLines([l.producerName, ...e.office])}</div>`)}${(
  [
    [html`CONTACT<br>NAME:`, l.contactName],
    [html`PHONE<br>(A/C, No, Ext):`, l.contactPhone],
    [html`E-MAIL<br>ADDRESS:`, l.contactEmail],
    [html`PRODUCER<br>CUSTOMER ID:`, ''],
  ] as [Piece, Piece][]
).map(([caption, value], i) =>
  box(306, 90 + i * 12.4, 288, 12.4, html`${wide(44, caption)}${filled(value)}`),
)}${box(470, 102.4, 124, 12.4, html`${wide(30, html`FAX<br>(A/C, No):`)}${filled(e.fax)}`)}
${box(306, 139.6, 240, 12.4, html`<b>INSURER(S) AFFORDING COVERAGE</b>`, 'c')}${box(546, 139.6, 48, 12.4, html`<b>NAIC #</b>`, 'c')}
${box(18, 152, 288, 74.4, html`<b>INSURED</b><div style="margin:2pt 0 0 36pt">${filledLines([...l.namedInsureds, ...e.mail])}</div>`)}${[
  ...'ABCDEF',
].map((letter, i) => {
  const each = l.insurers.find((insurer) => insurer.letter === letter);
  return html`${box(306, 152 + i * 12.4, 240, 12.4, html`${wide(40, `INSURER ${letter} :`)}${filled(each?.name)}`)}${box(546, 152 + i * 12.4, 48, 12.4, filled(each?.naicCode), 'c')}`;
})}
${box(18, 227, 110, 11, html`<span class="h">COVERAGES</span>`, 'n')}${box(190, 227, 210, 11, html`<span class="h">CERTIFICATE NUMBER:</span> ${filled(l.certificateNumber)}`, 'n')}${box(430, 227, 160, 11, html`<span class="h">REVISION NUMBER:</span>`, 'n')}
${box(18, 238, 576, 26, html`LOCATION OF PREMISES / DESCRIPTION OF PROPERTY (Attach ACORD 101, Additional Remarks Schedule, if more space is required)<br>${filled(l.propertyDescription)}`)}
${box(18, 264, 576, 29, html`<span class="l">THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS CERTIFICATE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.</span>`)}
${cell(edge.letter, 293, 19, html`INSR<br>LTR`, 'c')}${cell(edge.type, 293, 19, html`<b>TYPE OF INSURANCE</b>`, 'c')}${cell(edge.number, 293, 19, html`<b>POLICY NUMBER</b>`, 'c')}${cell(edge.from, 293, 19, html`<span style="font-size:4.7pt">POLICY EFFECTIVE<br>DATE (MM/DD/YYYY)</span>`, 'c')}${cell(edge.to, 293, 19, html`<span style="font-size:4.7pt">POLICY EXPIRATION<br>DATE (MM/DD/YYYY)</span>`, 'c')}${cell(edge.name, 293, 19, html`<b>COVERED PROPERTY</b>`, 'c')}${cell(edge.limit, 293, 19, html`<b>LIMITS</b>`, 'c')}
${row(top, 10, 'PROPERTY', causes)}${captions.map((name, i) => limit(top + i * step, name, limits.get(name)))}${limit(top + 8 * step, '', null)}${limit(top + 9 * step, '', null)}
${other(top + 10 * step, 'INLAND MARINE', 'INLAND MARINE', f.marine)}${other(top + 14 * step, 'CRIME', 'CRIME', f.crime)}${other(top + 18 * step, 'BOILER & MACHINERY / EQUIPMENT BREAKDOWN', html`BOILER &amp; MACHINERY /<br>${wide(12, '')}EQUIPMENT BREAKDOWN`, f.machinery)}
${box(18, top + 22 * step, 576, 62, html`SPECIAL CONDITIONS / OTHER COVERAGES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)<br>${filled(l.remarks)}`)}
${box(18, 648, 288, 11, html`<span class="h">CERTIFICATE HOLDER</span>`, 'n')}${box(306, 648, 288, 11, html`<span class="h">CANCELLATION</span>`, 'n')}${box(18, 659, 288, 76, html`<br><br><div style="margin-left:20pt">${filledLines([l.additionalInterests[0]?.name, ...holder])}</div>`)}
${box(306, 659, 288, 40, html`<b class="l">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.</b>`)}${box(306, 699, 288, 36, html`AUTHORIZED REPRESENTATIVE<br><span style="font:italic 12pt 'Liberation Serif';margin-left:24pt">${e.signer}</span>`)}
${box(18, 737, 576, 11, html`<div class="fs" style="font-size:6.8pt"><b>ACORD 24 (2009/09)</b><b>&copy; 1995-2009 ACORD CORPORATION. All rights reserved.</b></div>`, 'n')}${box(18, 748, 576, 10, html`<span style="font-size:6.4pt">The ACORD name and logo are registered marks of ACORD</span>`, 'n c')}`,
  );
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'acord-24-blanket',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label, print: formPrint };
  },
};

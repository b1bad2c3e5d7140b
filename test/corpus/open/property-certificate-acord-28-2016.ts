// ACORD 28 (2016/03), evidence of commercial property insurance, from a broker's system: X in drawn boxes of the YES, NO and N/A
// columns, limits and deductibles in the same line, a second page for remarks.
import { slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { box, filled, filledLines, formCss, formPrint, sheetOf, wide } from '../parts/placed-boxes.ts';
import {
  type Answer,
  type AnswerKey,
  describeBuilding,
  drawBuildingCover,
  drawEvidence,
} from '../parts/property-evidence-facts.ts';

const css = `${formCss}body{font:5.5pt/1.05 "Liberation Sans",sans-serif}.v{font:8pt/1.1 "Liberation Sans",sans-serif}
.t{display:inline-block;width:12pt;height:8.6pt;line-height:8.8pt;border:.5pt solid #000;text-align:center;font-size:7.6pt;vertical-align:top;margin-right:3pt}.h{font-weight:700;font-size:7pt}.l{font-size:6.3pt;line-height:1.06}`;

const t = (on: boolean): Html => html`<span class="t">${on ? 'X' : ''}</span>`;

const names = new Map<AnswerKey, string>([
  ['blanket', 'BLANKET COVERAGE'],
  ['terrorism', 'TERRORISM COVERAGE'],
  ['terrorismExclusion', 'IS THERE A TERRORISM-SPECIFIC EXCLUSION?'],
  ['domestic', 'IS DOMESTIC TERRORISM EXCLUDED?'],
  ['fungus', 'LIMITED FUNGUS COVERAGE'],
  ['fungusExclusion', 'FUNGUS EXCLUSION (If "YES", specify organization\u2019s form used)'],
  ['replacement', 'REPLACEMENT COST'],
  ['agreed', 'AGREED VALUE'],
  ['coinsurance', 'COINSURANCE'],
  ['equipment', 'EQUIPMENT BREAKDOWN (If Applicable)'],
  ['undamaged', 'ORDINANCE OR LAW - Coverage for loss to undamaged portion of bldg'],
  ['demolition', 'Demolition Costs'],
  ['construction', 'Incr. Cost of Construction'],
  ['earth', 'EARTH MOVEMENT (If Applicable)'],
  ['flood', 'FLOOD (If Applicable)'],
  ['wind', 'WIND / HAIL INCL'],
  ['storm', 'NAMED STORM INCL'],
  ['waiver', 'PERMISSION TO WAIVE SUBROGATION IN FAVOR OF MORTGAGE HOLDER PRIOR TO LOSS'],
]);
/** Rows with a place for a limit and a deductible. */
const withLimit: readonly AnswerKey[] = [
  'fungus',
  'equipment',
  'undamaged',
  'demolition',
  'construction',
  'earth',
  'flood',
  'wind',
  'storm',
];

function facts(random: Random) {
  const evidence = drawEvidence(random);
  const { base } = evidence;
  const { drawn, ...cover } = drawBuildingCover(random, names);
  const { added } = drawn;
  const { policy, party, ...head } = base;
  return {
    ...drawn,
    evidence,
    isBuilding: random.chance(0.8),
    prior: random.chance(0.2),
    label: {
      ...head,
      formNumber: 'ACORD 28 (2016/03)',
      namedInsureds: [...base.namedInsureds, ...added],
      insurers: [{ letter: null, name: evidence.insurer, naicCode: evidence.naicCode }],
      policies: [
        {
          ...policy,
          coverageType: random.pick([
            'Commercial Property',
            'Commercial Package',
            'Businessowners',
            'Special Form Property',
          ]),
        },
      ],
      propertyDescription: describeBuilding(random, evidence.risk),
      perilsInsured: random.pick(['special', 'special', 'special', 'broad', 'basic']),
      ...cover,
      additionalInterests: [
        { interest: random.pick(['MORTGAGEE', 'LENDER\u2019S LOSS PAYABLE', 'LOSS PAYEE']), ...party },
      ],
      remarks: random.chance(0.6)
        ? random.pick([
            `Annual premium $${whole(random.int(9, 90) * 412)}, paid in full. Deductible for all other perils applies per occurrence.`,
            'Replacement cost subject to a margin clause of 125% of the values on file. Special form excludes earth movement and flood unless shown above.',
            'Ordinance or law limits are combined for demolition and increased cost of construction. 10 days notice for non-payment, 30 days for all other reasons.',
          ])
        : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const money = (amount: number | null): string => (amount === null ? '' : whole(amount));

function details(key: AnswerKey, { limit, limitText, deductible, deductibleText }: Answer): Html {
  if (key === 'blanket')
    return html`If YES, indicate value(s) reported on property identified above: &nbsp;$ ${filled(money(limit))}`;
  if (key === 'terrorism') return html`Attach Disclosure Notice / DEC`;
  if (key === 'coinsurance') return html`If YES, &nbsp; ${filled(limitText)}`;
  if (!withLimit.includes(key)) return html``;
  return html`${wide(160, html`If YES, LIMIT: &nbsp;${filled(limitText ?? money(limit))}`)}${wide(110, html`DED: &nbsp;${filled(deductibleText ?? money(deductible))}`)}`;
}

/** The two rows of wind say first whether it is insured at all. */
function captionOf(key: AnswerKey, name: string, mark: Answer['mark']): Piece {
  if (key === 'demolition' || key === 'construction') return html`${wide(62, '')}- ${name}`;
  if (key !== 'wind' && key !== 'storm') return name;
  const pair = html`${t(mark === 'yes')}YES ${t(mark !== 'yes')}NO`;
  return html`${wide(64, name)}${pair} &nbsp; Subject to Different Provisions:`;
}

function body({
  label: l,
  evidence: e,
  answers,
  rental,
  months,
  income,
  building,
  deductible,
  added,
  isBuilding,
  prior,
}: Facts): Html {
  const [policy] = l.policies;
  const [party] = l.additionalInterests;
  const step = 12.4;
  const top = 350;
  const answered = (y: number, mark: Answer['mark'] | 'none', name: Piece, more: Piece): Html => html`
${box(18, y, 222, step, name)}${(['yes', 'no', 'na'] as const).map((each, i) => box(240 + i * 18, y, 18, step, mark === 'none' ? '' : mark === each ? filled('X') : '', 'c'))}${box(294, y, 300, step, more)}`;
  const interest = (name: string): Html => html`${t(party?.interest === name)}${name}`;
  const first = html`${box(18, 16, 80, 28, html`<i style="font:italic 700 19pt 'Liberation Sans'">ACORD</i><sup>&reg;</sup>`, 'n')}${box(100, 22, 410, 20, html`<b style="font-size:13pt">EVIDENCE OF COMMERCIAL PROPERTY INSURANCE</b>`, 'n c')}${box(514, 16, 80, 28, html`DATE (MM/DD/YYYY)<div class="c" style="margin-top:4pt">${filled(slashed(l.certificateDate))}</div>`)}
${box(18, 44, 576, 30, html`<b class="l">THIS EVIDENCE OF COMMERCIAL PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW. THIS EVIDENCE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS EVIDENCE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE ADDITIONAL INTEREST.</b>`)}
${box(18, 74, 186, 62, html`PRODUCER NAME,<br>CONTACT PERSON AND ADDRESS<br>${filledLines([l.producerName, l.contactName, ...e.office])}`)}${box(204, 74, 102, 62, html`PHONE<br>(A/C, No, Ext): ${filled(l.contactPhone)}`)}${box(306, 74, 288, 62, html`<div class="fs"><span>COMPANY NAME AND ADDRESS</span><span>NAIC NO: ${filled(e.naicCode)}</span></div>${filledLines([e.insurer, ...e.insurerAddress])}`)}
${box(18, 136, 108, 12, html`${wide(36, html`FAX<br>(A/C, No):`)}${filled(e.fax)}`)}${box(126, 136, 180, 12, html`${wide(36, html`E-MAIL<br>ADDRESS:`)}${filled(l.contactEmail)}`)}${box(306, 136, 288, 12, html`<b>IF MULTIPLE COMPANIES, COMPLETE SEPARATE FORM FOR EACH</b>`, 'c')}
${box(18, 148, 144, 12, 'CODE:')}${box(162, 148, 144, 12, 'SUB CODE:')}${box(306, 148, 288, 24, html`POLICY TYPE<br>${filled(policy?.coverageType)}`)}${box(18, 160, 288, 12, html`AGENCY<br>CUSTOMER ID #:`)}
${box(18, 172, 288, 48, html`NAMED INSURED AND ADDRESS<br>${filledLines([l.namedInsureds[0], ...e.mail])}`)}${box(306, 172, 130, 24, html`LOAN NUMBER<br>${filled(party?.loanNumber)}`)}${box(436, 172, 158, 24, html`POLICY NUMBER<br>${filled(policy?.policyNumber)}`)}
${box(306, 196, 90, 24, html`EFFECTIVE DATE<div class="c" style="margin-top:2pt">${filled(slashed(policy?.effectiveDate ?? ''))}</div>`)}${box(396, 196, 90, 24, html`EXPIRATION DATE<div class="c" style="margin-top:2pt">${filled(slashed(policy?.expirationDate ?? ''))}</div>`)}${box(486, 196, 108, 24, html`${t(false)}<span class="w">CONTINUED UNTIL<br>TERMINATED IF CHECKED</span>`)}
${box(18, 220, 288, 22, html`ADDITIONAL NAMED INSURED(S)<br>${filledLines(added)}`)}${box(306, 220, 288, 22, html`THIS REPLACES PRIOR EVIDENCE DATED:<br>${filled(prior ? '01/15/2014' : '')}`)}
${box(18, 243, 576, 11, html`<span class="h">PROPERTY INFORMATION</span> (ACORD 101 may be attached if more space is required) &nbsp; ${t(isBuilding)}BUILDING OR &nbsp; ${t(!isBuilding)}BUSINESS PERSONAL PROPERTY`, 'n')}
${box(18, 254, 576, 34, html`LOCATION / DESCRIPTION<br>${filled(l.propertyDescription)}`)}
${box(18, 288, 576, 28, html`THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS EVIDENCE OF PROPERTY INSURANCE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.`)}
${box(18, 317, 576, 12, html`${wide(150, html`<span class="h">COVERAGE INFORMATION</span>`)}${wide(70, 'PERILS INSURED')}${['basic', 'broad', 'special'].map((each) => wide(60, html`${t(l.perilsInsured === each)}${each.toUpperCase()}`))}${t(false)}`, 'n')}
${box(18, 329, 576, 12, html`${wide(400, html`COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: &nbsp;$ ${filled(whole(building))}`)}DED: &nbsp;${filled(whole(deductible))}`)}${box(18, 341, 576, 9, html`${wide(221, '')}${wide(18, html`<b>YES</b>`)}${wide(18, html`<b>NO</b>`)}${wide(18, html`<b>N/A</b>`)}`)}
${answered(top, rental === null ? 'no' : 'yes', html`${t(rental === 'BUSINESS INCOME')}BUSINESS INCOME &nbsp; ${t(rental === 'RENTAL VALUE')}RENTAL VALUE`, html`${wide(120, html`If YES, LIMIT: &nbsp;${filled(rental !== null && months === null ? whole(income) : '')}`)}${t(rental !== null && months !== null)}Actual Loss Sustained; # of months: ${filled(rental === null ? '' : months)}`)}
${[...names].map(([key, name], i) => answered(top + (i + 1) * step, answers[key].mark, captionOf(key, name, answers[key].mark), details(key, answers[key])))}
${box(18, 588, 576, 10, html`<span class="h">CANCELLATION</span>`, 'n')}${box(18, 598, 576, 18, html`<b class="l">SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.</b>`)}
${box(18, 617, 576, 10, html`<span class="h">ADDITIONAL INTEREST</span>`, 'n')}${box(18, 627, 288, 28, html`${wide(120, interest('CONTRACT OF SALE'))}${interest('LENDER\u2019S LOSS PAYABLE')}<br><span style="line-height:13pt">${wide(120, interest('MORTGAGEE'))}${interest('LOSS PAYEE')}</span>`)}${box(18, 655, 288, 66, html`NAME AND ADDRESS<br><br>${filledLines([`${party?.name} ISAOA/ATIMA`, ...e.lender])}`)}
${box(306, 627, 288, 54, 'LENDER SERVICING AGENT NAME AND ADDRESS')}${box(306, 681, 288, 40, html`AUTHORIZED REPRESENTATIVE<br><span style="font:italic 12pt 'Liberation Serif';margin-left:24pt">${e.signer}</span>`)}
${box(18, 724, 576, 12, html`<div class="fs" style="font-size:6.4pt"><b>ACORD 28 (2016/03)</b><span>Page 1 of 2</span><b>&copy; 2003-2015 ACORD CORPORATION. All rights reserved.</b></div>`, 'n')}${box(18, 736, 576, 10, html`<span style="font-size:6.4pt">The ACORD name and logo are registered marks of ACORD</span>`, 'n c')}`;
  const second = html`${box(18, 30, 576, 12, html`<span class="h">EVIDENCE OF COMMERCIAL PROPERTY INSURANCE REMARKS - Including Special Conditions (Use only if more space is required)</span>`, 'n')}${box(18, 44, 576, 680, filled(l.remarks))}${box(18, 728, 576, 12, html`<div class="fs" style="font-size:6.4pt"><b>ACORD 28 (2016/03)</b><span>Page 2 of 2</span><span></span></div>`, 'n')}`;
  return html`${sheetOf(first)}${sheetOf(second)}`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'acord-28-2016',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label, print: formPrint };
  },
};

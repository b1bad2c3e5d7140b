// ACORD 28 (2003/10), evidence of commercial property insurance, filled in on an old system: upper case, X between brackets, YES and
// NO columns only, the captions of that edition (mold, agreed amount, law and ordinance), remarks on the second page.
import { addDays, addYears, slashed } from '../kit/dates.ts';
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

const css = `${formCss}body{font:5.8pt/1.05 "Liberation Sans",sans-serif}.v{font:8.2pt/1.08 "Nimbus Mono PS",monospace}
.t{font:7.4pt "Nimbus Mono PS";margin-right:3pt;white-space:pre}.h{font-weight:700;font-size:7.2pt}.l{font-size:6.3pt;line-height:1.08}`;

const t = (on: boolean): Html => html`<span class="t">${on ? '[X]' : '[ ]'}</span>`;
const say = (text: string): string => text.toUpperCase();

const names = new Map<AnswerKey, string>([
  ['blanket', 'BLANKET COVERAGE'],
  ['terrorism', 'TERRORISM COVERAGE'],
  ['terrorismExclusion', 'IS THERE A TERRORISM-SPECIFIC EXCLUSION?'],
  ['domestic', 'IS DOMESTIC TERRORISM EXCLUDED?'],
  ['fungus', 'COVERAGE FOR MOLD'],
  ['fungusExclusion', 'MOLD EXCLUSION (If "YES", specify organization\u2019s form used)'],
  ['replacement', 'REPLACEMENT COST'],
  ['agreed', 'AGREED AMOUNT'],
  ['coinsurance', 'COINSURANCE'],
  ['equipment', 'EQUIPMENT BREAKDOWN (If Applicable)'],
  ['undamaged', 'LAW & ORDINANCE - Coverage for loss to undamaged portion of building'],
  ['demolition', 'Demolition Costs'],
  ['construction', 'Incr. Cost of Construction'],
  ['earth', 'EARTHQUAKE (If Applicable)'],
  ['flood', 'FLOOD (If Applicable)'],
  ['wind', 'WIND/HAIL (If Separate Policy)'],
  ['waiver', 'PERMISSION TO WAIVE SUBROGATION PRIOR TO LOSS'],
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
];

function facts(random: Random) {
  const evidence = drawEvidence(random, { say });
  const { base } = evidence;
  const { drawn, ...cover } = drawBuildingCover(random, names);
  const added = drawn.added.map(say);
  const { policy, party, ...head } = base;
  const date = `${random.int(2004, 2008)}${base.certificateDate.slice(4)}`;
  const effectiveDate = addDays(date, -random.int(0, 200));
  return {
    ...drawn,
    evidence,
    added,
    isBuilding: random.chance(0.8),
    prior: random.chance(0.2),
    label: {
      ...head,
      contactEmail: say(head.contactEmail),
      certificateDate: date,
      formNumber: 'ACORD 28 (2003/10)',
      namedInsureds: [...base.namedInsureds, ...added],
      insurers: [{ letter: null, name: evidence.insurer, naicCode: evidence.naicCode }],
      policies: [
        {
          ...policy,
          coverageType: say(random.pick(['Commercial Property', 'Commercial Package', 'Businessowners'])),
          effectiveDate,
          expirationDate: addYears(effectiveDate, 1),
        },
      ],
      propertyDescription: say(describeBuilding(random, evidence.risk)),
      perilsInsured: random.pick(['special', 'special', 'special', 'broad', 'basic']),
      ...cover,
      additionalInterests: [
        { interest: random.pick(['MORTGAGEE', 'LENDER\u2019S LOSS PAYABLE', 'LOSS PAYEE']), ...party },
      ],
      remarks: random.chance(0.6)
        ? say(
            random.pick([
              `Annual premium $${whole(random.int(9, 90) * 412)}, paid in full. Deductible for all other perils applies per occurrence.`,
              'Replacement cost subject to a margin clause of 125% of the values on file. Special form excludes earth movement and flood unless shown above.',
              'Ordinance or law limits are combined for demolition and increased cost of construction. 10 days notice for non-payment, 30 days for all other reasons.',
            ]),
          )
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
  return html`${wide(160, html`If YES, LIMIT: &nbsp;${filled(limitText === null ? money(limit) : say(limitText))}`)}${wide(110, html`DED: &nbsp;${filled(deductibleText ?? money(deductible))}`)}`;
}

/** The parts of law and ordinance stand indented below its first row. */
const captionOf = (key: AnswerKey, name: string): Piece =>
  key === 'demolition' || key === 'construction' ? html`${wide(66, '')}- ${name}` : name;

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
${box(18, y, 240, step, name)}${(['yes', 'no'] as const).map((each, i) => box(258 + i * 18, y, 18, step, mark === each ? filled('X') : '', 'c'))}${box(294, y, 300, step, more)}`;
  const interest = (name: string): Html => html`${t(party?.interest === name)}${name}`;
  const first = html`${box(18, 16, 80, 28, html`<i style="font:italic 700 19pt 'Liberation Sans'">ACORD</i><sup>&reg;</sup>`, 'n')}${box(100, 22, 410, 20, html`<b style="font-size:13pt">EVIDENCE OF COMMERCIAL PROPERTY INSURANCE</b>`, 'n c')}${box(514, 16, 80, 28, html`DATE (MM/DD/YYYY)<div class="c" style="margin-top:4pt">${filled(slashed(l.certificateDate))}</div>`)}
${box(18, 44, 576, 30, html`<b style="font-size:7.2pt">THIS IS EVIDENCE THAT INSURANCE AS IDENTIFIED BELOW HAS BEEN ISSUED, IS IN FORCE, AND CONVEYS ALL THE RIGHTS AND PRIVILEGES AFFORDED UNDER THE POLICY.</b>`)}
${box(18, 74, 186, 62, html`PRODUCER NAME,<br>CONTACT PERSON AND ADDRESS<br>${filledLines([l.producerName, l.contactName, ...e.office])}`)}${box(204, 74, 102, 62, html`PHONE<br>(A/C, No, Ext):<br>${filled(l.contactPhone)}`)}${box(306, 74, 288, 62, html`<div class="fs"><span>COMPANY NAME AND ADDRESS</span><span>NAIC NO: ${filled(e.naicCode)}</span></div>${filledLines([e.insurer, ...e.insurerAddress])}`)}
${box(18, 136, 108, 12, html`${wide(27, html`FAX<br>(A/C, No):`)}${filled(e.fax)}`)}${box(126, 136, 180, 12, html`${wide(36, html`E-MAIL<br>ADDRESS:`)}${filled(l.contactEmail)}`)}${box(306, 136, 288, 12, html`<b>IF MULTIPLE COMPANIES, COMPLETE SEPARATE FORM FOR EACH</b>`, 'c')}
${box(18, 148, 144, 12, 'CODE:')}${box(162, 148, 144, 12, 'SUB CODE:')}${box(306, 148, 288, 24, html`POLICY TYPE<br>${filled(policy?.coverageType)}`)}${box(18, 160, 288, 12, html`AGENCY<br>CUSTOMER ID #:`)}
${box(18, 172, 288, 48, html`NAMED INSURED AND ADDRESS<br>${filledLines([l.namedInsureds[0], ...e.mail])}`)}${box(306, 172, 130, 24, html`LOAN NUMBER<br>${filled(party?.loanNumber)}`)}${box(436, 172, 158, 24, html`POLICY NUMBER<br>${filled(policy?.policyNumber)}`)}
${box(306, 196, 90, 24, html`EFFECTIVE DATE<div class="c" style="margin-top:2pt">${filled(slashed(policy?.effectiveDate ?? ''))}</div>`)}${box(396, 196, 90, 24, html`EXPIRATION DATE<div class="c" style="margin-top:2pt">${filled(slashed(policy?.expirationDate ?? ''))}</div>`)}${box(486, 196, 108, 24, html`${t(false)}<span class="w">CONTINUED UNTIL<br>TERMINATED IF CHECKED</span>`)}
${box(18, 220, 288, 22, html`ADDITIONAL NAMED INSURED(S)<br>${filledLines(added)}`)}${box(306, 220, 288, 22, html`THIS REPLACES PRIOR EVIDENCE DATED:<br>${filled(prior ? '01/15/2003' : '')}`)}
${box(18, 243, 576, 11, html`<span class="h">PROPERTY INFORMATION</span> (Use REMARKS on page 2, if more space is required) &nbsp; ${t(isBuilding)}BUILDING OR &nbsp; ${t(!isBuilding)}BUSINESS PERSONAL PROPERTY`, 'n')}
${box(18, 254, 576, 62, html`LOCATION/DESCRIPTION<br>${filled(l.propertyDescription)}`)}
${box(18, 317, 576, 12, html`${wide(150, html`<span class="h">COVERAGE INFORMATION</span>`)}${wide(70, 'PERILS INSURED')}${['basic', 'broad', 'special'].map((each) => wide(60, html`${t(l.perilsInsured === each)}${each.toUpperCase()}`))}${t(false)}`, 'n')}
${box(18, 329, 576, 12, html`${wide(400, html`COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: &nbsp;$ ${filled(whole(building))}`)}DED: &nbsp;${filled(whole(deductible))}`)}${box(18, 341, 576, 9, html`${wide(239, '')}${wide(18, html`<b>YES</b>`)}${wide(18, html`<b>NO</b>`)}`)}
${answered(top, rental === null ? 'no' : 'yes', html`${t(rental === 'BUSINESS INCOME')}BUSINESS INCOME &nbsp; ${t(rental === 'RENTAL VALUE')}RENTAL VALUE`, html`${wide(120, html`If YES, LIMIT: &nbsp;${filled(rental !== null && months === null ? whole(income) : '')}`)}${t(rental !== null && months !== null)}Actual Loss Sustained; # of months: ${filled(rental === null ? '' : months)}`)}
${[...names].map(([key, name], i) => answered(top + (i + 1) * step, answers[key].mark, captionOf(key, name), details(key, answers[key])))}
${box(18, 575, 576, 10, html`<span class="h">CANCELLATION</span>`, 'n')}${box(18, 585, 576, 31, html`<b class="l">THE POLICY IS SUBJECT TO THE PREMIUMS, FORMS, AND RULES IN EFFECT FOR EACH POLICY PERIOD. SHOULD THE POLICY BE TERMINATED, THE COMPANY WILL GIVE THE ADDITIONAL INTEREST IDENTIFIED BELOW &nbsp;${filled('30')}&nbsp; DAYS WRITTEN NOTICE, AND WILL SEND NOTIFICATION OF ANY CHANGES TO THE POLICY THAT WOULD AFFECT THAT INTEREST, IN ACCORDANCE WITH THE POLICY PROVISIONS OR AS REQUIRED BY LAW.</b>`)}
${box(18, 617, 576, 10, html`<span class="h">ADDITIONAL INTEREST</span>`, 'n')}${box(18, 627, 288, 28, html`${wide(120, interest('CONTRACT OF SALE'))}${interest('LENDER\u2019S LOSS PAYABLE')}<br><span style="line-height:13pt">${wide(120, interest('MORTGAGEE'))}${interest('LOSS PAYEE')}</span>`)}${box(18, 655, 288, 66, html`NAME AND ADDRESS<br><br>${filledLines([`${party?.name} ISAOA/ATIMA`, ...e.lender])}`)}
${box(306, 627, 288, 54, 'LENDER SERVICING AGENT NAME AND ADDRESS')}${box(306, 681, 288, 40, html`AUTHORIZED REPRESENTATIVE<br><span style="font:italic 12pt 'Liberation Serif';margin-left:24pt">${e.signer}</span>`)}
${box(18, 724, 576, 12, html`<div class="fs" style="font-size:6.4pt"><b>ACORD 28 (2003/10)</b><span>Page 1 of 2</span><b>&copy; ACORD CORPORATION 2003</b></div>`, 'n')}`;
  const second = html`${box(18, 30, 576, 12, html`<span class="h">EVIDENCE OF COMMERCIAL PROPERTY INSURANCE REMARKS - Including Special Conditions (Use only if more space is required)</span>`, 'n')}${box(18, 44, 576, 680, filled(l.remarks))}${box(18, 728, 576, 12, html`<div class="fs" style="font-size:6.4pt"><b>ACORD 28 (2003/10)</b><span>Page 2 of 2</span><span></span></div>`, 'n')}`;
  return html`${sheetOf(first)}${sheetOf(second)}`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'acord-28-2003',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label, print: formPrint };
  },
};

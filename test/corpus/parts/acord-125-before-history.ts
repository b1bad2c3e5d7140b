// The second page of the applicant information section from 2005 to 2007: a column for each year of prior carriers, and losses.
import { shortSlashed, slashed } from '../kit/dates.ts';
import { type Html, html } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { bar, box, cell, grid, lines, row, type Tick, value } from './captioned-boxes.ts';
import type { drawLosses, Prior } from './commercial-facts.ts';

export interface EarlyHistory {
  tick: Tick;
  prior: readonly Prior[];
  losses: ReturnType<typeof drawLosses>;
  remarks: string | null;
}

// rows of each line and what is typed into them; limits of old policies stay empty as agents leave them
type Show = (each: Prior) => string;
const common: readonly (readonly [string, Show])[] = [
  ['CARRIER', (each) => each.carrierName],
  ['POLICY NUMBER', (each) => each.policyNumber],
];
const term: readonly [string, Show] = [
  'EFF-EXP DATE',
  (each) => `${shortSlashed(each.effectiveDate)} - ${shortSlashed(each.expirationDate)}`,
];
const total: readonly [string, Show] = ['TOTAL PREMIUM', (each) => whole(each.premium)];
const none = (names: string): (readonly [string, Show])[] => names.split(';').map((name) => [name, () => '']);
const priorRows: readonly (readonly [string, readonly (readonly [string, Show])[]])[] = [
  [
    'GENERAL LIABILITY',
    [
      ...common,
      ...none('POLICY TYPE;RETRO DATE'),
      term,
      ...none(
        'GENERAL AGGREGATE;PRODUCTS COMP/OP AGG;PERSONAL & ADV INJ;EACH OCCURRENCE;FIRE DAMAGE;MEDICAL EXPENSE;MODIFICATION FACTOR',
      ),
      total,
    ],
  ],
  [
    'AUTOMOBILE LIABILITY',
    [
      ...common,
      ...none('POLICY TYPE'),
      term,
      ...none(
        'COMBINED SINGLE LIMIT;BODILY INJURY EA PERSON;BODILY INJURY EA ACCIDENT;PROPERTY DAMAGE;MODIFICATION FACTOR',
      ),
      total,
    ],
  ],
  [
    'PROPERTY',
    [...common, ...none('POLICY TYPE'), term, ...none('BUILDING AMT;PERS PROP AMT;MODIFICATION FACTOR'), total],
  ],
  ['OTHER', [...common, ...none('POLICY TYPE'), term, ...none('LIMIT'), total]],
];

/** Prior carriers, losses, remarks, notices and signatures. */
export function earlyHistory({ prior, losses, remarks, tick }: EarlyHistory): Html {
  const years = [...new Set(prior.map(({ year }) => year))];
  const columnsOf = [0, 1, 2, 3].map((i) => years[i]);
  const heads = columnsOf.map((year) => html`<th style="width:18.5%">YEAR: ${value(year)}</th>`);
  const bodies = priorRows.map(([line, rows]) =>
    rows.map(
      ([caption, show], at) =>
        html`<tr>${at === 0 ? html`<td class="c" rowspan="${rows.length}" style="width:10%;vertical-align:middle;text-align:center">${line}</td>` : ''}<td class="c" style="width:16%">${caption}</td>${columnsOf.map(
          (year) => {
            const each = prior.find((one) => one.year === year && one.line === line);
            return html`<td>${each === undefined ? '' : show(each)}</td>`;
          },
        )}</tr>`,
    ),
  );
  return html`${bar('PRIOR CARRIER INFORMATION')}<table class="f"><tr><th style="width:10%">LINE</th><th style="width:16%">CATEGORY</th>${heads}</tr>${bodies}</table>
${bar('LOSS HISTORY')}${row(cell(80, 'ENTER ALL CLAIMS OR OCCURRENCES THAT MAY GIVE RISE TO CLAIMS FOR THE PRIOR 5 YEARS (3 YEARS IN KS & NY)'), cell(20, tick(losses.length === 0, 'CHK HERE IF NONE'), tick(false, 'SEE ATTACHED LOSS SUMMARY')))}${grid(
  [
    { caption: lines('DATE OF', 'OCCURRENCE'), width: 10 },
    { caption: 'LINE', width: 8 },
    { caption: 'TYPE/DESCRIPTION OF OCCURRENCE OR CLAIM', width: 36 },
    { caption: lines('DATE OF', 'CLAIM'), width: 10 },
    { caption: lines('AMOUNT', 'PAID'), width: 12, isNumber: true },
    { caption: lines('AMOUNT', 'RESERVED'), width: 12, isNumber: true },
    { caption: 'CLAIM STATUS', width: 12 },
  ],
  [...losses, ...Array.from({ length: 3 - losses.length }, () => undefined)].map((each) => [
    each && slashed(each.occurrenceDate),
    each?.line,
    each?.description,
    each && slashed(each.claimDate),
    each && whole(each.amountPaid),
    each && whole(each.amountReserved),
    html`<span style="font:5pt 'Liberation Sans'">${tick(each?.isOpen === true, 'OPEN')}${tick(each?.isOpen === false, 'CLSD')}</span>`,
  ]),
)}${row(html`<div style="flex:1;min-height:40pt">REMARKS (NOTE: FIDELITY REQUIRES A FIVE YEAR LOSS HISTORY)<br>${value(remarks)}</div>`)}
<div class="lg">NOTICE OF INSURANCE INFORMATION PRACTICES: PERSONAL INFORMATION ABOUT YOU MAY BE COLLECTED FROM PERSONS OTHER THAN YOU IN CONNECTION WITH THIS APPLICATION FOR INSURANCE AND SUBSEQUENT RENEWALS. SUCH INFORMATION AS WELL AS OTHER PERSONAL AND PRIVILEGED INFORMATION COLLECTED BY US OR OUR AGENTS MAY IN CERTAIN CIRCUMSTANCES BE DISCLOSED TO THIRD PARTIES. YOU HAVE THE RIGHT TO REVIEW YOUR PERSONAL INFORMATION IN OUR FILES AND CAN REQUEST CORRECTION OF ANY INACCURACIES.</div><div class="lg">ANY PERSON WHO KNOWINGLY AND WITH INTENT TO DEFRAUD ANY INSURANCE COMPANY OR ANOTHER PERSON FILES AN APPLICATION FOR INSURANCE OR STATEMENT OF CLAIM CONTAINING ANY MATERIALLY FALSE INFORMATION, OR CONCEALS FOR THE PURPOSE OF MISLEADING INFORMATION CONCERNING ANY FACT MATERIAL THERETO, COMMITS A FRAUDULENT INSURANCE ACT, WHICH IS A CRIME AND SUBJECTS THE PERSON TO CRIMINAL AND [NY: SUBSTANTIAL] CIVIL PENALTIES. (Not applicable in CO, FL, HI, MA, NE, OH, OK, OR, or VT; in DC, LA, ME, TN and VA, insurance benefits may also be denied)</div>
${row(box(40, "APPLICANT'S SIGNATURE"), box(12, 'DATE'), box(30, "PRODUCER'S SIGNATURE", ''), box(18, 'NATIONAL PRODUCER NUMBER'))}`;
}

// The last page of the applicant information section since 2009: prior carriers by year and line, and losses.
import { slashed } from '../kit/dates.ts';
import { type Html, html } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { fraud } from './acord-125-words.ts';
import { bar, box, cell, grid, inline, lines, row, type Tick, value } from './captioned-boxes.ts';
import type { Business, drawLosses, Prior } from './commercial-facts.ts';

type Loss = ReturnType<typeof drawLosses>[number];

export interface History {
  f: Business;
  tick: Tick;
  prior: readonly Prior[];
  /** Lines of prior carriers that have a column. */
  priorColumns: readonly string[];
  losses: readonly Loss[];
}

type Policy = Omit<Prior, 'relation'>;

/** Rows of a year and what is typed into them. */
export const priorRows = [
  ['CARRIER', (each: Policy) => each.carrierName],
  ['POLICY NUMBER', (each: Policy) => each.policyNumber],
  ['PREMIUM', (each: Policy) => `$ ${whole(each.premium)}`],
  ['EFFECTIVE DATE', (each: Policy) => slashed(each.effectiveDate)],
  ['EXPIRATION DATE', (each: Policy) => slashed(each.expirationDate)],
] as const;

/** Captions of the losses in forms that set each in one line. */
export const lossCaptions =
  'DATE OF OCCURRENCE;LINE;TYPE / DESCRIPTION OF OCCURRENCE OR CLAIM;DATE OF CLAIM;AMOUNT PAID;AMOUNT RESERVED;SUBRO- GATION Y/N;CLAIM OPEN Y/N';

/** What is typed into the line of a loss. */
export const lossCells = (each: Loss, amount: (given: number) => string = whole): readonly string[] => [
  slashed(each.occurrenceDate),
  each.line,
  each.description,
  slashed(each.claimDate),
  amount(each.amountPaid),
  amount(each.amountReserved),
  'N',
  each.isOpen ? 'Y' : 'N',
];

/** The last page: prior carriers by year and line, losses, signatures. */
export function history({ prior, priorColumns, losses, f, tick }: History): Html {
  const years = [...new Set(prior.map(({ year }) => year))];
  const all = ['GENERAL LIABILITY', 'AUTOMOBILE', 'PROPERTY', 'OTHER'];
  const blocks = [...years, ...Array.from({ length: Math.max(0, 3 - years.length) }, () => undefined)];
  const head = html`<tr><th style="width:7%">YEAR</th><th style="width:13%">CATEGORY</th>${all.map((name) => html`<th style="width:20%">${name === 'OTHER' ? html`OTHER: ${value(priorColumns.find((each) => !all.includes(each)))}` : name}</th>`)}</tr>`;
  const rowOf = (year: number | undefined, at: number): Html => {
    const [caption, show] = priorRows[at] ?? priorRows[0];
    const cells = all.map((name) => {
      const line = name === 'OTHER' ? priorColumns.find((each) => !all.includes(each)) : name;
      const each = prior.find((one) => one.year === year && one.line === line);
      return html`<td>${each === undefined ? (caption === 'PREMIUM' ? '$' : '') : show(each)}</td>`;
    });
    return html`<tr>${at === 0 ? html`<td rowspan="5" style="vertical-align:middle;text-align:center">${year}</td>` : ''}<td class="c">${caption}</td>${cells}</tr>`;
  };
  return html`${bar('PRIOR CARRIER INFORMATION')}<table class="f">${head}${blocks.map((year) => priorRows.map((_, at) => rowOf(year, at)))}</table>
${bar('LOSS HISTORY', html`${tick(losses.length === 0, 'Check if none')} (Attach Loss Summary for Additional Loss Information)`)}${row(cell(78, 'ENTER ALL CLAIMS OR LOSSES (REGARDLESS OF FAULT AND WHETHER OR NOT INSURED) OR OCCURRENCES THAT MAY GIVE RISE TO CLAIMS FOR THE LAST ', value(5), ' YEARS'), inline(22, 'TOTAL LOSSES: $'))}${grid(
  [
    { caption: lines('DATE OF', 'OCCURRENCE'), width: 10 },
    { caption: 'LINE', width: 8 },
    { caption: 'TYPE / DESCRIPTION OF OCCURRENCE OR CLAIM', width: 34 },
    { caption: lines('DATE', 'OF CLAIM'), width: 10 },
    { caption: lines('AMOUNT', 'PAID'), width: 12, isNumber: true },
    { caption: lines('AMOUNT', 'RESERVED'), width: 12, isNumber: true },
    { caption: lines('SUBRO-', 'GATION', 'Y / N'), width: 6 },
    { caption: lines('CLAIM', 'OPEN', 'Y / N'), width: 6 },
  ],
  losses.map((each) => lossCells(each)),
  5,
)}
${bar('SIGNATURE')}<div class="lg">Copy of the Notice of Information Practices (Privacy) has been given to the applicant. (Not required in all states, contact your agent or broker for your state's requirements.)</div><div class="lg">PERSONAL INFORMATION ABOUT YOU, INCLUDING INFORMATION FROM A CREDIT OR OTHER INVESTIGATIVE REPORT, MAY BE COLLECTED FROM PERSONS OTHER THAN YOU IN CONNECTION WITH THIS APPLICATION FOR INSURANCE AND SUBSEQUENT AMENDMENTS AND RENEWALS. SUCH INFORMATION AS WELL AS OTHER PERSONAL AND PRIVILEGED INFORMATION COLLECTED BY US OR OUR AGENTS MAY IN CERTAIN CIRCUMSTANCES BE DISCLOSED TO THIRD PARTIES WITHOUT YOUR AUTHORIZATION. CREDIT SCORING INFORMATION MAY BE USED TO HELP DETERMINE EITHER YOUR ELIGIBILITY FOR INSURANCE OR THE PREMIUM YOU WILL BE CHARGED.</div>${fraud}
${row(box(45, "PRODUCER'S SIGNATURE"), box(30, "PRODUCER'S NAME (Please Print)", f.signer), box(25, 'STATE PRODUCER LICENSE NO (Required in Florida)'))}${row(box(45, "APPLICANT'S SIGNATURE"), box(30, 'DATE'), box(25, 'NATIONAL PRODUCER NUMBER'))}`;
}

// The rating page of the workers compensation application, one for each state.
import { type Html, html, type Piece } from '../kit/html.ts';
import { bar, box, cell, column, columns, customerLine, grid, inline, lines, row, value } from './captioned-boxes.ts';
import type { Employer } from './workers-comp-facts.ts';

export interface Rated {
  f: Employer;
  /** Amounts as the system types them, with or without cents. */
  money: (amount: number) => string;
  /** Remarks of the first rating page, when they are filled in. */
  remark: string | null;
}

interface Classification {
  locationNumber: number;
  classCode: string;
  description: string;
  fullTimeEmployees: number | null;
  partTimeEmployees: number | null;
  payroll: number;
  rate: number;
  premium: number;
}

/** What is typed for a class of workers: all columns of the form but the state. */
export const ratingCells = (each: Classification, money: (amount: number) => string): readonly Piece[] => [
  each.locationNumber,
  each.classCode,
  '',
  each.description,
  each.fullTimeEmployees,
  each.partTimeEmployees,
  '',
  '',
  money(each.payroll),
  each.rate.toFixed(2),
  money(each.premium),
];

export const shown = (amount: number | null, money: Rated['money']): string => (amount === null ? '' : money(amount));

const steps =
  'TOTAL;INCREASED LIMITS;DEDUCTIBLE *;;EXPERIENCE OR MERIT MODIFICATION;;ASSIGNED RISK SURCHARGE *;ARAP *;SCHEDULE RATING *;CCPAP;STANDARD PREMIUM;PREMIUM DISCOUNT;EXPENSE CONSTANT;TAXES / ASSESSMENTS *;;'.split(
    ';',
  );

/** The rating page of one state. */
export function rating(s: Rated, state: string, at: number): Html {
  const { f, money } = s;
  const rows = f.label.classifications.filter((each) => each.state === state);
  const manual = rows.reduce((so, { premium }) => so + premium, 0);
  const factored = Math.round(manual * (f.label.experienceModification ?? 1));
  const premiumRow = (name: string): Html => {
    const isModification = name.startsWith('EXPERIENCE');
    const factor = isModification ? f.label.experienceModification?.toFixed(2) : '';
    const amount =
      name === 'TOTAL'
        ? manual
        : isModification && factor !== undefined
          ? factored
          : name === 'STANDARD PREMIUM'
            ? factored
            : null;
    return row(
      cell(52, name),
      cell(20, name === 'TOTAL' || name.startsWith('EXPENSE') ? 'N / A' : value(factor)),
      cell(28, '$ ', value(shown(amount, money))),
    );
  };
  return html`${customerLine(f.label.agencyCustomerId)}${row(cell(30, html`<b>STATE RATING SHEET #</b> `, value(at + 1), html` <b>OF</b> `, value(f.states.length), html` <b>SHEETS</b>`), cell(70, html`<b>STATE RATING WORKSHEET</b> &nbsp; FOR MULTIPLE STATES, ATTACH AN ADDITIONAL PAGE 2 OF THIS FORM`))}
${bar('RATING INFORMATION - STATE:', value(state))}${grid(
  [
    { caption: 'LOC #', width: 5 },
    { caption: 'CLASS CODE', width: 8 },
    { caption: lines('DESCR', 'CODE'), width: 6 },
    { caption: 'CATEGORIES, DUTIES, CLASSIFICATIONS', width: 28 },
    { caption: html`# EMPLOYEES<br>FULL TIME`, width: 7 },
    { caption: html`# EMPLOYEES<br>PART TIME`, width: 7 },
    { caption: 'SIC', width: 6 },
    { caption: 'NAICS', width: 7 },
    { caption: lines('ESTIMATED ANNUAL', 'REMUNERATION/', 'PAYROLL'), width: 11, isNumber: true },
    { caption: 'RATE', width: 6, isNumber: true },
    { caption: lines('ESTIMATED', 'ANNUAL MANUAL', 'PREMIUM'), width: 9, isNumber: true },
  ],
  rows.map((each) => ratingCells(each, money)),
  12,
)}${bar('PREMIUM')}${columns(column(50, row(inline(52, 'STATE:', state), cell(20, 'FACTOR'), cell(28, 'FACTORED PREMIUM')), steps.slice(0, 8).map(premiumRow)), column(50, row(cell(52), cell(20, 'FACTOR'), cell(28, 'FACTORED PREMIUM')), steps.slice(8).map(premiumRow)))}${row(box(1, 'TOTAL ESTIMATED ANNUAL PREMIUM', '$'), box(1, 'MINIMUM PREMIUM', '$'), box(1, 'DEPOSIT PREMIUM', '$'))}<div>* N / A in Wisconsin</div>
${bar('REMARKS', '(ACORD 101, Additional Remarks Schedule, may be attached if more space is required)')}${row(html`<div style="flex:1;min-height:70pt">${value(at === 0 ? s.remark : '')}</div>`)}`;
}

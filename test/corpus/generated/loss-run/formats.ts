import * as dates from '../../kit/dates.ts';
import { cents, dollarsAndCents, whole, wholeDollars } from '../../kit/money.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown } from '../../kit/shown.ts';
import type { Report } from './facts.ts';

/** How a report prints its values; each function also says what the label has. */
export interface Formats {
  date: (iso: string | null) => Shown;
  /** Dates at the head of the report are often written another way than those in its tables. */
  headDate: (iso: string) => Shown;
  money: (amount: number) => Shown;
  /** A recovery: positive in the label, however it is printed. */
  credit: (amount: number) => Shown;
  /** A person, `First Last`. */
  person: (name: string) => Shown;
  text: (text: string) => Shown;
  status: (status: 'open' | 'closed' | 'reopened') => Shown;
  /** What the codes of `status` mean, when they do not say it themselves; must be printed. */
  statusLegend: string | null;
  heading: (text: string) => string;
}

const dateForms = {
  slashed: dates.slashed,
  bare: dates.bare,
  shortSlashed: dates.shortSlashed,
  shortBare: dates.shortBare,
  dashed: dates.dashed,
  shortDashed: dates.shortDashed,
  dayFirst: dates.dayFirst,
  spaced: dates.spaced,
  abbreviated: dates.abbreviated,
  compact: dates.compact,
  iso: (iso: string) => iso,
};
const tableForms: Record<keyof typeof dateForms, number> = {
  slashed: 9,
  bare: 4,
  shortSlashed: 5,
  shortBare: 1,
  dashed: 1,
  shortDashed: 1,
  dayFirst: 1,
  spaced: 0.5,
  abbreviated: 0.7,
  compact: 0.4,
  iso: 1,
};
const moneyForms = { cents, dollarsAndCents, whole, wholeDollars };
const zeros = { digits: 8, blank: 1.5, dash: 1.5, dollarDash: 0.5, bareZero: 1 };
const statuses = {
  words: ['Open', 'Closed', 'Reopened'],
  upper: ['OPEN', 'CLOSED', 'REOPENED'],
  letters: ['O', 'C', 'R'],
  short: ['Op', 'Cl', 'Re'],
  reopen: ['Open', 'Closed', 'Reopen'],
  codes: ['1', '2', '3'],
  otherCodes: ['A', 'F', 'X'],
};

export function drawFormats(recipe: Recipe, report: Pick<Report, 'wholeDollars'>): Formats {
  const date = dateForms[recipe.draw('date form', tableForms)];
  const headDate = recipe.chance('head dates written out', 0.2) ? dates.written : date;
  const noDate = recipe.pick('no date', ['', '', '', '-', 'N/A', '00/00/0000', '--']);
  const isUpper = recipe.chance('upper case', 0.25);
  const text = (value: string): Shown => plain(isUpper ? value.toUpperCase() : value);
  return {
    date: (iso) => (iso === null ? { text: noDate, value: null } : { text: date(iso), value: iso }),
    headDate: (iso) => ({ text: headDate(iso), value: iso }),
    ...drawMoney(recipe, report.wholeDollars),
    person: drawPerson(recipe, isUpper),
    text,
    ...drawStatus(recipe),
    heading: drawHeading(recipe),
  };
}

function drawMoney(recipe: Recipe, isWhole: boolean): Pick<Formats, 'money' | 'credit'> {
  const name = isWhole
    ? recipe.draw('money form', { whole: 5, wholeDollars: 4, cents: 2, dollarsAndCents: 1 })
    : recipe.draw('money form', { cents: 4, dollarsAndCents: 4 });
  const form = moneyForms[name];
  const zero = recipe.draw('zero', zeros);
  const nothing: Record<keyof typeof zeros, Shown> = {
    digits: { text: form(0), value: 0 },
    blank: { text: '', value: null },
    // accounting formats of spreadsheets print a dash for zero
    dash: { text: '-', value: null, accept: [0] },
    dollarDash: { text: '$ -', value: null, accept: [0] },
    bareZero: { text: '0', value: 0 },
  };
  const sign = recipe.draw('recoveries', { positive: 5, parentheses: 2, minus: 1, behind: 1, credit: 0.7 });
  const signed = (amount: number): string => {
    if (sign === 'parentheses') return `(${form(amount)})`;
    if (sign === 'minus') return `-${form(amount)}`;
    if (sign === 'behind') return `${form(amount)}-`;
    return sign === 'credit' ? `${form(amount)}CR` : form(amount);
  };
  return {
    money: (amount) => (amount === 0 ? nothing[zero] : { text: form(amount), value: amount }),
    credit: (amount) => (amount === 0 ? nothing[zero] : { text: signed(amount), value: amount }),
  };
}

function drawPerson(recipe: Recipe, isUpper: boolean): Formats['person'] {
  const order = recipe.draw('persons', { firstLast: 4, lastFirst: 5, lastFirstTight: 1, initial: 1 });
  return (name) => {
    const [first = '', last = ''] = name.split(' ');
    const forms = {
      firstLast: name,
      lastFirst: `${last}, ${first}`,
      lastFirstTight: `${last},${first}`,
      initial: `${first.slice(0, 1)}. ${last}`,
    };
    const shown = forms[order];
    return plain(isUpper ? shown.toUpperCase() : shown);
  };
}

function drawStatus(recipe: Recipe): Pick<Formats, 'status' | 'statusLegend'> {
  const name = recipe.draw('status form', {
    words: 5,
    upper: 2,
    letters: 4,
    short: 1,
    reopen: 1,
    codes: 0.6,
    otherCodes: 0.4,
  });
  const [open = '', closed = '', reopened = ''] = statuses[name];
  const texts = { open, closed, reopened };
  const isCode = name === 'codes' || name === 'otherCodes';
  return {
    status: (status) => ({ text: texts[status], value: status }),
    statusLegend: isCode ? `${open} = Open, ${closed} = Closed, ${reopened} = Reopened` : null,
  };
}

function drawHeading(recipe: Recipe): Formats['heading'] {
  const headCase = recipe.draw('heading case', { written: 6, upper: 4, lower: 0.3 });
  if (headCase === 'upper') return (text) => text.toUpperCase();
  return headCase === 'lower' ? (text) => text.toLowerCase() : (text) => text;
}

import {
  abbreviated,
  addDays,
  addYears,
  bare,
  dashed,
  dayFirst,
  shortBare,
  shortSlashed,
  slashed,
  written,
} from '../../kit/dates.ts';
import { addKinds, type ClaimFacts, kinds, makeTerms } from '../../kit/loss-facts.ts';
import type { Line } from '../../kit/loss-words.ts';
import { cents, dollarsAndCents, whole, wholeDollars } from '../../kit/money.ts';
import { agency, carrier, company, numbered, stateOf } from '../../kit/names.ts';
import type { Random } from '../../kit/random.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { statuses, wordingKey } from './words.ts';

export type Measure = 'paid' | 'reserve' | 'incurred';
export type Kind = 'loss' | 'medical' | 'expense' | 'total';

export interface Policy {
  number: string;
  line: Line;
  lineName: string;
  effectiveDate: string;
  expirationDate: string;
  claims: ClaimFacts[];
}

/** What one printing house does everywhere in a document: wordings, notations, and the facts of one report. */
export interface House {
  recipe: Recipe;
  /** Of facts and small matters. */
  random: Random;
  /** One of the items, noted in the recipe by its place in the list. */
  choose: <Item>(name: string, items: readonly Item[]) => Item;
  line: Line;
  carrier: string;
  insured: string;
  agency: string;
  reportDate: string;
  valuationDate: string;
  policies: Policy[];
  measures: readonly Measure[];
  kinds: readonly Kind[];
  /** Incurred is less recoveries. */
  isNet: boolean;
  showsRecovery: boolean;
  showsOpen: boolean;
  /** The wording of a field, the same on every use. */
  caption: (key: string) => string;
  date: (iso: string) => string;
  money: (amount: number) => { text: string; isZeroMark: boolean };
  status: (status: ClaimFacts['status']) => string;
  claimant: (name: string) => string;
  /** Descriptions and names of values in the house's letters. */
  text: (value: string) => string;
}

export interface Wanted {
  lines?: readonly Line[];
  /** Number of claims of each term, the oldest first. */
  counts?: readonly number[] | undefined;
  /** Not a document that can have hundreds of claims. */
  isShort?: boolean;
  /** Several policies at the same time, one line each. */
  severalLines?: boolean;
  dates?: readonly ((iso: string) => string)[];
}

const dateForms = [
  slashed,
  slashed,
  bare,
  shortSlashed,
  shortBare,
  dashed,
  dayFirst,
  abbreviated,
  (iso: string) => iso,
];
const numberForms =
  '####-##-######;@@#######;##-######-##;###-@@-#####;########;@ ######;##@######;@###-#####-##;####/######;CLM-#######;######-@@-##;## ### ####;@@@##-####'.split(
    ';',
  );
const policyForms =
  '@@@ #######;@@-####-####;#######-##;@@# ### ###;@@########;##-@@@-######-#;@@@@####### ##;####### @@'.split(';');
const lineKey = { workers: 'workersName', liability: 'liabilityName', auto: 'autoName', property: 'propertyName' };

export function drawHouse(recipe: Recipe, wanted: Wanted = {}): House {
  const random = recipe.facts('report');
  const choose = chooser(recipe);
  const { lines = ['workers', 'liability', 'auto', 'property'] } = wanted;
  const letters = choose('letters of captions', [asIs, asIs, asIs, asIs, upper]);
  const caption = (key: string): string => letters(recipe.word(wordingKey(key)));
  const text = choose('letters of values', [asIs, asIs, asIs, upper]);
  // a report on several lines names claimants, not employees
  const line = wanted.severalLines === true ? 'liability' : recipe.pick('line', lines);
  const kindsShown = kindsOf(choose, line);
  const isWhole = recipe.chance('whole dollars', 0.25);
  const asOf = addDays('2014-06-01', random.int(0, 4200));
  const reportDate = addDays(asOf, random.pick([0, 0, 1, 3, 8, 17]));
  const form = random.pick(numberForms);
  const policies = drawPolicies(random, {
    ...wanted,
    counts: recipe.long && wanted.isShort !== true ? [60, 85, 40] : wanted.counts,
    lines,
    line,
    asOf,
    form,
    isWhole,
    caption,
    choose,
  });
  const date = choose('dates', wanted.dates ?? dateForms);
  const words = choose('status words', statuses);
  const statusText = new Map([
    ['open', words[0]],
    ['closed', words[1]],
    ['reopened', words[2]],
  ]);
  const isGross = ['incurred', 'incurred.total'].some((key) => caption(key).toLowerCase().includes('gross'));
  const isNet = recipe.chance('net incurred', 0.2);
  for (const claim of policies.flatMap((policy) => policy.claims)) settle(claim, kindsShown, isWhole);
  const lastFirst = recipe.chance('last name first', 0.35);
  return {
    recipe,
    random,
    choose,
    line,
    carrier: carrier(random),
    insured: random.chance(0.3) ? company(random).toUpperCase() : company(random),
    agency: agency(random),
    reportDate,
    valuationDate: asOf,
    policies,
    measures: choose('measures', [
      ['paid', 'reserve', 'incurred'],
      ['paid', 'reserve', 'incurred'],
      ['paid', 'reserve', 'incurred'],
      ['paid', 'incurred'],
      ['incurred', 'paid', 'reserve'],
      ['reserve', 'paid', 'incurred'],
    ]),
    kinds: kindsShown,
    isNet: isNet && kindsShown.length === 1 && !isGross,
    showsRecovery: recipe.chance('recoveries', 0.35),
    showsOpen: recipe.chance('open claims', 0.5),
    caption,
    date,
    money: moneyForm(choose, isWhole),
    status: (status) => statusText.get(status) ?? '',
    claimant: (name) => text(lastFirst ? name.split(' ').reverse().join(', ') : name),
    text,
  };
}

/** Picks from lists of anything; the recipe notes which. */
const chooser =
  (recipe: Recipe): House['choose'] =>
  <Item>(name: string, items: readonly Item[]): Item =>
    // an item may be undefined, so the index decides alone
    items[recipe.int(name, 0, items.length - 1)] as Item;

const asIs = (text: string): string => text;
const upper = (text: string): string => text.toUpperCase();

function kindsOf(choose: House['choose'], line: Line): readonly Kind[] {
  const whole: readonly (readonly Kind[])[] =
    line === 'workers'
      ? [
          ['loss', 'medical', 'expense', 'total'],
          ['loss', 'medical', 'expense'],
          ['medical', 'loss', 'expense', 'total'],
        ]
      : [
          ['loss', 'expense', 'total'],
          ['loss', 'expense'],
          ['loss', 'medical', 'expense', 'total'],
        ];
  return choose('kinds', [...whole, ['total']]);
}

/** What the report does not tell apart is part of the loss; whole dollars stay whole. */
function settle(claim: ClaimFacts, shown: readonly Kind[], isWhole: boolean): void {
  if (isWhole) claim.recovered = Math.round(claim.recovered);
  if (shown.includes('medical')) return;
  for (const measure of ['paid', 'reserve'] as const) {
    const { loss, medical, expense } = claim[measure];
    claim[measure] = kinds(Math.round((loss + medical) * 100) / 100, 0, expense);
  }
  claim.incurred = addKinds([claim.paid, claim.reserve]);
}

function moneyForm(choose: House['choose'], isWhole: boolean): House['money'] {
  const form = choose(
    'money',
    isWhole ? [whole, wholeDollars, whole] : [cents, dollarsAndCents, dollarsAndCents, cents],
  );
  const zero = choose('zero', ['', '', '', '', isWhole ? '0' : '.00', '-', 'blank']);
  return (amount) => {
    if (amount !== 0 || zero === '') return { text: form(amount), isZeroMark: false };
    if (zero === '-' || zero === 'blank') return { text: zero === '-' ? '-' : '', isZeroMark: true };
    return { text: zero, isZeroMark: false };
  };
}

interface PolicyDraw extends Wanted {
  lines: readonly Line[];
  line: Line;
  asOf: string;
  form: string;
  isWhole: boolean;
  caption: (key: string) => string;
  choose: House['choose'];
}

function drawPolicies(random: Random, draw: PolicyDraw): Policy[] {
  const { line, asOf, form, isWhole, caption } = draw;
  const state = random.chance(0.5) ? stateOf(random) : undefined;
  const wanted = { numbers: form, asOf, state, wholeDollars: isWhole };
  if (draw.severalLines === true) {
    const several = random.some(draw.lines, random.int(2, 3));
    return several.flatMap((each) => {
      const first = addDays(asOf, -random.int(60, 340));
      const [term] = makeTerms(random, { ...wanted, line: each, first, counts: [random.pick([0, 1, 2, 4])] });
      const number = numbered(random, random.pick(policyForms));
      return term === undefined ? [] : [{ ...term, number, line: each, lineName: caption(lineKey[each]) }];
    });
  }
  const counts =
    draw.counts ??
    draw.choose('claims by term', [[1], [3], [0, 2], [2, 0, 3], [1, 2, 0, 2], [0, 0, 1], [5], [4, 6], [2, 1]]);
  const first = addDays(addYears(asOf, 1 - counts.length), -random.int(50, 330));
  const base = numbered(random, random.pick(policyForms));
  const isRenumbered = random.chance(0.6);
  const terms = makeTerms(random, { ...wanted, line, first, counts }).map((term, index) => ({
    ...term,
    number: isRenumbered ? `${base}-${String(index + 1).padStart(2, '0')}` : base,
    line,
    lineName: caption(lineKey[line]),
  }));
  return random.chance(0.5) ? terms.reverse() : terms;
}

/** Dates in words, for letters. */
export const writtenDates = [written, written, abbreviated, slashed];

import { html, type Html } from '../../kit/html.ts';
import type { Deductible, HomeFacts, Interest } from './home-facts.ts';
import type { House } from './house.ts';
import { drawPanelKind, note, type Pair, panel, title } from './panels.ts';
import { type Cell, type Column, type Row, table } from './tables.ts';

/** A block and what it says, in the label's fields. */
export interface Block {
  html: Html | null;
  label: Record<string, unknown>;
  accept?: Record<string, unknown[]>;
}

const CONSTRUCTIONS = ['Frame', 'Masonry', 'Brick Veneer', 'Masonry Veneer', 'Stucco', 'Vinyl Siding', 'Superior'];
const ROOFS = [
  'Composition Shingle',
  'Asphalt Shingles',
  'Metal',
  'Tile',
  'Wood Shake',
  'Architectural Shingle',
  'Slate',
];
const OCCUPANCIES = ['Owner Occupied', 'Owner', 'Primary Residence', 'Owner - Primary', 'Secondary'];
const FORMS: readonly (readonly [string, string])[] = [
  ['HO-3', 'HO-3'],
  ['HO 3', 'HO-3'],
  ['HO3', 'HO-3'],
  ['Special Form (HO-3)', 'HO-3'],
  ['HO-5', 'HO-5'],
  ['HO-3 Special Form', 'HO-3'],
  ['HO 5', 'HO-5'],
];

/** Facts about the building, as many as the house prints. */
export function ratingBlock(house: House, { home }: HomeFacts): Block {
  const { random, recipe } = house;
  const protection = random.pick(['3', '04', '5', '9', '8B', '2', '10']);
  const [construction, roof, occupancy] = [
    house.value(random.pick(CONSTRUCTIONS)),
    house.value(random.pick(ROOFS)),
    house.value(random.pick(OCCUPANCIES)),
  ];
  const [formText, form] = random.pick(FORMS);
  const facts: { word: string; text: string; label: Record<string, unknown> }[] = [
    { word: 'yearBuilt', text: String(home.yearBuilt), label: { yearBuilt: home.yearBuilt } },
    {
      word: 'squareFeet',
      text: random.chance(0.5) ? home.squareFeet.toLocaleString('en-US') : String(home.squareFeet),
      label: { squareFeet: home.squareFeet },
    },
    { word: 'stories', text: String(home.stories), label: { numberOfStories: home.stories } },
    { word: 'construction', text: construction, label: { constructionType: construction } },
    { word: 'roof', text: roof, label: { roofType: roof } },
    { word: 'protection', text: protection, label: { protectionClass: protection } },
    { word: 'occupancy', text: occupancy, label: { occupancy } },
    { word: 'form', text: formText, label: { policyForm: form } },
  ];
  const noise = [
    { word: 'families', text: random.pick(['1', '1 Family', '2']), label: {} },
    { word: 'territory', text: random.digits(random.int(2, 3)), label: {} },
    { word: 'hydrant', text: random.pick(['Within 1,000 ft', '1000 FT OR LESS', 'Yes']), label: {} },
    { word: 'roofYear', text: String(random.int(home.yearBuilt, 2023)), label: {} },
  ];
  const count = recipe.int('building facts', 0, 8);
  const shown = random.some(
    [...random.some(facts, count), ...random.some(noise, count === 0 ? 0 : random.int(0, 3))],
    12,
  );
  if (shown.length === 0) return { html: null, label: {} };
  const pairs = shown.map(({ word, text }): Pair => ({ caption: house.word(word), value: text }));
  return {
    html: html`${title(house, 'ratingTitle')}${panel(house, pairs)}`,
    label: Object.assign({}, ...shown.map(({ label }) => label)) as Record<string, unknown>,
  };
}

/** A percentage with the amount that it comes to, in one of the usual notations. */
function percentText(house: House, { amount, percent }: Deductible): string {
  const of = house.word('percentOf');
  if (percent === null) return amount === null ? '' : house.limit(amount);
  if (amount === null) return house.recipe.chance('percent of what', 0.5) ? `${percent}% ${of}` : `${percent}%`;
  const printed = house.limit(amount);
  const shape = house.recipe.int('percent notation', 0, 4);
  return (
    [
      `${percent}% - ${printed}`,
      `${percent}% (${printed})`,
      `${printed} (${percent}% ${of})`,
      `${percent}% ${of} = ${printed}`,
      `${printed} / ${percent}%`,
    ][shape] ?? ''
  );
}

/** The deductibles: a table, pairs, or lines of text. */
export function deductiblesBlock(house: House, { deductibles }: HomeFacts): Block {
  const { recipe, random } = house;
  const label = { deductibles };
  const shape = recipe.draw('deductibles shape', { pairs: 4, table: 3, lines: 2 });
  const perilOf = ({ peril }: Deductible): string => peril ?? house.word('deductible');
  if (deductibles.length === 1 || shape === 'pairs') {
    const pairs = deductibles.map(
      (each): Pair => ({
        caption:
          deductibles.length === 1 && each.peril !== null
            ? `${house.word('deductible')} - ${each.peril}`
            : perilOf(each),
        value: percentText(house, each),
      }),
    );
    return {
      html: html`${deductibles.length === 1 ? null : title(house, 'deductiblesTitle')}${panel(house, pairs)}`,
      label,
    };
  }
  if (shape === 'lines')
    return {
      html: html`${title(house, 'deductiblesTitle')}${deductibles.map((each) => note(house, `${perilOf(each)}: ${percentText(house, each)}`))}`,
      label,
    };
  const hasColumns = recipe.chance('percent column', 0.5);
  const columns: Column[] = [
    { head: random.pick(['Peril', 'Type of Loss', 'Applies To', 'Loss', 'Description']) },
    ...(hasColumns ? [{ head: random.pick(['Percent', '%', 'Pct.']), isRight: true }] : []),
    { head: random.pick(['Deductible', 'Amount', 'Deductible Amount']), isRight: true },
  ];
  const cells = (each: Deductible): Cell[] =>
    hasColumns
      ? [each.percent === null ? '' : `${each.percent}%`, each.amount === null ? house.blank : house.limit(each.amount)]
      : [percentText(house, each)];
  return {
    html: html`${title(house, 'deductiblesTitle')}${table(house, { columns, rows: deductibles.map((each) => ({ cells: [perilOf(each), ...cells(each)] })) })}`,
    label,
  };
}

/** Mortgagees and other interests; the address is a line or several, in a cell of its own or below the name. */
export function interestsBlock(house: House, { interests }: Pick<HomeFacts, 'interests'>): Block {
  if (interests.length === 0) return { html: null, label: {} };
  const { recipe, random } = house;
  const hasKind = recipe.chance('kind of interest', 0.7);
  const suffix = recipe.chance('successors', 0.3) ? random.pick([' ISAOA', ' ISAOA/ATIMA', ', ISAOA']) : '';
  const nameLine = ({ name }: Interest): string => `${name}${suffix}`;
  const loanCaption = house.caption(house.word('loan'));
  const shape = recipe.draw('interests shape', { table: 3, panels: 3, lines: 2 });
  const hasOwnColumn = recipe.chance('address column', 0.5);
  const row = (each: Interest): Row => ({
    cells: [
      ...(hasKind ? [each.interest] : []),
      ...(hasOwnColumn ? [nameLine(each), each.address] : [[nameLine(each), ...each.address]]),
      each.loan ?? '',
    ],
  });
  const columns: Column[] = [
    ...(hasKind ? [{ head: house.word('interest') }] : []),
    { head: house.word('interestName') },
    ...(hasOwnColumn ? [{ head: house.word('interestAddress') }] : []),
    { head: house.word('loan') },
  ];
  const pairs = (each: Interest): Pair[] => [
    { caption: hasKind ? each.interest : house.word('interestName'), value: [nameLine(each), ...each.address] },
    ...(each.loan === null ? [] : [{ caption: house.word('loan'), value: each.loan }]),
  ];
  const lines = (each: Interest): Html =>
    note(
      house,
      [
        hasKind ? `${each.interest}:` : '',
        nameLine(each),
        ...each.address,
        each.loan === null ? '' : `${loanCaption} ${each.loan}`,
      ]
        .filter((part) => part !== '')
        .join(', ')
        .replace(':,', ':'),
    );
  const kind = random.pick(['stacked', 'left', 'boxes', drawPanelKind(house)] as const);
  const body =
    shape === 'table'
      ? table(house, { columns, rows: interests.map(row) })
      : shape === 'panels'
        ? html`${interests.map((each) => panel(house, pairs(each), kind))}`
        : html`${interests.map(lines)}`;
  return {
    html: html`${title(house, 'interestsTitle')}${body}`,
    label: {
      additionalInterests: interests.map(({ interest, name, address, loan }) => ({
        ...(hasKind && { interest }),
        name,
        address: address.join(', '),
        loanNumber: loan,
      })),
    },
    // a heading such as "Mortgagee" may be taken for the kind
    accept: hasKind
      ? {}
      : Object.fromEntries(
          interests.map((_, i) => [
            `additionalInterests[${i}].interest`,
            [house.word('interestsTitle'), house.word('interestName'), 'Mortgagee'],
          ]),
        ),
  };
}

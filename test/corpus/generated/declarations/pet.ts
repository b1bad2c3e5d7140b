import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { formsList, offers, pagesBefore, smallPrint } from './extras.ts';
import { drawFront } from './front.ts';
import { drawHouse, type House } from './house.ts';
import { beside, drawPanelKind, note, type Pair, panel, title } from './panels.ts';
import { drawPetFacts, type InsuredPet, type PetFacts } from './pet-facts.ts';
import { compose, inPairs } from './sheet.ts';
import { type Column, type Row, table } from './tables.ts';

export interface PetField {
  word: string;
  text: (pet: InsuredPet) => string;
  label: (pet: InsuredPet) => Record<string, unknown>;
  isRight?: boolean;
  isBenefit?: boolean;
}

export type PetSkeleton = (house: House, facts: PetFacts, fields: readonly PetField[]) => Html;

export function identityFields(house: House): PetField[] {
  const { random } = house;
  const names = random.pick([
    { dog: 'Dog', cat: 'Cat' },
    { dog: 'Canine', cat: 'Feline' },
  ]);
  const sexes = random.pick([
    { male: 'Male', female: 'Female' },
    { male: 'M', female: 'F' },
  ]);
  const altered = random.pick([
    ['Yes', 'No'],
    ['Y', 'N'],
  ]);
  const age = random.pick([
    (n: number): string => `${n} years old`,
    (n: number): string => `${n} yrs`,
    (n: number): string => `${n} years`,
  ]);
  const ageText = ({ years }: InsuredPet): string =>
    years === 0 ? 'Under 1 year' : years === 1 ? '1 year' : age(years);
  const isDated = random.chance(0.6);
  const all: PetField[] = [
    { word: 'species', text: ({ species }) => house.value(names[species]), label: ({ species }) => ({ species }) },
    { word: 'breed', text: ({ breed }) => breed, label: ({ breed }) => ({ breed }) },
    { word: 'petSex', text: ({ sex }) => house.value(sexes[sex]), label: ({ sex }) => ({ sex }) },
    isDated
      ? { word: 'petBorn', text: ({ born }) => house.date(born), label: ({ born }) => ({ dateOfBirth: born }) }
      : {
          word: 'petAge',
          text: (pet) => house.value(ageText(pet)),
          label: (pet) => ({ age: house.value(ageText(pet)) }),
        },
    {
      word: 'neutered',
      text: ({ neutered }) => house.value(altered[neutered ? 0 : 1] ?? ''),
      label: ({ neutered }) => ({ neutered }),
    },
    { word: 'petId', text: ({ id }) => id, label: ({ id }) => ({ petId: id }) },
  ];
  return random.some(all, random.int(2, 6));
}

export function benefitFields(house: House): PetField[] {
  const { random } = house;
  const unlimited = house.value(house.word('unlimited'));
  const share = random.pick([
    (n: number): string => `${n}%`,
    (n: number): string => `${n}%`,
    (n: number): string => `${n}% / ${100 - n}%`,
  ]);
  const fields: PetField[] = [
    {
      word: 'petDeductible',
      text: ({ deductible }) => house.limit(deductible),
      label: ({ deductible }) => ({ deductible }),
      isRight: true,
    },
    {
      word: 'reimbursement',
      text: ({ reimbursement }) => share(reimbursement),
      label: ({ reimbursement }) => ({ reimbursementPercent: reimbursement }),
      isRight: true,
    },
    {
      word: 'annualLimit',
      text: ({ limit }) => (limit === null ? unlimited : house.limit(limit)),
      label: ({ limit }) => ({ annualLimit: limit, limitText: limit === null ? unlimited : null }),
      isRight: true,
    },
  ];
  const premium: PetField = {
    word: 'petPremium',
    text: ({ premium }) => house.money(premium),
    label: ({ premium }) => ({ premium }),
    isRight: true,
  };
  const ordered = random.some(fields, 3).map((field) => ({ ...field, isBenefit: true }));
  return random.chance(0.75) ? [...ordered, { ...premium, isBenefit: true }] : ordered;
}

export const nameField: PetField = { word: 'petName', text: ({ name }) => name, label: ({ name }) => ({ name }) };
const pairsOf = (house: House, fields: readonly PetField[], pet: InsuredPet): Pair[] =>
  fields.map(({ word, text }) => ({ caption: house.word(word), value: text(pet) }));
const columnOf = (house: House, { word, isRight = false }: PetField): Column => ({ head: house.word(word), isRight });

function listing(house: House, fields: readonly PetField[], pets: readonly InsuredPet[]): Html {
  return table(house, {
    columns: fields.map((field) => columnOf(house, field)),
    rows: pets.map((pet) => ({ cells: fields.map(({ text }) => text(pet)) })),
  });
}

/** A line for each pet. */
const petRows: PetSkeleton = (house, { pets }, fields) =>
  html`${title(house, 'petsTitle')}${listing(house, [nameField, ...fields], pets)}`;

/** A table of who the pets are and another of what is paid for them. */
const twoTables: PetSkeleton = (house, { pets }, fields) => {
  const [who, what] = [
    fields.filter(({ isBenefit }) => isBenefit !== true),
    fields.filter(({ isBenefit }) => isBenefit === true),
  ];
  return html`${title(house, 'petsTitle')}${listing(house, [nameField, ...who], pets)}${title(house, 'petCoverage')}${listing(house, [nameField, ...what], pets)}`;
};

/** A column for each pet. */
const petColumns: PetSkeleton = (house, { pets }, fields) => {
  const hasNumbers = house.recipe.chance('pets by number', 0.4);
  const columns: Column[] = [
    { head: hasNumbers ? '' : house.word('petName') },
    ...pets.map(({ name }, i) => ({ head: hasNumbers ? `Pet ${i + 1}` : name })),
  ];
  const rows = [...(hasNumbers ? [nameField] : []), ...fields].map(
    ({ word, text }): Row => ({ cells: [house.caption(house.word(word)), ...pets.map(text)] }),
  );
  return html`${title(house, 'petsTitle')}${table(house, { columns, rows })}`;
};

/** A panel for each pet, one below or beside the other. */
const petPanels: PetSkeleton = (house, { pets }, fields) => {
  const kind = drawPanelKind(house);
  const hasHead = house.recipe.chance('pet names as headings', 0.5);
  const one = (pet: InsuredPet): Html =>
    html`<div class="box" style="margin-bottom:5pt">${hasHead ? note(house, pet.name) : null}${panel(house, pairsOf(house, hasHead ? fields : [nameField, ...fields], pet), kind)}</div>`;
  const isBeside = house.recipe.chance('side by side', 0.4) && pets.length < 4 && !house.isPitch;
  return html`${title(house, 'petsTitle')}${isBeside ? beside(pets.map(one)) : pets.map(one)}`;
};

export function waitingBlock(house: House, { waiting }: PetFacts): Html | null {
  if (waiting.length === 0) return null;
  const shape = house.recipe.draw('waiting shape', { table: 2, pairs: 2 });
  const body =
    shape === 'pairs'
      ? panel(
          house,
          waiting.map(({ condition, period }) => ({ caption: condition, value: period })),
          house.random.pick(['left', 'leader', 'inline']),
        )
      : table(house, {
          columns: [{ head: house.word('condition') }, { head: house.word('period') }],
          rows: waiting.map(({ condition, period }) => ({ cells: [condition, period] })),
        });
  return html`${title(house, 'waitingTitle')}${body}`;
}

export function ridersBlock(house: House, { riders }: PetFacts): Html | null {
  if (riders.length === 0) return null;
  const columns: Column[] = [{ head: house.word('rider') }, { head: house.word('petPremium'), isRight: true }];
  const rows = riders.map(
    ({ name, premium }): Row => ({ cells: [name, premium === null ? house.word('included') : house.money(premium)] }),
  );
  return html`${title(house, 'ridersTitle')}${table(house, { columns, rows, hasNoHeads: house.random.chance(0.3) })}`;
}

/** The premium with its period: in the caption, in the value, or in a pair of its own. */
export function petTotal(house: House, { total, frequency, tax }: PetFacts): Html {
  const { random } = house;
  const words = random.pick(
    frequency === 'monthly' ? ['Monthly', 'per month', 'Monthly'] : ['Annual', 'per year', 'Annually'],
  );
  const shape = random.int(0, 2);
  const caption = house.word('petTotal');
  const taxes: Pair[] =
    tax === 0
      ? []
      : [{ caption: random.pick(['Taxes and Fees', 'State Tax', 'Premium Tax']), value: house.money(tax) }];
  const pairs: Pair[] =
    shape === 0
      ? [{ caption: `${caption} (${words})`, value: house.money(total) }]
      : shape === 1
        ? [{ caption, value: `${house.money(total)} ${words.toLowerCase()}` }]
        : [
            { caption: house.word('frequency'), value: house.value(frequency === 'monthly' ? 'Monthly' : 'Annual') },
            { caption, value: house.money(total) },
          ];
  return panel(house, [...taxes, ...pairs]);
}

/** Declarations of a pet policy whose pets stand in this skeleton. */
export function buildPet(recipe: Recipe, { skeleton, pitch = 0.12 }: { skeleton: PetSkeleton; pitch?: number }): Drawn {
  const house = drawHouse(recipe, pitch);
  const facts = drawPetFacts(house);
  const { contract, plan } = facts;
  const { front, label } = drawFront(house, contract, {
    titleKey: 'petTitle',
    extra: plan === null ? [] : [{ caption: house.word('plan'), value: plan }],
  });
  const fields = [...identityFields(house), ...benefitFields(house)];
  const pets = skeleton(house, facts, fields);
  const rest = [waitingBlock(house, facts), ridersBlock(house, facts), petTotal(house, facts)];
  const order = recipe.draw('order', { petsFirst: 3, totalFirst: 1, paired: 1 });
  const middle = {
    petsFirst: [pets, ...rest],
    totalFirst: [...rest.toReversed(), pets],
    paired: [pets, ...inPairs(house, rest)],
  }[order];
  // a pet policy's result has neither an agency nor a transaction
  const common = Object.fromEntries(
    Object.entries(label).filter(([field]) => field !== 'agencyName' && field !== 'transactionType'),
  );
  return compose(house, {
    contract,
    blocks: [
      pagesBefore(house, contract),
      front,
      ...middle,
      recipe.chance('forms', 0.3) ? formsList(house) : null,
      offers(house, facts.total),
      smallPrint(house),
    ],
    label: {
      ...common,
      planName: plan,
      premium: facts.total,
      premiumFrequency: facts.frequency,
      pets: facts.pets.map(
        (pet) =>
          Object.assign({}, ...[nameField, ...fields].map((field) => field.label(pet))) as Record<string, unknown>,
      ),
      waitingPeriods: facts.waiting,
      riders: facts.riders,
    },
  });
}

const family = (name: string, skeleton: PetSkeleton): Family => ({
  policyType: 'pet',
  name,
  weight: 0.9,
  build: (recipe) => buildPet(recipe, { skeleton }),
});

export const families: readonly Family[] = [
  family('pet-rows', petRows),
  family('pets-and-benefits', twoTables),
  family('pet-columns', petColumns),
  family('pet-panels', petPanels),
];

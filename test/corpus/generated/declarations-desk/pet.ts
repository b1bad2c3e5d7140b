import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { formsList, offers, pagesBefore, smallPrint } from '../declarations/extras.ts';
import type { House } from '../declarations/house.ts';
import { title } from '../declarations/panels.ts';
import { drawPetFacts, type InsuredPet } from '../declarations/pet-facts.ts';
import {
  benefitFields,
  identityFields,
  nameField,
  type PetField,
  type PetSkeleton,
  petTotal,
  ridersBlock,
  waitingBlock,
} from '../declarations/pet.ts';
import { compose, inPairs } from '../declarations/sheet.ts';
import { deskFront } from './front.ts';
import { deskHouse } from './house.ts';

/** Declarations of a pet policy with another front and other lists of pets. */
export function buildDeskPet(recipe: Recipe, skeleton: PetSkeleton): Drawn {
  const house = deskHouse(recipe);
  const facts = drawPetFacts(house);
  const { contract, plan } = facts;
  const front = deskFront(house, contract, {
    titleKey: 'petTitle',
    extra: plan === null ? [] : [{ caption: house.word('plan'), value: plan }],
  });
  const fields = [...identityFields(house), ...benefitFields(house)];
  const pets = skeleton(house, facts, fields);
  const rest = [waitingBlock(house, facts), ridersBlock(house, facts), petTotal(house, facts)];
  const order = recipe.draw('order', { petsFirst: 3, restFirst: 1, paired: 1 });
  const middle = {
    petsFirst: [pets, ...rest],
    restFirst: [...rest.toReversed(), pets],
    paired: [...inPairs(house, rest), pets],
  }[order];
  const { agencyName: _agency, transactionType: _transaction, ...common } = front.label;
  return compose(house, {
    contract,
    blocks: [
      pagesBefore(house, contract),
      front.html,
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

const caption = (house: House, { word }: PetField): string => house.caption(house.word(word));

/** A sentence on who the pet is, and a strip of its benefits below. */
const sentenceAndStrip: PetSkeleton = (house, { pets }, fields) => {
  const who = fields.filter(({ isBenefit }) => isBenefit !== true);
  const what = fields.filter(({ isBenefit }) => isBenefit === true);
  const isAbove = house.recipe.chance('captions above', 0.6);
  const one = (pet: InsuredPet): Html => {
    const parts = who.map((field) => html`${caption(house, field)}: ${field.text(pet)}`);
    const cells = what.map((field) =>
      isAbove
        ? html`<td style="border:.5pt solid #777;text-align:center"><span class="cap">${caption(house, field)}</span><br><b>${field.text(pet)}</b></td>`
        : html`<td style="border:.5pt solid #777;text-align:center"><b>${field.text(pet)}</b><br><span class="cap">${caption(house, field)}</span></td>`,
    );
    return html`<div style="margin-bottom:7pt;break-inside:avoid"><div><b style="font-size:115%">${pet.name}</b> &nbsp; ${parts.map((part, i) => html`${i === 0 ? '' : ', '}${part}`)}</div><table style="width:100%"><tr>${cells}</tr></table></div>`;
  };
  return html`${title(house, 'petsTitle')}<div class="cap">${caption(house, nameField)}</div>${pets.map(one)}`;
};

/** One line for each fact: the caption, then a value for every pet beside its name. */
const factLines: PetSkeleton = (house, { pets }, fields) => {
  const dash = house.recipe.pick('after pet names', [' - ', ': ', ' = ']);
  const isOnly = pets.length === 1;
  const names = isOnly ? [nameField] : [];
  const row = (field: PetField): Html =>
    html`<tr><td style="width:34%"><b>${caption(house, field)}</b></td><td>${pets.map((pet) => html`<div>${isOnly ? '' : `${pet.name}${dash}`}${field.text(pet)}</div>`)}</td></tr>`;
  const list = isOnly ? null : html`<p>${caption(house, nameField)}: ${pets.map(({ name }) => name).join(', ')}</p>`;
  return html`${title(house, 'petsTitle')}${list}<table class="t">${[...names, ...fields].map(row)}</table>`;
};

const family = (name: string, skeleton: PetSkeleton): Family => ({
  policyType: 'pet',
  name,
  weight: 0.9,
  build: (recipe) => buildDeskPet(recipe, skeleton),
});

export const families: readonly Family[] = [
  family('desk-pet-strips', sentenceAndStrip),
  family('desk-pet-fact-lines', factLines),
];

import type { House } from '../../../generated/declarations/house.ts';
import { note, paragraph, title } from '../../../generated/declarations/panels.ts';
import type { InsuredPet } from '../../../generated/declarations/pet-facts.ts';
import { buildPet, type PetField, type PetSkeleton } from '../../../generated/declarations/pet.ts';
import { type Row, table } from '../../../generated/declarations/tables.ts';
import type { Family } from '../../../kit/families.ts';
import { html } from '../../../kit/html.ts';

/** A table of two columns for all pets, a line with the name above the fields of each. */
const fieldGroups: PetSkeleton = (house, { pets }, fields) => {
  const rows = pets.flatMap((pet): Row[] => [
    { kind: 'group', cells: [`${house.caption(house.word('petName'))}: ${pet.name}`] },
    ...fields.map(({ word, text }): Row => ({ cells: [house.caption(house.word(word)), text(pet)] })),
  ]);
  return html`${title(house, 'petsTitle')}${table(house, { columns: [{ head: house.random.pick(['Item', 'Detail']) }, { head: house.random.pick(['Your Selection', 'Value']), isRight: house.recipe.chance('values to the right', 0.5) }], rows, hasNoHeads: house.recipe.chance('no heads', 0.5) })}`;
};

const line = (house: House, fields: readonly PetField[], pet: InsuredPet): string =>
  fields
    .map(({ word, text }) => `${house.caption(house.word(word))} ${text(pet)}`)
    .join(house.recipe.pick('separator', ['; ', ' | ', ', ']));

/** Running text: the pet's name, then captions and values one after the other. */
const runningText: PetSkeleton = (house, { pets }, fields) =>
  html`${title(house, 'petsTitle')}${pets.map((pet, i) => html`${note(house, `${house.caption(house.word('petName'))} ${i + 1}: ${pet.name}`)}${paragraph(house, line(house, fields, pet))}`)}`;

export const families: readonly Family[] = [
  { policyType: 'pet', name: 'pet-field-groups', build: (recipe) => buildPet(recipe, { skeleton: fieldGroups }) },
  { policyType: 'pet', name: 'pet-running-text', build: (recipe) => buildPet(recipe, { skeleton: runningText }) },
];

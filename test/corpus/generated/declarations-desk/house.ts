import type { Recipe } from '../../kit/recipe.ts';
import { drawHouse, type House } from '../declarations/house.ts';
import { ownKeys } from './words.ts';

/** A house of this room: never a line printer, with wordings of its own. */
export function deskHouse(recipe: Recipe): House {
  return {
    ...drawHouse(recipe, 0),
    word: (key) => recipe.word(`${ownKeys.has(key) ? 'desk_declarations' : 'declarations'}.${key}`),
  };
}

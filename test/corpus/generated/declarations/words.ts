import type { Wordings } from '../../kit/recipe.ts';
import { autoWords } from './words-auto.ts';
import { businessWords } from './words-business.ts';
import { frontWords } from './words-front.ts';
import { homeWords } from './words-home.ts';
import { petWords } from './words-pet.ts';

/** Wordings of everything that a declarations page prints, written down separated by "|". */
export const wordings: Wordings = new Map(
  Object.entries({ ...frontWords, ...autoWords, ...homeWords, ...petWords, ...businessWords }).map(([key, text]) => [
    `declarations.${key}`,
    text.split('|'),
  ]),
);

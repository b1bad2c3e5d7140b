import { spelledOut } from '../../text/canonical.ts';
import { remembered, WRITTEN } from '../../text/remembered.ts';
import { type Part, phrasesIn } from './parts.ts';

/** A place between the words of a phrase: what may come next, and whether the phrase may end here. */
export interface Place {
  next: readonly { word: string; to: Place }[];
  isEnd: boolean;
}

/** Where each phrase of a list begins. */
export type PlacesOf = (list: string) => readonly Place[];

/** The phrases as they are written. */
export const placesOf: PlacesOf = remembered(
  (list) => phrasesIn(list).map((parts) => before(parts, LAST, asWritten)),
  WRITTEN,
);

/** The same with all abbreviations spelled out. */
export const spelledPlacesOf: PlacesOf = remembered(
  (list) => phrasesIn(list).map((parts) => before(parts, LAST, spelledOut)),
  WRITTEN,
);

const LAST: Place = { next: [], isEnd: true };
const asWritten = (word: string): string => word;

/** The place before some parts: phrases share what follows their branches, so that no form is written down. */
function before(parts: readonly Part[], after: Place, spell: (word: string) => string): Place {
  return parts.reduceRight<Place>((place, part) => {
    if (typeof part === 'string') return { next: [{ word: spell(part), to: place }], isEnd: false };
    const branches = part.map((branch) => before(branch, place, spell));
    return { next: branches.flatMap(({ next }) => next), isEnd: branches.some(({ isEnd }) => isEnd) };
  }, after);
}

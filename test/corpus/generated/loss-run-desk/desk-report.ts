import type { Recipe } from '../../kit/recipe.ts';
import type { Shown, ShownFields } from '../../kit/shown.ts';
import type { Report } from '../loss-run/facts.ts';
import type { Formats } from '../loss-run/formats.ts';

/** What a report is written with, and what it has said so far. */
export interface Desk {
  recipe: Recipe;
  report: Report;
  formats: Formats;
  /** The wording of a field, the same on every use. */
  word: (key: string) => string;
  /** What was printed of the policies and claims, in the order of the page. */
  policies: ShownFields[];
  claims: ShownFields[];
  totals: Map<string, Shown>;
}

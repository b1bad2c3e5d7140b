import type { Word } from '../../../document/page.ts';
import { around, centreX, overlapX } from '../../../reading/boxes.ts';
import { lookup } from '../../../lookup.ts';
import type { Hit } from './placed.ts';
import type { Print, PrintedLine } from './print.ts';
import type { Target } from './target.ts';

/** What a column of amounts holds. */
type Measure = 'paid' | 'reserve' | 'incurred' | 'limit' | 'deductible' | 'premium' | 'recovered';

const heads: ReadonlyMap<Measure, RegExp> = new Map<Measure, RegExp>([
  ['recovered', /^(?:total |net )?(?:recover\w*|subro\w*|salvage)(?: amount)?$/i],
  ['reserve', /^(?:total |case |open )?(?:reserves?d?|outstanding|o\/s|os)(?: reserves?| amount)?$/i],
  ['incurred', /^(?:total |gross |net )?(?:incurred|inc'?d)(?: loss| amount| total)?$/i],
  ['paid', /^(?:total |amount |net )?(?:paid|payments?|pd)(?: to date| amount| total)?$/i],
  ['deductible', /^(?:deductibles?|ded)(?: amount)?$/i],
  ['premium', /^(?:annual |term |total |full[- ]term )?(?:premiums?|prem)$/i],
  ['limit', /^(?:coverage |policy )?limits?(?: of (?:liability|insurance))?$|^amounts? of insurance$/i],
]);

const ofParents = lookup<Measure>({ paid: 'paid', reserve: 'reserve', incurred: 'incurred' });

/** What a field's column would be headed by. */
function measureOf({ kind, name, path }: Target): Measure | undefined {
  if (kind !== 'money') return undefined;
  const parent = ofParents.get(path.split('/').at(-2) ?? '');
  if (parent) return parent;
  if (name === 'recovered' || name === 'deductible' || name === 'premium' || name === 'limit') return name;
  return name.endsWith('Limit') ? 'limit' : undefined;
}

function headed(cell: readonly Word[]): Measure | undefined {
  const text = cell
    .map((word) => word.text)
    .join(' ')
    .replace(/[.:*]+$/, '');
  for (const [measure, pattern] of heads) if (pattern.test(text)) return measure;
  return undefined;
}

const farthest = 60;

interface Head {
  measure: Measure;
  cell: readonly Word[];
}

/** A line of its own in capitals or bold, without figures: a table ends before it. */
function isHeading({ words }: PrintedLine): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (/\d/.test(text) || !/\p{Lu}{2}/u.test(text) || words.length > longestHeading) return false;
  return !/\p{Ll}/u.test(text) && words.every((word, at) => at === 0 || word.x0 - (words[at - 1]?.x1 ?? 0) < word.size);
}

const longestHeading = 8;

const headsByLine = new WeakMap<PrintedLine['cells'], readonly Head[]>();

/** The heads of columns that are cells of a line: each line is looked at for every amount below it. */
function headsOn({ cells }: PrintedLine): readonly Head[] {
  const known = headsByLine.get(cells);
  if (known) return known;
  const found = cells.flatMap((cell) => {
    const measure = headed(cell);
    return measure ? [{ measure, cell }] : [];
  });
  headsByLine.set(cells, found);
  return found;
}

/** The heads of the columns that a line stands under. */
function headsOver(print: Print, line: PrintedLine): readonly Head[] {
  for (let at = line.order - 1; at >= Math.max(0, line.order - farthest); at--) {
    const above = print.lines[at];
    if (!above || above.page !== line.page || isHeading(above)) return [];
    const found = headsOn(above);
    if (found.length > 1) return found;
  }
  return [];
}

/** How far words stand from the column of a head, as near as one of their edges or middles is. */
function distance(words: readonly Word[], head: Head): number {
  const [box, other] = [around(words), around(head.cell)];
  if (overlapX(box, other) > 0) return 0;
  return Math.min(Math.abs(centreX(box) - centreX(other)), Math.abs(box.x0 - other.x0), Math.abs(box.x1 - other.x1));
}

/** Columns are not further from their heads. */
const mostApart = 30;

const nearest = <T>(all: readonly T[], far: (one: T) => number): T | undefined => {
  const [best] = all.toSorted((one, other) => far(one) - far(other));
  return best !== undefined && far(best) < mostApart ? best : undefined;
};

/**
 * The cell of the hit's line that stands under the head of the target's kind when the hit stands under another one:
 * the value is that of the neighbor column.
 */
export function cellUnderOwnHead(print: Print, { words, line }: Hit, target: Target): readonly Word[] | undefined {
  const measure = measureOf(target);
  if (!measure) return undefined;
  const all = headsOver(print, line);
  const over = nearest(all, (head) => distance(words, head));
  const own = all.find((head) => head.measure === measure);
  if (!over || !own || over.measure === measure) return undefined;
  const cells = line.cells.filter((cell) => cell.length > 0 && !words.some((word) => cell.includes(word)));
  const under = nearest(cells, (cell) => distance(cell, own));
  return under && nearest(all, (head) => distance(under, head)) === own ? under : undefined;
}

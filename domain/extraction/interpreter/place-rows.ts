import { centreX } from '../../reading/boxes.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { anyOf } from '../../text/any-of.ts';
import { normalize } from '../../text/normalize.ts';
import { headingsOf } from '../boxes/form-tables.ts';
import { typedValue } from '../boxes/typed-values.ts';
import { type Cited, cite, type Draft } from '../cited.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';

// Statements of values: a line for each place, and a column for what is insured there ("Prem | Bldg | Address | Building |
// Contents"). What holds for all is said below the table ("Coinsurance: 90%   Valuation: RC").

const COUNTED = /^(?:#|no\.?|prem(?:ises)?|loc(?:ation)?|bldg|bld|building)\.?\s?(?:#|no\.?)?$/i;
const INSURED = anyOf(
  /^(?:buildings?|contents|stock|inventory|equipment|machinery|m ?& ?e|bpp|rents?|signs?|edp|tenant improvements)$/i,
  /^(?:(?:business )?(?:personal property|income)|b\.?i\.?(?: ?[/&] ?e\.?e\.?)?)$/i,
  /^(?:loss of )?rent(?:al)?s? ?(?:income|value)?$/i,
);
/** "Building value", "Contents limit" */
const MEASURE = /\s+(?:limits?|amounts?|values?)$/i;

/** What is insured at each place of such tables. */
export function placeRows(layouts: readonly PageLayout[], plan: RowsPlan): Draft[] {
  return layouts.flatMap(({ lines }) =>
    lines.flatMap(({ segments }, at): Draft[] => {
      const heads = segments.filter(({ text }, place) => place > 0 && INSURED.test(text.replace(MEASURE, '')));
      const counts = segments.filter(({ x0, text }) => x0 < (heads[0]?.x0 ?? 0) && COUNTED.test(text)).slice(0, 2);
      if (heads.length < 2 || counts.length === 0) return [];
      const rows = rowsBelow(lines.slice(at + 1));
      const shared = sharedBelow(lines.slice(at + 1 + rows.length), plan);
      return rows.flatMap((row) =>
        itemsOf(row, { counts, heads, all: segments }).map((item) => ({ ...item, ...shared })),
      );
    }),
  );
}

/** The lines that begin with a number. */
function rowsBelow(lines: readonly Line[]): Line[] {
  const end = lines.findIndex(({ segments: [first] }) => !/^\d{1,3}$/.test(first?.text ?? ''));
  return lines.slice(0, end < 0 ? lines.length : end);
}

interface Heads {
  counts: readonly Segment[];
  heads: readonly Segment[];
  /** All headings of the table. */
  all: readonly Segment[];
}

function itemsOf({ segments, page }: Line, { counts, heads, all }: Heads): Draft[] {
  const [first, second] = counts.map((head) =>
    segments.find((own) => /^\d{1,3}$/.test(own.text) && isUnder(own, head)),
  );
  const isPart = counts.length === 1 && /^b/i.test(counts[0]?.text ?? '');
  const [place, part] = [isPart ? undefined : first, isPart ? first : second].map(
    (own) => own && cite(Number(own.text), own),
  );
  return segments.flatMap((own): Draft[] => {
    const limit = own === first || own === second ? null : parseMoney(own.text, { strict: true });
    if (limit === null || limit < LEAST) return [];
    const head = all.reduce((best, other) => (distance(other, own) < distance(best, own) ? other : best));
    if (!heads.includes(head) || distance(head, own) > FAR) return [];
    const name = head.text.replace(MEASURE, '');
    const source = { page: head.page, words: head.words.slice(0, name.split(' ').length) };
    return [
      { name: cite(name, source), locationNumber: place, buildingNumber: part, limit: cite(limit, { ...own, page }) },
    ];
  });
}

/** Dollars: what is less counts something. */
const LEAST = 1000;
/** Points: no amount stands so far from its heading. */
const FAR = 60;

const isUnder = (own: Segment, head: Segment): boolean => distance(head, own) < 16;

const distance = (head: Segment, own: Segment): number =>
  Math.min(Math.abs(head.x0 - own.x0), Math.abs(head.x1 - own.x1), Math.abs(centreX(head) - centreX(own)));

/** Lines below a table in which what holds for all of it is said. */
const NEAR = 4;

function sharedBelow(lines: readonly Line[], plan: RowsPlan): Draft {
  const headings = headingsOf(plan);
  return Object.fromEntries(
    lines.slice(0, NEAR).flatMap(({ segments, page }) =>
      segments.flatMap(({ words }): [string, Cited][] => {
        const end = words.findIndex(({ text }) => text.endsWith(':'));
        const caption = words.slice(0, end + 1).map(({ text }) => text);
        const field = end < 0 ? '' : (headings.get(normalize(caption.join(' ').replace(/^aop\s/i, ''))) ?? '');
        const own = fieldPlan(plan, field);
        const rest = words.slice(end + 1);
        const first = own?.kind === 'money' ? rest.slice(0, 1) : rest;
        const value = own && field !== 'name' ? typedValue({ page, words: first }, own) : undefined;
        return value ? [[field, value]] : [];
      }),
    ),
  );
}

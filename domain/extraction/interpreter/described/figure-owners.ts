import { anyOf } from '../../../text/any-of.ts';
import type { Cited } from '../../cited.ts';
import type { EntityPlan } from '../../plan.ts';
import { priceOf } from '../things/priced-names.ts';
import type { Told } from '../things/things.ts';
import type { Finding } from '../records.ts';
import type { Span } from './details.ts';
import { type Stated, statedFields, statedIn } from './figures.ts';
import { citedIn, type Passage } from './passages.ts';

// Whose figures sentences state.

/** Words of what else a policy may pay for or charge: its figures are none of the thing's own. */
const OTHER = anyOf(
  /\b(?:wellness|preventive|routine|dental|exam|rehab\w*|behaviou?r\w*|boarding|prescription|vaccin\w+)\b/i,
  /\b(?:riders?|endorsements?|advertising|burial|previous\w*|prior|expiring|discounts?|savings?|remaining)\b/i,
  /\b(?:to date|sub-?limits?|fees?|refund\w*)\b/i,
);

/** A thing that a passage describes. */
export interface Described {
  passage: Passage;
  finding: Finding;
  name: string | null;
}

interface Owners {
  plan: EntityPlan;
  names: readonly string[];
}

type Figures = Map<string, Map<string, Cited>>;

/** The thing that sentences spoke of last, and in which paragraph. */
interface Last {
  name: string;
  paragraph: number;
}

type Loose = Stated & { owner: string | null };

/** Figures by the thing that they belong to: the one that their sentence names, or the one described last; one that stands once is all things'. */
export function figuresOf(
  passages: readonly Passage[],
  described: readonly Described[],
  { plan, names }: Owners,
): { own: Figures; shared: Told['shared'] } {
  const fields = statedFields(plan.fields);
  const own: Figures = new Map();
  const loose: Loose[] = [];
  let last: Last | null = null;
  for (const passage of passages) {
    const mentioned = mentionsIn(passage, names);
    for (const stated of statedIn(passage, fields).filter((each) => !isOther(passage, each))) {
      const owner = ownerOf(stated, mentioned);
      const isOwn = mentioned.length === 1 || plan.shared?.includes(stated.field) !== true;
      if (owner !== null && isOwn) give(own, owner, stated);
      else loose.push({ ...stated, owner: last?.name ?? null });
    }
    for (const price of pricesIn(passage, mentioned, plan)) give(own, price.name, price);
    const name = described.findLast((each) => each.passage === passage)?.name ?? mentioned.at(-1)?.name;
    if (name) last = { name, paragraph: passage.paragraph };
  }
  return { own, shared: sharedOf(loose, own, { plan, names }) };
}

/** The name ahead of a figure, else the first of its sentence. */
const ownerOf = ({ start: at }: Stated, mentioned: readonly Mention[]): string | null =>
  (mentioned.findLast(({ start }) => start < at) ?? mentioned[0])?.name ?? null;

/** Figures without a thing: of all things where they say one value, else of the thing described last. */
function sharedOf(loose: readonly Loose[], own: Figures, { plan, names }: Owners): Told['shared'] {
  const shareable = loose.filter(({ field }) => plan.shared?.includes(field));
  const groupOf = (field: string): readonly string[] =>
    plan.exclusive?.find((group) => group.includes(field)) ?? [field];
  const groups = new Map(shareable.map(({ field }) => [groupOf(field).join(), groupOf(field)]));
  return [...groups.values()].flatMap((group) => {
    const each = shareable.filter(({ field }) => group.includes(field));
    const owners = new Set(each.map(({ owner }) => owner));
    const values = new Set(each.map(({ cited }) => cited.value));
    if (values.size === 1 || owners.size === 1 || names.length < 2) return each.slice(0, 1);
    for (const stated of each) if (stated.owner !== null) give(own, stated.owner, stated);
    return [];
  });
}

function give(own: Figures, name: string, { field, cited }: { field: string; cited: Cited }): void {
  const values = own.get(name) ?? new Map<string, Cited>();
  own.set(name, values);
  if (!values.has(field)) values.set(field, cited);
}

/** Whether the words near a figure speak of something else. */
function isOther({ run: { text } }: Passage, { start, end }: Stated): boolean {
  const ahead =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  const behind = text.slice(end, end + 40).split(/[.;,]\s/)[0] ?? '';
  return OTHER.test(`${ahead} ${behind}`);
}

interface Mention extends Span {
  name: string;
}

const mentionsIn = ({ run: { text } }: Passage, names: readonly string[]): Mention[] =>
  names
    .flatMap((name): Mention[] => {
      const at = ` ${text} `.search(
        new RegExp(
          String.raw`[\s(“"']${name.replace(/[^\p{L}\p{N}]+/gu, String.raw`\W+`)}(?=['’]s|[\s,.:;)”"!?-])`,
          'u',
        ),
      );
      return at < 0 ? [] : [{ name, start: at, end: at + name.length }];
    })
    .toSorted((a, b) => a.start - b.start);

interface Price {
  name: string;
  field: string;
  cited: Cited;
}

/** "Tank: $49.00; Sophie: $36.50", "$31.20 a month for Tank": what a name has right beside it is its premium. */
function pricesIn({ run, page, paragraph }: Passage, mentions: readonly Mention[], plan: EntityPlan): Price[] {
  const premium = priceOf(plan);
  if (premium === undefined) return [];
  return mentions.flatMap(({ name, end }) => {
    const match =
      /^(?:['’]s)?(?: (?:monthly|annual))?(?: (?:premium|cost|price))?(?:\s?[:–—-]|,? is| costs| at)?\s?(\$\d[\d,]*\.\d\d)/.exec(
        run.text.slice(end),
      );
    if (!match?.[1]) return [];
    const start = end + match[0].length - match[1].length;
    const value = Number(match[1].replace(/[$,]/g, ''));
    return [{ name, field: premium, cited: citedIn(value, { run, page, paragraph }, start, start + match[1].length) }];
  });
}

import { VEHICLE_WITHIN } from '../lexicon/vehicles.ts';
import type { EntityPlan, Plan } from '../plan.ts';
import type { Cell } from './cells.ts';

/** One described thing, as a text names it: by its numbers, by its description, or by both. */
export interface Entity {
  list: string;
  /** Outermost first; null where the text gives none. */
  numbers: readonly (number | null)[];
  /** "2019 subaru" of a vehicle. */
  description?: string | undefined;
}

export interface Mention {
  entity: Entity;
  /** The text without the words that name the entity. */
  rest: string;
  /** Whether the text begins with it. */
  leads: boolean;
}

export type MentionIn = (text: string, context?: string) => Mention | null;

interface Namer {
  list: string;
  plan: EntityPlan;
  patterns: readonly RegExp[];
  nouns: readonly RegExp[];
}

const LONGEST = 120;
/** "Vehicle 1 of 2" says how many there are, too. */
const OF_ALL = String.raw`(?:\s+of\s+\d{1,3}\b)?`;
/** "Covered auto 1", "Power unit 2" */
const KINDS = '(?:(?:covered|insured|described|scheduled|listed|power|your) )?';
const GAP = String.raw`\s*(?:no\.?|number|num\.?|#|:)?\s*#?\s*`;
/** "01 / 02" below or beside a heading that names both. */
export const PAIR = /^0*(\d{1,3})\s*[/\-–.]\s*0*(\d{1,3})$/;

/** "2", "U#2", "V-2": a number, perhaps with letters before it that say what it counts. */
const CODED = /^(?:#?0*(\d{1,3})|(?:\p{L}{1,4}\.? ?[#-] ?|\p{L})0*(\d{1,2}))$/u;

/** The number of a thing that is all that a cell prints. */
export function numberCoded(text: string): number | null {
  const [, bare, coded] = CODED.exec(text.trim()) ?? [];
  const number = bare ?? coded;
  return number === undefined ? null : Number(number);
}

/** "20.00" is an amount and "1.062" a rate, "1.01" and "001.062" are pairs. */
const AMOUNT = /^(?:\d+\.(?:00|[1-9]\d)|\d{0,2}\.\d{3})$/;

/** Builds the finder of entities that a plan numbers or describes. */
export function mentionsOf(plan: Plan): MentionIn {
  const namers = Object.entries(plan.records).flatMap(([list, record]): Namer[] =>
    record?.role === 'entity' && record.numbers.length > 0 ? [namerOf(list, record)] : [],
  );
  return (text, context = '') => {
    if (!/\d/.test(text)) return null;
    const isLong = text.length > LONGEST;
    for (const namer of namers) {
      const mention = mentionBy(namer, isLong ? text.slice(0, LONGEST) : text, context);
      // A sentence names the thing that it begins with.
      if (mention && (!isLong || mention.leads)) return mention;
    }
    return null;
  };
}

const namerOf = (list: string, plan: EntityPlan): Namer => ({
  list,
  plan,
  patterns: plan.numbers.map(
    ({ nouns }) => new RegExp(String.raw`\b${KINDS}(?:${nouns})s?\b\.?${GAP}0*(\d{1,3})\b(?![,.]?\d|%)${OF_ALL}`, 'i'),
  ),
  nouns: plan.numbers.map(({ nouns }) => new RegExp(String.raw`\b(?:${nouns})s?\b`, 'i')),
});

/** "Item 4. Lienholders" numbers what the declarations state, and no thing; its title may stand apart. */
const SECTION = /^item\s+\d{1,2}(?:[.:]\s+\p{L}|\.$)/iu;

function mentionBy(namer: Namer, text: string, context: string): Mention | null {
  const { list, plan, nouns } = namer;
  const pair = plan.numbers.length > 1 && !AMOUNT.test(text.trim()) ? PAIR.exec(text.trim()) : null;
  if (pair && nouns[0]?.test(context)) {
    return { entity: { list, numbers: [Number(pair[1]), Number(pair[2])] }, rest: '', leads: true };
  }
  const { numbers, rest, start } = numbersIn(namer, text);
  const described = plan.description ? VEHICLE_WITHIN.exec(rest) : null;
  if (numbers.every((number) => number === null) && !described) return null;
  if (numbers.length > 1 && numbers[0] === null) return null;
  if (!described && SECTION.test(text)) return null;
  if (!described) return { entity: { list, numbers }, rest: trimmed(rest), leads: start <= 3 };
  const { entity, before } = describedEntity({ list, numbers }, described, rest);
  return { entity, rest: before, leads: start <= 3 || isIntroduced(described, before) };
}

const INTRODUCING =
  'your|our|the|this|an?|coverages?|protection|for|on|of|we|insured?|covers?|covered|is|vehicle|car|auto|automobile';
const INTRODUCED = new RegExp(String.raw`^(?:(?:${INTRODUCING})\b[ :–—-]*)+$`, 'i');
/** "Coverage for your", "We insure a": what stands before a description and names nothing else. */
export const introducesThing = (text: string): boolean => INTRODUCED.test(text);

const isIntroduced = ({ index }: RegExpExecArray, before: string): boolean => index <= 6 || introducesThing(before);

/** "2 2019 Subaru": the number may stand before the description without a noun. */
function describedEntity(
  { list, numbers }: Entity,
  described: RegExpExecArray,
  text: string,
): { entity: Entity; before: string } {
  const before = text.slice(0, described.index);
  const lead = /^\W*(?:no\.?\s?|nr\.?\s?)?0*(\d{1,3})(?:[.):]?\s+|\s[·•–-]\s)$/i.exec(before)?.[1];
  const [first = null, ...others] = numbers;
  const number = first ?? (lead === undefined ? null : Number(lead));
  const description = `${described[1]} ${described[2]}`.toLowerCase();
  return {
    entity: { list, numbers: [number, ...others], description },
    before: lead === undefined ? trimmed(before) : '',
  };
}

/** The numbers behind their nouns, the text without them, and where the first stands. */
function numbersIn({ patterns }: Namer, text: string): { numbers: (number | null)[]; rest: string; start: number } {
  let rest = text;
  let start = text.length;
  const numbers = patterns.map((pattern) => {
    const match = pattern.exec(rest);
    if (!match?.[1]) return null;
    start = Math.min(start, text.indexOf(match[0]));
    rest = rest.replace(match[0], ' ');
    return Number(match[1]);
  });
  return { numbers, rest, start };
}

const trimmed = (text: string): string => text.replace(/^[\s\-–:·|,()]+|[\s\-–:·|,()]+$/g, '');

/** Whether two mentions may name the same entity, and share what tells it. */
export function isSameEntity(a: Entity, b: Entity): boolean {
  if (a.list !== b.list) return false;
  const paired = a.numbers.map((number, at) => [number, b.numbers[at] ?? null] as const);
  if (paired.some(([one, other]) => one !== null && other !== null && one !== other)) return false;
  const outermost = paired.find(([one, other]) => one !== null || other !== null);
  const sharesNumber = outermost !== undefined && outermost[0] === outermost[1];
  if (a.description && b.description) return isSameDescription(a.description, b.description);
  return sharesNumber;
}

/** "2015 nissan" may be meant by "2015 nissan altima". */
const isSameDescription = (a: string, b: string): boolean => a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);

/** "Item 2" and "1996 Ford Aerostar" in one line name one thing, two descriptions name two. */
export const completes = (a: Entity, b: Entity): boolean =>
  a.list === b.list &&
  !(a.description && b.description) &&
  a.numbers.every((number, at) => number === null || b.numbers[at] == null);

/** What is known of an entity from several mentions. */
export function mergedEntity(a: Entity, b: Entity): Entity {
  return {
    list: a.list,
    numbers: a.numbers.map((number, at) => number ?? b.numbers[at] ?? null),
    description: longer(a.description, b.description),
  };
}

const longer = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b?.startsWith(`${a} `) ?? false) ? b : a;

/** The cell's text together with what may say what its numbers count. */
export const contextOf = (cell: Cell): string =>
  cell.row.cells
    .filter((other) => other.x1 <= cell.x0)
    .map((other) => other.text)
    .join(' ');

import { findDates } from '../../../reading/values/date.ts';
import type { Cited } from '../../cited.ts';
import { type EntityPlan, type FieldPlan } from '../../plan.ts';
import { formsOf } from '../../phrases.ts';
import { citedIn, type Passage } from './passages.ts';

// What words within a text tell of a thing by themselves: its choices, its age, its birthday, its number.

/** A part of a passage. */
export interface Span {
  start: number;
  end: number;
}

const UNIT = String.raw`(?:years?|yrs?|yr|y\/o|months?|mos?|mo|weeks?|wks?)\b\.?`;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const MORE = String.raw`(?:(?:,| and)? ?\d{1,2}[\s-]?(?:months?|mos?|mo)\b\.?)?`;
const OLD = String.raw`[\s-](?:old|of age)\b`;
const AGES = [
  new RegExp(String.raw`\bage[ds]?:? (${COUNT}(?:[\s-]${UNIT}${MORE}(?:${OLD})?)?)(?![\d/-])`, 'i'),
  new RegExp(String.raw`\b(${COUNT}[\s-]?${UNIT}${MORE}${OLD})`, 'i'),
];
/** A span of time alone is an age where nothing is said of waiting. */
const SPAN = new RegExp(String.raw`\b(${COUNT}[\s-]?${UNIT}${MORE})`, 'i');
const WAITING = /\b(?:wait\w*|after|begins?|within|cover\w*|term|polic\w+|each|every|per)\b/i;
const BORN = /\b(?:born(?: on)?|birth ?(?:day|date)?(?: is)?|date of birth|dob|d\.o\.b\.)[\s:,(]*$/i;
const NUMBERED =
  /\b(?:(?:micro)?chip|certificate|member|enrollment)(?: (?:number|no\.?|id|#))?[\s:#]*((?=\S*\d)[A-Z\d-]{5,})/i;

/** The values that a part of a passage tells of a thing, by field; `but` holds its name and its breed, which tell nothing else. */
export function detailsIn(passage: Passage, within: Span, but: readonly Span[], plan: EntityPlan): Map<string, Cited> {
  const text = blank(passage.run.text, within, but);
  const found = new Map<string, Cited>();
  for (const [field, own] of Object.entries(plan.fields)) {
    const span = own && spanOf(text, own);
    if (span) found.set(field, citedIn(span.value, passage, span.start, span.end));
  }
  return found;
}

/** The text with blanks where nothing may be read, so that positions stay. */
function blank(text: string, { start, end }: Span, but: readonly Span[]): string {
  const inside = `${' '.repeat(start)}${text.slice(start, end)}`;
  return but.reduce((all, hole) => {
    const from = Math.min(hole.start, all.length);
    const to = Math.min(hole.end, all.length);
    return `${all.slice(0, from)}${' '.repeat(to - from)}${all.slice(to)}`;
  }, inside);
}

interface Found extends Span {
  value: unknown;
}

function spanOf(text: string, own: FieldPlan): Found | null {
  switch (own.kind) {
    case 'choice':
      return chosen(text, own);
    case 'mark': {
      const mark = chosen(text, own);
      return mark && { ...mark, value: (mark.value === 'true') !== DENIED.test(text.slice(0, mark.start)) };
    }
    case 'date':
      return bornOn(text);
    case 'duration':
      return agedIn(text);
    case 'id':
      return captured(NUMBERED.exec(text));
    default:
      return null;
  }
}

/** "has not been altered" */
const DENIED = /\b(?:not|never|n['’]t)(?: yet| been| yet been| been \w+ or)? $/i;

function captured(match: RegExpExecArray | null): Found | null {
  const value = match?.slice(1).find((group) => group !== undefined);
  if (!match || value === undefined) return null;
  const start = match.index + match[0].lastIndexOf(value);
  return { value, start, end: start + value.length };
}

function agedIn(text: string): Found | null {
  for (const pattern of AGES) {
    const found = captured(pattern.exec(text));
    if (found) return found;
  }
  return WAITING.test(text) ? null : captured(SPAN.exec(text));
}

function bornOn(text: string): Found | null {
  const found = findDates(text).find(({ start }) => BORN.test(text.slice(0, start)));
  return found ? { value: found.date, start: found.start, end: found.end } : null;
}

interface Choices {
  pattern: RegExp;
  values: ReadonlyMap<string, string>;
}

const compiled = new WeakMap<FieldPlan, Choices>();

/** The choices in words of three letters and more; "other" says nothing in a sentence. */
function choicesOf(own: FieldPlan): Choices {
  const known = compiled.get(own);
  if (known) return known;
  const values = new Map(
    Object.entries(own.choices ?? {}).flatMap(([value, list]) =>
      formsOf(list)
        .filter((form) => /[a-z]{3}/.test(form) && form !== 'other')
        .map((form) => [form, value] as const),
    ),
  );
  const forms = [...values.keys()].toSorted((a, b) => b.length - a.length);
  const made = { pattern: new RegExp(String.raw`(?<![\w-])(?:${forms.join('|')})(?![\w])`, 'i'), values };
  compiled.set(own, made);
  return made;
}

function chosen(text: string, own: FieldPlan): Found | null {
  const { pattern, values } = choicesOf(own);
  const match = values.size === 0 ? null : pattern.exec(text);
  const value = match && values.get(match[0].toLowerCase());
  return match && value !== undefined && value !== null
    ? { value, start: match.index, end: match.index + match[0].length }
    : null;
}

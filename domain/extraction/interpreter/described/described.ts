import type { PageLayout } from '../../../reading/layout.ts';
import type { Cited } from '../../cited.ts';
import type { EntityPlan } from '../../plan.ts';
import { NOT_IN_FORCE } from '../prose/told.ts';
import type { Finding } from '../records.ts';
import type { Told } from '../things/things.ts';
import { detailsIn, type Span } from './details.ts';
import { type Described, figuresOf } from './figure-owners.ts';
import { citedIn, type Passage, passagesOf } from './passages.ts';
import { nameAlone, type Subject, subjectsIn } from './subjects.ts';

// Things that sentences describe, wherever they stand, and what sentences state of them.

/** What running text tells of the things of a list; `names` are those that tables tell already. */
export function describedThings(
  layouts: readonly PageLayout[],
  { list, plan, names }: { list: string; plan: EntityPlan; names: readonly string[] },
): Told {
  const passages = passagesOf(layouts).filter(({ run }) => !NOT_IN_FORCE.test(run.text));
  const described = passages.flatMap((passage, at) =>
    describedIn(passage, passages.slice(Math.max(0, at - 4), at), list, plan),
  );
  const all = [...new Set([...names, ...described.flatMap(({ name }) => name ?? [])])];
  const { own, shared } = figuresOf(passages, described, { plan, names: all });
  // Where tables name the things, a sentence completes them and adds none.
  const isOther = (name: string | null): boolean => names.length > 0 && name !== null && !names.includes(name);
  const findings = described.map(({ name, finding }) => (isOther(name) ? { ...finding, mayAdd: false } : finding));
  const stated = [...own].map(([name, values]): Finding => {
    const key = plan.keys[0]?.[0] ?? '';
    const cited = findings.find(({ values: known }) => known.get(key)?.value === name)?.values.get(key);
    return {
      entity: { list, numbers: [] },
      values: new Map([...(cited ? [[key, cited] as const] : [[key, nameOf(name, values)] as const]), ...values]),
      mayAdd: false,
    };
  });
  return { records: [...findings, ...stated], shared };
}

/** A name that a table told, to find its record again. */
const nameOf = (name: string, values: ReadonlyMap<string, Cited>): Cited => {
  const [first] = values.values();
  return { page: first?.page ?? 1, words: first?.words ?? [], value: name };
};

function describedIn(passage: Passage, before: readonly Passage[], list: string, plan: EntityPlan): Described[] {
  const [key] = plan.keys[0] ?? [];
  const [field, known] = Object.entries(plan.fields).find(([, own]) => own?.known) ?? [];
  if (key === undefined || field === undefined || !known?.known) return [];
  const breeds = [...passage.run.text.matchAll(known.known)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const sorts = breeds.length > 0 ? breeds : spoken(passage.run.text);
  const subjects = subjectsIn(passage, sorts);
  return subjects.flatMap((subject, at) => {
    const within = spanAround(subjects, at, passage.run.text);
    return describedBy(subject, within, { passage, before, list, plan, key, breed: breeds.length > 0 ? field : null });
  });
}

/** What a thing's words may be: from its name, or from the thing before it, to the one behind it. */
function spanAround(subjects: readonly Subject[], at: number, text: string): Span {
  const { name, sort } = subjects[at] as Subject;
  const isAhead = name !== null && name.start < sort.start;
  const start = at === 0 ? 0 : endOf(subjects[at - 1]);
  const ahead = isAhead ? (AHEAD.exec(text.slice(start, name.start))?.[0].length ?? 0) : 0;
  return { start: isAhead ? name.start - ahead : start, end: beginOf(subjects[at + 1]) ?? text.length };
}

/** "Your cat Edith, a female Manx": the noun before a name belongs to it. */
const AHEAD = /\b(?:your|our|the|an?|insured|covered) (?:[\w-]+ ){1,4}$/i;

interface Description {
  passage: Passage;
  before: readonly Passage[];
  list: string;
  plan: EntityPlan;
  /** The field of names, and that of breeds where the sort is one. */
  key: string;
  breed: string | null;
}

function describedBy(subject: Subject, within: Span, description: Description): Described[] {
  const { passage, before, list, plan, key, breed } = description;
  const holes = [...(subject.name ? [subject.name] : []), ...(breed === null ? [] : [subject.sort])];
  const details = detailsIn(passage, within, holes, plan);
  const own = subject.name ? { passage, span: subject.name } : null;
  const named = own ?? (details.size > 0 ? nameAbove(passage, before) : null);
  // A breed is sure by itself; "your dog" needs a name and what describes it.
  const isTold = breed === null ? named !== null && details.size > 1 : named !== null || details.size > 1;
  if (!isTold) return [];
  const values = new Map<string, Cited>(details);
  if (breed !== null) values.set(breed, part(passage, subject.sort));
  if (named) values.set(key, part(named.passage, named.span));
  const name = named ? named.passage.run.text.slice(named.span.start, named.span.end) : null;
  return [{ passage, name, finding: { entity: { list, numbers: [] }, values, mayAdd: values.size > 1 } }];
}

const part = (passage: Passage, { start, end }: Span): Cited =>
  citedIn(passage.run.text.slice(start, end), passage, start, end);
const endOf = (subject: Subject | undefined): number => Math.max(subject?.sort.end ?? 0, subject?.name?.end ?? 0);
const beginOf = (subject: Subject | undefined): number | undefined =>
  subject && Math.min(subject.sort.start, subject.name?.start ?? Number.POSITIVE_INFINITY);

const SPOKEN = /\b(?:an?|your|our|the) (?:[\w-]+,? ){0,5}(dog|cat|puppy|kitten)\b/gi;

/** "a two-year-old male cat" */
const spoken = (text: string): Span[] =>
  [...text.matchAll(SPOKEN)].map(({ 0: all, 1: noun = '', index }) => ({
    start: index + all.length - noun.length,
    end: index + all.length,
  }));

/** The name that the sentence before is, or the title right above. */
function nameAbove(passage: Passage, before: readonly Passage[]): { passage: Passage; span: Span } | null {
  const [first] = passage.run.words;
  for (const other of before.toReversed()) {
    const last = other.run.words[0];
    if (!first || !last || other.page !== passage.page) continue;
    const gap = first.y0 - last.y1;
    const isAbove = Math.abs(last.x0 - first.x0) < 20 && gap > -0.3 * first.size && gap < 2.2 * last.size;
    const span = other.paragraph === passage.paragraph || isAbove ? nameAlone(other) : null;
    if (span) return { passage: other, span };
  }
  return null;
}

import type { LedgerPlan } from '../../extraction/ledger/plan.ts';
import { columnHeadings } from '../../extraction/lexicon/column-headings.ts';
import { formsOf } from '../../extraction/phrases.ts';
import type { Plan, RecordPlan, Wording } from '../../extraction/plan.ts';
import { ownValue } from '../../lookup.ts';
import type { PolicyType, ReadBy } from '../../policies/policy-type.ts';
import { spelledOut } from '../../text/canonical.ts';

/** What a wording stands for in the plan of one type. */
export interface Term {
  type: number;
  /** The same number for all wordings of one coverage or field of that type. */
  meaning: number;
  /** The record list it belongs to; empty for none. */
  list: string;
  weight: number;
}

/** The wordings of all plans, word by word. */
export interface Wordings {
  first: Step;
  /** Numbers of the meanings of each type, by list and name. */
  meanings: readonly ReadonlyMap<string, number>[];
  /** How much there is to find for each type. */
  sizes: readonly number[];
}

/** Words that may follow, and what is known when the wording ends here. */
export interface Step {
  next: Map<string, Step>;
  terms: readonly Term[];
}

/** Wordings of more forms than these are known by their shortest ones. */
const MOST_FORMS = 12;
/** A single word stands for more things than its plan knows. */
const ONE_WORD = 0.4;

interface Source {
  list: string;
  meaning: string;
  words: string;
  /** How much it weighs. */
  share?: number;
}

/**
 * The wordings of all plans. A wording weighs by how few types know it: what all know tells none of them from the others.
 */
export function wordingsOf(types: readonly PolicyType[]): Wordings {
  const forms = new Map<string, Term[]>();
  let last = 0;
  const formsOfList = new Map<string, Set<string>>();
  const meanings = types.map(({ readBy }, type) => {
    const ids = new Map<string, number>();
    for (const { list, meaning, words, share = 1 } of sourcesOf(readBy)) {
      const name = meaningName(list, meaning);
      const id = ids.get(name) ?? ++last;
      ids.set(name, id);
      const listed = formsOfList.get(words) ?? fewForms(words);
      formsOfList.set(words, listed);
      for (const form of listed) {
        const known = forms.get(form) ?? [];
        if (!known.some((one) => one.type === type)) known.push({ type, meaning: id, list, weight: share });
        forms.set(form, known);
      }
    }
    return ids;
  });
  for (const words of Object.values(columnHeadings).flat()) for (const form of fewForms(words)) forms.delete(form);
  const first = stepsOf(forms, types.length);
  return { first, meanings, sizes: sizesOf(types.length, first) };
}

export const meaningName = (list: string, meaning: string): string => `${list}.${meaning}`;

/** The sum of the best weights of a type's meanings. */
function sizesOf(types: number, first: Step): number[] {
  const best = new Map<number, Term>();
  const visit = ({ next, terms }: Step): void => {
    for (const term of terms) if (term.weight > (best.get(term.meaning)?.weight ?? 0)) best.set(term.meaning, term);
    for (const step of next.values()) visit(step);
  };
  visit(first);
  const sizes = Array.from({ length: types }, () => 0);
  for (const { type, weight } of best.values()) sizes[type] = (sizes[type] ?? 0) + weight;
  return sizes;
}

function stepsOf(forms: ReadonlyMap<string, readonly Term[]>, planned: number): Step {
  const root: Step = { next: new Map(), terms: [] };
  for (const [form, terms] of forms) {
    const words = form.split(' ');
    const weight = Math.log(planned / terms.length) * (words.length === 1 ? ONE_WORD : 1);
    let step = root;
    for (const word of words) {
      let next = step.next.get(word);
      if (!next) step.next.set(word, (next = { next: new Map(), terms: [] }));
      step = next;
    }
    step.terms = terms.map((term) => ({ ...term, weight: term.weight * weight }));
  }
  return root;
}

/** The forms of each phrase; without the optional words where those make too many. */
function fewForms(list: string): Set<string> {
  const forms = new Set<string>();
  for (const phrase of list.split(';')) {
    const isLong = (phrase.match(/[|[]/g)?.length ?? 0) > MOST_FORMS / 2;
    for (const form of formsOf(isLong ? withoutOptions(phrase) : phrase)) forms.add(spelledOut(form));
  }
  return forms;
}

function withoutOptions(phrase: string): string {
  const shorter = phrase.replace(/\[[^[\]]*\]/g, ' ');
  return shorter === phrase ? phrase : withoutOptions(shorter);
}

function sourcesOf(readBy: ReadBy): Source[] {
  if ('plan' in readBy) return sourcesOfPlan(readBy.plan);
  return 'ledger' in readBy ? sourcesOfLedger(readBy.ledger) : [];
}

function sourcesOfPlan({ scalars, blocks = {}, records }: Plan): Source[] {
  return [
    ...Object.entries(blocks).map(([block, { captions }]) => ({ list: '', meaning: block, words: captions })),
    ...Object.entries(scalars).flatMap(([field, plan]) => wordsOf('', field, plan?.words)),
    ...Object.entries(records).flatMap(([list, record]) => (record ? sourcesOfRecord(list, record) : [])),
  ];
}

function sourcesOfRecord(list: string, record: RecordPlan): Source[] {
  switch (record.role) {
    case 'coverage':
      return Object.entries(record.topics).flatMap(([topic, words]) => topicSources(list, topic, words));
    case 'underlying':
      return [{ list, meaning: 'headings', words: record.headings }];
    case 'entity':
    case 'rows':
    case 'policies':
      return Object.entries(record.fields).flatMap(([field, plan]) => wordsOf(list, field, plan?.words));
    default:
      return [];
  }
}

/** Topics named "other" stand for several coverages. */
const SEVERAL = /^other/;
const ONE_OF_SEVERAL = 0.4;

function topicSources(list: string, topic: string, words: Wording): Source[] {
  const sources = wordsOf(list, topic, words);
  if (!SEVERAL.test(topic)) return sources;
  return sources.flatMap((source) =>
    source.words
      .split(';')
      .map((phrase, at) => ({ ...source, meaning: `${topic} ${at}`, words: phrase, share: ONE_OF_SEVERAL })),
  );
}

const wordsOf = (list: string, meaning: string, words: Wording | undefined): Source[] =>
  words ? [{ list, meaning, words: [words.sure, words.usual].filter((one) => one !== undefined).join(';') }] : [];

/** Only what its records alone have: everything else is printed by documents of all kinds. */
function sourcesOfLedger({ fields, record, scope, amounts }: LedgerPlan): Source[] {
  const own = record.fields.filter((field) => !scope.fields.includes(field));
  return [
    ...own.map((field) => ({ list: record.list, meaning: field, words: ownValue(fields, field)?.headings ?? '' })),
    ...Object.entries(amounts.measures).map(([measure, { words }]) => ({
      list: record.list,
      meaning: measure,
      words: words.trim().split(/\s+/).join(';'),
    })),
  ];
}

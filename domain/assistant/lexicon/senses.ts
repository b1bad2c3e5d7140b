import { policyLabels } from '../../extraction/lexicon/policy-labels.ts';
import { formsOf } from '../../extraction/phrases.ts';
import type { RecordPlan } from '../../extraction/plan.ts';
import { isForm, type PolicyType } from '../../policies/policy-type.ts';
import { policyTypes } from '../../policies/registry.ts';
import { type FieldSchema, isLeaf, isRecordList, type ObjectSchema } from '../../policies/schema.ts';
import { codesOfStates } from '../../reading/values/places.ts';
import { searchWordsOf, wordsOfNormalized } from '../words.ts';
import { EVERYDAY } from './everyday.ts';
import { isFiller } from './fillers.ts';

/**
 * A sense is what a phrase stands for: the name of a field ("effectiveDate"), of a list ("vehicles"), of a field in a
 * list ("drivers.name"), of a coverage topic ("collision"), or a policy type ("type:auto"). The phrases come from the
 * schemas, plans and vocabularies of the policy types.
 */
type Senses = ReadonlySet<string>;

export const MOST_WORDS = 6;

const build = (): ReadonlyMap<string, Senses> => {
  const phrases = new Map<string, Set<string>>();
  // types share fields, and fields share wordings
  const entered = new Set<string>();
  const askedOf = new Map<string, readonly Asked[]>();
  const enter = (sense: string, list: string): void => {
    const entry = `${sense}\t${list}`;
    if (entered.has(entry)) return;
    entered.add(entry);
    for (const wording of list.split(';'))
      for (const asked of askedOf.get(wording) ?? remember(wording)) enterAsked(sense, asked);
  };
  const remember = (wording: string): readonly Asked[] => {
    const asked = askedForms(wording);
    askedOf.set(wording, asked);
    return asked;
  };
  const enterAsked = (sense: string, asked: Asked): void => {
    const { phrase } = asked;
    if (!isAsked(asked, sense)) return;
    const known = phrases.get(phrase);
    if (known) known.add(sense);
    else phrases.set(phrase, new Set([sense]));
  };
  for (const type of policyTypes) enterType(type, enter);
  for (const [field, wordings] of Object.entries(policyLabels)) {
    for (const sense of field === 'period' ? ['effectiveDate', 'expirationDate'] : [field])
      enter(sense, wordings.join(';'));
  }
  // the words of a user replace those of headings: "claim" is the list, not the heading of a claim number
  for (const [list, senses] of EVERYDAY) {
    const own = senses.startsWith('~') ? phrases.get(senses.slice(1)) : new Set(senses.split(' '));
    for (const form of formsOf(list)) phrases.set(wordsOfNormalized(form).join(' '), own ?? new Set());
  }
  for (const [name, code] of codesOfStates) phrases.set(wordsOfNormalized(name).join(' '), new Set([`state:${code}`]));
  for (const senses of phrases.values()) withoutEither(senses);
  return phrases;
};

/** What is a coverage by itself does not stand for one of the one or the other: flood is not earthquake. */
function withoutEither(senses: Set<string>): void {
  const either = [...senses].filter((sense) => /^coverage:(?:\[[^\]]*\] )?\([^)]*\|[^)]*\)$/.test(sense));
  if ([...senses].some((sense) => sense.startsWith('coverage:') && !either.includes(sense)))
    for (const sense of either) senses.delete(sense);
}

/** A form of a wording that people may say in a question. */
interface Asked {
  phrase: string;
  isWord: boolean;
}

/** The forms of a heading's wording that people may say in a question. */
function askedForms(wording: string): Asked[] {
  return formsOf(wording).flatMap((form) => {
    const words = wordsOfNormalized(form);
    const phrase = words.join(' ');
    if (words.length > MOST_WORDS || phrase.length < 2 || words.every(isTooCommon)) return [];
    if (EDGES.has(words[0] ?? '') || EDGES.has(words.at(-1) ?? '') || ASKING.has(words[0] ?? '')) return [];
    return [{ phrase, isWord: words.length === 1 }];
  });
}

/** Whether people who say it mean the field. */
function isAsked({ phrase, isWord }: Asked, sense: string): boolean {
  if (isOfOtherThing(phrase, sense)) return false;
  return !isWord || isTopic(sense) || isNameOf(phrase, sense);
}

const isOfOtherThing = (phrase: string, sense: string): boolean =>
  (sense.toLowerCase().endsWith('count') && COUNTED.test(phrase)) ||
  (CONTACT.test(phrase) && !CONTACT.test(sense)) ||
  (sense === 'insuredLocation' && !/address|locat|premise/.test(phrase));

/** "Adjuster / phone" heads names, too, but who says it in a question wants no name. */
const CONTACT = /phone|fax|email/i;

/** Headings of counts that read like the question for the records themselves. */
const COUNTED = /^(?!.*\b(?:no|count|total|cnt)\b)/;

/** Words that no phrase of a question begins or ends with. */
const EDGES: ReadonlySet<string> = new Set('of to the and in for by at on is are or a an with from'.split(' '));

/** "Which vehicle" heads a column; in a question it asks for one. */
const ASKING: ReadonlySet<string> = new Set(
  'which what who whose whom when where how why all each every any your our my their these this that'.split(' '),
);

/** A single word as a heading may stand for much in a question: it counts if the field is called so. */
const isNameOf = (word: string, sense: string): boolean => sense.toLowerCase().includes(word.slice(0, 4));
const isTopic = (sense: string): boolean => !sense.includes('.') && !FIELDS_WITH_LABELS.has(sense);
const FIELDS_WITH_LABELS: ReadonlySet<string> = new Set([
  ...Object.keys(policyLabels),
  ...policyTypes.flatMap(({ readBy }) =>
    'ledger' in readBy
      ? Object.keys(readBy.ledger.fields)
      : 'plan' in readBy && !isForm(readBy)
        ? Object.keys(readBy.plan.scalars)
        : [],
  ),
]);

/** Built at first use: most processes answer no questions. */
function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const dictionary = lazily(build);

/** What a phrase stands for, its words as `wordsOf` gives them. */
export const sensesOf = (phrase: string): Senses | undefined => dictionary().get(phrase);

const phrases = (): Iterable<string> => dictionary().keys();

const firstWords = lazily(() => {
  const words = new Set<string>();
  for (const phrase of phrases()) words.add(phrase.split(' ', 1)[0] ?? '');
  return words;
});
/** Whether a phrase begins with this word. */
export const beginsPhrase = (word: string): boolean => firstWords().has(word);

/** All words that stand in phrases. */
export const knownWords: () => ReadonlySet<string> = lazily(() => {
  const words = new Set<string>();
  for (const phrase of phrases()) for (const word of phrase.split(' ')) words.add(word);
  return words;
});

const byStem = lazily(() => {
  const words = new Map<string, string>();
  for (const phrase of phrases()) if (!phrase.includes(' ')) words.set(stemOf(phrase), phrase);
  return words;
});
/** The known word of which a word is another form: "charge" of "charged". */
export const formOf = (word: string): string | undefined => {
  const stem = stemOf(word);
  // "pipe" is no form of "PIP"
  return stem.length >= SHORTEST_STEM ? byStem().get(stem) : undefined;
};
const SHORTEST_STEM = 4;
const stemOf = (word: string): string => searchWordsOf(word).join(' ');

const isTooCommon = (word: string): boolean => word.length < 2 || isFiller(word);

type Enter = (sense: string, list: string) => void;

function enterType({ id, label, schema, recognition, readBy }: PolicyType, enter: Enter): void {
  enterSchema(schema, enter, '');
  enter(
    `type:${id}`,
    [label.replace(/[()]/g, ' '), id.replace(/_/g, ' '), recognition.names, recognition.lines].join(';'),
  );
  if ('ledger' in readBy) {
    for (const [field, { headings }] of Object.entries(readBy.ledger.fields))
      if (field !== 'ignored') enter(field, headings);
  }
  if (!('plan' in readBy) || isForm(readBy)) return;
  for (const [field, plan] of Object.entries(readBy.plan.scalars)) {
    enter(field, [plan?.words?.sure, plan?.words?.usual, plan?.near].filter((list) => list !== undefined).join(';'));
  }
  for (const [list, plan] of Object.entries(readBy.plan.records)) if (plan) enterRecords(list, plan, enter);
}

function enterRecords(list: string, plan: RecordPlan, enter: Enter): void {
  if ('fields' in plan) {
    for (const [field, own] of Object.entries(plan.fields)) {
      enter(`${list}.${field}`, [own?.words?.sure, own?.words?.usual].filter((words) => words !== undefined).join(';'));
    }
  }
  if (plan.role !== 'coverage') return;
  for (const [topic, { sure = '', usual = '' }] of Object.entries(plan.topics)) {
    if (!isCollective(topic)) enter(topic, `${sure};${usual}`);
    else for (const phrase of `${sure};${usual}`.split(';').flatMap(kindsIn)) enter(topicOf(phrase), phrase);
  }
}

/** Topics that stand for several coverages: each of their phrases is a topic of its own. */
const isCollective = (topic: string): boolean => /^other(?!Structures)|^(?:peril|parts|rated)$/.test(topic);
/** A long choice names things of different kinds ("jewelry|furs|bicycles"), a short one the same thing in other words. */
const kindsIn = (phrase: string): readonly string[] => (/\((?:[^()|]*\|){5}/.test(phrase) ? formsOf(phrase) : [phrase]);
const topicOf = (phrase: string): string => `coverage:${phrase.trim()}`;

/** The names of fields are phrases too: `yearBuilt` is "year built". */
function enterSchema(schema: ObjectSchema, enter: Enter, list: string): void {
  for (const [name, field] of Object.entries(schema.properties)) {
    const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    if (list === '' || words.includes(' ')) enter(name, words.replace(/ limit$/, ' [limit]'));
    enterField(name, field, enter);
  }
}

function enterField(name: string, field: FieldSchema, enter: Enter): void {
  if (isLeaf(field)) return;
  if (field.type === 'object') enterSchema(field, enter, name);
  else if ('properties' in field.items) enterSchema(field.items, enter, name);
}

const measures = ['limit', 'deductible', 'premium', 'status'];
const fields = lazily(() => new Set([...measures, ...policyTypes.flatMap(({ schema }) => fieldsOf(schema))]));

/** Whether a sense is a field or what fields measure, and no list, topic or type. */
export const isFieldSense = (sense: string): boolean => fields().has(sense) || sense.includes('.');

function fieldsOf({ properties }: ObjectSchema): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (isLeaf(field)) return [name];
    if (field.type === 'object') return [name, ...fieldsOf(field)];
    return 'properties' in field.items ? fieldsOf(field.items) : [name];
  });
}

const lists = lazily(
  () =>
    new Set(
      policyTypes.flatMap(({ schema }) =>
        Object.entries(schema.properties).flatMap(([name, field]) => (isRecordList(field) ? [name] : [])),
      ),
    ),
);

/** Whether a sense is a list of records of some policy type. */
export const isListSense = (sense: string): boolean => lists().has(sense);

const askable = new WeakMap<PolicyType, Senses>();

/** Everything that a document of a type may be asked for: its fields and lists, what they measure, and topics of its coverages. */
export function askableOf(type: PolicyType): Senses {
  const known = askable.get(type);
  if (known) return known;
  const lists = Object.entries(type.schema.properties);
  const senses = new Set([
    ...measures,
    ...fieldsOf(type.schema),
    ...lists.flatMap(([list, field]) => [list, ...qualifiedOf(list, field)]),
    ...('plan' in type.readBy && !isForm(type.readBy) ? topicsOf(type.readBy.plan.records) : []),
    // applicants are the insureds of applications
    ...('applicants' in type.schema.properties ? ['namedInsureds'] : []),
  ]);
  askable.set(type, senses);
  return senses;
}

/** Whether documents of some type may be asked for it: no type, state or kind of things. */
export const isAskable = (sense: string): boolean => allAskable().has(sense);
const allAskable = lazily(() => new Set(policyTypes.flatMap((type) => [...askableOf(type)])));

const qualifiedOf = (list: string, field: FieldSchema): string[] => {
  if (!isRecordList(field)) return [];
  const inner = Object.entries(field.items.properties).flatMap(([name, own]) => (isRecordList(own) ? [name] : []));
  return [...fieldsOf(field.items).map((name) => `${list}.${name}`), ...inner];
};

const topicsOf = (records: Readonly<Record<string, RecordPlan | undefined>>): string[] =>
  Object.values(records).flatMap((plan) => (plan?.role === 'coverage' ? Object.keys(plan.topics) : []));

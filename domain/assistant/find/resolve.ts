import type { DocumentIndex } from '../index/index-document.ts';
import { isFiller } from '../lexicon/fillers.ts';
import { askableOf, formOf, knownWords, sensesOf } from '../lexicon/senses.ts';
import { likelySenses } from '../likely/likely-senses.ts';
import type { Kind } from '../question/kinds.ts';
import type { Question, Term } from '../question/read-question.ts';
import { searchWordsOf } from '../words.ts';
import { nearestWord } from '../../search/nearest-word.ts';

/** A question with the documents that it is asked of, each of its words looked up in them. */
export interface Asked extends Question {
  /** Documents that the question names; all where it names none. */
  scope: readonly DocumentIndex[];
  isNamed: boolean;
  /** Whether it is about several documents or things side by side. */
  isSeveral: boolean;
  all: readonly DocumentIndex[];
  /** Terms that stand nowhere: neither in a document nor in the vocabulary. */
  unknown: Term[];
  /** What may be asked for, as senses with their chances. */
  likely: ReadonlyMap<string, number>;
  /** How likely what is asked for is, where no word of the question says it. */
  guessed?: number;
}

/** Mends typing errors and finds the documents that are meant. */
export function resolve(question: Question, all: readonly DocumentIndex[]): Asked {
  const words = wordsOfAll(all);
  const mendedTerms = question.terms.map((term) => mended(term, words));
  const terms = withNames(mendedTerms, all);
  const unknown = terms.filter(
    ({ senses, words: own, isTold }) => senses.size === 0 && !isTold && !own.every((word) => words.has(word)),
  );
  const mendedQuestion = { ...question, terms };
  const found = namedDocuments(mendedQuestion, all);
  const named = found.length === all.length ? (question.within ?? found) : found;
  const scope = named.length > 0 ? named : [...all];
  const askable = scope.flatMap(({ type }) => (type ? [askableOf(type)] : []));
  const likely = likelySenses(mendedQuestion, (sense) => askable.some((senses) => senses.has(sense)));
  return {
    ...mendedQuestion,
    likely,
    scope,
    isSeveral: isSeveral(question),
    isNamed: named.length > 0 && named.length < all.length,
    all,
    unknown,
  };
}

/** Words that stand beside each other in a document's name are one name, whatever else each of them means: "Auto-Owners". */
function withNames(terms: readonly Term[], all: readonly DocumentIndex[]): Term[] {
  const joined: Term[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const words = before ? [...before.words, ...term.words] : [];
    const called = ` ${words.join(' ')} `;
    const isName =
      before !== undefined &&
      before.words.length > 0 &&
      term.words.length > 0 &&
      !words.every((word) => COMMON.has(word) || isFiller(word)) &&
      all.some(({ calls }) => calls.some((name) => name.includes(called)));
    if (!isName) joined.push(term);
    else {
      const text = `${before.text} ${term.text}`;
      joined.splice(-1, 1, { text, words, senses: new Set(), weight: Math.max(before.weight, term.weight, 1) });
    }
  }
  return joined;
}

const SEVERAL: readonly Kind[] = ['compare', 'sum', 'average', 'highest', 'lowest', 'howMany', 'list'];

const isSeveral = ({ kinds, text }: Question): boolean =>
  SEVERAL.some((kind) => kinds.has(kind)) ||
  /\b(?:and|both|or|each|all|vs|versus|against|with)\b|[,;]/i.test(withoutJoin(text));

/** "And did they take it?" joins two questions, no two things. */
const withoutJoin = (text: string): string => text.replace(/^\W*(?:and|or)\b[\s,]*/i, '');

/** A question and those before it are looked up in the same documents. */
const vocabularies = new WeakMap<readonly DocumentIndex[], ReadonlySet<string>>();

function wordsOfAll(all: readonly DocumentIndex[]): ReadonlySet<string> {
  const before = vocabularies.get(all);
  if (before) return before;
  const words = new Set<string>();
  vocabularies.set(all, words);
  for (const { words: own, names, entities } of all) {
    for (const word of [...own, ...names]) words.add(word);
    for (const entity of entities) {
      for (const word of entity.words) words.add(word);
      for (const word of entity.rest) words.add(word);
    }
  }
  return words;
}

function mended(term: Term, words: ReadonlySet<string>): Term {
  const [word = ''] = term.words;
  if (term.senses.size > 0 || term.words.length !== 1) return term;
  // what may be a name is no form of another word
  const form = term.weight < 1 ? formOf(term.text) : undefined;
  if (form === undefined && words.has(word)) return term;
  const near = form ?? nearestWord(term.text, knownWords()) ?? nearestWord(word, words);
  if (near === undefined || (near !== form && isOtherWord(term.text, near))) return term;
  const senses = sensesOf(near) ?? term.senses;
  return {
    ...term,
    typed: term.text,
    text: near,
    words: searchWordsOf(near),
    senses,
    weight: Math.max(term.weight, senses.size > 0 ? 1 : 0),
  };
}

const SHORT = 4;

/** A short word with another letter in it is another word: "shop" is not "stop". */
const isOtherWord = (text: string, near: string): boolean =>
  text.length <= SHORT && near.length === text.length && [...text].sort().join('') !== [...near].sort().join('');

/** Words of half of all companies. */
const COMMON = new Set(
  searchWordsOf(
    'insurance company mutual casualty exchange group agency services inc llc corporation co fire property indemnity general national american of and the pdf policy declarations renewal home auto business car life',
  ),
);

/** A word that few of the documents print, such as a brand that no field holds, tells them apart. */
function printedIn(term: Term, all: readonly DocumentIndex[]): readonly number[] {
  const { senses, words, weight } = term;
  if (senses.size > 0 || weight < 1 || words.length === 0 || all.length < 2) return all.map(() => 0);
  const holding = all.map(({ words: own, names }) => words.every((word) => own.has(word) || names.has(word)));
  const count = holding.filter(Boolean).length;
  if (count === 0 || count > Math.max(1, all.length / 2)) return all.map(() => 0);
  return holding.map((holds) => (holds ? 0.65 : 0));
}

const COMMON_NOUN = 0.6;

/** "Transit" is a coverage, and a van; "Kentucky" is where a document insures. */
const isInsuredThing = (
  { words, senses }: Pick<Term, 'words' | 'senses'>,
  { subjects, states }: DocumentIndex,
): boolean =>
  [...senses].some((sense) => states.has(sense)) ||
  ([...senses].every((sense) => sense.startsWith('coverage:')) && words.every((word) => subjects.has(word)));

/** How well a term names a document, 0..1; what names all documents names none. */
export function namesDocument({ words, senses, text }: Term, document: DocumentIndex): number {
  const { names, type } = document;
  // a kind is the same for all documents of it, whatever their files are called
  if (type && senses.has(`type:${type.id}`)) return 0.7;
  const isTelling = words.length > 0 && !words.every((word) => COMMON.has(word) || isFiller(word));
  if (isTelling && [...senses].every((sense) => /^(?:type|coverage|state):|^vehicles$/.test(sense))) {
    // a common noun, such as "truck", may stand in a name by chance
    if (words.every((word) => names.has(word))) return senses.has('vehicles') ? COMMON_NOUN : 1;
  }
  if (
    text.length > 5 &&
    /\d/.test(text) &&
    [...names].some((name) => name.length > 5 && /\d{3}/.test(name) && (name.endsWith(text) || name.startsWith(text)))
  )
    return 1;
  if (isInsuredThing({ words, senses }, document)) return 0.6;
  const about = type ? type.recognition.subject.split(' ') : [];
  return about.includes(text) ? 0.3 : 0;
}

function namedDocuments(question: Question, all: readonly DocumentIndex[]): DocumentIndex[] {
  const { terms, years, termYears } = question;
  const naming = terms.map((term) => {
    const named = all.map((document) => namesDocument(term, document));
    return Math.max(...named, 0) >= 0.6
      ? named
      : printedIn(term, all).map((strength, at) => Math.max(strength, named[at] ?? 0));
  });
  const telling = naming.filter((strengths) => new Set(strengths).size > 1 && Math.max(...strengths) >= 0.6);
  const totals = all.map((_, at) => telling.reduce((sum, strengths) => sum + (strengths[at] ?? 0), 0));
  const groups = isSeveral(question) ? telling : [totals];
  const chosen = new Set(groups.flatMap((strengths) => mostNamed(strengths, { totals, all })));
  // where names tell several documents, words that others print name no more of them
  const known = new Set(all.filter((_, at) => telling.some((strengths) => strengths[at] === 1)));
  const isOneOnly = known.size === 1 && !BESIDE.test(withoutJoin(question.text));
  const named =
    known.size > 0 ? [...chosen].filter((one) => known.has(one) || (!isOneOnly && isTyped(one, terms))) : [...chosen];
  return ofYears(named.length > 0 ? named : [...all], termYears.length > 0 ? termYears : years);
}

/** A name and a kind are two documents only where both are asked for; else the one of that name may be of another kind. */
const BESIDE = /\b(?:and|or|both|vs|versus|against|than|compar\w*|differ\w*|with the)\b/i;

/** Of the documents that a word names those that the whole question names most. */
function mostNamed(
  strengths: readonly number[],
  { totals, all }: { totals: readonly number[]; all: readonly DocumentIndex[] },
): DocumentIndex[] {
  const top = Math.max(...strengths.map((strength, at) => (strength > 0 ? (totals[at] ?? 0) : 0)));
  return all.filter((_, at) => (strengths[at] ?? 0) > 0 && (totals[at] ?? 0) >= top - 0.01);
}

const isTyped = ({ type }: DocumentIndex, terms: readonly Term[]): boolean =>
  type !== undefined && terms.some(({ senses }) => senses.has(`type:${type.id}`));

/** "The 2023 policy": of the documents that are meant, those of that year. */
function ofYears(documents: DocumentIndex[], years: readonly string[]): DocumentIndex[] {
  const policies = documents.filter(({ start }) => years.includes(start.slice(0, 4)));
  return policies.length > 0 && documents.length > 1 ? policies : documents;
}

import { findDates } from '../../reading/values/date.ts';
import { findMoney } from '../../reading/values/money.ts';
import { isFiller } from '../lexicon/fillers.ts';
import { type Meaning, meaningsAt } from '../lexicon/dictionary.ts';
import type { AttributeConcept } from '../lexicon/attribute.ts';
import { wordsOf } from '../words.ts';
import { withMoneyMeant } from './money-meant.ts';
import { withStatusAsked } from './status-asked.ts';
import { lookup } from '../../lookup.ts';
import type { Question } from './question.ts';

interface Found {
  at: number;
  meaning: Meaning;
}

/** Reads a question: which wordings of the lexicon it holds, and which words are left for the documents to explain. */
export function readQuestion(text: string): Question {
  const dates = findDates(text);
  const undated = without(text, dates);
  const money = findMoney(undated);
  const { words, numbered } = takeNumbered(wordsOf(without(undated, money)));
  const { found, left } = scan(words);
  const only = <Kind extends Meaning['kind']>(kind: Kind): Extract<Meaning, { kind: Kind }>[] =>
    found.flatMap(({ meaning }) => (meaning.kind === kind ? [meaning as Extract<Meaning, { kind: Kind }>] : []));
  // elsewhere the word stands for the documents
  const asksForPolicies = /\b(?:how many|list|which|what|number of)\b[^?]*\bpolicies\b/i.test(text);
  const attributes = unique(only('attribute').map(({ concept }) => concept));
  const version = only('version')[0]?.version;
  const status = only('status')[0]?.status;
  const bound = money.length > 0 ? only('bound')[0]?.bound : undefined;
  return withStatusAsked(
    withMoneyMeant({
      text,
      operations: new Set(only('operation').map(({ operation }) => operation)),
      ...inOrder(attributes, { found, words }),
      coverages: unique(only('coverage').map(({ concept }) => concept)),
      lines: unique(only('line').map(({ concept }) => concept)),
      nouns: unique(only('noun').map(({ concept }) => concept)).filter(
        ({ many }) => many !== 'policies' || asksForPolicies,
      ),
      measures: unique(only('measure').map(({ measure }) => measure)),
      measureKind: only('measureKind')[0]?.part ?? 'total',
      ...(version && { version }),
      ...(status && { status }),
      ...(bound && { bound }),
      numbered,
      documentNames: words.filter((_, at) => OF_DOCUMENT.has(words[at + 1] ?? '')),
      amounts: money.map(({ amount }) => amount),
      dates: dates.map(({ date }) => date),
      years: spread(left.filter(isYear), undated),
      names: [...left.filter((word) => !isYear(word) && !isFiller(word)), ...(NEGATION.test(text) ? ['no'] : [])],
    }),
  );
}

const OF_DOCUMENT: ReadonlySet<string> = new Set(
  wordsOf(
    'policy policies auto car homeowners home house renters renewal certificate application family account document file insurance',
  ),
);

/** "With no claims"; in "claim no. 5" it is a number. */
const NEGATION = /\bno\b(?!\.|\s*\d|\s*$)/i;

function without(text: string, pieces: readonly { start: number; end: number }[]): string {
  return pieces.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

/** "Between 2020 and 2022" is three years. */
function spread(years: readonly string[], text: string): string[] {
  const [first, last] = years.map(Number);
  const isRange =
    /\b(?:between|from)\s+\d{4}\s*(?:and|to|through|until|-)\s*\d{4}|\d{4}\s*(?:-|to|through)\s*\d{4}/i.test(text);
  if (!isRange || years.length !== 2 || first === undefined || last === undefined || last - first > 20)
    return [...years];
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => String(first + at));
}

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);
const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

function scan(words: readonly string[]): { found: Found[]; left: string[] } {
  const found: Found[] = [];
  const left: string[] = [];
  let at = 0;
  while (at < words.length) {
    const match = meaningsAt(words, at);
    // "umbrella policy number" is the policy number of the umbrella
    const end = at + (match?.length ?? 1);
    const isCut =
      match && match.length > 1 && words[end - 1] === 'policy' && (meaningsAt(words, end - 1)?.length ?? 0) > 1;
    const kept = isCut ? meaningsAt(words.slice(0, end - 1), at) : match;
    if (kept) for (const meaning of kept.meanings) found.push({ at, meaning });
    else left.push(words[at] ?? '');
    at += kept?.length ?? 1;
  }
  return { found, left };
}

const CARDINALS = ['one', 'two', 'three', 'four', 'five', 'six'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBERED = lookup({
  vehicle: 'vehicles',
  car: 'vehicles',
  auto: 'vehicles',
  unit: 'vehicles',
  truck: 'vehicles',
  location: 'locations',
  loc: 'locations',
  premise: 'locations',
  building: 'buildings',
  bldg: 'buildings',
  pet: 'pets',
  driver: 'drivers',
  claim: 'claims',
});

/** Takes "vehicle 2", "location no 1" and "the second car" out of the words. */
function takeNumbered(words: readonly string[]): { words: string[]; numbered: Question['numbered'] } {
  const numbered: { noun: string; number: number }[] = [];
  const kept = [...words];
  for (let at = 0; at < kept.length; at++) {
    const noun = NUMBERED.get(kept[at] ?? '');
    if (!noun) continue;
    const next = kept[at + 1] === 'no' ? at + 2 : at + 1;
    const ordinal = ORDINALS.indexOf(kept[at - 1] ?? '');
    const cardinal = CARDINALS.indexOf(kept[next] ?? '') + 1;
    if (cardinal > 0 || /^\d{1,2}$/.test(kept[next] ?? '')) {
      numbered.push({ noun, number: cardinal || Number(kept[next]) });
      kept.splice(at, next - at + 1);
      at--;
    } else if (ordinal >= 0) {
      numbered.push({ noun, number: ordinal + 1 });
      kept.splice(at - 1, 2);
      at -= 2;
    }
  }
  return { words: kept, numbered };
}

/** In "the address of the mortgagee" the first thing is wanted, in "the mortgagee's address" the last one. */
function inOrder(
  attributes: readonly AttributeConcept[],
  { found, words }: { found: readonly Found[]; words: readonly string[] },
): Pick<Question, 'attributes' | 'isJoined'> {
  if (attributes.length < 2) return { attributes, isJoined: false };
  const places = attributes.map(
    (concept) => found.find(({ meaning }) => meaning.kind === 'attribute' && meaning.concept === concept)?.at ?? 0,
  );
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const between = words.slice(first, last);
  const isOwned = between.some((word) => ['of', 'for', 'on', 'by', 'from', 'and'].includes(word)) || first === last;
  return { attributes: isOwned ? attributes : attributes.toReversed(), isJoined: between.includes('and') };
}

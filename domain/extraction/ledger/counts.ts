import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { formsOf } from '../phrases.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerPlan } from './plan.ts';
import type { Row } from './rows.ts';

/** A printed count: an integer beside a noun such as "claims". */
export interface Count {
  which: 'all' | 'open' | 'closed';
  value: number;
  atom: Atom;
}

const MOST_WORDS = 10;

export const partsOf = (text: string): string[] => normalize(text).split(' ');

export interface Words {
  total: ReadonlySet<string>;
  phrases: ReadonlySet<string>;
  values: ReadonlySet<string>;
  nouns: ReadonlyMap<string, ReadonlySet<string>>;
  counted: ReadonlyMap<Count['which'], ReadonlySet<string>>;
  ended: ReadonlySet<string>;
}

const compiled = new WeakMap<LedgerPlan, Words>();

export function wordsOf(plan: LedgerPlan): Words {
  const known = compiled.get(plan);
  if (known) return known;
  const { words, phrases, values, nouns, counted } = plan.totals;
  const setOf = (list: string): Set<string> => new Set(list.split(/\s+/));
  const made: Words = {
    total: setOf(words),
    phrases: new Set(formsOf(phrases)),
    values: new Set(formsOf(values)),
    nouns: new Map(Object.entries(nouns).map(([level, list]) => [level, setOf(list)])),
    counted: new Map([
      ['open', setOf(counted.open)],
      ['closed', setOf(counted.closed)],
      ['all', setOf(counted.nouns)],
    ]),
    ended: setOf(counted.ended),
  };
  compiled.set(plan, made);
  return made;
}

interface Token {
  text: string;
  number: number | null;
  atom: Atom;
}

/** The counts of a row: "6 claims, 2 open", "Claims 6 Open 2". */
export function countsIn(row: Row, { plan }: Pick<Ledger, 'plan'>): Count[] {
  const words = wordsOf(plan);
  const printed = row.atoms.flatMap(tokensOf);
  const tokens = printed.map((token, at) =>
    isYearOf(printed[at - 1], token, words.nouns) ? { ...token, number: null } : token,
  );
  const counts: Count[] = [];
  for (const [at, { number, atom }] of tokens.entries()) {
    if (number === null) continue;
    const after = wordsAfter(tokens, at);
    // "Claim total, 2 features" counts features; "injuries, 5 in number" and "claims 5, open 2" do not.
    const isFollowed = atom.kind === 'text' && tokens[at + 1]?.atom === atom;
    const isBehind = !isFollowed || endsWithCount(atom) || tokens[at + 1]?.text === 'in';
    const before = isBehind ? wordsBefore(tokens, at) : [];
    const isTaken = usedBefore(tokens, at, { counts, words });
    const named = (isTaken ? null : counterOf(before, words)) ?? counterOf(after, words);
    const chosen = named ?? (isTotalOf(before, after, plan) ? 'all' : null);
    if (chosen && !counts.some((count) => count.which === chosen)) counts.push({ which: chosen, value: number, atom });
  }
  return counts;
}

/** "Policy year 2016 total claims 14": a year behind what it is the year of counts nothing. */
const isYearOf = (before: Token | undefined, { text }: Token, nouns: Words['nouns']): boolean =>
  /^(?:19|20)\d\d$/.test(text) && (nouns.get('scope')?.has(before?.text ?? '') ?? false);

export const endsWithCount = (atom: Atom | undefined): boolean => COUNT.test(atom?.words.at(-1)?.text ?? '');

/** "Total of 3" counts what is listed. */
const isTotalOf = ([of, total = '']: readonly string[], after: readonly string[], plan: LedgerPlan): boolean =>
  of === 'of' && wordsOf(plan).total.has(total) && after.length === 0;

/** Whether the number before took the words in between: "6 claims 2 open" reads forward. */
function usedBefore(
  tokens: readonly Token[],
  at: number,
  { counts, words }: { counts: readonly Count[]; words: Words },
): boolean {
  const previous = tokens.slice(0, at).findLastIndex((token) => token.number !== null);
  const token = tokens[previous];
  if (!token) return false;
  const first = tokens.findIndex((each) => each.number !== null);
  const isForward = first >= 0 && counterOf(wordsBefore(tokens, first), words) === null;
  return isForward && counts.some(({ atom }) => atom === token.atom);
}

function tokensOf(atom: Atom): Token[] {
  if (atom.kind === 'int') return [{ text: atom.text, number: /^\d{1,5}$/.test(atom.text) ? atom.value : null, atom }];
  if (atom.kind !== 'text' || atom.words.length > MOST_WORDS) return [{ text: '|', number: null, atom }];
  const counted = atom.words.filter((_, at) => !isOfIdentifier(atom.words, at));
  const text = counted.length === atom.words.length ? atom.text : counted.map((word) => word.text).join(' ');
  const parts = normalize(text).split(' ');
  return parts.map((part) => ({ text: part, number: /^\d{1,5}$/.test(part) ? Number(part) : null, atom }));
}

const COUNT = /^\(?\d{1,5}[),.]*$/;

/** The digits of identifiers count nothing: "Claim total A-55116", "Policy total GL 074488 05". */
function isOfIdentifier(words: Atom['words'], at: number): boolean {
  const isPart = (word: { text: string } | undefined): boolean =>
    word !== undefined && /\d/.test(word.text) && !COUNT.test(word.text);
  const isNumber = COUNT.test(words[at]?.text ?? '');
  return isPart(words[at]) || (isNumber && (isPart(words[at - 1]) || isPart(words[at + 1])));
}

function wordsBefore(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let index = at - 1; index >= 0 && words.length < 4; index--) {
    const token = tokens[index];
    if (!token || token.number !== null || token.text === '|') break;
    words.push(token.text);
  }
  return words;
}

function wordsAfter(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let index = at + 1; index < tokens.length && words.length < 2; index++) {
    const token = tokens[index];
    if (!token || token.number !== null || token.text === '|') break;
    words.push(token.text);
  }
  return words;
}

export function counterOf(words: readonly string[], { counted, ended }: Words): Count['which'] | null {
  // "2 not final", "1 not closed"
  const isNot = words.includes('not') && words.some((word) => ended.has(word) || counted.get('closed')?.has(word));
  return isNot ? 'open' : ([...counted].find(([, set]) => words.some((word) => set.has(word)))?.[0] ?? null);
}

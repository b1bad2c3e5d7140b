import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { formsOf } from '../phrases.ts';
import type { Owner } from './heading-owner.ts';
import { keyOf } from './key-of.ts';
import { fieldBeside, type Ledger } from './ledger.ts';
import type { LedgerPlan, TotalLevel } from './plan.ts';
import type { Row } from './rows.ts';
import { saysEmpty } from './says-empty.ts';

/** A printed count: an integer beside a noun such as "claims". */
export interface Count {
  which: 'all' | 'open' | 'closed';
  value: number;
  atom: Atom;
}

const MOST_WORDS = 10;
/** Words of a text beside the one that says "total". */
const MOST_BESIDE = 4;
const LEVELS: readonly TotalLevel[] = ['grand', 'scope', 'record', 'other'];

/** What a totals line sums up; `bare` when it does not say. Null when the row is no totals line. */
export function totalLevelOf(row: Row, ledger: Ledger): TotalLevel | 'bare' | null {
  const words = wordsOf(ledger.plan);
  const heads = headTexts(row).filter((atom) => !isValue(row, atom, ledger));
  const isTotal = heads.some(
    (atom) => atom.words.length <= MOST_WORDS && partsOf(atom.text).some((part) => words.total.has(part)),
  );
  const owner = ownerIn(heads, ledger);
  if (owner !== undefined && row.atoms.some((atom) => isAmount(atom)) && !saysEmpty(row, ledger)) return owner;
  if (heads.some((atom) => words.phrases.has(normalize(atom.text)))) return 'grand';
  if (!isTotal) return levelOfCounted(row, heads, ledger);
  if (namesMeasure(heads, row, ledger)) return null;
  const own = heads.filter((atom) => partsOf(atom.text).some((part) => words.total.has(part)));
  // What is summed up may stand beside the word, but running text in front of it says nothing about the line.
  const isShort = heads.length <= 2 && heads.every((atom) => atom.words.length <= MOST_BESIDE || own.includes(atom));
  // "4 claims, 3 open" counts what is summed up, also where "open" stands apart.
  const counted = new Set(countsIn(row, ledger).map(({ atom }) => atom));
  const isCount = (atom: Atom, at: number): boolean =>
    counted.has(atom) || (endsWithCount(heads[at - 1]) && counterOf(partsOf(atom.text), words) !== null);
  const said = isShort ? heads.filter((atom, at) => own.includes(atom) || !isCount(atom, at)) : own;
  const parts = said.flatMap((atom) => partsOf(atom.text));
  const named = LEVELS.filter((level) => parts.some((part) => words.nouns.get(level)?.has(part)));
  if (named.includes('record') && countsIn(row, ledger).some(({ which }) => which === 'all'))
    return named.find((level) => level !== 'record') ?? 'bare';
  return named[0] ?? (namesRecord(row, ledger) ? 'record' : 'bare');
}

/** Whether a text says that its row is a sum: "CLAIM TOTAL" below a heading of names. */
export function saysTotal(row: Row, atom: Atom, ledger: Ledger): boolean {
  const { total } = wordsOf(ledger.plan);
  if (atom.kind !== 'text' || atom.words.length > MOST_BESIDE) return false;
  return partsOf(atom.text).some((part) => total.has(part)) && totalLevelOf(row, ledger) === 'record';
}

/** Whether a text is what the label beside it names: "Claim type | Temporary Total". */
function isValue(row: Row, atom: Atom, ledger: Ledger): boolean {
  if (wordsOf(ledger.plan).values.has(normalize(atom.text))) return true;
  if (atom.isLabel || atom.words.length === 1 || wordsOf(ledger.plan).total.has(partsOf(atom.text)[0] ?? ''))
    return false;
  const field = fieldBeside(row, row.atoms.indexOf(atom), ledger)?.field;
  return field !== undefined && ledger.plan.record.fields.includes(field);
}

function levelOfCounted(row: Row, heads: readonly Atom[], ledger: Ledger): TotalLevel | 'bare' | null {
  const level = levelOfAll(row, heads, ledger);
  if (level !== null || !isCountLine(row, ledger)) return level;
  const [first] = row.atoms;
  const named = first && labeledAt(row) ? partsOf(first.text) : null;
  return named === null || named.some((part) => wordsOf(ledger.plan).nouns.get('scope')?.has(part)) ? 'bare' : 'other';
}

/** "Unit 107: 1 claim": what is labeled at the beginning of a row of several values. */
function labeledAt({ atoms: [first, second, third] }: Row): Atom | null {
  return first?.isLabel === true && second !== undefined && third?.kind === 'text' ? second : null;
}

/** Of figures below a title and its headings. */
const LINES_BELOW = 3;

const ALL = /\b(all|this) (?:the )?(?:\d{1,5} )?(\w+)/g;

/** "All 5 claims", "Injuries of this policy, 5 in number" sum up where a count or amounts stand beside it or a count below. */
function levelOfAll(row: Row, heads: readonly Atom[], ledger: Ledger): TotalLevel | null {
  const words = wordsOf(ledger.plan);
  const named = [...normalize(heads.map(({ text }) => text).join(' ')).matchAll(ALL)].flatMap(
    ([, which, noun = '']) => {
      const singular = noun.replace(/ies$/, 'y').replace(/s$/, '');
      const level = LEVELS.find((each) => words.nouns.get(each)?.has(noun) || words.nouns.get(each)?.has(singular));
      return level === undefined ? [] : [{ isAll: which === 'all', level }];
    },
  );
  if (named.length === 0 || heads.some((atom) => atom.words.length > MOST_WORDS)) return null;
  if (row.atoms.some(({ kind }) => kind === 'date' || kind === 'id')) return null;
  if (!hasSums(row, ledger)) return null;
  // "all claims of this policy"
  if (named.some(({ isAll, level }) => !isAll && level === 'scope')) return 'scope';
  return named.some(({ isAll }) => isAll) ? 'grand' : null;
}

/** Whether the row, the one below it or the first one below its headings prints a count of all, or amounts. */
function hasSums(row: Row, ledger: Ledger): boolean {
  const isHeading = (each: Row | undefined): boolean => each !== undefined && ledger.tables.isHeading(each);
  const next = ledger.rows.slice(row.at + 1, row.at + 1 + LINES_BELOW).filter(({ page }) => page === row.page);
  const first = next.filter((each) => !isHeading(each)).slice(0, 1);
  // rows with names below headings are a list of parts
  const below = first.filter(({ atoms }) => !isHeading(next[0]) || atoms.every(({ kind }) => kind !== 'text'));
  const isSum = ({ atoms }: Row): boolean => atoms.filter(({ kind }) => kind === 'money').length >= LEAST_AMOUNTS;
  if ([row, ...(isHeading(next[0]) ? below : [])].some(isSum)) return true;
  return [row, ...below].flatMap((each) => countsIn(each, ledger)).some((count) => count.which === 'all');
}

/** "Total A-1": the key of a record says what is summed up. */
const namesRecord = ({ atoms }: Row, { keys }: Ledger): boolean =>
  keys !== undefined && atoms.some(({ kind, text }) => (kind === 'id' || kind === 'int') && keys.has(keyOf(text)));

const ownerIn = (heads: readonly Atom[], { vocabulary }: Ledger): Owner | undefined =>
  heads.map((atom) => vocabulary.meaning(atom.text)?.owner).find((owner) => owner !== undefined);

/** "Total incurred" before its amount; a line with amounts of several measures is named by none of them. */
function namesMeasure(heads: readonly Atom[], row: Row, { tables, vocabulary, plan }: Ledger): boolean {
  if (heads.every((atom) => (vocabulary.meaning(atom.text)?.amount?.measure ?? null) === null)) return false;
  const columns = row.atoms.flatMap((atom) => (isAmount(atom) ? (tables.headedAt(row, atom) ?? []) : []));
  // "Term total | A-1 | Paid" in front of columns of kinds is a line of totals, its measure stands beside it.
  const [first] = heads;
  const isBeside =
    first !== undefined && isTotalWord(first, wordsOf(plan)) && vocabulary.meaning(first.text)?.amount?.measure == null;
  const kinds = new Set(columns.flatMap(({ amount }) => amount?.kind ?? []));
  if (isBeside && kinds.size >= LEAST_MEASURES) return false;
  return new Set(columns.flatMap(({ amount }) => amount?.measure ?? [])).size < LEAST_MEASURES;
}

const isTotalWord = ({ text }: Atom, { total }: Words): boolean => partsOf(text).some((part) => total.has(part));

const LEAST_MEASURES = 2;
const LEAST_AMOUNTS = 2;

/** "Year, 4 claims" before amounts: what is counted is summed up. "Claims: 5" continues the totals above it. */
function isCountLine(row: Row, ledger: Ledger): boolean {
  const texts = row.atoms.filter(({ kind }) => kind === 'text');
  const words = texts.reduce((sum, atom) => sum + atom.words.length, 0);
  const named = labeledAt(row);
  const isOther = row.atoms.some((atom) => atom.kind !== 'text' && atom !== named && !isAmount(atom));
  if (words === 0 || words > MOST_BESIDE || isOther) return false;
  const count = countsIn(row, ledger).find(({ which }) => which === 'all');
  const at = count ? row.atoms.indexOf(count.atom) : -1;
  const amounts = row.atoms.filter((atom) => isAmount(atom) && atom !== count?.atom);
  const nouns = wordsOf(ledger.plan).counted.get('all');
  const beginsWithNoun = at === 1 && partsOf(row.atoms[0]?.text ?? '').some((part) => nouns?.has(part));
  return (
    at >= 0 && at <= (named && named !== count?.atom ? 2 : 1) && !beginsWithNoun && amounts.length >= LEAST_AMOUNTS
  );
}

/** The texts in front of the first amount of a row; where amounts begin a row without dates, the first text behind them. */
function headTexts({ atoms }: Row): Atom[] {
  const first = atoms.findIndex((atom) => isAmount(atom));
  const heads = first < 0 ? atoms : atoms.slice(0, first);
  if (first !== 0 || atoms.some(({ kind }) => kind === 'date')) return heads.filter(({ kind }) => kind === 'text');
  return atoms
    .slice(atoms.findLastIndex((atom) => isAmount(atom)) + 1)
    .slice(0, 1)
    .filter(isHead);
}

const isHead = ({ kind, words }: Atom): boolean => kind === 'text' && words.length <= MOST_BESIDE;

const partsOf = (text: string): string[] => normalize(text).split(' ');

interface Words {
  total: ReadonlySet<string>;
  phrases: ReadonlySet<string>;
  values: ReadonlySet<string>;
  nouns: ReadonlyMap<string, ReadonlySet<string>>;
  counted: ReadonlyMap<Count['which'], ReadonlySet<string>>;
  ended: ReadonlySet<string>;
}

const compiled = new WeakMap<LedgerPlan, Words>();

function wordsOf(plan: LedgerPlan): Words {
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

const endsWithCount = (atom: Atom | undefined): boolean => COUNT.test(atom?.words.at(-1)?.text ?? '');

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

function counterOf(words: readonly string[], { counted, ended }: Words): Count['which'] | null {
  // "2 not final", "1 not closed"
  const isNot = words.includes('not') && words.some((word) => ended.has(word) || counted.get('closed')?.has(word));
  return isNot ? 'open' : ([...counted].find(([, set]) => words.some((word) => set.has(word)))?.[0] ?? null);
}

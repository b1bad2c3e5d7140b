import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { countsIn, counterOf, endsWithCount, partsOf, type Words, wordsOf } from './counts.ts';
import type { Owner } from './heading-owner.ts';
import { keyOf } from './key-of.ts';
import { fieldBeside, type Ledger } from './ledger.ts';
import type { TotalLevel } from './plan.ts';
import type { Row } from './rows.ts';
import { saysEmpty } from './says-empty.ts';

const MOST_WORDS = 10;
/** Words of a text beside the one that says "total". */
const MOST_BESIDE = 4;
const LEVELS: readonly TotalLevel[] = ['grand', 'scope', 'record', 'other'];

/** What a totals line sums up; `bare` when it does not say. Null when the row is no totals line. */
export function totalLevelOf(row: Row, ledger: Ledger): TotalLevel | 'bare' | null {
  const words = wordsOf(ledger.plan);
  const heads = withoutPairs(headTexts(row), row, ledger);
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

/** Without values and the labels in front of them: "Cause | Fall | Total" is a total of no cause. */
function withoutPairs(heads: readonly Atom[], row: Row, ledger: Ledger): Atom[] {
  const values = new Set(heads.filter((atom) => isValue(row, atom, ledger)));
  const labels = new Set(row.atoms.filter((_, at) => values.has(row.atoms[at + 1] as Atom)));
  const { total } = wordsOf(ledger.plan);
  const isTotal = ({ text }: Atom): boolean => partsOf(text).some((part) => total.has(part));
  return heads.filter((atom) => !values.has(atom) && (!labels.has(atom) || isTotal(atom)));
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
  // "Policy total | Paid 5.00 | Reserve 2.00"
  const labels = row.atoms.flatMap((atom, at) => (isAmount(row.atoms[at + 1] ?? atom) ? [atom.text] : []));
  const named = new Set(labels.flatMap((text) => vocabulary.meaning(text)?.amount?.measure ?? []));
  if (isBeside && Math.max(kinds.size, named.size) >= LEAST_MEASURES) return false;
  // "Total all terms | 3 claims | Incurred 5.00"
  if (isBeside && countsIn(row, { plan }).some(({ which }) => which === 'all')) return false;
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

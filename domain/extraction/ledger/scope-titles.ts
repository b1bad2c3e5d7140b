import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Found } from './fields.ts';
import { labelBeside, type Ledger } from './ledger.ts';
import type { LedgerPlan } from './plan.ts';
import type { Row } from './rows.ts';
import type { ScopeMention } from './scopes.ts';
import { hasLabelledTerm } from './terms.ts';

/** What kind of scope it is, named beside its key without a label. */
export function addTitle(fields: Map<string, Found>, rows: readonly Row[], { plan }: Ledger): void {
  if (fields.has(plan.scope.title)) return;
  const found = rows.map((row) => titleIn(row, plan)).find((each) => each !== null);
  if (found) fields.set(plan.scope.title, found);
}

/** "Policy: A-1 (Contractors)" */
function addTitleInBrackets(fields: Map<string, Found>, { row, key }: ScopeMention, { scope }: LedgerPlan): void {
  const behind = row.atoms[row.atoms.indexOf(key) + 1];
  if (behind?.kind !== 'text' || !ENCLOSED.test(behind.text) || NO_TITLE.test(behind.text)) return;
  const bare = { ...behind, text: behind.text.slice(1, -1) };
  if (!fields.has(scope.title)) fields.set(scope.title, { field: scope.title, atoms: [bare], row, score: 1 });
}

/** "A-1 | Contractors Claims Made | Policy Period: …": a text between the key and the next label, which is no name. */
export function addTextBeside(fields: Map<string, Found>, mention: ScopeMention, ledger: Ledger): void {
  const { plan, vocabulary } = ledger;
  const { row, key } = mention;
  const [first, text, label] = row.atoms;
  addTitleInBrackets(fields, mention, plan);
  if (fields.has(plan.scope.title) || first !== key || !label?.isLabel || !hasLabelledTerm(row, ledger)) return;
  if (text?.kind !== 'text' || text.isLabel || text.words.length > LONGEST_NAME || vocabulary.meaning(text.text))
    return;
  if (!isNameOrKind(text, plan))
    fields.set(plan.scope.title, { field: plan.scope.title, atoms: [text], row, score: 1 });
}

const ENCLOSED = /^\(\p{Lu}[\p{L} &'’/-]+\)$/u;

/** What else brackets say of a policy. */
const NO_TITLE = /\b(?:claims[- ]made|occurrence|cont(?:inued|['’]d)|renew\w*|expired|cancell?ed|current|prior|new)\b/i;

const POLICY = /^(?:policy|policies|pol\.?|no\.?|number|num|#|:)+$/i;

/** "Personal auto policy 991 204": a label of the key that says what kind of scope it is. */
export function addTitleInLabel(fields: Map<string, Found>, { row, key }: ScopeMention, ledger: Ledger): void {
  const { plan, vocabulary } = ledger;
  const label = labelBeside(row, row.atoms.indexOf(key), ledger);
  const end = label?.words.findIndex(({ text }) => POLICY.test(text)) ?? -1;
  if (!label || end < 1 || fields.has(plan.scope.title)) return;
  const words = label.words.slice(0, end);
  const text = words.map((word) => word.text).join(' ');
  if (!vocabulary.isTitle(text) && !plan.scope.titlePattern.test(text)) return;
  const part: Atom = { ...label, ...around(words), kind: 'text', value: text, text, words, isLabel: false };
  fields.set(plan.scope.title, { field: plan.scope.title, atoms: [part], row, score: 1 });
}

const SHORT_TITLE = 5;
const LONGEST_NAME = 8;

/** The words of a row that say what kind of scope it is; a short text is taken whole, up to its dashes. */
export function titleIn(row: Row, plan: LedgerPlan): Found | null {
  const { scope } = plan;
  for (const atom of row.atoms) {
    const match = atom.kind === 'text' && !atom.isLabel ? scope.titlePattern.exec(atom.text) : null;
    if (!match || isNameOrKind(atom, plan)) continue;
    const from = atom.text.slice(0, match.index).split(' ').length - 1;
    const end = from + match[0].split(' ').length;
    const words =
      atom.words.length <= SHORT_TITLE
        ? withoutReport(betweenDashes(atom, from), plan)
        : atom.words.slice(from, endOfTitle(atom, end, plan));
    const text = words.map((word) => word.text).join(' ');
    const part: Atom = { ...atom, ...around(words), kind: 'text', value: text, text, words };
    return { field: scope.title, atoms: [words.length === atom.words.length ? atom : part], row, score: 1 };
  }
  return null;
}

/** "Elm Property Management, Inc." is no kind of scopes; "Property Damage" is a kind of records that has a word of one. */
function isNameOrKind({ text, words }: Atom, { scalars, record, scope }: LedgerPlan): boolean {
  const isWhole = (pattern: RegExp): boolean => pattern.exec(text)?.[0].length === text.length;
  if (isWhole(scope.titlePattern)) return false;
  const isName = scalars.some(({ unlabelled }) => unlabelled?.pattern.test(text));
  return (isName && words.length <= LONGEST_NAME) || isWhole(record.loose.typePattern);
}

const DASH = /^[-–—|:]$/;

/** "LOSS RUN - GENERAL LIABILITY": the words around one of them, up to a dash on either side. */
function betweenDashes({ words }: Atom, at: number): Atom['words'] {
  const first = words.slice(0, at).findLastIndex(({ text }) => DASH.test(text)) + 1;
  const last = words.findIndex(({ text }, index) => index > at && DASH.test(text));
  return words.slice(first, last < 0 ? words.length : last);
}

/** "Workers Compensation" of "Workers Compensation Loss Report". */
function withoutReport(words: Atom['words'], { scope }: LedgerPlan): Atom['words'] {
  const restOf = (at: number): string =>
    words
      .slice(at)
      .map(({ text }) => text)
      .join(' ');
  const end = words.findIndex((_, at) => at > 0 && scope.reportPattern.test(restOf(at)));
  const comma = words.findIndex(({ text }) => text.endsWith(',')) + 1;
  // "Loss Detail, Businessowners"
  if (end < 0 && comma > 0 && comma < words.length && scope.reportPattern.test(restOf(0))) return words.slice(comma);
  return end < 0 ? words : words.slice(0, end);
}

/** "Commercial Property and General Liability" is one title. */
function endOfTitle({ words }: Atom, end: number, plan: LedgerPlan): number {
  if (!/^(?:and|&)$/i.test(words[end]?.text ?? '')) return end;
  const rest = words.slice(end + 1).map(({ text }) => text);
  const match = plan.scope.titlePattern.exec(rest.join(' '));
  return match?.index === 0 ? end + 1 + match[0].split(' ').length : end;
}

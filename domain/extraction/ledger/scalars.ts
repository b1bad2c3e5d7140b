import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cited, Draft } from '../cited.ts';
import { citedField } from './cited-values.ts';
import { datesInHead } from './dates-in-head.ts';
import { fieldBeside, fieldOfColumn, type Ledger } from './ledger.ts';
import type { ScalarPlan } from './plan.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import { isNoAddress, namesOf, partOf, withoutCode } from './listed-names.ts';
import { namesInSentences } from './names-in-sentences.ts';
import { smallWords } from './sentence-lines.ts';
import { withNamesUnder, withOtherLine } from './stacked-names.ts';
import { fieldUnder, fitsField } from './shapes.ts';

const PAGE_COST = 0.4;
const MOST_PAGES = 4;
const MOST_IN_LIST = 6;
const LEAST_SCORE = 0.3;
const SCORE = { colon: 3, label: 2.5, weak: 1.2, column: 1.8, above: 1.4, inside: 1.3 };

interface Candidate {
  atoms: readonly Atom[];
  row: Row;
  score: number;
}

/** The values of the document as a whole: beside, under or above their labels, or by their look in its head. */
export function scalarsOf(ledger: Ledger, inRecords: ReadonlySet<Row>): Draft {
  const drafts = new Map<string, Draft[string]>();
  const rows = ledger.rows.filter((row) => row.page <= MOST_PAGES && !inRecords.has(row));
  for (const scalar of ledger.plan.scalars) {
    const only: Ledger = { ...ledger, allowed: new Set([scalar.field]) };
    const found = rows.flatMap((row, at) =>
      candidatesIn(row, rows[at - 1], only).map((each) => ({
        ...each,
        score: each.score - PAGE_COST * (row.page - 1),
      })),
    );
    const sorted = found.filter(({ score }) => score > LEAST_SCORE).toSorted((a, b) => b.score - a.score);
    const equal = scalar.isList ? inOneBlock(sorted.filter((each) => isAsGood(each, sorted[0]))) : sorted;
    const parts = scalar.isList
      ? equal
          .filter(isNoAddress)
          .flatMap((each) => withNamesUnder(each, ledger))
          .flatMap(namesOf)
      : equal;
    const cited = parts.flatMap((each) => citedField({ ...each, field: scalar.field }, only) ?? []);
    const values =
      cited.length > 0
        ? cited
        : [...told(scalar, only), ...inAllRecords(scalar, inRecords, only), ...unlabelled(scalar, rows, only)];
    drafts.set(scalar.field, scalar.isList ? distinct(values).slice(0, MOST_IN_LIST) : values[0]);
  }
  const known = Object.fromEntries(drafts);
  return { ...known, ...datesInHead(ledger, inRecords, known) };
}

/** What sentences say, also those below the last record. */
const told = ({ field, isList }: ScalarPlan, ledger: Ledger): Cited[] =>
  isList || shapeOfField(ledger.plan, field) !== 'name'
    ? []
    : namesInSentences(field, ledger).flatMap((each) => citedField({ ...each, field }, ledger) ?? []);

/** What one column prints in every record is said of the report: "Insured name | Policy | Claim". */
function inAllRecords({ field, isList }: ScalarPlan, inRecords: ReadonlySet<Row>, ledger: Ledger): Cited[] {
  if (isList !== true) return [];
  const cells = [...inRecords].flatMap((row) =>
    row.atoms.flatMap((atom) => (fieldOfColumn(row, atom, ledger)?.isSure ? [{ row, atoms: [atom] }] : [])),
  );
  const cited = cells.flatMap((each) => citedField({ ...each, field }, ledger) ?? []);
  const [first] = distinct(cited);
  return first && distinct(cited).length === 1 ? [first] : [];
}

/** A list is printed under equal labels on one page. */
const isAsGood = (each: Candidate, best: Candidate | undefined): boolean =>
  best !== undefined && each.score >= best.score - 0.1 && each.row.page === best.row.page;

/** Values below one heading follow each other closely: what stands further down the column is another list. */
function inOneBlock(candidates: readonly Candidate[]): Candidate[] {
  const far = candidates.findIndex(({ row, score }, at) => {
    const above = candidates[at - 1]?.row;
    return score === SCORE.column && above !== undefined && row.y0 - above.y1 > FARTHEST * row.size;
  });
  return far < 0 ? [...candidates] : candidates.slice(0, far);
}

/** Between two lines of a cell, in font sizes. */
const FARTHEST = 1;

function distinct(values: readonly Cited[]): Cited[] {
  const kept: Cited[] = [];
  for (const value of values)
    if (!kept.some((other) => normalize(String(other.value)) === normalize(String(value.value)))) kept.push(value);
  return kept;
}

function candidatesIn(row: Row, above: Row | undefined, ledger: Ledger): Candidate[] {
  if (ledger.tables.isHeading(row)) return [];
  const fits = (atom: Atom): boolean => [...(ledger.allowed ?? [])].some((field) => fitsField(field, atom, ledger));
  return row.atoms.flatMap((atom, at): Candidate[] => {
    if (atom.isLabel || !fits(atom) || (atom.kind === 'text' && ledger.vocabulary.tier(atom.text) === 2)) return [];
    const titled = titledScore(row, above, { at, ledger });
    const score =
      titled === undefined
        ? (besideScore(row, at, ledger) ?? columnScore(row, atom, ledger) ?? aboveScore(above, atom, ledger))
        : titled;
    const inside = score === null ? behindOwnLabel(atom, ledger) : null;
    if (inside) return [{ atoms: [inside], row, score: SCORE.inside }];
    return score === null ? [] : [{ atoms: [withoutCode(inFirstSentence(atom))], row, score }];
  });
}

const LEAST_SMALL = 2;

/** "Elm Insurance Company. Losses are valued as of": what begins a sentence is no part of the name before it. */
function inFirstSentence(atom: Atom): Atom {
  const end = atom.words.findIndex(({ text }) => /\p{Ll}{3}\.$/u.test(text)) + 1;
  const rest = partOf(atom, atom.words.slice(end));
  return atom.kind === 'text' && end > 1 && smallWords(rest) >= LEAST_SMALL
    ? partOf(atom, withoutPoint(atom, end))
    : atom;
}

const withoutPoint = ({ words }: Atom, end: number): Atom['words'] =>
  words.slice(0, end).map((word, at) => (at === end - 1 ? { ...word, text: word.text.slice(0, -1) } : word));

/** "Brokerage" alone above "Name  Hale Agency": the title says whose name it is. Undefined where none stands above. */
function titledScore(
  { atoms, page }: Row,
  above: Row | undefined,
  { at, ledger }: { at: number; ledger: Ledger },
): number | null | undefined {
  const [title, other] = above?.page === page ? above.atoms : [];
  const [label, atom] = atoms;
  if (at !== 1 || !label || !atom || !title || other || !saysLittle(label, ledger)) return undefined;
  const parties = new Set(ledger.plan.scalars.map(({ field }) => field));
  const named = fieldUnder([title.text], atom, { ...ledger, allowed: parties });
  if (named?.isSure !== true) return undefined;
  return ledger.allowed?.has(named.field) ? SCORE.label : null;
}

/** Whether a label names several things. */
function saysLittle({ text }: Atom, { vocabulary }: Ledger): boolean {
  const meaning = vocabulary.meaning(text);
  return meaning !== null && meaning.fields.length === 0 && meaning.weak.length > 0;
}

function besideScore(row: Row, at: number, ledger: Ledger): number | null {
  const atom = row.atoms[at];
  const label = labelOf(row, at);
  if (!atom || label?.kind !== 'text' || label.words.length > 7) return null;
  const reading = fieldUnder([label.text], atom, ledger);
  if (!reading) return null;
  if (!reading.isSure) return SCORE.weak;
  return label.isLabel ? SCORE.colon : SCORE.label;
}

/** The text in front of an atom; a name may follow the number of who has it: "Agency 90359 Hale Risk Advisors". */
function labelOf({ atoms }: Row, at: number): Atom | undefined {
  const [before, number] = [atoms[at - 2], atoms[at - 1]];
  const isNumbered = atoms[at]?.kind === 'text' && (number?.kind === 'int' || number?.kind === 'id');
  return isNumbered && before ? before : number;
}

function columnScore(row: Row, atom: Atom, ledger: Ledger): number | null {
  const reading = fieldOfColumn(row, atom, ledger);
  const [heading = ''] = ledger.tables.headedAt(row, atom)?.wordings ?? [];
  // "Loss Date" heads dates of records first.
  const [first] = ledger.vocabulary.meaning(heading)?.fields ?? [];
  const isOfRecords = first !== undefined && ledger.plan.record.fields.includes(first);
  return reading?.isSure && !isOfRecords ? SCORE.column : null;
}

function aboveScore(above: Row | undefined, atom: Atom, ledger: Ledger): number | null {
  const label = above?.atoms.find((each) => each.kind === 'text' && Math.abs(each.x0 - atom.x0) <= 5);
  if (!above || !label || atom.y0 - above.y1 > 2 * above.size || above.page !== atom.segment.page) return null;
  return fieldUnder([label.text], atom, ledger)?.isSure ? SCORE.above : null;
}

const PART_OF_NAME = /^(?:[\p{Lu}\d&(].*|of|and|the)$/u;

/** "Producer Hale & Frey Agency": a name in capitals right behind its label, in one text. */
function behindOwnLabel(atom: Atom, { vocabulary, allowed }: Ledger): Atom | null {
  if (atom.kind !== 'text') return null;
  for (let count = Math.min(MOST_WORDS_OF_LABEL, atom.words.length - 2); count > 0; count--) {
    const label = partOf(atom, atom.words.slice(0, count)).text;
    const name = partOf(atom, atom.words.slice(count));
    const isNamed = vocabulary.fieldsOf(label).some((field) => allowed?.has(field));
    // "Insurance Company of the West" is a name as a whole
    const isPart = /^\p{Ll}/u.test(name.text);
    const isName = name.words.every(({ text }) => PART_OF_NAME.test(text)) && vocabulary.tier(name.text) === 0;
    if (isNamed) return isName && !isPart ? name : null;
  }
  return null;
}

const HEAD_ROWS = 14;

function unlabelled({ field, unlabelled: look }: ScalarPlan, rows: readonly Row[], ledger: Ledger): Cited[] {
  if (!look) return [];
  const heads = rows.filter((each) => each.page <= 2 && !ledger.tables.isHeading(each)).slice(0, 3 * HEAD_ROWS);
  const found = heads.flatMap((row): Candidate[] => {
    const isTitled = (at: number): boolean => titledScore(row, rows[rows.indexOf(row) - 1], { at, ledger }) === null;
    const atom = row.atoms
      .filter((_, at) => !isOfOtherParty(row, at, field, ledger) && !isTitled(at))
      .map((each) =>
        look.isLabelled
          ? behindTitle(withoutLabel(each, field, ledger), ledger)
          : behindOthers(withoutLead(each), look),
      )
      .find(
        (each) =>
          each?.kind === 'text' &&
          !each.isLabel &&
          each.words.length > 1 &&
          each.words.length <= 9 &&
          look.pattern.test(each.text) &&
          !(isReport(each, ledger) && look.whole?.test(each.text) === false) &&
          !look.not.test(each.text),
      );
    return atom ? [{ atoms: [atom], row, score: look.whole?.test(atom.text) ? 2 : 1 }] : [];
  });
  // The first one, unless a later one leaves no doubt.
  const best = found.find(({ score }) => score > 1) ?? found[0];
  const cited = best && citedField({ ...withOtherLine(best, ledger), field }, ledger);
  return cited ? [cited] : [];
}

/** "GROUP SELF-INSURANCE LOSS RUN" */
const isReport = ({ words }: Atom, { plan }: Ledger): boolean =>
  words.some((_, at) =>
    plan.scope.reportPattern.test(
      words
        .slice(at)
        .map(({ text }) => text)
        .join(' '),
    ),
  );

/** Whether the label or the heading of the column names another party of the report. */
function isOfOtherParty(row: Row, at: number, field: string, ledger: Ledger): boolean {
  const atom = row.atoms[at];
  const parties = ledger.plan.scalars.map((each) => each.field).filter((each) => each !== field);
  const others: Ledger = { ...ledger, allowed: new Set(parties) };
  const reading = atom && (fieldBeside(row, at, others) ?? fieldOfColumn(row, atom, others));
  return reading?.isSure ?? false;
}

/** "on behalf of Hale Surety Company": names begin with a capital. */
function withoutLead(atom: Atom): Atom {
  const at = atom.words.findIndex(({ text }) => /^\p{Lu}/u.test(text));
  return at > 0 && atom.kind === 'text' ? partOf(atom, atom.words.slice(at)) : atom;
}

/** "Sincerely, Underwriting Department, Hale Surety Company": the name stands behind the comma of what is none. */
function behindOthers(atom: Atom, { whole, pattern }: NonNullable<ScalarPlan['unlabelled']>): Atom {
  const comma = atom.words.findLastIndex(({ text }, at) => at < atom.words.length - 2 && text.endsWith(','));
  const [before, name] = [partOf(atom, atom.words.slice(0, comma + 1)), partOf(atom, atom.words.slice(comma + 1))];
  const isBehind = comma >= 0 && !pattern.test(before.text) && (whole ?? pattern).test(name.text);
  return atom.kind === 'text' && isBehind ? name : atom;
}

const MOST_WORDS_OF_LABEL = 3;

/** "Loss Experience of Garmont Foods, LLC": the name behind the title of the report. */
function behindTitle(atom: Atom | null, { vocabulary }: Ledger): Atom | null {
  const at = atom?.words.findLastIndex(({ text }) => /^(?:of|for)$/i.test(text)) ?? -1;
  if (!atom || at < 1 || at > atom.words.length - 3) return atom;
  const isTitle = atom.words.slice(0, at).some(({ text }) => vocabulary.amountOver(text)?.kind === 'loss');
  return isTitle ? partOf(atom, atom.words.slice(at + 1)) : atom;
}

/** "Account Garmont Foods, LLC": the name behind a label that stands in the same text; null behind that of another field. */
function withoutLabel(atom: Atom, field: string, { vocabulary }: Ledger): Atom | null {
  for (let count = Math.min(MOST_WORDS_OF_LABEL, atom.words.length - 2); count > 0; count--) {
    const meaning = vocabulary.meaning(partOf(atom, atom.words.slice(0, count)).text.replace(/[:=]$/, ''));
    const fields = meaning ? [...meaning.fields, ...meaning.weak] : [];
    if (fields.length > 0) return fields.includes(field) ? partOf(atom, atom.words.slice(count)) : null;
  }
  return atom;
}

import { spelledOut } from '../../text/canonical.ts';
import { isStateCode } from '../../reading/values/places.ts';
import { normalize } from '../../text/normalize.ts';
import { remembered } from '../../text/remembered.ts';
import { formsOf } from '../phrases.ts';
import { phrasesIn, wordsIn } from '../phrases/parts.ts';
import { placesOf } from '../phrases/places.ts';
import { reorderedReader } from '../phrases/reordered.ts';
import { firstStep, type Listed, sourcesOf } from '../phrases/steps.ts';
import type { LedgerPlan, ValueShape } from './plan.ts';
import { type AmountMeaning, amountReader } from './amount-heading.ts';
import { composedReader } from './composed-headings.ts';
import { ownerReader, type Owner } from './heading-owner.ts';
import { truncatedReader } from './truncated.ts';
import { isDivided, shapeOfField } from './plan-access.ts';

/** What a heading or label may stand for. */
export interface Meaning {
  /** Fields whose wording it is, best first. */
  fields: readonly string[];
  /** The same, where the wording names other things as well. */
  weak: readonly string[];
  amount: AmountMeaning | null;
  /** Written down nowhere: composed of known words, or found by its beginning alone, the rest being cut off. */
  isUnlisted: boolean;
  /** Whose amount or count it is, where the wording says so. */
  owner?: Owner;
}

export interface Vocabulary {
  /** What the whole text means as a heading; nothing else may be printed in it. */
  meaning: (text: string) => Meaning | null;
  /** What the text says about amounts that stand below or beside it. */
  amountOver: (text: string) => AmountMeaning | null;
  /** Fields whose whole wording it is: what is written down nowhere means nothing inside of running text. */
  fieldsOf: (text: string) => readonly string[];
  /** Whether a text may begin with a value of a field of that wording: dates and numbers have digits, and names tell nothing. */
  mayHold: (wording: string, text: string) => boolean;
  /** 2: a known wording; 1: made of words that occur in headings; 0: no heading. */
  tier: (text: string) => 0 | 1 | 2;
  /** The field of one of the shapes that single words of a heading point to. */
  cued: (text: string, shapes: readonly ValueShape[], allowed?: ReadonlySet<string>) => string | null;
  /** Whether the measure of an amount is divided into kinds. */
  hasKinds: (amount: AmountMeaning) => boolean;
  /** Whether the word occurs in headings. */
  knows: (word: string) => boolean;
  /** Whether a word of a heading stands for what reports print and nobody asks for: "Deductible", "Premium". */
  isForeign: (text: string) => boolean;
  /** Whether the text is the name of a kind of records: "Report only". */
  isKind: (text: string) => boolean;
  /** Whether the text is the name of a kind of scopes: "Auto". */
  isTitle: (text: string) => boolean;
  /** Whether the text is a value of a field that has a list of them: "Open - Litigated". */
  isWord: (text: string) => boolean;
  /** The value that a word or the code of a state stands for in a field. */
  valueOf: (field: string, text: string) => string | null;
}

const MOST_CACHED = 20_000;
/** Exports name their columns "DateOfLoss". */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
const REMARK = /\s*\([^()]*\)\s*$|,\s+if\s.*$|\s+code\s?[/&-]\s?desc(?:ription)?\.?$/i;
/** Pivot tables name a column "Sum of Paid". */
const SUMMED = /^sum of (?=\S)/i;
/** Shapes of values that have digits; months may be written out. */
const DIGITS: ReadonlySet<ValueShape> = new Set(['date', 'period', 'id', 'count', 'amount']);
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** Words of sentences: "driver" may be who did something. */
const TOLD = /\b(?:was|hit|into|by|while|on|at|from|in)\b/i;
const MOST_WORDS_OF_HEADING = 4;
/** Longer headings of texts are those of several columns, run together. */
const MOST_CUED_WORDS = 3;

export function vocabularyOf(plan: LedgerPlan): Vocabulary {
  const headings = listedBy(plan, ({ headings: own }) => own);
  const others = listedBy(plan, ({ weak }) => weak);
  const strong = firstStep(headings, placesOf);
  const weak = firstStep(others, placesOf);
  const words = new Set(
    [...headings, ...others].flatMap(({ list }) => phrasesIn(list).flatMap((parts) => [...wordsIn(parts)])),
  );
  const reordered = reorderedReader(
    headings.map(({ list }) => list),
    placesOf,
  );
  const truncated = truncatedReader(strong);
  const composed = composedReader(plan);
  const ownerOf = ownerReader(plan);
  const isCount = (field: string): boolean => shapeOfField(plan, field) === 'count';
  const amountOf = amountReader(plan.amounts, ownerOf);
  const cues = cuesOf(plan);
  const { scope } = plan;
  const foreign = new Set(plan.foreign.split(/\s+/));
  const values = valuesOf(plan);
  const spoken = new Set([...values.values()].flatMap((known) => [...known.keys()]));
  const meanings = new Map<string, Meaning | null>();

  function compute(text: string): Meaning | null {
    const parted = text.replace(CAMEL_CASE, ' ').replace(SUMMED, '');
    const wording = normalize(parted);
    const less = sourcesOf(weak, wording);
    const amount = amountOf(parted);
    const told = textOfSlashed(text);
    const own = told === undefined ? sourcesOf(strong, wording) : [told];
    const isKnown = own.length + less.length > 0 || amount !== null;
    const whole = isKnown ? own : [...new Set(reordered(wording).flatMap((form) => sourcesOf(strong, form)))];
    if (amount === null && whole.length + less.length === 0) return unlisted(wording);
    return { fields: whole, weak: less, amount, isUnlisted: false, ...(amount?.owner && { owner: amount.owner }) };
  }

  /** "Cause / description" heads what happened, of which the cause is a part; "Cause description" explains a code. */
  function textOfSlashed(text: string): string | undefined {
    const halves = text
      .replace(REMARK, '')
      .split(/\s*\/\s*/)
      .map((half) => sourcesOf(strong, normalize(half))[0]);
    const [label, told] = ['label', 'text'].map((shape) =>
      halves.find((field) => field !== undefined && shapeOfField(plan, field) === shape),
    );
    return halves.length === 2 && label !== undefined ? told : undefined;
  }

  /** A heading that is written down nowhere: of somebody's counts, composed of known words, or cut off. */
  function unlisted(wording: string): Meaning | null {
    const owned = ownerOf(wording);
    const isCounted = owned !== null && (owned.rest.includes(' ') || owned.rest.endsWith('s'));
    const counts = isCounted ? sourcesOf(strong, owned.rest).filter(isCount) : [];
    if (owned && counts.length > 0)
      return { fields: counts, weak: [], amount: null, isUnlisted: false, owner: owned.owner };
    const made = composed(wording);
    if (made !== null) return { fields: [made], weak: [], amount: null, isUnlisted: true };
    const cut = truncated(wording);
    return cut.length > 0 ? { fields: cut, weak: [], amount: null, isUnlisted: true } : null;
  }

  /** "Date of loss (mm/dd/yyyy)", "Coverage code/description": what stands behind explains the heading. */
  function withoutRemark(text: string): Meaning | null {
    const bare = text.replace(REMARK, '');
    return bare === '' || bare === text ? null : compute(bare);
  }

  function meaning(text: string): Meaning | null {
    const known = meanings.get(text);
    if (known !== undefined) return known;
    if (meanings.size >= MOST_CACHED) meanings.clear();
    const computed = text.length > 60 ? null : (compute(text) ?? withoutRemark(text));
    meanings.set(text, computed);
    return computed;
  }

  const knows = (word: string): boolean => {
    const known = normalize(word);
    if (words.has(known) || words.has(spelledOut(known)) || amountOf(word) !== null) return true;
    return known === plan.amounts.ambiguous.word;
  };

  return {
    meaning,
    amountOver: (text) => meaning(text)?.amount ?? amountOf(text, true),
    fieldsOf: (text) => {
      const found = meaning(text);
      return found && !found.isUnlisted ? found.fields : [];
    },
    mayHold: (wording, text) => {
      const fields = meaning(wording)?.fields ?? [];
      if (fields.every((field) => shapeOfField(plan, field) === 'name') && TOLD.test(text)) return false;
      const [word = ''] = text.split(' ');
      return /\d/.test(word) || MONTH.test(word) || fields.some((field) => !DIGITS.has(shapeOfField(plan, field)));
    },
    knows,
    isForeign: (text) =>
      normalize(text)
        .split(' ')
        .some((part) => foreign.has(part) && meaning(part)?.amount == null),
    isKind: (text) => plan.record.loose.typePattern.test(text),
    isTitle: (text) => titleIn(text, scope) !== null,
    hasKinds: ({ measure }) => measure === null || isDivided(plan.amounts, measure),
    tier: remembered((text) => {
      if (meaning(text)) return 2;
      // "GL - Bodily Injury" is what a heading asks for
      if (/\p{L} ?[-–/] ?\p{L}/u.test(text) && plan.record.loose.typePattern.test(text)) return 0;
      const parts = text.split(/[\s/]+/).filter((part) => /\p{L}/u.test(part));
      return parts.length > 0 && parts.length <= MOST_WORDS_OF_HEADING && parts.every(knows) ? 1 : 0;
    }),
    cued: (text, shapes, allowed) => {
      const parts = normalize(text).split(' ');
      if (shapes.length > 1 && parts.length > MOST_CUED_WORDS) return null;
      if (!shapes.includes('date') && parts.some((part) => foreign.has(part))) return null;
      const isMeant = (field: string): boolean => allowed?.has(field) ?? true;
      const meant = cues.filter(
        ({ shape, word, field }) => shapes.includes(shape) && parts.includes(word) && isMeant(field),
      );
      return meant.at(-1)?.field ?? null;
    },
    isWord: (text) => spoken.has(normalize(text)),
    valueOf: (field, text) =>
      valueIn(values.get(field), normalize(text)) ??
      (field === scope.title ? titleIn(text, scope) : null) ??
      (shapeOfField(plan, field) === 'state' && isStateCode(text) ? text : null),
  };
}

/** What a word stands for, or a code in front of it that says the same: "O OPEN". */
function valueIn(known: ReadonlyMap<string, string> | undefined, text: string): string | undefined {
  const whole = known?.get(text);
  const [code = '', word, more] = whole === undefined ? text.split(' ') : [];
  const value = word === undefined || more !== undefined ? undefined : known?.get(word);
  return whole ?? (value !== undefined && known?.get(code) === value ? value : undefined);
}

/** The text, where it is the name of a kind of scopes and nothing else. */
function titleIn(text: string, { titlePattern }: LedgerPlan['scope']): string | null {
  return titlePattern.exec(text)?.[0].length === text.length ? text : null;
}

const listedBy = (
  plan: LedgerPlan,
  listOf: (own: LedgerPlan['fields'][string]) => string | undefined,
): Listed<string>[] =>
  Object.entries(plan.fields).flatMap(([field, own]) => {
    const list = listOf(own);
    return list === undefined ? [] : [{ list, source: field }];
  });

function cuesOf(plan: LedgerPlan): { word: string; field: string; shape: ValueShape }[] {
  return Object.entries(plan.fields).flatMap(([field, { shape, cues }]) =>
    cues === undefined ? [] : cues.split(' ').map((word) => ({ word: normalize(word), field, shape })),
  );
}

function valuesOf(plan: LedgerPlan): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    Object.entries(plan.values).map(([field, values]) => [
      field,
      new Map(
        Object.entries(values).flatMap(([value, wordings]) =>
          formsOf(wordings).map((wording) => [wording, value] as const),
        ),
      ),
    ]),
  );
}

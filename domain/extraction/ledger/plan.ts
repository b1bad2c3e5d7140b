/** How the values of a field are written, which decides what atoms may be one. */
export type ValueShape =
  | 'id'
  | 'date'
  | 'period'
  | 'name'
  | 'label'
  | 'text'
  | 'state'
  | 'word'
  | 'count'
  | 'amount'
  | 'any';

/** A field that headings and labels may name. */
export interface FieldPlan {
  shape: ValueShape;
  /** Wordings of its headings and labels, separated by semicolons. */
  headings: string;
  /** Words of which one is enough in the heading of values that have the field's shape, separated by blanks. */
  cues?: string;
  /** Wordings that name other things as well: they count only where nothing better is printed. */
  weak?: string;
}

/** A heading that is not written down is one of a field if it has a word of each list and no others beside these. */
export interface Concept {
  field: string;
  /** Lists of words, separated by blanks. */
  all: readonly string[];
  /** Words that may stand beside them. */
  some: string;
}

/** Amounts are named by a measure and a kind ("paid medical"), in any order and place. */
export interface AmountPlan {
  /** Words by measure; a measure without kinds is a field of its own. */
  measures: Readonly<Record<string, { words: string; hasKinds: boolean }>>;
  kinds: Readonly<Record<string, string>>;
  /** The kind that the others add up to. */
  totalKind: string;
  /**
   * Two kinds that are printed as one sum ("loss and expense"): the words that make them one, wordings that look like a
   * sum and are the second kind alone, and the words of the first kind that mean all kinds beside "total".
   */
  summed: { kinds: readonly [string, string]; words: RegExp; not: RegExp; whole: RegExp };
  /** A word that means one thing alone, and another beside a measure or its companion. */
  ambiguous: { word: string; alone: string; beside: string; companion: string };
  /** Spellings that are read as a word. */
  spellings: readonly (readonly [RegExp, string])[];
  /** Words that say nothing about measure or kind. */
  noise: string;
  /** Words of a second figure beside the gross one ("net"). */
  net: string;
  /** Wordings made of these words that are no heading of an amount. */
  never: string;
  /** Wordings that are headings of amounts only where amounts stand with them: "Pending", "Value". */
  lone: string;
  /** Kinds by letters and words that stand for them beside a measure alone: "Paid L", "Other Paid". */
  letters: Readonly<Record<string, string>>;
  /** Words of whose the amount is, where it is not the record's: "policy paid", "incurred on all claims". */
  owners: Readonly<Record<'scope' | 'grand', string>>;
  /** Says that the amount is of another time than the report: "paid this month". */
  otherTime: RegExp;
  /** Says that amounts are printed in thousands, and that only those of something else are; words for amounts beside it. */
  thousands: { words: RegExp; not: RegExp; of: RegExp };
  /** The measures of the identity "parts, less deductions, are the whole". */
  identity: { parts: readonly string[]; less: string; whole: string };
}

interface PairedField {
  field: string;
  words: RegExp;
}

/** A list of records that a document repeats. */
interface RecordPlan {
  /** The list in the result. */
  list: string;
  /** The field whose value starts a record, and fields that do so where the first is missing. */
  key: string;
  otherKeys: readonly string[];
  /** The date that starts a record where no key is printed. */
  keyDate: string;
  /** Dates of a record in the order of time; the first two follow each other closely. */
  dates: readonly string[];
  /** The date that ends a record, and the word of another field that says the same. */
  ended?: { date: string; field: string; word: string };
  /** What headings of lists of transactions ask for: a payee, a check. */
  transactions?: RegExp;
  fields: readonly string[];
  /** Two fields that are printed in one cell, each told by words of its own. */
  pair?: readonly [PairedField, PairedField];
  /** Fields that a text without heading may be, by its look. */
  loose: { narrative: string; person: string; state: string; type: string; cause: string; typePattern: RegExp };
}

/** What owns records: a heading line, a card or a column names it, and it rules the records below. */
interface ScopePlan {
  list: string;
  key: string;
  from: string;
  to: string;
  /** A pseudo field of both dates in one value. */
  period: string;
  /** What kind of thing it is, printed beside the key without a label. */
  title: string;
  titlePattern: RegExp;
  /** What the report is called behind the kind: "Loss Report" in "Workers Compensation Loss Report". */
  reportPattern: RegExp;
  fields: readonly string[];
}

/** Words of totals lines. */
interface TotalsPlan {
  /** The object in the result for the totals of the whole document. */
  field: string;
  words: string;
  /** Whole wordings of the line that sums up everything, separated by semicolons. */
  phrases: string;
  /** Values that hold one of the words, separated by semicolons. */
  values: string;
  /** Nouns of the level that a totals line sums up: one record, one scope, everything, or a group of no interest. */
  nouns: Readonly<Record<TotalLevel, string>>;
  /** Fields of counts. */
  counts: { all: string; open: string; closed: string };
  /** Nouns that a count stands beside ("6 claims"), and the words of the open and closed ones. */
  /** `ended`: words of what is closed, behind a "not" alone. */
  counted: { nouns: string; open: string; closed: string; ended: string };
}

export type TotalLevel = 'record' | 'scope' | 'grand' | 'other';

/** What a policy type's documents hold, as data: the interpreter has no knowledge of a type beside its plan. */
export interface LedgerPlan {
  fields: Readonly<Record<string, FieldPlan>>;
  /** Headings that are written down nowhere, composed of words in any order. */
  concepts: readonly Concept[];
  /** Words of headings that ask for something else about a thing that a cue names ("claimant age"). */
  foreign: string;
  record: RecordPlan;
  scope: ScopePlan;
  totals: TotalsPlan;
  amounts: AmountPlan;
  /** Words of the values of the fields of shape `word`. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Says that a scope has no records. */
  empty: RegExp;
  /** What the head of a letter prints without labels; the addressee only if it looks like one. */
  letter: { date: string; addressee: string; addressed: RegExp };
  /** The day on which the document was printed, and that of which its figures are. */
  head: { printed: string; valued: string };
  /** Scalars of the document, by field. */
  scalars: readonly ScalarPlan[];
}

export interface ScalarPlan {
  field: string;
  isList?: true;
  /** Where no label names it: the line that matches is the value, `isLabelled` without a label of its own in front; `whole` leaves no doubt. */
  unlabelled?: { pattern: RegExp; not: RegExp; isLabelled?: boolean; whole?: RegExp };
}

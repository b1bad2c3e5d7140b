import { ownValue } from '../lookup.ts';
import type { ObjectSchema, StringListSchema } from '../policies/schema.ts';
import type { BlockPlan, FormPlan, InsurersPlan } from './form-plan.ts';
import type { ItemOf, LeafName, ListName, NamesOf, StringListName } from './schema-names.ts';
import type { ValueKind } from './value-kind.ts';

// What a policy type says about its documents, as data. One interpreter reads every plan: the meaning of a header, the
// meaning of a row head and the scope of a place decide which field of which record a value belongs to.

/**
 * Wordings by how sure they are: `sure` names the field wherever it stands, `usual` where the value fits, `weak` only
 * inside the right table, card or section. Each is a list of phrases with semicolons; `[a|b]` is optional, `(a|b)` is a
 * choice, both with several words in each branch. Text is compared as `normalize` writes it.
 */
export interface Wording {
  sure?: string;
  usual?: string;
  weak?: string;
}

export interface FieldPlan {
  kind: ValueKind;
  words?: Wording;
  /** Bounds of numbers. */
  least?: number;
  most?: number;
  /** For `choice`: the schema's value by the wordings that print it; for `mark`: `true` and `false`. */
  choices?: Readonly<Record<string, string>>;
  /** Values that need no label in a line of the record ("Principal", "Excluded"); for `wording`: all that it may be. */
  values?: string;
  /** For `label` outside of lists: values that a text of its own says without a label. */
  alone?: string;
  /** For `name`: somebody outside of the policy, whose address may stand behind the name. */
  isParty?: boolean;
  /** Whether it is the text beside others that tell their own fields: "Siamese" of "Siamese, cat, male". */
  isRest?: boolean;
  /** Values that are known wherever they stand, with or without a label: breeds. */
  known?: RegExp;
  /** How running text states it: words right ahead of a figure or behind it, or the whole wording; sources of expressions. */
  told?: { ahead?: string; behind?: string; whole?: string };
  /** For `choice` outside of lists: the field beside whose value the words stand; in forms: whose caption is near its own. */
  beside?: string;
  /** In forms: the field whose caption heads the block that it stands in. */
  within?: string;
  /** In forms: the captions of boxes that hold the further parts of an address, in its order. */
  pieces?: readonly string[];
  /** In forms: headings under which ticks are values of the field, where a form has them. */
  under?: string;
  /** In forms, for `choice` and `label`: the heading over the record says which of the choices it is. */
  isHeading?: boolean;
  /** What the values look like, where the kind alone allows too much: a class code of four digits. */
  pattern?: RegExp;
  /** For `money` outside of lists: words of which one stands before, behind or over the amount. */
  near?: string;
  /** For `money` with `near`: its usual place among amounts between slashes. */
  series?: { place: number; of: number };
  /** For `money` outside of lists: the amounts of records that it adds up, those that it is never less than first. */
  parts?: readonly { list: string; field: string }[];
  /** For amounts of a claim or a total: what was measured and of which kind, so that headings stay compositional. */
  amount?: { measure: string; kind?: string };
}

type FieldPlans<Name extends string> = { readonly [Field in Name]?: FieldPlan };

/** Things that a document describes and that coverages may belong to: vehicles, buildings, pets; drivers too. */
export interface EntityPlan<Name extends string = string> {
  role: 'entity';
  fields: FieldPlans<Name>;
  /** The words that stand before its number or description ("vehicle 2", "premises 1"), with the field it is kept in. */
  numbers: readonly { nouns: string; field?: Name }[];
  /** Whether one is told by its number alone, without fields of its own being read ("location 1" of a coverage). */
  description?: { reader: 'vehicle'; words: Wording };
  /** Field sets any of which tells two records apart or shows them to be the same. */
  keys: readonly (readonly Name[])[];
  /** A record needs one of these. */
  needs?: readonly Name[];
  /** Headings of the sections that list them without column headings. */
  sections?: Wording;
  /** For things that labels tell, without numbers: fields that the policy may state once for all of them. */
  shared?: readonly Name[];
  /** Fields of which a thing has one. */
  exclusive?: readonly (readonly Name[])[];
}

/** Coverages: rows or columns with a known topic, amounts by measure, perhaps owned by an entity. */
export interface CoveragePlan<
  Name extends string = string,
  Scalar extends string = string,
  List extends string = string,
> {
  role: 'coverage';
  name: Name;
  /** Wordings of the names that may stand in a row or column head, by topic. */
  topics: Readonly<Record<string, Wording>>;
  /** Whether names outside the topics count inside a table that holds known ones. */
  open: boolean;
  /** Topics of which a small round amount without a heading is the deductible. */
  deductibles?: readonly string[];
  measures: { readonly [M in Measure]?: Name };
  /** Whose coverage it is: fields of the coverage that repeat the numbers of the entity, outermost first. */
  owner?: {
    list: List;
    numbers: readonly Name[];
    /** Whether all coverages of a policy of one such thing are this thing's. */
    isAlone?: boolean;
  };
  /** Whether a coverage with a premium of its own for the policy stays an item beside those of its owners. */
  keepsShared?: boolean;
  /** Topics that may head others: a premium printed beside such a heading belongs to the first of them. */
  parts?: { readonly [Topic in string]?: readonly string[] };
  /** Topics that other lists read; what stands in their rows is no coverage. */
  foreign?: readonly string[];
  /** Topics whose limit is a field of its own and no item of the list. */
  scalars?: { readonly [Topic in string]?: Scalar };
  /** The topics by the letters that the standard form gives them, in its order. */
  letters?: Readonly<Record<string, string>>;
}

/** What a column or a label measures of a coverage; `symbols` is the list of the autos that it covers. */
export type Measure = 'limit' | 'perPerson' | 'limitText' | 'deductible' | 'deductibleText' | 'premium' | 'symbols';

/** A name and perhaps an amount on one line: fees, discounts, deductibles, riders, waiting periods. */
export interface LinePlan<Name extends string = string> {
  role: 'lines';
  name: Name;
  fields: FieldPlans<Name>;
  reader: 'discounts' | 'fees' | 'deductibles' | 'liabilityDeductibles' | 'forms' | 'riders' | 'waitingPeriods';
}

/**
 * Lines of a table with several measures each, under headings of their fields: classes with payroll, rate and premium;
 * or lines that are known by their names: the steps of a premium's calculation.
 */
export interface RowsPlan<Name extends string = string> {
  role: 'rows';
  fields: FieldPlans<Name>;
  /** Sets of fields; a line that fills all of one starts a record. */
  starts: readonly (readonly Name[])[];
  /** The field whose pattern tells the lines that are records: a class code. */
  key?: Name;
  /** Fields whose value stands in the line below that of another, in its column. */
  below?: { readonly [Field in Name]?: Name };
  /** The things that lines belong to, and the field that keeps their number. */
  owner?: { list: string; number: Name };
  /** The field whose text goes on in lines without values. */
  wraps?: Name;
  /** Fields that a heading of its own line gives to the lines below it: a state, a location. */
  headed?: readonly Name[];
  /** Names of lines that belong to another list. */
  not?: string;
  /** The lines that are records by their names, or by codes under any name, with the field that holds the name. */
  named?: { field: Name; words: string; never?: string; codes?: RegExp };
  /** Words in a line that say of which part of a record its values are, with the fields that they are then. */
  parts?: readonly { words: string; fields: { readonly [Field in Name]?: Name } }[];
  /** What lines count without headings, known by its nouns, with its price. */
  counted?: { name: Name; count: Name; amount: Name; words: string };
  /** The fields of which two make the third: an amount of a basis times its rate is the premium. */
  rated?: { basis?: Name; amount: Name; rate: Name; product: Name };
  /** In forms: the captions of boxes that name a record each, with the fields that what is typed may be. */
  captioned?: { field: Name; words: string; values: readonly Name[] };
  /** Records that agree in these fields are one. */
  unique?: readonly Name[];
  /** In forms: the field whose caption begins the block of boxes of a record. */
  opens?: Name;
  /** In forms: the field whose values begin lines that name somebody with an address. */
  kind?: Name;
  /** In forms: what is ticked under these headings, each tick a record with the words beside it in this field. */
  ticked?: { field: Name; headings: string; words: string };
  /** In forms: tables with a column for each record, and fields down the side under this heading; what names a column or a block is this field. */
  across?: { field: Name; side: string };
  /** In forms: the list of places that tables may have in columns, each with the items of this list below it. */
  places?: string;
}

/** Persons and organisations with an address, each under a heading that says what they are. */
export interface PartyPlan<Name extends string = string> {
  role: 'party';
  name: Name;
  fields: FieldPlans<Name>;
  /** Captions of blocks that name one, and the kinds that a tick beside them or the caption itself says. */
  blocks?: { captions: string; kinds: string };
}

/** The policies that an umbrella stands over, each with its limits. */
export interface UnderlyingPlan {
  role: 'underlying';
  /** Wordings of the lines of insurance that name the policies. */
  lines: string;
  /** Wordings within the headings that begin the schedule, and whole headings that end it. */
  headings: string;
  ends: string;
}

/** Policies that a certificate lists, each with limits of its own: rows of a table, or blocks under a line of insurance. */
export interface PoliciesPlan<Name extends string = string> {
  role: 'policies';
  /** Values under a heading or behind a label; `choices` of what is ticked beside the line of insurance. */
  fields: FieldPlans<Name>;
  /** The field of the line of insurance, with the lines that forms print. */
  title: Name;
  titles: string;
  number: Name;
  /** The field of the letter that stands for an insurer. */
  letter?: Name;
  /** The limits of a policy: a list of its own, or items of a list of the document where they stand apart. */
  limits?: { list: string; heading: string; name: string; amount: string; text: string; isApart?: true };
  /** Headings that end the list. */
  ends: string;
  /** Headings of a column with the company of each policy. */
  companies: string;
  /** Headings of a column with both dates. */
  term: string;
  /** The heading of a column with the deductible of each limit, where limits stand apart. */
  deductible?: { heading: string; amount: string; text: string };
}

/** Events with amounts in long tables, cards or stacked lines: claims and the policies they belong to. */
export interface LedgerPlan<Name extends string = string> {
  role: 'ledger';
  fields: FieldPlans<Name>;
  keys: readonly (readonly Name[])[];
}

export type RecordPlan<Name extends string = string, Scalar extends string = string, List extends string = string> =
  | EntityPlan<Name>
  | CoveragePlan<Name, Scalar, List>
  | LinePlan<Name>
  | RowsPlan<Name>
  | UnderlyingPlan
  | PoliciesPlan<Name>
  | InsurersPlan<Name>
  | PartyPlan<Name>
  | LedgerPlan<Name>;

/** A plan as the interpreter reads it. */
export interface Plan {
  /** For documents that are forms: fields are read from boxes with captions before they are read as labelled text. */
  form?: FormPlan;
  /** Labelled values outside of lists. */
  scalars: Readonly<Record<string, FieldPlan | undefined>>;
  records: Readonly<Record<string, RecordPlan | undefined>>;
  /** Parties that a form names outside of lists. */
  blocks?: Readonly<Record<string, BlockPlan>>;
  /** Whether organisations may be insured. */
  organisations: boolean;
  /** Whether the facts of one dwelling are scalars of the policy. */
  dwelling?: boolean;
  /** Words that turn a name which begins like a scalar's topic into another coverage. */
  additions?: string;
}

/** The same with the field names of one schema. */
interface PlanOf<Schema extends ObjectSchema> extends Plan {
  scalars: FieldPlans<LeafName<Schema> | NamesOf<Schema, StringListSchema>>;
  blocks?: Readonly<Record<string, BlockPlan<LeafName<Schema> | StringListName<Schema>>>>;
  records: {
    readonly [List in ListName<Schema>]?: RecordPlan<
      LeafName<ItemOf<Schema['properties'][List]>> | StringListName<ItemOf<Schema['properties'][List]>>,
      LeafName<Schema>,
      ListName<Schema>
    >;
  };
}

/** How a field of a record is read; nothing for a name that the plan does not have. */
export const fieldPlan = (plan: { fields: FieldPlans<string> }, field: string): FieldPlan | undefined =>
  ownValue(plan.fields, field);

/** The records of a plan that play one role, with the names of their lists. */
export function recordPlans<Role extends RecordPlan['role']>(
  plan: Plan,
  role: Role,
): [string, Extract<RecordPlan, { role: Role }>][] {
  const isOwn = (own: RecordPlan): own is Extract<RecordPlan, { role: Role }> => own.role === role;
  return Object.entries(plan.records).flatMap(([list, own]): [string, Extract<RecordPlan, { role: Role }>][] =>
    own && isOwn(own) ? [[list, own]] : [],
  );
}

/** A plan whose field names are checked against the schema. */
export const definePlan = <Schema extends ObjectSchema>(_schema: Schema, plan: PlanOf<NoInfer<Schema>>): Plan => plan;

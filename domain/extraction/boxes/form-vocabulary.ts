import { createWordings, type Wordings } from '../lexicon/wordings.ts';
import { formsOf } from '../phrases.ts';
import type { FormPlan } from '../form-plan.ts';
import { type FieldPlan, type Plan, recordPlans, type Wording } from '../plan.ts';

/** The words of the forms of one type. */
export interface FormVocabulary {
  /** Captions of boxes, by the fields whose values they ask for. */
  captions: Wordings;
  /** Headings between the blocks of a form. */
  headings: Wordings;
  /** Fields of which this caption says too little away from the head of a page. */
  isWeak(field: string, text: string): boolean;
  /** The fields whose captions begin what is told of somebody. */
  parties: readonly string[];
}

/** The name under which a field of a list has its captions. */
export const captionOf = (list: string, field: string): string => `${list}.${field}`;

/** The name under which the box of a further part of an address has its captions. */
export const pieceOf = (field: string, at: number): string => `${field}/${at}`;

/** The name under which the records of a list that captions name have theirs. */
export const namesOf = (list: string): string => `${list}:names`;

const compiled = new WeakMap<Plan, FormVocabulary>();

/** The captions of a plan: those of its fields, those of the records that captions name, and those that no field asks for. */
export function formVocabularyOf(plan: Plan, form: FormPlan): FormVocabulary {
  const known = compiled.get(plan);
  if (known) return known;
  const fields = [...Object.entries(plan.scalars), ...recordFields(plan)];
  const captions = Object.fromEntries([
    ...fields.flatMap(([name, own]) => captionsOf(name, own)),
    ...recordPlans(plan, 'rows').map(([list, own]) => [namesOf(list), formsOf(own.captioned?.words ?? '')] as const),
    ['', [...formsOf(form.captions), ...blockCaptions(plan)]] as const,
  ]);
  const weak = new Map(fields.map(([name, own]) => [name, createWordings({ weak: formsOf(own?.words?.weak ?? '') })]));
  const made = {
    captions: createWordings<string>(captions),
    headings: createWordings<string>(Object.fromEntries(formsOf(form.headings).map((heading) => [heading, [heading]]))),
    isWeak: (field: string, text: string) => weak.get(field)?.matchWhole(text) != null,
    parties: partiesOf(plan),
  };
  compiled.set(plan, made);
  return made;
}

const partiesOf = (plan: Plan): string[] => [
  ...new Set(Object.values(plan.scalars).flatMap((own) => own?.within ?? [])),
  ...recordPlans(plan, 'rows').flatMap(([list, { opens }]) => (opens === undefined ? [] : [captionOf(list, opens)])),
];

/** Captions of blocks that name parties. */
const blockCaptions = (plan: Plan): string[] =>
  [
    ...Object.values(plan.blocks ?? {}),
    ...recordPlans(plan, 'party').flatMap(([, { blocks }]) => blocks ?? []),
    ...recordPlans(plan, 'insurers').map(([, own]) => own),
  ].flatMap(({ captions }) => formsOf(captions));

const recordFields = (plan: Plan): [string, FieldPlan | undefined][] =>
  recordPlans(plan, 'rows').flatMap(([list, own]) =>
    Object.entries(own.fields).map(([field, one]): [string, FieldPlan | undefined] => [
      captionOf(list, field),
      withoutWeak(one),
    ]),
  );

/** Weak headings name columns only. */
const withoutWeak = (field: FieldPlan | undefined): FieldPlan | undefined => {
  const { weak: _, ...words } = field?.words ?? {};
  return field && { ...field, words };
};

const captionsOf = (name: string, field: FieldPlan | undefined): [string, string[]][] => [
  [name, wordsOf(field?.words)],
  ...(field?.pieces ?? []).map((piece, at): [string, string[]] => [pieceOf(name, at), formsOf(piece)]),
];

const wordsOf = (words: Wording | undefined): string[] =>
  [words?.sure, words?.usual, words?.weak].flatMap((list) => formsOf(list ?? ''));

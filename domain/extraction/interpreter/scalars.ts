import type { Cited, Draft } from '../cited.ts';
import type { LabelledDocument } from '../declarations/labelled-document.ts';
import { describedBuilding } from '../declarations/described-building.ts';
import { readPropertyFacts } from '../declarations/property-facts.ts';
import {
  type FactLabels,
  labelDocument,
  labelled,
  labelledText,
  labelsWith,
  readPolicyFacts,
} from '../declarations/policy-facts.ts';
import { amountBeside } from './beside.ts';
import { choiceReader, knownStart, readFactor, tickedChoice, tickedValue, titleChoice, toldChoice } from './choices.ts';
import {
  readDate,
  readId,
  readLimit,
  readMoneyBeside,
  readNumberBetween,
  readText,
  readYear,
} from '../labels/value-readers.ts';
import { type FieldPlan, type Plan, recordPlans } from '../plan.ts';
import { choiceBeside } from './choice-beside.ts';
import { isAddress } from '../../reading/values/places.ts';
import { ownValue } from '../../lookup.ts';
import type { SourceDocument } from '../source-document.ts';
import { wordingsOf } from '../lexicon/wordings.ts';
import { idInTexts } from './ids-in-texts.ts';
import { standingAlone } from './standing-alone.ts';
import { readStates, sentenceAfter, statesAfter } from './sentences.ts';

const compiled = new WeakMap<Plan, FactLabels>();

/** The labelled values outside of lists, with the labels of the document. */
export function readScalars(plan: Plan, document: SourceDocument): { draft: Draft; labelled: LabelledDocument } {
  const labels = compiled.get(plan) ?? labelsOf(plan);
  compiled.set(plan, labels);
  const own = labelDocument(document, labels);
  const labelledValues = Object.entries(plan.scalars).map(([field, fieldPlan]) => [
    field,
    fieldPlan && scalarOf(own, field, fieldPlan),
  ]);
  const draft: Draft = {
    ...present(readPolicyFacts(own, { organisations: plan.organisations })),
    ...(plan.form ? present(Object.fromEntries(labelledValues)) : Object.fromEntries(labelledValues)),
    ...present(plan.dwelling ? readPropertyFacts(own) : {}),
  };
  return { draft: plan.dwelling ? { ...draft, ...described(plan, own, draft) } : draft, labelled: own };
}

/** What a line describes that no label tells. */
const described = (plan: Plan, { layouts }: LabelledDocument, known: Draft): Draft =>
  Object.fromEntries(
    [...describedBuilding(layouts)].filter(
      ([field]) => ownValue(plan.scalars, field) !== undefined && ownValue(known, field) === undefined,
    ),
  );

const AMOUNTS: ReadonlySet<string> = new Set(['money']);
const TELLING: ReadonlySet<string> = new Set(['year', 'int', 'number', 'date', 'percent', 'choice']);

function labelsOf(plan: Plan): FactLabels {
  const fields = [...Object.entries(plan.scalars), ...thingFields(plan)].map(([field, own]): [string, string[]] => [
    field,
    [own?.words?.sure, own?.words?.usual, own?.within === undefined ? own?.words?.weak : undefined].flatMap((list) =>
      list ? wordingsOf(list) : [],
    ),
  ]);
  const ofKinds = (kinds: ReadonlySet<string>): Set<string> =>
    new Set(Object.entries(plan.scalars).flatMap(([field, own]) => (own && kinds.has(own.kind) ? [field] : [])));
  return labelsWith(Object.fromEntries(fields), { amounts: ofKinds(AMOUNTS), telling: ofKinds(TELLING) });
}

/** The choices outside of lists that words beside other values tell. */
export const choicesBeside = (plan: Plan, draft: Draft, { layouts }: LabelledDocument): Draft =>
  Object.fromEntries(
    Object.entries(plan.scalars).flatMap(([field, choice]) =>
      choice?.kind === 'choice' && choice.beside !== undefined
        ? [[field, choiceBeside(ownValue(draft, choice.beside), choice, layouts)]]
        : [],
    ),
  );

/** Labels of things that labels tell are no values of the policy. */
const thingFields = (plan: Plan): [string, FieldPlan | undefined][] =>
  recordPlans(plan, 'entity').flatMap(([list, { fields, shared }]) =>
    shared
      ? Object.entries(fields).map(([field, own]): [string, FieldPlan | undefined] => [`${list}.${field}`, own])
      : [],
  );

/** Without the fields that were not found. */
const present = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

/** Text in words that looks like the values of the field. */
const textReader =
  (plan: FieldPlan): typeof readText =>
  (words, place) => {
    const found = readText(knownStart(words, plan) ?? words, place);
    const isRead = found && (plan.kind !== 'address' || isAddress(found.value));
    return isRead && (plan.pattern?.test(found.value) ?? true) ? found : null;
  };

function scalarOf(document: LabelledDocument, field: string, plan: FieldPlan): Scalar {
  switch (plan.kind) {
    case 'money':
      return (plan.words && moneyOf(document, field, plan)) ?? amountBeside(document, plan);
    case 'year':
      return labelled(document, field, readYear);
    case 'int':
    case 'number':
      return labelled(
        document,
        field,
        readNumberBetween(plan.least ?? 0, plan.most ?? 1e9, { whole: plan.kind === 'int' }),
      );
    case 'id':
      return labelled(document, field, idReader(plan)) ?? idInTexts(document.layouts, plan);
    case 'factor':
      return labelled(document, field, readFactor(plan), 2);
    case 'choice':
      return choiceOf(document, field, plan);
    case 'states':
      return statesAfter(document, plan) ?? eachState(labelled(document, field, readStates));
    default:
      return textOf(document, field, plan);
  }
}

/** A number that looks like those of the field. */
const idReader =
  ({ pattern }: FieldPlan): typeof readId =>
  (words, place) => {
    const found = readId(words, place);
    return found && (pattern?.test(found.value) ?? true) ? found : null;
  };

const eachState = (states: Cited<string> | undefined): Cited[] | undefined =>
  states?.words.map((word) => ({ ...states, value: word.text.replace(/[,;.]$/, ''), words: [word] }));

const choiceOf = (document: LabelledDocument, field: string, plan: FieldPlan): Cited | undefined =>
  plan.beside !== undefined
    ? undefined
    : plan.words
      ? (labelled(document, field, choiceReader(plan)) ?? tickedChoice(document, plan) ?? toldChoice(document, plan))
      : titleChoice(document, plan);

/** One value, or one of each item of a list. */
type Scalar = Cited | Cited[] | undefined;

const moneyOf = (document: LabelledDocument, field: string, { least }: FieldPlan): Cited | undefined =>
  labelled(document, field, least ? readLimit : readMoneyBeside, 2);

function textOf(document: LabelledDocument, field: string, plan: FieldPlan): Cited | undefined {
  if (plan.kind === 'date') return labelled(document, field, readDate);
  if (plan.kind === 'sentence') return sentenceAfter(document, plan);
  const ticked = plan.values === undefined ? undefined : tickedValue(document, plan);
  return ticked ?? labelledText(document, field, textReader(plan)) ?? standingAlone(document.layouts, plan);
}

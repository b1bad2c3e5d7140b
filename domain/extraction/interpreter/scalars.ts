import type { Cited, Draft } from '../cited.ts';
import type { LabelledDocument } from '../declarations/labelled-document.ts';
import { readPropertyFacts } from '../declarations/property-facts.ts';
import { labelDocument, labelled, labelledText, readPolicyFacts, wordingsWith } from '../declarations/policy-facts.ts';
import { readId, readLimit, readMoney, readNumberBetween, readText, readYear } from '../labels/value-readers.ts';
import type { Wordings } from '../lexicon/wordings.ts';
import { type FieldPlan, type Plan, recordPlans } from '../plan.ts';
import { choiceBeside } from './choice-beside.ts';
import { ownValue } from '../../lookup.ts';
import type { SourceDocument } from '../source-document.ts';
import { formsOf } from '../phrases.ts';

const compiled = new WeakMap<Plan, Wordings>();

/** The labelled values outside of lists, with the labels of the document. */
export function readScalars(plan: Plan, document: SourceDocument): { draft: Draft; labelled: LabelledDocument } {
  let wordings = compiled.get(plan);
  if (!wordings) {
    wordings = wordingsWith(
      Object.fromEntries(
        [...Object.entries(plan.scalars), ...thingFields(plan)].map(([field, own]) => [
          field,
          [own?.words?.sure, own?.words?.usual, own?.words?.weak].flatMap((list) => (list ? formsOf(list) : [])),
        ]),
      ),
    );
    compiled.set(plan, wordings);
  }
  const own = labelDocument(document, wordings);
  const labelledValues = Object.entries(plan.scalars).map(([field, fieldPlan]) => [
    field,
    fieldPlan && scalarOf(own, field, fieldPlan),
  ]);
  const draft: Draft = {
    ...Object.fromEntries(labelledValues),
    ...present(readPolicyFacts(own, { organisations: plan.organisations })),
    ...present(plan.dwelling ? readPropertyFacts(own) : {}),
  };
  const choices = Object.entries(plan.scalars).flatMap(([field, choice]) =>
    choice?.beside === undefined ? [] : [[field, choiceBeside(ownValue(draft, choice.beside), choice, own.layouts)]],
  );
  return { draft: { ...draft, ...(Object.fromEntries(choices) as Draft) }, labelled: own };
}

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

function scalarOf(document: LabelledDocument, field: string, plan: FieldPlan): Cited | undefined {
  switch (plan.kind) {
    case 'choice':
      return undefined;
    case 'money':
      return labelled(document, field, plan.least === undefined ? readMoney : readLimit, 2);
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
      return labelled(document, field, readId);
    default:
      return labelledText(document, field, readText);
  }
}

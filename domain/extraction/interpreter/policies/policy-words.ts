import type { FieldPlan, PoliciesPlan } from '../../plan.ts';
import { createWordings } from '../../lexicon/wordings.ts';
import { formsOf } from '../../phrases.ts';
import { normalize } from '../../../text/normalize.ts';
import { COMPANIES, type PolicyWords, TERM } from './policy-table.ts';

/** The heading of the column of limits, which is no field. */
export const LIMITS = '(limits)';
export const DEDUCTIBLES = '(deductibles)';

const compiled = new WeakMap<PoliciesPlan, PolicyWords>();

export function policyWords(plan: PoliciesPlan): PolicyWords {
  const known = compiled.get(plan);
  if (known) return known;
  const made = compile(plan);
  compiled.set(plan, made);
  return made;
}

function compile(plan: PoliciesPlan): PolicyWords {
  const fields = Object.entries(plan.fields).flatMap(([field, own]): [string, FieldPlan][] =>
    own ? [[field, own]] : [],
  );
  const headings = Object.fromEntries([
    ...fields.map(([field, own]) => [field, wordsOf(own)]),
    ...(plan.limits ? [[LIMITS, formsOf(plan.limits.heading)]] : []),
    ...(plan.deductible ? [[DEDUCTIBLES, formsOf(plan.deductible.heading)]] : []),
    [COMPANIES, formsOf(plan.companies)],
    [TERM, formsOf(plan.term)],
  ]);
  const stops = new Set(formsOf(plan.ends));
  const dates = fields.filter(([, { kind }]) => kind === 'date').map(([field]) => field);
  return {
    headings: createWordings<string>(headings),
    isStop: (text) => stops.has(normalize(text.replace(/\s*\(.*$/, ''))),
    needs: [
      [plan.title, LIMITS, plan.letter ?? plan.title],
      [...dates, TERM, plan.number],
    ],
    dates: new Set([...dates, TERM]),
    nested: new Set([LIMITS, DEDUCTIBLES]),
    title: plan.title,
    letter: plan.letter,
    titles: createWordings<string>({ title: formsOf(plan.titles) }),
    choices: new Map(
      fields.flatMap(([field, { choices }]) =>
        choices ? [[field, createWordings<string>(formsByValue(choices))] as const] : [],
      ),
    ),
  };
}

const wordsOf = ({ words }: FieldPlan): string[] =>
  [words?.sure, words?.usual, words?.weak].flatMap((list) => (list ? formsOf(list) : []));

const formsByValue = (choices: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(choices).map(([value, forms]) => [value, formsOf(forms)]));

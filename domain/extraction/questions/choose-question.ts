import type { Page } from '../../document/page.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import type { ExtractionResult } from '../result.ts';
import type { AskThresholds } from './doubts.ts';
import { narrowSchema } from './narrow-schema.ts';
import { planModelQuestions } from './plan-questions.ts';

/** Engines that ask a model: `model` for everything, `auto` for what the rules leave open. */
export type AskingEngine = 'model' | 'auto';

/** What a model is asked about a document. */
export interface Question {
  /** Its schema is the part that is asked for. */
  policyType: PolicyType;
  /** The same type with its whole schema. */
  whole: PolicyType;
  pages: readonly Page[];
}

/** What an engine asks a model after the rules; undefined when their result needs no model. Deterministic. */
export function chooseQuestion({
  engine,
  policyType,
  pages,
  rules,
  thresholds,
}: {
  engine: AskingEngine;
  policyType: PolicyType;
  pages: readonly Page[];
  rules: ExtractionResult;
  thresholds: AskThresholds;
}): Question | undefined {
  const everything = { policyType, whole: policyType, pages };
  if (engine === 'model') return everything;
  const questions = planModelQuestions(rules, policyType, thresholds);
  if (questions === 'none') return undefined;
  if (questions === 'whole') return everything;
  const wanted = new Set(questions.pages);
  return {
    whole: policyType,
    policyType: { ...policyType, schema: narrowSchema(policyType.schema, questions.paths) },
    pages: pages.filter(({ number }) => wanted.has(number)),
  };
}

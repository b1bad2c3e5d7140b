import { lookup } from '../../lookup.ts';
import type { ExtractionResult } from '../result.ts';

/** Why a model that a job ordered was not used. */
export type ModelAbsence = 'model_unavailable' | 'model_quota_used_up';

const messages = lookup<string>({
  model_unavailable: 'The model could not be asked, or did not answer in time: the values are those of the rules.',
  model_quota_used_up: 'The account has used up its tokens of this month: the values are those of the rules.',
} satisfies Record<ModelAbsence, string>);

/** The result of the rules for a job that ordered a model which did not answer, or which its account may not ask. */
export function withoutModel(rules: ExtractionResult, code: ModelAbsence = 'model_unavailable'): ExtractionResult {
  return { ...rules, warnings: [...rules.warnings, { code, message: messages.get(code) ?? code }] };
}

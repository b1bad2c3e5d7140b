import type { ExtractionResult } from '../result.ts';

/** The result of the rules for a job that ordered a model which did not answer. */
export function withoutModel(rules: ExtractionResult): ExtractionResult {
  const message = 'The model could not be asked, or did not answer in time: the values are those of the rules.';
  return { ...rules, warnings: [...rules.warnings, { code: 'model_unavailable', message }] };
}

import type { Page } from '../../../../domain/document/page.ts';
import {
  finishExtraction,
  prepareExtraction,
  prepareRepair,
} from '../../../../domain/extraction/model/model-extraction.ts';
import { type AskingEngine, chooseQuestion } from '../../../../domain/extraction/questions/choose-question.ts';
import type { AskThresholds } from '../../../../domain/extraction/questions/doubts.ts';
import type { ExtractionResult } from '../../../../domain/extraction/result.ts';
import type { ModelReply } from '../../../../domain/model/model.ts';
import type { PolicyType } from '../../../../domain/policies/policy-type.ts';
import type { BenchModel } from './bench-model.ts';

/** A document after the rules. */
export interface ReadDocument {
  policyType: PolicyType;
  pages: readonly Page[];
  rules: ExtractionResult;
}

/** Extracts a document with a model after the rules, as a job does. `seconds`: of the calls, one after the other. */
export async function askModel(
  { policyType, pages, rules }: ReadDocument,
  { engine, model, thresholds }: { engine: AskingEngine; model: BenchModel; thresholds: AskThresholds },
): Promise<{ result: ExtractionResult; seconds: number }> {
  const question = chooseQuestion({ engine, policyType, pages, rules, thresholds });
  if (!question) return { result: rules, seconds: 0 };
  const extraction = prepareExtraction({ ...question, limits: model.limits });
  const first = await model.complete(extraction.request);
  const repair = prepareRepair(extraction, first.reply);
  const second = repair && (await model.complete(repair));
  const timed = second ? [first, second] : [first];
  const replies: ModelReply[] = timed.map(({ reply }) => reply);
  return {
    result: finishExtraction({ extraction, replies, rules }),
    seconds: timed.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

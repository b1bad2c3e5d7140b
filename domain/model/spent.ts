import { ModelError } from './model-error.ts';
import { estimatePrompt, type ModelRequest, type ModelUsage } from './model.ts';

/**
 * What a failed call took, as far as the provider charges for it: the tokens that it told, or an estimate of the prompt when
 * it was cut off, ran out of time, was cancelled or had an answer that could not be read. Undefined for a call that was refused.
 */
export function spentOnFailure(
  request: Pick<ModelRequest, 'system' | 'messages'>,
  { error, wasCancelled }: { error: unknown; wasCancelled: boolean },
): ModelUsage | undefined {
  const spent = error instanceof ModelError ? error.spent : wasCancelled ? 'unknown' : undefined;
  return spent === 'unknown' ? { promptTokens: estimatePrompt(request), completionTokens: 0 } : spent;
}

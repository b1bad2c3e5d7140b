import { isCancellation, proxyActivities, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import type { ModelActivities, ModelExtractionRequest } from '../activities/jobs/model.activities.ts';
import type { StoredObject } from '../domain/orchestration.ts';
import { inParallel } from './in-parallel.ts';
import { retryThroughOutages } from './retry-through-outages.ts';
import { askingModelRange, extractingWithModel } from './retry-policies.ts';

const { askModelRange } = proxyActivities<ModelActivities>(askingModelRange);
const { mergeModelRanges } = proxyActivities<ModelActivities>(extractingWithModel);

/** A document that is asked in ranges, and how many of them were asked by earlier runs. */
export interface Asking {
  ranges: number;
  inFlight: number;
  asked: number;
}

/**
 * Asks a model about the planned ranges of a document, halving ranges that are too long and repeating those whose answers
 * lack records; then merges the answers. When the history has become long, returns the number of asked ranges instead, to
 * continue as new. A failing range ends the asking: the rules cover the rest.
 */
export async function askInRanges(
  request: ModelExtractionRequest,
  { ranges, inFlight, asked }: Asking,
): Promise<StoredObject | { asked: number }> {
  const { jobId, accountId, step } = request;
  const batches = request.batches > 1 ? request.batches : 0;
  let done = asked;
  let hasFailed = false;

  async function ask(id: string): Promise<void> {
    const range = { jobId, accountId, step, id, done, total: ranges, batches };
    const { halves } = await retryThroughOutages(() =>
      askModelRange.executeWithOptions({ summary: `range ${id} of ${ranges}` }, [range]),
    );
    for (const half of halves) await ask(half);
  }

  async function askAll(ids: readonly string[], isEnough: () => boolean): Promise<void> {
    const tasks = ids.map((id) => async () => {
      try {
        await ask(id);
      } catch (error) {
        if (isCancellation(error)) throw error;
        hasFailed = true;
        return;
      }
      done += 1;
      setCurrentDetails(`Asking the model: ${done} of ${ranges} ranges answered`);
    });
    await inParallel(tasks, { limit: inFlight, isEnough: () => hasFailed || isEnough() });
  }

  const ids = Array.from({ length: ranges }, (_, at) => String(at)).slice(asked);
  await askAll(ids, () => workflowInfo().continueAsNewSuggested);
  if (done < ranges && !hasFailed) return { asked: done };

  const merge = (mayAskAgain: boolean) =>
    retryThroughOutages(() => mergeModelRanges({ ...request, mayAskAgain, ranges: ranges + batches }));
  const merged = await merge(!hasFailed);
  if (!('again' in merged)) return merged;
  setCurrentDetails(`Asking the model once more about ${merged.again.length} ranges that lack records`);
  await askAll(merged.again, () => false);
  const final = await merge(false);
  if ('again' in final) throw new RangeError('a merge that may not ask again asked again');
  return final;
}

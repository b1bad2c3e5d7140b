import {
  CancellationScope,
  ContinueAsNew,
  continueAsNew,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import type { ExtractionActivities, ExtractionRequest } from '../activities/jobs/extraction.activities.ts';
import type { JobActivities } from '../activities/jobs/job.activities.ts';
import type { ModelActivities } from '../activities/jobs/model.activities.ts';
import type { OutboundActivities } from '../activities/fetch.activities.ts';
import { type PageRange, splitIntoBatches } from '../domain/document/batches.ts';
import type { WorkflowStage } from '../domain/job-stages.ts';
import {
  type DeliverWebhookInput,
  type ExtractPolicyInput,
  type ExtractPolicyOutcome,
  searchAttributes,
  type StoredObject,
} from '../domain/orchestration.ts';
import { fetchingDetails, fetchWhenHostIsFree } from './fetch-document.ts';
import { type Asking, askInRanges } from './ask-in-ranges.ts';
import { inParallel } from './in-parallel.ts';
import { describeFailure, workflowFailure } from './job-failure.ts';
import { retryThroughOutages } from './retry-through-outages.ts';
import { createStepRunner } from './reserved-steps.ts';
import { extracting, extractingWithModel, fetching, changingRows } from './retry-policies.ts';
import { startDelivery } from './start-delivery.ts';

const { keepRules } = proxyActivities<ExtractionActivities>(extracting);
const { extractWithModel } = proxyActivities<ModelActivities>(extractingWithModel);
const { fetchDocument } = proxyActivities<OutboundActivities>(fetching);
const { completeJob, failJob } = proxyLocalActivities<JobActivities>(changingRows);

const batchesInFlight = 8;

interface Progress {
  stage: WorkflowStage;
  /** Fencing token of the job's row: increases with every step, so that late writes of earlier steps are ignored. */
  step: number;
}

/** Either the activity completed the job, or its result is in storage. */
type Extracted = { pages: number } & ({ ended: { delivery: DeliverWebhookInput | null } } | { result: StoredObject });

/** Extracts one document as one policy type and ends the job. */
export async function extractPolicy(input: ExtractPolicyInput): Promise<ExtractPolicyOutcome> {
  const job = { jobId: input.jobId, accountId: input.accountId };
  const progress: Progress = { stage: 'fetching', step: input.resumed?.step ?? 0 };
  const runStep = createStepRunner({ mayUseReserved: input.reserved === true });
  try {
    const document = input.document ?? (await fetch());
    const { pages, ...extracted } = await extract(document);
    beginStage('finishing', `Extracted ${pages} page(s); writing the result`);
    const { step } = progress;
    return await complete(pages, async () =>
      'ended' in extracted ? extracted.ended.delivery : await completeJob({ ...job, step, result: extracted.result }),
    );
  } catch (error) {
    if (error instanceof ContinueAsNew) throw error;
    const failure = describeFailure(error, progress.stage);
    upsertSearchAttributes([{ key: searchAttributes.jobStatus, value: 'failed' }]);
    setCurrentDetails(`Failed while ${failure.stage}: \`${failure.code}\` ${failure.message}`);
    const step = progress.step + 1;
    const end = await CancellationScope.nonCancellable(() => failJob({ ...job, step, error: failure }));
    // the extraction completed the job before it could fail
    if (end && 'completed' in end) return await complete(end.pages, async () => end.delivery);
    await CancellationScope.nonCancellable(() => startDelivery(end));
    if (failure.code === 'cancelled') throw error;
    throw workflowFailure(failure);
  }

  async function fetch(): Promise<StoredObject> {
    beginStage('fetching', fetchingDetails);
    return await retryThroughOutages(() => fetchWhenHostIsFree(() => fetchDocument({ ...job, step: progress.step })));
  }

  async function extract(document: StoredObject): Promise<Extracted> {
    const { asking, pages: read = 0 } = input.resumed ?? {};
    if (asking) return { pages: read, result: await askModel({ rules: asking.rules, pages: read, document, asking }) };
    const extracted = await runRules(document);
    if (input.engine === undefined || 'ended' in extracted) return extracted;
    const { pages, result } = extracted;
    return { pages, result: await askModel({ rules: result, pages, document }) };
  }

  async function runRules(document: StoredObject): Promise<Extracted> {
    beginStage('reading', 'Reading and extracting the document');
    const request = { ...job, policyType: input.policyType, maxPages: input.maxPages, document };
    if (input.resumed) return await extractInBatches(request, input.resumed);
    const { step } = progress;
    const asksModel = input.engine !== undefined;
    const whole = await retryThroughOutages(() =>
      runStep(async ({ extractKeepingPages, extractDocument }) =>
        asksModel
          ? await extractKeepingPages({ ...request, step })
          : await extractDocument({ ...request, step, batched: input.batched }),
      ),
    );
    const { pages, ended, result } = whole;
    if (ended) return { pages, ended };
    if (result) return { pages, result };
    return await extractInBatches(request, { pages, batchesRead: asksModel ? 1 : 0 });
  }

  /** Merges a model's values with those of the rules. A failing model does not fail the job. */
  async function askModel({
    rules,
    pages,
    document,
    asking,
  }: {
    rules: StoredObject;
    pages: number;
    document: StoredObject;
    asking?: Asking;
  }): Promise<StoredObject> {
    beginStage('extracting', 'Asking the model');
    const { policyType } = input;
    // left out otherwise, as in histories from before `auto`
    const engine = input.engine === 'auto' ? { engine: input.engine } : {};
    const batches = splitIntoBatches(pages).length;
    const mayPlan = true as const;
    const request = { ...job, policyType, step: progress.step, document, rules, batches, ...engine, mayPlan };
    try {
      const outcome = asking ?? (await retryThroughOutages(() => extractWithModel(request)));
      if (!('ranges' in outcome)) return outcome;
      const planned = { asked: 0, ...outcome };
      const answered = await askInRanges(request, planned);
      if (!('asked' in answered)) return answered;
      const resumed = { pages, batchesRead: batches, step: progress.step, asking: { ...planned, ...answered, rules } };
      // with the document, or the new run would fetch it again from a URL that may have expired
      return await continueAsNew<typeof extractPolicy>({ ...input, document, resumed });
    } catch (error) {
      if (error instanceof ContinueAsNew || describeFailure(error, progress.stage).code === 'cancelled') throw error;
      return await retryThroughOutages(() => keepRules({ ...job, rules }));
    }
  }

  async function extractInBatches(
    request: Omit<ExtractionRequest, 'step'>,
    { pages, batchesRead }: { pages: number; batchesRead: number },
  ): Promise<Extracted> {
    const ranges = splitIntoBatches(pages);
    let done = batchesRead;
    beginStage('reading', `Reading ${ranges.length} page ranges`);
    const { step } = progress;
    const readOne = (range: PageRange, index: number) => async () => {
      const summary = `pages ${range.first}–${range.last}`;
      const batch = { ...request, step, range, index, batchesTotal: ranges.length };
      await retryThroughOutages(() => runStep(({ readBatch }) => readBatch.executeWithOptions({ summary }, [batch])));
      done += 1;
      setCurrentDetails(`Reading: ${done} of ${ranges.length} page ranges done`);
    };
    await inParallel(ranges.map(readOne).slice(batchesRead), {
      limit: batchesInFlight,
      isEnough: () => workflowInfo().continueAsNewSuggested,
    });
    if (done < ranges.length) {
      const resumed = { pages, batchesRead: done, step: progress.step };
      await continueAsNew<typeof extractPolicy>({ ...input, document: request.document, resumed });
    }
    beginStage('extracting', `Running the rules over ${ranges.length} page ranges`);
    const all = { ...request, step: progress.step, batches: ranges.length };
    return { pages, result: await retryThroughOutages(() => runStep(({ extractBatches }) => extractBatches(all))) };
  }

  /** Completes the row and starts the delivery of the event; neither can be cancelled any more. */
  async function complete(
    pages: number,
    end: () => Promise<DeliverWebhookInput | null>,
  ): Promise<ExtractPolicyOutcome> {
    upsertSearchAttributes([{ key: searchAttributes.jobStatus, value: 'completed' }]);
    await CancellationScope.nonCancellable(async () => startDelivery(await end()));
    setCurrentDetails(`Completed: ${pages} page(s)`);
    return { status: 'completed', pages };
  }

  /** Shows the stage in the Temporal UI, and takes the next step: what earlier steps still write is ignored. */
  function beginStage(stage: Progress['stage'], details: string): void {
    progress.stage = stage;
    progress.step += 1;
    setCurrentDetails(details);
  }
}

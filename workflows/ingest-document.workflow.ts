import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import {
  CancellationScope,
  ChildWorkflowFailure,
  executeChild,
  ParentClosePolicy,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  sleep,
  upsertSearchAttributes,
  WorkflowIdReusePolicy,
  workflowInfo,
} from '@temporalio/workflow';
import type { DocumentActivities } from '../activities/documents/document.activities.ts';
import type { DocumentReadingActivities, PagesRead } from '../activities/documents/document-reading.activities.ts';
import type { OutboundActivities } from '../activities/fetch.activities.ts';
import type { DocumentEnd } from '../domain/document/states.ts';
import { type PageRange, pagesPerBatch, splitIntoBatches } from '../domain/document/batches.ts';
import type { JobError } from '../domain/job-error.ts';
import {
  type ExtractPolicyInput,
  type IngestDocumentInput,
  searchAttributes,
  type StoredObject,
  workflowIds,
} from '../domain/orchestration.ts';
import type { extractPolicy } from './extract-policy.workflow.ts';
import { fetchingDetails, fetchWhenHostIsFree } from './fetch-document.ts';
import { inParallel } from './in-parallel.ts';
import { describeFailure, workflowFailure } from './job-failure.ts';
import { retryThroughOutages } from './retry-through-outages.ts';
import { extracting, fetching, changingRows } from './retry-policies.ts';

const { readDocumentPages } = proxyActivities<DocumentReadingActivities>(extracting);
const { fetchHeldDocument } = proxyActivities<OutboundActivities>(fetching);
const { orderExtraction, endUnextracted, endWithJob, failDocument } =
  proxyLocalActivities<DocumentActivities>(changingRows);

const rangesInFlight = 4;

/** Polling of a job that another workflow ends. */
const firstPollMs = 2_000;
const longestPollMs = 60_000;

interface DocumentRead {
  pages: number;
  ocrPages: number;
  policyType: string | null;
}

/** Reads a stored document, classifies it, runs its extraction as a child workflow, and ends the document. */
export async function ingestDocument(input: IngestDocumentInput): Promise<void> {
  const { maxPages, object: uploaded, engine, ...document } = input;
  let stage = 'fetching';
  let step = 0;
  let end: DocumentEnd;
  try {
    const object = uploaded ?? (await fetch());
    const read = await readPages(object);
    end = read.policyType === null ? await leaveUnextracted(read) : await extract(object, read, read.policyType);
  } catch (error) {
    const failure = describeFailure(error, stage);
    await CancellationScope.nonCancellable(() => failDocument({ ...document, step: step + 1, error: failure }));
    showFailure(failure);
    if (failure.code === 'cancelled') throw error;
    throw workflowFailure(failure);
  }
  if (end.status === 'failed') {
    showFailure(end.error);
    throw workflowFailure(end.error);
  }
  upsertSearchAttributes([{ key: searchAttributes.jobStatus, value: 'completed' }]);
  setCurrentDetails('Ready');

  async function fetch(): Promise<StoredObject> {
    beginStage('fetching', fetchingDetails);
    return await retryThroughOutages(() => fetchWhenHostIsFree(() => fetchHeldDocument({ ...document, step })));
  }

  /** Reads all pages in ranges; the first range returns the page count and the policy type. */
  async function readPages(object: StoredObject): Promise<DocumentRead> {
    beginStage('reading', 'Reading the pages');
    const first = await readRange({ first: 1, last: pagesPerBatch }, 0);
    const ranges = splitIntoBatches(first.pages);
    let { ocrPages } = first;
    let done = 1;
    const rest = ranges.slice(1).map((range, at) => async () => {
      const read = await readRange(range, at + 1);
      // added after the wait, since other ranges end during it
      ocrPages += read.ocrPages;
      done += 1;
      setCurrentDetails(`Reading: ${done} of ${ranges.length} page ranges done`);
    });
    await inParallel(rest, { limit: rangesInFlight, isEnough: () => false });
    return { pages: first.pages, ocrPages, policyType: first.policyType ?? null };

    function readRange(range: PageRange, index: number): Promise<PagesRead> {
      const summary = index === 0 ? 'the first pages' : `pages ${range.first}–${range.last}`;
      const request = { ...document, object, maxPages, range, index, step };
      return retryThroughOutages(() => readDocumentPages.executeWithOptions({ summary }, [request]));
    }
  }

  async function leaveUnextracted({ pages, ocrPages }: DocumentRead): Promise<DocumentEnd> {
    beginStage('extracting', 'The pages look like no policy type: nothing is extracted');
    return (await endUnextracted({ ...document, step, read: { pages, ocrPages } })) ?? { status: 'ready' };
  }

  async function extract(
    object: StoredObject,
    { pages, ocrPages }: DocumentRead,
    policyType: string,
  ): Promise<DocumentEnd> {
    beginStage('extracting', `Extracting ${pages} page(s) as ${policyType}`);
    upsertSearchAttributes([{ key: searchAttributes.policyType, value: policyType }]);
    await orderExtraction({ ...document, step, policyType, ocrPages });
    // the pages are read already: the job resumes after its last page range
    const resumed = { pages, batchesRead: splitIntoBatches(pages).length, step: 0 };
    const { jobId, accountId } = document;
    await runJob({
      jobId,
      accountId,
      policyType,
      document: object,
      batched: true,
      maxPages,
      resumed,
      ...(engine && { engine }),
    });
    step += 1;
    return await CancellationScope.nonCancellable(() => untilJobEnds({ pages, ocrPages }));
  }

  /** Polls the job's row, which has the outcome no matter which process ended the job. */
  async function untilJobEnds(read: { pages: number; ocrPages: number }): Promise<DocumentEnd> {
    for (let waitMs = firstPollMs; ; waitMs = Math.min(waitMs * 2, longestPollMs)) {
      const end = await endWithJob({ ...document, step, read });
      if (end) return end;
      await sleep(waitMs, { summary: 'until the job has ended' });
    }
  }

  /** Shows the stage in the Temporal UI, and takes the next step: what earlier steps still write is ignored. */
  function beginStage(next: string, details: string): void {
    stage = next;
    step += 1;
    setCurrentDetails(details);
  }
}

/** Runs the extraction as a job's ordinary workflow. Its failures are ignored here: the job's row states the outcome. */
async function runJob(input: ExtractPolicyInput): Promise<void> {
  const { typedSearchAttributes, workflowId, priority } = workflowInfo();
  try {
    await executeChild<typeof extractPolicy>('extractPolicy', {
      workflowId: workflowIds.job(input.jobId),
      args: [input],
      // a started job ends by itself, and reconciliation then ends the document
      parentClosePolicy: ParentClosePolicy.ABANDON,
      workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
      typedSearchAttributes,
      ...(priority && { priority }),
      staticSummary: `extraction of ${workflowId}`,
    });
  } catch (error) {
    if (error instanceof ChildWorkflowFailure || error instanceof WorkflowExecutionAlreadyStartedError) return;
    throw error;
  }
}

function showFailure({ stage, code, message }: JobError): void {
  upsertSearchAttributes([{ key: searchAttributes.jobStatus, value: 'failed' }]);
  setCurrentDetails(`Failed while ${stage}: \`${code}\` ${message}`);
}

import { DecpageError, PermissionDeniedError } from './errors.ts';
import type { ExtractRequest } from './generated/api.ts';
import { type CallOptions, type Http, longestWaitSeconds, newIdempotencyKey } from './http.ts';
import { chosenDocument, type DocumentChoice, type Jobs } from './jobs.ts';
import type { CompletedJob, DataOf, ExtractionOf, PolicyType } from './results.ts';

export type ExtractOptions<Type extends PolicyType> = DocumentChoice & { policyType: Type } & Pick<
    ExtractRequest,
    'idempotencyKey' | 'options'
  >;

/** The synchronous endpoint refuses these documents, and jobs take them. */
const onlyByJob = new Set(['batching_required', 'too_many_pages']);
/** After these the job of the call tells more: its result, which takes longer, or why it failed. */
const toldByJob = new Set(['sync_timeout', 'extraction_failed']);

/**
 * Extracts a document and waits for the result: in one request where the service can, otherwise by a job. Throws
 * JobFailedError when the job fails.
 */
export async function extract<Type extends PolicyType>(
  { http, jobs }: { http: Http; jobs: Jobs },
  { policyType, idempotencyKey = newIdempotencyKey(), options, ...choice }: ExtractOptions<Type>,
  { signal }: CallOptions,
): Promise<ExtractionOf<Type>> {
  const body = { ...(await chosenDocument(choice)), idempotencyKey, ...(options && { options }) };
  try {
    const path = { policyType };
    const answer = await http.call('extract', { path, body, signal, waitSeconds: longestWaitSeconds });
    return { ...answer, data: answer.data as DataOf<Type> };
  } catch (error) {
    if (!(error instanceof DecpageError)) throw error;
    if (toldByJob.has(error.code) && typeof error.body.jobId === 'string') {
      return extractionOf(await jobs.wait<Type>(error.body.jobId, { signal }).catch(unlessHidden(error)));
    }
    if (!onlyByJob.has(error.code)) throw error;
    return extractionOf(await jobs.createAndWait({ policyType, ...body }, { signal }));
  }
}

/** A key without `jobs:read` learns why its job failed from the call itself. */
function unlessHidden(refused: DecpageError): (error: unknown) => never {
  return (error) => {
    throw error instanceof PermissionDeniedError && refused.code === 'extraction_failed' ? refused : error;
  };
}

function extractionOf<Type extends PolicyType>({
  jobId,
  policyType,
  timestamps,
  result: { data, citations, fields, validation, warnings },
}: CompletedJob<Type>): ExtractionOf<Type> {
  const { createdAt, completedAt } = timestamps ?? {};
  const durationMs = createdAt && completedAt ? Date.parse(completedAt) - Date.parse(createdAt) : null;
  return { success: true, data, metadata: { policyType, jobId, durationMs }, citations, fields, validation, warnings };
}

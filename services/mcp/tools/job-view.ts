import { z } from 'zod';
import type { JobStatus } from '../../../clients/typescript/src/index.ts';
import { uuid } from '../../../domain/contract/common.ts';
import type { ToolOutcome } from '../tool.ts';
import { describeExtraction, describeRest, extractionView, type Part, viewExtraction } from './extraction-view.ts';

/** What the tools that work with jobs answer. */
export const jobOutput = z.object({
  jobId: uuid,
  status: z.enum(['pending', 'processing', 'completed', 'failed']),
  policyType: z.string(),
  documentId: uuid.optional(),
  stage: z.string().optional(),
  percent: z.int().optional(),
  error: z.object({ code: z.string(), message: z.string(), retryable: z.boolean() }).optional(),
  extraction: extractionView.optional().describe('Present when the job is completed.'),
  next: z.string().optional().describe('What to do to get what is missing here.'),
});

/** How long the tools wait for work to end: less than the minute after which most clients give up. */
export const waitSeconds = z
  .int()
  .min(0)
  .max(300)
  .default(45)
  .describe('How long to wait for the end, in seconds. Work that takes longer goes on.');

/** A job as tools answer with it, with the wanted part of its result. @throws ToolProblem */
export function viewJob(
  job: JobStatus,
  { documentId, ...part }: Part & { documentId?: string | undefined },
): ToolOutcome<z.input<typeof jobOutput>> {
  const { jobId, status, policyType, progress, error, result } = job;
  const extraction = result && viewExtraction({ ...job, result }, { ...part, documentId });
  const next = extraction ? describeRest(extraction, `get_job with jobId "${jobId}"`) : unended(jobId, status);
  const { stage, percent } = progress ?? {};
  const data = {
    jobId,
    status,
    policyType,
    ...(documentId !== undefined && { documentId }),
    ...(stage !== undefined && { stage }),
    ...(percent !== undefined && { percent }),
    ...(error && { error: { code: error.code, message: error.message, retryable: error.retryable } }),
    ...(extraction && { extraction }),
    ...(next !== undefined && { next }),
  };
  const lines = [
    `Job ${jobId} (${policyType}): ${status}${status === 'processing' ? `, ${stage}, ${percent} %` : ''}`,
    ...(error ? [`error: ${error.code}\n${error.message}`] : []),
    ...(extraction ? [describeExtraction(extraction)] : []),
    ...(next === undefined ? [] : [next]),
  ];
  return { data, text: lines.join('\n') };
}

function unended(jobId: string, status: JobStatus['status']): string | undefined {
  if (status === 'failed') return undefined;
  return `The job goes on. Call get_job with jobId "${jobId}" to wait for its result.`;
}

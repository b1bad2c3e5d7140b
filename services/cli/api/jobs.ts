import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { acceptedFormats } from '../../../domain/document/document-format.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import { correctedResult, type Reviewed } from '../../../domain/review/corrected-result.ts';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';
import { maxInlineDocumentBytes } from '../../../domain/limits.ts';
import { CliError } from '../cli-error.ts';
import { describeResult } from '../describe-fields.ts';
import { asJson, nextPageHint } from './print.ts';
import { type Api, exitCodes, ServiceError } from './client.ts';
import type { Progress } from './progress.ts';
import type { ApiCommands } from './api-commands.ts';

interface Job {
  jobId: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  policyType: string;
  progress: { stage: string; percent: number; pagesDone?: number; pagesTotal?: number };
  result?: ExtractionResult;
  error?: { code: string; message: string };
}

/** Long-polling interval; the service responds earlier when the job ends. */
const lookEverySeconds = 1;

interface CreateOptions {
  type: string;
  priority?: string;
  webhook?: string;
  idempotencyKey?: string;
  watch?: boolean;
  json?: boolean;
}

interface ListOptions {
  limit: string;
  cursor?: string;
  status?: string;
  type?: string;
  json?: boolean;
}

/** `decpage jobs create | get | list | watch | cancel`. */
export function addJobCommands(program: Command, { withApi, print, withProgress }: ApiCommands): void {
  const group = program.command('jobs').description('extract documents by jobs of a running service');
  const show = (job: Job, json: boolean | undefined): void => print(json ? asJson(job) : describeJob(job));
  const untilEnd = (api: Api, jobId: string): Promise<Job> =>
    withProgress((progress) => watchJob(api, jobId, progress));

  group
    .command('create')
    .description('order the extraction of a document')
    .argument('<document>', `a ${acceptedFormats} file, or a public URL of one`)
    .requiredOption('--type <policyType>', 'what kind of document it is')
    .option('--priority <number>', '0 (default) to 100')
    .option('--webhook <url>', 'URL that receives the webhook events of the job')
    .option('--idempotency-key <key>', 'the same key never makes a second job')
    .option('--watch', 'wait until the job has ended')
    .option('--json', 'print JSON')
    .action((document: string, { watch, json, ...order }: CreateOptions) =>
      withApi(async (api) => {
        const created = await api.call('POST', '/v1/jobs', { body: await requestOf(document, order) });
        const jobId = String(created.jobId);
        if (watch) show(await untilEnd(api, jobId), json);
        else print(json ? asJson(created) : `${jobId} ${String(created.status)}`);
      }),
    );

  group
    .command('get')
    .description('show a job, with its result when there is one')
    .argument('<jobId>')
    .option('--corrected', 'with the values that persons have corrected')
    .option('--json', 'print JSON')
    .action((jobId: string, { corrected, json }: { corrected?: boolean; json?: boolean }) =>
      withApi(async (api) => {
        const job = await getJob(api, jobId);
        show(corrected ? await withCorrections(api, job) : job, json);
      }),
    );

  group
    .command('list')
    .description('list jobs, newest first')
    .option('--status <status>', 'pending, processing, completed or failed')
    .option('--type <policyType>', 'of one policy type')
    .option('--limit <number>', 'at most this many', '20')
    .option('--cursor <nextCursor>', 'go on where a list ended')
    .option('--json', 'print JSON')
    .action((options: ListOptions) => withApi(async (api) => print(await listJobs(api, options))));

  group
    .command('watch')
    .description('wait until a job has ended')
    .argument('<jobId>')
    .option('--json', 'print JSON')
    .action((jobId: string, { json }: { json?: boolean }) =>
      withApi(async (api) => show(await untilEnd(api, jobId), json)),
    );

  group
    .command('cancel')
    .description('end a job that nobody needs any more')
    .argument('<jobId>')
    .option('--json', 'print JSON')
    .action((jobId: string, { json }: { json?: boolean }) =>
      withApi(async (api) => {
        const job = (await api.call('POST', `/v1/jobs/${encodeURIComponent(jobId)}/cancel`)) as unknown as Job;
        print(json ? asJson(job) : oneLine(job));
      }),
    );
}

async function listJobs(api: Api, { type, json, ...asked }: ListOptions): Promise<string> {
  const query = new URLSearchParams({ ...asked, ...(type !== undefined && { policyType: type }) });
  const listed = await api.call('GET', `/v1/jobs?${query.toString()}`);
  if (json) return asJson(listed);
  const jobs = listed.jobs as Job[];
  return [...jobs.map(oneLine), ...nextPageHint(listed)].join('\n') || 'There are no such jobs.';
}

/** Waits until the job has ended; throws ServiceError when it failed. */
async function watchJob(api: Api, jobId: string, progress: Progress): Promise<Job> {
  for (;;) {
    const job = await getJob(api, jobId, lookEverySeconds);
    const { stage, percent, pagesDone, pagesTotal } = job.progress;
    progress.show(percent / 100, pagesTotal === undefined ? stage : `${stage} (page ${pagesDone} of ${pagesTotal})`);
    if (job.status !== 'completed' && job.status !== 'failed') continue;
    if (job.error) {
      const message = terminalLine(`Job ${jobId} failed (${job.error.code}): ${job.error.message}`);
      throw new ServiceError(message, { exitCode: exitCodes.failed, requestId: api.requestId });
    }
    return job;
  }
}

async function getJob(api: Api, jobId: string, wait?: number): Promise<Job> {
  const request = wait === undefined ? {} : { wait };
  return (await api.call('GET', `/v1/jobs/${encodeURIComponent(jobId)}`, request)) as unknown as Job;
}

/** The job with the corrected result in the place of the one that was read. */
async function withCorrections(api: Api, job: Job): Promise<Job> {
  if (!job.result) return job;
  const review = (await api.call('GET', `/v1/jobs/${job.jobId}/review`)) as unknown as Reviewed;
  return { ...job, result: correctedResult(job.result, review) };
}

async function requestOf(
  document: string,
  { type, priority, webhook, idempotencyKey }: CreateOptions,
): Promise<Record<string, unknown>> {
  return {
    policyType: type,
    document: await inputOf(document),
    // values that are not numbers are passed on, so that the service reports them
    ...(priority !== undefined && { priority: Number.isNaN(Number(priority)) ? priority : Number(priority) }),
    ...(webhook !== undefined && { webhook: { url: webhook } }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

async function inputOf(document: string): Promise<{ type: 'url' | 'base64'; content: string }> {
  if (/^https?:\/\//i.test(document)) return { type: 'url', content: document };
  const bytes = await readFile(document).catch(() => {
    throw new CliError(`${document} cannot be read. Give the path of a ${acceptedFormats} file, or a URL.`);
  });
  if (bytes.length > maxInlineDocumentBytes) {
    throw new CliError(`${document} is too large for a job's request. Use: decpage documents upload ${document}`);
  }
  return { type: 'base64', content: bytes.toString('base64') };
}

function oneLine({ jobId, status, policyType, progress }: Job): string {
  return terminalLine(`${jobId} ${status.padEnd(10)} ${String(progress.percent).padStart(3)} % ${policyType}`);
}

function describeJob(job: Job): string {
  const { error, result } = job;
  if (error) return `${oneLine(job)}\n${terminalLine(`${error.code}: ${error.message}`)}`;
  return result ? `${oneLine(job)}\n${describeResult(result)}` : oneLine(job);
}

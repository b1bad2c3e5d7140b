import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type {
  CompletedJob,
  CreateJob,
  Decpage,
  DocumentChoice,
  Job,
  ListJobsQuery,
} from '../../../clients/typescript/src/index.ts';
import { acceptedFormats } from '../../../domain/document/document-format.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import { correctedResult, type Reviewed } from '../../../domain/review/corrected-result.ts';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';
import { maxInlineDocumentBytes } from '../../../domain/limits.ts';
import { CliError } from '../cli-error.ts';
import { describeResult } from '../describe-fields.ts';
import { asJson } from '../as-json.ts';
import { nextPageHint } from './print.ts';
import type { Progress } from './progress.ts';
import type { ApiCommands } from './api-commands.ts';

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
  const untilEnd = (client: Decpage, jobId: string): Promise<Job> =>
    withProgress((progress) => watchJob(client, jobId, progress));

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
      withApi(async (client) => {
        const created = await client.jobs.create(await requestOf(document, order));
        if (watch) show(await untilEnd(client, created.jobId), json);
        else print(json ? asJson(created) : `${created.jobId} ${created.status}`);
      }),
    );

  group
    .command('get')
    .description('show a job, with its result when there is one')
    .argument('<jobId>')
    .option('--corrected', 'with the values that persons have corrected')
    .option('--json', 'print JSON')
    .action((jobId: string, { corrected, json }: { corrected?: boolean; json?: boolean }) =>
      withApi(async (client) => {
        const job = await client.jobs.get(jobId);
        show(corrected ? await withCorrections(client, job) : job, json);
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
    .action((options: ListOptions) => withApi(async (client) => print(await listJobs(client, options))));

  group
    .command('watch')
    .description('wait until a job has ended')
    .argument('<jobId>')
    .option('--json', 'print JSON')
    .action((jobId: string, { json }: { json?: boolean }) =>
      withApi(async (client) => show(await untilEnd(client, jobId), json)),
    );

  group
    .command('cancel')
    .description('end a job that nobody needs any more')
    .argument('<jobId>')
    .option('--json', 'print JSON')
    .action((jobId: string, { json }: { json?: boolean }) =>
      withApi(async (client) => {
        const job = await client.jobs.cancel(jobId);
        print(json ? asJson(job) : oneLine(job));
      }),
    );
}

async function listJobs(client: Decpage, { type, json, ...asked }: ListOptions): Promise<string> {
  // texts are passed on unread, so that the service reports what is not valid
  const query = { ...asked, ...(type !== undefined && { policyType: type }) } as unknown as ListJobsQuery;
  const listed = await client.jobs.list(query).page();
  if (json) return asJson(listed);
  return [...listed.jobs.map(oneLine), ...nextPageHint(listed)].join('\n') || 'There are no such jobs.';
}

/** Waits until the job has ended; throws when it failed. */
async function watchJob(client: Decpage, jobId: string, { show }: Progress): Promise<CompletedJob> {
  return await client.jobs.wait(jobId, {
    onProgress({ progress }) {
      const { stage = '', percent = 0, pagesDone, pagesTotal } = progress ?? {};
      show(percent / 100, pagesTotal === undefined ? stage : `${stage} (page ${pagesDone} of ${pagesTotal})`);
    },
  });
}

/** The job with the corrected result in the place of the one that was read. */
async function withCorrections(client: Decpage, job: Job): Promise<Job> {
  if (!job.result) return job;
  const review = (await client.jobs.getReview(job.jobId)) as unknown as Reviewed;
  return { ...job, result: correctedResult(job.result as unknown as ExtractionResult, review) as never };
}

async function requestOf(
  document: string,
  { type, priority, webhook, idempotencyKey }: CreateOptions,
): Promise<CreateJob<string>> {
  return {
    policyType: type,
    ...(await documentOf(document)),
    // values that are not numbers are passed on, so that the service reports them
    ...(priority !== undefined && {
      priority: (Number.isNaN(Number(priority)) ? priority : Number(priority)) as number,
    }),
    ...(webhook !== undefined && { webhook: { url: webhook } }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

async function documentOf(document: string): Promise<DocumentChoice> {
  if (/^https?:\/\//i.test(document)) return { url: document };
  const bytes = await readFile(document).catch(() => {
    throw new CliError(`${document} cannot be read. Give the path of a ${acceptedFormats} file, or a URL.`);
  });
  if (bytes.length > maxInlineDocumentBytes) {
    throw new CliError(`${document} is too large for a job's request. Use: decpage documents upload ${document}`);
  }
  return { file: bytes };
}

function oneLine({ jobId, status, policyType, progress }: Job): string {
  return terminalLine(`${jobId} ${status.padEnd(10)} ${String(progress?.percent ?? 0).padStart(3)} % ${policyType}`);
}

/** Citations of the command line's jobs are full. */
type Described = Parameters<typeof describeResult>[0];

function describeJob(job: Job): string {
  const { error, result } = job;
  if (error) return `${oneLine(job)}\n${terminalLine(`${error.code}: ${error.message}`)}`;
  return result ? `${oneLine(job)}\n${describeResult(result as Described)}` : oneLine(job);
}

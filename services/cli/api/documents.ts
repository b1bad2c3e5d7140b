import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { ApiCommands } from './api-commands.ts';
import { acceptedFormats } from '../../../domain/document/document-format.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import { CliError } from '../cli-error.ts';
import { type Api, exitCodes, ServiceError } from './client.ts';
import { asJson, nextPageHint } from './print.ts';
import type { Progress } from './progress.ts';
import { describeFile, putFile } from './upload-file.ts';

interface Highlight {
  page: number;
  text: string;
  ranges: { start: number; end: number }[];
}

interface HeldDocument {
  documentId: string;
  title?: string | null;
  fileName?: string | null;
  status: string;
  policyType?: string | null;
  highlights?: Highlight[];
}

interface Prepared {
  documentId: string;
  upload?: { url: string; headers: Record<string, string> };
}

interface DocumentStatus {
  documentId: string;
  status: string;
  stage?: string;
  progress?: { percent: number };
  error?: { code: string; message: string } | null;
}

/** Metadata of an uploaded file. */
interface UploadOptions {
  type: string;
  title?: string;
  coverage?: string;
  idempotencyKey?: string;
}

interface FindOptions {
  limit: string;
  cursor?: string;
  json?: boolean;
}

const lookEveryMs = 500;

/** `decpage documents upload | list | search | status`. */
export function addDocumentCommands(program: Command, { withApi, print, withProgress }: ApiCommands): void {
  const group = program.command('documents').description('documents that a running service holds');

  group
    .command('upload')
    .description(`upload a ${acceptedFormats} and have it read`)
    .argument('<file>', `a ${acceptedFormats} file`)
    .option('--type <documentType>', 'what the document is, such as "auto policy"', 'policy')
    .option('--title <title>', 'what people call it')
    .option('--coverage <coverageType>', 'what it covers')
    .option(
      '--idempotency-key <key>',
      'the same key never makes a second document, and goes on where an upload broke off',
    )
    .option('--watch', 'wait until it has been read')
    .option('--json', 'print JSON')
    .action((file: string, { watch, json, ...options }: UploadOptions & { watch?: boolean; json?: boolean }) =>
      withApi(async (api) => {
        const status = await withProgress(async (progress) => {
          const queued = await upload({ api, file, options, progress });
          return watch ? await watchDocument(api, queued.documentId, progress) : queued;
        });
        print(json ? asJson(status) : `${status.documentId} ${status.status}`);
      }),
    );

  group
    .command('list')
    .description('list documents, newest first')
    .option('--limit <number>', 'at most this many', '20')
    .option('--cursor <nextCursor>', 'go on where a list ended')
    .option('--json', 'print JSON')
    .action((options: FindOptions) => withApi(async (api) => print(await find(api, options))));

  group
    .command('search')
    .description('search text, titles and file names')
    .argument('<query...>', 'words; \'"in quotes"\' a phrase, -word without it')
    // accepts negated search terms, which begin with a hyphen
    .allowUnknownOption()
    .option('--limit <number>', 'at most this many', '20')
    .option('--cursor <nextCursor>', 'go on where a list ended')
    .option('--json', 'print JSON')
    .action((words: string[], options: FindOptions) => {
      const unknown = words.find((word) => word.startsWith('--'));
      if (unknown !== undefined) throw new CliError(`There is no option ${unknown}: see documents search --help.`);
      return withApi(async (api) => print(await find(api, { query: words.join(' '), ...options })));
    });

  group
    .command('status')
    .description('show how far a document is')
    .argument('<documentId>')
    .option('--watch', 'wait until it has been read')
    .option('--json', 'print JSON')
    .action((documentId: string, { watch, json }: { watch?: boolean; json?: boolean }) =>
      withApi(async (api) => {
        const status = watch
          ? await withProgress((progress) => watchDocument(api, documentId, progress))
          : await statusOf(api, documentId);
        print(json ? asJson(status) : describe(status));
      }),
    );
}

async function upload({
  api,
  file,
  options: { type: documentType, coverage: coverageType, ...named },
  progress,
}: {
  api: Api;
  file: string;
  options: UploadOptions;
  progress: Progress;
}): Promise<DocumentStatus> {
  const facts = await describeFile(file);
  const prepared = await api.call('POST', '/v1/documents/uploads', {
    // undefined options are omitted from the JSON
    body: { fileName: path.basename(file), documentType, coverageType, ...facts, ...named },
  });
  const { documentId, upload: instructions } = prepared as unknown as Prepared;
  // absent if the file was uploaded already
  if (instructions) {
    const onShare = (share: number): void => progress.show(share, 'uploading');
    await putFile({ file, sizeBytes: facts.sizeBytes, upload: instructions, requestId: api.requestId, onShare });
  }
  const queued = await api.call('POST', '/v1/documents/uploads/complete', { body: { documentId } });
  return queued as unknown as DocumentStatus;
}

async function watchDocument(api: Api, documentId: string, progress: Progress): Promise<DocumentStatus> {
  for (;;) {
    const status = await statusOf(api, documentId);
    progress.show((status.progress?.percent ?? 0) / 100, status.stage ?? status.status);
    if (status.status === 'ready') return status;
    if (status.status === 'failed' || status.status === 'expired') {
      throw new ServiceError(describe(status), { exitCode: exitCodes.failed, requestId: api.requestId });
    }
    await sleep(lookEveryMs);
  }
}

async function statusOf(api: Api, documentId: string): Promise<DocumentStatus> {
  return (await api.call('GET', `/v1/documents/${encodeURIComponent(documentId)}/status`)) as unknown as DocumentStatus;
}

async function find(api: Api, { json, ...asked }: FindOptions & { query?: string }): Promise<string> {
  const found = await api.call('GET', `/v1/documents?${new URLSearchParams(asked).toString()}`);
  if (json) return asJson(found);
  const corrected = Object.entries((found.corrections ?? {}) as Record<string, string[]>);
  return (
    [
      ...corrected.map(([word, meant]) => terminalLine(`No document holds "${word}"; searched: ${meant.join(', ')}`)),
      ...(found.documents as HeldDocument[]).map(oneDocument),
      ...nextPageHint(found),
    ].join('\n') || 'There are no such documents.'
  );
}

function oneDocument({ documentId, title, fileName, status, policyType, highlights = [] }: HeldDocument): string {
  const line = `${documentId} ${status.padEnd(10)} ${title ?? fileName ?? ''}${policyType ? ` (${policyType})` : ''}`;
  return [line, ...highlights.map(({ page, text, ranges }) => `    p.${page} ${mark(text, ranges)}`)]
    .map(terminalLine)
    .join('\n');
}

function mark(text: string, ranges: Highlight['ranges']): string {
  // from the end, so that earlier offsets stay valid
  return ranges
    .toReversed()
    .reduce(
      (marked, { start, end }) => `${marked.slice(0, start)}*${marked.slice(start, end)}*${marked.slice(end)}`,
      text,
    );
}

function describe({ documentId, status, stage, progress, error }: DocumentStatus): string {
  if (error) return terminalLine(`${documentId} ${status} (${error.code}): ${error.message}`);
  return terminalLine(`${documentId} ${status}, ${stage ?? ''} ${progress?.percent ?? 0} %`);
}

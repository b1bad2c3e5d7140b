import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { ApiCommands } from './api-commands.ts';
import { type Api, exitCodes, ServiceError } from './client.ts';
import { asJson } from './as-json.ts';
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

interface DocumentStatus {
  documentId: string;
  status: string;
  stage?: string;
  progress?: { percent: number };
  error?: { code: string; message: string } | null;
}

interface UploadOptions {
  type: string;
  title?: string;
  coverage?: string;
  watch?: boolean;
  json?: boolean;
}

const lookEveryMs = 500;

/** `decpage documents upload | list | search | status`. */
export function addDocumentCommands(program: Command, { withApi, print, progress }: ApiCommands): void {
  const group = program.command('documents').description('documents that a running service holds');

  group
    .command('upload')
    .description('upload a PDF and have it read')
    .argument('<file>', 'a PDF file')
    .option('--type <documentType>', 'what the document is, such as "auto policy"', 'policy')
    .option('--title <title>', 'what people call it')
    .option('--coverage <coverageType>', 'what it covers')
    .option('--watch', 'wait until it has been read')
    .option('--json', 'print JSON')
    .action((file: string, { watch, json, ...told }: UploadOptions) =>
      withApi(async (api) => {
        const bar = progress();
        const queued = await upload({ api, file, told, bar });
        const status = watch ? await watchDocument(api, queued.documentId, bar) : queued;
        bar.end();
        print(json ? asJson(status) : `${status.documentId} ${status.status}`);
      }),
    );

  group
    .command('list')
    .description('list documents, newest first')
    .option('--limit <number>', 'at most this many', '20')
    .option('--json', 'print JSON')
    .action(({ limit, json }: { limit: string; json?: boolean }) =>
      withApi(async (api) => print(await find(api, { limit }, json))),
    );

  group
    .command('search')
    .description('search text, titles and file names')
    .argument('<query...>', 'words; "in quotes" a phrase, -word without it')
    .option('--limit <number>', 'at most this many', '20')
    .option('--json', 'print JSON')
    .action((query: string[], { limit, json }: { limit: string; json?: boolean }) =>
      withApi(async (api) => print(await find(api, { query: query.join(' '), limit }, json))),
    );

  group
    .command('status')
    .description('show how far a document is')
    .argument('<documentId>')
    .option('--watch', 'wait until it has been read')
    .option('--json', 'print JSON')
    .action((documentId: string, { watch, json }: { watch?: boolean; json?: boolean }) =>
      withApi(async (api) => {
        const bar = progress();
        const status = watch ? await watchDocument(api, documentId, bar) : await statusOf(api, documentId);
        bar.end();
        print(json ? asJson(status) : describe(status));
      }),
    );
}

async function upload({
  api,
  file,
  told,
  bar,
}: {
  api: Api;
  file: string;
  told: Pick<UploadOptions, 'type' | 'title' | 'coverage'>;
  bar: Progress;
}): Promise<DocumentStatus> {
  const facts = await describeFile(file);
  const prepared = await api.call('POST', '/v1/documents/uploads', {
    body: {
      fileName: path.basename(file),
      documentType: told.type,
      ...facts,
      ...(told.title !== undefined && { title: told.title }),
      ...(told.coverage !== undefined && { coverageType: told.coverage }),
    },
  });
  const { documentId } = prepared as unknown as DocumentStatus;
  const instructions = prepared.upload as { url: string; headers: Record<string, string> };
  await putFile({
    file,
    sizeBytes: facts.sizeBytes,
    upload: instructions,
    onShare: (share) => bar.show(share, 'uploading'),
  });
  const queued = await api.call('POST', '/v1/documents/uploads/complete', { body: { documentId } });
  return queued as unknown as DocumentStatus;
}

async function watchDocument(api: Api, documentId: string, bar: Progress): Promise<DocumentStatus> {
  for (;;) {
    const status = await statusOf(api, documentId);
    bar.show((status.progress?.percent ?? 0) / 100, status.stage ?? status.status);
    if (status.status === 'ready') return status;
    if (status.status === 'failed' || status.status === 'expired') {
      throw new ServiceError(describe(status), exitCodes.failed);
    }
    await sleep(lookEveryMs);
  }
}

async function statusOf(api: Api, documentId: string): Promise<DocumentStatus> {
  return (await api.call('GET', `/v1/documents/${encodeURIComponent(documentId)}/status`)) as unknown as DocumentStatus;
}

async function find(api: Api, query: Record<string, string>, json: boolean | undefined): Promise<string> {
  const found = await api.call('GET', `/v1/documents?${new URLSearchParams(query).toString()}`);
  if (json) return asJson(found);
  const corrected = Object.entries((found.corrections ?? {}) as Record<string, string[]>);
  return (
    [
      ...corrected.map(([word, meant]) => `No document holds "${word}"; searched: ${meant.join(', ')}`),
      ...(found.documents as HeldDocument[]).map(oneDocument),
    ].join('\n') || 'There are no such documents.'
  );
}

function oneDocument({ documentId, title, fileName, status, policyType, highlights = [] }: HeldDocument): string {
  const line = `${documentId} ${status.padEnd(10)} ${title ?? fileName ?? ''}${policyType ? ` (${policyType})` : ''}`;
  return [line, ...highlights.map(({ page, text, ranges }) => `    p.${page} ${mark(text, ranges)}`)].join('\n');
}

function mark(text: string, ranges: Highlight['ranges']): string {
  // from the end, so that what stands before keeps its place
  return ranges
    .toReversed()
    .reduce(
      (marked, { start, end }) => `${marked.slice(0, start)}*${marked.slice(start, end)}*${marked.slice(end)}`,
      text,
    );
}

function describe({ documentId, status, stage, progress, error }: DocumentStatus): string {
  if (error) return `${documentId} ${status} (${error.code}): ${error.message}`;
  return `${documentId} ${status}, ${stage ?? ''} ${progress?.percent ?? 0} %`;
}

import type { Command } from 'commander';
import type {
  Decpage,
  Document,
  DocumentQueued,
  DocumentStatus,
  ListDocumentsQuery,
} from '../../../clients/typescript/src/index.ts';
import type { ApiCommands } from './api-commands.ts';
import { acceptedFormats } from '../../../domain/document/document-format.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import { CliError } from '../cli-error.ts';
import { describeDocument } from './describe-document.ts';
import { asJson } from '../as-json.ts';
import { nextPageHint } from './print.ts';
import type { Progress } from './progress.ts';
import { assertFile } from './assert-file.ts';

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
      withApi(async (client) => {
        const status = await withProgress((progress) => upload(client, file, { ...options, watch, progress }));
        print(json ? asJson(status) : `${status.documentId} ${status.status}`);
      }),
    );

  group
    .command('list')
    .description('list documents, newest first')
    .option('--limit <number>', 'at most this many', '20')
    .option('--cursor <nextCursor>', 'go on where a list ended')
    .option('--json', 'print JSON')
    .action((options: FindOptions) => withApi(async (client) => print(await find(client, options))));

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
      return withApi(async (client) => print(await find(client, { query: words.join(' '), ...options })));
    });

  group
    .command('status')
    .description('show how far a document is')
    .argument('<documentId>')
    .option('--watch', 'wait until it has been read')
    .option('--json', 'print JSON')
    .action((documentId: string, { watch, json }: { watch?: boolean; json?: boolean }) =>
      withApi(async (client) => {
        const status = watch
          ? await withProgress((progress) => watchDocument(client, documentId, progress))
          : await client.documents.status(documentId);
        print(json ? asJson(status) : describeDocument(status));
      }),
    );
}

async function upload(
  client: Decpage,
  file: string,
  { type, coverage, watch, progress, ...named }: UploadOptions & { watch: boolean | undefined; progress: Progress },
): Promise<DocumentStatus | DocumentQueued> {
  await assertFile(file);
  return await client.documents.upload(file, {
    documentType: type,
    ...(coverage !== undefined && { coverageType: coverage }),
    ...named,
    wait: watch,
    onProgress: ({ percent, stage }) => progress.show(percent / 100, stage),
  });
}

async function watchDocument(client: Decpage, documentId: string, { show }: Progress): Promise<DocumentStatus> {
  return await client.documents.wait(documentId, {
    onProgress: ({ progress, stage }) => show(progress.percent / 100, stage),
  });
}

async function find(client: Decpage, { json, ...asked }: FindOptions & { query?: string }): Promise<string> {
  // texts are passed on unread, so that the service reports what is not valid
  const found = await client.documents.list(asked as unknown as ListDocumentsQuery).page();
  if (json) return asJson(found);
  const corrected = Object.entries(found.corrections ?? {});
  return (
    [
      ...corrected.map(([word, meant]) => terminalLine(`No document holds "${word}"; searched: ${meant.join(', ')}`)),
      ...found.documents.map(oneDocument),
      ...nextPageHint(found),
    ].join('\n') || 'There are no such documents.'
  );
}

function oneDocument({ documentId, title, fileName, status, policyType, highlights = [] }: Document): string {
  const line = `${documentId} ${status.padEnd(10)} ${title ?? fileName ?? ''}${policyType ? ` (${policyType})` : ''}`;
  return [line, ...highlights.map(({ page, text, ranges }) => `    p.${page} ${mark(text, ranges)}`)]
    .map(terminalLine)
    .join('\n');
}

function mark(text: string, ranges: { start: number; end: number }[]): string {
  // from the end, so that earlier offsets stay valid
  return ranges
    .toReversed()
    .reduce(
      (marked, { start, end }) => `${marked.slice(0, start)}*${marked.slice(start, end)}*${marked.slice(end)}`,
      text,
    );
}

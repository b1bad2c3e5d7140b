import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPdfReader } from '../../../adapters/pdf/index.ts';
import { parseConfiguration } from '../../configuration/configuration.ts';
import { demoEnvironment } from '../../configuration/demo.ts';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';
import { explain } from '../../../domain/failure/describe-error.ts';
import { projectFolder } from '../../shared/project-folder.ts';
import { startStack } from '../../stack/index.ts';
import { CliError } from '../cli-error.ts';
import { assertPolicyType } from '../extract.ts';
import { print, printStatus } from '../terminal.ts';
import { drawPages } from './draw-pages.ts';
import { runJob } from './run-job.ts';
import { printResult } from './print-result.ts';

// npm run demo [-- FILE --type T]: starts the whole system, extracts one document and stops everything again.

const samplePolicy = path.join(projectFolder, 'services/cli/demo/sample-policy.pdf');
const outputFolder = 'demo-output';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

try {
  // 1. choose the document
  const { file, type } = chooseDocument();
  const bytes = await readFile(file).catch(() => {
    throw new CliError(`${file} cannot be read. Give the path of a document.`);
  });

  // 2. start the system with servers, a data folder and ports of its own, so that it does not disturb a running service
  const given = demoEnvironment(process.env);
  const environment = { ...given, LOG_LEVEL: given.LOG_LEVEL ?? 'warn' };
  const parsed = parseConfiguration(environment);
  const configuration = { ...parsed, DATA_DIR: path.join(parsed.DATA_DIR, 'demo') };
  printStatus('Starting Postgres, the Temporal server, a worker and the gateway…');
  const stack = await startStack({ configuration, environment, onProgress: printStatus, signal: stopping.signal });
  try {
    // 3. create a job over HTTP
    printStatus(`Ready at ${stack.url}; the Temporal UI is at ${stack.temporalUiUrl}`);
    const result = await runJob({ stack, bytes, type, signal: stopping.signal, printStatus });

    // 4. print the result with its citations
    printResult({ type, file: path.basename(file), result, print });
    await writePages({ file, bytes, result });
  } finally {
    printStatus('Stopping…');
    await stack.stop();
  }
} catch (error) {
  process.exitCode = 1;
  if (!stopping.signal.aborted) printStatus(error instanceof CliError ? error.message : explain(error));
}

async function writePages({
  file,
  ...drawn
}: {
  file: string;
  bytes: Uint8Array;
  result: ExtractionResult;
}): Promise<void> {
  // page images may be confidential
  await mkdir(outputFolder, { recursive: true, mode: 0o700 });
  const reader = createPdfReader({ threads: 1 });
  try {
    const name = path.basename(file, path.extname(file));
    for await (const { page, png } of drawPages({ reader, ...drawn })) {
      const picture = path.join(outputFolder, `${name}-page-${page}.png`);
      await writeFile(picture, png, { mode: 0o600 });
      print(`Page ${page} with the boxes of its citations: ${picture}`);
    }
  } finally {
    await reader.close();
  }
}

function chooseDocument(): { file: string; type: string } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { type: { type: 'string' } } });
  const [file] = positionals;
  if (file === undefined) return { file: samplePolicy, type: values.type ?? 'auto' };
  if (values.type === undefined)
    throw new CliError('Say what kind of document it is: npm run demo -- FILE --type auto');
  assertPolicyType(values.type);
  return { file, type: values.type };
}

import { parseArgs } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { cpuBetween, cpuByPart } from './jobs/cpu.ts';
import { growth, readSizes } from './growth/sizes.ts';

// npm run bench:growth [-- --jobs N --documents N --pages N --concurrency N --temporal-programs FOLDER]: what a job and a document
// add to a deployment (npm run topology): rows and bytes by table, bytes of Temporal's databases and of the storage, events
// and bytes of a history, processor time by part. Every document has bytes of its own.

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '200' },
    documents: { type: 'string', default: '100' },
    pages: { type: 'string', default: '5' },
    concurrency: { type: 'string', default: '8' },
  },
});
const { DECPAGE_URL: url = '', DECPAGE_API_KEY: key = '' } = process.env;
const { TEMPORAL_ADDRESS: address = '', TEMPORAL_NAMESPACE: namespace = '' } = process.env;
const pagesPerDocument = Number(values.pages);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

await measure({ name: 'job', count: Number(values.jobs), call: runJob, workflows: ['extractPolicy'] });
await measure({ name: 'document', count: Number(values.documents), call: runDocument, workflows: ['ingestDocument'] });

interface Work {
  name: string;
  count: number;
  call: (number: number) => Promise<void>;
  /** Types of the workflows of one call. */
  workflows: readonly string[];
}

async function measure({ name, count, call, workflows }: Work): Promise<void> {
  // the first ones load what the later ones find
  for (let warm = 0; warm < 5; warm++) await call(-1 - warm);
  const before = await readSizes(process.env);
  const cpuBefore = cpuByPart(process.ppid);
  const began = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await call(next++);
  };
  await Promise.all(Array.from({ length: Number(values.concurrency) }, worker));
  const seconds = (performance.now() - began) / 1_000;
  const cpu = cpuBetween(cpuBefore, cpuByPart(process.ppid));
  const total = [...cpu.values()].reduce((sum, ms) => sum + ms, 0);
  const per = (amount: number): string => (amount / count).toFixed(amount / count < 10 ? 1 : 0);
  tell(
    `${count} × a ${name} of ${pagesPerDocument} pages, ${values.concurrency} at a time: ${(count / seconds).toFixed(1)}/s`,
  );
  tell(`  processor time, ms each: ${per(total)} = ${[...cpu].map(([part, ms]) => `${part} ${per(ms)}`).join(', ')}`);
  for (const type of workflows) tell(`  ${await describeHistory(type)}`);
  for (const [place, { rows, bytes }] of growth(before, await readSizes(process.env))) {
    tell(`  ${place.padEnd(24)} ${per(rows).padStart(6)} rows ${per(bytes).padStart(8)} bytes`);
  }
}

async function describeHistory(type: string): Promise<string> {
  const connection = await Connection.connect({ address });
  const client = new Client({ connection, namespace });
  try {
    const query = `WorkflowType = "${type}" AND ExecutionStatus = "Completed"`;
    for await (const { workflowId } of client.workflow.list({ query })) {
      const history = await client.workflow.getHandle(workflowId).fetchHistory();
      const bytes = proto.temporal.api.history.v1.History.encode(history).finish().length;
      return `a history of ${type}: ${history.events?.length ?? 0} events, ${bytes} bytes`;
    }
    return `no history of ${type}`;
  } finally {
    await connection.close();
  }
}

async function runJob(number: number): Promise<void> {
  const content = Buffer.from(await policy(number, 'job')).toString('base64');
  const document = { type: 'base64', content };
  const { jobId } = await ask('POST', '/v1/jobs', { policyType: 'auto', document });
  for (;;) {
    const { status } = await ask('GET', `/v1/jobs/${String(jobId)}`, undefined, { Prefer: 'wait=30' });
    if (status === 'completed') return;
    if (status === 'failed') throw new Error('a job has failed');
  }
}

async function runDocument(number: number): Promise<void> {
  const prepared = await ask('POST', '/v1/documents/uploads', { fileName: 'policy.pdf', documentType: 'declarations' });
  const { documentId, upload } = prepared as {
    documentId: string;
    upload: { url: string; headers: Record<string, string> };
  };
  const body = Buffer.from(await policy(number, 'document'));
  const put = (): Promise<Response> => fetch(upload.url, { method: 'PUT', headers: upload.headers, body });
  let sent = await put();
  // a busy machine answers so, and clients try again
  while (sent.status === 503) sent = await put();
  if (!sent.ok) throw new Error(`the upload was answered with ${sent.status}`);
  await ask('POST', '/v1/documents/uploads/complete', { documentId });
  for (;;) {
    const { status } = await ask('GET', `/v1/documents/${documentId}/status`);
    if (status === 'ready') return;
    if (status === 'failed') throw new Error('a document has failed');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...more };
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answered = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${String(answered.error)}`);
  return answered;
}

/** A policy whose first page has the values, and whose others have about as many words as a printed page. */
async function policy(number: number, kind: string): Promise<Uint8Array> {
  const first = [
    'Personal Auto Declarations',
    `Policy Number: QX-${kind}-${number}`,
    'Named Insured: Marta Ellison',
    'Policy Period: 03/01/2026 to 09/01/2026',
    'Total Policy Premium: $812.40',
  ];
  const words = 'The coverage of this policy applies to losses of the insured within the period and up to the limit';
  const lines = (page: number): string[] =>
    Array.from({ length: 25 }, (_, line) => `${words} ${number}.${page}.${line}`.slice(0, 110));
  return await plainPdf(
    Array.from({ length: pagesPerDocument }, (_, page) => [...(page === 0 ? first : []), ...lines(page)]),
  );
}

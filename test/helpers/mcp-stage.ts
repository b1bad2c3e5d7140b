import { createServer } from 'node:http';
import { buildSamplePolicy } from '../fixtures/pdf/build-sample-policy.ts';
import { ended, upload } from './documents.ts';
import { insertDocumentWithWords } from './insert-document-with-words.ts';
import { endedJob } from './jobs.ts';
import { listenOnLoopback } from './listen.ts';
import { longLossRun } from './long-loss-run.ts';
import { base64, plainPdf } from './plain-pdf.ts';
import { startService } from './service.ts';
import type { TestService } from './test-service.ts';

/** A service with documents for the tools of agents. */
export interface McpStage {
  service: TestService;
  /** Has all scopes. */
  key: string;
  /** A policy in base64 that was not handed over yet. */
  pdf: string;
  /** Ids of the sample policy, which was handed over twice. */
  policy: string;
  renewal: string;
  /** Id of a document of another account. */
  foreign: string;
  /** Id of a job with 240 claims. */
  longJob: string;
  /** URL of a document whose host takes requests and never answers. */
  silentUrl: string;
  stop: () => Promise<void>;
}

const declarations = [
  'Personal Auto Declarations',
  'Policy Number: QX-445-1182',
  'Named Insured: Marta Ellison',
  'Policy Period: 03/01/2026 to 09/01/2026',
];

export async function startMcpStage(): Promise<McpStage> {
  const silent = createServer(() => undefined);
  const host = `127.0.0.1:${await listenOnLoopback(silent)}`;
  const service = await startService({ allow: [host] });
  await service.startWorkers();
  const key = await service.makeKey('first');
  const sample = await buildSamplePolicy();
  const { documentId: policy } = await upload(service, sample, { title: 'Whitaker 2025', documentType: 'auto' });
  const { documentId: renewal } = await upload(service, sample, { title: 'Whitaker 2026', documentType: 'auto' });
  const content = base64(await plainPdf(longLossRun({ pages: 8, claimsPerPage: 30, pagesPerPolicy: 8 })));
  const body = { policyType: 'loss_run', document: { type: 'base64', content } };
  const { body: created } = await service.call('POST', '/v1/jobs', { body });
  await service.makeKey('second');
  const foreign = await insertDocumentWithWords(service, { account: 'second', pages: [['Foreign policy']] });
  for (const id of [policy, renewal]) await ended(service, id);
  await endedJob(service, created.jobId);
  return {
    service,
    key,
    pdf: base64(await plainPdf([declarations])),
    policy,
    renewal,
    foreign,
    longJob: String(created.jobId),
    silentUrl: `http://${host}/policy.pdf`,
    async stop() {
      silent.closeAllConnections();
      silent.close();
      await service.stop();
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createPrisma } from '../../../prisma/client.ts';
import { createKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import type { Stack } from '../../stack/index.ts';
import { CliError } from '../cli-error.ts';

interface Job {
  status: string;
  progress: { stage: string; percent: number };
  result?: ExtractionResult;
  error?: { code: string; message: string };
}

/** Creates a job with POST /v1/jobs and polls GET /v1/jobs/{jobId} until it has ended. */
export async function runJob({
  stack,
  bytes,
  type,
  signal,
  printStatus,
}: {
  stack: Stack;
  bytes: Uint8Array;
  type: string;
  signal: AbortSignal;
  printStatus: (sentence: string) => void;
}): Promise<ExtractionResult> {
  const key = stack.key ?? (await makeKey(stack.databaseUrl));
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Prefer: 'wait=5' };
  const call = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${stack.url}${path}`, {
      method,
      headers,
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answered = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok)
      throw new CliError(`${method} ${path} was answered with ${answer.status}: ${String(answered.message)}`);
    return answered;
  };

  const document = { type: 'base64', content: Buffer.from(bytes).toString('base64') };
  const { jobId } = await call('POST', '/v1/jobs', { policyType: type, document, idempotencyKey: randomUUID() });
  printStatus(`Job ${String(jobId)} is accepted.`);
  for (;;) {
    const job = (await call('GET', `/v1/jobs/${String(jobId)}`)) as unknown as Job;
    printStatus(`  ${job.status}: ${job.progress.stage}, ${job.progress.percent} %`);
    if (job.result) return job.result;
    if (job.error) throw new CliError(`The job failed (${job.error.code}): ${job.error.message}`);
  }
}

/** Creates a key for each run, because the data folder is reused and earlier keys cannot be shown again. */
async function makeKey(databaseUrl: string): Promise<string> {
  const prisma = createPrisma({ url: databaseUrl, poolSize: 1 });
  try {
    const { accountId } = await createAccountRepository(prisma).ensureAccount('default');
    const scopes = ['jobs:read', 'jobs:write'] as const;
    return (await createKeyRepository(prisma).createKey({ accountId, name: 'demo', scopes })).key;
  } finally {
    await prisma.$disconnect();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { createPrisma } from '../../prisma/client.ts';
import type { Stack } from '../../services/stack/index.ts';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import type { FakeAnswer } from '../helpers/model-wire.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { killOne, serviceOf } from './processes.ts';
import { startStage } from './stage.ts';

const jobs = 12;
const patienceMs = 240_000;
/** Only a model finds it. */
const premium = { path: '/totalPremium', value: 812.4, at: '1.5', quote: '$812.40' };

/** What the provider does with the first call for a document; the next ones are answered. */
const firstAnswers: readonly (FakeAnswer | 'killed')[] = ['cut', 'killed', { status: 500 }, 'garbage'];

interface Ended {
  jobId: string;
  policyNumber: string;
  status: string;
  data: Record<string, unknown>;
}

/**
 * Jobs whose model dies in the middle of an answer, fails, answers nonsense, or is still answering when the worker that asked
 * is killed: each has one result, with what the model found. Comes back with the promises that were broken.
 */
export async function modelKills({
  environment,
  tell,
}: {
  environment: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
}): Promise<string[]> {
  const fake = await startFakeModel();
  try {
    const stage = await startStage({
      environment: {
        ...environment,
        MODEL_PROVIDER: fake.provider,
        MODEL_BASE_URL: fake.baseUrl,
        MODEL_NAME: 'fake-1',
      },
      isRefused: () => false,
      tell,
    });
    try {
      const { folder, stack } = stage;
      const kill = (): void => {
        tell(`worker: ${killOne(serviceOf({ folder, name: 'worker' })) ? 'killed' : 'nothing to kill'}`);
      };
      const met = answerUnreliably(fake, kill);
      const ended = await Promise.all(Array.from({ length: jobs }, (_, number) => runJob(stack, number)));
      tell(
        `calls of the model: ${fake.requests.length}, ${[...met].map(([what, count]) => `${count} ${what}`).join(', ')}`,
      );
      return [
        ...(await brokenPromises(stack, ended)),
        ...(met.size === firstAnswers.length ? [] : ['every fault was met']),
      ];
    } finally {
      await stage.stop();
    }
  } finally {
    await fake.close();
  }
}

/** Counts what became of first calls. */
function answerUnreliably(fake: FakeModel, kill: () => void): ReadonlyMap<string, number> {
  const asked = new Set<string>();
  const met = new Map<string, number>();
  fake.answerAll(({ text }) => {
    const answer = { text: JSON.stringify({ values: [premium] }) };
    const name = /MD-\d+/.exec(text)?.[0] ?? '';
    if (asked.has(name)) return answer;
    const first = firstAnswers[asked.size % firstAnswers.length] ?? answer;
    asked.add(name);
    const what = typeof first === 'string' ? first : 'failed';
    met.set(what, (met.get(what) ?? 0) + 1);
    if (first !== 'killed') return first;
    setTimeout(kill, 50);
    return 'hang';
  });
  return met;
}

async function runJob({ url, key }: Stack, number: number): Promise<Ended> {
  const policyNumber = `MD-${100_000 + number}`;
  const pdf = await plainPdf([
    [
      'Personal Auto Declarations',
      `Policy Number: ${policyNumber}`,
      'Named Insured: Marta Ellison',
      'Policy Period: 03/01/2026 to 09/01/2026',
      'All that you owe us comes to $812.40',
    ],
  ]);
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const document = { type: 'base64', content: base64(pdf) };
  const body = JSON.stringify({ policyType: 'auto', document, idempotencyKey: policyNumber });
  const { jobId } = (await (await fetch(`${url}/v1/jobs`, { method: 'POST', headers, body })).json()) as {
    jobId: string;
  };
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(300)) {
    const answer = await fetch(`${url}/v1/jobs/${jobId}`, { headers: { ...headers, Prefer: 'wait=10' } });
    const job = (await answer.json()) as { status: string; result?: { data: Record<string, unknown> } };
    if (job.status === 'completed' || job.status === 'failed')
      return { jobId, policyNumber, status: job.status, data: job.result?.data ?? {} };
  }
  return { jobId, policyNumber, status: 'never ended', data: {} };
}

async function brokenPromises({ databaseUrl }: Stack, ended: readonly Ended[]): Promise<string[]> {
  const prisma = createPrisma({ url: databaseUrl });
  try {
    const results = await prisma.jobResult.count();
    const events = await prisma.usageEvent.count({ where: { kind: 'extraction' } });
    const promises: [isKept: boolean, promise: string][] = [
      [ended.every(({ status }) => status === 'completed'), 'a job completes whatever its model does first'],
      [
        ended.every(({ data, policyNumber }) => data.policyNumber === policyNumber),
        'a result is that of its own document',
      ],
      [ended.every(({ data }) => data.totalPremium === premium.value), 'what the model found is in the result'],
      [results === jobs, 'a job has one result'],
      [events === jobs, 'an extraction is counted once'],
    ];
    return promises.flatMap(([isKept, promise]) => (isKept ? [] : [promise]));
  } finally {
    await prisma.$disconnect();
  }
}

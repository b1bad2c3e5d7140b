import { readFile } from 'node:fs/promises';
import type { Stack } from '../../../services/stack/index.ts';

const samplePolicy = new URL('../../../services/cli/demo/sample-policy.pdf', import.meta.url);

/** A client that has the sample policy extracted, in the ways that clients have. */
export async function createBenchClient({ url, key }: Pick<Stack, 'url' | 'key'>) {
  const pdf = await readFile(samplePolicy);
  const document = { type: 'base64', content: pdf.toString('base64') };
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };

  const post = async (path: string, body: unknown, at = url): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answered = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${String(answered.error)}`);
    return answered;
  };
  const create = async ({ priority = 0, at = url }: { priority?: number; at?: string } = {}): Promise<string> =>
    String((await post('/v1/jobs', { policyType: 'auto', document, priority }, at)).jobId);
  const isCompleted = async (jobId: string, at = url): Promise<boolean> => {
    const answer = await fetch(`${at}/v1/jobs/${jobId}`, { headers: { ...headers, Prefer: 'wait=30' } });
    return ((await answer.json()) as { status: string }).status === 'completed';
  };

  return {
    pdf,
    create,
    isCompleted,
    /** One job as a client has it done: POST, then GETs that wait for the end. */
    async runJob(at = url): Promise<void> {
      const jobId = await create({ at });
      for (let tries = 0; tries < 10; tries++) if (await isCompleted(jobId, at)) return;
      throw new Error(`the job ${jobId} has not completed`);
    },
    /** One call that waits for the result. */
    async extract(): Promise<void> {
      await post('/v1/extract/auto', { document });
    },
  };
}

import type { Answer, TestService } from './test-service.ts';
import { until } from './until.ts';

/** Waits until a job has completed or failed and returns it. */
export async function endedJob(
  service: TestService,
  jobId: unknown,
  options: { key?: string } = {},
): Promise<Answer['body']> {
  return await until(async () => {
    const headers = { Prefer: 'wait=15' };
    const { status, body } = await service.call('GET', `/v1/jobs/${String(jobId)}`, { headers, ...options });
    if (status !== 200) throw new Error(`no such job: ${JSON.stringify(body)}`);
    return (body.status === 'completed' || body.status === 'failed') && body;
  });
}

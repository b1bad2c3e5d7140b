import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkflowExecutionDescription } from '@temporalio/client';
import { searchAttributes } from '../../domain/orchestration.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { textInTemporal } from '../helpers/temporal-text.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
let document: { type: string; content: string };
beforeAll(async () => {
  document = { type: 'base64', content: base64(await plainPdf([['Policy Number: 1-SECRET-TEXT']])) };
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});

async function createJob(priority: number): Promise<string> {
  const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document, priority } });
  return String(body.jobId);
}

const describeJob = (jobId: string) => service.temporal.workflow.getHandle(`job:${jobId}`).describe();

function attributesOf({ typedSearchAttributes }: WorkflowExecutionDescription): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(searchAttributes).map(([name, key]) => [name, typedSearchAttributes.get(key)]),
  );
}

describe('an operator in the Temporal UI', () => {
  it('sees whose job it is, of which type, how urgent and in which state', async () => {
    const jobId = await createJob(55);
    const { accountId } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    const waiting = await describeJob(jobId);
    expect(attributesOf(waiting)).toEqual({
      accountId,
      policyType: 'auto',
      jobStatus: 'processing',
      priority: 55,
    });
    expect(waiting.priority).toMatchObject({ priorityKey: 3, fairnessKey: accountId });
    expect(await waiting.staticSummary()).toMatch(/^Personal auto declarations: inline document, \d+ KB$/);

    await service.startWorkers();
    await service.temporal.workflow.getHandle(`job:${jobId}`).result();
    expect(attributesOf(await describeJob(jobId))).toMatchObject({ jobStatus: 'completed' });
  });

  it('reads what a job is doing in its current details', async () => {
    const jobId = await createJob(0);
    const handle = service.temporal.workflow.getHandle(`job:${jobId}`);
    await handle.result();
    const { currentDetails } = await handle.query<{ currentDetails: string }>('__temporal_workflow_metadata');
    expect(currentDetails).toBe('Completed: 1 page(s)');
  });

  it('finds no document, no text of one and no key in a history', async () => {
    const jobId = await createJob(0);
    const handle = service.temporal.workflow.getHandle(`job:${jobId}`);
    await handle.result();
    const payloads = await textInTemporal(service.temporal, { workflowId: handle.workflowId });
    expect(payloads).toContain(`"jobId":"${jobId}"`);
    expect(payloads).not.toMatch(/SECRET-TEXT|%PDF|dp_[A-Za-z0-9]{38}/);
    expect(payloads).not.toContain(document.content.slice(0, 40));
  });

  it('counts at most twelve events for a job of one call', async () => {
    const jobId = await createJob(0);
    const handle = service.temporal.workflow.getHandle(`job:${jobId}`);
    await handle.result();
    const { events } = await handle.fetchHistory();
    expect(events?.length).toBeLessThanOrEqual(12);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkflowHandle } from '@temporalio/client';
import { findRun } from '../../../services/worker/find-run.ts';
import { connectTestTemporal } from '../../helpers/temporal.ts';
import { until } from '../../helpers/until.ts';

let temporal: Awaited<ReturnType<typeof connectTestTemporal>>;
const started: WorkflowHandle[] = [];
beforeAll(async () => {
  temporal = await connectTestTemporal();
});
afterAll(async () => {
  for (const handle of started) await handle.terminate().catch(() => undefined);
  await temporal.connection.close();
});

/** Starts a workflow that no worker runs. */
async function start(options: { workflowExecutionTimeout?: '1 second' } = {}): Promise<WorkflowHandle> {
  const workflowId = randomUUID();
  const handle = await temporal.client.workflow.start('unserved', { workflowId, taskQueue: workflowId, ...options });
  started.push(handle);
  return handle;
}
const find = ({ workflowId }: { workflowId: string }) => findRun(temporal.client, workflowId);

describe('what maintenance knows of a workflow', () => {
  it('is that there is none of this id', async () => {
    expect(await find({ workflowId: randomUUID() })).toBe('unknown');
  });

  it('is that it runs, then that an operator has ended it', async () => {
    const handle = await start();
    expect(await find(handle)).toBe('running');

    await handle.terminate('by hand');
    expect(await find(handle)).toBe('ended');
  });

  it('is that its time was over', async () => {
    const handle = await start({ workflowExecutionTimeout: '1 second' });

    expect(await until(async () => (await find(handle)) !== 'running' && (await find(handle)))).toBe('timed out');
  });
});

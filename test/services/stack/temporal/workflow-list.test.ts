import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Connection } from '@temporalio/client';
import { workflowTypes } from '../../../../domain/orchestration.ts';
import { workflowListUrl } from '../../../../services/stack/temporal/workflow-list.ts';
import { connectTestTemporal, testTemporal } from '../../../helpers/temporal.ts';
import { until } from '../../../helpers/until.ts';

let client: Client;
let connection: Connection;
beforeAll(async () => {
  ({ client, connection } = await connectTestTemporal());
});
afterAll(async () => {
  await connection.close();
});

const url = (): URL =>
  new URL(workflowListUrl({ uiUrl: 'http://127.0.0.1:8233', namespace: testTemporal().namespace }));

describe('the list of workflows that the ready line leads to', () => {
  it('is that of our namespace', () => {
    expect(url().pathname).toBe(`/namespaces/${testTemporal().namespace}/workflows`);
    expect(workflowListUrl({ uiUrl: 'http://127.0.0.1:8233', namespace: 'a/b c' })).toMatch(
      /^http:\/\/127\.0\.0\.1:8233\/namespaces\/a%2Fb%20c\/workflows\?query=\S+$/,
    );
  });

  it('shows what clients caused, and no run of a schedule', async () => {
    // nobody serves this task queue: the workflows stay open until they are terminated
    const taskQueue = `unserved-${randomUUID()}`;
    const [caused, scheduled] = [`caused-${randomUUID()}`, `scheduled-${randomUUID()}`];
    const started = await client.workflow.start(workflowTypes.reconcile, { workflowId: caused, taskQueue });
    const schedule = await client.schedule.create({
      scheduleId: scheduled,
      spec: {},
      state: { triggerImmediately: true },
      action: { type: 'startWorkflow', workflowType: workflowTypes.reconcile, taskQueue, workflowId: scheduled },
    });
    const listed = async (query: string): Promise<string[]> => {
      const found = [];
      for await (const { workflowId } of client.workflow.list({ query })) found.push(workflowId);
      return found;
    };
    try {
      const ours = `TaskQueue = "${taskQueue}"`;
      await until(async () => (await listed(ours)).length === 2);

      expect(await listed(`${url().searchParams.get('query')} AND ${ours}`)).toEqual([caused]);
    } finally {
      await schedule.delete();
      // the list may still show it as running, so the others are chosen by their ids
      await started.terminate();
      for (const workflowId of await listed(`TaskQueue = "${taskQueue}" AND ExecutionStatus = "Running"`)) {
        if (workflowId !== caused) await client.workflow.getHandle(workflowId).terminate();
      }
    }
  });
});

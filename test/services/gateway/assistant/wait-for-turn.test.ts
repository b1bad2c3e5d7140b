import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { workflowIds } from '../../../../domain/orchestration.ts';
import { waitForTurn } from '../../../../services/gateway/assistant/wait-for-turn.ts';
import { createTemporal } from '../../../../services/gateway/temporal.ts';
import { testTemporal } from '../../../helpers/temporal.ts';

it('has a turn answered whose client has left before anybody waits for it', async () => {
  const { address, namespace } = testTemporal();
  const temporal = createTemporal({ address, namespace });
  const session = { sessionId: randomUUID(), accountId: randomUUID() };
  const turn = { status: 'queued' };

  const waited = await waitForTurn(temporal.client, {
    session,
    turnId: randomUUID(),
    deadline: new Date(Date.now() + 60_000),
    signal: AbortSignal.abort(),
    read: async () => Promise.resolve(turn),
  });

  expect(waited).toBe(turn);
  const workflow = temporal.client.workflow.getHandle(workflowIds.session(session.sessionId));
  expect((await workflow.describe()).status.name).toBe('RUNNING');
  await workflow.terminate();
  await temporal.close();
});

import { type Client, WithStartWorkflowOperation } from '@temporalio/client';
import {
  answerTurnUpdate,
  type AssistantSessionInput,
  searchAttributes,
  syncPriority,
  taskQueues,
  temporalPriority,
  wakeSignal,
  workflowIds,
  workflowTypes,
} from '../../domain/orchestration.ts';

const wakeDeadlineMs = 3_000;
/** Idle timeout of the workflow. Short, because the next turn starts it again. */
const idleSeconds = 60;

/** Identifies the workflow of a session. */
export interface SessionName {
  sessionId: string;
  accountId: string;
}

/**
 * Sends a turn to the session's workflow with Update-with-Start and waits for the update to complete; the caller then reads the
 * turn's row. The turn's id is the update id, so repeated calls join the same update. Throws errors of the SDK.
 */
export async function askSession(temporal: Client, session: SessionName, turnId: string): Promise<void> {
  const { workflowId, ...options } = optionsOf(session);
  const startWorkflowOperation = new WithStartWorkflowOperation(workflowTypes.assistantSession, {
    ...options,
    workflowId,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
  await temporal.workflow.executeUpdateWithStart(answerTurnUpdate, {
    args: [turnId],
    updateId: turnId,
    startWorkflowOperation,
  });
}

/** Signals the session's workflow that turns are unanswered, starting it if needed. False if Temporal is unreachable. */
export async function wakeSession(temporal: Client, session: SessionName): Promise<boolean> {
  try {
    await temporal.withDeadline(Date.now() + wakeDeadlineMs, () =>
      temporal.workflow.signalWithStart(workflowTypes.assistantSession, {
        ...optionsOf(session),
        signal: wakeSignal,
        signalArgs: [],
      }),
    );
    return true;
  } catch {
    return false;
  }
}

function optionsOf({ sessionId, accountId }: SessionName) {
  const input: AssistantSessionInput = { sessionId, accountId, idleSeconds };
  return {
    workflowId: workflowIds.session(sessionId),
    taskQueue: taskQueues.workflows,
    args: [input] as [AssistantSessionInput],
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' as const,
    priority: temporalPriority({ accountId, priority: syncPriority, sync: true }),
    typedSearchAttributes: [
      { key: searchAttributes.accountId, value: accountId },
      { key: searchAttributes.priority, value: syncPriority },
    ],
    staticSummary: 'conversation with the assistant',
  };
}

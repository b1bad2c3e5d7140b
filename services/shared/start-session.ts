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
/** A session that has ended starts again with its next turn, so it may end soon. */
const idleSeconds = 60;

/** Whose workflow is meant. */
export interface SessionName {
  sessionId: string;
  accountId: string;
}

/**
 * Asks the session's workflow to answer a turn, starting it where it does not run, and waits until it says that the row
 * is to be read again. A turn that is asked twice is the same update. Throws what the SDK throws.
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

/** Tells the session's workflow that it has unanswered turns. False when Temporal could not be reached. */
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

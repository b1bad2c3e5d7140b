import {
  ActivityFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  defineSignal,
  defineUpdate,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  TimeoutFailure,
  workflowInfo,
} from '@temporalio/workflow';
import type { AssistantActivities } from '../activities/assistant/assistant.activities.ts';
import type { ToolActivities } from '../activities/assistant/tool.activities.ts';
import type { ModelUsage } from '../domain/model/model.ts';
import { answerTurnUpdate, type AssistantSessionInput, wakeSignal } from '../domain/orchestration.ts';
import { createTurnQueue } from './turn-queue.ts';
import { converse } from './converse.ts';
import { followCurrentBuild } from './follow-current-build.ts';
import { answering, changingRows } from './retry-policies.ts';

const { nextTurn, failTurn } = proxyLocalActivities<AssistantActivities>(changingRows);
const { answerFromDocuments } = proxyActivities<AssistantActivities>(answering);
const { callTool } = proxyActivities<ToolActivities>(answering);

type Turn = NonNullable<Awaited<ReturnType<AssistantActivities['nextTurn']>>>;

// lasts as long as its conversation: goes on with the current build, so changes need patches
followCurrentBuild(assistantSession);

/**
 * Answers the turns of a session one at a time. The database holds the turns and their order, so none is lost when a run
 * ends: updates and signals are notifications without data.
 */
export async function assistantSession(input: AssistantSessionInput): Promise<void> {
  const { idleSeconds, ...session } = input;
  const queue = createTurnQueue();
  setHandler(defineUpdate<void, [string]>(answerTurnUpdate), async (turnId) => {
    const isResolved = queue.wait(turnId);
    await condition(isResolved);
  });
  setHandler(defineSignal(wakeSignal), queue.notify);

  let answered = 0;
  do {
    for (let latest = queue.latest(); ; latest = queue.latest()) {
      const turn = await nextTurn(session);
      if (!turn) {
        queue.resolveUpTo(latest);
        break;
      }
      setCurrentDetails(`Answering turn ${turn.number}`);
      await answer(turn);
      queue.resolve(turn.turnId);
      answered += 1;
      if (workflowInfo().continueAsNewSuggested) await continueInNewRun();
    }
    setCurrentDetails(`Answered ${answered} turn(s); waiting for the next one`);
  } while (await condition(queue.hasUnsettled, idleSeconds * 1_000, { summary: 'until the session is idle' }));
  await condition(allHandlersFinished);
  setCurrentDetails(`Answered ${answered} turn(s); ended because nothing more was asked`);

  async function answer({ turnId, number, tools, model }: Turn): Promise<void> {
    const turn = { ...session, turnId };
    let usage: ModelUsage = { promptTokens: 0, completionTokens: 0 };
    const callTools = async (calls: readonly Turn['tools'][number][]): Promise<void> => {
      for (const call of calls) {
        await callTool.executeWithOptions({ summary: `turn ${number}: ${call.name}` }, [{ ...turn, ...call }]);
      }
    };
    try {
      await callTools(tools);
      const end = model && (await converse({ turn, number, model, callTools }));
      if (end) ({ usage } = end);
      if (end?.answered) return;
      const because = end && { because: end.because };
      await answerFromDocuments.executeWithOptions({ summary: `turn ${number}` }, [{ ...turn, usage, ...because }]);
    } catch (error) {
      // the turn stays unanswered in the database, and the next run of the session answers it
      if (isCancellation(error)) throw error;
      await failTurn({ ...turn, code: codeOf(error), usage });
    }
  }

  /** Completes the waiting updates first: their callers repeat them for turns that are still unanswered. */
  async function continueInNewRun(): Promise<never> {
    queue.resolveAll();
    await condition(allHandlersFinished);
    return await continueAsNew<typeof assistantSession>(input);
  }
}

function codeOf(error: unknown): 'timeout' | 'internal_error' {
  return error instanceof ActivityFailure && error.cause instanceof TimeoutFailure ? 'timeout' : 'internal_error';
}

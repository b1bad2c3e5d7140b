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
import { createTurnstile } from './turn-queue.ts';
import { converse } from './converse.ts';
import { answering, finalizing } from './retry-policies.ts';

const { nextTurn, failTurn } = proxyLocalActivities<AssistantActivities>(finalizing);
const { answerFromDocuments } = proxyActivities<AssistantActivities>(answering);
const { callTool } = proxyActivities<ToolActivities>(answering);

type Turn = NonNullable<Awaited<ReturnType<AssistantActivities['nextTurn']>>>;

/**
 * Answers the turns of a session one after the other. Their rows say which and in what order, so no turn is lost with a
 * run: an update or a signal only says that there is something to do.
 */
export async function assistantSession(input: AssistantSessionInput): Promise<void> {
  const { idleSeconds, ...session } = input;
  const turnstile = createTurnstile();
  setHandler(defineUpdate<void, [string]>(answerTurnUpdate), async (turnId) => {
    const pass = turnstile.enter(turnId);
    await condition(pass);
  });
  setHandler(defineSignal(wakeSignal), turnstile.knock);

  let answered = 0;
  do {
    for (let knocks = turnstile.knocks(); ; knocks = turnstile.knocks()) {
      const turn = await nextTurn(session);
      if (!turn) {
        turnstile.letPassUntil(knocks);
        break;
      }
      setCurrentDetails(`Answering turn ${turn.number}`);
      await answer(turn);
      turnstile.letPass(turn.turnId);
      answered += 1;
      if (workflowInfo().continueAsNewSuggested) await goOnInNewRun();
    }
    setCurrentDetails(`Answered ${answered} turn(s); waiting for the next one`);
  } while (await condition(turnstile.hasNewKnocks, idleSeconds * 1_000, { summary: 'until the session is idle' }));
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
      // its row stays as it is, and the next run of the session answers it
      if (isCancellation(error)) throw error;
      await failTurn({ ...turn, code: codeOf(error), usage });
    }
  }

  /** Sends those who wait to the new run: what has not been answered is asked again there. */
  async function goOnInNewRun(): Promise<never> {
    turnstile.open();
    await condition(allHandlersFinished);
    return await continueAsNew<typeof assistantSession>(input);
  }
}

function codeOf(error: unknown): 'timeout' | 'internal_error' {
  return error instanceof ActivityFailure && error.cause instanceof TimeoutFailure ? 'timeout' : 'internal_error';
}

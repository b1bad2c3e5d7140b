import { isCancellation, proxyActivities } from '@temporalio/workflow';
import type { ModelAllowance } from '../activities/assistant/assistant.activities.ts';
import type { ConversationActivities } from '../activities/assistant/conversation.activities.ts';
import type { ModelStepOutcome, ModelTurnActivities } from '../activities/assistant/model-turn.activities.ts';
import { answering, callingModel } from './retry-policies.ts';

const { beginConversation, noteToolCalls, tellToolResults, answerFromModel } =
  proxyActivities<ConversationActivities>(answering);
const { callModel } = proxyActivities<ModelTurnActivities>(callingModel);

type Usage = ModelStepOutcome['usage'];

/** Outcome of a conversation with a model, with its usage. */
export type ConversationEnd = { usage: Usage } & (
  | { answered: true }
  | { answered: false; because: 'model_unavailable' | 'model_answer_unusable' }
);

/** Lets a model answer a turn, with a limited number of tool steps. Failures of the provider do not fail the turn. */
export async function converse({
  turn,
  number,
  model,
  callTools,
}: {
  turn: { turnId: string; sessionId: string; accountId: string };
  /** Number of the turn in its session. */
  number: number;
  model: ModelAllowance;
  callTools: (tools: readonly { index: number; name: string }[]) => Promise<void>;
}): Promise<ConversationEnd> {
  const end = Date.now() + model.seconds * 1_000;
  const usage: Usage = { promptTokens: 0, completionTokens: 0 };
  try {
    const begun = await beginConversation(turn);
    let { conversation } = begun;
    for (let step = 1; end > Date.now(); step++) {
      const options = { summary: `turn ${number}, step ${step}`, scheduleToCloseTimeout: end - Date.now() };
      const replyKey = `${begun.folder}/reply-${step}.json`;
      const mayCallTools = step <= model.toolSteps;
      const said = await callModel.executeWithOptions(options, [{ conversation, replyKey, mayCallTools }]);
      usage.promptTokens += said.usage.promptTokens;
      usage.completionTokens += said.usage.completionTokens;
      const { reply } = said;
      if (said.kind === 'answer') {
        const answered = await answerFromModel({ ...turn, conversation, reply, usage });
        return answered ? { answered, usage } : { answered, because: 'model_answer_unusable', usage };
      }
      await callTools(await noteToolCalls({ ...turn, step, reply }));
      conversation = await tellToolResults({ ...turn, step, conversation, reply });
    }
  } catch (error) {
    if (isCancellation(error)) throw error;
  }
  return { answered: false, because: 'model_unavailable', usage };
}

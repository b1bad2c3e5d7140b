import { randomUUID } from 'node:crypto';
import { ApplicationFailure, cancellationSignal } from '@temporalio/activity';
import type { Model } from '../../adapters/model/index.ts';
import type { Storage } from '../../adapters/storage/index.ts';
import type { Conversation } from '../../domain/assistant/model/conversation.ts';
import { type LeftOut, toModelRequest } from '../../domain/assistant/model/window.ts';
import { maxCallsPerStep } from '../../domain/assistant/tools.ts';
import type { ModelReply, ModelRequest, ModelUsage } from '../../domain/model/model.ts';
import { spentOnFailure } from '../../domain/model/spent.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import type { TurnRepository } from '../../prisma/assistant/turn.repository.ts';
import { withModelErrors } from '../model-failure.ts';
import { isIntact, jsonBytes, parseJson, referenceTo } from '../stored-objects.ts';
import { withHeartbeats } from '../with-heartbeats.ts';

export type ModelTurnActivities = ReturnType<typeof createModelTurnActivities>;

/** A call of the model within a turn. Conversation and reply are passed by reference. */
export interface ModelStep {
  /** A stored `Conversation`. */
  conversation: StoredObject;
  /** Storage key of the reply, a `TurnReply`; unique per step. */
  replyKey: string;
  /** False when the turn has used up its tool steps, so that the model must answer. */
  mayCallTools: boolean;
}

/** What `callModel` stores. */
export type TurnReply = { reply: ModelReply; leftOut: LeftOut };

export interface ModelStepOutcome {
  reply: StoredObject;
  /** `tools`: the reply requests tools, which need `authorizeToolCall`; `answer`: to be parsed by `readAnswer`. */
  kind: 'tools' | 'answer';
  usage: ModelUsage;
}

const heartbeatEveryMs = 2_000;

/** The call of a model within a turn; it runs on the task queue `model`. */
export function createModelTurnActivities({
  model,
  turns,
  storage,
}: {
  model: Model;
  storage: Storage;
  turns: Pick<TurnRepository, 'recordLostCall'>;
}) {
  return {
    /**
     * Requests the next reply of a turn's conversation. A retry returns the reply that an earlier attempt stored, so that no
     * call is paid for twice. Fails with type `provider_error`.
     */
    async callModel({ conversation, replyKey, mayCallTools }: ModelStep): Promise<ModelStepOutcome> {
      const kept = await storage.get(replyKey);
      if (kept) return outcomeOf(kept, { key: replyKey, mayCallTools });
      const stored = await loadConversation(conversation);
      const { request, leftOut } = toModelRequest({ conversation: stored, limits: model.limits, mayCallTools });
      const reply = await withModelErrors(() =>
        withHeartbeats(() => complete({ ...request, signal: cancellationSignal() }, replyKey), {
          everyMs: heartbeatEveryMs,
        }),
      );
      const toolCalls = reply.toolCalls.slice(0, maxCallsPerStep);
      const bytes = jsonBytes({ reply: { ...reply, toolCalls }, leftOut } satisfies TurnReply);
      await storage.put(replyKey, bytes);
      // the turn may have ended during the call, and its folder been removed
      if ((await storage.get(conversation.key)) === undefined) {
        await storage.removeAll(replyKey);
        await countLost(replyKey, reply.usage);
        throw conversationGone();
      }
      return outcomeOf(bytes, { key: replyKey, mayCallTools });
    },
  };

  async function complete(request: ModelRequest & { signal: AbortSignal }, replyKey: string): Promise<ModelReply> {
    try {
      return await model.complete(request);
    } catch (error) {
      const spent = spentOnFailure(request, { error, wasCancelled: request.signal.aborted });
      if (spent) await countLost(replyKey, spent);
      throw error;
    }
  }

  /** Best effort: a failure to count must not replace the failure of the call. */
  async function countLost(replyKey: string, usage: ModelUsage): Promise<void> {
    const [, accountId, turnId] = /^accounts\/([^/]+)\/turns\/([^/]+)\//.exec(replyKey) ?? [];
    if (turnId === undefined || accountId === undefined) return;
    await turns.recordLostCall({ turnId, accountId }, { callId: randomUUID(), usage }).catch(() => undefined);
  }

  async function loadConversation(conversation: StoredObject): Promise<Conversation> {
    const bytes = await storage.get(conversation.key);
    if (bytes === undefined) throw conversationGone();
    if (!isIntact(conversation, bytes)) throw new Error(`the stored ${conversation.key} is damaged`);
    return parseJson(bytes) as Conversation;
  }
}

/** The turn has ended, or a source document was deleted, so a retry cannot succeed. */
function conversationGone(): ApplicationFailure {
  const message = 'The conversation of the turn was removed.';
  return ApplicationFailure.create({ type: 'conversation_gone', message, nonRetryable: true, category: 'BENIGN' });
}

function outcomeOf(bytes: Uint8Array, { key, mayCallTools }: { key: string; mayCallTools: boolean }): ModelStepOutcome {
  const { reply } = parseJson(bytes) as TurnReply;
  return {
    reply: referenceTo(key, bytes),
    // tool calls without permission count as an answer, which `readAnswer` rejects as empty
    kind: mayCallTools && reply.toolCalls.length > 0 ? 'tools' : 'answer',
    usage: reply.usage,
  };
}

import { createHash } from 'node:crypto';
import { cancellationSignal, heartbeat } from '@temporalio/activity';
import type { Model } from '../adapters/model/index.ts';
import type { Storage } from '../adapters/storage/index.ts';
import type { Conversation } from '../domain/assistant/model/conversation.ts';
import { type LeftOut, maxCallsPerStep, toModelRequest } from '../domain/assistant/model/window.ts';
import type { ModelReply, ModelUsage } from '../domain/model/model.ts';
import type { StoredObject } from '../domain/orchestration.ts';
import { withModelErrors } from './model-failure.ts';

export type ModelActivities = ReturnType<typeof createModelActivities>;

/** One call of the model within a turn. What is said travels by reference. */
export interface ModelStep {
  /** A stored `Conversation`. */
  conversation: StoredObject;
  /** Where the reply is kept, as `TurnReply`; other than that of any other step. */
  replyKey: string;
  /** False when the turn has used up its calls of tools: the model has to answer then. */
  mayCallTools: boolean;
}

/** What `callModel` keeps in storage. */
export type TurnReply = { reply: ModelReply; leftOut: LeftOut };

export interface ModelStepOutcome {
  reply: StoredObject;
  /** `tools`: the reply asks for tools, which `authorizeToolCall` has to judge; `answer`: `readAnswer` reads it. */
  kind: 'tools' | 'answer';
  usage: ModelUsage;
}

const heartbeatEveryMs = 2_000;

/** The steps that call a model; they run on the queue `model`. */
export function createModelActivities({ model, storage }: { model: Model; storage: Storage }) {
  return {
    /**
     * Goes on with a turn's conversation by one reply. A repetition finds the reply that an earlier attempt has kept, so
     * nothing is paid for twice. Fails with type `provider_error`.
     */
    async callModel({ conversation, replyKey, mayCallTools }: ModelStep): Promise<ModelStepOutcome> {
      const kept = await storage.get(replyKey);
      if (kept) return outcomeOf(kept, { key: replyKey, mayCallTools });
      const stored = await load<Conversation>(conversation);
      const { request, leftOut } = toModelRequest({ conversation: stored, limits: model.limits, mayCallTools });
      const reply = await withModelErrors(() => beating((signal) => model.complete({ ...request, signal })));
      const toolCalls = reply.toolCalls.slice(0, maxCallsPerStep);
      const bytes = Buffer.from(JSON.stringify({ reply: { ...reply, toolCalls }, leftOut } satisfies TurnReply));
      await storage.put(replyKey, bytes);
      return outcomeOf(bytes, { key: replyKey, mayCallTools });
    },
  };

  async function load<T>({ key, sha256 }: StoredObject): Promise<T> {
    const bytes = await storage.get(key);
    if (bytes === undefined || sha256Of(bytes) !== sha256) throw new Error(`the stored ${key} is missing or damaged`);
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as T;
  }
}

function outcomeOf(bytes: Uint8Array, { key, mayCallTools }: { key: string; mayCallTools: boolean }): ModelStepOutcome {
  const { reply } = JSON.parse(Buffer.from(bytes).toString('utf8')) as TurnReply;
  return {
    reply: { key, sha256: sha256Of(bytes), bytes: bytes.length },
    // a model that goes on asking though it may not has answered nothing
    kind: mayCallTools && reply.toolCalls.length > 0 ? 'tools' : 'answer',
    usage: reply.usage,
  };
}

/** Runs a call with heartbeats; its signal aborts when the activity is cancelled. */
async function beating<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timer = setInterval(heartbeat, heartbeatEveryMs);
  try {
    return await call(cancellationSignal());
  } finally {
    clearInterval(timer);
  }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

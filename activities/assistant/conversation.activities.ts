import { randomBytes } from 'node:crypto';
import { ApplicationFailure } from '@temporalio/activity';
import type { Storage } from '../../adapters/storage/index.ts';
import { answerQuestion } from '../../domain/assistant/answer.ts';
import {
  type Conversation,
  continueConversation,
  sourcesOf,
  startConversation,
} from '../../domain/assistant/model/conversation.ts';
import { withoutAliases } from '../../domain/assistant/model/aliases.ts';
import { finishAnswer, readAnswer } from '../../domain/assistant/model/read-answer.ts';
import { documentsOfTools } from '../../domain/assistant/tool-answer.ts';
import { toolNames } from '../../domain/assistant/tools.ts';
import type { ModelUsage } from '../../domain/model/model.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import type { TurnName, TurnRepository } from '../../prisma/assistant/turn.repository.ts';
import { jsonBytes, loadJson, referenceTo } from '../stored-objects.ts';
import { contextOf } from './conversation-context.ts';
import type { TurnReply } from './model-turn.activities.ts';
import { verifyClaims } from './verify-claims.ts';
import { gatherDocuments, type TurnSources } from './turn-documents.ts';
import type { TurnStep } from './turn-step.ts';

export type ConversationActivities = ReturnType<typeof createConversationActivities>;

/** A step of a turn's conversation with a model: `step` counts the model's replies, from 1. */
type Step = TurnName & { step: number };

/** Activities between the calls of the model. Conversations are kept in storage; histories contain only references. */
export function createConversationActivities({
  turns,
  sources,
  storage,
  turnFolder,
  mayUseModel,
  step: asStep,
}: {
  turns: TurnRepository;
  sources: TurnSources;
  storage: Storage;
  turnFolder: (owner: { accountId: string; turnId: string }) => string;
  /** Whether the account has tokens left. */
  mayUseModel: (accountId: string) => Promise<boolean>;
  step: TurnStep;
}) {
  return {
    /**
     * Retrieves the context of the turn and starts the conversation with it. Fails when the account has used up its tokens:
     * the turn is then answered without the model.
     */
    async beginConversation(turn: TurnName): Promise<{ conversation: StoredObject; folder: string }> {
      return await asStep(async () => {
        if (!(await mayUseModel(turn.accountId))) throw quotaUsedUp();
        const asked = await turns.load(turn);
        const gathered = await gatherDocuments(sources, { ...asked, accountId: turn.accountId });
        const rules = answerQuestion({
          ...asked,
          history: [...asked.earlier, ...asked.history],
          documents: gathered.documents,
        });
        const secrets = { delimiter: randomBytes(9).toString('hex'), canary: randomBytes(9).toString('hex') };
        const context = contextOf({ asked, ...gathered, rules });
        const begun = startConversation({ secrets, ...context });
        return { conversation: await keep(turn, 0, begun), folder: turnFolder(turn) };
      });
    },

    /** Records the tool calls that a reply requests; they are authorized when they run. */
    async noteToolCalls({
      step,
      reply,
      ...turn
    }: Step & { reply: StoredObject }): Promise<{ index: number; name: string }[]> {
      return await asStep(async () => {
        const asked = await loadJson<Conversation>(storage, conversationKey(turn, step - 1));
        const calls = (await loadJson<TurnReply>(storage, reply)).reply.toolCalls.map((call) => ({
          ...call,
          arguments: withoutAliases(call.arguments, asked.documents ?? []),
        }));
        const noted = await turns.addTools(turn, { step, calls, derivedFrom: sourcesOf(asked) });
        // only known names reach the history: a model could put any text there
        return noted.map(({ index, name }) => ({
          index,
          name: toolNames.find((known) => known === name) ?? 'unknown tool',
        }));
      });
    },

    /** Continues the conversation with the results of the tools. */
    async tellToolResults({
      step,
      conversation,
      reply,
      ...turn
    }: Step & { conversation: StoredObject; reply: StoredObject }): Promise<StoredObject> {
      return await asStep(async () => {
        const { toolCalls } = await turns.load(turn);
        const outcomes = toolCalls
          .filter((call) => call.step === step)
          .map(({ callId, name, result, error, derivedFrom }) => {
            const { message } = (error ?? {}) as { message?: string };
            const { passages, ...output } = (result ?? {}) as { passages?: Conversation['passages'] };
            return {
              callId,
              name,
              sources: derivedFrom,
              ...(message !== undefined && { problem: message }),
              ...(passages && { passages }),
              ...(result !== null && !passages && { output }),
            };
          });
        const goneOn = continueConversation({
          conversation: await loadJson<Conversation>(storage, conversation),
          reply: (await loadJson<TurnReply>(storage, reply)).reply,
          outcomes,
        });
        return await keep(turn, step, goneOn);
      });
    },

    /**
     * Completes the turn with the model's answer, after its quotes were verified on their pages. False when the answer is
     * unusable or one of its source documents was deleted; the turn is then still unanswered.
     */
    async answerFromModel({
      conversation,
      reply,
      usage,
      ...turn
    }: TurnName & { conversation: StoredObject; reply: StoredObject; usage: ModelUsage }): Promise<boolean> {
      return await asStep(async () => {
        const { hasEnded, toolCalls } = await turns.load(turn);
        if (hasEnded) return true;
        const { reply: said, leftOut } = await loadJson<TurnReply>(storage, reply);
        const asked = await loadJson<Conversation>(storage, conversation);
        const reading = readAnswer({ text: said.text, conversation: asked });
        if (reading.kind !== 'answer' || said.finish === 'refused') return false;
        const found = await verifyClaims(sources.documents, {
          accountId: turn.accountId,
          claims: reading.answer.claims,
        });
        const { content, citations, dropped } = finishAnswer({ answer: reading.answer, found });
        // all of its citations are unproven
        if (citations.length === 0 && dropped > 0) return false;
        const used = [...citations, ...documentsOfTools(toolCalls)].map(({ documentId, title }) => ({
          documentId,
          title,
        }));
        const isShown = await turns.complete(turn, {
          engine: 'model',
          content,
          citations,
          documentsUsed: [...new Map(used.map((document) => [document.documentId, document])).values()],
          warnings: warningsOf({ dropped, ...leftOut, isCut: said.finish === 'length' }),
          derivedFrom: sourcesOf(asked),
          usage,
        });
        if (isShown) await storage.removeAll(turnFolder(turn));
        return isShown;
      });
    },
  };

  function conversationKey(turn: TurnName, step: number): string {
    return `${turnFolder(turn)}/conversation-${step}.json`;
  }

  /** Stores the conversation, unless the turn has ended or one of its source documents was deleted. */
  async function keep(turn: TurnName, step: number, value: Conversation): Promise<StoredObject> {
    const key = conversationKey(turn, step);
    const bytes = jsonBytes(value);
    if (!(await turns.recordSources(turn, sourcesOf(value)))) throw new Error('a document of the conversation is gone');
    await storage.put(key, bytes);
    // a late attempt of a turn that has ended must not leave objects behind
    if (await turns.hasEnded(turn)) await storage.removeAll(turnFolder(turn));
    return referenceTo(key, bytes);
  }
}

function warningsOf({ dropped, earlier, passages, isCut }: Shortcomings): { code: string; message: string }[] {
  const warnings: { code: string; message: string }[] = [];
  const quotes = `${dropped} ${dropped === 1 ? 'quote was' : 'quotes were'}`;
  if (dropped > 0)
    warnings.push({ code: 'quotes_dropped', message: `${quotes} left out: not found on the cited page.` });
  if (earlier > 0)
    warnings.push({ code: 'history_cut', message: `${earlier} earlier messages did not fit into the model's window.` });
  if (passages > 0)
    warnings.push({ code: 'passages_cut', message: `${passages} passages did not fit into the model's window.` });
  if (isCut)
    warnings.push({ code: 'answer_cut', message: 'The answer was longer than the model may write and is cut off.' });
  return warnings;
}

type Shortcomings = TurnReply['leftOut'] & { dropped: number; isCut: boolean };

function quotaUsedUp(): ApplicationFailure {
  const message = 'The account has used up its tokens of this month.';
  return ApplicationFailure.create({ type: 'model_quota_used_up', message, nonRetryable: true, category: 'BENIGN' });
}

import { estimateTokens, type ModelLimits, type ModelMessage, type ModelRequest } from '../../model/model.ts';
import { toolsInScope } from './authorize-tool-call.ts';
import { questionPrompt, systemPrompt } from './prompts.ts';
import { describeTools, type ToolName } from '../tools.ts';
import type { Conversation } from './conversation.ts';

/** What did not fit into the model's window. */
export interface LeftOut {
  /** Messages from before this turn, the oldest. */
  earlier: number;
  /** Passages, the least likely. */
  passages: number;
}

/**
 * The call of the model that goes on with a turn. When it is longer than the model's window, what was said before goes
 * first, the oldest of it; then the last of the passages; then the results of tools are shortened.
 */
export function toModelRequest({
  conversation,
  limits,
  mayCallTools,
}: {
  conversation: Conversation;
  limits: ModelLimits;
  mayCallTools: boolean;
}): { request: ModelRequest; leftOut: LeftOut } {
  const { secrets, question, passages, turn, documents = [] } = conversation;
  const system = systemPrompt(secrets);
  // a conversation that used tools needs their definitions, though no more calls are wanted
  const tools = mayCallTools || conversation.steps.length > 0 ? describeTools(toolsOf(turn)) : [];
  const room = limits.contextTokens - limits.outputTokens - tokensOf(system) - tokensOf(tools);
  const asked = (count: number): ModelMessage => {
    const kept = passages.slice(0, count);
    return {
      role: 'user',
      content: questionPrompt({
        message: question.message,
        passages: kept,
        known: { documents: question.documents ?? [], fields: question.fields ?? [], facts: question.facts },
        documentIds: documents,
        secrets,
      }),
    };
  };

  const earlier = [...conversation.earlier];
  let steps = conversation.steps;
  let count = question.passages;
  const size = (): number => tokensOf(earlier) + tokensOf(asked(count)) + tokensOf(steps);
  const leftOut = { earlier: 0, passages: 0 };
  while (size() > room && earlier.length > 0) {
    earlier.shift();
    leftOut.earlier += 1;
  }
  while (size() > room && count > 1) {
    count -= 1;
    leftOut.passages += 1;
  }
  if (size() > room) steps = shortened(steps, Math.max(0, room - tokensOf(asked(count))));

  const last: ModelMessage[] = mayCallTools ? [] : [{ role: 'user', content: 'Answer now, without further tools.' }];
  const messages = [...earlier, asked(count), ...steps, ...(steps.length > 0 ? last : [])];
  const request = { system, messages, maxOutputTokens: limits.outputTokens, ...(tools.length > 0 && { tools }) };
  return { request, leftOut };
}

const someId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** The tools that a model is told of: without those that would be refused, as the person has given no id. */
function toolsOf(turn: Conversation['turn']): ToolName[] {
  const needsId: readonly ToolName[] = turn.scope === 'account' ? ['get_job', 'extract_policy'] : ['get_job'];
  return toolsInScope(turn).filter((name) => someId.test(turn.personText) || !needsId.includes(name));
}

const tokensOf = (part: unknown): number => estimateTokens(typeof part === 'string' ? part : JSON.stringify(part));

/** Every result gets an equal share of the room. */
function shortened(steps: readonly ModelMessage[], room: number): ModelMessage[] {
  const results = steps.reduce((sum, step) => sum + (step.role === 'tool' ? step.results.length : 0), 0);
  const characters = Math.floor((room * 2) / Math.max(1, results));
  return steps.map((step) =>
    step.role === 'tool'
      ? { ...step, results: step.results.map((one) => ({ ...one, content: cut(one.content, characters) })) }
      : step,
  );
}

const cut = (text: string, characters: number): string =>
  text.length <= characters ? text : `${text.slice(0, characters)}\n(the rest is left out)`;

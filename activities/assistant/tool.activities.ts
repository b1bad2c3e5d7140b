import { authorizeToolCall } from '../../domain/assistant/model/authorize-tool-call.ts';
import { documentIdsIn } from '../../domain/assistant/tool-answer.ts';
import type { ToolName } from '../../domain/assistant/tools.ts';
import type { Scope } from '../../domain/contract/scopes.ts';
import type { ToolOutcome, TurnName, TurnRepository, TurnToAnswer } from '../../prisma/assistant/turn.repository.ts';
import { type RunTool, ToolError } from './tools.ts';
import type { TurnStep } from './turn-step.ts';

export type ToolActivities = ReturnType<typeof createToolActivities>;

/** Scopes that the key needs beside `agent:write`, which reads documents: the same as for the corresponding HTTP operation. */
const scopesOfTools: Partial<Record<ToolName, Scope>> = {
  extract_policy: 'jobs:write',
  get_job: 'jobs:read',
  get_usage: 'usage:read',
};

/** Runs the tool calls of clients and models. */
export function createToolActivities({
  turns,
  runTool,
  step,
}: {
  turns: TurnRepository;
  runTool: RunTool;
  step: TurnStep;
}) {
  return {
    /** Authorizes and runs a tool call of the turn, and records its outcome. */
    async callTool({
      index,
      name: _name,
      ...turn
    }: TurnName & { index: number; name: string }): Promise<{ status: ToolOutcome['status'] }> {
      return await step(async () => {
        const startedAt = Date.now();
        const asked = await turns.load(turn);
        const outcome = await outcomeOf({ turn, index, asked });
        const status = await turns.recordTool(turn, { index, outcome, durationMs: Date.now() - startedAt });
        return { status };
      });
    },
  };

  async function outcomeOf({
    turn,
    index,
    asked,
  }: {
    turn: TurnName;
    index: number;
    asked: TurnToAnswer;
  }): Promise<ToolOutcome> {
    const requested = asked.toolCalls.find((call) => call.index === index);
    if (!requested) throw new Error(`there is no tool call ${index}`);
    const { searchScope: scope, documentIds, keyId } = asked;
    const call = { id: requested.callId, name: requested.name, arguments: requested.arguments };
    // a client's own request may name anything that is in its arguments
    const personText = requested.step === 0 ? JSON.stringify(call.arguments) : saidByPerson(asked);
    const verdict = authorizeToolCall({ call, scope, documentIds, personText });
    if (!verdict.allowed) return denied(verdict.code, verdict.message);
    const needed = scopesOfTools[verdict.call.name];
    if (needed && !asked.scopes.includes(needed)) {
      return denied('insufficient_scope', `The API key lacks the scope \`${needed}\`.`);
    }
    try {
      const result = await runTool(verdict.call, { turn, index, keyId });
      return { status: 'completed', result, derivedFrom: documentIdsIn(result) };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return { status: 'failed', error: { code: error.code, message: error.message } };
    }
  }
}

function saidByPerson({ history, question }: TurnToAnswer): string {
  return [...history.filter(({ role }) => role === 'user').map(({ content }) => content), question].join('\n');
}

function denied(code: string, message: string): ToolOutcome {
  return { status: 'denied', error: { code, message } };
}

import { generateText, jsonSchema, type LanguageModel, Output, tool, type ToolSet } from 'ai';
import type { JsonSchema, ModelReply, ModelRequest, ModelTool } from '../../domain/model/model.ts';
import { lookup } from '../../domain/lookup.ts';
import { explainFailure, refusesSchema } from './failure.ts';
import { toSdkMessage } from './messages.ts';

// the SDK prints warnings about unsupported provider features to the console
globalThis.AI_SDK_LOG_WARNINGS = false;

interface Call {
  model: LanguageModel;
  timeoutMs: number;
  request: ModelRequest & { signal?: AbortSignal | undefined };
}

/** One call. Retried once without the schema when the server rejects it; the prompt describes the expected JSON as well. */
export async function call({ model, timeoutMs, request }: Call): Promise<ModelReply> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    return await generate({ model, request, signal }).catch(async (error: unknown) => {
      if (request.schema === undefined || !refusesSchema(error)) throw error;
      const { schema: _, ...plain } = request;
      return await generate({ model, request: plain, signal });
    });
  } catch (error) {
    request.signal?.throwIfAborted();
    throw explainFailure(error, { isTimeout: timeout.aborted });
  }
}

async function generate({
  model,
  request: { system, messages, tools, schema, maxOutputTokens },
  signal,
}: {
  model: LanguageModel;
  request: ModelRequest;
  signal: AbortSignal;
}): Promise<ModelReply> {
  const { text, toolCalls, usage, finishReason } = await generateText({
    model,
    system,
    messages: messages.map(toSdkMessage),
    ...(tools && tools.length > 0 && { tools: toSdkTools(tools) }),
    ...(schema && { output: textInForm(schema) }),
    maxOutputTokens,
    // retries belong to Temporal
    maxRetries: 0,
    abortSignal: signal,
  });
  return {
    text: text.replace(thinking, ''),
    toolCalls: toolCalls.map(({ toolCallId: id, toolName: name, input }) => ({ id, name, arguments: input })),
    usage: { promptTokens: usage.inputTokens ?? 0, completionTokens: usage.outputTokens ?? 0 },
    finish: finishes.get(finishReason) ?? 'other',
  };
}

/** Reasoning that some servers leave in front of the answer. */
const thinking = /^\s*<think>[\s\S]*?(?:<\/think>\s*|$)/;

const finishes = lookup<ModelReply['finish']>({
  stop: 'stop',
  'tool-calls': 'tools',
  length: 'length',
  'content-filter': 'refused',
});

/** Sends the schema to the provider but returns the raw text: the domain repairs an answer that is not valid JSON. */
const textInForm = (schema: JsonSchema) => ({
  ...Output.text(),
  responseFormat: Promise.resolve({ type: 'json' as const, schema, name: 'answer' }),
});

/** Tools without `execute`: the SDK returns the tool calls, and the domain decides whether to run them. */
function toSdkTools(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema(parameters) }),
    ]),
  );
}

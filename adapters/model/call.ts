import { generateText, jsonSchema, type LanguageModel, type LanguageModelUsage, Output, tool, type ToolSet } from 'ai';
import type { JsonSchema, ModelReply, ModelRequest, ModelTool, ModelUsage } from '../../domain/model/model.ts';
import { lookup } from '../../domain/lookup.ts';
import { isFiltered } from './error-body.ts';
import { explainFailure, refusesFormat } from './failure.ts';
import { toSdkMessage } from './messages.ts';

// the SDK prints warnings about unsupported provider features to the console
globalThis.AI_SDK_LOG_WARNINGS = false;

/** How a provider constrains the answer: by the JSON schema, to any JSON, or by the prompt only. */
export type ResponseFormat = 'schema' | 'json' | 'none';

/** The response format that a server accepts, remembered so that later calls are not rejected again. */
export interface FormatNegotiation {
  /** Formats of the provider's API, the strictest first. */
  forms: readonly ResponseFormat[];
  /** Index of the format to try first. */
  form: number;
}

interface Call {
  model: LanguageModel;
  timeoutMs: number;
  request: ModelRequest & { signal?: AbortSignal | undefined };
  negotiation: FormatNegotiation;
}

/** One call, repeated with a less strict response format when the server rejects one; the prompt describes the JSON as well. */
export async function call({ model, timeoutMs, request, negotiation }: Call): Promise<ModelReply> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    return await generateWithFallback({ model, request, signal, negotiation });
  } catch (error) {
    request.signal?.throwIfAborted();
    if (isFiltered(error)) return { text: '', toolCalls: [], usage: noUsage, finish: 'refused' };
    throw explainFailure(error, { isTimeout: timeout.aborted });
  }
}

const noUsage = { promptTokens: 0, completionTokens: 0 };

async function generateWithFallback({
  negotiation,
  ...call
}: Omit<Call, 'timeoutMs'> & { signal: AbortSignal }): Promise<ModelReply> {
  if (call.request.schema === undefined) return await generate({ ...call, form: 'none' });
  for (let at = negotiation.form; ; at++) {
    try {
      const reply = await generate({ ...call, form: negotiation.forms[at] ?? 'none' });
      negotiation.form = at;
      return reply;
    } catch (error) {
      if (at >= negotiation.forms.length - 1 || !refusesFormat(error) || isFiltered(error)) throw error;
    }
  }
}

async function generate({
  model,
  request: { system, messages, tools, schema, maxOutputTokens },
  signal,
  form,
}: {
  model: LanguageModel;
  request: ModelRequest;
  signal: AbortSignal;
  form: ResponseFormat;
}): Promise<ModelReply> {
  const { text, toolCalls, usage, finishReason } = await generateText({
    model,
    // identical for every document of a type: prompt caching covers everything up to here
    system: {
      role: 'system',
      content: system,
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    messages: messages.map(toSdkMessage),
    ...(tools && tools.length > 0 && { tools: toSdkTools(tools) }),
    ...(schema && form !== 'none' && { output: textWithFormat(form === 'schema' ? schema : undefined) }),
    maxOutputTokens,
    // retries belong to Temporal
    maxRetries: 0,
    abortSignal: signal,
  });
  return {
    text: withoutThoughts(text),
    toolCalls: toolCalls.map(({ toolCallId: id, toolName: name, input }) => ({ id, name, arguments: input })),
    usage: usageOf(usage),
    finish: finishes.get(finishReason) ?? 'other',
  };
}

/** Cached tokens are part of the prompt tokens at every provider. */
function usageOf({ inputTokens = 0, outputTokens = 0, inputTokenDetails }: LanguageModelUsage): ModelUsage {
  const cachedTokens = inputTokenDetails?.cacheReadTokens ?? 0;
  const usage = { promptTokens: inputTokens, completionTokens: outputTokens };
  return cachedTokens > 0 ? { ...usage, cachedTokens } : usage;
}

const thoughts = /^\s*<(think|thinking|reasoning|thought)>[\s\S]*?(?:<\/\1>\s*|$)/;
/** Some chat templates open the thinking block themselves, so that the answer contains its closing tag only. */
const unopened = /^(?:(?!<think>)[\s\S])*?<\/think>\s*/;

/** The answer without the reasoning that some servers leave in front of it. */
const withoutThoughts = (text: string): string => text.replace(thoughts, '').replace(unopened, '');

const finishes = lookup<ModelReply['finish']>({
  stop: 'stop',
  'tool-calls': 'tools',
  length: 'length',
  'content-filter': 'refused',
});

/** Sends the schema to the provider but returns the raw text: the domain repairs an answer that is not valid JSON. */
const textWithFormat = (schema: JsonSchema | undefined) => ({
  ...Output.text(),
  responseFormat: Promise.resolve(
    schema === undefined ? { type: 'json' as const } : { type: 'json' as const, schema, name: 'answer' },
  ),
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

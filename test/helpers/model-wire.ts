import type { IncomingHttpHeaders } from 'node:http';
import type { ModelProvider } from '../../adapters/model/index.ts';
import type { ModelUsage } from '../../domain/model/model.ts';

/** Answer of the fake server to one call. */
export type FakeAnswer =
  | {
      text?: string;
      toolCalls?: readonly { name: string; arguments: unknown }[];
      usage?: ModelUsage;
      finish?: 'stop' | 'length';
    }
  /** A body of text is sent as it is. */
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The first byte comes late, and the rest in pieces. */
  | { slowly: unknown }
  /** Never responds, closes the connection in the middle of the response, or returns an invalid response. */
  | 'hang'
  | 'cut'
  | 'garbage';

/** A received call, converted to the types of the domain. */
export interface FakeRequest {
  system: string;
  /** Text of all messages, including tool results. */
  text: string;
  toolNames: string[];
  hasSchema: boolean;
  maxTokens: number | undefined;
  key: string | undefined;
  model: string;
  body: Record<string, unknown>;
}

type GoodAnswer = Exclude<FakeAnswer, string | { status: number } | { slowly: unknown }>;

/** Encodes and decodes calls and answers of a provider. */
export interface WireFormat {
  read: (body: Record<string, unknown>, headers: IncomingHttpHeaders) => FakeRequest;
  write: (answer: GoodAnswer) => unknown;
}

const defaultUsage = { promptTokens: 100, completionTokens: 10 };

const chatCompletions: WireFormat = {
  read: (body, headers) => {
    const messages = listOf(body.messages);
    const tools = listOf(body.tools);
    return {
      system: textOf(messages.filter(({ role }) => role === 'system')),
      text: textOf(messages.filter(({ role }) => role !== 'system')),
      toolNames: tools.map((tool) => String(asRecord(tool.function).name)),
      hasSchema: body.response_format !== undefined,
      maxTokens: numberOf(body.max_tokens),
      key: headers.authorization?.replace('Bearer ', ''),
      model: String(body.model),
      body,
    };
  },
  write: ({ text = null, toolCalls = [], usage = defaultUsage, finish }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'fake-1',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text,
          ...(toolCalls.length > 0 && {
            tool_calls: toolCalls.map((call, at) => ({
              id: `call_${at + 1}`,
              type: 'function',
              function: { name: call.name, arguments: asArguments(call.arguments) },
            })),
          }),
        },
        finish_reason: finish ?? (toolCalls.length > 0 ? 'tool_calls' : 'stop'),
      },
    ],
    usage: {
      prompt_tokens: usage.promptTokens,
      completion_tokens: usage.completionTokens,
      total_tokens: usage.promptTokens + usage.completionTokens,
    },
  }),
};

const messages: WireFormat = {
  read: (body, headers) => ({
    system: textOf(listOf(body.system)),
    text: textOf(listOf(body.messages)),
    toolNames: listOf(body.tools).map((tool) => String(tool.name)),
    hasSchema: body.output_config !== undefined || listOf(body.tools).some((tool) => tool.name === 'json'),
    maxTokens: numberOf(body.max_tokens),
    key: headers['x-api-key'] as string | undefined,
    model: String(body.model),
    body,
  }),
  write: ({ text, toolCalls = [], usage = defaultUsage, finish }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake-1',
    content: [
      ...(text === undefined ? [] : [{ type: 'text', text }]),
      ...toolCalls.map((call, at) => ({
        type: 'tool_use',
        id: `call_${at + 1}`,
        name: call.name,
        input: call.arguments,
      })),
    ],
    stop_reason: finish === 'length' ? 'max_tokens' : toolCalls.length > 0 ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: usage.promptTokens, output_tokens: usage.completionTokens },
  }),
};

export const wireFormats: Record<ModelProvider, WireFormat> = {
  'openai-compatible': chatCompletions,
  anthropic: messages,
};

type Json = Record<string, unknown>;
const asRecord = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asRecord) : []);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const asArguments = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** All strings of a message at any depth. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return Object.entries(asRecord(value))
    .filter(([key]) => ['text', 'content', 'input', 'arguments', 'function', 'tool_calls'].includes(key))
    .map(([, inner]) => textOf(inner))
    .join('\n');
}

// Type aliases, not interfaces: conversations are stored as JSON and read back.

/** JSON Schema 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A tool as a model is told of it. */
export type ModelTool = { name: string; description: string; parameters: JsonSchema };

/** What a model asks for. Nothing here is to be trusted: neither the name nor the shape of the arguments. */
export type ToolCall = { id: string; name: string; arguments: unknown };

export type ModelMessage =
  | { role: 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; results: readonly { callId: string; name: string; content: string }[] };

export type ModelRequest = {
  system: string;
  messages: readonly ModelMessage[];
  tools?: readonly ModelTool[];
  /** The form of the answer, as far as the provider can hold the model to it: the text may still be anything. */
  schema?: JsonSchema;
  maxOutputTokens: number;
};

export type ModelUsage = { promptTokens: number; completionTokens: number };

export type ModelReply = {
  text: string;
  toolCalls: ToolCall[];
  usage: ModelUsage;
  /** `length`: the answer was cut off at `maxOutputTokens`; `refused`: the provider withheld it. */
  finish: 'stop' | 'tools' | 'length' | 'refused' | 'other';
};

/** What a model can take and give, tokens. */
export type ModelLimits = { contextTokens: number; outputTokens: number };

/** How many tokens a text takes, rather too many than too few: figures and ids take more than prose does. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3);
}

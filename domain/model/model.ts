// Type aliases, not interfaces: conversations are stored as JSON and read back.

/** JSON Schema 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Declaration of a tool for a model. */
export type ModelTool = { name: string; description: string; parameters: JsonSchema };

/** A tool call of a model. Untrusted: neither the name nor the shape of the arguments is checked. */
export type ToolCall = { id: string; name: string; arguments: unknown };

/** A picture for a model that takes pictures. */
export type ModelImage = { mediaType: 'image/png' | 'image/jpeg'; base64: string };

export type ModelMessage =
  | { role: 'user'; content: string; images?: readonly ModelImage[] }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; results: readonly { callId: string; name: string; content: string }[] };

export type ModelRequest = {
  system: string;
  messages: readonly ModelMessage[];
  tools?: readonly ModelTool[];
  /** Schema of the reply. Not every provider enforces it, so the reply must still be validated. */
  schema?: JsonSchema;
  maxOutputTokens: number;
};

export type ModelUsage = {
  /** All of the prompt, those too that a cache had. */
  promptTokens: number;
  completionTokens: number;
  /** Of the prompt's, those that the provider read from its cache; missing when there were none. */
  cachedTokens?: number;
};

export type ModelReply = {
  text: string;
  toolCalls: ToolCall[];
  usage: ModelUsage;
  /** `length`: the answer was cut off at `maxOutputTokens`; `refused`: the provider withheld it. */
  finish: 'stop' | 'tools' | 'length' | 'refused' | 'other';
};

/** Limits of a model, tokens. */
export type ModelLimits = { contextTokens: number; outputTokens: number };

/** Upper estimate of the tokens of a text: figures and ids take more than prose. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3);
}

/** Tokens of a picture, as an estimate: providers count 800 to 1,600 for a page at its sharpest. */
export const tokensOfPicture = 1_600;

/** Upper estimate of the tokens of a prompt. */
export function estimatePrompt({ system, messages }: Pick<ModelRequest, 'system' | 'messages'>): number {
  return messages.reduce((sum, message) => {
    if (message.role === 'tool') return sum + estimateTokens(message.results.map(({ content }) => content).join(''));
    const pictures = message.role === 'user' ? (message.images ?? []) : [];
    return sum + estimateTokens(message.content) + pictures.length * tokensOfPicture;
  }, estimateTokens(system));
}

import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

const openAi = 'https://api.openai.com/v1';

/** Any server that speaks the Chat Completions API, from OpenAI to a model on this machine. */
export function createOpenAiCompatibleModel({
  baseUrl = openAi,
  name,
  apiKey,
}: {
  baseUrl?: string | undefined;
  name: string;
  apiKey?: string | undefined;
}): LanguageModel {
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: true,
    // OpenAI itself has renamed it, and its newer models refuse the old name; other servers know no other
    ...(baseUrl.startsWith(openAi) && { transformRequestBody: renameLimit }),
  }).chatModel(name);
}

function renameLimit({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit };
}

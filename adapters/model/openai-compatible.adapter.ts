import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

const openAi = 'https://api.openai.com/v1';

/** Any server with the Chat Completions API, whether OpenAI or a local model. */
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
    // newer OpenAI models reject `max_tokens` in favor of `max_completion_tokens`; other servers support only the former
    ...(baseUrl.startsWith(openAi) && { transformRequestBody: renameMaxTokens }),
  }).chatModel(name);
}

function renameMaxTokens({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit };
}

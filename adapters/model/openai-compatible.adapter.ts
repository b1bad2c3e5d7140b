import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, wrapLanguageModel } from 'ai';
import { wantsCompletionTokens } from './error-body.ts';
import { nodeFetch } from './node-fetch.ts';

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
  // newer OpenAI models reject `max_tokens` in favor of `max_completion_tokens`; other servers support only the former
  let takesCompletionTokens = baseUrl.startsWith(openAi);
  const model = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    fetch: nodeFetch,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: true,
    transformRequestBody: (body) => (takesCompletionTokens ? renameMaxTokens(body) : body),
  }).chatModel(name);
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      async wrapGenerate({ doGenerate }) {
        try {
          return await doGenerate();
        } catch (error) {
          if (takesCompletionTokens || !wantsCompletionTokens(error)) throw error;
          takesCompletionTokens = true;
          return await doGenerate();
        }
      },
    },
  });
}

function renameMaxTokens({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit };
}

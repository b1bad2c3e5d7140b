import { createAnthropic } from '@ai-sdk/anthropic';
import type { LanguageModel } from 'ai';
import { nodeFetch } from './node-fetch.ts';

/** The Messages API of Anthropic. */
export function createAnthropicModel({
  baseUrl,
  name,
  apiKey,
}: {
  baseUrl?: string | undefined;
  name: string;
  apiKey?: string | undefined;
}): LanguageModel {
  // an empty string instead of undefined, for which the SDK falls back to ANTHROPIC_API_KEY
  return createAnthropic({
    apiKey: apiKey ?? '',
    fetch: nodeFetch,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  })(name);
}

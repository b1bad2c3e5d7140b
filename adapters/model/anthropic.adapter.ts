import { createAnthropic } from '@ai-sdk/anthropic';
import type { LanguageModel } from 'ai';

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
  // an empty key rather than none: without one the SDK looks into the environment
  return createAnthropic({ apiKey: apiKey ?? '', ...(baseUrl !== undefined && { baseURL: baseUrl }) })(name);
}

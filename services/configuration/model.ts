import type { ModelLimits } from '../../domain/model/model.ts';

export const modelProviders = ['openai-compatible', 'anthropic'] as const;

/** The model that the operator has configured. */
export interface ConfiguredModel {
  provider: (typeof modelProviders)[number];
  baseUrl: string | undefined;
  name: string;
  apiKey: string | undefined;
  limits: ModelLimits;
}

/** The model of a parsed configuration; undefined when none is configured. */
export function configuredModel(configuration: {
  readonly MODEL_PROVIDER: ConfiguredModel['provider'] | undefined;
  readonly MODEL_BASE_URL: string | undefined;
  readonly MODEL_NAME: string | undefined;
  readonly MODEL_API_KEY: string | undefined;
  readonly MODEL_CONTEXT_TOKENS: number;
  readonly MODEL_OUTPUT_TOKENS: number;
}): ConfiguredModel | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = configuration;
  if (provider === undefined || name === undefined) return undefined;
  return {
    provider,
    baseUrl: configuration.MODEL_BASE_URL,
    name,
    apiKey: configuration.MODEL_API_KEY,
    limits: {
      contextTokens: configuration.MODEL_CONTEXT_TOKENS,
      // leaves at least half of the context for the request
      outputTokens: Math.min(configuration.MODEL_OUTPUT_TOKENS, Math.floor(configuration.MODEL_CONTEXT_TOKENS / 2)),
    },
  };
}

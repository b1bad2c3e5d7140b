import type { ModelLimits } from '../../domain/model/model.ts';
import { ownValue } from '../../domain/lookup.ts';

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

/** Names the missing variables: those of the model are set together or not at all. */
export function modelProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string): boolean => Boolean(ownValue(environment, name)?.trim());
  const names = ['MODEL_PROVIDER', 'MODEL_BASE_URL', 'MODEL_NAME', 'MODEL_API_KEY'];
  if (!names.some(isSet)) return [];
  const problems = ['MODEL_PROVIDER', 'MODEL_NAME']
    .filter((name) => !isSet(name))
    .map((name) => `${name} must be set to use a model. Without a model set none of ${names.join(', ')}.`);
  const provider = environment.MODEL_PROVIDER?.trim();
  if (provider === 'openai-compatible' && !isSet('MODEL_BASE_URL')) {
    problems.push(
      'MODEL_BASE_URL must be set for MODEL_PROVIDER=openai-compatible, such as https://api.openai.com/v1.',
    );
  }
  if (provider === 'anthropic' && !isSet('MODEL_API_KEY')) {
    problems.push('MODEL_API_KEY must be set for MODEL_PROVIDER=anthropic.');
  }
  return problems;
}

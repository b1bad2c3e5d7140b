import type { LanguageModel } from 'ai';
import type { ModelLimits, ModelReply, ModelRequest } from '../../domain/model/model.ts';
import { createAnthropicModel } from './anthropic.adapter.ts';
import { call } from './call.ts';
import { createOpenAiCompatibleModel } from './openai-compatible.adapter.ts';

export interface ModelSettings {
  provider: ModelProvider;
  /** Where the API's paths begin; without one the provider's own. */
  baseUrl?: string | undefined;
  /** As the provider calls the model. */
  name: string;
  apiKey?: string | undefined;
  /** Most time for one call. */
  timeoutMs?: number;
}

/** A large language model at a provider. */
export interface Model {
  limits: ModelLimits;
  /** One call, never repeated. @throws ModelError, or the signal's reason when it aborts. */
  complete(request: ModelRequest & { signal?: AbortSignal | undefined }): Promise<ModelReply>;
}

const providers = {
  'openai-compatible': createOpenAiCompatibleModel,
  anthropic: createAnthropicModel,
} satisfies Record<string, (settings: Omit<ModelSettings, 'provider'>) => LanguageModel>;

export type ModelProvider = keyof typeof providers;

/** Long enough for some thousand tokens of a slow model; by then Node's fetch gives up waiting for an answer to begin. */
const DEFAULT_TIMEOUT_MS = 290_000;

/** A model behind the API of its provider; whatever goes wrong is a `ModelError` that says whether a retry is worth it. */
export function createModel({
  timeoutMs = DEFAULT_TIMEOUT_MS,
  limits,
  ...settings
}: ModelSettings & { limits: ModelLimits }): Model {
  const model = providers[settings.provider](settings);
  return { limits, complete: (request) => call({ model, timeoutMs, request }) };
}

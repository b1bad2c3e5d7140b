import type { LanguageModel } from 'ai';
import type { ModelLimits, ModelReply, ModelRequest } from '../../domain/model/model.ts';
import { createAnthropicModel } from './anthropic.adapter.ts';
import { type ResponseFormat, call, type FormatNegotiation } from './call.ts';
import { createOpenAiCompatibleModel } from './openai-compatible.adapter.ts';

export interface ModelSettings {
  provider: ModelProvider;
  /** Base URL of the API; defaults to the provider's. */
  baseUrl?: string | undefined;
  /** The provider's name of the model. */
  name: string;
  apiKey?: string | undefined;
  /** Timeout of one call. */
  timeoutMs?: number;
}

/** A large language model at a provider. */
export interface Model {
  /** The provider's name of it. */
  name: string;
  limits: ModelLimits;
  /** One call without retries. @throws ModelError, or the signal's reason when it aborts. */
  complete(request: ModelRequest & { signal?: AbortSignal | undefined }): Promise<ModelReply>;
}

interface Provider {
  create: (settings: Omit<ModelSettings, 'provider'>) => LanguageModel;
  forms: readonly ResponseFormat[];
}

const providers = {
  'openai-compatible': { create: createOpenAiCompatibleModel, forms: ['schema', 'json', 'none'] },
  anthropic: { create: createAnthropicModel, forms: ['schema', 'none'] },
} satisfies Record<string, Provider>;

export type ModelProvider = keyof typeof providers;

/** Enough for a few thousand tokens of a slow model, and just below the timeouts of its activities. */
const DEFAULT_TIMEOUT_MS = 290_000;

/** A client for the model of a provider. Every failure is a `ModelError`, which states whether it is retryable. */
export function createModel({
  timeoutMs = DEFAULT_TIMEOUT_MS,
  limits,
  ...settings
}: ModelSettings & { limits: ModelLimits }): Model {
  const { create, forms } = providers[settings.provider];
  const model = create(settings);
  const negotiation: FormatNegotiation = { forms, form: 0 };
  return { name: settings.name, limits, complete: (request) => call({ model, timeoutMs, request, negotiation }) };
}

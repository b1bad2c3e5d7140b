import { anthropicError, chat, type Exchange, openAiError, tooLong } from './exchange.ts';

export const failures: readonly Exchange[] = [
  {
    title: 'OpenAI, too many calls',
    provider: 'openai-compatible',
    status: 429,
    headers: { 'retry-after': '20', 'x-ratelimit-remaining-tokens': '0' },
    body: openAiError(
      'Rate limit reached for gpt-4.1 on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000.',
      {
        type: 'tokens',
        code: 'rate_limit_exceeded',
      },
    ),
    error: { code: 'rate_limited', retryable: true, retryAfterMs: 20_000 },
  },
  {
    title: 'OpenAI, no credit',
    provider: 'openai-compatible',
    status: 429,
    body: openAiError('You exceeded your current quota, please check your plan and billing details.', {
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    }),
    error: { code: 'unauthorized', retryable: false },
  },
  {
    title: 'Anthropic, too many calls, without a wait',
    provider: 'anthropic',
    status: 429,
    body: anthropicError(
      'rate_limit_error',
      'This request would exceed your rate limit of 40,000 input tokens per minute.',
    ),
    error: { code: 'rate_limited', retryable: true, retryAfterMs: undefined },
  },
  {
    title: 'Anthropic, no credit',
    provider: 'anthropic',
    status: 400,
    body: anthropicError('invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'),
    error: { code: 'unauthorized', retryable: false },
  },
  {
    title: 'Anthropic, overloaded',
    provider: 'anthropic',
    status: 529,
    body: anthropicError('overloaded_error', 'Overloaded'),
    error: { code: 'unavailable', retryable: true },
  },
  {
    title: 'Ollama, a model that is not there',
    provider: 'openai-compatible',
    status: 404,
    body: openAiError('model "llama9" not found, try pulling it first', { type: 'api_error' }),
    error: { code: 'rejected', retryable: false },
  },
  {
    title: 'a proxy, with a page instead of an answer',
    provider: 'openai-compatible',
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>',
    error: { code: 'unavailable', retryable: true },
  },
  {
    title: 'a proxy, with a page that says it is fine',
    provider: 'anthropic',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><html><body>Sign in</body></html>',
    error: { code: 'unusable_answer', retryable: true },
  },
  {
    title: 'an answer without any choice',
    provider: 'openai-compatible',
    status: 200,
    body: chat({ content: '' }, { choices: [] }),
    error: { code: 'unusable_answer', retryable: true },
  },
  {
    title: 'OpenRouter, an error with status 200',
    provider: 'openai-compatible',
    status: 200,
    body: { error: { message: 'Rate limit exceeded: free-models-per-min.', code: 429 }, user_id: 'user_2x' },
    error: { code: 'rate_limited', retryable: true },
  },
  {
    title: 'a gateway, with an error of the length and status 200',
    provider: 'openai-compatible',
    status: 200,
    body: { error: { message: "This model's maximum context length is 8192 tokens.", code: 400 } },
    error: tooLong,
  },
];

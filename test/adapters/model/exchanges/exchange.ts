import type { ModelProvider } from '../../../../adapters/model/index.ts';
import type { ModelErrorCode } from '../../../../domain/model/model-error.ts';
import type { ModelReply } from '../../../../domain/model/model.ts';

/** What a server answers, in the format that its documentation or its own error messages have. */
export interface Exchange {
  title: string;
  provider: ModelProvider;
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  /** What becomes of it. */
  reply?: Partial<ModelReply>;
  error?: { code: ModelErrorCode; retryable: boolean; retryAfterMs?: number | undefined };
}

export const chat = (message: object, rest: object = {}, finish = 'stop'): object => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1_741_569_952,
  model: 'gpt-4.1-2025-04-14',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, logprobs: null, finish_reason: finish }],
  usage: { prompt_tokens: 19, completion_tokens: 10, total_tokens: 29 },
  service_tier: 'default',
  ...rest,
});

export const claude = (content: readonly object[], rest: object = {}): object => ({
  id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
  type: 'message',
  role: 'assistant',
  model: 'claude-sonnet-4-5',
  content,
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 2095, output_tokens: 503 },
  ...rest,
});

export const openAiError = (message: string, rest: object = {}): object => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...rest },
});
export const anthropicError = (type: string, message: string): object => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy',
});

export const tooLong = { code: 'context_exceeded', retryable: false } as const;

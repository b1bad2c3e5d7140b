import { APICallError } from 'ai';
import type { ModelUsage } from '../../domain/model/model.ts';

/** Message, code and type of a provider's error in one text. */
function errorText(error: unknown): string {
  if (!APICallError.isInstance(error)) return '';
  return (error.responseBody ?? '').slice(0, longest);
}

/** Longest part of an error that is looked at; some gateways repeat the whole request in theirs. */
const longest = 4_000;

/** An error status in the body of a response that says 200, as gateways before several providers answer. */
export function statusInBody(error: unknown): number | undefined {
  const [, code] = /"error"\s*:\s*\{[^{}]*"code"\s*:\s*"?(\d{3})\b/.exec(errorText(error)) ?? [];
  return code === undefined ? undefined : Number(code);
}

const tooLong: readonly RegExp[] = [
  // OpenAI and what follows it; llama.cpp
  /"context_length_exceeded"|exceed_context_size|string_above_max_length/i,
  // vLLM, Mistral; "max_tokens must be at least 1, got -186" is a prompt that leaves no room
  /maximum context length|longer than the maximum model length|max_(?:completion_)?tokens must be at least 1, got -/i,
  // Anthropic
  /prompt is too long|exceed context limit|request_too_large/i,
  // Ollama, llama.cpp
  /exceeds? (?:the )?(?:available |maximum |max )?context|prompt too long|input is too long/i,
  // a limit of tokens per minute that the call alone is beyond: waiting does not help
  /request too large for/i,
];

/** Whether a provider refuses a call because prompt and answer together are longer than its model takes. */
export function isTooLong(error: unknown): boolean {
  const text = errorText(error);
  return tooLong.some((pattern) => pattern.test(text));
}

/** Whether a filter of the provider refused the prompt before the model saw it. */
export const isFiltered = (error: unknown): boolean =>
  /"content_filter"|content_policy_violation|ResponsibleAIPolicyViolation/.test(errorText(error));

/** Reasoning models reject `max_tokens` with an error that names `max_completion_tokens`. */
export const wantsCompletionTokens = (error: unknown): boolean => /max_completion_tokens/.test(errorText(error));

/** Accounts without credit: OpenAI answers 429, Anthropic 400. */
export const isOutOfCredit = (error: unknown): boolean =>
  /insufficient_quota|credit balance is too low/i.test(errorText(error));

const tokenCount = (body: string, name: RegExp): number => Number(name.exec(body)?.[1] ?? 0);

/** The token usage in a response body that could not be parsed otherwise. */
export function usageInBody(error: unknown): ModelUsage | undefined {
  if (!APICallError.isInstance(error)) return undefined;
  // usage comes at the end, after an answer that may be long
  const body = (error.responseBody ?? '').slice(-longest);
  const promptTokens = tokenCount(body, /"(?:prompt|input)_tokens"\s*:\s*(\d{1,9})/);
  const completionTokens = tokenCount(body, /"(?:completion|output)_tokens"\s*:\s*(\d{1,9})/);
  return promptTokens + completionTokens > 0 ? { promptTokens, completionTokens } : undefined;
}

/** Whether the response is an HTML page of a proxy. */
export const isPageOfProxy = (error: unknown): boolean => /^\s*</.test(errorText(error));

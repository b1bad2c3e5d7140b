import { DecpageError } from '../../clients/typescript/src/index.ts';
import { ownValue } from '../../domain/lookup.ts';

/** A refusal of a tool itself, with a code of the API. */
export class ToolProblem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ToolProblem';
    this.code = code;
  }
}

/** What to do about an error, where its message does not say so. */
const advice: Readonly<Record<string, string>> = {
  invalid_request: 'Correct the arguments and call again.',
  unknown_policy_type: 'list_policy_types has the policy types.',
  insufficient_scope: 'Ask the person for an API key with these scopes.',
  forbidden: 'There is no such document, or it is of another account: search_documents finds those that there are.',
  not_found: 'Check the id: it may be wrong, expired or deleted.',
  invalid_api_key: 'Ask the person for a valid API key.',
  url_not_allowed: 'Use a public http or https URL.',
  connection_failed: 'Ask the person whether the service runs, and whether its URL is right.',
};

/** Describes an error for an agent: its code, what is wrong, and what to do. Undefined for one that must not be shown. */
export function describeProblem(error: unknown): string | undefined {
  if (error instanceof ToolProblem) return lines(error.code, error.message, ownValue(advice, error.code));
  if (!(error instanceof DecpageError)) return undefined;
  const { code, required, retryAfterSeconds, requestId } = error;
  return lines(
    code,
    error.message,
    ownValue(advice, code),
    required.length > 0 ? `Required scopes: ${required.join(', ')}.` : undefined,
    retryAfterSeconds === undefined ? undefined : `Try again in ${Math.ceil(retryAfterSeconds)} s.`,
    requestId === undefined ? undefined : `requestId: ${requestId}`,
  );
}

function lines(code: string, ...others: (string | undefined)[]): string {
  return [`error: ${code}`, ...others.filter((line) => line !== undefined)].join('\n');
}

import { randomBytes } from 'node:crypto';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import { CliError } from '../cli-error.ts';

/** Exit codes of commands. Scripts may retry after `unavailable`. */
export const exitCodes = { refused: 1, failed: 2, unavailable: 3 } as const;

/** A failed call of the service. The message contains the request id, to find the service's log lines. */
export class ServiceError extends CliError {
  readonly exitCode: number;

  constructor(message: string, { exitCode, requestId }: { exitCode: number; requestId: string }) {
    super(`${message}\n${terminalLine(`requestId: ${requestId}`)}`);
    this.name = 'ServiceError';
    this.exitCode = exitCode;
  }
}

export type Answer = Record<string, unknown>;

/** Client of the HTTP API of a running service. */
export interface Api {
  /** Sent with every request of this command. */
  requestId: string;
  /** Returns the JSON body of a successful response; throws ServiceError otherwise. */
  call: (method: 'GET' | 'POST', path: string, request?: { body?: unknown; wait?: number }) => Promise<Answer>;
}

export function createApi({ url, key }: { url: string; key: string }): Api {
  const requestId = `cli_${randomBytes(12).toString('hex')}`;
  return {
    requestId,

    async call(method, path, { body, wait } = {}) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          'X-Request-Id': requestId,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(wait !== undefined && { Prefer: `wait=${wait}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch(() => {
        const message = `The service at ${url} cannot be reached. Is it running?`;
        throw new ServiceError(message, { exitCode: exitCodes.unavailable, requestId });
      });
      const answered = (await answer.json().catch(() => undefined)) as Answer | undefined;
      const answeredId = answer.headers.get('x-request-id') ?? requestId;
      if (!answer.ok) throw refusal({ status: answer.status, requestId: answeredId, body: answered ?? {} });
      if (answered) return answered;
      const message = `What answers at ${url} is not decpage. Is DECPAGE_URL right?`;
      throw new ServiceError(message, { exitCode: exitCodes.refused, requestId });
    },
  };
}

interface Issue {
  path: string;
  message: string;
}

function refusal({ status, requestId, body }: { status: number; requestId: string; body: Answer }): ServiceError {
  const {
    error,
    message,
    issues = [],
    required = [],
  } = body as {
    error?: string;
    message?: string;
    issues?: Issue[];
    required?: string[];
  };
  const lines = [
    `${status} ${error ?? 'error'}: ${message ?? 'the service gave no reason'}`,
    ...issues.map((issue) => `  ${issue.path || '/'}: ${issue.message}`),
    ...(required.length > 0 ? [`  needs the scope ${required.join(', ')}`] : []),
  ].map(terminalLine);
  const exitCode = status >= 500 || status === 429 ? exitCodes.unavailable : exitCodes.refused;
  return new ServiceError(lines.join('\n'), { exitCode, requestId });
}

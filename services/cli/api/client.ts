import { randomBytes } from 'node:crypto';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import { CliError } from '../cli-error.ts';

/** How a command ends; scripts tell by it whether to try again, as after `away`. */
export const exitCodes = { refused: 1, failed: 2, away: 3 } as const;

/** What keeps a command that called the service from going on; it names the request, so that its log lines are found. */
export class ServiceError extends CliError {
  readonly exitCode: number;

  constructor(message: string, { exitCode, requestId }: { exitCode: number; requestId: string }) {
    super(`${message}\n${terminalLine(`requestId: ${requestId}`)}`);
    this.name = 'ServiceError';
    this.exitCode = exitCode;
  }
}

export type Answer = Record<string, unknown>;

/** The HTTP API of a running service, as commands call it. */
export interface Api {
  /** Of every request of this command. */
  requestId: string;
  /** The JSON body of a successful answer; throws ServiceError for every other. */
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
        throw new ServiceError(message, { exitCode: exitCodes.away, requestId });
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
  const exitCode = status >= 500 || status === 429 ? exitCodes.away : exitCodes.refused;
  return new ServiceError(lines.join('\n'), { exitCode, requestId });
}

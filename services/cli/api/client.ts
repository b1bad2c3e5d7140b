import { CliError } from '../cli-error.ts';

/** How a command ends; scripts tell by it whether to try again. */
export const exitCodes = { refused: 1, failed: 2, unreachable: 3 } as const;

/** An answer of the service that a command cannot go on with. */
export class ServiceError extends CliError {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.name = 'ServiceError';
    this.exitCode = exitCode;
  }
}

export type Answer = Record<string, unknown>;

/** The HTTP API of a running service, as commands call it. */
export interface Api {
  /** The JSON body of a successful answer; throws ServiceError with the `requestId` for every other. */
  call: (method: 'GET' | 'POST', path: string, request?: { body?: unknown; wait?: number }) => Promise<Answer>;
}

export function createApi({ url, key }: { url: string; key: string }): Api {
  return {
    async call(method, path, { body, wait } = {}) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(wait !== undefined && { Prefer: `wait=${wait}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch(() => {
        throw new ServiceError(`The service at ${url} cannot be reached. Is it running?`, exitCodes.unreachable);
      });
      const answered = (await answer.json().catch(() => ({}))) as Answer;
      if (!answer.ok) throw refusal({ status: answer.status, id: answer.headers.get('x-request-id'), body: answered });
      return answered;
    },
  };
}

interface Issue {
  path: string;
  message: string;
}

function refusal({ status, id, body }: { status: number; id: string | null; body: Answer }): ServiceError {
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
    `requestId: ${id ?? 'none'}`,
  ];
  return new ServiceError(lines.join('\n'), status >= 500 ? exitCodes.unreachable : exitCodes.refused);
}

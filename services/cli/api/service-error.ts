import {
  ConnectionError,
  DecpageError,
  DocumentFailedError,
  JobFailedError,
  RateLimitedError,
  ServiceError as ServiceFailure,
  UnexpectedResponseError,
} from '../../../clients/typescript/src/index.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import { CliError } from '../cli-error.ts';
import { describeDocument } from './describe-document.ts';

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

/** The error that a command ends with; other errors than those of the client are returned as they are. */
export function explainCallError(error: unknown, { url, requestId }: { url: string; requestId: string }): unknown {
  if (!(error instanceof DecpageError)) return error;
  // the client gives up before it calls the service
  const isLocal = error.code === 'file_unreadable' || error.code === 'malformed_api_key';
  if (isLocal) return new CliError(terminalLine(error.message));
  return new ServiceError(explanationOf(error, url), {
    exitCode: exitCodeOf(error),
    requestId: error.requestId ?? requestId,
  });
}

function exitCodeOf(error: DecpageError): number {
  if (error instanceof JobFailedError || error instanceof DocumentFailedError) return exitCodes.failed;
  const isUnavailable =
    error instanceof ConnectionError || error instanceof RateLimitedError || error instanceof ServiceFailure;
  return isUnavailable ? exitCodes.unavailable : exitCodes.refused;
}

function explanationOf(error: DecpageError, url: string): string {
  if (error instanceof JobFailedError) return terminalLine(error.message);
  if (error instanceof DocumentFailedError) return describeDocument(error.document);
  if (error.code === 'upload_failed') return 'The upload broke off. Run the command again: nothing is lost.';
  if (error instanceof ConnectionError) return `The service at ${url} cannot be reached. Is it running?`;
  if (error instanceof UnexpectedResponseError) return `What answers at ${url} is not decpage. Is DECPAGE_URL right?`;
  const { status, code, body, issues, required } = error;
  const message = typeof body.message === 'string' ? body.message : 'the service gave no reason';
  return [
    `${status} ${code}: ${message}`,
    ...issues.map((issue) => `  ${issue.path || '/'}: ${issue.message}`),
    ...(required.length > 0 ? [`  needs the scope ${required.join(', ')}`] : []),
  ]
    .map(terminalLine)
    .join('\n');
}

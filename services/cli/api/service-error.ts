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
import { CliError, type ExitCode, exitCodes } from '../cli-error.ts';
import { describeDocument } from './describe-document.ts';

/** The error that a command ends with; other errors than those of the client are returned as they are. */
export function explainCallError(error: unknown, { url, requestId }: { url: string; requestId: string }): unknown {
  if (!(error instanceof DecpageError)) return error;
  // the client gives up before it calls the service
  const isLocal = error.code === 'file_unreadable' || error.code === 'malformed_api_key';
  if (isLocal) return new CliError(terminalLine(error.message));
  // the request id finds the service's log lines
  const id = terminalLine(`requestId: ${error.requestId ?? requestId}`);
  const ended = endedOf(error);
  return new CliError(`${explanationOf(error, url)}\n${id}`, {
    exitCode: ended ? exitCodes.failed : exitCodeOf(error),
    ...(ended && { ended }),
  });
}

/** What has failed and not how it was asked for. */
function endedOf(error: DecpageError): object | undefined {
  if (error instanceof JobFailedError) return error.job;
  return error instanceof DocumentFailedError ? error.document : undefined;
}

function exitCodeOf(error: DecpageError): ExitCode {
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

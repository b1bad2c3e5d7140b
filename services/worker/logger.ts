import type { Logger as TemporalLogger, LogLevel, LogMetadata } from '@temporalio/worker';
import type { Logger } from 'pino';
import { isError } from '../../domain/failure/describe-error.ts';
import { ownValue } from '../../domain/lookup.ts';

const levels = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

/** Allow list of SDK metadata; everything else may contain payloads. */
const loggedKeys = [
  'workflowId',
  'workflowType',
  'runId',
  'activityType',
  'activityId',
  'attempt',
  'taskQueue',
  'namespace',
  'traceId',
  'spanId',
];

/** Adapts pino to the Temporal SDK's logger interface. */
export function toTemporalLogger(logger: Logger): TemporalLogger {
  const log = (level: LogLevel, message: string, meta: LogMetadata = {}): void => {
    // most task queues have activities only, by design
    if (message.startsWith('No workflows registered')) return;
    const own = loggedKeys.filter((key) => Object.hasOwn(meta, key));
    const ids = Object.fromEntries(own.map((key) => [key, String(ownValue(meta, key))]));
    const failure: unknown = meta.error;
    logger[levels[level]]({ ...ids, ...(isError(failure) && { failure }) }, withoutText(message, failure));
  };
  return {
    log,
    trace: (message, meta) => log('TRACE', message, meta),
    debug: (message, meta) => log('DEBUG', message, meta),
    info: (message, meta) => log('INFO', message, meta),
    warn: (message, meta) => log('WARN', message, meta),
    error: (message, meta) => log('ERROR', message, meta),
  };
}

/** Some log messages of the SDK include the message of the error. */
function withoutText(message: string, failure: unknown): string {
  if (!isError(failure) || failure.message === '') return message;
  return message.replaceAll(failure.message, failure.name);
}

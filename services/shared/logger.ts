import { type DestinationStream, type Logger, pino } from 'pino';
import type { TraceIds } from '../../domain/tracing.ts';
import { describeError, isError, type IsLoggable, summarize } from '../../domain/failure/describe-error.ts';

/**
 * Creates a pino logger. Errors are serialized by `describeError`, which omits the message unless it is a `LoggableError` or
 * accepted by `isLoggable`, because messages of libraries may quote documents.
 */
export function createLogger({
  service,
  level = 'info',
  isLoggable,
  currentSpan,
  destination,
}: {
  service: string;
  level?: string;
  isLoggable?: IsLoggable;
  /** The span whose ids the lines get. */
  currentSpan?: (() => TraceIds | undefined) | undefined;
  /** Instead of stdout. */
  destination?: DestinationStream;
}): Logger {
  const describe = (value: unknown): unknown => (isError(value) ? describeError(value, isLoggable) : value);
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    ...(currentSpan && {
      mixin() {
        const span = currentSpan();
        return span ? { traceId: span.traceId, spanId: span.spanId } : {};
      },
    }),
    hooks: {
      logMethod([first, ...rest], method) {
        const inserted = rest.map((value: unknown) => (isError(value) ? summarize(describeError(value)) : value));
        // pino uses the message of an error that is the first argument as the message of the line
        if (isError(first))
          method.call(this, { failure: first }, typeof inserted[0] === 'string' ? inserted[0] : 'error');
        else method.apply(this, [first, ...inserted] as Parameters<pino.LogFn>);
      },
    },
    formatters: {
      log: (line) => Object.fromEntries(Object.entries(line).map(([name, value]) => [name, describe(value)])),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

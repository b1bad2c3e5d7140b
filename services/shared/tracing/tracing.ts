import { describeError } from '../../../domain/failure/describe-error.ts';
import type { TraceIds } from '../../../domain/tracing.ts';

/** Settings of `OTEL_…`. */
export interface TracingSettings {
  /** Base URL of the OTLP receiver; spans are posted to `/v1/traces` there. */
  endpoint: string;
  /** Headers of each export, such as the key of the receiver. */
  headers: Readonly<Record<string, string>>;
  /** Attributes of the process, such as `deployment.environment.name`. */
  resource: Readonly<Record<string, string>>;
  sampling: Sampling;
}

export interface Sampling {
  /** Whether the sampling decision of a caller is followed. */
  parentBased: boolean;
  /** Share of the other traces that is recorded, 0 to 1. */
  ratio: number;
}

export interface LostSpans {
  /** Spans that could not be exported since the last report. */
  spans: number;
  failure: unknown;
}

/** Ids, names and codes of ours only: what a client sent is private. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanStart {
  /** Of low cardinality: no ids. */
  name: string;
  /** `server` answers a call, `client` makes one. */
  kind?: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
  /** `traceparent` of a span of another process; by default the current span is the parent. */
  parent?: string | undefined;
}

export interface SpanEnd {
  /** Replaces the name of the start. */
  name?: string;
  attributes?: SpanAttributes;
  /** Marks the span as failed: the class or code of an error, not its message. */
  errorType?: string;
}

/** A span that has begun. One that is never ended is not exported. */
export interface OpenSpan {
  ids: TraceIds;
  /** Runs the work with this span as the current one. */
  run: <T>(work: () => T) => T;
  end: (end?: SpanEnd) => void;
}

/** A span that others have measured. */
export interface MeasuredSpan {
  name: string;
  ids: TraceIds;
  parent: TraceIds;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  attributes: SpanAttributes;
  errorType?: string | undefined;
}

/** Tracing of one process. Without tracing there is none of it, and nothing of it is loaded. */
export interface Tracing {
  begin: (span: SpanStart) => OpenSpan;
  record: (span: MeasuredSpan) => void;
  /** The current span. */
  current: () => TraceIds | undefined;
  /** Exports what is waiting, for 3 s at most. */
  close: () => Promise<void>;
}

/** Runs the work in a span, with the attributes that `describe` gives to its outcome. */
export async function inSpan<T>(
  tracing: Tracing,
  start: SpanStart,
  { work, describe }: { work: (span: OpenSpan) => Promise<T>; describe?: ((outcome: T) => SpanEnd) | undefined },
): Promise<T> {
  const span = tracing.begin(start);
  try {
    const outcome = await span.run(() => work(span));
    span.end(describe?.(outcome));
    return outcome;
  } catch (error) {
    span.end({ errorType: errorTypeOf(error) });
    throw error;
  }
}

/** Like `inSpan`, inside a recorded span only: what runs at the edge of a trace is not worth one of its own. */
export async function inChildSpan<T>(
  tracing: Tracing,
  start: SpanStart,
  { work, describe }: { work: () => Promise<T>; describe?: ((outcome: T) => SpanEnd) | undefined },
): Promise<T> {
  if (tracing.current()?.isSampled !== true) return await work();
  return await inSpan(tracing, start, { work, describe });
}

/** A code or a class, without text of others. */
export function errorTypeOf(error: unknown): string {
  const { name, codes } = describeError(error);
  return codes[0] ?? name;
}

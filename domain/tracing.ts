// Names and forms that processes and workflows share for tracing. Spans carry ids, names and codes of ours only.

/** Header of workflows, activities and updates that carries the trace; the one that Temporal's own SDKs use. */
const traceHeader = '_tracer-data';

/** Global variable that turns on the tracing of workflows; the worker sets it before the code of the bundle. */
export const tracesWorkflows = '__decpage_traces_workflows';

/** Headers of a call of Temporal, whose payloads are JSON. */
type Headers = Readonly<
  Record<string, { metadata?: Record<string, Uint8Array> | null; data?: Uint8Array | null } | undefined>
>;

/** A span as other processes know it. */
export interface TraceIds {
  /** 32 hex digits. */
  traceId: string;
  /** 16 hex digits. */
  spanId: string;
  /** Whether the trace is recorded. */
  isSampled: boolean;
}

/** Times and outcome of a run of a workflow. */
export interface WorkflowSpan {
  /** `traceparent` of the span that started the run. */
  parent: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  /** Type of the failure; absent when the run did not fail. */
  errorType?: string;
}

const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const zeros = /^0+$/;

/** Reads a `traceparent` (W3C Trace Context); undefined if it is not valid. */
export function parseTraceparent(text: string | undefined): TraceIds | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] = form.exec(text ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (zeros.test(traceId) || zeros.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, isSampled }: TraceIds): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/**
 * The span id of a run of a workflow: the random part of its run id. Drawing one would change the random numbers of the
 * workflow, and a replay would no longer do what its history says.
 */
export function spanIdOfRun(runId: string): string {
  return runId.replaceAll('-', '').slice(-16);
}

/** The header that passes a span on. It is not encrypted, as payload codecs are not applied to headers. */
export function traceHeaders(traceparent: string) {
  const encoder = new TextEncoder();
  const metadata = { encoding: encoder.encode('json/plain') };
  return { [traceHeader]: { metadata, data: encoder.encode(JSON.stringify({ traceparent })) } };
}

/** The valid `traceparent` in the headers of a call of Temporal. */
export function traceparentIn(headers: Headers): string | undefined {
  const data = headers[traceHeader]?.data;
  if (!data) return undefined;
  try {
    const carrier = JSON.parse(new TextDecoder().decode(data)) as { traceparent?: unknown } | null;
    const traceparent = carrier?.traceparent;
    return typeof traceparent === 'string' && parseTraceparent(traceparent) ? traceparent : undefined;
  } catch {
    return undefined;
  }
}

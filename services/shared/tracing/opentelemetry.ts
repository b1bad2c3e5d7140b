import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  type HrTime,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { parseTraceparent, type TraceIds } from '../../../domain/tracing.ts';
import { releaseVersion } from '../release.ts';
import { reportingExporter } from './reporting-exporter.ts';
import type {
  LostSpans,
  MeasuredSpan,
  OpenSpan,
  Sampling,
  SpanAttributes,
  SpanEnd,
  SpanStart,
  Tracing,
  TracingSettings,
} from './tracing.ts';

/** Bounds the end of a process, too. */
const exportTimeoutMs = 3_000;
/** About 8 MB; further spans are dropped while the receiver is slower than the service. */
const mostWaitingSpans = 8_192;

const scope = { name: 'decpage', version: releaseVersion };
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Tracing with the SDK of OpenTelemetry. Nothing is registered globally: libraries that would trace by themselves (SDKs of
 * models, HTTP clients) find no tracer, so a span holds only what this project puts into it.
 */
export function createTracing({
  service,
  endpoint,
  headers,
  resource: more,
  sampling,
  onLost,
}: TracingSettings & { service: string; onLost: (lost: LostSpans) => void }): Tracing {
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': releaseVersion,
    'service.instance.id': randomUUID(),
    ...more,
  });
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: exportTimeoutMs });
  const processor = new BatchSpanProcessor({
    exporter: reportingExporter(exporter, onLost),
    maxQueueSize: mostWaitingSpans,
    exportTimeoutMillis: 2 * exportTimeoutMs,
  });
  const provider = new TracerProvider({ resource, sampler: samplerOf(sampling), spanProcessors: [processor] });
  const tracer = provider.getTracer(scope.name, scope.version);
  const contexts = new AsyncLocalStorage<Context>();

  return {
    begin({ name, kind = 'internal', attributes = {}, parent }: SpanStart): OpenSpan {
      const context = remoteContext(parent) ?? contexts.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: definedOf(attributes) }, context);
      const own = trace.setSpan(context, span);
      return {
        ids: idsOf(span.spanContext()),
        run: (work) => contexts.run(own, work),
        end({ name: newName, attributes: last, errorType }: SpanEnd = {}) {
          if (newName !== undefined) span.updateName(newName);
          if (last) span.setAttributes(definedOf(last));
          if (errorType !== undefined) {
            span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    record: (span) => processor.onEnd(readable(span, resource)),
    current() {
      const context = contexts.getStore();
      const span = context && trace.getSpanContext(context);
      return span && idsOf(span);
    },
    async close() {
      // a receiver that does not answer must not hold up the end of the process
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(exportTimeoutMs, undefined, { ref: false }),
      ]);
    },
  };
}

function samplerOf({ parentBased, ratio }: Sampling): Sampler {
  const root = new TraceIdRatioBasedSampler(ratio);
  return parentBased ? new ParentBasedSampler({ root }) : root;
}

function remoteContext(traceparent: string | undefined): Context | undefined {
  const ids = parseTraceparent(traceparent);
  return ids && trace.setSpanContext(ROOT_CONTEXT, { ...contextOf(ids), isRemote: true });
}

function readable(span: MeasuredSpan, resource: ReadableSpan['resource']): ReadableSpan {
  const { name, ids, parent, startedAt, endedAt, attributes, errorType } = span;
  const context = contextOf(ids);
  return {
    name,
    kind: SpanKind.INTERNAL,
    spanContext: () => context,
    parentSpanContext: { ...contextOf(parent), isRemote: true },
    startTime: timeOf(startedAt),
    endTime: timeOf(endedAt),
    duration: timeOf(endedAt - startedAt),
    status: { code: errorType === undefined ? SpanStatusCode.UNSET : SpanStatusCode.ERROR },
    attributes: definedOf({ ...attributes, 'error.type': errorType }),
    ended: true,
    resource,
    instrumentationScope: scope,
    links: [],
    events: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function contextOf({ traceId, spanId, isSampled }: TraceIds): SpanContext {
  return { traceId, spanId, traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE };
}

function idsOf({ traceId, spanId, traceFlags }: SpanContext): TraceIds {
  return { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 };
}

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1_000_000)];
}

function definedOf(attributes: SpanAttributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}

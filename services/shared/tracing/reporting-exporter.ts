import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { LostSpans } from './tracing.ts';

const reportEveryMs = 60_000;

/** Reports batches that an exporter could not export, at most once a minute. The SDK drops them without a word. */
export function reportingExporter(exporter: SpanExporter, onLost: (lost: LostSpans) => void): SpanExporter {
  let lost = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = (spans: number, failure: unknown): void => {
    lost += spans;
    const now = performance.now();
    if (now - reportedAt < reportEveryMs) return;
    onLost({ spans: lost, failure });
    [lost, reportedAt] = [0, now];
  };
  return {
    export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) report(spans.length, result.error);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => await exporter.forceFlush?.(),
  };
}

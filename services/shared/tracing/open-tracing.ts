import type { LostSpans, Tracing, TracingSettings } from './tracing.ts';

/** Starts the tracing of a process; undefined without settings, and then no module of OpenTelemetry is loaded. */
export async function openTracing(
  settings: TracingSettings | undefined,
  process: {
    service: string;
    /** Called when spans could not be exported, at most once a minute. */
    onLost: (lost: LostSpans) => void;
  },
): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { createTracing } = await import('./opentelemetry.ts');
  return createTracing({ ...settings, ...process });
}

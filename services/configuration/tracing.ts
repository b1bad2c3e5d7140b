import { z } from 'zod';
import type { Sampling, TracingSettings } from '../shared/tracing/tracing.ts';

// messages must not quote what was given: headers hold keys
const pairs = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.split(/=(.*)/s).map((part) => part.trim())))
  .refine((entries) => entries.every(([name = '']) => /^[\w.-]{1,255}$/.test(name)), 'must look like name=value,…')
  .transform((entries) => Object.fromEntries(entries.map(([name, value = '']) => [name, decode(value)])));

/** Values are percent-encoded, as OpenTelemetry specifies; those that are not are taken as they are. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
type SamplerName = (typeof samplers)[number];

/** Variables about tracing, with the names that OpenTelemetry gives them; `variables.ts` lists them with the others. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    type: z.string().regex(/^https?:\/\/[^\s?#]+$/, 'must look like http://127.0.0.1:4318'),
    help: 'Base URL of an OTLP/HTTP receiver (OpenTelemetry), which gets traces; not set: nothing is traced.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    type: pairs,
    help: 'Headers of exported traces, name=value,… such as the key of the receiver.',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    type: pairs,
    help: 'Attributes of the process in its traces, name=value,… such as deployment.environment.name=staging.',
  },
  OTEL_TRACES_SAMPLER: {
    type: z.enum(samplers, `must be one of ${samplers.join(', ')}`),
    default: 'parentbased_traceidratio',
    help: 'Which traces are recorded: parentbased_… follows the traceparent of callers, the others decide by themselves.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    type: z
      .string()
      .regex(/^(0|1|0?\.\d{1,9}|1\.0{1,9})$/, 'must be a number from 0 to 1')
      .transform(Number),
    default: '1',
    help: 'Share of traces that …traceidratio records, from 0 to 1.',
  },
};

interface TracingVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS: Record<string, string> | undefined;
  OTEL_RESOURCE_ATTRIBUTES: Record<string, string> | undefined;
  OTEL_TRACES_SAMPLER: SamplerName;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** The configured tracing; undefined when there is none. */
export function configuredTracing(configuration: TracingVariables): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = configuration;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: configuration.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    resource: configuration.OTEL_RESOURCE_ATTRIBUTES ?? {},
    sampling: samplingOf(configuration.OTEL_TRACES_SAMPLER, configuration.OTEL_TRACES_SAMPLER_ARG),
  };
}

function samplingOf(name: SamplerName, share: number): Sampling {
  const ratio = name.endsWith('traceidratio') ? share : Number(name.endsWith('always_on'));
  return { parentBased: name.startsWith('parentbased_'), ratio };
}

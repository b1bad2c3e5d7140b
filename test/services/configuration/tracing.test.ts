import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { configuredTracing } from '../../../services/configuration/tracing.ts';

const endpoint = 'http://127.0.0.1:4318';
const tracingOf = (variables: Record<string, string>) =>
  configuredTracing(parseConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...variables }));

describe('the configuration of tracing', () => {
  it('is none without an endpoint', () => {
    expect(configuredTracing(parseConfiguration({ OTEL_TRACES_SAMPLER: 'always_on' }))).toBeUndefined();
  });

  it('reads headers and attributes as OpenTelemetry writes them', () => {
    const variables = {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-team = 100%',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
    };
    expect(tracingOf(variables)).toEqual({
      endpoint,
      headers: { authorization: 'Bearer a=b', 'x-team': '100%' },
      resource: { 'deployment.environment.name': 'staging' },
      sampling: { parentBased: true, ratio: 1 },
    });
  });

  it.each([
    [{}, { parentBased: true, ratio: 1 }],
    [{ OTEL_TRACES_SAMPLER_ARG: '0.05' }, { parentBased: true, ratio: 0.05 }],
    [
      { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '.5' },
      { parentBased: false, ratio: 0.5 },
    ],
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, { parentBased: false, ratio: 0 }],
    [
      { OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: '0' },
      { parentBased: true, ratio: 1 },
    ],
  ])('samples with %o as %o', (variables, sampling) => {
    expect(tracingOf(variables)).toMatchObject({ sampling });
  });

  it('refuses what it cannot use, without quoting it', () => {
    const variables = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317',
      OTEL_EXPORTER_OTLP_HEADERS: 'zyxcanary zyx',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '2',
    };
    expect(() => parseConfiguration(variables)).toThrow(
      /^(?=[^]*OTLP_ENDPOINT must)(?=[^]*OTLP_HEADERS must)(?=[^]*SAMPLER must)(?=[^]*ARG must)(?![^]*zyx)/,
    );
  });
});

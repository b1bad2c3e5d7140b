import { describe, expect, it } from 'vitest';
import { formatTraceparent, parseTraceparent, spanIdOfRun, traceHeaders, traceparentIn } from '../../domain/tracing.ts';

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
const valid = `00-${traceId}-${spanId}-01`;

describe('traceparent', () => {
  it('is read and written as W3C Trace Context says', () => {
    const ids = parseTraceparent(valid);
    expect(ids).toEqual({ traceId, spanId, isSampled: true });
    expect(ids && formatTraceparent(ids)).toBe(valid);
    expect(parseTraceparent(`00-${traceId}-${spanId}-02`)).toMatchObject({ isSampled: false });
    expect(parseTraceparent(`01-${traceId}-${spanId}-01-of-later-versions`)).toMatchObject({ traceId });
  });

  it.each([
    undefined,
    '',
    'zyxcanary',
    `${valid}-more`,
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    valid.toUpperCase(),
  ])('that is %s is none', (text) => {
    expect(parseTraceparent(text)).toBeUndefined();
  });
});

describe('the header of a trace', () => {
  it('comes back from the headers of a call', () => {
    expect(traceparentIn({ other: {}, ...traceHeaders(valid) })).toBe(valid);
  });

  it.each(['no JSON', 'null', '{}', '{"traceparent": 7}', '{"traceparent": "zyxcanary"}'])(
    'with %s has none',
    (text) => {
      expect(traceparentIn({ '_tracer-data': { data: new TextEncoder().encode(text) } })).toBeUndefined();
      expect(traceparentIn({})).toBeUndefined();
    },
  );
});

describe('the span of a run', () => {
  it('has the random half of the run id', () => {
    expect(spanIdOfRun('01a2073e-abd4-7c6a-b28b-bd7e1ad0937b')).toBe('b28bbd7e1ad0937b');
  });
});

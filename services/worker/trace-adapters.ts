import type { Model } from '../../adapters/model/index.ts';
import type { Outbound } from '../../adapters/outbound/index.ts';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import { traceCalls } from '../shared/tracing/trace-calls.ts';
import { inChildSpan, type Tracing } from '../shared/tracing/tracing.ts';

// Spans contain neither customers' hosts nor prompts, and the trace is not propagated to third parties.

/** Spans of calls to customers' servers. */
export function traceOutbound(tracing: Tracing | undefined, outbound: Outbound): Outbound {
  if (!tracing) return outbound;
  return {
    fetchDocument: (request) =>
      inChildSpan(
        tracing,
        { name: 'outbound.fetchDocument', kind: 'client' },
        { work: () => outbound.fetchDocument(request) },
      ),
    post: (request) =>
      inChildSpan(
        tracing,
        { name: 'outbound.post', kind: 'client' },
        {
          work: () => outbound.post(request),
          // failures of receivers are results
          describe: (answer) =>
            'error' in answer
              ? { errorType: answer.error }
              : { attributes: { 'http.response.status_code': answer.statusCode } },
        },
      ),
  };
}

/** Spans of calls to the model, with their tokens. */
export function traceModel(tracing: Tracing | undefined, model: Model): Model {
  if (!tracing) return model;
  return {
    ...model,
    complete: (request) =>
      inChildSpan(
        tracing,
        { name: 'model.complete', kind: 'client', attributes: { 'gen_ai.request.model': model.name } },
        {
          work: () => model.complete(request),
          describe: ({ usage }) => ({
            attributes: {
              'gen_ai.usage.input_tokens': usage.promptTokens,
              'gen_ai.usage.output_tokens': usage.completionTokens,
            },
          }),
        },
      ),
  };
}

/** Spans of the work of the reading threads. */
export function traceReader(tracing: Tracing | undefined, reader: PdfReader): PdfReader {
  return traceCalls(tracing, reader, {
    name: 'document',
    kind: 'internal',
    methods: ['read', 'readJson', 'readSearchable', 'extract', 'extractPages', 'render'],
  });
}

import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { contextOf } from './request-context.ts';

/** From a cached read to a call that waits for its result, seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export interface Metrics {
  /** Counts and times every request under its operation and status, never under its path: paths hold ids. */
  measureRequests: RequestHandler;
  /** Answers GET /metrics in the text format of Prometheus. */
  answer: RequestListener;
}

/** What a gateway tells about itself: its requests, and the event loop, memory and CPU of its process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'decpage_http_request_seconds',
    help: 'Seconds from a request to the end of its answer, by operation of the API and status.',
    labelNames: ['operation', 'status'] as const,
    buckets,
    registers: [registry],
  });
  return {
    measureRequests(_request, response, next) {
      const stop = requests.startTimer();
      response.once('close', () => {
        const { operationId = 'none' } = contextOf(response);
        stop({ operation: operationId, status: response.writableFinished ? response.statusCode : 'aborted' });
      });
      next();
    },
    answer(request, response) {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    },
  };
}

import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { errors as errorTable } from '../../../domain/contract/errors.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import { operations } from '../../../domain/contract/operations.ts';
import { jobErrorCodes } from '../../../domain/job-error.ts';
import type { OnJobEnd } from '../../../domain/job-outcome.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';
import { correctionOps, type OnCorrections } from '../../../domain/review/correction.ts';
import type { Backlog } from '../../../prisma/maintenance/backlog.repository.ts';
import { jobEndSeries, jobFailures, jobsEnded, seriesOf } from '../../shared/job-metrics.ts';
import { errorResponses } from '../openapi/errors.ts';
import { registerBacklog } from './backlog-metrics.ts';
import { contextOf } from './request-context.ts';

/** Seconds: from cached reads to calls that wait for a result. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export interface Metrics {
  /** Counts and times requests by operation, route and status; not by path, as ids make the cardinality unbounded. */
  measureRequests: RequestHandler;
  countJobEnd: OnJobEnd;
  countCorrections: OnCorrections;
  /** Answers GET /metrics in the text format of Prometheus. */
  answer: RequestListener;
}

/** Labels of a request that matches no operation: documentation pages, unknown paths and methods. */
const noOperation = { operation: 'none', route: 'none' };
const statusesOfNoOperation = ['200', '204', '404', '405'];
/** Status label of a request whose client disconnected before the response was sent. */
const aborted = 'aborted';

/** Prometheus metrics of a gateway: its requests and jobs, and the event loop, memory and CPU of its process. */
export function createMetrics({ backlog }: { backlog?: () => Promise<Backlog[]> } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'decpage_http_requests_total',
    help: 'Requests by operation of the API, route and status; `aborted` where the client went away.',
    labelNames: ['operation', 'route', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'decpage_http_request_seconds',
    help: 'Seconds from a request to the end of its answer, by operation of the API and route.',
    labelNames: ['operation', 'route'] as const,
    buckets,
    registers,
  });
  const jobs = new Counter({ ...jobsEnded, registers });
  const failures = new Counter({ ...jobFailures, registers });
  const errors = new Counter({
    name: 'decpage_http_errors_total',
    help: 'Errors that were answered, by their code.',
    labelNames: ['code'] as const,
    registers,
  });
  if (backlog) registerBacklog(registry, backlog);
  const corrections = new Counter({
    name: 'decpage_corrections_total',
    help: 'Corrections of results by persons, by policy type and kind of correction.',
    labelNames: ['policy_type', 'op'] as const,
    registers,
  });

  // a series that first appears with its first event hides that event from rate()
  for (const [labels, statuses] of requestSeries()) {
    seconds.zero(labels);
    for (const status of statuses) requests.inc({ ...labels, status }, 0);
  }
  for (const series of jobEndSeries) jobs.inc(series, 0);
  for (const code of jobErrorCodes) failures.inc({ code }, 0);
  for (const code of Object.keys(errorTable)) errors.inc({ code }, 0);
  for (const { id } of policyTypes) for (const op of correctionOps) corrections.inc({ policy_type: id, op }, 0);

  return {
    measureRequests(_request, response, next) {
      const start = performance.now();
      response.once('close', () => {
        const { operationId, errorCode } = contextOf(response);
        const labels = operationId ? { operation: operationId, route: operations[operationId].path } : noOperation;
        seconds.observe(labels, (performance.now() - start) / 1_000);
        if (errorCode !== undefined) errors.inc({ code: errorCode });
        requests.inc({ ...labels, status: response.writableFinished ? response.statusCode : aborted });
      });
      next();
    },
    countJobEnd(job) {
      jobs.inc(seriesOf(job));
      if (job.code !== undefined) failures.inc({ code: job.code });
    },
    countCorrections(made) {
      for (const { op } of made.corrections) corrections.inc({ policy_type: made.policyType, op });
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

/** The label sets of every operation with the statuses that it can return. */
function requestSeries(): [labels: typeof noOperation, statuses: string[]][] {
  const operationSeries = Object.entries<Operation>(operations).map(
    ([id, operation]): [typeof noOperation, string[]] => [
      { operation: id, route: operation.path },
      [
        ...Object.keys(operation.responses),
        ...(operation.conditional ? ['304'] : []),
        ...Object.keys(errorResponses(operation) ?? {}),
        aborted,
      ],
    ],
  );
  return [...operationSeries, [noOperation, [...statusesOfNoOperation, aborted]]];
}

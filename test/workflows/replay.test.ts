import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Runtime, Worker } from '@temporalio/worker';
import { type WorkflowSource, withSwitches, workflowSource } from '../../services/shared/workflow-source.ts';
import { traceHeaders, tracesWorkflows } from '../../domain/tracing.ts';
import { installQuietRuntime } from '../helpers/quiet-runtime.ts';

const folder = fileURLToPath(new URL('../histories', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
let workflows: WorkflowSource;

beforeAll(async () => {
  installQuietRuntime();
  workflows = await workflowSource();
});
afterAll(async () => {
  await Runtime.instance().shutdown();
});

interface History {
  events: {
    workflowExecutionStartedEventAttributes?: { workflowId: string; header?: { fields?: Record<string, unknown> } };
    activityTaskScheduledEventAttributes?: { activityType: { name: string } };
  }[];
}

function load(file: string): { history: History; workflowId: string } {
  const history = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as History;
  return { history, workflowId: history.events[0]?.workflowExecutionStartedEventAttributes?.workflowId ?? '' };
}

/** The same as if it had been started in a trace. */
function loadTraced(file: string): { history: History; workflowId: string } {
  const { history, workflowId } = load(file);
  const started = history.events[0]?.workflowExecutionStartedEventAttributes;
  const headers = traceHeaders(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`);
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  const fields = Object.entries(headers).map(([name, { metadata, data }]) => [
    name,
    { metadata: { encoding: base64(metadata.encoding) }, data: base64(data) },
  ]);
  if (started) started.header = { fields: { ...started.header?.fields, ...Object.fromEntries(fields) } };
  return { history, workflowId };
}

describe("today's workflow code does what was recorded", () => {
  it('of every path of deliverWebhook', () => {
    expect(files.filter((file) => file.startsWith('deliver-webhook.'))).toEqual([
      'deliver-webhook.cancelled.json',
      'deliver-webhook.delivered.json',
      'deliver-webhook.given-up.json',
      'deliver-webhook.gone.json',
      'deliver-webhook.redelivered.json',
      'deliver-webhook.retried.json',
    ]);
  });

  it('of every path of drawPage', () => {
    expect(files.filter((file) => file.startsWith('draw-page.'))).toEqual([
      'draw-page.drawn-apart.json',
      'draw-page.drawn.json',
      'draw-page.no-such-page.json',
      'draw-page.takes-too-long.json',
    ]);
  });

  it('of every path of assistantSession', () => {
    expect(files.filter((file) => file.startsWith('assistant-session.'))).toEqual([
      'assistant-session.answered.json',
      'assistant-session.continued.json',
      'assistant-session.failed.json',
      'assistant-session.model-tools.json',
      'assistant-session.model-unavailable.json',
      'assistant-session.model-unusable.json',
      'assistant-session.resumed.json',
      'assistant-session.tools.json',
      'assistant-session.woken.json',
    ]);
  });

  it('of the maintenance workflows', () => {
    expect(files).toEqual(
      expect.arrayContaining(['expire.json', 'reconcile.json', 'reconcile.rounds.json', 'sum-usage.json']),
    );
  });

  it('of every path of ingestDocument', () => {
    expect(files.filter((file) => file.startsWith('ingest-document.'))).toEqual([
      'ingest-document.cancelled.json',
      'ingest-document.damaged.json',
      'ingest-document.from-url.json',
      'ingest-document.host-without-a-slot.json',
      'ingest-document.job-cancelled.json',
      'ingest-document.job-runs-already.json',
      'ingest-document.no-policy-type.json',
      'ingest-document.not-fetched.json',
      'ingest-document.page-ranges.json',
      'ingest-document.uploaded.json',
    ]);
    expect(files).toEqual(
      expect.arrayContaining(['expire.sessions.json', 'expire.uploads.json', 'reconcile.documents.json']),
    );
  });

  it('of every path of extractPolicy', () => {
    expect(files.filter((file) => file.startsWith('extract-policy.'))).toEqual([
      'extract-policy.batches.json',
      'extract-policy.cancelled-in-batches.json',
      'extract-policy.cancelled.json',
      'extract-policy.completed-before-it-failed.json',
      'extract-policy.completed-with-webhook.json',
      'extract-policy.continued.json',
      'extract-policy.damaged-document.json',
      'extract-policy.ended-before-it-began.json',
      'extract-policy.ended-by-its-step-with-webhook.json',
      'extract-policy.ended-by-its-step.json',
      'extract-policy.failed-with-webhook.json',
      'extract-policy.from-url.json',
      'extract-policy.host-without-a-slot.json',
      'extract-policy.inline.json',
      'extract-policy.model-in-batches.json',
      'extract-policy.model-ranges.continued.json',
      'extract-policy.model-ranges.json',
      'extract-policy.model-ranges.resumed.json',
      'extract-policy.model-unavailable.json',
      'extract-policy.model.json',
      'extract-policy.reserved-not-served.json',
      'extract-policy.reserved-without-place.json',
      'extract-policy.reserved.json',
      'extract-policy.resumed.json',
      'extract-policy.retried-until-failed.json',
      'extract-policy.workers-lost-until-failed.json',
      'extract-policy.workers-lost.json',
    ]);
  });

  describe.each([
    ['in', load],
    ['traced, in', loadTraced],
  ])('%s', (_, read) => {
    /** What one worker made of each of them. */
    const errors = new Map<string, Error | undefined>();
    beforeAll(async () => {
      const isTraced = read === loadTraced;
      const options = {
        ...withSwitches(workflows, { [tracesWorkflows]: isTraced }),
        ...(isTraced && { sinks: { tracing: { workflowEnded: { fn: () => undefined } } } }),
      };
      for await (const { workflowId, error } of Worker.runReplayHistories(options, files.map(read))) {
        errors.set(workflowId, error);
      }
    });

    it.each(files)('%s', (file) => {
      const { workflowId } = load(file);
      expect(errors.has(workflowId)).toBe(true);
      expect(errors.get(workflowId)).toBeUndefined();
    });
  });

  it('and would not pass for a history of other code', async () => {
    const { history, workflowId } = load('extract-policy.inline.json');
    const scheduled = history.events.find((event) => event.activityTaskScheduledEventAttributes);
    if (scheduled?.activityTaskScheduledEventAttributes)
      scheduled.activityTaskScheduledEventAttributes.activityType.name = 'other';
    await expect(Worker.runReplayHistory(workflows, history, workflowId)).rejects.toMatchObject({
      name: 'DeterminismViolationError',
    });
  });
});

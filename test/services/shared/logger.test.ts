import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { createLogger } from '../../../services/shared/logger.ts';
import { toTemporalLogger } from '../../../services/worker/logger.ts';

const planted = 'Jane Planted';

function logged(): { lines: () => Record<string, unknown>[]; logger: ReturnType<typeof createLogger> } {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return {
    lines: () => lines.map((line) => JSON.parse(line)),
    logger: createLogger({ service: 'test', level: 'trace', destination }),
  };
}

describe('the log of a process', () => {
  it('tells an error without its message, wherever it stands in a line', () => {
    const { logger, lines } = logged();
    const error = Object.assign(new Error(planted, { cause: new Error(planted) }), { code: 'ECONNREFUSED' });
    logger.error(error);
    logger.error(error, 'it failed');
    logger.error({ err: error, jobId: 'j1' }, 'it failed');
    logger.error({ reason: error });
    logger.error('it failed: %s', error);

    expect(JSON.stringify(lines())).not.toContain(planted);
    const failure = { name: 'Error', codes: ['ECONNREFUSED'], cause: { name: 'Error' } };
    expect(lines()).toMatchObject([
      { failure, msg: 'error' },
      { failure, msg: 'it failed' },
      { err: failure, jobId: 'j1', msg: 'it failed' },
      { reason: failure },
      { msg: 'it failed: Error (ECONNREFUSED)' },
    ]);
  });

  it('keeps the messages of our own errors', () => {
    const { logger, lines } = logged();
    logger.warn({ failure: new DocumentError('document_corrupt', 'The PDF file is damaged.') });
    expect(lines()).toMatchObject([{ failure: { name: 'DocumentError', message: 'The PDF file is damaged.' } }]);
  });

  it('takes messages of errors out of what the Temporal SDK says', () => {
    const { logger, lines } = logged();
    const error = new Error(planted);
    toTemporalLogger(logger).error(`Error while processing ActivityTask.start: ${planted}`, {
      error,
      workflowId: 'job:1',
      task: planted,
    });
    expect(JSON.stringify(lines())).not.toContain(planted);
    expect(lines()).toMatchObject([{ workflowId: 'job:1', failure: { name: 'Error' } }]);
  });
});

describe('a process that crashes', () => {
  const moduleUrl = (file: string): string => pathToFileURL(path.join(process.cwd(), file)).href;
  const crash = (how: string) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '--eval',
        `
      import { createLogger } from '${moduleUrl('services/shared/logger.ts')}';
      import { reportCrash } from '${moduleUrl('services/shared/report-crash.ts')}';
      reportCrash(createLogger({ service: 'test' }));
      const fail = () => { throw Object.assign(new Error('${planted}'), { code: 'ENOSPC' }); };
      ${how}
      setInterval(() => undefined, 1_000);
    `,
      ],
      { encoding: 'utf8' },
    );

  it.each([
    ['while it starts', 'fail();'],
    ['in a callback', 'setImmediate(fail);'],
    ['in a promise that nobody awaits', 'Promise.resolve().then(fail);'],
  ])('says with what, but not what that says: %s', (_, how) => {
    const { status, stdout, stderr } = crash(how);
    expect(status).toBe(1);
    expect(stdout + stderr).not.toContain(planted);
    expect(JSON.parse(stdout)).toMatchObject({ msg: 'crashed', failure: { name: 'Error', codes: ['ENOSPC'] } });
  });
});

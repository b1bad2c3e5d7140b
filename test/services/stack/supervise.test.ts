import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SupervisedServer, supervise } from '../../../services/stack/supervise.ts';
import { isRunning } from '../../../services/stack/processes.ts';
import { findTemporalProgram } from '../../../services/stack/temporal/find-program.ts';
import { startTemporal, type TemporalServer } from '../../../services/stack/temporal/server.ts';
import { createLivenessCheck } from '../../../services/stack/liveness.ts';
import { until } from '../../helpers/until.ts';

describe('a Temporal server that is kept running', () => {
  let dataFolder: string;
  let kept: SupervisedServer<TemporalServer>;
  let current: TemporalServer;
  const told: string[] = [];
  beforeAll(async () => {
    dataFolder = mkdtempSync(path.join(tmpdir(), 'decpage-kept-'));
    const environment = process.env;
    const cliPath = environment.TEMPORAL_CLI_PATH;
    const program = await findTemporalProgram({ cliPath, environment, onProgress: () => undefined });
    const server = { program, dataFolder, namespace: 'kept', storage: 'file', environment } as const;
    kept = await supervise<TemporalServer>({
      name: 'Temporal',
      askEveryMs: 100,
      onProgress: (sentence) => told.push(sentence),
      start: async (ended) => {
        current = await startTemporal({ ...server, ports: ended?.ports, patience: { answerMs: 2_000, stopMs: 200 } });
        return current;
      },
    });
  });
  afterAll(async () => {
    await kept.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('is replaced, on the same ports, when it serves no more although its process runs', async () => {
    const before = kept.first;
    process.kill(before.pid, 'SIGSTOP');

    await until(() => told.includes('Temporal runs again.'));

    expect(told.slice(0, 2)).toEqual(['Temporal serves no more; ending it…', 'Temporal has ended; starting it again…']);
    expect(isRunning(before.pid)).toBe(false);
    expect(current.pid).not.toBe(before.pid);
    expect(current.address).toBe(before.address);
    expect(await until(() => current.serves())).toBe(true);
  });
});

describe('a server that is asked whether it serves', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Whether it is lost after each of these answers, which it gives one question after the other, 10 s apart. */
  async function lostAfter(answers: readonly boolean[]): Promise<boolean[]> {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
    let asked = 0;
    const signs = createLivenessCheck(() => Promise.resolve(answers[asked++] ?? true));
    const lost: boolean[] = [];
    for (let at = 1; at <= answers.length; at++) {
      clock.mockReturnValue(at * 10_000 - 1);
      signs.isLost();
      expect(asked).toBe(at - 1);
      clock.mockReturnValue(at * 10_000);
      signs.isLost();
      expect(asked).toBe(at);
      await Promise.resolve();
      lost.push(signs.isLost());
    }
    return lost;
  }

  it('is lost when it has failed three times in a row, 10 s apart', async () => {
    expect(await lostAfter([true, false, false, false])).toEqual([false, false, false, true]);
    expect(await lostAfter([false, false, true, false, false])).toEqual([false, false, false, false, false]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { freePorts } from '../../../services/stack/ports.ts';
import { type Probes, serveProbes } from '../../../services/worker/probes.ts';

let probes: Probes | undefined;
afterEach(() => probes?.stop());

describe('the probes of a worker', () => {
  it('tell that it lives, and that it takes work only while it does', async () => {
    const [port = 0] = await freePorts(1);
    probes = await serveProbes({ host: '127.0.0.1', port });
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

    const starting = [await ask('/health'), await ask('/health/ready')];
    probes.readyWhile(() => true);
    const running = [await ask('/health'), await ask('/health/ready')];
    probes.readyWhile(() => false);
    const stopping = [await ask('/health'), await ask('/health/ready')];

    expect({ starting, running, stopping }).toEqual({
      starting: [200, 503],
      running: [200, 200],
      stopping: [200, 503],
    });
    expect(await ask('/v1/jobs')).toBe(404);
  });
});

import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertPortIsFree, freePorts } from '../../../services/stack/ports.ts';

describe('the ports of the stack', () => {
  it('follow one another, below those that outgoing connections get', async () => {
    const ports = await freePorts(20);

    expect(ports).toEqual(ports.map((_, at) => (ports[0] ?? 0) + at));
    expect(ports.at(-1)).toBeLessThan(32_768);
  });

  it('are refused with the variable to change when somebody listens there', async () => {
    const [port = 0] = await freePorts(1);
    const wanted = { host: '127.0.0.1', port, variable: 'PORT' };
    await expect(assertPortIsFree(wanted)).resolves.toBeUndefined();
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });

    try {
      await expect(assertPortIsFree(wanted)).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`);
      await expect(assertPortIsFree(wanted)).rejects.toThrow('PORT=<port>, or PORT=0 for any free one.');
      // a port that the configuration refuses is not recommended
      await expect(assertPortIsFree({ ...wanted, variable: 'METRICS_PORT' })).rejects.toThrow(/METRICS_PORT=<port>\.$/);
    } finally {
      server.close();
    }
  });

  it('are refused on an address that is not of this machine', async () => {
    const elsewhere = assertPortIsFree({ host: '192.0.2.1', port: 3000, variable: 'PORT' });

    await expect(elsewhere).rejects.toThrow('Check HOST');
  });
});

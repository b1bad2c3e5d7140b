import { setTimeout as sleep } from 'node:timers/promises';
import { createBenchClient } from '../jobs/client.ts';
import { tell } from '../jobs/report.ts';
import type { Bench } from '../stack.ts';
import { countConnections, diskOf, type Held, heldByPart } from './samples.ts';
import { afterWarmUp, type Demand, judgeSeries, type Series, slopeOf } from './verdict.ts';

const samples = 60;
/** Under steady load, with garbage that is collected now and then. */
const memoryMayGrow = { part: 0.15, by: 30 };
/** A connection or a file that opens and closes with a request is counted or is not. */
const handlesMayGrow = { part: 0.1, by: 4 };

/** Readings of one moment: by part of the system, and of all. */
interface Reading {
  at: number;
  jobs: number;
  held: Map<string, Held>;
  connections: number;
  disk: { data: number; logs: number };
}

/** Jobs one after the other for minutes, by clients that wait for each, while what the service holds is read again and again. */
export async function soak({
  bench: { stack, environment, connect },
  minutes,
  clients,
}: {
  bench: Bench;
  minutes: number;
  clients: number;
}): Promise<Demand[]> {
  const database = await connect();
  const client = await createBenchClient(stack);
  const begun = Date.now();
  const isOver = (): boolean => Date.now() - begun > minutes * 60_000;
  let jobs = 0;
  const working = Promise.all(
    Array.from({ length: clients }, async () => {
      while (!isOver()) {
        await client.runJob();
        jobs += 1;
      }
    }),
  );
  const readings: Reading[] = [];
  while (!isOver()) {
    await Promise.race([sleep((minutes * 60_000) / samples), working]);
    readings.push({
      at: (Date.now() - begun) / 1_000,
      jobs,
      held: heldByPart(),
      connections: await countConnections(database),
      disk: diskOf(environment.DATA_DIR ?? ''),
    });
  }
  await working;
  tell(
    `soak: ${jobs} jobs in ${minutes} minutes by ${clients} clients, ${readings.length} readings, a third to warm up`,
  );
  return [...seriesOf(readings).map(judgeSeries), judgeDisk(readings)];
}

function seriesOf(readings: readonly Reading[]): Series[] {
  const read = (figure: (reading: Reading) => number): Series['readings'] =>
    readings.map((reading) => ({ at: reading.at, value: figure(reading) }));
  // those of other projects hold what they cache: their slopes are told
  const ours = ['gateway', 'worker'];
  return [
    ...[...ours, 'temporal', 'postgres'].flatMap((part): Series[] => {
      const of = (figure: keyof Held) => read(({ held }) => held.get(part)?.[figure] ?? 0);
      const memory = { name: `memory of ${part}`, unit: 'MB', readings: of('memory') };
      const descriptors = { name: `descriptors of ${part}`, unit: '', readings: of('descriptors') };
      return [
        ours.includes(part) ? { ...memory, mayGrow: memoryMayGrow } : memory,
        // each connection of Postgres keeps files open up to a bound, which takes long to reach
        part === 'postgres' ? descriptors : { ...descriptors, mayGrow: handlesMayGrow },
        { name: `sockets of ${part}`, unit: '', readings: of('sockets'), mayGrow: handlesMayGrow },
      ];
    }),
    {
      name: 'connections to the database',
      unit: '',
      readings: read(({ connections }) => connections),
      mayGrow: handlesMayGrow,
    },
    { name: 'logs of writes on the disk', unit: 'MB', readings: read(({ disk }) => disk.logs) },
  ];
}

/** Jobs are kept, so the disk fills with them: by as much for each of the later ones as for each of those before. */
function judgeDisk(readings: readonly Reading[]): Demand {
  const settled = afterWarmUp(readings.map(({ jobs, disk }) => ({ at: jobs, value: disk.data })));
  const half = Math.floor(settled.length / 2);
  const [earlier, later] = [settled.slice(0, half), settled.slice(half)].map((part) => slopeOf(part) * 1_000);
  return {
    what: 'each job takes as much of the disk as those before',
    isMet: (later ?? 0) <= 1.5 * Math.max(earlier ?? 0, 1),
    found: `${earlier?.toFixed(0)} KB a job, later ${later?.toFixed(0)} KB`,
  };
}

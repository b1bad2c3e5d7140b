import type { ChildProcess } from 'node:child_process';

/** Stops what start-servers.ts started, and waits until nothing of it is left. */
export default async function stopServers(): Promise<void> {
  const { testServersHolder: holder } = globalThis as { testServersHolder?: ChildProcess };
  if (holder === undefined || holder.exitCode !== null) return;
  const gone = new Promise((resolve) => {
    holder.once('exit', resolve);
  });
  holder.ref();
  holder.disconnect();
  await gone;
}

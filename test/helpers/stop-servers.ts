import type { ChildProcess } from 'node:child_process';

/** Stops the servers of start-servers.ts and waits until their processes have exited. */
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

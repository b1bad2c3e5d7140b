import { readFileSync } from 'node:fs';

const shell = /^(?:a|ba|da|k|z)?sh$|^busybox$/;

/**
 * Calls `onGone` once npm, which started this process, has ended: it forwards signals but cannot forward SIGKILL. What
 * started npm may end: a script or a terminal that leaves the service running.
 */
export function watchNpm(onGone, everyMs = 300) {
  if (process.platform === 'win32') return;
  // Linux only: elsewhere the shell between npm and this process replaces itself with it
  const hasShell = shell.test(nameOf(process.ppid) ?? '');
  const above = () => (hasShell ? `${process.ppid} ${parentOf(process.ppid)}` : `${process.ppid}`);
  const atStart = above();
  const watching = setInterval(() => {
    if (above() === atStart) return;
    clearInterval(watching);
    onGone();
  }, everyMs);
  watching.unref();
}

const nameOf = (pid) => statOf(pid)?.replace(/^[^(]*\(|\)[^)]*$/g, '');

const parentOf = (pid) =>
  statOf(pid)
    ?.replace(/^.*\) /s, '')
    .split(' ')[1];

/** "pid (name) state parent …"; a name may have brackets. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}

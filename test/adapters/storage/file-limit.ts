/**
 * A command whose process can write no file beyond that many bytes (or twice as many, where the shell counts so): for it
 * the disk is full, whoever runs it and whatever the file system.
 */
export function withFileLimit(bytes: number | undefined, command: readonly string[]): [string, ...string[]] {
  const blocks = bytes === undefined ? 'unlimited' : String(Math.ceil(bytes / 512));
  return ['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...command];
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findTemporalProgram } from '../../services/stack/temporal/find-program.ts';

/** A `temporal` program that does not start while it is held: how a server stays away for longer than a restart takes. */
export async function makeHeldTemporal({
  environment,
}: {
  environment: Readonly<Record<string, string | undefined>>;
}): Promise<{ program: string; hold: () => void; release: () => void; remove: () => void }> {
  const tell = (line: string): void => void process.stderr.write(`${line}\n`);
  const cliPath = environment.TEMPORAL_CLI_PATH;
  const real = await findTemporalProgram({ cliPath, environment, onProgress: tell, signal: undefined });
  const folder = mkdtempSync(path.join(tmpdir(), 'decpage-held-'));
  const [program, mark] = [path.join(folder, 'temporal-held.sh'), path.join(folder, 'temporal-held')];
  const script = `#!/bin/sh\nwhile [ -e '${mark}' ]; do sleep 0.1; done\nexec '${real}' "$@"\n`;
  writeFileSync(program, script, { mode: 0o700 });
  return {
    program,
    hold: () => writeFileSync(mark, ''),
    release: () => rmSync(mark, { force: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

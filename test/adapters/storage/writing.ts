import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { compiledFolder } from '../../helpers/compiled.ts';
import { someBytes } from './bytes.ts';
import { withFileLimit } from './file-limit.ts';

export interface Writing {
  /** Waits until the process says that word; rejects when it ends without. */
  says(word: string): Promise<void>;
  /** What it said last, when it has ended. */
  end(): Promise<string | undefined>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Starts `writer.mjs` as a process of its own. */
export function startWriting(given: {
  how: 'put' | 'stream' | 'half' | 'over' | 'check';
  key: string;
  bytes: number;
  environment: Record<string, string>;
  fileLimit?: number;
}): Writing {
  const { how, key, bytes, environment, fileLimit } = given;
  const node = [process.execPath, 'test/adapters/storage/writer.mjs', compiledFolder];
  const [command, ...rest] = withFileLimit(fileLimit, [...node, how, key]);
  const child = spawn(command, rest, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...environment },
  });
  child.stdin.end(someBytes(bytes));
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  const ended = once(child, 'close');

  return {
    async says(word) {
      while (!said.includes(word)) {
        const [line] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [undefined])]);
        if (line === undefined && !said.includes(word)) throw new Error(`it ended, saying ${said.at(-1)}`);
      }
    },
    async end() {
      await ended;
      return said.at(-1);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

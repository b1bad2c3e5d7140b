import type { Decpage } from '../../../clients/typescript/src/index.ts';
import type { Progress } from './progress.ts';

/** Dependencies of the commands that call a running service. */
export interface ApiCommands {
  /** Runs a command with a client of the configured service. */
  withApi: (work: (client: Decpage) => Promise<void>) => Promise<void>;
  print: (text: string) => void;
  /** Shows progress of commands that wait. */
  withProgress: <T>(work: (progress: Progress) => Promise<T>) => Promise<T>;
}

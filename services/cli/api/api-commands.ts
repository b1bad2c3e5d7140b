import type { Api } from './client.ts';
import type { Progress } from './progress.ts';

/** Dependencies of the commands that call a running service. */
export interface ApiCommands {
  /** Runs a command with a client of the configured service. */
  withApi: (work: (api: Api) => Promise<void>) => Promise<void>;
  print: (text: string) => void;
  /** Shows progress of commands that wait. */
  withProgress: <T>(work: (progress: Progress) => Promise<T>) => Promise<T>;
}

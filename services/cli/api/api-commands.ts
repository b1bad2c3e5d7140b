import type { Api } from './client.ts';
import type { Progress } from './progress.ts';

/** What the commands that call a running service are given. */
export interface ApiCommands {
  /** Calls the work with the service that the environment names. */
  withApi: (work: (api: Api) => Promise<void>) => Promise<void>;
  print: (text: string) => void;
  /** For the commands that wait. */
  withProgress: <T>(work: (progress: Progress) => Promise<T>) => Promise<T>;
}

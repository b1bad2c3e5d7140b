import { ownValue } from '../../domain/lookup.ts';

/** Receives progress messages, one plain sentence each, for the person at the terminal. */
export type OnProgress = (sentence: string) => void;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The minimal environment for a server, without variables such as PG* or TEMPORAL_* that would change its configuration. */
export function bareEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'GOGC'];
  return Object.fromEntries(
    kept.map((name) => [name, ownValue(environment, name)]).filter(([, value]) => value !== undefined),
  );
}

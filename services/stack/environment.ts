import { ownValue } from '../../domain/lookup.ts';

/** Takes one plain sentence for the person who waits. */
export type OnProgress = (sentence: string) => void;

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a server of ours needs from the environment, without the variables that would configure it behind our back. */
export function bareEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE'];
  return Object.fromEntries(
    kept.map((name) => [name, ownValue(environment, name)]).filter(([, value]) => value !== undefined),
  );
}

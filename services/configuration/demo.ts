import { variables } from './variables.ts';

/** What the demo needs of an installation: where it may write and find Temporal, how much it logs, and the model. */
const kept = /^(DATA_DIR|LOG_LEVEL|TEMPORAL_CLI_PATH|MODEL_.*)$/;

/**
 * The environment without the variables that tie a process to an installation, such as its database, queues, bucket and
 * ports: the demo must not work on what `.env` names.
 */
export function demoEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const entries = Object.entries(environment).filter(([name]) => kept.test(name) || !Object.hasOwn(variables, name));
  return { ...Object.fromEntries(entries), PORT: '0', TEMPORAL_UI_PORT: '0' };
}

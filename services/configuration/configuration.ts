import { LoggableError } from '../../domain/failure/loggable-error.ts';
import { ownValue } from '../../domain/lookup.ts';
import { modelProblems } from './model.ts';
import { modelUseProblems } from './model-use.ts';
import { payloadEncryptionProblems } from './payload-encryption.ts';
import { type Configuration, type Variable, type VariableName, variables } from './variables.ts';

/** Lists all invalid or missing variables. */
export class ConfigurationError extends LoggableError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee .env.example.`,
    );
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

/**
 * Parses the environment; empty variables count as not set. `required` lists variables without a default that the caller
 * needs. Throws one ConfigurationError with all problems.
 */
export function parseConfiguration<Required extends VariableName = never>(
  environment: Readonly<Record<string, string | undefined>>,
  { required = [] }: { required?: readonly Required[] } = {},
): Configuration & { readonly [Name in Required]: NonNullable<Configuration[Name]> } {
  const problems: string[] = [];
  const parsed = Object.entries<Variable>(variables).map(([name, variable]) => {
    const given = ownValue(environment, name)?.trim() || variable.default;
    if (given === undefined) {
      if (required.some((wanted) => wanted === name)) problems.push(`${name} must be set. ${variable.help}`);
      return [name, undefined];
    }
    const result = variable.type.safeParse(given);
    if (!result.success) problems.push(`${name} ${result.error.issues[0]?.message}. ${variable.help}`);
    return [name, result.data];
  });
  problems.push(...modelProblems(environment), ...modelUseProblems(environment), ...storageProblems(environment));
  problems.push(...payloadEncryptionProblems(environment));
  if (environment.REQUESTS_DATABASE_URL?.trim() && !environment.DATABASE_URL?.trim()) {
    problems.push('DATABASE_URL must be set to use REQUESTS_DATABASE_URL.');
  }
  if (environment.NODE_ENV === 'production' && environment.OUTBOUND_ALLOW?.trim()) {
    problems.push(
      'OUTBOUND_ALLOW must not be set in production (NODE_ENV=production): it opens private addresses to clients.',
    );
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return Object.fromEntries(parsed);
}

function storageProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string): boolean => Boolean(ownValue(environment, name)?.trim());
  if (!isSet('S3_BUCKET')) {
    const useless = ['S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT'].filter(isSet);
    return useless.map((name) => `S3_BUCKET must be set to use ${name}.`);
  }
  if (isSet('AWS_ACCESS_KEY_ID') === isSet('AWS_SECRET_ACCESS_KEY')) return [];
  return ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together, or none of them.'];
}

/** Contents of .env.example: every variable with its help and its default. */
export function environmentExample(): string {
  const entries = Object.entries<Variable>(variables).map(([name, variable]) => {
    return `# ${variable.help}\n#${name}=${variable.default ?? ''}\n`;
  });
  return `# Copy to .env and uncomment what you change. Shell variables take precedence.\n\n${entries.join('\n')}`;
}

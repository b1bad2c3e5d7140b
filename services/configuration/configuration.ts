import { LoggableError } from '../../domain/failure/loggable-error.ts';
import { ownValue } from '../../domain/lookup.ts';
import { type Listener, problemsTogether } from './rules.ts';
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
 * needs, `listener` says that it listens on ports. Throws one ConfigurationError with all problems.
 */
export function parseConfiguration<Required extends VariableName = never>(
  environment: Readonly<Record<string, string | undefined>>,
  { required = [], listener }: { required?: readonly Required[]; listener?: Listener } = {},
): Configuration & { readonly [Name in Required]: NonNullable<Configuration[Name]> } {
  const problems: string[] = [];
  const given = (name: string) => ownValue(environment, name)?.trim();
  const parsed = Object.entries<Variable>(variables).map(([name, variable]) => {
    const value = given(name) || variable.default;
    if (value === undefined) {
      if (required.some((wanted) => wanted === name)) problems.push(`${name} must be set. ${variable.help}`);
      return [name, undefined];
    }
    const result = variable.type.safeParse(value);
    if (!result.success) problems.push(`${name} ${result.error.issues[0]?.message}. ${variable.help}`);
    return [name, result.data];
  });
  const values = Object.fromEntries(parsed) as ReturnType<typeof parseConfiguration<Required>>;
  const isProduction = environment.NODE_ENV === 'production';
  problems.push(...problemsTogether({ isSet: (name) => Boolean(given(name)), values, isProduction, listener }));
  if (problems.length > 0) throw new ConfigurationError(problems);
  return values;
}

/** Contents of .env.example: every variable with its help and its default. */
export function environmentExample(): string {
  const entries = Object.entries<Variable>(variables).map(([name, variable]) => {
    return `# ${variable.help}\n#${name}=${variable.default ?? ''}\n`;
  });
  return `# Copy to .env and uncomment what you change. Shell variables take precedence.\n\n${entries.join('\n')}`;
}

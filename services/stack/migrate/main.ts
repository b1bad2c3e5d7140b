import { ConfigurationError, parseConfiguration } from '../../../domain/configuration.ts';
import { terminalText } from '../../../domain/control-characters.ts';
import { StackError } from '../stack-error.ts';
import { applyMigrations } from './apply-migrations.ts';

try {
  const { DATABASE_URL: url } = parseConfiguration(process.env, { required: ['DATABASE_URL'] });
  const applied = await applyMigrations(url);
  process.stderr.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
} catch (error) {
  if (!(error instanceof StackError || error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${terminalText(error.message)}\n`);
  process.exitCode = 1;
}

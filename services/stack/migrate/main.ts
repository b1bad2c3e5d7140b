import { parseConfiguration } from '../../configuration/configuration.ts';
import { terminalText } from '../../../domain/text/control-characters.ts';
import { explain } from '../../../domain/failure/describe-error.ts';
import { applyMigrations } from './apply-migrations.ts';

try {
  const configuration = parseConfiguration(process.env, { required: ['DATABASE_URL'] });
  const applied = await applyMigrations(configuration.DATABASE_URL, configuration.REQUESTS_DATABASE_URL);
  process.stderr.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
} catch (error) {
  process.stderr.write(`${terminalText(explain(error))}\n`);
  process.exitCode = 1;
}

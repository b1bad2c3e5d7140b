// Generates files from declarations in the code; tests fail if they are out of date.
import { writeFileSync } from 'node:fs';
import { environmentExample } from '../services/configuration/configuration.ts';
import { dynamicConfigurationFile } from '../services/stack/temporal/settings.ts';
import { clientTypes } from './client-types.ts';

writeFileSync('.env.example', environmentExample());
writeFileSync('deploy/temporal/dynamic-config.yaml', dynamicConfigurationFile());
for (const [file, text] of await clientTypes()) writeFileSync(file, text);

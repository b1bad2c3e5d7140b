// Writes the files that say in another form what the code declares; tests fail when they differ.
import { writeFileSync } from 'node:fs';
import { environmentExample } from '../services/configuration/configuration.ts';
import { dynamicConfigurationFile } from '../services/stack/temporal/settings.ts';

writeFileSync('.env.example', environmentExample());
writeFileSync('deploy/temporal/dynamic-config.yaml', dynamicConfigurationFile());

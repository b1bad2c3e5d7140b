import { writeFileSync } from 'node:fs';
import { environmentExample } from '../domain/configuration.ts';

writeFileSync('.env.example', environmentExample());

// Compares the API with that of the last release; exits with code 1 when a difference is not in the changelog, or breaks callers.
//   npm run contract               what is wrong
//   npm run contract -- --list     every difference
//   npm run contract -- --release  keeps the API as it is now as that of the last release
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOpenApiDocument } from '../services/gateway/openapi/openapi.ts';
import { compareOpenApi } from './contract/compare-openapi.ts';
import { contractProblems, sentenceOf } from './contract/contract-problems.ts';
import type { OpenApi } from './contract/openapi-types.ts';

const root = path.join(import.meta.dirname, '..');
const releasedFile = path.join(root, 'test/contract/released-openapi.json');
// a round trip, because the document shares objects between its parts
const current = JSON.parse(JSON.stringify(createOpenApiDocument())) as OpenApi;

if (process.argv.includes('--release')) writeFileSync(releasedFile, `${JSON.stringify(current, null, 1)}\n`);

const released = JSON.parse(readFileSync(releasedFile, 'utf8')) as OpenApi;
const changes = compareOpenApi(released, current);
if (process.argv.includes('--list'))
  for (const change of changes) console.log(`${change.breaking ? 'breaking ' : ''}${sentenceOf(change)}`);

const problems = contractProblems({
  released,
  current,
  changelog: readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'),
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('\nWhat to do: CONTRIBUTING.md, "Changing the API"');
else console.log(`${changes.length} differences from ${released.info.version}, all told`);
process.exit(problems.length > 0 ? 1 : 0);

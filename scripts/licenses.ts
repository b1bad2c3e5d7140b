// Lists the licenses of all dependencies; exits with code 1 when there is one that is not allowed. Needs no network.
//   npm run licenses               what is wrong, and how many packages have each license
//   npm run licenses -- --list     every package with its version and license
//   npm run licenses -- --record   writes those of the Python client to its record; needs Python and its package index once
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledPackages } from './licenses/bundled-packages.ts';
import { declaredInFiles, type Dependency, licenseProblem } from './licenses/license-rules.ts';
import { npmDependencies } from './licenses/npm-dependencies.ts';
import { listInstalled, pythonDependencies, unrecorded } from './licenses/python-dependencies.ts';
import { preparePythonTools } from './python/environment.ts';

const root = path.join(import.meta.dirname, '..');

if (process.argv.includes('--record')) {
  const prepared = await preparePythonTools();
  if ('missing' in prepared) throw new Error(`cannot record the licenses of the Python client: ${prepared.missing}`);
  const found = execFileSync(prepared.tools.python, ['-c', listInstalled, 'httpx', 'pydantic'], { encoding: 'utf8' });
  const text = JSON.stringify(JSON.parse(found), null, 2);
  writeFileSync(path.join(root, 'clients/python/licenses.json'), `${text}\n`);
}

const sources: [source: string, dependencies: Dependency[]][] = [
  ['npm', npmDependencies(root, bundledPackages(root))],
  ['python', pythonDependencies(root)],
];
const problems = sources.flatMap(([source, dependencies]) =>
  dependencies.flatMap((one) => {
    const problem = licenseProblem(one);
    return problem === undefined ? [] : [`${source} ${one.name} ${one.version}: ${problem}`];
  }),
);
problems.push(
  ...unrecorded(root, pythonDependencies(root)).map(
    (pin) => `python ${pin}: not recorded, run npm run licenses -- --record`,
  ),
);

if (process.argv.includes('--list')) list();
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('\nWhat is allowed, and why: scripts/licenses/license-rules.ts');
else summarize();
process.exit(problems.length > 0 ? 1 : 0);

function list(): void {
  for (const [source, dependencies] of sources)
    for (const one of dependencies)
      console.log(
        [source, one.delivered ? 'delivered' : 'development', one.name, one.version, licenseOf(one)].join('\t'),
      );
}

function summarize(): void {
  const counts = new Map<string, number>();
  for (const one of sources.flatMap(([, dependencies]) => dependencies)) {
    const kind = `${licenseOf(one)} (${one.delivered ? 'delivered' : 'development'})`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of [...counts].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(5)}  ${kind}`);
}

function licenseOf({ name, version, license }: Dependency): string {
  return license ?? declaredInFiles.get(`${name}@${version}`) ?? 'none';
}

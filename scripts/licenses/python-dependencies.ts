import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dependency } from './license-rules.ts';

/** What the environment of the Python client has installed: recorded, because a check may not need Python. */
const recorded = 'clients/python/licenses.json';

/** The packages of the Python client with their licenses, as `npm run licenses -- --record` found them. */
export function pythonDependencies(root: string): Dependency[] {
  return JSON.parse(readFileSync(path.join(root, recorded), 'utf8')) as Dependency[];
}

/** Pinned packages that the record lacks or has in another version. */
export function unrecorded(root: string, dependencies: readonly Dependency[]): string[] {
  const known = new Set(dependencies.map(({ name, version }) => `${canonical(name)}==${version}`));
  const names = new Set(dependencies.map(({ name }) => canonical(name)));
  const pinned = readFileSync(path.join(root, 'clients/python/requirements-dev.txt'), 'utf8').split('\n');
  const needed = /^dependencies = \[(.*)\]$/m.exec(
    readFileSync(path.join(root, 'clients/python/pyproject.toml'), 'utf8'),
  );
  const direct = [...(needed?.[1] ?? '').matchAll(/"([\w.-]+)/g)].map(([, name = '']) => canonical(name));
  return [
    ...pinned.filter((line) => /^[\w.-]+==/.test(line)).filter((line) => !known.has(canonicalPin(line))),
    ...direct.filter((name) => !names.has(name)),
  ];
}

/** Prints the packages of the environment that runs it; an extra that a package offers needs nothing. */
export const listInstalled = `
import importlib.metadata as metadata, json, re, sys
key = lambda name: re.sub(r'[-_.]+', '-', name).lower()
installed = {key(d.metadata['Name']): d for d in metadata.distributions()}
spdx = {
    'Apache Software License': 'Apache-2.0', 'Apache Software': 'Apache-2.0', 'BSD License': 'BSD-3-Clause',
    'MIT License': 'MIT', 'Mozilla Public License 2.0 (MPL 2.0)': 'MPL-2.0',
}
def license(d):
    m = d.metadata
    if m.get('License-Expression'): return m['License-Expression']
    if re.fullmatch(r'[A-Za-z]+-?[\\d.]*(-Clause)?', m.get('License') or ''): return m['License']
    named = [c.split(' :: ')[-1] for c in m.get_all('Classifier') or [] if c.startswith('License ::')]
    return spdx.get(named[0]) if named else None
delivered = set()
def visit(name):
    if name in delivered or name not in installed: return
    delivered.add(name)
    for line in installed[name].requires or []:
        if 'extra ==' not in line: visit(key(re.match(r'[\\w.-]+', line)[0]))
for name in sys.argv[1:]: visit(key(name))
print(json.dumps([
    {'name': d.metadata['Name'], 'version': d.version, 'license': license(d), 'delivered': name in delivered}
    for name, d in sorted(installed.items()) if name not in ('pip', 'setuptools')
]))
`;

/** Names of Python packages are equal whatever stands between their words. */
function canonical(name: string): string {
  return name.replaceAll(/[-_.]+/g, '-').toLowerCase();
}

function canonicalPin(line: string): string {
  const [name = '', version = ''] = line.trim().split('==');
  return `${canonical(name)}==${version}`;
}

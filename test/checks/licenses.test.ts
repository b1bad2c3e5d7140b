import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licenseProblem } from '../../scripts/licenses/license-rules.ts';
import { npmDependencies } from '../../scripts/licenses/npm-dependencies.ts';
import { unrecorded } from '../../scripts/licenses/python-dependencies.ts';

const root = path.join(import.meta.dirname, '../..');
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'licenses-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const delivered = (license: string | undefined, name = 'some-package') =>
  licenseProblem({ name, version: '3.1.0', license, delivered: true });
const development = (license: string | undefined) =>
  licenseProblem({ name: 'some-tool', version: '3.1.0', license, delivered: false });

describe('the license of a delivered package', () => {
  it.each(['MIT', 'MIT OR GPL-3.0-only', '(MIT OR GPL-2.0-only) AND ISC', 'MIT and ISC'])('may be %s', (license) => {
    expect(delivered(license)).toBeUndefined();
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND LGPL-3.0-only',
    'MPL-2.0',
    'SEE LICENSE IN file',
    'UNLICENSED',
  ])('may not be %s', (license) => {
    expect(delivered(license)).toBe(`${license} is not allowed for what is delivered`);
  });

  it('has to be declared', () => {
    expect(delivered(undefined)).toBe('declares no license');
  });

  it('may be another one for a package that was looked at, as long as the package keeps it', () => {
    expect(delivered('MPL-2.0', 'certifi')).toBeUndefined();
    expect(delivered('GPL-3.0-only', 'certifi')).toBe('GPL-3.0-only is not allowed for what is delivered');
  });
});

describe('the license of a tool', () => {
  it('may be weak copyleft and nothing stronger', () => {
    expect(development('MPL-2.0')).toBeUndefined();
    expect(development('GPL-3.0-only')).toBe('GPL-3.0-only is not allowed for development');
  });
});

describe('a package of the lock', () => {
  const locked = {
    '': { name: 'decpage' },
    'node_modules/service': { version: '3.1.0', license: 'MIT' },
    'node_modules/console': { version: '3.1.0', license: 'MIT', dev: true, dependencies: { nested: '*' } },
    'node_modules/console/node_modules/nested': { version: '2.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/nested': { version: '3.1.0', license: 'MIT', dev: true },
    'node_modules/tool': { version: '3.1.0', license: 'MIT', devOptional: true },
  };
  const deliveredOf = async (bundled: string[]) => {
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
    const found = npmDependencies(folder, bundled).filter((one) => one.delivered);
    return found.map(({ name, version }) => `${name}@${version}`);
  };

  it('is delivered when the service needs it', async () => {
    expect(await deliveredOf([])).toEqual(['service@3.1.0']);
  });

  it('is delivered when the console is built from it, with what Node finds for it', async () => {
    expect(await deliveredOf(['console'])).toEqual(['service@3.1.0', 'console@3.1.0', 'nested@2.0.0']);
  });
});

describe('a package of the Python client', () => {
  it('has to be recorded in the version that is pinned', async () => {
    await mkdir(path.join(folder, 'clients/python'), { recursive: true });
    await writeFile(path.join(folder, 'clients/python/requirements-dev.txt'), '# tools\nsome_tool==1.0\nother==2.0\n');
    await writeFile(
      path.join(folder, 'clients/python/pyproject.toml'),
      'dependencies = ["other>=1", "new-one>=1,<2"]\n',
    );
    const recorded = ['some-tool 1.0', 'other 1.9'].map((text) => {
      const [name = '', version = ''] = text.split(' ');
      return { name, version, license: 'MIT', delivered: false };
    });
    expect(unrecorded(folder, recorded)).toEqual(['other==2.0', 'new-one']);
  });
});

describe('the bill of materials', () => {
  it('has every package of the lock', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [npm = '', ...parameters] = (scripts['sbom'] ?? '').split(' ');
    const shell = process.platform === 'win32';
    const bill = JSON.parse(
      execFileSync(npm, parameters, {
        cwd: root,
        shell,
        encoding: 'utf8',
        maxBuffer: 64e6,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    ) as { bomFormat: string; components: { purl: string }[] };
    const listed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
    const needed = npmDependencies(root, []).map(({ name, version }) => `pkg:npm/${name}@${version}`);

    expect(bill.bomFormat).toBe('CycloneDX');
    expect(needed.filter((purl) => !listed.has(purl))).toEqual([]);
  });
});

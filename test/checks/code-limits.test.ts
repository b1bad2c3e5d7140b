import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Override {
  files: string[];
  rules: Record<string, string | [string, { max: number }]>;
}

const root = path.join(import.meta.dirname, '../..');
const { rules, overrides } = JSON.parse(await readFile(path.join(root, '.oxlintrc.json'), 'utf8')) as Override & {
  overrides: Override[];
};

/** How many files of the rules engine still break each limit. A number here only ever goes down. */
const stillListed = {
  'eslint/complexity': 7,
  'eslint/max-depth': 3,
};

const limits = [
  ...Object.keys(stillListed),
  'eslint/max-params',
  'limits/max-function-lines',
  'limits/max-regex-length',
];
const limitsOnly = (all: Override['rules']): Override['rules'] =>
  Object.fromEntries(Object.entries(all).filter(([rule]) => limits.includes(rule)));

/** The overrides that let single files break a limit. */
const exceptions = overrides.filter(
  (override) => Object.keys(limitsOnly(override.rules)).length > 0 && !override.files.includes('test/**'),
);
const listed = exceptions.flatMap((exception) =>
  exception.files.flatMap((file) => Object.keys(exception.rules).map((rule) => `${rule} ${file}`)),
);

const folders: string[] = [];

afterAll(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** Runs oxlint on files or folders with nothing but the limits; answers `rule file` of what it finds. */
async function broken({
  cwd,
  rules: limited,
  paths = ['domain'],
}: {
  cwd: string;
  rules: Override['rules'];
  paths?: readonly string[];
}): Promise<string[]> {
  const configuration = {
    plugins: [],
    jsPlugins: [path.join(root, 'scripts/lint-plugin.mjs')],
    categories: { correctness: 'off' },
    ignorePatterns: ['node_modules', 'generated'],
    rules: limited,
  };
  const file = path.join(await temporaryFolder(), 'limits.json');
  await writeFile(file, JSON.stringify(configuration));
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve, reject) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [oxlint, '-c', file, '-f', 'json', ...paths], options, (error, stdout, stderr) => {
      // 1 is the exit code for "found something"
      if (error && error.code !== 1) reject(new Error(stderr || stdout, { cause: error }));
      else resolve(stdout);
    });
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(
    ({ code, filename }) => `${code.replace(/\((.*)\)/, '/$1')} ${filename.replaceAll('\\', '/')}`,
  );
  return [...new Set(found)].sort();
}

async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'limits-')));
  folders.push(folder);
  return folder;
}

const repeated = (times: number, text: string): string => Array.from({ length: times }, () => text).join('\n');
const branching = (ifs: number): string =>
  `export function f(x: number) {\n${repeated(ifs, 'if (x) return 1;')}\nreturn 2;\n}`;
const nested = (depth: number): string =>
  `export function f(x: number) {\n${'if (x) {'.repeat(depth)}\nx += 1;\n${'}'.repeat(depth)}\n}`;
const taking = (parameters: number): string =>
  `export const f = (${Array.from({ length: parameters }, (_, at) => `p${at} = 1`).join(', ')}) => p0;`;
const lines = (count: number): string => repeated(count, 'g();');
const factory = (linesEach: number): string => `export function create() {
  const first = () => {\n${lines(linesEach)}\n};
  function second() {\n${lines(linesEach)}\n}
  return { first, second, third: async () => {\n${lines(linesEach)}\n}, fourth() {\n${lines(linesEach)}\n} };
}`;
const passing = (callbacks: number): string => repeated(callbacks, `g(() => {\n${lines(18)}\n});`);
const commented = (count: number): string =>
  `${lines(count)}\n${repeated(20, '// why')}\n\n\n/**\n${repeated(9, ' * more')}\n */`;
const letters = (count: number): string => 'a'.repeat(count);
const part = 'declare const part: string;\n';

/** What is refused, code that is just within the limit, code that is just beyond. */
const planted: Record<string, [what: string, within: string, beyond: string][]> = {
  'eslint/complexity': [['more than 15 branches in a function', branching(14), branching(15)]],
  'eslint/max-depth': [['blocks that are nested more than 3 deep', nested(3), nested(4)]],
  'eslint/max-params': [['more than 4 parameters', taking(4), taking(5)]],
  'limits/max-function-lines': [
    ['more than 60 lines', `function f() {\n${lines(58)}\n}`, `function f() {\n${lines(59)}\n}`],
    [
      'so long an arrow function',
      `export const f = () => {\n${lines(58)}\n};`,
      `export const f = () => {\n${lines(59)}\n};`,
    ],
    ['so long a method', `export class C { m() {\n${lines(58)}\n} }`, `export class C { m() {\n${lines(59)}\n} }`],
    ['lines of code, not comments', `function f() {\n${commented(58)}\n}`, `function f() {\n${commented(59)}\n}`],
    ['a long function in a factory, not a long factory', factory(58), factory(59)],
    ['many callbacks in a function', `function f() {\n${passing(2)}\n}`, `function f() {\n${passing(3)}\n}`],
    [
      'many callbacks in a method',
      `export const o = { m: () => {\n${passing(2)}\n} };`,
      `export const o = { m: () => {\n${passing(3)}\n} };`,
    ],
  ],
  'limits/max-regex-length': [
    [
      'a literal of more than 120 characters',
      `export const p = /${letters(120)}/u;`,
      `export const p = /${letters(121)}/u;`,
    ],
    ['so long a text', `new RegExp('${letters(120)}');`, `new RegExp('${letters(121)}');`],
    [
      'so long a template',
      `${part}RegExp(\`${letters(120)}\${part}\`);`,
      `${part}RegExp(\`${letters(121)}\${part}\`);`,
    ],
    ['so long a raw template', `RegExp(String.raw\`${letters(120)}\`);`, `RegExp(String.raw\`${letters(121)}\`);`],
    [
      'so long a sum',
      `${part}RegExp('${letters(60)}' + part + '${letters(60)}');`,
      `${part}RegExp('${letters(60)}' + part + '${letters(61)}');`,
    ],
  ],
};
const cases = Object.entries(planted).flatMap(([rule, each]) =>
  each.map(([what, within, beyond], at) => ({ rule, what, within, beyond, name: `${path.basename(rule)}-${at}` })),
);

describe('the limits of code', () => {
  let found: string[];

  beforeAll(async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'domain'));
    for (const { name, within, beyond } of cases) {
      await writeFile(path.join(folder, `domain/${name}-within.ts`), within);
      await writeFile(path.join(folder, `domain/${name}-beyond.ts`), beyond);
    }
    found = await broken({ cwd: folder, rules: limitsOnly(rules) });
  });

  it.each(cases)('refuse $what', ({ rule, name }) => {
    const ofCase = found.filter((line) => line.includes(` domain/${name}-`));
    expect(ofCase).toEqual([`${rule} domain/${name}-beyond.ts`]);
  });

  it('are errors', () => {
    expect(Object.keys(limitsOnly(rules)).sort()).toEqual(limits.sort());
    expect(Object.values(limitsOnly(rules)).filter(([severity]) => severity !== 'error')).toEqual([]);
  });

  it('hold for tests as well, the length of functions apart', () => {
    const forTests = overrides.filter(({ files }) => files.includes('test/**')).map((override) => override.rules);
    expect(Object.assign({}, ...forTests.map(limitsOnly))).toEqual({
      'limits/max-function-lines': 'off',
      'eslint/max-depth': ['error', { max: 4 }],
      'eslint/max-params': ['error', { max: 5 }],
    });
  });
});

describe('the files that may still break a limit', () => {
  it('are files of the rules engine', () => {
    const files = new Set(exceptions.flatMap((exception) => exception.files));
    expect([...files].filter((file) => !/^domain\/(?:assistant|extraction|reading)\/[^*]+\.ts$/.test(file))).toEqual(
      [],
    );
  });

  it('become fewer, never more', () => {
    const counts = Object.fromEntries(
      Object.keys(stillListed).map((rule) => [rule, listed.filter((line) => line.startsWith(`${rule} `)).length]),
    );
    expect(counts).toEqual(stillListed);
    expect(listed).toHaveLength(Object.values(stillListed).reduce((sum, count) => sum + count, 0));
  });

  it('are exactly those that break it: one that no longer does leaves the list', async () => {
    expect(await broken({ cwd: root, rules: limitsOnly(rules) })).toEqual(listed.sort());
  });

  it('get no worse than the worst of them is', async () => {
    const tighter = exceptions.flatMap((exception) =>
      Object.entries(exception.rules).map(([rule, setting]): [string, [string, { max: number }]] => {
        if (typeof setting === 'string') throw new Error(`${rule} is switched off for ${exception.files.join()}`);
        return [rule, ['error', { max: setting[1].max - 1 }]];
      }),
    );
    // all other files keep the limits themselves
    const paths = exceptions.flatMap(({ files }) => files);
    const found = await broken({ cwd: root, rules: Object.fromEntries(tighter), paths });
    const rulesFound = new Set(found.map((line) => line.split(' ', 1).join()));
    expect([...rulesFound].toSorted()).toEqual(Object.keys(stillListed));
  });
});

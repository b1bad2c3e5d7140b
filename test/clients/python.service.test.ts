import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFolder, interpreterIn, preparePythonTools, type PythonTools } from '../../scripts/python/environment.ts';
import { generatorInputs, writeGeneratedPackage } from '../../scripts/python/generated-package.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startReceiver } from '../helpers/receiver.ts';
import { startService } from '../helpers/service.ts';

const declarations = [
  'Personal Auto Declarations',
  'Policy Number: QX-445-1182',
  'Named Insured: Marta Ellison',
  'Policy Period: 03/01/2026 to 09/01/2026',
];

const prepared = await preparePythonTools();
const missing = 'missing' in prepared ? prepared.missing : undefined;
const tools = 'tools' in prepared ? prepared.tools : (undefined as unknown as PythonTools);

/** Runs an interpreter in the folder of the client, without traces in it; what it prints belongs to the failure. */
async function run(python: string, parameters: readonly string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...variables };
  return await promisify(execFile)(python, parameters, { cwd: clientFolder, env }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    },
  );
}

let folder: string;
/** An interpreter that has nothing but the package, what it depends on, and pytest. */
let python: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-python-'));
  if (missing === undefined) python = interpreterIn(await installPackage());
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Builds the package and installs it into an empty environment, which all clones of the same package share. */
async function installPackage(): Promise<string> {
  const installed = path.join(tools.cache, `client-${(await sourcesOfPackage()).slice(0, 16)}`);
  if (existsSync(installed)) return installed;
  const fresh = `${installed}.${process.pid}`;
  await run(tools.python, ['-m', 'hatchling', 'build', '--target', 'wheel', '--directory', folder]);
  await run(tools.python, ['-m', 'venv', '--without-pip', fresh]);
  const [wheel = 'none'] = (await readdir(folder)).filter((name) => name.endsWith('.whl'));
  const pip = ['-m', 'pip', '--python', interpreterIn(fresh), '--disable-pip-version-check', '--quiet'];
  const offline = ['--no-index', '--find-links', tools.wheels];
  await run(tools.python, [...pip, 'install', ...offline, path.join(folder, wheel), 'pytest']);
  // another clone may have been first
  await rename(fresh, installed).catch(() => rm(fresh, { recursive: true, force: true }));
  return installed;
}

// elsewhere the name of the tests says why they are skipped
describe.skipIf(missing !== undefined)(
  `the Python client${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  () => {
    it('is generated from the API as it is now', async () => {
      const committed = path.join(clientFolder, 'src/decpage');
      const seen = path.join(tools.cache, `fresh-${await contentOf(committed, path.join(clientFolder, 'scripts'))}`);
      // generating takes long, and gives the same for the same input
      if (existsSync(seen)) return;
      const copy = path.join(folder, 'generated');
      await cp(committed, copy, { recursive: true });
      await writeGeneratedPackage(tools, copy);

      expect(await filesIn(copy)).toEqual(await filesIn(committed));
      await writeFile(seen, '');
    });

    it('keeps the rules of mypy in strict mode and of ruff', async () => {
      const ruff = ['-m', 'ruff'];
      const types = ['-m', 'mypy', '--cache-dir', path.join(tools.cache, 'mypy'), 'src/decpage', 'tests'];
      expect((await run(tools.python, types)).stdout).toMatch(/^Success/);
      await run(tools.python, [...ruff, 'check', '--no-cache', '.']);
      await run(tools.python, [...ruff, 'format', '--no-cache', '--check', '.']);
    });

    it('needs httpx and pydantic only, and brings its types', async () => {
      const look =
        'import decpage, importlib.metadata as m, pathlib; ' +
        'print(m.version("decpage"), *m.requires("decpage"), (pathlib.Path(decpage.__file__).parent / "py.typed").exists())';
      const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };

      expect((await run(python, ['-c', look])).stdout).toBe(`${version} httpx<1,>=0.27 pydantic<3,>=2.7 True\n`);
    });

    it('passes its own tests where it was installed', async () => {
      const { stdout } = await run(python, ['-m', 'pytest', '-p', 'no:cacheprovider']);

      expect(stdout).toMatch(/^\d{2,} passed/m);
    });

    it('extracts, keeps documents, asks and manages keys at a real service', async () => {
      const receiver = await startReceiver();
      const service = await startService({ allow: [receiver.endpoint] });
      try {
        await service.startWorkers();
        const [policy, event] = [path.join(folder, 'policy.pdf'), path.join(folder, 'event.json')];
        await writeFile(policy, await plainPdf([declarations]));
        const received = receiver.received(1).then(async ([call]) => await writeFile(event, JSON.stringify(call)));
        const story = path.join(process.cwd(), 'test/clients/python-story.py');
        const variables = { DECPAGE_URL: service.url, DECPAGE_API_KEY: await service.makeKey('people') };
        const { stdout } = await run(python, [story, policy, event, `${receiver.url}/hook`], variables);
        await received;

        expect(stdout).toBe('all is well\n');
      } finally {
        await receiver.close();
        await service.stop();
      }
    });
  },
);

/** Python files of a folder with their texts. */
async function filesIn(root: string): Promise<Map<string, string>> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.py')).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(root, name), 'utf8')] as const)),
  );
}

/** Identifies what the wheel is built from and what it is installed with. */
async function sourcesOfPackage(): Promise<string> {
  const names = ['pyproject.toml', 'README.md', '../../package.json'];
  const texts = await Promise.all(names.map((name) => readFile(path.join(clientFolder, name), 'utf8')));
  const hash = createHash('sha256').update([tools.wheels, ...texts].join('\0'));
  return hash.update(await contentOf(path.join(clientFolder, 'src'))).digest('hex');
}

/** Identifies what is generated and all that it is generated from. */
async function contentOf(...roots: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const files of [generatorInputs(), ...(await Promise.all(roots.map(filesIn)))]) {
    for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  }
  return hash.digest('hex');
}

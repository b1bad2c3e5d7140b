// One command from a clean clone: installs what is missing, generates the database client, then runs
//   node scripts/bootstrap.mjs ENTRY.ts [ARGUMENTS]       a TypeScript entry
//   node scripts/bootstrap.mjs --sources ENTRY.ts [ARGUMENTS]   the same, never compiled beforehand
//   node scripts/bootstrap.mjs --run SCRIPT [ARGUMENTS]   a script of package.json
// `npm start` has a POSIX shell make room with exec, so that it is what npm waits for; cmd.exe knows no exec and goes on
// after `||`.
// Uses Node built-ins only, and prints to stderr only: stdout is reserved for the program that it starts.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentOf, keepBuild, restoreBuild } from './build-cache.mjs';
import { buildCachedConsole, needsConsole } from './build-console.mjs';
import { needsDocs } from './docs/sources.mjs';
import { watchNpm } from './watch-npm.mjs';

const oldestNode = [20, 19];
const root = path.join(import.meta.dirname, '..');
// the first parameter may be an option of ours
const fromSources = process.argv[2] === '--sources';
const [first, ...others] = process.argv.slice(fromSources ? 3 : 2);
const inRoot = (...names) => path.join(root, ...names);
const say = (sentence) => process.stderr.write(`${sentence}\n`);

function assertNodeIsNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  say(
    `decpage needs Node ${oldestNode.join('.')} or newer, this is ${process.versions.node}. Get one from https://nodejs.org`,
  );
  process.exit(1);
}

function needsInstall() {
  const installedList = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installedList)) return true;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(installedList);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).some(([place, { version, optional }]) => {
    if (place === '') return false;
    // the ones for other platforms are never installed
    if (installed[place] === undefined) return optional !== true;
    return installed[place].version !== version;
  });
}

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const needsGenerate = () => changedAt(inRoot('prisma/generated/client.ts')) < changedAt(inRoot('prisma/schema.prisma'));

// Compiled code starts in half the time, because it needs no loader and no transformation.
const compiled = inRoot('node_modules/.cache/decpage/build');
const isCompiled = (entry) => !fromSources && entry.startsWith('services/');
const servesConsole = first === 'services/stack/main.ts' && process.env.CONSOLE !== 'off';
const servesDocs = first === 'services/stack/main.ts' && process.env.DOCS !== 'off';
const stampOf = (folder) => path.join(folder, 'sources');
const needsCompile = () => !existsSync(stampOf(compiled)) || readFileSync(stampOf(compiled), 'utf8') !== sources();

/** Changes with every file that is compiled. */
function sources() {
  const hash = createHash('sha256').update(process.version);
  const { include } = JSON.parse(readFileSync(inRoot('tsconfig.build.json'), 'utf8'));
  for (const folder of include) {
    for (const name of readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!name.endsWith('.ts')) continue;
      const { size, mtimeMs } = statSync(inRoot(folder, name));
      hash.update(`${folder}/${name} ${size} ${mtimeMs} `);
    }
  }
  return hash.digest('hex');
}

/** The same in every clone of the same sources, unlike the times of files. */
function contentOfCode() {
  const { include } = JSON.parse(readFileSync(inRoot('tsconfig.build.json'), 'utf8'));
  const settings = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json', 'scripts/compile.mjs'];
  return contentOf([...settings, ...include], (name) => /\.(ts|json)$/.test(name));
}

async function compile() {
  const stamp = sources();
  const [fresh, old] = [`${compiled}.${process.pid}`, `${compiled}.${process.pid}.old`];
  const build = { name: 'code', content: contentOfCode() };
  if (!restoreBuild({ ...build, target: fresh })) {
    const args = [inRoot('scripts/compile.mjs'), fresh];
    await step({ doing: 'Compiling', command: process.execPath, args });
    keepBuild({ ...build, source: fresh });
  }
  writeFileSync(stampOf(fresh), stamp);
  if (existsSync(compiled)) renameSync(compiled, old);
  renameSync(fresh, compiled);
  rmSync(old, { recursive: true, force: true });
}

async function prepare({ compiles, serves }) {
  const isReady = () =>
    !needsInstall() && !needsGenerate() && !(compiles && needsCompile()) && !(serves && needsConsole());
  if (isReady()) return;
  const release = await lock();
  try {
    if (needsInstall()) {
      const npm = npmCommand(['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']);
      await step({ doing: 'Installing dependencies', ...npm });
      rmSync(inRoot('prisma/generated'), { recursive: true, force: true });
    }
    if (needsGenerate()) {
      const prisma = [inRoot('node_modules/prisma/build/index.js'), 'generate'];
      await step({ doing: 'Generating the database client', command: process.execPath, args: prisma });
    }
    if (compiles && needsCompile()) await compile();
    if (serves && needsConsole()) {
      await buildCachedConsole((args, env) =>
        step({ doing: 'Building the console', command: process.execPath, args, env }),
      );
    }
  } finally {
    release();
  }
}

/** Prevents concurrent first starts from installing into the same folder. */
async function lock() {
  const folder = path.join(tmpdir(), `decpage-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);
  for (let waited = false; ; waited = true) {
    try {
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'pid'), String(process.pid));
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!waited) say('Waiting for another start of decpage to finish its installation…');
    await sleep(500);
    if (!isHeld(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isHeld(folder) {
  try {
    process.kill(Number(readFileSync(path.join(folder, 'pid'), 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs a command without its output, which is shown if it fails; prints every few seconds that it is still running. */
function step({ doing, command, args, env = {}, shell = false }) {
  const started = Date.now();
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`;
  say(`${doing}…`);
  const ticking = setInterval(() => say(`${doing}: ${elapsed()} elapsed`), 10_000);
  const child = spawn(command, args, {
    cwd: root,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${doing} failed:\n${output.trim()}`));
    });
  }).finally(() => clearInterval(ticking));
}

function npmCommand(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return { command: process.execPath, args: [npm, ...args] };
  return { command: 'npm', args, shell: process.platform === 'win32' };
}

function nodeCommand([entry, ...args]) {
  const settings = existsSync(inRoot('.env')) ? [`--env-file=${inRoot('.env')}`] : [];
  const program = isCompiled(entry)
    ? ['--enable-source-maps', path.join(compiled, entry.replace(/\.ts$/, '.js'))]
    : ['--import', 'tsx', inRoot(entry)];
  return { command: process.execPath, args: [...settings, ...program, ...args] };
}

/** Beside the service, which serves the pages as soon as they are there: a build takes some 15 s of processor time. */
function buildDocsBeside() {
  const child = spawn(process.execPath, ['--import', 'tsx', inRoot('scripts/docs/build.ts')], {
    cwd: root,
    stdio: 'ignore',
  });
  child.once('error', (error) => say(`The documentation was not built: ${error.message}`));
  child.once('exit', (code) => code > 0 && say('The documentation was not built: npm run docs says why'));
  process.once('exit', () => child.kill());
  try {
    setPriority(child.pid, 10);
  } catch {
    // it has ended already, or the system does not allow it
  }
}

/** Replaces this process as far as Node allows: same terminal, forwarded signals, same exit code. */
function become({ command, args, shell = false }) {
  const child = spawn(command, args, { cwd: process.cwd(), shell, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) watchNpm(() => child.connected && child.disconnect());
  child.once('error', (error) => {
    say(`${command} cannot be run: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

assertNodeIsNewEnough();
try {
  await prepare({ compiles: isCompiled(first), serves: servesConsole });
} catch (error) {
  say(error.message);
  process.exit(1);
}
if (servesDocs && needsDocs()) buildDocsBeside();
become(
  first === '--run'
    ? npmCommand(['run', '--silent', others[0], '--', ...others.slice(1)])
    : nodeCommand([first, ...others]),
);

// Compiles the code to a folder without checking its types, which takes 3 s of processor time; tsc takes 7.5 s for the same, without bundles.
//   node scripts/compile.mjs FOLDER
// The modules that threads run are bundled: a thread that loads three modules instead of three hundred starts in two thirds of
// the processor time. A worker starts several of them, and one for each that it ends.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, transformWithOxc } from 'vite';

const root = path.join(import.meta.dirname, '..');
const target = path.resolve(process.argv[2] ?? '');
const { include, exclude } = JSON.parse(readFileSync(path.join(root, 'tsconfig.build.json'), 'utf8'));

const isCode = (file) => /(?<!\.d)\.ts$/.test(file) && !exclude.some((folder) => file.startsWith(`${folder}/`));
const files = include
  .flatMap((folder) => {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    return names.map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));
  })
  .filter(isCode);

async function compile(file) {
  const source = path.join(root, file);
  const compiled = path.join(target, file.replace(/\.ts$/, '.js'));
  const { code, map } = await transformWithOxc(readFileSync(source, 'utf8'), source, {
    target: 'es2023',
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  const folder = path.dirname(compiled);
  const sources = [path.relative(folder, source).replaceAll(path.sep, '/')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(compiled, `${code}//# sourceMappingURL=${path.basename(compiled)}.map\n`);
  writeFileSync(`${compiled}.map`, JSON.stringify({ ...map, sources, sourcesContent: undefined }));
}

await Promise.all(files.map(compile));

const threads = path.join(target, 'adapters/pdf/engine');
const names = ['pdf.thread', 'render.thread'];

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    // packages stay where they are installed
    ssr: true,
    outDir: threads,
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [name, path.join(threads, `${name}.js`)])),
      output: { chunkFileNames: 'shared.thread.js' },
    },
  },
});

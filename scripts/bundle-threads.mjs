// Bundles the modules that threads run, in place, in a folder of compiled code: a thread that loads three modules instead of
// three hundred starts in two thirds of the processor time. A worker starts several of them, and one for each that it ends.
//   node scripts/bundle-threads.mjs FOLDER
import path from 'node:path';
import { build } from 'vite';

const [folder = ''] = process.argv.slice(2);
const outDir = path.resolve(folder, 'adapters/pdf/engine');
const names = ['pdf.thread', 'render.thread'];

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    // packages stay where they are installed
    ssr: true,
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [name, path.join(outDir, `${name}.js`)])),
      output: { chunkFileNames: 'shared.thread.js' },
    },
  },
});

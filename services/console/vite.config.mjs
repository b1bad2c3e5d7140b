import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

/** The sample policy of `npm run demo`, which an empty console offers. */
const samplePolicy = {
  name: 'sample-policy',
  generateBundle() {
    const source = readFileSync(path.join(import.meta.dirname, '../cli/demo/sample-policy.pdf'));
    this.emitFile({ type: 'asset', fileName: 'sample-policy.pdf', source });
  },
};

/** Builds the console; scripts/build-console.mjs chooses the folder. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  // no .env files: nothing of the service's configuration may get into files that browsers load
  envDir: false,
  plugins: [samplePolicy],
  cacheDir: path.join(import.meta.dirname, '../../node_modules/.cache/decpage/vite'),
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // data: URLs are not allowed by the content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});

import path from 'node:path';
import { defineConfig } from 'vite';

/** Builds the console; scripts/build-console.mjs chooses the folder. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  // no .env files: nothing of the service's configuration may get into files that browsers load
  envDir: false,
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

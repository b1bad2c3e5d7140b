import type { Express } from 'express';
import { sendBuiltFile } from '../http/built-files.ts';
import { refuseMethod } from '../http/operation-routes.ts';
import { pagePolicy } from '../http/page-policy.ts';
import type { ConsoleFiles } from './console-files.ts';

export interface ConsoleSettings {
  files: ConsoleFiles;
  /** Origins beside the gateway's own that files are uploaded to: PUBLIC_URL and the object storage. */
  uploadOrigins: readonly string[];
}

/** Serves the console: its page at /console, its scripts and styles below. */
export function registerConsole(app: Express, { files, uploadOrigins }: ConsoleSettings): void {
  // page pictures need the key, so they are fetched and shown from memory
  const policy = pagePolicy({ images: ['blob:'], connections: uploadOrigins });
  for (const [name, file] of files) {
    const route = name === 'index.html' ? '/console' : `/console/${name}`;
    app.get(route, (request, response) => {
      response.set('Cross-Origin-Opener-Policy', 'same-origin');
      sendBuiltFile(request, response, { name, file, policy });
    });
    app.all(route, refuseMethod(['GET', 'HEAD']));
  }
}

import { createRequire } from 'node:module';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import { docsPage, docsScript, errorsPage } from './docs-pages.ts';
import { createOpenApiDocument } from './openapi.ts';
import { refuseMethod } from '../http/operation-routes.ts';

const assetFolder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

// Allows our own files only, so that the pages work without internet access.
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves GET /openapi.json, /docs (Swagger UI) and /docs/errors. */
export function registerDocs(app: Express): void {
  const document = JSON.stringify(createOpenApiDocument());
  const serve = (route: string, handler: RequestHandler): void => {
    app.get(route, handler);
    app.all(route, refuseMethod(['GET', 'HEAD']));
  };
  const page = (text: string): RequestHandler => {
    return (_request, response) => {
      response.set('Content-Security-Policy', pagePolicy).type('html').send(text);
    };
  };

  serve('/openapi.json', (_request, response) => {
    response.type('application/json').send(document);
  });
  serve('/docs', page(docsPage));
  serve('/docs/errors', page(errorsPage()));
  serve('/docs/start.js', (_request, response) => {
    response.type('text/javascript').send(docsScript);
  });
  for (const asset of assets) {
    serve(`/docs/${asset}`, (_request, response) => {
      response.sendFile(asset, {
        root: assetFolder,
        cacheControl: false,
        headers: { 'Cache-Control': 'max-age=3600' },
      });
    });
  }
}

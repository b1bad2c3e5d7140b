import { createRequire } from 'node:module';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import { docsPage, docsScript, errorsPage } from './docs-pages.ts';
import { createOpenApiDocument } from './openapi.ts';
import { refuseMethod } from '../http/operation-routes.ts';
import { pagePolicy } from '../http/page-policy.ts';
import type { Site } from './site-files.ts';
import { registerSite } from './site.routes.ts';

const assetFolder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

// Swagger UI writes styles into its page
const policy = pagePolicy({ styles: ["'unsafe-inline'"], images: ['data:'] });

let written: string | undefined;
/** Written at the first request, once in a process: it is always the same, and most processes are never asked for it. */
const openApiText = (): string => (written ??= JSON.stringify(createOpenApiDocument()));

/**
 * Serves GET /openapi.json, the documentation at /docs, and Swagger UI at /docs/api. Where the site of the documentation is not
 * built, Swagger UI answers at /docs, too, and a plain page at /docs/errors.
 */
export function registerDocs(app: Express, site: () => Site | undefined = () => undefined): void {
  const serve = (route: string, handler: RequestHandler): void => {
    app.get(route, handler);
    app.all(route, refuseMethod(['GET', 'HEAD']));
  };
  const page = (text: string): RequestHandler => {
    return (_request, response) => {
      response.set('Content-Security-Policy', policy).type('html').send(text);
    };
  };

  serve('/openapi.json', (_request, response) => {
    response.type('application/json').send(openApiText());
  });
  serve('/docs/api', page(docsPage));
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
  registerSite(app, site);
  serve('/docs', page(docsPage));
  serve('/docs/errors', page(errorsPage()));
}

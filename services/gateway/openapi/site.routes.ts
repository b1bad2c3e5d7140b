import type { Express, Request, RequestHandler } from 'express';
import { sendBuiltFile } from '../http/built-files.ts';
import { refuseMethod } from '../http/operation-routes.ts';
import { pagePolicy } from '../http/page-policy.ts';
import type { Site } from './site-files.ts';

/** Serves the pages of the documentation below /docs, where they are built. */
export function registerSite(app: Express, site: () => Site | undefined): void {
  const routes = ['/docs', '/docs/{*place}'];
  app.get(routes, answer(site));
  app.all(routes, (request, response, next) => {
    if (site()?.find(placeOf(request)) === undefined) next();
    else refuseMethod(['GET', 'HEAD'])(request, response, next);
  });
}

const placeOf = ({ path }: Request): string => path.replace(/^\/docs\/?/, '').replace(/\/$/, '');

function answer(site: () => Site | undefined): RequestHandler {
  return (request, response, next) => {
    const built = site();
    if (built === undefined) return next();
    // addresses in the pages are relative to /docs/
    if (request.path === '/docs') return response.redirect(308, '/docs/');
    const found = built.find(placeOf(request));
    if (found !== undefined) return sendBuiltFile(request, response, { ...found, policy: policyOf(built) });
    const missing = built.find('404');
    if (missing === undefined || request.accepts(['json', 'html']) !== 'html') return next();
    response.status(404);
    return sendBuiltFile(request, response, { ...missing, policy: policyOf(built) });
  };
}

/** Our own files, and the inline scripts of the pages by their hashes. */
const policyOf = ({ scripts }: Site): string =>
  pagePolicy({ scripts: scripts.map((hash) => `'${hash}'`), images: ['data:'] });

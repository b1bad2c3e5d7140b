import type { Express, Request, RequestHandler, Response } from 'express';
import { refuseMethod } from '../http/operation-routes.ts';
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
    if (found !== undefined) return send(request, response, { ...found, policy: policyOf(built) });
    const missing = built.find('404');
    if (missing === undefined || request.accepts(['json', 'html']) !== 'html') return next();
    response.status(404);
    return send(request, response, { ...missing, policy: policyOf(built) });
  };
}

function send(
  request: Request,
  response: Response,
  { name, file, policy }: NonNullable<ReturnType<Site['find']>> & { readonly policy: string },
): void {
  const isGzipped = request.acceptsEncodings(['gzip', 'identity']) === 'gzip';
  const isNamedByContent = name.startsWith('assets/');
  response.set({
    'Cache-Control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': policy,
    ETag: `"${file.hash}${isGzipped ? '-gzip' : ''}"`,
    Vary: 'Accept-Encoding',
    ...(isGzipped && { 'Content-Encoding': 'gzip' }),
  });
  response.type(name.slice(name.lastIndexOf('.'))).send(isGzipped ? file.gzipped : file.bytes);
}

/** Our own files, and the inline scripts of the pages by their hashes. */
function policyOf({ scripts }: Site): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

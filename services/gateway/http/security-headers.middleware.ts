import type { NextFunction, Request, Response } from 'express';

/** Security headers for JSON responses: no caching, MIME sniffing, framing or script execution. */
export function secureHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
}

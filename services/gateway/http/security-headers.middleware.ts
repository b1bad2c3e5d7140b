import type { NextFunction, Request, Response } from 'express';

/** Headers for answers that are data, never pages: nothing is cached, sniffed, framed or executed. */
export function secureHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
}

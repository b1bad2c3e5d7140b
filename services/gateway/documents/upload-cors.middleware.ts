import type { RequestHandler } from 'express';

/**
 * Lets pages of any origin upload: an upload URL is its own proof, and no cookie or key goes with it, so there is nothing
 * that another origin could borrow.
 */
export const letBrowsersUpload: RequestHandler = (request, response, next) => {
  response.set('Access-Control-Allow-Origin', '*');
  if (request.method === 'OPTIONS') {
    response.set({
      'Access-Control-Allow-Methods': 'PUT',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    });
  }
  next();
};

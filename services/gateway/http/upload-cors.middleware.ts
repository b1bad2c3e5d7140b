import type { RequestHandler } from 'express';

/**
 * CORS headers that let pages of any origin upload. Safe because the upload URL itself is the credential: the request
 * carries no cookie or key that another origin could misuse.
 */
export const allowCrossOriginUploads: RequestHandler = (request, response, next) => {
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

import { checkUrl, UrlNotAllowed } from '../../../adapters/outbound/index.ts';
import { ApiError } from './api-error.ts';

/** Throws `url_not_allowed` for a URL that the outbound guard would refuse later. */
export function assertUrlAllowed({ url, path, allow }: { url: string; path: string; allow: readonly string[] }): void {
  try {
    checkUrl(url, { allow });
  } catch (error) {
    if (!(error instanceof UrlNotAllowed)) throw error;
    throw new ApiError('url_not_allowed', {
      issues: [{ path, location: 'body', code: 'url_not_allowed', message: error.message }],
    });
  }
}

/** Sources beside the service's own that a page may use. */
interface PageSources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly images: readonly string[];
  readonly connections?: readonly string[];
}

/** Returns a Content-Security-Policy for a page of ours, which works without internet access. */
export function pagePolicy({ scripts = [], styles = [], images, connections = [] }: PageSources): string {
  const own = (sources: readonly string[]): string => ["'self'", ...sources].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    `img-src ${own(images)}`,
    `connect-src ${own(connections)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const longest = 120;
const controls = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Sanitizes a file name for storage and display: no folders, control or bidirectional characters, NFC, at most 120
 * characters; null when nothing is left. Never used as part of a path.
 */
export function cleanFileName(name: string): string | null {
  const base = (name.split(/[\\/]/).at(-1) ?? '').normalize('NFC').replace(controls, '').trim();
  const characters = Array.from(base);
  if (characters.length <= longest) return base === '' ? null : base;
  const ending = Array.from(/\.[^.\s]{1,10}$/u.exec(base)?.[0] ?? '');
  return [...characters.slice(0, longest - ending.length), ...ending].join('');
}

/** The file name at the end of a URL's path, or null. */
export function fileNameOfUrl(url: string): string | null {
  const { pathname } = new URL(url);
  try {
    return cleanFileName(decodeURIComponent(pathname));
  } catch {
    return cleanFileName(pathname);
  }
}

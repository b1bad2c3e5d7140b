const themes = ['system', 'light', 'dark'] as const;

/** What the person chose; `system` follows the browser. */
export type Theme = (typeof themes)[number];

const name = 'decpage.theme';

export function storedTheme(): Theme {
  const stored = localStorage.getItem(name);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  localStorage.setItem(name, theme);
}

export const nextTheme = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';

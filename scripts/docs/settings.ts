import { variables } from '../../services/configuration/variables.ts';
import { cell, joinParts, type SitePage, table } from './page.ts';

/** Every environment variable, from where they are declared. */
export function settingsPage(): SitePage {
  const rows = Object.entries<{ default?: string; help: string }>(variables).map(([name, { default: value, help }]) => [
    `\`${name}\``,
    value === undefined || value === '' ? '' : `\`${cell(value)}\``,
    cell(help),
  ]);
  return {
    path: 'settings.md',
    text: joinParts([
      '# Settings',
      'Environment variables, or lines of a `.env` file. All problems are reported at once when a process starts.',
      table(['Variable', 'Default', 'Meaning'], rows),
    ]),
  };
}

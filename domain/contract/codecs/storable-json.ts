import { type Issue, jsonPointer, maxIssues } from '../issue.ts';

/** Every schema is far below; open objects have to fit into a database column. */
const maxDepth = 64;

// String.prototype.isWellFormed is in every supported Node, but not yet in the ES2023 library types
type MaybeIllFormed = string & { isWellFormed(): boolean };

/**
 * The places of a parsed body, path or query that PostgreSQL cannot store: U+0000 and lone surrogates in strings and
 * keys, and endless nesting. Keeps a list of its own, since a hostile body is deeper than the call stack.
 */
export function findUnstorable(root: unknown, location: Issue['location']): Issue[] {
  const issues: Issue[] = [];
  const open: { value: unknown; path: readonly string[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next && issues.length < maxIssues; next = open.pop()) {
    const { value, path } = next;
    const report = (code: string, message: string): void => {
      issues.push({ path: jsonPointer(path), location, code, message });
    };
    if (typeof value === 'string') {
      if (!isStorable(value)) report('invalid_characters', 'Must not contain U+0000 or lone surrogates');
    } else if (typeof value === 'object' && value !== null) {
      if (path.length >= maxDepth) {
        report('too_deep', 'Nested too deeply');
        break;
      }
      for (const [key, child] of Object.entries(value)) {
        if (!isStorable(key)) report('invalid_characters', 'Keys must not contain U+0000 or lone surrogates');
        else if (typeof child === 'string' || typeof child === 'object')
          open.push({ value: child, path: [...path, key] });
      }
    }
  }
  return issues.slice(0, maxIssues);
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && (text as MaybeIllFormed).isWellFormed();
}

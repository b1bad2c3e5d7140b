import { type Issue, jsonPointer, maxIssues } from '../issue.ts';

/** Far above every schema; limits open objects, which are stored as jsonb. */
const maxDepth = 64;

// String.prototype.isWellFormed is in every supported Node, but not yet in the ES2023 library types
type MaybeIllFormed = string & { isWellFormed(): boolean };

/**
 * Issues for values of a request that PostgreSQL cannot store: U+0000 and lone surrogates in strings and keys, and
 * excessive nesting. Iterative, because a hostile body can be nested deeper than the call stack allows.
 */
export function findUnstorable(root: unknown, location: Issue['location']): Issue[] {
  const issues: Issue[] = [];
  const stack: { value: unknown; path: readonly string[] }[] = [{ value: root, path: [] }];
  for (let next = stack.pop(); next && issues.length < maxIssues; next = stack.pop()) {
    const { value, path } = next;
    const report = (code: string, message: string): void => {
      issues.push({ path: jsonPointer(path), location, code, message });
    };
    if (typeof value === 'string' && !isStorable(value))
      report('invalid_characters', 'Must not contain U+0000 or lone surrogates');
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= maxDepth) {
      report('too_deep', 'Nested too deeply');
      break;
    }
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) report('invalid_characters', 'Keys must not contain U+0000 or lone surrogates');
      else if (typeof child === 'string' || typeof child === 'object')
        stack.push({ value: child, path: [...path, key] });
    }
  }
  return issues.slice(0, maxIssues);
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && (text as MaybeIllFormed).isWellFormed();
}

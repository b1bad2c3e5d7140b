import { ownValue } from '../../domain/lookup.ts';
import type { Environment } from '../../services/stack/environment.ts';

/**
 * Replaces variables as Compose does: `${A}`, `${A:-otherwise}`, `${A:?why it must be set}`, `${A:+instead}`, whose texts
 * may have variables of their own. `$$` is a dollar.
 */
export function interpolate(text: string, environment: Environment): string {
  let rest = text;

  function read(isNested: boolean): string {
    let value = '';
    for (;;) {
      const next = /\$\$|\$\{|\}/.exec(rest);
      if (next === null) return value + take(rest.length);
      value += take(next.index);
      const sign = take(next[0].length);
      if (sign === '$$') value += '$';
      else if (sign === '${') value += variable();
      else if (isNested) return value;
      else value += sign;
    }
  }

  function variable(): string {
    const [head = '', name = '', operator] = /^(\w+)(:[-?+])?/.exec(rest) ?? [];
    take(head.length);
    const words = read(true);
    const set = ownValue(environment, name) ?? '';
    if (operator === ':+') return set === '' ? '' : words;
    if (set !== '') return set;
    if (operator === ':?') throw new Error(`${name} is not set: ${words}`);
    return words;
  }

  function take(length: number): string {
    const taken = rest.slice(0, length);
    rest = rest.slice(length);
    return taken;
  }

  return read(false);
}

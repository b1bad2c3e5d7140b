/** Depth of the list of rows: what ends there, a text or a list, is a whole row; deeper it is a cell. */
const deepestWhole = 4;

/**
 * The JSON object of an answer, whatever stands around it. Of one that was cut, what is whole: entries and rows that end.
 * Undefined when there is none.
 */
export function wholeJson(text: string): unknown {
  const starts = [...text.matchAll(/\{/g)].slice(0, 20).map(({ index }) => index);
  for (const start of starts) {
    const end = endOf(text, start);
    const parsed = end === undefined ? undefined : parse(`${text.slice(start, end.at)}${end.closers}`);
    if (parsed !== undefined) return parsed;
  }
  return undefined;
}

interface Cut {
  at: number;
  /** What closes there that is still open. */
  closers: string;
}

const cutAt = (at: number, open: readonly string[]): Cut => ({ at, closers: open.toReversed().join('') });

/** Texts, and what opens and closes outside of them; a text that was cut has no end. */
const token = /"[^"\\]*(?:\\[\s\S][^"\\]*)*("?)|[{}[\]]/g;

/** Where the object ends, or its last whole part. */
function endOf(text: string, start: number): Cut | undefined {
  const open: string[] = [];
  let whole: Cut | undefined;
  for (const { 0: sign, 1: end, index } of text.slice(start).matchAll(token)) {
    const at = start + index + sign.length;
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? '}' : ']');
      continue;
    }
    if (end === undefined && open.pop() !== sign) return whole;
    if (open.length === 0) return { at, closers: '' };
    const isPart = end === undefined || (end === '"' && open.at(-1) === ']');
    if (isPart && open.length <= deepestWhole) whole = cutAt(at, open);
  }
  return whole;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

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

/** Where the object ends, or its last whole part. */
function endOf(text: string, start: number): Cut | undefined {
  const open: string[] = [];
  let whole: Cut | undefined;
  let isText = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') {
        isText = false;
        if (open.at(-1) === ']' && open.length <= deepestWhole) whole = cutAt(at + 1, open);
      }
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
    else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) return whole;
      if (open.length === 0) return { at: at + 1, closers: '' };
      if (open.length <= deepestWhole) whole = cutAt(at + 1, open);
    }
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

const box = /\[\s?[xX✓✔*]?\s?\]|\(\s?[xX✓✔]?\s?\)|[☐☑☒■□✓✔✗✘]/g;
const filled = /[xX✓✔*☑☒■✗✘]/;

/** A box to tick with what it stands for. */
export interface Tick {
  label: string;
  isTicked: boolean;
  /** Position of both in the text. */
  start: number;
  end: number;
}

/** The boxes of a text; they stand before what they are for, or behind it where the text ends with one. */
export function ticksOf(text: string): Tick[] {
  const boxes = [...text.matchAll(box)].map(({ 0: drawn, index }) => ({
    isTicked: filled.test(drawn),
    start: index,
    end: index + drawn.length,
  }));
  const last = boxes.at(-1);
  if (!last) return [];
  const isBehind = /^[\s.,;]*$/.test(text.slice(last.end)) && /[\p{L}]/u.test(text.slice(0, boxes[0]?.start));
  return boxes.map(({ isTicked, start, end }, at) => {
    const from = isBehind ? (boxes[at - 1]?.end ?? 0) : start;
    const to = isBehind ? end : (boxes[at + 1]?.start ?? text.length);
    const label = isBehind ? text.slice(from, start) : text.slice(end, to);
    return { label: label.trim(), isTicked, start: from, end: to };
  });
}

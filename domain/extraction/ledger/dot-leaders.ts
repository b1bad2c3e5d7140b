import type { Line } from '../../reading/layout.ts';
import type { Word } from '../../document/page.ts';

const LED = /^(?<label>.*[\p{L}\d#)])(?<dots>\.{3,}:?)(?<value>[^.].*)?$/u;

/** Parts words that dots lead from a label to its value or colon without a blank: "NUMBER...A-1234", "NUMBER...: A-1234". */
export function partLeaders(line: Line): Line {
  if (!line.words.some(({ text }) => LED.test(text))) return line;
  const segments = line.segments.map((segment) => ({ ...segment, words: segment.words.flatMap(partWord) }));
  const { x0, y0, x1, y1, page, size } = line;
  return { x0, y0, x1, y1, page, size, segments, words: line.words.flatMap(partWord) };
}

function partWord(word: Word): Word[] {
  const { label, dots, value = '' } = LED.exec(word.text)?.groups ?? {};
  if (label === undefined || dots === undefined || (value === '' && !dots.endsWith(':'))) return [word];
  const step = (word.x1 - word.x0) / word.text.length;
  // a colon ends every label, dots only those that are known
  const texts = dots.endsWith(':') ? [`${label}:`, value] : [label, dots, value];
  const lengths = dots.endsWith(':') ? [label.length + dots.length] : [label.length, dots.length];
  let from = 0;
  return texts.flatMap((text, at) => {
    const x0 = word.x0 + from * step;
    from += lengths[at] ?? text.length;
    return text === '' ? [] : [{ ...word, text, x0, x1: word.x0 + from * step }];
  });
}

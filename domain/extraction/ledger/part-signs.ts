import type { Line } from '../../reading/layout.ts';
import type { Word } from '../../document/page.ts';
import { cutWord } from './cut-word.ts';

const LED = /^(?<label>.*[\p{L}\d#)])(?<dots>\.{3,}:?)(?<value>[^.].*)?$/u;
const ENDS_LABEL = /[\p{L})#.]$/u;
/** Between pairs of labels and values: "Insured = Ann Lee; Agent = Bo Ray". */
const PART = /^.+;$/;
const LEAST_PAIRS = 2;

/**
 * Parts words that dots lead from a label to its value or colon without a blank: "NUMBER...A-1234", "NUMBER...: A-1234";
 * and the semicolons between pairs from the values in front of them.
 */
export function partSigns(line: Line): Line {
  const isLed = line.words.some(({ text, leads }) => leads || LED.test(text));
  const hasPairs = line.words.filter(({ text }) => text === '=').length >= LEAST_PAIRS;
  if (!isLed && !(hasPairs && line.words.some(({ text }) => PART.test(text)))) return line;
  const part = (word: Word): Word[] =>
    hasPairs && PART.test(word.text) ? cutWord(word, [word.text.slice(0, -1), ';']) : partLeaders(word);
  const segments = line.segments.map((segment) => ({ ...segment, words: segment.words.flatMap(part) }));
  const { x0, y0, x1, y1, page, size } = line;
  return { x0, y0, x1, y1, page, size, segments, words: line.words.flatMap(part) };
}

function partLeaders(word: Word): Word[] {
  if (word.leads) return [ENDS_LABEL.test(word.text) ? { ...word, text: `${word.text}:` } : word];
  const { label, dots, value = '' } = LED.exec(word.text)?.groups ?? {};
  if (label === undefined || dots === undefined || (value === '' && !dots.endsWith(':'))) return [word];
  // a colon ends every label, dots only those that are known
  if (!dots.endsWith(':')) return cutWord(word, [label, dots, value]);
  return cutWord(word, [`${label}${dots}`, value]).map((part, at) =>
    at === 0 ? { ...part, text: `${label}:` } : part,
  );
}

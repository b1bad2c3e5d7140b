import type { Word } from '../../../document/page.ts';
import { around, overlapX } from '../../../reading/boxes.ts';
import { type Matched, spelledBy, startsOf } from './letters.ts';
import type { Print, PrintedLine } from './print.ts';

/** Most lines that a value goes over, and how far below each other these may stand. */
const mostLines = 8;
const mostBetween = 2;
/** Bounds the search on pages that repeat the same words. */
const mostSteps = 2_000;

/**
 * The words that spell a value over several lines: each line goes on in the same column, or at the beginning of the next
 * line. An id that is wrapped within is one id.
 */
export function spelledOverLines(print: Print, first: PrintedLine, letters: string): Matched | undefined {
  let steps = mostSteps;

  function goOn(
    found: Matched,
    line: PrintedLine,
    { above, lines }: { above: readonly Word[]; lines: number },
  ): Matched | undefined {
    if (found.length === letters.length) return found;
    if (lines === mostLines) return undefined;
    const rest = letters.slice(found.length);
    for (let down = 1; down <= mostBetween; down++) {
      const next = print.lines[line.order + down];
      if (!next || next.page !== line.page) break;
      for (const words of continuations(next, above)) {
        if (steps-- < 0 || print.budget.steps-- < 0) return undefined;
        const more = frontOf(words, rest);
        const column = [...above, ...words];
        const whole = more && goOn(joined(found, more), next, { above: column, lines: lines + 1 });
        if (whole) return whole;
      }
    }
    return undefined;
  }

  for (const cell of first.cells) {
    for (const start of startsOf(cell, letters)) {
      if (start.length === 0 || (start.length < letters.length && start.words.at(-1) !== cell.at(-1))) continue;
      const whole = goOn(start, first, { above: cell, lines: 1 });
      if (whole) return whole;
    }
  }
  return undefined;
}

const joined = (one: Matched, other: Matched): Matched => ({
  words: [...one.words, ...other.words],
  text: `${one.text} ${other.text}`,
  length: one.length + other.length,
});

/** The words of a line that may go on with what stands above: those of the same column, and the line's first. */
function continuations({ cells }: PrintedLine, above: readonly Word[]): Word[][] {
  const box = around(above);
  const filled = cells.filter((cell) => cell.length > 0);
  const below = filled.flatMap((cell) => {
    const at = cell.findIndex((word) => overlapX(word, box) > 0);
    return at < 0 ? [] : at === 0 ? [[...cell]] : [cell.slice(at), [...cell]];
  });
  return [...below, ...filled.slice(0, 1).map((cell) => [...cell])];
}

/** The words at the front that spell the rest, or its beginning with all of them. */
function frontOf(words: readonly Word[], rest: string): Matched | undefined {
  const whole = spelledBy(words, rest);
  if (whole && whole.words[0] === words[0]) return whole;
  const start = startsOf(words, rest).find((one) => one.words[0] === words[0] && one.words.length === words.length);
  return start && start.length > 0 ? start : undefined;
}

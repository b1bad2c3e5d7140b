import { type Cited, cite, type Draft } from '../cited.ts';
import { centreY } from '../../reading/boxes.ts';
import type { Box, Word } from '../../document/page.ts';
import { parseMoney } from '../../reading/values/money.ts';
import type { FormPage } from '../boxes/form-page.ts';
import { linesOf, type Run, runsOf, textOf } from '../boxes/writing.ts';

/** Points: the lines of a limit's name stand so close above and below its amount. */
const SAME_LIMIT = 7;
const IN_WORDS =
  /^(?:included|incl\.?|excluded|excl\.?|statutory|unlimited|see below|not covered|actual cash value|acv)\b/i;

/** The limits of a row of the coverage grid: a name, and right of it an amount or a value in words. */
export function readLimits({ page, words }: { page: FormPage; words: readonly Word[] }): Draft[] {
  const amounts = runsOf(words.filter((word) => page.isTyped(word))).flatMap((run) => amountOf(run, page.number) ?? []);
  return amounts.flatMap(({ amount, inWords, run, typedName }): Draft[] => {
    const nameWords = typedName.length > 0 ? typedName : nameBeside({ page, words, run, amounts });
    const name = nameOf(nameWords, page.number);
    return name ? [{ name, amount, text: inWords }] : [];
  });
}

interface Amount {
  run: Run;
  /** What is typed before the amount on its line. */
  typedName: Word[];
  amount: Cited<number> | undefined;
  inWords: Cited<string> | undefined;
}

function amountOf(run: Run, page: number): Amount | null {
  const at = run.words.findIndex((word, i) => /^[$\d.(-]/.test(word.text) && parseAmount(run.words.slice(i)) !== null);
  if (at >= 0) {
    const words = run.words.slice(at);
    // A lone small number beside a limit is a count or a letter of the form.
    const isPlain = words.length === 1 && /^\d{1,2}$/.test(words[0]?.text ?? '');
    const amount = cite(parseAmount(words), { page, words });
    return isPlain ? null : { run, typedName: run.words.slice(0, at), amount, inWords: undefined };
  }
  if (!IN_WORDS.test(run.text)) return null;
  return { run, typedName: [], amount: undefined, inWords: cite(run.text, { page, words: run.words }) };
}

const parseAmount = (words: readonly Word[]): number | null => parseMoney(textOf(words).replace(/^\$ /, '$'));

function nameBeside({
  page,
  words,
  run,
  amounts,
}: {
  page: FormPage;
  words: readonly Word[];
  run: Run;
  amounts: readonly Amount[];
}): Word[] {
  const [first] = run.words;
  const cell: Box | undefined = first && page.grid.cellOf(first);
  const isLeft = (word: Word) => word.x1 <= run.x0 + 1 && !run.words.includes(word);
  const inCell = cell
    ? words.filter((word) => isLeft(word) && page.grid.cellOf(word) === cell && !/^[$:]$/.test(word.text))
    : [];
  const beside =
    inCell.length > 0 || !cell
      ? inCell
      : words.filter((word) => {
          const own = page.grid.cellOf(word);
          return isLeft(word) && own.x1 <= cell.x0 + 2 && centreY(run) > own.y0 && centreY(run) < own.y1;
        });
  const others = amounts.filter((other) => other.run !== run).map((other) => centreY(other.run));
  return beside.filter((word) => {
    const apart = Math.abs(centreY(word) - centreY(run));
    return (
      apart <= SAME_LIMIT && others.every((y) => Math.abs(y - centreY(run)) < 2 || Math.abs(centreY(word) - y) >= apart)
    );
  });
}

function nameOf(words: readonly Word[], page: number): Cited<string> | undefined {
  const inOrder = linesOf(words.filter((word) => word.text !== '$')).flat();
  const name = textOf(inOrder).replace(/[:$\s]+$/, '');
  return /\p{L}{2}/u.test(name) ? cite(name, { page, words: inOrder }) : undefined;
}

import { ownValue } from '../../../lookup.ts';
import { type Cited, cite, type Draft } from '../../cited.ts';
import type { Word } from '../../../document/page.ts';
import { isStateName } from '../../../reading/values/places.ts';
import { centreY } from '../../../reading/boxes.ts';
import { linesOf, textOf } from '../../boxes/writing.ts';
import { formsOf } from '../../phrases.ts';
import { readCarrier } from '../../declarations/carrier.ts';
import type { PageLayout } from '../../../reading/layout.ts';
import type { InsurersPlan } from '../../form-plan.ts';
import { normalize } from '../../../text/normalize.ts';
import type { FoundBlock } from '../blocks/caption-blocks.ts';
import type { Company } from './policy-row.ts';
import { isWithin, type Sheet } from './sheet.ts';
import type { Box } from '../../../document/page.ts';

const LETTER = /^[A-H]$/;
/** Alien insurers have "AA-1120" instead of a number. */
const NAIC = /^#?(?:\d{4,5}(?:-\d+)?|AA-\d{4,7})$/;
const codeOf = (text: string): string => text.replace(/^[#([]+|[),.;\]]+$/g, '');
const NOBODY = /^(?:n\/?a|none|naic|-+)?$/i;

/** A letter that stands for an insurer, with the words that name it a letter ("INSURER A:"). */
interface Lettered {
  letter: string;
  words: readonly Word[];
}

interface InsurerSearch {
  sheets: readonly Sheet[];
  plan: InsurersPlan;
  /** The tables of policies of each page, whose letters are references. */
  tables: ReadonlyMap<Sheet, readonly Box[]>;
  blocks: readonly FoundBlock[];
  /** The companies that a column of the table of policies names, each once. */
  columns: readonly Company[];
}

/** The insurers that letters stand for, else the one that a caption names. */
export function readInsurers({ sheets, plan, tables, blocks, columns }: InsurerSearch): Draft[] {
  const nouns = new Set(formsOf(plan.nouns));
  const lettered = sheets.flatMap((sheet): Draft[] => letteredOn(sheet, plan, nouns, tables.get(sheet) ?? []));
  const byLetter = new Map<unknown, Draft>();
  for (const draft of lettered) {
    const letter = (ownValue(draft, plan.letter) as Cited).value;
    if (!byLetter.has(letter)) byLetter.set(letter, draft);
  }
  if (byLetter.size > 0) return [...byLetter.values()];
  if (columns.length > 0)
    return columns.map(({ name, code, letter }) => ({ [plan.letter]: letter, [plan.name]: name, [plan.naic]: code }));
  const name = blocks[0]?.party.names[0] ?? readCarrier(sheets.map(withoutTitle));
  if (!name) return [];
  const parted = withoutNaic(name);
  return [{ [plan.name]: parted.name, [plan.naic]: parted.code ?? naicOn(sheets) }];
}

/** "Copper State Insurance Company (NAIC 31108)". */
function withoutNaic(name: Cited<string>): { name: Cited<string>; code?: Cited<string> | undefined } {
  const [tail, number] = /[\s,;(–-]+naic(?: ?(?:#|no\.?|code|number))?:? ?#?(\d{4,5})\)?$/i.exec(name.value) ?? [];
  if (tail === undefined || number === undefined) return { name };
  const words = name.words.filter(({ text }) => codeOf(text) !== number && !/^\(?naic/i.test(text));
  const own = name.words.filter(({ text }) => codeOf(text) === number);
  return {
    name: { ...name, value: name.value.slice(0, -tail.length), words },
    code: cite(number, { ...name, words: own }),
  };
}

const TITLE =
  /\b(?:certificate|certification|confirmation|evidence|memorandum|proof|verification) of\b.*\binsurance\b/i;

/** "Evidence of property insurance" names no company. */
const withoutTitle = ({ layout }: Sheet): PageLayout => ({
  ...layout,
  lines: layout.lines.filter(({ words }) => !TITLE.test(textOf(words))),
});

function letteredOn(sheet: Sheet, plan: InsurersPlan, nouns: ReadonlySet<string>, tables: readonly Box[]): Draft[] {
  return linesOf(sheet.words.filter((word) => !tables.some((table) => isWithin(word, table)))).flatMap(
    (line): Draft[] => {
      const letters = lettersIn(line, nouns);
      return letters.flatMap((lettered, at): Draft[] => {
        const end = letters[at + 1]?.words[0];
        const from = line.indexOf(lettered.words.at(-1) as Word) + 1;
        const rest = line.slice(from, end ? line.indexOf(end) : undefined).filter(({ text }) => !/^[:=–-]$/.test(text));
        const own = insurerOf(lettered, rest, sheet, plan);
        return own ? [own] : [];
      });
    },
  );
}

/** "INSURER A :", "Company B", or a letter alone at the beginning of a line that goes on with a name. */
function lettersIn(line: readonly Word[], nouns: ReadonlySet<string>): Lettered[] {
  return line.flatMap((word, at): Lettered[] => {
    const letter = word.text.replace(/^\(|[:.)]+$/g, '').toUpperCase();
    if (!LETTER.test(letter)) return [];
    const before = line[at - 1];
    const second = line[at - 2];
    const pairs = before ? [[before], ...(second ? [[second, before]] : [])] : [];
    const noun = pairs.find((words) => !/[,;]$/.test(before?.text ?? '') && nouns.has(normalize(textOf(words))));
    if (noun) return [{ letter, words: [...noun, word] }];
    return isAlone(word, before, line[at + 1]) ? [{ letter, words: [word] }] : [];
  });
}

/** A letter behind a gap before a name, or marked as one: "A - Acme", "A: Acme", "Insurers: A = Acme, B = Salem". */
function isAlone(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  const isFirst = !before || word.x0 - before.x1 > 3 * word.size;
  if (/^[A-H][:)]$/.test(word.text) || (next && /^[-–—=]$/.test(next.text)))
    return isFirst || /[:;,]$/.test(before.text);
  const isRow = isFirst && next !== undefined && next.x0 - word.x1 > word.size && /^\p{Lu}/u.test(next.text);
  return isRow && LETTER.test(word.text);
}

/** "Lloyd's Syndicate 7719" has no number of its own. */
const isApart = (word: Word, before: Word | undefined): boolean =>
  !before || word.x0 - before.x1 > word.size || /^[(#]/.test(word.text) || /[,;:(/–-]$|naic\W*$|#/i.test(before.text);

function insurerOf(
  { letter, words }: Lettered,
  rest: readonly Word[],
  { page, grid }: Sheet,
  plan: InsurersPlan,
): Draft | null {
  const code = rest.findLast((word, at) => NAIC.test(codeOf(word.text)) && isApart(word, rest[at - 1]));
  const nameWords = rest
    .slice(0, code ? rest.indexOf(code) : undefined)
    .filter(({ text }) => !/^[[(]?naic(?:#|no\.?)?:?$|^[#:(]$/i.test(text));
  const [firstWord] = nameWords;
  const cell = firstWord && grid.cellOf(firstWord);
  // A narrow box wraps a long name.
  const wrapped =
    cell && cell.sides === 4 && cell.y1 - cell.y0 < 3.2 * firstWord.size
      ? cell.words.filter((word) => word.y0 > firstWord.y1 - 1)
      : [];
  nameWords.push(...linesOf(wrapped).flat());
  const name = textOf(nameWords).replace(/[\s,(;/–-]+$/, '');
  const mark = words.at(-1);
  if (NOBODY.test(name) || !/\p{L}{2}/u.test(name) || /\d{1,2}\/\d{1,2}\/\d{2,4}|\d,\d{3}\b/.test(name) || !mark)
    return null;
  return {
    [plan.letter]: cite(letter, { page, words: [mark] }),
    [plan.name]: cite(name, { page, words: nameWords }),
    [plan.naic]: code && cite(codeOf(code.text), { page, words: [code] }),
  };
}

/** The number behind or under "NAIC". */
function naicOn(sheets: readonly Sheet[]): Cited<string> | undefined {
  for (const { words, page } of sheets) {
    const label = words.find(({ text }) => /^\(?naic/i.test(text));
    const near =
      label && words.filter((word) => NAIC.test(codeOf(word.text)) && isNearTo(word, label) && !isZip(word, words));
    const code = near?.sort((a, b) => a.x0 - b.x0)[0];
    if (code) return cite(codeOf(code.text), { page, words: [code] });
  }
  return undefined;
}

/** "OR 97305": a number behind a state. */
const isZip = (word: Word, words: readonly Word[]): boolean =>
  words.some(({ text, x1, ...box }) => {
    const isBefore =
      Math.abs(centreY({ ...box, x1 }) - centreY(word)) < 3 && x1 <= word.x0 && word.x0 - x1 < 2 * word.size;
    return isBefore && isStateName(text);
  });

const isNearTo = (word: Word, label: Word): boolean => {
  const down = centreY(word) - centreY(label);
  const isBeside = Math.abs(down) < 6 && word.x0 > label.x0 && word.x0 - label.x1 < 130;
  return isBeside || (down > 0 && down < 30 && Math.abs(word.x0 - label.x0) < 40);
};

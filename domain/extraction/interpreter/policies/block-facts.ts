import type { Word } from '../../../document/page.ts';
import { textRun, wordsWithin } from '../../../reading/text-run.ts';
import { normalize } from '../../../text/normalize.ts';
import { type Cited, cite, type Draft, type Source } from '../../cited.ts';
import type { FieldPlan, PoliciesPlan } from '../../plan.ts';
import type { Row } from '../cells.ts';
import type { PolicyWords } from './policy-table.ts';
import { policyWords } from './policy-words.ts';

// What the lines of a policy say that no table lists, beside its number, its dates and its limits: the letter of its
// insurer, its form, what its aggregate applies to, and answers such as "Additional insured: Yes".

/** The facts of the policy whose line of insurance `title` names, from its line to that of the next policy. */
export function blockFacts(lines: readonly Row[], title: Cited, plan: PoliciesPlan): Draft {
  const letter = plan.letter === undefined ? [] : [[plan.letter, letterIn(lines, title)] as const];
  const told = lines.map(({ cells, page }) => ({ words: cells.flatMap((cell) => cell.words), page }));
  return { ...Object.fromEntries(letter), ...toldFacts(told, plan) };
}

/** Answers and choices that lines name. */
export function toldFacts(lines: readonly Source[], plan: PoliciesPlan): Draft {
  const words = policyWords(plan);
  const phrases = lines.flatMap((line) => chunksOf(line.words).flatMap((chunk) => phrasesIn(chunk, line.page)));
  const fields = Object.entries(plan.fields).flatMap(([field, own]): [string, Draft[string]][] => {
    if (!own) return [];
    if (own.kind === 'mark') return [[field, answerTo(field, phrases, words)]];
    const choice = words.choices.get(field);
    return choice ? [[field, chosenIn(phrases, choice, own)]] : [];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Words of a line up to each wide gap that stands behind no colon. */
function chunksOf(words: readonly Word[]): Word[][] {
  const chunks: Word[][] = [];
  for (const word of words) {
    const last = chunks.at(-1);
    const before = last?.at(-1);
    if (last && before && (word.x0 - before.x1 < 1.5 * word.size || before.text.endsWith(':'))) last.push(word);
    else chunks.push([word]);
  }
  return chunks;
}

interface Phrase {
  /** What stands before a colon, normalised. */
  caption: string;
  text: string;
  page: number;
  words: readonly Word[];
}

/** "Form: Occurrence", "(claims-made)", "hired and non-owned autos": the pieces between signs. */
function phrasesIn(words: readonly Word[], page: number): Phrase[] {
  const run = textRun(words);
  const found: Phrase[] = [];
  for (const match of run.text.matchAll(/(?:[^,;/·|()&\s.]|\.(?!\s|$)|(?<!\band|\.)\s(?!and\b))+/gi)) {
    const [whole] = match;
    const colon = whole.lastIndexOf(':') + 1;
    const isInBrackets = run.text[match.index - 1] === '(';
    const text = whole.slice(colon);
    const start = match.index + colon;
    found.push({
      caption: colon > 0 ? normalize(whole.slice(0, colon)) : isInBrackets ? '(' : '',
      text,
      page,
      words: wordsWithin(run, start, start + text.length),
    });
  }
  return found;
}

/** The choices that phrases are as a whole; one word alone needs a caption or brackets. */
function chosenIn(
  phrases: readonly Phrase[],
  choice: NonNullable<ReturnType<PolicyWords['choices']['get']>>,
  { kind }: FieldPlan,
): Draft[string] {
  const found = phrases.flatMap((phrase) => {
    const text = phrase.text.trim();
    const isTold = kind === 'choices' || /\s/.test(normalize(text)) || phrase.caption !== '';
    const value = isTold ? choice.matchWhole(text)?.field : undefined;
    return value === undefined ? [] : (cite(value, phrase) ?? []);
  });
  const values = new Map(found.map((cited) => [cited.value, cited]));
  const [only] = found;
  if (kind === 'choices') return values.size > 0 ? [...values.values()] : undefined;
  return values.size === 1 ? only : undefined;
}

/** "Additional insured: Yes". */
function answerTo(field: string, phrases: readonly Phrase[], { headings }: PolicyWords): Cited<boolean> | undefined {
  const isOwn = ({ caption }: Phrase): boolean => headings.matchWhole(caption)?.field === field;
  const answer = phrases.find((phrase) => isOwn(phrase) && /^\s*(?:yes|y|x|included)\s*$/i.test(phrase.text));
  return answer && cite(true, answer);
}

const LETTER = /^\(?([A-H])[).:]?$/;

/** The letter before the line of insurance, or behind the caption of its company. */
function letterIn([first, ...more]: readonly Row[], title: Cited): Cited | undefined {
  const before =
    first?.cells.flatMap(({ words }) => words).filter(({ x1 }) => x1 <= (title.words[0]?.x0 ?? 0) + 1) ?? [];
  const [only, other] = before;
  const letter = only && !other ? LETTER.exec(only.text)?.[1] : undefined;
  if (only && letter !== undefined) return cite(letter, { page: title.page, words: [only] });
  for (const { cells, page } of [first, ...more].flatMap((row) => row ?? [])) {
    const words = cells.flatMap((cell) => cell.words);
    const at = words.findIndex(({ text }) => COMPANY.test(text));
    const word = at < 0 ? undefined : words[at + 1];
    const own = word && LETTER.exec(word.text)?.[1];
    if (word && own !== undefined) return cite(own, { page, words: [word] });
  }
  return undefined;
}

const COMPANY = /^(?:company|insurer|carrier|co|insr)[:.]?$/i;

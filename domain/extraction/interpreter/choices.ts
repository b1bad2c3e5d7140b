import type { Cited } from '../cited.ts';
import type { LabelledDocument } from '../declarations/labelled-document.ts';
import type { ValueReader } from '../labels/choose.ts';
import type { Word } from '../../document/page.ts';
import type { FieldPlan } from '../plan.ts';
import { normalize } from '../../text/normalize.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

const compiled = new WeakMap<FieldPlan, Vocabulary<string>>();

function vocabularyOf(plan: FieldPlan): Vocabulary<string> {
  const known = compiled.get(plan);
  if (known) return known;
  const made = createVocabulary(
    Object.entries(plan.choices ?? {}).map(([meaning, sure]) => ({ meaning, words: { sure } })),
  );
  compiled.set(plan, made);
  return made;
}

const LONGEST = 6;

/** The choice that the words behind a label begin with. */
export const choiceReader =
  (plan: FieldPlan): ValueReader<string> =>
  (words) => {
    const first = words.slice(0, LONGEST);
    const match = vocabularyOf(plan).starts(textRun(first).text);
    const [entry] = match?.entries ?? [];
    return match && entry ? { value: entry.meaning, words: first.slice(0, match.length) } : null;
  };

/** A box that is filled, at the beginning of what it stands for. */
const TICKED = /^(?:☒|☑|✓|✔|■|✗|✘|\[x\]|\(x\)|x)$/i;

/** "☒ Occurrence ☐ Claims-made": the choice whose box is ticked. */
export function tickedChoice(document: LabelledDocument, plan: FieldPlan): Cited<string> | undefined {
  const found = tickedIn(document, vocabularyOf(plan));
  return found && { ...found, value: found.meaning };
}

const spoken = new WeakMap<FieldPlan, Vocabulary<string>>();

function valuesOf(plan: FieldPlan): Vocabulary<string> {
  const known = spoken.get(plan) ?? createVocabulary([{ meaning: '', words: { sure: plan.values ?? '' } }]);
  spoken.set(plan, known);
  return known;
}

/** "Corporation Business Furniture store": a value of the field, behind which another label begins. */
export function knownStart(words: readonly Word[], plan: FieldPlan): readonly Word[] | null {
  if (plan.values === undefined) return null;
  const length = valuesOf(plan).starts(textRun(words).text)?.length ?? 0;
  const rest = textRun(words.slice(length)).text;
  const isOpen = length > 0 && !/[.,:;]$/.test(words[length - 1]?.text ?? '');
  const isCut = isOpen && /^\p{Lu}/u.test(rest) && !plan.pattern?.test(rest);
  return isCut ? words.slice(0, length) : null;
}

/** The same where the value is what is printed. */
export function tickedValue(document: LabelledDocument, plan: FieldPlan): Cited<string> | undefined {
  const found = tickedIn(document, valuesOf(plan));
  return found && { ...found, value: textRun(found.words.slice(1)).text.replace(/[,;:.]$/, '') };
}

function tickedIn(
  { layouts }: LabelledDocument,
  vocabulary: Vocabulary<string>,
): (Cited<string> & { meaning: string }) | undefined {
  for (const { page, words } of layouts.flatMap(({ lines }) => lines)) {
    for (const [at, word] of words.entries()) {
      if (!TICKED.test(word.text)) continue;
      const own = words.slice(at + 1, at + 1 + LONGEST);
      const match = vocabulary.starts(normalize(textRun(own).text));
      const [entry] = match?.entries ?? [];
      if (!match || !entry) continue;
      const { meaning } = entry;
      return { value: meaning, meaning, page, words: [word, ...own.slice(0, match.length)] };
    }
  }
  return undefined;
}

const TITLE_LINES = 20;

/** The choice that the titles of the pages name first. */
export function titleChoice({ layouts }: LabelledDocument, plan: FieldPlan): Cited<string> | undefined {
  const vocabulary = vocabularyOf(plan);
  for (const { lines } of layouts) {
    for (const { words, page } of lines.slice(0, TITLE_LINES)) {
      const [entry] = vocabulary.within(textRun(words).text)?.entries ?? [];
      if (entry && words.length < 24) return { value: entry.meaning, page, words };
    }
  }
  return undefined;
}

const OF_CHOICE = String.raw`(?=(?:\S+ ){1,4}(?:basis|policy|form|coverage|insurance)\b)`;
const SAYS = new RegExp(
  String.raw`(?<!\b(?:if|when|where|whether|unless) )\b(?:on an?|this is an?) ${OF_CHOICE}`,
  'gi',
);

/** "Insurance is provided on an occurrence basis", "This is a claims-made policy": the only choice that sentences name. */
export function toldChoice({ layouts }: LabelledDocument, plan: FieldPlan): Cited<string> | undefined {
  const found = layouts.flatMap(({ lines }) =>
    lines.flatMap(({ words, page }) => {
      const run = textRun(words);
      return [...run.text.matchAll(SAYS)].flatMap(({ 0: { length }, index }) => {
        const from = index + length;
        const match = vocabularyOf(plan).starts(normalize(run.text.slice(from)));
        const [entry] = match?.entries ?? [];
        return entry ? [{ value: entry.meaning, page, words: wordsWithin(run, index, from + 1) }] : [];
      });
    }),
  );
  const [first, ...more] = found;
  return more.every(({ value }) => value === first?.value) ? first : undefined;
}

/** A factor within bounds; numbers beside it that are codes or amounts are passed over. */
export const readFactor =
  ({ least = 0, most = 10 }: FieldPlan): ValueReader<number> =>
  (words) => {
    for (const word of words.slice(0, 4)) {
      const match = /^\(?(\d?\.\d+|\d{1,2}\.\d+)\)?[,;%]?$/.exec(word.text);
      const value = match?.[1] === undefined ? Number.NaN : Number(match[1]);
      if (value >= least && value <= most) return { value, words: [word] };
    }
    return null;
  };

import { sourcesOf, type Step, stepBehind } from '../phrases/steps.ts';

/** Shorter ones are the beginning of too much. */
const LEAST_LETTERS = 5;

/**
 * Finds what a wording means that was cut off in the middle of its last word, as line printers cut headings to the width
 * of their column ("Reported Da", "Claim/File"): all known wordings that begin so must agree.
 */
export function truncatedReader(first: Step<string>): (wording: string) => readonly string[] {
  return (wording) => {
    const cut = wording.lastIndexOf(' ');
    if (wording.length < LEAST_LETTERS || cut < 0) return [];
    const numbered = sourcesOf(first, `${wording} no`);
    if (numbered.length > 0) return numbered;
    let [last, fields]: [string, readonly string[]] = ['', []];
    for (const [whole, own] of wordingsFrom(stepBehind(first, wording.slice(0, cut)), wording.slice(cut + 1))) {
      if (fields.length > 0 && own[0] !== fields[0]) return [];
      if (whole > last) [last, fields] = [whole, own];
    }
    return fields;
  };
}

/** The wordings that go on with a word of this beginning, and their fields. */
function* wordingsFrom(step: Step<string> | undefined, beginning: string): Generator<[string, readonly string[]]> {
  for (const [word, next] of step?.following() ?? []) {
    if (!word.startsWith(beginning) || word === beginning) continue;
    // A plural is no cut.
    if (word !== `${beginning}s` && next.sources.length > 0) yield [word, next.sources];
    yield* longerThan(next, word);
  }
}

function* longerThan(step: Step<string>, before: string): Generator<[string, readonly string[]]> {
  for (const [word, next] of step.following()) {
    const wording = `${before} ${word}`;
    if (next.sources.length > 0) yield [wording, next.sources];
    yield* longerThan(next, wording);
  }
}

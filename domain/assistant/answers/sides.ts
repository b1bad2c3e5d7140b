import type { Asked } from '../find/resolve.ts';
import { overEntries } from '../query/compute.ts';
import type { Entry } from '../query/entries.ts';
import type { Other as Told } from '../parse/queried.ts';
import type { Draft } from './finding.ts';

/** What joins two things that are held against each other, the surest first. */
const JOINS = [
  /\b(?:vs\.?|versus|against|compared (?:to|with)|minus)\s/i,
  /\bthan (?!(?:the )?(?:other|rest)\b)/i,
  /\b(?:exceed(?:ed|s)?|over|above|below|under|beats?|from) (?=(?:the|that|those|what)\b)/i,
  /\bor (?!by\b)/i,
  /\band (?!(?:by|how|what|which|give|tell)\b)/i,
];
/** What asks for the difference and names neither side: "how much higher is the one than the other", "and by how much". */
const ASIDE = [
  /\b(?:and )?by how much\b(?! (?:did|does|do|is|was)\b)[^,;?]*/gi,
  /\bhow (?:much|far|many)\b[^,;?]*\b(?:other|apart|rest)\b/gi,
  /\b(?:what(?: is|'?s)|how big is) the (?:gap|difference)\b(?! (?:between|in|btwn)\b)/gi,
  /\b(?:difference|gap|diff)\s+(?:between|btwn|in)\b|\bcompare\b/gi,
  /^\W*(?:what|which)(?: one)? (?:is|are|costs?|was) (?:more|less|higher|lower|bigger|larger|cheaper)\W+/gi,
];

/**
 * The difference of two things that one question names, each asked for by itself: the second as what goes on from the first,
 * so that "the Kia" after "collision on the Soul" is its collision.
 */
export function answerSides(
  asked: Asked,
  ask: (text: string, before: readonly string[]) => readonly Told[],
): Told | undefined {
  if (!asked.kinds.has('compare')) return undefined;
  const text = ASIDE.reduce((rest, aside) => rest.replaceAll(aside, ' '), asked.text).trim();
  for (const join of JOINS) {
    const found = join.exec(text);
    if (!found) continue;
    const sides = [text.slice(0, found.index), text.slice(found.index + found[0].length)].map((side) =>
      side.replace(/[?.,;!]+$/, '').trim(),
    );
    const [first = '', second = ''] = sides;
    if (first === '' || second === '') continue;
    const [one] = entriesIn(first, ask(first, []));
    if (!one) continue;
    const { label, isMoney, finding } = one.entry;
    const others = [...entriesIn(second, ask(second, [first])), ...entriesIn(second, ask(second, []))].filter(
      ({ entry }) => entry.isMoney === isMoney && entry.finding.facts[0] !== finding.facts[0],
    );
    const other = others.find(({ entry }) => entry.label === label) ?? others[0];
    const draft = other && overEntries({ ...asked, scope: [] }, [one.entry, other.entry]);
    if (draft) return { draft, certainty: one.certainty * other.certainty };
  }
  return undefined;
}

/** Answers that tell one amount, the likeliest first. */
const entriesIn = (name: string, told: readonly Told[]): { entry: Entry; certainty: number }[] =>
  told
    .toSorted((a, b) => b.certainty - a.certainty)
    .flatMap(({ draft, certainty }) => entryOf(name, draft).map((entry) => ({ entry, certainty })));

const FIGURE = /\*\*([$\d,.]+)\*\*/;

function entryOf(name: string, { lead, findings, coverage, doubts = [] }: Draft): Entry[] {
  const [finding] = findings;
  const facts = findings.flatMap((one) => one.facts).filter(({ value }) => typeof value === 'number');
  const figure = FIGURE.exec(lead)?.[1];
  const all = figure === undefined ? facts.map(({ value }) => Number(value)) : [Number(figure.replace(/[$,]/g, ''))];
  const [amount, ...others] = new Set(all);
  if (!finding || amount === undefined || others.length > 0) return [];
  const isMoney = figure === undefined ? facts.every(({ kind }) => kind === 'money') : figure.startsWith('$');
  const { document, label } = finding;
  return [{ document, name, label, amount, isMoney, finding, coverage, doubts }];
}

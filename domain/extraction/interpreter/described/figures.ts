import { findMoney } from '../../../reading/values/money.ts';
import type { Cited } from '../../cited.ts';
import type { FieldPlan } from '../../plan.ts';
import { citedIn, type Passage } from './passages.ts';

// Amounts and shares in running text, by the words right ahead of them or behind them.

/** A value that a sentence states of a field. */
export interface Stated {
  field: string;
  cited: Cited;
  start: number;
  end: number;
}

interface Figure {
  kind: 'money' | 'share';
  value: number;
  start: number;
  end: number;
  ahead: string;
  behind: string;
}

const PERCENT = /(?<![\d.])(\d{1,3})\s?(?:%|percent\b)/g;
const WINDOW = 70;

/** What may stand between the words that tell the field and the figure. */
const LINK = String.raw`(?:[\s:,(–—-]|\b[a-z-]+ percent\b|\b(?:of|is|are|at|an?|the|to|just|only|will|be|been|equal|your|first|comes|and|that|for|most|have|has|paid|met)\b)*`;
const BACK_LINK = String.raw`^[\s)–—-]*(?:(?:per|each|your|in|of|an?|the|towards?|as|is)\s)*`;

interface Patterns {
  ahead: RegExp | null;
  behind: RegExp | null;
  whole: RegExp | null;
}

const compiled = new WeakMap<FieldPlan, Patterns>();

function patternsOf(own: FieldPlan): Patterns {
  const known = compiled.get(own);
  if (known) return known;
  const { ahead, behind, whole } = own.told ?? {};
  const made = {
    ahead: ahead === undefined ? null : new RegExp(String.raw`\b(?:${ahead})${LINK}$`, 'i'),
    behind: behind === undefined ? null : new RegExp(String.raw`${BACK_LINK}(?:${behind})`, 'i'),
    whole: whole === undefined ? null : new RegExp(String.raw`\b(?:${whole})\b`, 'i'),
  };
  compiled.set(own, made);
  return made;
}

type Fields = readonly (readonly [string, FieldPlan])[];

/** The fields of a plan that sentences may state. */
export const statedFields = (fields: Readonly<Record<string, FieldPlan | undefined>>): Fields =>
  Object.entries(fields).flatMap(([field, own]) => (own?.told ? [[field, own] as const] : []));

/** What a passage states of the fields, in its order. */
export function statedIn(passage: Passage, fields: Fields): Stated[] {
  const { text } = passage.run;
  const figures = figuresIn(text);
  const fits = (figure: Figure, side: 'ahead' | 'behind'): Stated | undefined => {
    const own = fields.find(([, plan]) => plan.kind === figure.kind && patternsOf(plan)[side]?.test(figure[side]));
    return own && statement(own, figure, passage);
  };
  const [first] = figures;
  const isAhead = first !== undefined && fits(first, 'ahead') !== undefined;
  const stated = figures.flatMap(
    (figure) =>
      (isAhead
        ? (fits(figure, 'ahead') ?? fits(figure, 'behind'))
        : (fits(figure, 'behind') ?? fits(figure, 'ahead'))) ?? [],
  );
  return [...stated, ...wordingsIn(passage, fields)];
}

function statement([field, own]: readonly [string, FieldPlan], figure: Figure, passage: Passage): Stated {
  // Who bears a fifth has four fifths paid.
  const isOwn = own.kind === 'share' && figure.value <= 40;
  const value = isOwn ? 100 - figure.value : figure.value;
  return { field, cited: citedIn(value, passage, figure.start, figure.end), start: figure.start, end: figure.end };
}

const wordingsIn = (passage: Passage, fields: Fields): Stated[] =>
  fields.flatMap(([field, own]): Stated[] => {
    const match = patternsOf(own).whole?.exec(passage.run.text);
    if (!match) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ field, cited: citedIn(match[0], passage, start, end), start, end }];
  });

function figuresIn(text: string): Figure[] {
  const money = findMoney(text)
    .filter(({ start, end }) => text.slice(start, end).includes('$'))
    .map(({ amount, start, end }) => ({ kind: 'money' as const, value: amount, start, end }));
  const shares = [...text.matchAll(PERCENT)].map((match) => ({
    kind: 'share' as const,
    value: Number(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const all = [...money, ...shares].toSorted((a, b) => a.start - b.start);
  return all.map((figure, at) => {
    const from = Math.max(all[at - 1]?.end ?? 0, figure.start - WINDOW);
    return {
      ...figure,
      ahead: clause(text.slice(from, figure.start), -1),
      behind: clause(text.slice(figure.end, Math.min(all[at + 1]?.start ?? text.length, figure.end + WINDOW)), 0),
    };
  });
}

/** The part of a text up to the nearest mark that ends a thought. */
const clause = (text: string, at: -1 | 0): string => text.split(/[;|•·]|\.\s/).at(at) ?? '';

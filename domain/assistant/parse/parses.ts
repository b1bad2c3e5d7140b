import { type Feature, scoreOf, type Weights } from './features.ts';
import type { Option, Reading } from './options.ts';
import type { Query } from './query.ts';
import type { Column } from './column.ts';

/** What the words of a question do, before it is known what is computed. */
export interface Parse {
  conditions: readonly Option[];
  targets: readonly Column[];
  group?: Column;
  qualifiers: readonly Option[];
  isListSaid: boolean;
  /** What was asked before, where it goes on with that. */
  before?: Query;
  /** Whether records are named that those of the list are linked to. */
  isLinkSaid: boolean;
  cues: readonly number[];
  features: readonly Feature[];
  score: number;
}

/** How many parses are kept at each word. */
const BEAM = 48;
const MOST_CONDITIONS = 4;
const MOST_TARGETS = 6;

const EMPTY: Parse = {
  conditions: [],
  targets: [],
  qualifiers: [],
  isListSaid: false,
  isLinkSaid: false,
  cues: [],
  features: [],
  score: 0,
};

export interface Place {
  reading: Reading;
  options: readonly Option[];
  /** What it costs to leave each word unused. */
  leaving: readonly (readonly Feature[])[];
  weights: Weights;
}

/** A parse that goes on with an option, or leaves a word: made only where it is among the best. */
interface Step {
  parse: Parse;
  option?: Option;
  features: readonly Feature[];
  score: number;
}

/** The likeliest ways to use the words of a question over a table. */
export function parsesOf({ reading, options, leaving, weights }: Place): Parse[] {
  const { length } = reading.tokens;
  const beams: Step[][] = Array.from({ length: length + 1 }, () => []);
  const worth = options.map((option) => ({ option, score: scoreOf(option.features, weights) }));
  let own: Parse[] = [EMPTY];
  for (let at = 0; at < length; at++) {
    if (at > 0) own = best(beams[at] ?? []);
    const features = leaving[at] ?? [];
    const cost = scoreOf(features, weights);
    for (const parse of own) beams[at + 1]?.push({ parse, features, score: parse.score + cost });
    for (const { option, score } of worth.filter((one) => one.option.from === at))
      for (const parse of own)
        beams[option.to]?.push({ parse, option, features: option.features, score: parse.score + score });
  }
  return best(beams[length] ?? []);
}

/** The best parses that steps lead to, of those that mean the same the best one. */
function best(steps: readonly Step[]): Parse[] {
  const kept = new Map<string, Parse>();
  for (const step of steps.toSorted((a, b) => b.score - a.score)) {
    const parse = taken(step);
    const key = parse && keyOf(parse);
    if (parse && key !== undefined && !kept.has(key)) kept.set(key, parse);
    if (kept.size >= BEAM) break;
  }
  return [...kept.values()];
}

function keyOf({ conditions, targets, group, isListSaid, isLinkSaid, qualifiers }: Parse): string {
  const own = conditions.map(keyOfCondition).sort();
  const keys = (columns: readonly (Column | undefined)[]): string => columns.map((column) => column?.key).join();
  return [
    ...own,
    isListSaid,
    isLinkSaid,
    keys(targets),
    keys([group]),
    keys(qualifiers.map(({ column }) => column)),
  ].join('|');
}

const conditionKeys = new WeakMap<Option, string>();

function keyOfCondition(option: Option): string {
  const known = conditionKeys.get(option);
  if (known !== undefined) return known;
  const { condition } = option;
  const key = condition ? `${condition.column.key} ${JSON.stringify(condition.test)}` : '';
  conditionKeys.set(option, key);
  return key;
}

function taken({ parse, option, features, score }: Step): Parse | undefined {
  const next = { ...parse, features: features.length > 0 ? [...parse.features, ...features] : parse.features, score };
  if (!option) return next;
  const { role, column, cue } = option;
  if (role === 'list') return { ...next, isListSaid: true };
  if (role === 'linked') return { ...next, isLinkSaid: true };
  if (!column) return undefined;
  if (role === 'target') return withTarget(next, column);
  if (role === 'group') return parse.group && parse.group !== column ? undefined : { ...next, group: column };
  if (role === 'qualifier') return { ...next, qualifiers: [...parse.qualifiers, option] };
  if (parse.conditions.length >= MOST_CONDITIONS) return undefined;
  const cues = cue === undefined ? parse.cues : [...parse.cues, cue];
  return { ...next, conditions: [...parse.conditions, option], cues };
}

function withTarget(parse: Parse, column: Column): Parse | undefined {
  if (parse.targets.includes(column)) return parse;
  return parse.targets.length < MOST_TARGETS ? { ...parse, targets: [...parse.targets, column] } : undefined;
}

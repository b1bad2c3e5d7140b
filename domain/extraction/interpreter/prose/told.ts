import type { Line, PageLayout } from '../../../reading/layout.ts';
import type { Cited, Draft } from '../../cited.ts';
import { ownValue } from '../../../lookup.ts';
import { type CoveragePlan, type Measure, type Plan, recordPlans } from '../../plan.ts';
import type { MentionIn } from '../entities.ts';
import type { MeaningOf } from '../meanings.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { namesIn } from './names.ts';
import { policyFacts } from './policy-facts.ts';
import { citedAt, type Sentence, sentencesOf } from './sentences.ts';

/** What the sentences of a document state, and the lines that they stand in. */
export interface Told {
  scalars: Draft;
  lists: ReadonlyMap<string, readonly Draft[]>;
  lines: ReadonlySet<Line>;
}

/** Words of sentences about what could be, what was, and what is asked of others. */
export const NOT_IN_FORCE = new RegExp(
  [
    String.raw`\b(?:if you|would|could|can|suppose|for example|for instance|available|offered|optional|installments?)\b`,
    String.raw`\b(?:may (?:be|add|raise|choose|buy|pay)|at least|must (?:maintain|carry|have)|newly acquired)\b`,
    String.raw`\b(?:until (?:then|last|now)|previously|formerly|previous|used to be|instead of|were to|not covered)\b`,
  ].join('|'),
  'i',
);

/** From how many coverages on running text is taken for the declarations themselves. */
const LEAST_CLAUSES = 3;

interface Statement {
  sentence: Sentence;
  clause: Clause;
  owner: readonly (number | null)[];
}

interface Reading {
  meaningOf: MeaningOf;
  mentionIn: MentionIn;
}

/** Reads sentences where they are the declarations; nothing where they only explain. */
export function toldBy(layouts: readonly PageLayout[], plan: Plan, reading: Reading): Told | null {
  const [coverage] = recordPlans(plan, 'coverage');
  if (!coverage) return null;
  const [list, own] = coverage;
  const pages = layouts.filter(({ role }) => role !== 'bill' && role !== 'id_card');
  const sentences = pages.flatMap(sentencesOf).filter(({ isRow, isAnswer }) => !isRow && !isAnswer);
  const statements = sentences
    .flatMap((sentence) => statementsIn(sentence, list, reading))
    .filter(({ clause: { name } }) => name.topic === null || !own.foreign?.includes(name.topic));
  const known = new Set(statements.flatMap(({ clause }) => clause.name.topic ?? []));
  if (known.size < LEAST_CLAUSES) return null;
  const limits = new Map<string, Cited>();
  const items: Draft[] = [];
  for (const statement of statements) {
    const { topic } = statement.clause.name;
    const field = topic === null ? undefined : ownValue(own.scalars ?? {}, topic);
    const limit = citedIn(statement).find(([measure]) => measure === 'limit' || measure === 'perPerson');
    if (field === undefined) items.push(itemOf(statement, own));
    else if (limit && !limits.has(field)) limits.set(field, limit[1]);
  }
  return {
    scalars: { ...Object.fromEntries(limits), ...policyFacts(sentences) },
    lists: new Map([[list, items]]),
    lines: new Set(statements.flatMap(({ sentence }) => sentence.lines)),
  };
}

const citedIn = ({ sentence, clause }: Statement): [Measure, Cited][] =>
  [...clause.values].map(([measure, { value, start, end }]) => [measure, citedAt(value, sentence, start, end)]);

function itemOf(statement: Statement, { name: field, measures, owner }: CoveragePlan): Draft {
  const { sentence, clause, owner: numbers } = statement;
  const name = citedAt(clause.name.text, sentence, clause.name.start, clause.name.end);
  const values = citedIn(statement).flatMap(([measure, cited]) => {
    const to = ownValue(measures, measure) ?? (measure === 'perPerson' ? measures.limit : undefined);
    return to === undefined ? [] : [[to, cited] as const];
  });
  const owners = (owner?.numbers ?? []).flatMap((to, at) => {
    const value = numbers[at] ?? null;
    return value === null ? [] : [[to, { ...name, value }] as const];
  });
  return Object.fromEntries([[field, name] as const, ...values, ...owners]);
}

function statementsIn(sentence: Sentence, list: string, { meaningOf, mentionIn }: Reading): Statement[] {
  const { text } = sentence.run;
  if (!text.includes('$') || NOT_IN_FORCE.test(text)) return [];
  const owner = ownerOf(text, mentionIn);
  return clausesOf(text, namesIn(sentence, list, meaningOf)).map((clause) => ({ sentence, clause, owner }));
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const OPENING = 60;

/** "At location 2, ...", "The first vehicle also has ..." */
function ownerOf(text: string, mentionIn: MentionIn): readonly (number | null)[] {
  const opening = text.slice(0, OPENING);
  const ordinal = /\b(first|second|third|fourth|fifth|sixth) ([a-z]+)/i.exec(opening);
  const spoken = ordinal ? `${ordinal[2]} ${ORDINALS.indexOf((ordinal[1] ?? '').toLowerCase()) + 1}` : '';
  return (mentionIn(spoken) ?? mentionIn(/^.*?\d+\b/.exec(opening)?.[0] ?? ''))?.entity.numbers ?? [];
}

/** Whether sentences state more coverages than tables do: where they do not, they explain what tables state. */
export function tellsMore({ lists }: Told, tables: Draft): boolean {
  return [...lists].every(([list, items]) => {
    const own = ownValue(tables, list);
    return items.length > (Array.isArray(own) ? own.length : 0);
  });
}

/** The page without the lines that sentences were read from. */
export function withoutTold(layout: PageLayout, { lines }: Told): PageLayout {
  const kept = layout.lines.filter((line) => !lines.has(line));
  return kept.length === layout.lines.length ? layout : { ...layout, lines: kept };
}

/** What tables state, completed by what sentences state. */
export function joinTold(draft: Draft, { scalars, lists }: Told): Draft {
  const joined = [...lists].map(([list, items]) => {
    const own = ownValue(draft, list);
    return [list, [...(Array.isArray(own) ? (own as Draft[]) : []), ...items]] as const;
  });
  return { ...draft, ...scalars, ...Object.fromEntries(joined) };
}

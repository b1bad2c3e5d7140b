import type { Line, PageLayout } from '../../../reading/layout.ts';
import { type Cited, type Draft, isCited } from '../../cited.ts';
import { ownValue } from '../../../lookup.ts';
import { type CoveragePlan, type Measure, type Plan, recordPlans } from '../../plan.ts';
import { normalize } from '../../../text/normalize.ts';
import type { MentionIn } from '../entities.ts';
import type { MeaningOf } from '../meanings.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { toldDeductibles } from './deductibles.ts';
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

/** "If you cannot live at home, loss of use pays up to $3,000": what happens, and nothing that may be bought. */
const IN_NEED =
  /^(?:If|When) (?!.*\b(?:choose|buy|add|elect|want|pay|select|ask|request|decide|bought|added)\b.*,)[^$,]{5,70}, /;

/** From how many coverages on running text is taken for the declarations themselves. */
const LEAST_CLAUSES = 3;

interface Statement {
  sentence: Sentence;
  /** The sentence before, where it is the coverage's name and no more. */
  title?: Sentence;
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
  const sentences = pages.flatMap(sentencesOf).filter((own) => !own.isRow && !own.isAnswer && !isListed(own));
  const statements = sentences
    .flatMap((sentence, at) => statementsIn(sentence, sentences[at - 1], list, reading))
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
  const deductibles = recordPlans(plan, 'lines')
    .filter(([, { reader }]) => reader === 'deductibles')
    .flatMap(([name]): [string, Draft[]][] => {
      const told = toldDeductibles(sentences, reading.meaningOf);
      return told.length > 0 ? [[name, told]] : [];
    });
  return {
    scalars: { ...Object.fromEntries(limits), ...policyFacts(sentences), ...Object.fromEntries(deductibles) },
    lists: new Map([[list, items]]),
    lines: new Set(statements.flatMap(({ sentence }) => sentence.lines)),
  };
}

/** "General liability - Acme Mutual - GL-1 - $1,000,000" is a record and no sentence. */
const isListed = ({ run }: Sentence): boolean => run.text.split(/ [-–—·|] /).length > MOST_PARTS;
const MOST_PARTS = 3;

const citedIn = ({ sentence, clause }: Statement): [Measure, Cited][] =>
  [...clause.values].map(([measure, { value, start, end }]) => [measure, citedAt(value, sentence, start, end)]);

function itemOf(statement: Statement, { name: field, measures, owner }: CoveragePlan): Draft {
  const { sentence, title, clause, owner: numbers } = statement;
  const { text, start, end } = clause.name;
  const name = title ? citedAt(text, title, 0, text.length) : citedAt(text, sentence, start, end);
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

function statementsIn(
  sentence: Sentence,
  before: Sentence | undefined,
  list: string,
  { meaningOf, mentionIn }: Reading,
): Statement[] {
  const { text } = sentence.run;
  if (!text.includes('$') || NOT_IN_FORCE.test(text.replace(IN_NEED, ''))) return [];
  const owner = ownerOf(text, mentionIn);
  const title = before && titleOf(sentence, before);
  if (before && title !== undefined) {
    const name = { text: title, topic: meaningOf(title).topic?.topic ?? null, start: 0, end: 0 };
    return clausesOf(text, [name]).map((clause) => ({ sentence, title: before, clause, owner }));
  }
  return clausesOf(text, namesIn(sentence, list, meaningOf)).map((clause) => ({ sentence, clause, owner }));
}

/** "Bed Bug Remediation." in bold, and behind it what is paid. */
function titleOf(sentence: Sentence, before: Sentence): string | undefined {
  const isBold = ({ run }: Sentence): boolean => run.words.every(({ bold }) => bold);
  const isTitle = before.isFirst && !sentence.isFirst && isBold(before) && !isBold(sentence);
  return isTitle && before.run.words.length <= MOST_TITLE ? before.run.text.replace(/[.:]$/, '') : undefined;
}

const MOST_TITLE = 8;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const OPENING = 60;

/** "At location 2, ...", "The first vehicle also has ..." */
function ownerOf(text: string, mentionIn: MentionIn): readonly (number | null)[] {
  const opening = text.slice(0, OPENING);
  const ordinal = /\b(first|second|third|fourth|fifth|sixth) ([a-z]+)/i.exec(opening);
  const spoken = ordinal ? `${ordinal[2]} ${ORDINALS.indexOf((ordinal[1] ?? '').toLowerCase()) + 1}` : '';
  return (mentionIn(spoken) ?? mentionIn(/^.*?\d+\b/.exec(opening)?.[0] ?? ''))?.entity.numbers ?? [];
}

/** Whether sentences state more coverages than tables do, or as many and more limits: where they do not, they explain what tables state. */
export function tellsMore({ scalars, lists }: Told, tables: Draft, plan: Plan): boolean {
  return [...lists].every(([list, items]) => {
    const own = ownValue(tables, list);
    const record = ownValue(plan.records, list);
    const fields = record?.role === 'coverage' ? [...new Set(Object.values(record.scalars ?? {}))] : [];
    const limitsIn = (draft: Draft): number =>
      fields.filter((field) => field !== undefined && ownValue(draft, field) !== undefined).length;
    const more = items.length - (Array.isArray(own) ? own.length : 0);
    return more > 0 || (more === 0 && limitsIn(scalars) > limitsIn(tables));
  });
}

/** What tables state, with the limits that sentences state where tables are silent: of the policy, and of coverages of the same name. */
export function completedBy({ scalars, lists }: Told, tables: Draft, plan: Plan): Draft {
  const silent = Object.entries(scalars).filter(([field]) => ownValue(tables, field) === undefined);
  const joined = recordPlans(plan, 'coverage').map(([list, own]) => {
    const items = ownValue(tables, list);
    const stated = lists.get(list) ?? [];
    return [
      list,
      Array.isArray(items) ? (items as Draft[]).map((item) => withLimit(item, stated, own)) : items,
    ] as const;
  });
  return { ...tables, ...Object.fromEntries(silent), ...Object.fromEntries(joined) };
}

function withLimit(item: Draft, stated: readonly Draft[], { name, measures }: CoveragePlan): Draft {
  const limits = [measures.limit, measures.limitText].flatMap((field) => field ?? []);
  if (limits.some((field) => ownValue(item, field) !== undefined)) return item;
  const nameOf = (draft: Draft): string => {
    const cited = ownValue(draft, name);
    return isCited(cited) && typeof cited.value === 'string' ? normalize(cited.value) : '';
  };
  const own = stated.find((other) => nameOf(other) === nameOf(item));
  const added = limits.flatMap((field) => {
    const value = own && ownValue(own, field);
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...item, ...Object.fromEntries(added) };
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

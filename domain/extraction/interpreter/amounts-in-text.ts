import type { Word } from '../../document/page.ts';
import type { Line, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';

// One text that tells several amounts: "1,000,000 each occurrence / 2,000,000 general aggregate",
// "Each occurrence $2,000,000; aggregate $2,000,000", "Each occurrence / aggregate  $1,000,000 / $2,000,000".

interface Pair {
  amount: readonly Word[];
  name: readonly Word[];
  /** What the name stands for, where that is more than it says. */
  text?: string;
}

/** The coverage that a whole text names. */
export type TopicOf = (text: string) => string | undefined;

const AMOUNT = /^\$?\d{1,3}(?:,\d{3})+[;,.]?$/;
const SIGN = /^[/;·|]$/;
const END = /[;,./·|]$/;
/** The share of a pair that its name takes. */
const NAME = 0.6;

/** The segments of a line, with each name and its amount apart where one text has several. */
export function pairsApart(line: Line, topicOf: TopicOf): Segment[] {
  const listed = limitsApart(line, topicOf);
  if (listed) return listed;
  const found: Segment[] = [];
  for (const run of runsOf(line.segments)) {
    const [segment] = run as [Segment];
    const before = found.at(-1);
    const inOrder = before && run.length === 1 ? namesBefore(before, segment, topicOf) : null;
    if (inOrder) found.splice(-1, 1, ...inOrder);
    else found.push(...(amountsFirst(run, before, topicOf) ?? namesFirst(segment, topicOf) ?? run));
  }
  return found;
}

/** Of fewer limits a line is no list of them. */
const LEAST_LISTED = 3;
/** More words before an amount name more than a limit. */
const MOST_BEFORE = 9;

/**
 * "LIABILITY 500,000 PER OCC  1,000,000 GEN AGG  MED 5,000": a line that is a list of limits, each with its name before it or behind
 * it; what stands before the first and behind the last stays.
 */
function limitsApart(line: Line, topicOf: TopicOf): Segment[] | null {
  const parts = line.segments.flatMap(({ words }) => partsOf(words)).flatMap(withoutTitle);
  const pairs = parts.map((part) => knownPair(part, topicOf));
  const [from, to] = [pairs.findIndex((pair) => pair !== null), pairs.findLastIndex((pair) => pair !== null)];
  const listed = pairs.slice(Math.max(from, 0), to + 1).flatMap((pair) => pair ?? []);
  const topics = new Set(listed.map(({ topic }) => topic));
  // a line that goes on with a list may have two
  const least = listed.length === parts.length ? 2 : LEAST_LISTED;
  if (topics.size < least || topics.size < to + 1 - from) return null;
  if ([...parts.slice(0, from), ...parts.slice(to + 1)].some((part) => part.some(({ text }) => AMOUNT.test(text))))
    return null;
  const asPrinted = (some: readonly Word[][]): Segment[] => some.map((part) => segmentOf(part, line));
  return [
    ...asPrinted(parts.slice(0, from)),
    ...listed.flatMap(({ pair, part: [first, ...more] }) =>
      first ? spread([pair], { line, x0: first.x0, x1: (more.at(-1) ?? first).x1 }) : [],
    ),
    ...asPrinted(parts.slice(to + 1)),
  ];
}

/** "Policy coverages: Liability $1,000,000": the title apart. */
function withoutTitle(part: Word[]): Word[][] {
  const end = part.findIndex(({ text }) => text.endsWith(':')) + 1;
  const isTitle = end > 0 && /^\p{L}/u.test(part[end]?.text ?? '');
  return isTitle ? [part.slice(0, end), part.slice(end)] : [part];
}

/** An amount and a name that is known, before it or behind it. */
function knownPair(part: Word[], topicOf: TopicOf): { part: Word[]; pair: Pair; topic: string } | null {
  const at = part.findIndex(({ text }) => AMOUNT.test(text));
  const [before, behind] = [part.slice(0, Math.max(at, 0)).filter(({ text }) => text !== '$'), part.slice(at + 1)];
  if (at < 0 || before.length > MOST_BEFORE || behind.some(({ text }) => /^\$?\d/.test(text))) return null;
  const amount = part.slice(part[at - 1]?.text === '$' ? at - 1 : at, at + 1);
  for (const name of [[...before, ...behind], before, behind]) {
    const text = nameOf(name).replaceAll(':', '');
    const spoken = SHORT.find(([short]) => short.test(text))?.[1] ?? text;
    const topic = text === '' ? undefined : topicOf(spoken);
    if (topic !== undefined) return { part, pair: { name, amount, text: spoken }, topic };
  }
  return null;
}

/** What words are short for in a list of limits. */
const SHORT = [
  [/^(?:occ\.?|(?:(?:business|general) )?liability(?: limits?)?)$/i, 'each occurrence'],
  [/^med(?:ical)?\.?$/i, 'medical expense'],
] as const;

const hasAmount = ({ words }: Segment): boolean => AMOUNT.test(words[words[0]?.text === '$' ? 1 : 0]?.text ?? '');

/** Segments by themselves; texts that begin with amounts together with those beside them. */
function runsOf(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  for (const segment of segments) {
    const last = runs.at(-1);
    const isNext = last?.every((own) => hasAmount(own) && own.words.length > 1) && hasAmount(segment);
    if (last && isNext && segment.words.length > 1) last.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** "$1,000,000 each occurrence; $2,000,000 general aggregate; and $5,000 medical expense" */
function amountsFirst(run: readonly Segment[], left: Segment | undefined, topicOf: TopicOf): Segment[] | null {
  const words = run.flatMap((segment) => segment.words);
  const { line } = run[0] as Segment;
  const start = words.findIndex(({ text }) => AMOUNT.test(text));
  const from = words[start - 1]?.text === '$' ? start - 1 : start;
  const [before, pairs] = [words.slice(0, Math.max(from, 0)), start < 0 ? [] : pairsOf(words.slice(from))];
  const topics = pairs.flatMap(({ name }) => topicOf(nameOf(name)) ?? []);
  if (topics.length < 2 || topics.length < pairs.length - 1) return null;
  const areParts = run.length === pairs.length || areParted(before, pairs);
  if (!areParts || (left !== undefined && before.length === 0 && isOther(left, topics, topicOf))) return null;
  const lead = before.length > 0 ? [segmentOf([...before], line)] : [];
  return [...lead, ...pairs.flatMap((pair) => inUsualOrder(pair, line))];
}

/** "Liquor  $250,000 each occurrence / $500,000 aggregate" are limits of one coverage. */
function isOther({ text }: Segment, topics: readonly string[], topicOf: TopicOf): boolean {
  const own = topicOf(text);
  return own === undefined ? !/:$|\blimits?\b/i.test(text) : !topics.includes(own) && !/^limits?:?$/i.test(text);
}

function pairsOf(words: readonly Word[]): Pair[] {
  const pairs: { amount: Word[]; name: Word[] }[] = [];
  for (const word of words) {
    const isAmount = AMOUNT.test(word.text) || word.text === '$';
    const last = pairs.at(-1);
    if (!isAmount) last?.name.push(word);
    else if (last?.name.length === 0) last.amount.push(word);
    else pairs.push({ amount: [word], name: [] });
  }
  return pairs;
}

/** Each name ends with a sign before the next amount, and what stands before the first one does, too. */
const areParted = (before: readonly Word[], pairs: readonly Pair[]): boolean =>
  (before.length === 0 || /[:;,.]$/.test(before.at(-1)?.text ?? '')) &&
  pairs.slice(0, -1).every(({ name }) => END.test(withoutAnd(name).at(-1)?.text ?? ''));

/** "…; and $5,000" */
const withoutAnd = (words: readonly Word[]): readonly Word[] =>
  /^and$/i.test(words.at(-1)?.text ?? '') ? words.slice(0, -1) : words;

const nameOf = (words: readonly Word[]): string => textOf(withoutAnd(words)).replace(/ ?[;,./·|]$/, '');

function inUsualOrder({ amount, name }: Pair, line: Line): Segment[] {
  const [x0, x1] = [amount[0]?.x0 ?? line.x0, name.at(-1)?.x1 ?? amount.at(-1)?.x1 ?? line.x1];
  return spread([{ amount, name }], { line, x0, x1 });
}

/** Names and amounts by turns in a stretch of a line. */
function spread(pairs: readonly Pair[], { line, x0, x1 }: { line: Line; x0: number; x1: number }): Segment[] {
  const width = (x1 - x0) / pairs.length;
  return pairs.flatMap(({ amount, name, text }, at) => {
    const start = x0 + at * width;
    const middle = start + NAME * width;
    return [
      { ...segmentOf([...name], line), text: text ?? nameOf(name), x0: start, x1: middle - 1 },
      { ...segmentOf([...amount], line), x0: middle, x1: start + width - 1 },
    ];
  });
}

/** "Each occurrence $2,000,000; aggregate $2,000,000; retained limit $10,000" */
function namesFirst({ words, line }: Segment, topicOf: TopicOf): Segment[] | null {
  const parts = partsOf(words).map((part) => pairIn(part));
  // a sentence that goes on from the line above: "firearms $1,000, silverware $1,500."
  if (/^\p{Ll}/u.test(words[0]?.text ?? '')) return null;
  if (parts.length < 2 || parts.some((part) => part === null)) return null;
  const pairs = parts as Pair[];
  if (pairs.every(({ name }) => topicOf(nameOf(name)) === undefined)) return null;
  return pairs.flatMap(({ amount, name }) => [
    { ...segmentOf([...name], line), text: nameOf(name) },
    segmentOf([...amount], line),
  ]);
}

function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (!SIGN.test(word.text)) parts.at(-1)?.push(word);
    if (SIGN.test(word.text) || /[;,]$/.test(word.text)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** A name with letters only, and the amount that ends the text. */
function pairIn(words: readonly Word[]): Pair | null {
  const from = words.findIndex(({ text }) => AMOUNT.test(text) || text === '$');
  const [name, amount] = [words.slice(0, from), words.slice(from)];
  const isAmount = from > 0 && amount.every(({ text }) => AMOUNT.test(text) || text === '$');
  return isAmount && !/\d/.test(textOf(name)) ? { name, amount } : null;
}

/** "Per occurrence / general aggregate" left of "$1,000,000 / $2,000,000". */
function namesBefore(before: Segment, segment: Segment, topicOf: TopicOf): Segment[] | null {
  const [names, amounts] = [partsOf(before.words), partsOf(segment.words)];
  const isEach = amounts.every((part) => pairIn([...(names[0] ?? []), ...part]) !== null);
  if (names.length !== amounts.length || !isEach || names.some((name) => topicOf(nameOf(name)) === undefined))
    return null;
  const pairs = names.map((name, at) => ({ name, amount: amounts[at] ?? [] }));
  return spread(pairs, { line: segment.line, x0: before.x0, x1: segment.x1 });
}

import type { Token } from './tokens.ts';

export type Bound = 'equal' | 'over' | 'under' | 'from' | 'to';

const LEADING = String.raw`(?: (?:the|of|an?|year|start|end|in|model|with))*`;
const before = (phrases: string): RegExp => new RegExp(String.raw`\b(?:${phrases})${LEADING}$`);
const after = (words: string): RegExp => new RegExp(String.raw`^(?:or|and) (?:${words})\b`);

/** "A maximum of $5,000" is one of that amount. */
const A = String.raw`(?<!\b(?:an?|the) )`;

/** What stands before a number that bounds something, the likeliest first. */
const BEFORE: readonly (readonly [Bound, RegExp])[] = [
  ['over', /\bsince the end of$/],
  ['from', before(String.raw`at least|${A}minimum|since|from|starting|beginning`)],
  ['to', before(String.raw`at most|up to|${A}maximum|through|thru|until|till`)],
  ['over', before('over|above|more than|greater than|past|beyond|north of|upward of|excess of|after|following|broke')],
  ['over', before(String.raw`exceed\w*|topp?(?:ed|ing)?|(?:higher|bigger|larger|newer|later) than`)],
  ['under', before('under|below|less than|fewer than|south of|within|before|prior to|short of|ahead of|pre')],
  ['under', before(String.raw`predat\w*|(?:lower|smaller|cheaper|older|earlier|younger) than`)],
];
const AFTER: readonly (readonly [Bound, RegExp])[] = [
  ['from', /^(?:plus|onward|forward)\b/],
  ['from', after('more|over|above|higher|up|newer|later|after|greater|better|bigger')],
  ['to', after('le|less|under|below|lower|fewer|older|earlier|before|smaller')],
];

/** Claims are made "under the 2016 policy", which is no bound. */
const UNDER = /\bunder(?: (?:the|our|your|my|his|her|their))?$/;
const OF_POLICY = /^(?:\w+ )?(?:policy|term|period)\b/;

const AND = /^(?:and|to|through|thru|until)$/;
const SHOWN = { before: 5, after: 4 };

/** How a number of a question bounds what is meant. */
export function boundAt(tokens: readonly Token[], at: number): Bound {
  const textOf = (from: number, to: number): string =>
    tokens
      .slice(Math.max(from, 0), to)
      .map(({ written, raw }) => written || raw)
      .join(' ');
  const end = endOfRange(tokens, at);
  if (end) return end;
  const [said, following] = [textOf(at - SHOWN.before, at), textOf(at + 1, at + SHOWN.after)];
  const isOfPolicy = typeof tokens[at]?.value === 'string' || OF_POLICY.test(following);
  if (isOfPolicy && UNDER.test(said)) return 'equal';
  const [bound = 'equal'] =
    AFTER.find(([, pattern]) => pattern.test(following)) ?? BEFORE.find(([, pattern]) => pattern.test(said)) ?? [];
  return bound;
}

/** "Between 5k and 25k", "from 2018 to 2020". */
function endOfRange(tokens: readonly Token[], at: number): Bound | undefined {
  if (isRange(tokens, at)) return 'from';
  return isRange(tokens, at - 2) ? 'to' : undefined;
}

function isRange(tokens: readonly Token[], from: number): boolean {
  const [first, joining, last] = tokens.slice(Math.max(from, 0), from + 3);
  if (from < 0 || !first || !joining || first.kind !== last?.kind || !AND.test(joining.word)) return false;
  const opening = tokens[from - 1]?.word ?? '';
  // "2019 and 2020" are two years, "2018 to 2020" is three
  return opening === 'between' || opening === 'from' || (first.kind === 'year' && joining.word !== 'and');
}

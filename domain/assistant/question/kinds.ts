/** What kind of answer a question wants; it may want several at once. */
export type Kind =
  | 'howMany'
  | 'sum'
  | 'average'
  | 'highest'
  | 'lowest'
  | 'compare'
  | 'missing'
  | 'where'
  | 'yesNo'
  | 'when'
  | 'who'
  | 'list';

/** Whole words or phrases of a list, separated by semicolons; each may be a regular expression. */
export const anyOf = (list: string): RegExp =>
  new RegExp(
    `\\b(?:${list
      .split(';')
      .map((phrase) => phrase.trim())
      .join('|')})\\b`,
    'i',
  );

/** "Loan number of the bank" counts nothing, "the number of claims" does. */
const COUNTS = '(?<=^|[^\\w ] ?|\\b(?:the|total|a|what|and|whats|by|current|full) )';
const SAYS = '(?:say|says|said|find|found|stated?|mention\\w*|written|listed|printed|shown?|see|documented|appear\\w*)';

const HIGH =
  'high|larg|bigg|costli|great|prici|fatt|heavi|hefti|steep|long|young|tall|wide|deep|broad|dear|nasti|ugli|thick|new|rich|full';
/** What is lowest where it is most so. */
const LOW = 'low|small|cheap|earli|old|short|light|tini|few|slimm?|thinn?|measli|skimpi';

/** Closed-class words and the few verbs of asking. */
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  [
    'howMany',
    anyOf(
      `how many(?! (?:dollars|bucks|percent|square|sq|feet|days|months|years|weeks|hours|miles)); ${COUNTS}number of; count of; nb of; no\\. of`,
    ),
  ],
  [
    'sum',
    anyOf(
      'in total; totals?; all (?:\\w+ )?(?:installments|payments); sum; add (?:the|all|up); altogether; combined; add(?:ed)? up; together; overall; all in all; plus; summed; sums; comes? to; sum up; adds up; for (?:both|the two)',
    ),
  ],
  ['average', anyOf('average; avg; mean')],
  [
    'highest',
    anyOf(`(?:${HIGH})est;
      most expensive; costly; maximum; worst; (?<!on )top; severe; latest; most recent(?:ly)?; last(?! (?:year|term|month|page|time)); (?:pays?|costs?|has|have|had) (?:the |us |me )?most`),
  ],
  ['lowest', anyOf(`(?:${LOW})est; minimum; (?<!at )least; best price; first`)],
  [
    'compare',
    anyOf(`compar\\w*; differen\\w*; differs?; vs; versus; (?:higher|lower|cheaper|more expensive)(?! than \\$?\\d); chang\\w*; went (?:up|down);
      go(?:ne)? (?:up|down); increased?; decreased?; rais\\w+; dropped; added(?! (?:up|together)); removed; better;
      (?:bigger|smaller|larger|older|newer|younger|earlier|later)(?! than (?:the (?:year )?)?\\$?\\d);
      (?:more|less) than(?! (?:\\$?\\d|one|two|three)); (?:how much|dollars|months|years|days) (?:more|less|longer|higher|cheaper|worse|better); apart; gap; against;
      (?:above|below|over|than) the rest; (?:above|below) the; by how much; (?:second|2nd|next) (?:worst|best|most|highest|largest|biggest|lowest|smallest|cheapest|costliest); (?:who|which|whose|what)\\b.{0,30} more; (?:who|which).{0,60}(?<!open|closed) or; went from; how far; fall short; falls short; minus; less the; spread;
      from what; before and after; same in both; the same(?! (?:for|question|day|date|time)); equal; identical; alike`),
  ],
  [
    'missing',
    anyOf(`missing; not (?:there|covered|insured|included|purchased|bought); exclu\\w+; lacks?; lacking; gaps?; wrong; odd;
      unusual; strange; weird; suspicious; inconsisten\\w+; errors?; mistakes?; declined; rejected; blank; incomplete; unclear;
      don'?t (?:i|we|they) have; match up; red flags?; problems?; issues?; check out`),
  ],
  [
    'where',
    anyOf(`(?:which|what|wich|the|a) page(?! total); page (?:on|where|that|which|with|of); on page; page (?:number|no);
      where (?:does|do|is|are|can|in|on|would|did)\\b.*\\b${SAYS}`),
  ],
  ['when', anyOf('when; (?:what|which) (?:date|day); since when')],
  ['who', anyOf('who; whom; whose')],
  [
    'list',
    anyOf(
      'list; what are; which are; all (?:the|of); every; each; names(?: of| please| only)?; give me; show me; enumerate',
    ),
  ],
];

const POLITE = String.raw`^\W*(?:(?:and|so|hi|hello|ok|okay|please|also|but|well)\W+)*`;
const VERB =
  "(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|any|(?:is|are|does|do|has)n'?t)";
const PARTICIPLE =
  '(?:(?:covered|included|provided|insured|purchased|selected|excluded)(?: (?:in|on|by|for|under|at|with)\\b[^?]*)?|open|closed|there|active|in force)';
/** Beginnings and ends of questions that are answered with yes or no. */
const YES_NO: readonly RegExp[] = [
  new RegExp(`${POLITE}(?:${VERB}|tell me (?:if|whether)|confirm|check (?:if|whether))\\b`, 'i'),
  new RegExp(`[,;.:-]\\s*${VERB} (?:you|we|i|it|they|he|she|the|my|our|there|this|that)\\b`, 'i'),
  /\bwhether\b|\b(?:correct|right|true)\s*\?\s*$|(?<!\b(?:wh\w+|how)(?: \w+){0,2} )\bis (?:it|there|that)\b.*\?$/i,
  /^\W*(?!who|what|which|when|how|why)(?:\w+ ){1,3}got\b[^?]*\?/i,
  new RegExp(
    `^(?!.*\\b(?:who|what|which|when|how|why|where)\\b).*\\b${PARTICIPLE}(?: yet| already| now)?\\s*\\?\\s*$`,
    'i',
  ),
];

/** The kinds of answer that the words of a question ask for. */
export function saidKinds(text: string): Set<Kind> {
  const kinds = new Set(PATTERNS.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : [])));
  if (/\w \+ ?\w|^\W*(?:please )?add\b/i.test(text)) kinds.add('sum');
  if (YES_NO.some((pattern) => pattern.test(text)) && !kinds.has('howMany')) kinds.add('yesNo');
  return kinds;
}

/** Words that only say which kind of answer is wanted. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  `total totals sum summed sums plus come add altogether combined together overall average avg mean highest largest biggest costliest maximum worst greatest top lowest smallest cheapest
  minimum least compare compared comparing comparison difference different differ differs vs versus higher lower cheaper worse better expensive change changed changes increase increased
  decrease decreased without went gone dropped added removed better bigger smaller larger earlier later missing not lack lacks lacking gap gaps wrong odd unusual strange
  weird suspicious inconsistent inconsistency error errors mistake mistakes blank incomplete page pages when date who whom whose list every each names first last
  latest newest oldest earliest recent often frequently commonly minus priciest fattest heaviest steepest longest shortest youngest many much number count show give tell both between across most least single same whole other another again actually about now one two three
  four five six seven eight nine ten more less over under above below than exceed exceeding greater open closed reopened still active pending`.split(
    /\s+/,
  ),
);

/** What turns a question round: facts are found by what they say, not by what they do not. */
const NEGATION =
  anyOf(`not(?! (?:yet )?(?:closed|settled|resolved)); never; cannot; without; except; other than; besides?; none; nothing; neither; nor; \\w+n't;
  cant; wont; (?:do|does|did|is|are|was|were|has|have|had|would|could)nt; no(?!\\.|\\s*\\d|\\s*$)`);

export const isNegated = (text: string): boolean => NEGATION.test(text);

/** What documents print where something is not covered or somebody is left out. */
export const DENIED =
  anyOf(`exclu\\w+; declined?; rejected; waived; no coverage; not carried; none listed; not (?:elected|selected|desired|insured);
  not (?:covered|included|purchased|provided|taken|selected|part of|applicable); (?<=: ?)none`);

const ASKS_DENIED =
  anyOf(`exclu\\w+; left out; declined?; rejected; (?:not|n't|never) (?:\\w+ )?(?:covered|included|purchased|bought|insured|part of|carried|taken);
  offered; opted out; shut out; (?:turned|switched) (?:down|off)`);

/** "What is not covered" is answered by lines that say so. */
export const asksDenied = (text: string): boolean => ASKS_DENIED.test(text);

/** A reason is asked for, which no amount is. */
export const asksWhy = (text: string): boolean =>
  /\b(?:why|how come|what (?:is|was) the reason|reasons? (?:for|why))\b/i.test(text);

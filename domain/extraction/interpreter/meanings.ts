import { normalize } from '../../text/normalize.ts';
import { columnHeadings } from '../lexicon/column-headings.ts';
import { type Measure, type Plan, type RecordPlan, recordPlans } from '../plan.ts';
import { formsOf } from '../phrases.ts';
import { createVocabulary, type Match, type Tier, type Vocabulary } from './vocabulary.ts';

/** What a heading, a row head or a label may mean under a plan. */
export type Meaning =
  | { is: 'topic'; list: string; topic: string }
  | { is: 'field'; list: string; field: string }
  | { is: 'description'; list: string }
  | { is: 'measure'; measure: Measure | 'name' | 'ignored' };

/** The meanings of one text, by what they are. */
export interface Meanings {
  topic?: { list: string; topic: string; tier: Tier; rest: string };
  fields: { list: string; field: string; tier: Tier }[];
  description?: string | undefined;
  measure?: Measure | 'name' | 'ignored' | undefined;
  /** Whether the whole text is one wording. */
  isWhole: boolean;
}

export type MeaningOf = (text: string) => Meanings;

const NOTHING: Meanings = { fields: [], isWhole: false };
const MOST_KNOWN = 20_000;
const joined = (list: readonly string[]): string => list.join(';');

const MEASURES: readonly { meaning: Meaning; words: { sure?: string; usual?: string } }[] = [
  { meaning: { is: 'measure', measure: 'name' }, words: { usual: joined(columnHeadings.name) } },
  { meaning: { is: 'measure', measure: 'limit' }, words: { usual: joined(columnHeadings.limit) } },
  {
    meaning: { is: 'measure', measure: 'name' },
    words: {
      usual: `[your|type of|kind of|description of|policy|vehicle|auto|car|basic|optional|additional|selected|applicable|insured|this] (coverage|coverages|protection|protections|insurance|benefit|benefits) [description|descriptions|type|name|title|provided|selected|purchased|detail|details|option|options|part|parts|carried|you have|afforded|elected];
        what (we cover|is covered|is insured|your policy covers); (coverage|coverages|protection) and (limits|limit|amounts|amount) [of (liability|insurance|protection)]; insuring agreement; what (youre|you are) covered for; parts and coverages; (policy|optional) endorsement; endorsement title; (extra|limited) coverage; add on [coverage]; coverage form`,
    },
  },
  {
    meaning: { is: 'measure', measure: 'limit' },
    words: {
      usual: `(each|per|any one|ea) (accident|occurrence|loss|acc|occ|claim|event|disablement|common cause) [limit]; accident;
        limit the most we will pay [for any one accident or loss]; limit of insurance the most we will pay [for any one accident or loss]; agreed value; stated (value|amount); (applies|applicable) limit; limit or value;
        [your|policy|coverage|maximum|max|liability|insurance|dollar] (limit|limits|limit(s)|amount|amounts) of (liability|insurance|protection|coverage|indemnity|recovery|payment|benefit|benefits) [in thousands];
        [the] (most|maximum) [amount] (we|well|company|insurer) [will] (pay|pays|covers); (what|maximum) well pay [up to]; well pay up to; (total|scheduled) amount [of insurance]; (per|each) day [and] [maximum|each loss|per accident|per loss] [maximum]; maximum (amount|benefit|payable|payment|coverage|protection|limit of liability); [we|company] [will] (pay|pays) up to; up to;
        how much we [will] pay; what we [will] pay; what you are covered for; (protection|benefit|coverage) (limit|limits|maximum|level|option|status|basis); how much is (covered|insured); (limit|coverage) (description|desc|option|status|basis); [the] most well pay; (article|item|per item|per article|each article|each item) (cap|maximum); (ceiling|top amount|highest amount) [we pay]; (sum|sums|amount|amounts) (insured|covered|protected|payable); [your] amount of (cover|protection|coverage); [coverage] option [selected]; terms of coverage; extent of coverage; included not included; additional amount [of insurance]; settlement basis; provision; sublimit; sub limit; limits in thousands; limit in thousands; maximum limits`,
    },
  },
  {
    meaning: { is: 'measure', measure: 'deductible' },
    words: {
      usual: `[less|the|applicable|policy|vehicle|each loss|per loss|per accident|all] (deductible|deductibles|deduct|ded) [amount|amounts|amt|applied|per loss|each loss|per accident|you pay|selected|option|options];
        [what|amount|the amount] you pay [first|per loss|out of pocket]; your (share|part|portion) [of (a|any|each|the) (loss|claim)|of loss|of losses]; [your|insured|loss|policy|applicable] (retention|retentions|retained amount) [amount|per loss|each loss]; [what|amount] you (retain|bear|absorb|owe first|pay up front); out of pocket; you pay first; less deductible of; minus deductible; dedct; acv less; insured pays; (per occurrence|per claim|each claim|scheduled|sched) (deductible|ded)`,
    },
  },
  {
    meaning: { is: 'measure', measure: 'premium' },
    words: {
      usual: `[your|term|full term|annual|yearly|policy|coverage|vehicle|auto|net|written|semi annual|semiannual|6 month|six month|12 month|monthly|this term|period|policy period|policy term|current|renewal|estimated|advance|deposit] (premium|premiums|prem|prems|cost|price) [amount|amounts|amt|charge|charged|per term|in dollars|per coverage|by coverage];
        total (prem|premium) [amount|amt|charge]; what (it|this) costs; what you pay for it; you pay per term; (term|period|annual) (charge|charges); your (cost|price|rate|charge); (premium|prem) (credit|chg|change); (endorsement|endt|adv|add on|rider|option) (prem|premium|cost|charge); ap rp; (six month|6 month) rate`,
    },
  },
  {
    meaning: { is: 'measure', measure: 'perPerson' },
    words: {
      usual: `[limit|limits|maximum|max|most we [will] pay|limit of liability] [for] (each|single|per|any one|one) (person|pers|insured person|individual|insured) [limit|limits|maximum]; each per [limit]; person; (individual|indiv) [limit]; [limit] per person injured`,
    },
  },
  { meaning: { is: 'measure', measure: 'deductible' }, words: { usual: joined(columnHeadings.deductible) } },
  { meaning: { is: 'measure', measure: 'premium' }, words: { usual: joined(columnHeadings.premium) } },
  {
    meaning: { is: 'measure', measure: 'ignored' },
    words: { usual: `${joined(columnHeadings.ignored)};${joined(columnHeadings.form)};loss settlement;limit basis` },
  },
];

const SYMBOLS = {
  meaning: { is: 'measure', measure: 'symbols' } as const,
  words: {
    sure: `[covered] [auto|autos] [designation] (symbol|symbols|sym|syms|symbol(s)); covered autos [symbol|symbols|designation]; [auto|covered auto] (designation|designations) [symbol|symbols|symbol(s)]; covered auto; (cov|coverage|ca) [auto|autos] (sym|symbol|symbols|code|symb); symbol (no|nos|numbers); covered auto code; which autos are covered`,
  },
};

/** Compiles a plan's vocabulary; texts that return often are looked up once. */
export function meaningsOf(plan: Plan): MeaningOf {
  const hasSymbols = recordPlans(plan, 'coverage').some(([, { measures }]) => measures.symbols !== undefined);
  const vocabulary = createVocabulary<Meaning>([
    ...(hasSymbols ? [SYMBOLS] : []),
    ...MEASURES,
    ...Object.entries(plan.records).flatMap(([list, record]) => (record ? wordsOf(list, record) : [])),
  ]);
  const additions = new RegExp(String.raw`\b(?:${formsOf(plan.additions ?? 'increased').join('|')})\b`);
  const scalars = scalarTopics(plan);
  const isFact = isFactOf(plan);
  const rated = new Set(recordPlans(plan, 'rows').map(([list]) => list));
  const known = new Map<string, Meanings>();
  return (text) => {
    const seen = known.get(text);
    if (seen) return seen;
    const key = normalize(text.replace(LETTERS, ''));
    const read = (form: string): Meanings =>
      form === '' || form.length > 110 ? NOTHING : meaningsIn(vocabulary, form, { additions, scalars, rated, isFact });
    const own = read(key);
    const bare = own.isWhole || own.topic ? key : normalize(text.replace(REMARK, ''));
    const meanings = titleOf(text, bare === key ? own : withoutRemark(own, read(bare)), read);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, meanings);
    return meanings;
  };
}

/** Whether a text is the label of a field outside of lists. */
export function isFactOf({ scalars }: Plan): (text: string) => boolean {
  const facts = createVocabulary(
    Object.values(scalars).flatMap((own) => (own?.words ? [{ meaning: own, words: own.words }] : [])),
  );
  return (text) => facts.whole(text).length > 0;
}

/** "D./E. Fair rental value and additional living expense": two items of a form in one line. */
const LETTERS = /^[A-H]\.?\s?[/&]\s?[A-H]\.?\s+(?=\p{L}{3})/u;

/** "Age (years)", "You pay first each year": what stands in parentheses, or says how often, explains the heading. */
const REMARK = /\s*(?:\([^()]*\)|,?\s\b(?:each|every|per|a|this) (?:policy )?(?:year|month|term|period|annum))\s*$/i;

/** What a text means without its remark, where it says nothing with it, or less than the name of a field. */
const withoutRemark = (own: Meanings, bare: Meanings): Meanings =>
  isNothing(own) || (bare.isWhole && bare.fields.length > 0 && own.fields.length === 0) ? bare : own;

const TITLE = /^(?:section|part) \S{1,3} [-–—] .* [-–—] /i;

/** "Section I - Extensions of coverage - Limit of insurance - Per policy": a title whose parts say what its lines measure. */
function titleOf(text: string, own: Meanings, read: (form: string) => Meanings): Meanings {
  if (!TITLE.test(text) || !isNothing(own)) return own;
  const measures = text.split(/ [-–—] /).flatMap((part) => {
    const { isWhole, measure } = read(normalize(part));
    return isWhole && measure !== undefined && measure !== 'name' && measure !== 'ignored' ? [measure] : [];
  });
  return { ...own, measure: measures[0] };
}

const isNothing = ({ fields, topic, measure, description }: Meanings): boolean =>
  fields.length === 0 && topic === undefined && measure === undefined && description === undefined;

interface Guard {
  additions: RegExp;
  /** Topics that are a field of their own and no item of a list. */
  scalars: ReadonlySet<string>;
  /** Lists of rated lines: what a column of theirs measures, it measures of other lines too. */
  rated: ReadonlySet<string>;
  /** Whether a text is the label of a fact of the policy: "living area" insures nothing. */
  isFact: (text: string) => boolean;
}

const scalarTopics = (plan: Plan): ReadonlySet<string> =>
  new Set(
    Object.values(plan.records).flatMap((record) =>
      record?.role === 'coverage' ? Object.keys(record.scalars ?? {}) : [],
    ),
  );

function wordsOf(list: string, record: RecordPlan): { meaning: Meaning; words: object }[] {
  switch (record.role) {
    case 'coverage':
      return Object.entries(record.topics).map(([topic, words]) => ({ meaning: { is: 'topic', list, topic }, words }));
    case 'rows':
    case 'entity': {
      const fields = Object.entries(record.fields).flatMap(([field, plan]) =>
        plan?.words ? [{ meaning: { is: 'field' as const, list, field }, words: plan.words }] : [],
      );
      const description = record.role === 'entity' ? record.description : undefined;
      return description ? [...fields, { meaning: { is: 'description', list }, words: description.words }] : fields;
    }
    default:
      return [];
  }
}

/** Letters and numbers of items: "Coverage A - Dwelling", "II. Liability". */
const SECTION = String.raw`section (?:[a-h]|(?:[ivx]{1,3}|\d)(?! (?:property|liability)(?: coverages?)?$))`;
const NUMBERED = String.raw`(?:(?:coverage|cov|cvg|part|item) )?(?:[a-z]|[a-z]\d|\d{1,2}|[ivx]{1,3})`;
const ITEM = new RegExp(String.raw`^(?:${SECTION}|${NUMBERED}) (?=\w{3})`);

function meaningsIn(vocabulary: Vocabulary<Meaning>, text: string, guard: Guard): Meanings {
  const stripped = text.replace(ITEM, '');
  const whole = [...vocabulary.whole(text), ...(stripped === text ? [] : vocabulary.whole(stripped))];
  const meanings: Meanings = { fields: [], isWhole: whole.length > 0 };
  for (const { meaning, tier } of whole) add(meanings, meaning, tier, '');
  if (meanings.topic === undefined) addPart(meanings, vocabulary, stripped, guard);
  const isRated = meanings.fields.length > 0 && meanings.fields.every(({ list }) => guard.rated.has(list));
  if ((whole.length === 0 || isRated) && meanings.topic === undefined) meanings.measure ??= looseMeasure(text);
  return meanings;
}

function add(meanings: Meanings, meaning: Meaning, tier: Tier, rest: string): void {
  if (meaning.is === 'topic') meanings.topic ??= { list: meaning.list, topic: meaning.topic, tier, rest };
  else if (meaning.is === 'field') meanings.fields.push({ list: meaning.list, field: meaning.field, tier });
  else if (meaning.is === 'description') meanings.description = meaning.list;
  else meanings.measure ??= meaning.measure;
}

/** A name that begins with a topic, or holds one of several words: "Coverage A - Dwelling, Replacement Cost". */
function addPart(meanings: Meanings, vocabulary: Vocabulary<Meaning>, text: string, guard: Guard): void {
  const words = text.split(' ').length;
  if (words > 14 || SENTENCE.test(text) || guard.isFact(text)) return;
  for (const match of [vocabulary.starts(text), words <= 12 ? vocabulary.within(text) : null]) {
    const topic = match ? topicIn(match, words, guard) : null;
    if (!topic) continue;
    meanings.topic = topic;
    return;
  }
}

function topicIn(match: Match<Meaning>, words: number, guard: Guard): Meanings['topic'] | null {
  const entry = match.entries.find(({ meaning }) => meaning.is === 'topic');
  if (entry?.meaning.is !== 'topic') return null;
  const { list, topic } = entry.meaning;
  const share = match.length / words;
  const isFirst = match.before === '';
  const isPart = isFirst ? share >= 0.25 : share >= 0.34 && match.length > 1;
  if (!isPart || (entry.tier === 1 && share < 1)) return null;
  if (guard.scalars.has(topic) && (!isFirst || guard.additions.test(` ${match.rest}`))) {
    return words > 8 ? null : { list, topic: 'other', tier: 2, rest: '' };
  }
  return { list, topic, tier: isFirst && share >= 0.5 ? 2 : 1, rest: match.rest };
}

const SENTENCE = /\b(?:you|your|we|our|is|are|was|may|will|if|please|this|total|subtotal|page|policy)\b/;
const NOT_COLUMN = /\b(?:total|subtotal|change|you|your|we|is|are|if|pay|due|full|discount|see|fee|tax|credit)\b/;

/** "Premium for the term Jul 27" is still a premium column. */
function looseMeasure(text: string): Meanings['measure'] {
  if (NOT_COLUMN.test(text) || /^\d/.test(text) || text.split(' ').length > 9) return undefined;
  const named = LOOSE.filter(([, pattern]) => pattern.test(text));
  // "Limits of liability and premiums" is the title of a table.
  return named.length > 1 && /\band\b/.test(text) ? undefined : named[0]?.[0];
}

const LOOSE = [
  ['premium', /\bpremiums?\b/],
  ['deductible', /\b(?:deductible|retention)s?\b/],
  ['limit', /\b(?:limits?|amounts? of insurance)\b/],
] as const;

import { type Cited, type Draft, isCited } from '../cited.ts';
import { candidatesOf, choose, type ValueReader } from '../labels/choose.ts';
import { traceCandidate } from '../explain/trace.ts';
import { captionedPages } from '../labels/captions.ts';
import type { Label } from '../labels/label.ts';
import { CODE, findLabels, type LikelyField } from '../labels/labels.ts';
import { readId } from '../labels/value-readers.ts';
import { columnWordings } from '../lexicon/column-headings.ts';
import { policyLabels } from '../lexicon/policy-labels.ts';
import { createWordings, type Wordings } from '../lexicon/wordings.ts';
import { rightOf } from '../../reading/neighbors.ts';
import type { Line } from '../../reading/layout.ts';
import type { SourceDocument } from '../source-document.ts';
import { ownValue } from '../../lookup.ts';
import { remembered } from '../../text/remembered.ts';
import { createLikeness } from '../phrases/likeness.ts';
import { readCarrier } from './carrier.ts';
import { readFees } from './fees.ts';
import type { LabelledDocument } from './labelled-document.ts';
import { readPeople } from './people.ts';
import { readPeriod } from './period.ts';
import { writtenTotal } from './equations.ts';
import { readTotalPremium } from './total-premium.ts';
import { readTransaction } from './transaction.ts';

/** Finds the labels of a document: those of every policy and those of its own kind. */
export function labelDocument(document: SourceDocument, { wordings, likely }: FactLabels): LabelledDocument {
  const labels = findLabels(document.layouts, wordings, likely);
  const isLabel = remembered((text) => {
    if (columnWordings.matchWhole(text) || wordings.matchWhole(text.replace(/^\d{1,2} (?=\p{L})/u, ''))) return true;
    if (CODE.test(text) && wordings.matchWhole(text.replace(CODE, ''))?.field === 'agencyName') return true;
    const match = wordings.match(text);
    if (!match) return false;
    return match.rest === '' || text.trim().split(/\s+/)[match.length - 1]?.endsWith(':') === true;
  });
  return {
    ...document,
    labels,
    isLabel,
    captioned: captionedPages(
      labels.filter(({ isLikely }) => !isLikely),
      isLabel,
    ),
  };
}

/** Labels by their wordings, and by what they resemble. */
export interface FactLabels {
  wordings: Wordings;
  likely: LikelyField;
}

interface FieldKinds {
  amounts: ReadonlySet<string>;
  /** Fields whose values are told by their looks: dates, numbers, choices. */
  telling: ReadonlySet<string>;
}

const TELLING = new Set(['policyNumber', 'effectiveDate', 'expirationDate', 'mailingAddress', 'insuredLocation']);

/** The labels that every declarations page has, with those of one kind of policy. */
export function labelsWith(own: Readonly<Record<string, readonly string[]>>, kinds: FieldKinds): FactLabels {
  const table = { ...policyLabels, ...own };
  const likeness = createLikeness(new Map(Object.entries(table)), { isStrict: true });
  return {
    wordings: createWordings<string>(table),
    likely(text, hasColon) {
      const [best] = likeness.nearest(text);
      if (!best || best.field.includes('.') || kinds.amounts.has(best.field)) return null;
      const isTold = (best.isCovered && hasColon) || TELLING.has(best.field) || kinds.telling.has(best.field);
      return isTold && best.score >= (ownValue(SURELY, best.field) ?? 0.7) ? best.field : null;
    },
  };
}

/** Fields of which a resemblance says less: names of many parties, and amounts of many things. */
const SURELY = { totalPremium: 0.85, namedInsureds: 0.85, carrierName: 0.85, period: 0.9 };

export interface FactOptions {
  /** Whether organisations may be insured. */
  organisations?: boolean;
}

/** What stands on every declarations page: carrier, number, insured, period, agency, premium. */
export function readPolicyFacts(document: LabelledDocument, { organisations = false }: FactOptions = {}): Draft {
  const { layouts, labels, isLabel, captioned } = document;
  const people = readPeople({ layouts, labels, isLabel, captioned, organisations });
  return {
    carrierName: readCarrier(layouts),
    policyNumber: labelled({ ...document, labels: labels.filter(isSure) }, 'policyNumber', readId),
    transactionType: readTransaction(layouts),
    ...people,
    ...readPeriod(layouts, labels),
    totalPremium: writtenTotal(layouts) ?? readTotalPremium(document, sumOf(readFees(layouts))),
  };
}

/** "Number" alone is the policy's only with a colon: it heads columns of forms and loans as often. */
const isSure = ({ head, hasColon, segment }: Label): boolean =>
  (hasColon || !/^(?:no|nr|number|#)\.?$/i.test(head.text)) &&
  !segment.line.segments.some(({ text, x1 }) => x1 <= segment.x0 && OTHER_POLICY.test(text));

/** "X RENEWAL OF   REWRITE OF   POLICY NUMBER: ..." */
const OTHER_POLICY =
  /\b(?:renewal|rewrite|replacement|continuation|transfer) of:?$|\b(?:replaces|supersedes|rewrites):?$/i;

const sumOf = (fees: readonly Draft[]): number =>
  fees.reduce((sum, { amount }) => sum + (isCited(amount) && typeof amount.value === 'number' ? amount.value : 0), 0);

/** The best text of one labelled field: words that follow a label without a colon are running text, except among others. */
export function labelledText(
  document: LabelledDocument,
  field: string,
  read: ValueReader<string>,
): Cited<string> | undefined {
  const labels = document.labels.filter(
    (label) => label.hasColon || label.rest.length === 0 || (label.field === field && isAmongPairs(label, document)),
  );
  return labelled({ ...document, labels: labels.map(withWords) }, field, read);
}

/** "CONST FRAME | PROT CLASS 10 | ROOF WOOD SHAKE": lines of short labels, each with its value behind it. */
function isAmongPairs({ field, segment, rest }: Label, { labels }: LabelledDocument): boolean {
  const { line } = segment;
  if (!IN_PAIRS.has(field)) return false;
  if (rest.length > LONGEST_PAIRED || line.segments.length < LEAST_PAIRED) return false;
  const [next] = rightOf(segment);
  // "ROOF SHAPE | HIP": the value stands apart, behind a longer label.
  if (next && next.words.length < LEAST_PAIRED) return false;
  const isNear = (other: Line): boolean =>
    other === line || (other.page === line.page && Math.abs(other.y0 - line.y0) < 2 * line.size);
  const paired = labels.filter((label) => isNear(label.segment.line) && label.rest.length > 0);
  return new Set(paired.map((label) => label.segment)).size >= LEAST_PAIRED;
}

/** Facts of a building; "Business" begins "Business personal property" as often. */
const IN_PAIRS = new Set(['constructionType', 'roofType', 'occupancy']);
const LONGEST_PAIRED = 4;
const LEAST_PAIRED = 2;

/** A short label that stands among pairs is as good as one with a colon. */
const withWords = (label: Label): Label =>
  label.isShort && label.rest.length > 0 ? { ...label, isShort: false } : label;

/** The best value of one labelled field. */
export function labelled<T>(
  document: LabelledDocument,
  field: string,
  read: ValueReader<T>,
  skip = 0,
): Cited<T> | undefined {
  const { labels, isLabel, captioned } = document;
  const own = labels.filter((label) => label.field === field);
  const candidates = candidatesOf({ labels: own, read, isLabel, captioned, skip });
  for (const candidate of candidates) {
    traceCandidate(field, candidate, () => ({
      score: candidate.score,
      reason: `at the label "${candidate.label ?? ''}"`,
    }));
  }
  return choose(candidates);
}

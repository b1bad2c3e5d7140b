import { type Cited, cite, type Draft } from '../cited.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { lineOfBusinessIn } from '../lexicon/loss-run-codes.ts';
import { type ReportField, reportWordings, weakReportLabels } from '../lexicon/loss-run-labels.ts';
import { findDates } from '../../reading/values/date.ts';
import { normalize } from '../../text/normalize.ts';
import type { LabelPair } from './labels.ts';

interface Header {
  layouts: readonly PageLayout[];
  labels: readonly LabelPair[];
}

/** Reads insured, agency, carrier and the dates of a report from its labels, the carrier else from its letterhead. */
export function readReportHeader({ layouts, labels }: Header): Draft {
  const best = (
    field: ReportField,
    read: (pair: LabelPair) => Cited<string> | undefined,
  ): Cited<string> | undefined => {
    let found: Cited<string> | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const pair of labels) {
      if (!pair.fields.includes(field)) continue;
      const score = rankOf(pair, field) + pair.value.page * 0.5;
      const cited = score < least ? read(pair) : undefined;
      if (cited) [found, least] = [cited, score];
    }
    return found;
  };
  const insureds = insuredsOf(labels);
  const titles = titleLines(layouts[0]);
  const carrier = best('carrierName', nameOf) ?? letterhead(layouts, labels) ?? titles.carrier;
  return {
    carrierName: carrier,
    namedInsureds: insureds.length > 0 || !titles.insured ? insureds : [titles.insured],
    agencyName: best('agencyName', nameOf),
    reportDate: best('reportDate', dateOf),
    valuationDate: best('valuationDate', dateOf),
  };
}

function rankOf({ label, hasColon }: LabelPair, field: ReportField): number {
  const text = normalize(label.text);
  const rank = reportWordings[field].findIndex((wording) => normalize(wording) === text);
  return (rank < 0 ? 40 : rank * 0.2) + (weakReportLabels.has(text) ? 8 : 0) - (hasColon ? 2 : 0);
}

function dateOf({ value }: LabelPair): Cited<string> | undefined {
  return cite(findDates(value.text)[0]?.date ?? null, value);
}

function nameOf({ value }: LabelPair): Cited<string> | undefined {
  const text = value.text.trim();
  return /\p{L}{2}/u.test(text) && !/^\d+$/.test(text) ? cite(text, value) : undefined;
}

function insuredsOf(labels: readonly LabelPair[]): Cited<string>[] {
  const names: Cited<string>[] = [];
  const pairs = labels.filter((pair) => pair.fields.includes('namedInsureds'));
  const strongest = Math.min(...pairs.map((pair) => Math.max(0, rankOf(pair, 'namedInsureds'))));
  for (const pair of pairs) {
    if (rankOf(pair, 'namedInsureds') > strongest + 8) continue;
    const cited = nameOf(pair);
    if (cited && !names.some(({ value }) => normalize(value) === normalize(cited.value))) names.push(cited);
  }
  return names.slice(0, 3);
}

const COMPANY =
  /\b(insurance|assurance|indemnity|casualty|mutual|surety|reinsurance|underwriters|specialty)\b.*\b(company|companies|co|corporation|corp|exchange|association|inc|group|fund|of (the )?\p{L}+)\b|\binsurance company of\b|\b(insurance|casualty|mutual|indemnity|surety) (company|group)\b|\b\p{L}+ (fund|insurance exchange)$/iu;
const NO_CARRIER =
  /agency|broker|services|insured|\bthis\b|\bthe (information|company)\b|\bcontact\b|\bplease\b|[.;:]\s|\bany\b/i;

/** The company named on the first pages, or what stands before "Loss Run" in the title. */
function letterhead(layouts: readonly PageLayout[], labels: readonly LabelPair[]): Cited<string> | undefined {
  const taken = new Set(labels.flatMap(({ value }) => value.words));
  for (const layout of layouts.slice(0, 2)) {
    const segments = layout.lines
      .flatMap((line) => line.segments)
      .filter((segment) => !segment.words.some((word) => taken.has(word)));
    const company = segments.find(
      (segment) => segment.words.length <= 9 && COMPANY.test(segment.text) && !NO_CARRIER.test(segment.text),
    );
    if (company) return cite(company.text.replace(/[,*]+$/, ''), company, 0.7);
  }
  for (const layout of layouts.slice(0, 3)) {
    const title = layout.lines
      .slice(0, 25)
      .flatMap((line) => line.segments)
      .map(brandOf)
      .find((cited) => cited !== undefined);
    if (title) return title;
  }
  return undefined;
}

function brandOf(segment: Segment): Cited<string> | undefined {
  const match = /^(.{2,40}?)\s+(?:loss (?:run|history|experience)|claims? (?:history|report))s?\b/i.exec(segment.text);
  const brand = match?.[1] ?? '';
  if (
    brand === '' ||
    /\b(detail|summary|policy|account|insured|claim|workers|commercial|auto|liability|general|wc|report|the|by|property|current|detailed|historical)\b/i.test(
      brand,
    )
  )
    return undefined;
  const count = brand.split(/\s+/).length;
  return cite(brand, { page: segment.page, words: segment.words.slice(0, count) }, 0.6);
}

const TITLE =
  /\b(?:loss(?:es)? (?:run|history|experience|report|summary)|claims? (?:history|report|listing|experience))/i;
const LEGAL_FORM = /\b(?:inc|llc|l\.l\.c|corp|corporation|ltd|lp|llp|co)\.?$/i;

/** Names without labels, centred around the report's title: the carrier beside it, the insured by its legal form. */
function titleLines(layout: PageLayout | undefined): { carrier?: Cited<string>; insured?: Cited<string> } {
  if (!layout) return {};
  const { width, height } = layout.page;
  const centred = layout.lines
    .filter((line) => line.y1 < height / 3)
    .flatMap((line) => line.segments)
    .filter(
      (segment) =>
        Math.abs((segment.x0 + segment.x1) / 2 - width / 2) < 0.05 * width &&
        /^\p{Lu}[^:\d]{3,60}$/u.test(segment.text),
    );
  const title = centred.findIndex((segment) => TITLE.test(segment.text));
  if (title < 0) return {};
  const names = centred.filter((_, at) => at !== title);
  const insured = names.find((segment) => LEGAL_FORM.test(segment.text.trim()));
  const carrier = names.find(
    (segment) => segment !== insured && segment.bold && Math.abs(centred.indexOf(segment) - title) === 1,
  );
  const cited = (segment: Segment | undefined): Cited<string> | undefined =>
    segment && cite(segment.text.trim(), segment, 0.5);
  return {
    ...(carrier && { carrier: cited(carrier) as Cited<string> }),
    ...(insured && { insured: cited(insured) as Cited<string> }),
  };
}

/** The line of business that the report's title names: "Workers' Compensation Loss Run". */
export function titleBusiness(layouts: readonly PageLayout[]): Cited<string> | undefined {
  for (const segment of (layouts[0]?.lines.slice(0, 15) ?? []).flatMap((line) => line.segments)) {
    const business = /\bloss(?:es)?\b|\bclaims?\b/i.test(segment.text) ? lineOfBusinessIn(segment.text) : null;
    if (business === null) continue;
    const parts = business.split(' ');
    const from = segment.words.findIndex((_, at) =>
      parts.every((part, place) => segment.words[at + place]?.text.includes(part)),
    );
    if (from >= 0)
      return cite(business, { page: segment.page, words: segment.words.slice(from, from + parts.length) }, 0.6);
  }
  return undefined;
}

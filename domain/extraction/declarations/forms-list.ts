import type { PageLayout } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { anyOf } from '../../text/any-of.ts';
import { cite, type Draft, isCited } from '../cited.ts';

/** "CG 00 01 04 13", "IL 0017 (11-98)", "CG 2010 07/04": letters of the series, number, edition. */
const SERIES = String.raw`\b(?:[A-Z]{2,4}(?:-[A-Z]{1,4})?|[A-Z]{2} [A-Z]{1,2})[ -]?`;
const NUMBER = String.raw`(?:[A-Z]\d ?\d{2}|\d{2} ?\d{2}|\d{3,5}(?:\.\d)?|[A-Z]?\d{1,4})(?:[ -]?[A-Z](?= |$))?`;
const EDITION = String.raw`(?:[ -]|[ -]?\()(?:\d{2} \d{2}|\d{2}[-/]\d{2}(?:\d{2})?|\d{4})\)?`;
const FORM = new RegExp(`${SERIES}${NUMBER}${EDITION}(?![\\d.]|-\\d)`, 'g');

const FORM_ALONE = new RegExp(`^${SERIES}${NUMBER}${EDITION}$`);

/** Whether a text is the number of a form with its edition, and nothing else. */
export const isFormNumber = (text: string): boolean => FORM_ALONE.test(text);

/** A number, an edition and a title in columns of their own. */
const NUMBER_ALONE = new RegExp(`^${SERIES}${NUMBER}$`);
const EDITION_ALONE = /^\(?\d{2}[ /-]?\d{2}(?:\d{2})?\)?$/;
/** "Code 34-8800", "IL 61603-8541" */
const NO_FORM = anyOf(
  /^(?:FROM|TO|ON|OF|CODE|PAGE|UNIT|SUITE|STE|APT|BOX|TEL|FAX|LOC|TERR|NO)\b|^[A-Z]{2} \d{5}-\d{4}$/,
  /^(?:TERM|EFF|EXP|AM|PM|A M|P M|PERIOD|DATE)\b/,
);

const LISTED = /\b(?:forms?|endorsements?)\b/i;

/** "GL-100 Commercial Liability Coverage": a number without an edition before a title, which a list of them shows to be a form. */
const UNDATED = new RegExp(`^\\*?(${SERIES}${NUMBER})(?:$|(?=\\s+\\p{Lu}.*\\p{L}{3}))`, 'u');
const LEAST_UNDATED = 3;

const POLICY = /\bpol(?:icy)?\b|\bnumber\b|\bissued\b|\b(?:renewal|rewrite) of\b|\b(?:renews|replaces|prior)\b/i;
/** A label of a policy's number alone in its segment, before the number or over it. */
const LABEL =
  /^\W*(?:(?:renewal|prior|previous|expiring)\s+(?:of\s+)?)?pol(?:icy)?\.?\s*(?:no|number|nbr|#)?[.:#\s]*$/i;

type Line = PageLayout['lines'][number];
type Segment = Line['segments'][number];

/** Forms and endorsements that apply, each once, in the order printed: the number with its edition, and its title. */
export function readForms(layouts: readonly PageLayout[]): Draft[] {
  const forms = new Map<string, Draft>();
  for (const { lines } of layouts) {
    const listing = lines.filter(({ segments }) =>
      segments.some((segment) => columnsFrom(segment) || hasForm(segment)),
    );
    const undated = undatedIn(lines);
    const furniture = new Set([...lines.slice(0, 2), ...lines.slice(-2)]);
    for (const [at, line] of lines.entries()) {
      // A number in the margin or with nothing beside it, away from others, is that of the page's own form.
      const isBare = line.segments.length === 1 && !LISTED.test(lines[at - 1]?.segments[0]?.text ?? '');
      const isAlone =
        (furniture.has(line) || isBare) && !listing.some((other) => other !== line && isNext(other, line));
      const [first] = line.segments;
      const found = undated.has(line) && first && undatedFrom(first);
      for (const form of found
        ? [found]
        : line.segments.flatMap((segment) => formsIn(segment, isAlone && !isRow(line), over(segment, lines[at - 1]))))
        add(form, forms);
    }
  }
  return [...forms.values()];
}

/** Several numbers beside each other are a list of its own. */
const isRow = ({ segments }: Line): boolean => segments.filter(hasForm).length > 2;

/** Lines below a heading of forms that begin with such numbers at one left edge. */
function undatedIn(lines: readonly Line[]): ReadonlySet<Line> {
  const runs = lines.flatMap((heading, at) => {
    const [first] = heading.segments;
    const isHeading = first && LISTED.test(first.text) && !undatedFrom(first);
    const run = isHeading ? undatedBelow(heading, lines.slice(at + 1)) : [];
    return run.length >= LEAST_UNDATED ? run : [];
  });
  return new Set(runs);
}

function undatedBelow(heading: Line, lines: readonly Line[]): Line[] {
  const run: Line[] = [];
  for (const line of lines) {
    const [first] = line.segments;
    const last = run.at(-1) ?? heading;
    const isBelow = first && Math.abs(first.x0 - (run[0]?.x0 ?? first.x0)) < 8 && line.y0 - last.y1 < 2 * line.size;
    if (!first || !isBelow || !undatedFrom(first)) break;
    run.push(line);
  }
  return run;
}

/** The number at the start of a segment without an edition, with the title behind it or in the next column. */
function undatedFrom(segment: Segment): FoundForm | null {
  const run = textRun(segment.words);
  const match = UNDATED.exec(run.text);
  const number = match?.[1];
  if (match === null || number === undefined || NO_FORM.test(number) || run.text.search(FORM) === 0) return null;
  const words = wordsWithin(run, match[0].length - number.length, match[0].length);
  const title = titleOf(run.text, match, segment);
  return title ? { number, draft: { number: cite(number, { page: segment.page, words }), name: title } } : null;
}

/** What is listed twice has its title in one of the two places at times. */
function add({ number, draft }: FoundForm, forms: Map<string, Draft>): void {
  const known = forms.get(number);
  if (!known?.['name']) forms.set(number, known ? { ...known, name: draft['name'] } : draft);
}

/** The segment of the line above that begins at the same place. */
const over = ({ x0 }: Segment, above: Line | undefined): Segment | undefined =>
  above?.segments.find((other) => Math.abs(other.x0 - x0) < 8);

const isNext = (a: Line, b: Line): boolean => Math.max(a.y0 - b.y1, b.y0 - a.y1) < 1.6 * a.size;

const hasForm = ({ text }: Segment): boolean => text.search(FORM) >= 0;

interface FoundForm {
  number: string;
  draft: Draft;
}

/** The number that a segment is, with its edition and its title in the next two columns. */
function columnsFrom(segment: Segment): FoundForm | null {
  const [edition, title] = segment.line.segments.filter((other) => other.x0 >= segment.x1 - 1);
  if (!edition || !title || !NUMBER_ALONE.test(segment.text) || !EDITION_ALONE.test(edition.text)) return null;
  if (!TITLE.test(title.text)) return null;
  const number = `${segment.text} ${edition.text}`;
  const words = [...segment.words, ...edition.words];
  return { number, draft: { number: cite(number, { page: segment.page, words }), name: cite(title.text, title) } };
}

function formsIn(segment: Segment, isAlone: boolean, over: Segment | undefined): FoundForm[] {
  const columns = columnsFrom(segment);
  if (columns) return [columns];
  const before = segment.line.segments[segment.line.segments.indexOf(segment) - 1];
  if ([before, over].some((label) => label && LABEL.test(label.text))) return [];
  const run = textRun(segment.words);
  const found = [...run.text.matchAll(FORM)].filter(
    ({ 0: number, index }) => !POLICY.test(run.text.slice(0, index)) && !NO_FORM.test(number.trim()),
  );
  return found.flatMap((match) => {
    const number = match[0].trim();
    const words = wordsWithin(run, match.index, match.index + match[0].length);
    const title = found.length === 1 ? titleOf(run.text, match, segment) : undefined;
    if (found.length === 1 && isAlone && run.text.trim() === number && !isTitled(title)) return [];
    return [{ number, draft: { number: cite(number, { page: segment.page, words }), name: title } }];
  });
}

const isTitled = (title: Draft[string]): boolean => isCited(title) && !FOOTER.test(String(title.value));

/** What stands beside the number of a page's own form. */
const FOOTER = /\b(?:copy|copyright(?:ed)?|page|issued|printed|permission|rights)\b/i;

/** The title behind the number, in its text or in the next column. */
function titleOf(text: string, match: RegExpExecArray, segment: Segment): Draft[string] {
  const rest = text.slice(match.index + match[0].length).replace(/^[\s:–-]+|[\s.]+$/g, '');
  if (TITLE.test(rest)) {
    const start = text.indexOf(rest, match.index);
    const words = wordsWithin(textRun(segment.words), start, start + rest.length);
    return cite(rest, { page: segment.page, words });
  }
  const next = rest === '' ? segment.line.segments.find((other) => other.x0 >= segment.x1 - 1) : undefined;
  return next && TITLE.test(next.text) && next.text.search(FORM) < 0 ? cite(next.text, next) : undefined;
}

const TITLE = /^\p{Lu}.*\p{L}{3}/u;

import { type Cited, cite, type Draft } from '../cited.ts';
import { centreX, centreY } from '../../reading/boxes.ts';
import { NO_COVERAGE } from '../lexicon/acord-property.ts';
import type { Word } from '../../document/page.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { parsePercent } from '../../reading/values/numbers.ts';
import { type FormDocument, typedFor } from '../boxes/form-document.ts';
import type { Entry, FormPage } from '../boxes/form-page.ts';
import { readLimits } from './liability-limits.ts';
import { findCertificateGrids } from './liability-grid.ts';
import { pageOf } from './parties.ts';
import { citeMoney, citeText, type Typed } from '../boxes/values.ts';
import { isInside, type Run, runsOf, textOf } from '../boxes/writing.ts';

/** Coverages of a property certificate, whichever way the form lists them. */
export function readPropertyCoverages(form: FormDocument): Draft[] {
  return [
    ...readMainAmount(form),
    ...readListed(form),
    ...form.pages.flatMap(readYesNoGrid),
    ...form.pages.flatMap(readGrid),
  ];
}

/** ACORD 28: the amount of insurance of the property itself, with the deductible on its line. */
function readMainAmount(form: FormDocument): Draft[] {
  return form.entries('mainAmount').flatMap((entry): Draft[] => {
    const limit = limitOf(typedFor(entry, pageOf(form, entry)));
    if (!limit.limit && !limit.limitText) return [];
    const deductible = onLineOf(form, entry, 'rowDeductible') ?? onLineOf(form, entry, 'coverageDeductible');
    const words = entry.caption.filter((word) => /[\p{L}]/u.test(word.text));
    const name = cite(textOf(words).replace(/:$/, ''), { page: entry.page, words });
    return [{ name, ...limit, ...(deductible && deductibleOf(deductible)) }];
  });
}

function onLineOf(
  form: FormDocument,
  entry: Entry,
  field: 'rowDeductible' | 'coverageDeductible' | 'rowLimit',
): Typed | undefined {
  const found = form
    .entries(field)
    .find((other) => other.page === entry.page && Math.abs(centreY(other) - centreY(entry)) < 6);
  return found && typedFor(found, pageOf(form, found));
}

/** ACORD 27: typed lines below "coverage", "amount of insurance" and "deductible". */
function readListed(form: FormDocument): Draft[] {
  return form.entries('coverageName').flatMap((heading): Draft[] => {
    const page = pageOf(form, heading);
    const beside = (field: string) =>
      form
        .entries(field)
        .find((entry) => entry.page === heading.page && Math.abs(centreY(entry) - centreY(heading)) < 8);
    const amount = beside('coverageAmount');
    if (!page || !amount) return [];
    const deductible = beside('coverageDeductible');
    const top = Math.max(heading.y1, amount.y1);
    const bottom = Math.min(...page.sections.map(({ y0 }) => y0).filter((y) => y > top + 6), page.layout.page.height);
    const split = deductible ? (amount.x1 + deductible.x0) / 2 : page.layout.page.width;
    const typed = page.words.filter((word) => page.isTyped(word) && word.y0 > top - 2 && centreY(word) < bottom);
    const names = runsOf(typed.filter((word) => centreX(word) < amount.x0 - 10));
    const rest = runsOf(typed.filter((word) => centreX(word) >= amount.x0 - 10));
    return names.flatMap((name): Draft[] => {
      const onLine = rest.filter((run) => Math.abs(centreY(run) - centreY(name)) < 6);
      const place = (runs: readonly Run[]): Typed => ({ page: page.number, words: runs.flatMap((run) => run.words) });
      const limit = limitOf(place(onLine.filter((run) => centreX(run) < split)));
      const deduct = deductibleOf(place(onLine.filter((run) => centreX(run) >= split)));
      if (onLine.length === 0 || !/\p{L}/u.test(name.text)) return [];
      return [{ name: citeText({ page: page.number, words: name.words }), ...limit, ...deduct }];
    });
  });
}

/** Points: how far a tick may stand from the middle of its column. */
const IN_COLUMN = 9;

/** ACORD 28: rows with a tick below "YES", and limits and deductibles behind captions further right. */
function readYesNoGrid(page: FormPage): Draft[] {
  const headings = page.runs
    .flatMap(({ words }) => words)
    .filter((word) => /^(?:YES|Y)$/.test(word.text) && !isInsideRow(word, page));
  return headings.flatMap((yes) => {
    const no = page.words.find(
      (word) => /^(?:NO|N)$/.test(word.text) && Math.abs(centreY(word) - centreY(yes)) < 4 && word.x0 > yes.x0,
    );
    const marks = no
      ? page.marks.filter((mark) => Math.abs(centreX(mark) - centreX(yes)) < IN_COLUMN && mark.y0 > yes.y0)
      : [];
    return marks.flatMap((mark) => readYesRow(page, yes, centreY(mark)));
  });
}

/** "INCL [x] YES [ ] NO" in a line of the grid heads no column. */
const isInsideRow = (yes: Word, page: FormPage): boolean =>
  page.words.some(
    (word) => /^incl\.?$/i.test(word.text) && word.x1 < yes.x0 && Math.abs(centreY(word) - centreY(yes)) < 3,
  );

function readYesRow(page: FormPage, yes: Word, y: number): Draft[] {
  const row = page.grid.spaceAt(yes.x0 - 12, y);
  const rowWords = page.words.filter(
    (word) => word.x1 <= yes.x0 && isInside(word, { ...row, x0: 0 }) && Math.abs(centreY(word) - y) < 9,
  );
  const nameWords = withoutConditions(tickedIn(rowWords, page) ?? runsOf(rowWords).flatMap((run) => run.words));
  const text = textOf(nameWords);
  if (!/\p{L}{3}/u.test(text) || NO_COVERAGE.test(text)) return [];
  const beside = (fields: readonly string[]): Typed | undefined => {
    const found = page.entries.find(
      (entry) =>
        entry.fields.some((field) => (fields as readonly string[]).includes(field)) &&
        entry.x0 > yes.x1 &&
        Math.abs(centreY(entry) - y) < 6,
    );
    return found && typedFor(found, page);
  };
  const limit = beside(['rowLimit', 'coverageAmount']);
  const deductible = beside(['rowDeductible', 'coverageDeductible']);
  return [
    {
      name: cite(text.replace(/:$/, ''), { page: page.number, words: nameWords }),
      ...(limit ? limitOf(limit) : percentBeside(page, yes, y)),
      ...(deductible && deductibleOf(deductible)),
    },
  ];
}

/** "[ ] Business income  [x] Rental value": the words behind the tick, where a row has boxes of its own. */
function tickedIn(words: readonly Word[], page: FormPage): Word[] | null {
  const runs = runsOf([...words]);
  const [first] = runs;
  if (!first || runs.length < 2 || words.some(({ text }) => text === 'NO')) return null;
  const y = centreY(first);
  const isTicked = (run: Run): boolean =>
    page.marks.some((mark) => Math.abs(centreY(mark) - y) < 6 && mark.x1 <= run.x0 + 2 && run.x0 - mark.x1 < BOX);
  const ticked = runs.filter(isTicked);
  return ticked.length === 1 && ticked[0] ? [...ticked[0].words] : null;
}

/** Points between a tick box and what it ticks. */
const BOX = 14;

/** "(If Applicable)", and "INCL [x] YES [ ] NO Subject to different provisions", belong to no name. */
function withoutConditions(words: readonly Word[]): Word[] {
  const end = words.findIndex(({ text }, at) => at > 0 && /^(?:\(if|incl\.?)$/i.test(text));
  return words.slice(0, end < 0 ? words.length : end);
}

/** "If YES, 80 %": what is insured in percent. */
function percentBeside(page: FormPage, yes: Word, y: number): { limitText?: Cited<string> } {
  const beside = page.words.filter((word) => word.x0 > yes.x1 && Math.abs(centreY(word) - y) < 6);
  const words = beside.filter(({ text }) => /^(?:\d{1,3}%?|%)$/.test(text));
  const text = words.map((word) => word.text).join('');
  const isAsked = beside.some((word) => /^yes,?$/i.test(word.text));
  const limitText = isAsked && /^\d{1,3}%$/.test(text) ? cite(text, { page: page.number, words }) : undefined;
  return limitText ? { limitText } : {};
}

/** ACORD 24: covered property with its limit in the coverage grid. */
function readGrid(page: FormPage): Draft[] {
  return findCertificateGrids(page).flatMap((table) =>
    table.rows.flatMap((row) => {
      const words = [...row.all('property').words, ...row.all('limits').words];
      return readLimits({ page, words }).map(
        ({ name, amount, text }): Draft => ({ name, limit: amount, limitText: text }),
      );
    }),
  );
}

function limitOf(typed: Typed): { limit?: Cited<number>; limitText?: Cited<string> } {
  const limit = citeMoney(typed);
  const limitText = limit ? undefined : citeText(typed);
  return { ...(limit && { limit }), ...(limitText && { limitText }) };
}

function deductibleOf(typed: Typed): { deductible?: Cited<number>; deductibleText?: Cited<string> } {
  const text = textOf(typed.words);
  const deductible = parsePercent(text) === null && parseMoney(text) !== null ? citeMoney(typed) : undefined;
  const inWords = deductible ? undefined : citeText(typed);
  return { ...(deductible && { deductible }), ...(inWords && { deductibleText: inWords }) };
}

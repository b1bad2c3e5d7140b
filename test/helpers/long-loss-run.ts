import { typedPage } from '../fixtures/declarations/typed-page.ts';
import type { Page } from '../../domain/document/page.ts';

/** A loss run of many pages, as the lines of its pages. */
export function longLossRun({
  pages,
  claimsPerPage,
  pagesPerPolicy,
}: {
  pages: number;
  claimsPerPage: number;
  pagesPerPolicy: number;
}): string[][] {
  const perPolicy = claimsPerPage * pagesPerPolicy;
  return Array.from({ length: pages }, (_, at) => {
    const isFirst = at % pagesPerPolicy === 0;
    const policy = Math.floor(at / pagesPerPolicy) + 1;
    const claims = Array.from({ length: claimsPerPage }, (_, index) => claimLine(at * claimsPerPage + index + 1));
    return [
      ...(at === 0 ? ['Loss Run Report', 'Carrier: Great Plains Mutual Insurance Company'] : []),
      ...(isFirst ? [`Policy Number: ${policyNumber(policy)}   Claims: ${perPolicy}`] : []),
      ...(isFirst ? ['Claim Number   Loss Date    Status   Paid       Reserve'] : []),
      ...claims,
      ...(at === pages - 1 ? [`Claims in all: ${pages * claimsPerPage}`] : []),
    ];
  });
}

export const toPages = (lines: readonly string[][]): Page[] =>
  lines.map((page, at) => typedPage(page.join('\n'), at + 1));

const policyNumber = (policy: number): string => `WC-${1000 + policy}`;

function claimLine(number: number): string {
  const date = `0${(number % 9) + 1}/1${number % 9}/2024`;
  return `CL-${100_000 + number}      ${date}   Open     ${number}.50       ${number % 7}.25`;
}

/** Answers a request about such a document as a good model does: from the lines that it is shown. */
export function answerFromLines(request: { text: string }): string {
  const [context = '', part = context] = request.text.split('The part:');
  const shown = linesIn(part);
  let policy = linesIn(context)
    .flatMap((one) => policyOf(one) ?? [])
    .at(-1);
  const claims = shown.flatMap((one) => {
    policy = policyOf(one) ?? policy;
    return rowOf(one, policy) ?? [];
  });
  const policies = shown.flatMap(({ place, text }) => {
    const [, number, count] = /Policy Number: (\S+) \| Claims: (\d+)/.exec(text) ?? [];
    return number === undefined ? [] : [`${place}|${number}|${count}`];
  });
  const fields = 'claimNumber#1|policyNumber|lossDate#2|status#3|paid/total#4|reserve/total#5';
  const tables = [
    { list: 'policies', fields: 'policyNumber|claimCount', rows: policies },
    { list: 'claims', fields, rows: claims },
  ];
  return JSON.stringify({
    values: [
      ...valuesOf(shown, 'carrierName', /Carrier: (.+)/),
      ...valuesOf(shown, 'grandTotals/claimCount', /in all: (\d+)/),
    ],
    tables: tables.filter(({ rows }) => rows.length > 0),
  });
}

const valuesOf = (shown: readonly LineShown[], field: string, pattern: RegExp): string[] =>
  shown.flatMap(({ place, text }) => {
    const value = pattern.exec(text)?.[1];
    return value === undefined ? [] : [`${field}|${value}|${place}`];
  });

function rowOf({ place, text }: LineShown, policy: string | undefined): string | undefined {
  const [, claim, date = '', paid, reserve] = /^(CL-\d+) \| ([\d/]+) \| Open \| ([\d.]+) \| ([\d.]+)/.exec(text) ?? [];
  if (claim === undefined) return undefined;
  const [month, day, year] = date.split('/');
  return `${place}|${claim}|${policy}|${year}-${month}-${day}|open@${place}=Open|${paid}|${reserve}`;
}

interface LineShown {
  /** "page.line" */
  place: string;
  text: string;
}

/** "WC-1001@3.2": a policy with the place of its heading. */
function policyOf({ place, text }: LineShown): string | undefined {
  const number = /Policy Number: (\S+)/.exec(text)?.[1];
  return number && `${number}@${place}`;
}

function linesIn(text: string): LineShown[] {
  let page = 0;
  return text.split('\n').flatMap((given) => {
    page = Number(/^PAGE (\d+)$/.exec(given)?.[1] ?? page);
    const [, line, shown = ''] = /^(\d+)\| (.*)$/.exec(given) ?? [];
    return line === undefined ? [] : [{ place: `${page}.${line}`, text: shown }];
  });
}

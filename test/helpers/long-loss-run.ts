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
  const seen = { policy: '' };
  for (const one of linesIn(context)) seen.policy = policyOf(one) ?? seen.policy;
  const values: string[] = [];
  const policies: string[] = [];
  const claims: string[] = [];
  for (const one of linesIn(part)) {
    const place = `${one.page}.${one.line}`;
    const carrier = /Carrier: (.+)/.exec(one.text)?.[1];
    if (carrier) values.push(`carrierName|${carrier}|${place}`);
    const all = /Claims in all: (\d+)/.exec(one.text)?.[1];
    if (all) values.push(`grandTotals/claimCount|${all}|${place}`);
    seen.policy = policyOf(one) ?? seen.policy;
    const [, policy, count] = /Policy Number: (\S+) \| Claims: (\d+)/.exec(one.text) ?? [];
    if (policy) policies.push(`${place}|${policy}|${count}`);
    const [, claim, date, paid, reserve] = /^(CL-\d+) \| ([\d/]+) \| Open \| ([\d.]+) \| ([\d.]+)/.exec(one.text) ?? [];
    if (!claim || !date) continue;
    const [month, day, year] = date.split('/');
    claims.push(`${place}|${claim}|${seen.policy}|${year}-${month}-${day}|open=Open|${paid}|${reserve}`);
  }
  const tables = [
    { list: 'policies', fields: 'policyNumber|claimCount', rows: policies },
    {
      list: 'claims',
      fields: 'claimNumber#1|policyNumber|lossDate#2|status#3|paid/total#4|reserve/total#5',
      rows: claims.map((row) => row.replace('open=Open', `open@${row.split('|')[0]}=Open`)),
    },
  ];
  return JSON.stringify({ values, tables: tables.filter(({ rows }) => rows.length > 0) });
}

interface LineShown {
  page: number;
  line: number;
  text: string;
}

/** "WC-1001@3.2": a policy with the place of its heading. */
function policyOf({ page, line, text }: LineShown): string | undefined {
  const number = /Policy Number: (\S+)/.exec(text)?.[1];
  return number && `${number}@${page}.${line}`;
}

function linesIn(text: string): LineShown[] {
  let page = 0;
  return text.split('\n').flatMap((given) => {
    page = Number(/^PAGE (\d+)$/.exec(given)?.[1] ?? page);
    const [, line, shown = ''] = /^(\d+)\| (.*)$/.exec(given) ?? [];
    return line === undefined ? [] : [{ page, line: Number(line), text: shown }];
  });
}

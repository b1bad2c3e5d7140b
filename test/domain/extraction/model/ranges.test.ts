import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../domain/document/page.ts';
import { extract } from '../../../../domain/extraction/extract.ts';
import { lackingRanges } from '../../../../domain/extraction/model/lacking-ranges.ts';
import {
  draftOfAnswers,
  finishAnswers,
  type ModelAnswers,
  type ModelExtraction,
  prepareExtraction,
} from '../../../../domain/extraction/model/model-extraction.ts';
import { numberLines } from '../../../../domain/extraction/model/numbered-pages.ts';
import {
  halvesOf,
  questionOf,
  type RangeQuestion,
  requestOfRange,
} from '../../../../domain/extraction/model/range-questions.ts';
import { isBefore, planRanges, splitRange } from '../../../../domain/extraction/model/ranges.ts';
import { readAnswer } from '../../../../domain/extraction/model/read-answer.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { answerFromLines, longLossRun, toPages } from '../../../helpers/long-loss-run.ts';

const limits = { contextTokens: 100_000, outputTokens: 8_000 };
const small = { contextTokens: 20_000, outputTokens: 1_000 };

function lossRun() {
  const type = findPolicyType('loss_run');
  if (!type) throw new Error('no policy type loss_run');
  return type;
}

const questionsOf = ({ ranges, chosen, request, policyType }: ModelExtraction): RangeQuestion[] =>
  ranges.map((range) => questionOf({ range, numbered: chosen, system: request.system, schema: policyType.schema }));

const textOf = (question: RangeQuestion): string =>
  requestOfRange(question, 8_000)
    .messages.map((message) => ('content' in message ? message.content : ''))
    .join('\n');

/** The answers of a model that reads well, changed by `alter`. */
function answersOf(
  extraction: ModelExtraction,
  alter: (reply: string, question: RangeQuestion) => string = (reply) => reply,
): ModelAnswers {
  const { schema } = extraction.policyType;
  const usage = { promptTokens: 100, completionTokens: 10 };
  const answers = questionsOf(extraction).map((question) => {
    const text = alter(answerFromLines({ text: textOf(question) }), question);
    const reply = { text, toolCalls: [], usage, finish: 'stop' as const };
    const shown = new Set(question.pages.map(({ number }) => number));
    const pages = extraction.chosen.filter(({ page }) => shown.has(page.number));
    return { range: question.range, answer: readAnswer({ schema, pages, replies: [reply] }) };
  });
  return { answers, unanswered: [], usage: answers.map(() => usage) };
}

function resultOf(extraction: ModelExtraction, answers: ModelAnswers, [first]: readonly Page[]) {
  const rules = extract({ policyType: lossRun(), pages: first ? [{ ...first, words: [] }] : [] });
  return finishAnswers({ extraction, answers, draft: draftOfAnswers(extraction, answers), rules });
}

const claimsOf = ({ data }: { data: Record<string, unknown> }): Record<string, unknown>[] =>
  data.claims as Record<string, unknown>[];

describe('a document that one call takes', () => {
  it('is one range', () => {
    const pages = toPages(longLossRun({ pages: 3, claimsPerPage: 10, pagesPerPolicy: 3 }));

    expect(prepareExtraction({ policyType: lossRun(), pages, limits }).ranges).toEqual([
      { id: '0', from: { page: 1, line: 1 }, to: { page: 3, line: 11 } },
    ]);
  });
});

describe('a document of 40 pages and 400 records', () => {
  const pages = toPages(longLossRun({ pages: 40, claimsPerPage: 10, pagesPerPolicy: 10 }));
  const extraction = prepareExtraction({ policyType: lossRun(), pages, limits: { ...limits, outputTokens: 4_000 } });

  it('is asked in ranges without gaps, fewer than 20', () => {
    const { ranges } = extraction;

    expect(ranges.length).toBeGreaterThan(2);
    expect(ranges.length).toBeLessThan(20);
    expect(ranges[0]?.from).toEqual({ page: 1, line: 1 });
    expect(ranges.at(-1)?.to.page).toBe(40);
    for (const [at, range] of ranges.slice(1).entries()) {
      const before = ranges[at];
      expect(before && isBefore(before.to, range.from, { orSame: false })).toBe(true);
    }
  });

  it('comes out complete, with each record once and below its policy, and has nothing to be asked again', () => {
    const answers = answersOf(extraction);
    const result = resultOf(extraction, answers, pages);

    expect(claimsOf(result)).toHaveLength(400);
    expect(claimsOf(result)[399]).toMatchObject({
      claimNumber: 'CL-100400',
      policyNumber: 'WC-1004',
      lossDate: '2024-05-14',
      status: 'open',
      paid: { total: 400.5 },
    });
    expect(claimsOf(result).map(({ claimNumber }) => claimNumber)).toEqual(
      Array.from({ length: 400 }, (_, at) => `CL-${100_001 + at}`),
    );
    expect(result.data).toMatchObject({ grandTotals: { claimCount: 400 } });
    expect(result.validation.warnings.filter(({ code }) => code === 'record_count_mismatch')).toEqual([]);
    expect(lackingRanges({ extraction, answers, draft: draftOfAnswers(extraction, answers) })).toEqual(new Map());
  });
});

describe('a range of a document', () => {
  const pages = toPages(longLossRun({ pages: 16, claimsPerPage: 10, pagesPerPolicy: 8 }));
  const extraction = prepareExtraction({ policyType: lossRun(), pages, limits: small });

  it('comes with the title, the headings in force and the lines before it', () => {
    const [, second] = questionsOf(extraction);
    const text = second ? textOf(second) : '';
    const [context = '', part = ''] = text.split('The part:');

    expect(context).toContain('1| Loss Run Report');
    expect(context).toContain('3| Policy Number: WC-1001 | Claims: 80');
    expect(context).toContain('4| Claim Number | Loss Date | Status | Paid | Reserve');
    expect(context).not.toContain('WC-1002');
    const [first = ''] = /CL-\d+/.exec(part) ?? [];
    expect(context).toContain(`CL-${Number(first.slice(3)) - 1}`);
  });

  it('is split into halves without gaps, with what each needs', () => {
    const [, second] = questionsOf(extraction);
    const halves = (second && halvesOf(JSON.parse(JSON.stringify(second)) as RangeQuestion)) ?? [];

    expect(halves.map(({ range }) => range.id)).toEqual(['1-0', '1-1']);
    expect(halves[0]?.range.from).toEqual(second?.range.from);
    expect(halves[1]?.range.to).toEqual(second?.range.to);
    const claims = halves.map((half) => answerFromLines({ text: textOf(half) }).match(/CL-\d+\|/g) ?? []);
    expect(claims.flat()).toEqual(answerFromLines({ text: second ? textOf(second) : '' }).match(/CL-\d+\|/g));
    expect(halves.map(textOf).every((text) => text.includes('WC-1001'))).toBe(true);
  });

  it('is not split for ever', () => {
    let [question] = questionsOf(extraction);
    let depth = 0;
    while (question) {
      [question] = halvesOf(question) ?? [];
      depth += 1;
    }
    expect(depth).toBeLessThan(7);
  });

  it('of few lines is not split', () => {
    const numbered = [numberLines(pages[0] as Page)];

    expect(splitRange(numbered, { id: '0', from: { page: 1, line: 1 }, to: { page: 1, line: 3 } })).toBeUndefined();
  });

  it('ends between records rather than within one', () => {
    const cards = Array.from({ length: 40 }, (_, at) => `CLM-${1000 + at}   Open\n  Paid: 1${at}.00\n  Reserve: 2.00`);
    const numbered = [numberLines(toPages([cards])[0] as Page)];
    const ranges = planRanges(numbered, { input: 10_000, output: 300 });

    expect(ranges.length).toBeGreaterThan(2);
    for (const { from } of ranges) expect(numbered[0]?.lines[from.line - 1]?.text).toMatch(/^CLM-/);
  });
});

describe('the answers to ranges', () => {
  const pages = toPages(longLossRun({ pages: 16, claimsPerPage: 10, pagesPerPolicy: 8 }));
  const extraction = prepareExtraction({ policyType: lossRun(), pages, limits: small });

  it('hold a record that both sides of a border give once', () => {
    const answers = answersOf(extraction, (reply, { range }) => {
      if (range.id !== '1') return reply;
      // as a model does that takes the line before the range for one of it
      const first = Number(/CL-(\d+)/.exec(reply)?.[1]);
      const { page, line } = range.from;
      const place = line === 1 ? `${page - 1}.11` : `${page}.${line - 1}`;
      return reply.replace('"rows":["', `"rows":["${place}|CL-${first - 1}|","`);
    });

    expect(claimsOf(resultOf(extraction, answers, pages))).toHaveLength(160);
  });

  it('hold the rest of a record that goes on behind a border with the record', () => {
    const answers = answersOf(extraction, (reply, { range }) => {
      const { page, line } = range.to;
      if (range.id === '0') return reply.replace(new RegExp(`("${page}\\.${line}\\|CL-\\d+\\|[^|]*\\|)[^"]*"`), '$1"');
      if (range.id !== '1') return reply;
      const rest = { list: 'claims', fields: 'status', rows: [`${page}.${line}|open@${page}.${line}=Open`] };
      const parsed = JSON.parse(reply) as { tables: unknown[] };
      const before = extraction.ranges[0]?.to;
      rest.rows = [`${before?.page}.${before?.line}|open@${before?.page}.${before?.line}=Open`];
      return JSON.stringify({ ...parsed, tables: [rest, ...parsed.tables] });
    });
    const claims = claimsOf(resultOf(extraction, answers, pages));

    expect(claims).toHaveLength(160);
    expect(claims.every(({ status }) => status === 'open')).toBe(true);
  });

  it('that lack records which are printed are told which lines they have left out', () => {
    const answers = answersOf(extraction, (reply, { range }) =>
      range.id === '1' ? reply.replace(/("claimNumber[^[]*\[)"[^"]*",/, '$1') : reply,
    );
    const lacking = lackingRanges({ extraction, answers, draft: draftOfAnswers(extraction, answers) });
    const left = extraction.ranges[1]?.from;

    expect([...lacking.keys()]).toEqual(['1']);
    expect(lacking.get('1')?.join('\n')).toContain('160 claims are stated, 159 were found');
    expect(lacking.get('1')?.join('\n')).toMatch(new RegExp(`in no row: ${left?.page}\\.\\d+$`));
  });

  it('say which parts the model did not answer', () => {
    const { answers, usage } = answersOf(extraction);
    const [first] = extraction.ranges;
    const given = { answers: answers.slice(1), unanswered: first ? [first] : [], usage };

    expect(resultOf(extraction, given, pages).warnings.map(({ code }) => code)).toContain('model_ranges_unanswered');
  });
});

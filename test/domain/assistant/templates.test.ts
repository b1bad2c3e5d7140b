import { describe, expect, it } from 'vitest';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { fillTemplate, type Template } from '../../bench/assistant/fill-template.ts';
import { askOf, readTemplates } from '../../bench/assistant/from-templates.ts';
import { type Condition, type Query, runQuery } from '../../bench/assistant/run-query.ts';
import { lossRun } from './library.ts';

const claims = [
  {
    claimNumber: 'A-1',
    cause: 'Fire',
    status: 'Closed without payment',
    lossDate: '2020-03-01',
    closedDate: '2020-09-01',
    adjusterName: 'Open reserves',
    incurred: { total: 1000 },
    hasCounsel: true,
    tags: ['roof', 'smoke'],
  },
  {
    claimNumber: 'A-2',
    cause: 'Theft',
    status: 'Open',
    lossDate: '2021-06-15',
    closedDate: null,
    adjusterName: 'Maria Kowalczyk',
    incurred: { total: 25000.5 },
  },
  { claimNumber: 'A-3', cause: 'Theft', status: 'Open', lossDate: '2022-02-02', incurred: { total: 400 } },
];
const data = { namedInsureds: ['Tidewater Transport LLC'], policyNumber: 'P-77', totalPremium: 5000, claims };

const ask = (query: Partial<Query>): string[][] | undefined =>
  runQuery({ ask: 'list', list: 'claims', field: 'claimNumber', ...query }, data)?.says;
const which = (...where: Condition[]): string[] | undefined => ask({ where })?.flat();

describe('the right answer to a query over the data of a document', () => {
  it('is the value of the one record that is meant, or of the document itself', () => {
    expect(ask({ ask: 'value', field: 'lossDate', where: [['claimNumber', 'is', 'a-2']] })).toEqual([['2021-06-15']]);
    expect(ask({ ask: 'value', list: null, field: 'policyNumber' })).toEqual([['P-77']]);
    expect(ask({ ask: 'value', field: 'tags', where: [['claimNumber', 'is', 'A-1']] })).toEqual([['roof'], ['smoke']]);
    expect(ask({ ask: 'value', field: 'hasCounsel', where: [['cause', 'is', 'Fire']] })).toEqual([['yes']]);
  });

  it('is unknown where several records have a value, or none', () => {
    expect(ask({ ask: 'value', field: 'lossDate', where: [['cause', 'is', 'Theft']] })).toBeUndefined();
    expect(ask({ ask: 'value', field: 'closedDate', where: [['claimNumber', 'is', 'A-2']] })).toBeUndefined();
  });

  it('counts records, in figures or in words', () => {
    expect(ask({ ask: 'count', where: [['cause', 'is', 'Theft']] })).toEqual([['2', 'two']]);
    expect(ask({ ask: 'count', where: [['cause', 'is', 'Hail']] })).toBeUndefined();
  });

  it('lists the records that are meant, and none of the others', () => {
    const outcome = runQuery(
      { ask: 'list', list: 'claims', field: 'claimNumber', where: [['cause', 'is', 'Theft']] },
      data,
    );
    expect(outcome).toEqual({ says: [['A-2'], ['A-3']], never: ['A-1'] });
  });

  it('adds amounts up, and takes their average', () => {
    expect(ask({ ask: 'sum', field: 'incurred.total' })).toEqual([['26400.5']]);
    expect(ask({ ask: 'average', field: 'incurred.total' })).toEqual([['8800.17']]);
    expect(ask({ ask: 'sum', field: 'incurred.total', where: [['cause', 'is', 'Fire']] })).toBeUndefined();
  });

  it('finds the highest and the lowest, of dates too, told by value or by name', () => {
    expect(ask({ ask: 'max', field: 'incurred.total' })).toEqual([['25000.5', 'A-2']]);
    expect(ask({ ask: 'min', field: 'lossDate' })).toEqual([['2020-03-01', 'A-1']]);
  });

  it('is unknown where two are highest', () => {
    expect(ask({ ask: 'max', field: 'cause', where: [['cause', 'is', 'Theft']] })).toBeUndefined();
  });

  it('finds what most records share, or what most money went to', () => {
    expect(ask({ ask: 'most', by: 'cause', field: undefined as never })).toEqual([['Theft']]);
    expect(ask({ ask: 'most', by: 'lossDate.year', field: 'incurred.total' })).toEqual([['2021']]);
    expect(runQuery({ ask: 'most', list: 'claims', by: 'claimNumber' }, data)).toBeUndefined();
  });

  it('is yes or no where it is asked whether there is a record', () => {
    expect(ask({ ask: 'yesno', where: [['cause', 'is', 'Fire']] })).toEqual([['yes']]);
    expect(ask({ ask: 'yesno', where: [['cause', 'is', 'Hail']] })).toEqual([['no']]);
    expect(ask({ ask: 'yesno', list: null, where: [['totalPremium', 'over', 9000]] })).toEqual([['no']]);
  });

  it('is the difference of two figures', () => {
    const sum: Query = { ask: 'sum', list: 'claims', field: 'incurred.total', where: [['cause', 'is', 'Theft']] };
    const premium: Query = { ask: 'value', list: null, field: 'totalPremium' };
    expect(ask({ ask: 'difference', of: [sum, premium] })).toEqual([['20400.5']]);
    expect(ask({ ask: 'difference', of: [premium, premium] })).toBeUndefined();
  });

  it.each<[string[], Condition]>([
    [['A-1'], ['status', 'is', 'closed']],
    [
      ['A-2', 'A-3'],
      ['status', 'isnt', 'closed'],
    ],
    [
      ['A-2', 'A-3'],
      ['cause', 'contains', 'hef'],
    ],
    [['A-2'], ['incurred.total', 'over', '$10,000']],
    [['A-2'], ['incurred.total', 'over', '10k']],
    [['A-3'], ['incurred.total', 'under', 500]],
    [['A-2'], ['lossDate', 'year', '2021']],
    [['A-1'], ['lossDate', 'before', '2021']],
    [['A-3'], ['lossDate', 'after', '2021']],
    [
      ['A-2', 'A-3'],
      ['lossDate', 'after', '2021-01-01'],
    ],
    [['A-1'], ['closedDate', 'has']],
    [
      ['A-2', 'A-3'],
      ['closedDate', 'lacks'],
    ],
    [['A-1'], ['hasCounsel', 'is', true]],
    [['A-1'], ['tags', 'is', 'Smoke']],
    [
      ['A-1', 'A-2'],
      ['claimNumber', 'is', 'A-1|a-2'],
    ],
    [
      ['A-1', 'A-3'],
      ['incurred.total', 'is', '$1,000 | 400'],
    ],
    [['A-3'], ['claimNumber', 'isnt', 'A-1|A-2']],
    [
      ['A-2', 'A-3'],
      ['cause', 'contains', 'hef|hail'],
    ],
    [['A-2'], ['incurred.total', 'over', '5000']],
    [
      ['A-1', 'A-3'],
      ['incurred.total', 'under', '5000'],
    ],
  ])('is %j for the condition %j', (numbers, condition) => {
    expect(which(condition)).toEqual(numbers);
  });

  it('is about what is called otherwise, too', () => {
    const coverages = [{ name: 'Coll' }, { name: 'Bodily Injury' }];
    const query: Query = { ask: 'list', list: 'coverages', where: [['name', 'about', 'collision']] };
    expect(runQuery(query, { coverages })?.says).toEqual([['Coll']]);
    const either: Query = { ask: 'list', list: 'coverages', where: [['name', 'about', 'roof|collision']] };
    expect(runQuery(either, { coverages })?.says).toEqual([['Coll']]);
  });

  it('is unknown where the data cannot tell whether a condition holds', () => {
    expect(which(['recovered', 'lacks'])).toBeUndefined();
    expect(which(['cause', 'over', 5])).toBeUndefined();
    expect(which(['incurred.total', 'over', 'a lot'])).toBeUndefined();
    expect(which(['lossDate', 'before', 'last spring'])).toBeUndefined();
    expect(runQuery({ ask: 'count', list: 'vehicles' }, data)).toBeUndefined();
  });
});

const template = (q: string, more: Partial<Template> = {}): Template => ({
  type: ['loss_run'],
  q,
  ask: 'count',
  list: 'claims',
  ...more,
});
const document = lossRun('d1', 'Tidewater Transport LLC', { claims });
const asked = (q: string, one: AssistantDocument = document): string | undefined =>
  fillTemplate(template(q), one, 'seed')?.q;

describe('a template filled with the values of a document', () => {
  it('has the same value in the question and in the query', () => {
    const filled = fillTemplate(
      template('how many {claims.cause} losses?', { where: [['cause', 'is', '{claims.cause}']] }),
      document,
      'seed',
    );
    const cause = filled?.where?.[0]?.[2];
    expect(['Fire', 'Theft']).toContain(cause);
    expect(filled?.q).toBe(`how many ${String(cause)} losses?`);
  });

  it('has values of two records as alternatives of one condition', () => {
    const either = template('{claims.cause} or {claims.cause#2} losses?', {
      where: [['cause', 'is', '{claims.cause}|{claims.cause#2}']],
    });
    const filled = fillTemplate(either, document, 'seed');
    expect(['Fire|Theft', 'Theft|Fire']).toContain(filled?.where?.[0]?.[2]);
    expect(filled && runQuery(filled, data)?.says).toEqual([['3', 'three']]);
  });

  it('takes the slots of a list from one record, and marked ones from another', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const filled = fillTemplate(
        template('{claims.claimNumber} {claims.lossDate} {claims.cause} {claims.cause#2}'),
        document,
        seed,
      );
      const [number, date, cause, other] = filled?.q.split(' ') ?? [];
      expect(claims).toContainEqual(expect.objectContaining({ claimNumber: number, lossDate: date, cause }));
      expect(new Set([cause, other])).toEqual(new Set(['Fire', 'Theft']));
    }
  });

  it('has round amounts and years', () => {
    expect(['1k', '1,000', '$1,000']).toContain(asked('{amount:claims.incurred.total}'));
    expect(['2020', '2021', '2022']).toContain(asked('{year:claims.lossDate}'));
  });

  it('calls the document by the name of its insured', () => {
    expect(['the Tidewater Transport loss run', 'Tidewater Transport']).toContain(asked('{who}'));
  });

  it('is skipped where the insured has no name, but a word that everybody uses', () => {
    for (const insured of ['LLC', 'Shop', 'Replacement Cost', 'Medical Center', 'Corporation', 'Ace'])
      expect(asked('{who}', lossRun('d1', insured, { claims }))).toBeUndefined();
  });

  it('has no heading in the place of a name', () => {
    for (const seed of ['1', '2', '3', '4'])
      expect(fillTemplate(template('{claims.adjusterName}'), document, seed)?.q).toBe('Maria Kowalczyk');
  });

  it('is skipped where a slot has no value', () => {
    expect(asked('{claims.bodyPart}')).toBeUndefined();
    expect(asked('{vehicles.make}')).toBeUndefined();
    expect(asked('{claims.adjusterName} {claims.adjusterName#2}')).toBeUndefined();
  });
});

describe('questions made of templates', () => {
  const documents = new Map(
    ['Tidewater', 'Copperfield', 'Blackhawk', 'Palmetto', 'Langford'].map((name) => [
      name,
      lossRun(name, `${name} Hauling`, { claims }),
    ]),
  );

  it('are about three documents at most, beside two others where the document is named', () => {
    const templates = new Map([
      ['t:1', template('how many claims does {who} have?')],
      ['t:2', template('how many claims?')],
    ]);
    const { shelves } = askOf(templates, documents);
    expect(shelves.map((shelf) => shelf.documents.length)).toEqual([3, 3, 3, 1, 1, 1]);
    expect(shelves.flatMap(({ questions }) => questions.map(({ says }) => says))).toEqual(
      shelves.map(() => [['3', 'three']]),
    );
  });

  it('are the same each time', () => {
    const templates = new Map([['t:1', template('how many {claims.cause} claims, {who}?')]]);
    expect(askOf(templates, documents)).toEqual(askOf(templates, documents));
  });

  it('are none where no document fits, which is counted', () => {
    const templates = new Map([
      ['t:1', template('how many cars?', { type: ['auto'] })],
      ['t:2', template('how many on {claims.bodyPart}?')],
    ]);
    expect(askOf(templates, documents)).toEqual({ shelves: [], skipped: 2 });
  });

  it('come from 475 open templates and 450 closed ones', () => {
    expect(readTemplates({ areClosed: false }).size).toBe(475);
    expect(readTemplates({ areClosed: true }).size).toBe(450);
  });
});

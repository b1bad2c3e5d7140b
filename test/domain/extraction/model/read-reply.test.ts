import { describe, expect, it } from 'vitest';
import { readReply, recordCounts } from '../../../../domain/extraction/model/read-reply.ts';

const fields = 'claimNumber#1|lossDate#3|paid/total#5';
const rows = ['2.14|CL-1|2024-01-31|1200', '2.15|CL-2||0', '2.16-18|CL-3|2024-02-02@2.17|-1350@2.18#4=1,350.00 CR'];
const claims = [`claims|${fields}`, ...rows];
const reply = JSON.stringify({
  values: ['carrierName|Acme Mutual|1.1', 'namedInsureds/0|Ann Lee|1.3#2|LEE, Ann'],
  tables: [claims],
});

describe('a reply of a model', () => {
  it('may hold lists in lists, as deep as a model opens them that repeats itself', () => {
    const nested = (depth: number): string =>
      `{"tables":[${'['.repeat(depth)}"claims|claimNumber","2.14|CL-1"${']'.repeat(depth)}]}`;

    expect(readReply(nested(3))).toEqual([{ path: '/claims/0/claimNumber', value: 'CL-1', at: '2.14' }]);
    expect(readReply(nested(20_000))).toEqual([]);
  });

  it('gives a value with its place, and its words where it is written otherwise', () => {
    expect(readReply(reply)?.slice(0, 2)).toEqual([
      { path: '/carrierName', value: 'Acme Mutual', at: '1.1' },
      { path: '/namedInsureds/0', value: 'Ann Lee', at: '1.3#2', quote: 'LEE, Ann' },
    ]);
  });

  it('gives each cell of a row the place of the row, with the cell of its column', () => {
    expect(readReply(reply)?.slice(2, 5)).toEqual([
      { path: '/claims/0/claimNumber', value: 'CL-1', at: '2.14#1' },
      { path: '/claims/0/lossDate', value: '2024-01-31', at: '2.14#3' },
      { path: '/claims/0/paid/total', value: '1200', at: '2.14#5' },
    ]);
  });

  it('has no entry for an empty cell', () => {
    const second = readReply(reply)?.filter(({ path }) => path.startsWith('/claims/1/'));

    expect(second?.map(({ path }) => path)).toEqual(['/claims/1/claimNumber', '/claims/1/paid/total']);
  });

  it('gives a cell of its own place that one, and a record of several lines no cell', () => {
    expect(readReply(reply)?.slice(-3)).toEqual([
      { path: '/claims/2/claimNumber', value: 'CL-3', at: '2.16-18' },
      { path: '/claims/2/lossDate', value: '2024-02-02', at: '2.17' },
      { path: '/claims/2/paid/total', value: '-1350', at: '2.18#4', quote: '1,350.00 CR' },
    ]);
  });

  it('counts the records of a list on from one table to the next, and from one reply to the next', () => {
    const two = { values: [], tables: [claims, ['/claims/N|claimNumber', '3.1|CL-4']] };
    const first = readReply(JSON.stringify(two)) ?? [];
    const second = readReply(JSON.stringify({ tables: [claims] }), recordCounts(first));

    expect(first.at(-1)?.path).toBe('/claims/3/claimNumber');
    expect(second?.[0]?.path).toBe('/claims/4/claimNumber');
  });

  it('may belong to a record inside of a record', () => {
    const limits = ['policies/1/limits|name|amount', '1.4|Each Occurrence|1000000'];

    expect(readReply(JSON.stringify({ tables: [limits] }))?.map(({ path }) => path)).toEqual([
      '/policies/1/limits/0/name',
      '/policies/1/limits/0/amount',
    ]);
  });

  it('loses no more than the row or value that it was cut in', () => {
    const whole = readReply(reply) ?? [];
    for (let end = 0; end < reply.length; end++) {
      const read = readReply(reply.slice(0, end)) ?? [];
      expect(whole.slice(0, read.length)).toEqual(read);
      const given = rows.filter((row) => reply.slice(0, end).includes(`${row}"`));
      expect(read.filter(({ path }) => path.endsWith('/claimNumber'))).toHaveLength(given.length);
    }
  });

  it.each([
    ['stands among words', `Here you are {as asked}:\n\`\`\`json\n${reply}\n\`\`\`\nAnything else?`],
    [
      'has its tables as objects, as replies were before',
      JSON.stringify({ ...(JSON.parse(reply) as object), tables: [{ list: 'claims', fields, rows }] }),
    ],
    ['has the lines of its tables in one list', JSON.stringify({ ...(JSON.parse(reply) as object), tables: claims })],
    ['is written over many lines', JSON.stringify(JSON.parse(reply), null, 2)],
    [
      'has lists instead of bars',
      JSON.stringify({
        values: [
          ['carrierName', 'Acme Mutual', '1.1'],
          ['/namedInsureds/0', 'Ann Lee', '1.3#2', 'LEE, Ann'],
        ],
        tables: [
          {
            list: 'claims',
            fields: ['claimNumber#1', 'lossDate#3', 'paid/total#5'],
            rows: [
              ['2.14', 'CL-1', '2024-01-31', 1200],
              ['2.15', 'CL-2', null, 0],
              ['2.16-18', 'CL-3', ['2024-02-02', '2.17'], [-1350, '2.18#4', '1,350.00 CR']],
            ],
          },
        ],
      }),
    ],
  ])('is read when it %s', (_, text) => {
    expect(readReply(text)).toEqual(readReply(reply));
  });

  it('is read in the form without tables', () => {
    const entry = { path: '/totalPremium', value: 887, at: '1.11', quote: '$887.00' };

    expect(readReply(JSON.stringify({ values: [entry] }))).toEqual([entry]);
  });

  it.each(['', 'I am sorry.', '{}', '[1, 2]', '{"claims": []}', '{"values": "none"}'])('is none: %s', (text) => {
    expect(readReply(text)).toBeUndefined();
  });

  it('is one without a value when it says so', () => {
    expect(readReply('{"values": [], "tables": []}')).toEqual([]);
  });

  it('keeps nothing that is beyond all bounds', () => {
    const long = JSON.stringify({ values: [`a|${'x'.repeat(3_000)}|1.1`, `${'p'.repeat(400)}|1|1.1`, 'a|1|1.1'] });

    expect(readReply(long)).toEqual([{ path: '/a', value: '1', at: '1.1' }]);
  });
});

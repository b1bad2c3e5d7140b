import { describe, expect, it } from 'vitest';
import { RawJson, stringifyJson } from '../../../../domain/contract/codecs/json-text.ts';

describe('serializing an answer', () => {
  it.each([
    ['text', 'a "quoted"\u2028 line'],
    ['nothing', null],
    ['a list', [1, { at: new Date(0), missing: undefined }, []]],
    ['an object', { b: 1, a: { d: [true], c: undefined }, '"': '', at: new Date(0) }],
    ['an object without members', {}],
  ])('serializes %s as JSON.stringify does', (_name, value) => {
    expect(stringifyJson(value)).toBe(JSON.stringify(value));
  });

  it('inserts raw JSON verbatim', () => {
    const data = new RawJson('{ "premium":812.40, "2":1, "1":2 }');
    expect(stringifyJson({ jobId: 'j1', result: { data, pages: 1 } })).toBe(
      '{"jobId":"j1","result":{"data":{ "premium":812.40, "2":1, "1":2 },"pages":1}}',
    );
  });

  it('serializes raw JSON again inside arrays, as JSON.stringify does everywhere', () => {
    const data = new RawJson('{ "premium":812.40 }');
    expect(JSON.stringify([{ data }])).toBe('[{"data":{"premium":812.4}}]');
    expect(stringifyJson([{ data }])).toBe('[{"data":{"premium":812.4}}]');
  });
});

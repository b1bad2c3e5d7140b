import { describe, expect, it } from '@jest/globals';
import { WrittenJson, writeJson } from '../../../../domain/contract/codecs/json-text.ts';

describe('writing an answer', () => {
  it.each([
    ['text', 'a "quoted"\u2028 line'],
    ['nothing', null],
    ['a list', [1, { at: new Date(0), missing: undefined }, []]],
    ['an object', { b: 1, a: { d: [true], c: undefined }, '"': '', at: new Date(0) }],
    ['an object without members', {}],
  ])('writes %s as everybody does', (_name, value) => {
    expect(writeJson(value)).toBe(JSON.stringify(value));
  });

  it('takes over what is written already, to the character', () => {
    const data = new WrittenJson('{ "premium":812.40, "2":1, "1":2 }');
    expect(writeJson({ jobId: 'j1', result: { data, pages: 1 } })).toBe(
      '{"jobId":"j1","result":{"data":{ "premium":812.40, "2":1, "1":2 },"pages":1}}',
    );
  });

  it('is an object to every other writer', () => {
    const data = new WrittenJson('{ "premium":812.40 }');
    expect(JSON.stringify([{ data }])).toBe('[{"data":{"premium":812.4}}]');
    expect(writeJson([{ data }])).toBe('[{"data":{"premium":812.4}}]');
  });
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { multipleLines, singleLine, terminalLine, terminalText } from '../../../domain/text/control-characters.ts';

const controls: [string, string][] = [
  ['NUL', '\u0000'],
  ['bell', '\u0007'],
  ['backspace', '\u0008'],
  ['escape', '\u001b'],
  ['delete', '\u007f'],
  ['next line', '\u0085'],
  ['C1 control sequence introducer', '\u009b'],
  ['C1 operating system command', '\u009d'],
  ['line separator', '\u2028'],
  ['paragraph separator', '\u2029'],
  ['left-to-right embedding', '\u202a'],
  ['right-to-left override', '\u202e'],
  ['left-to-right isolate', '\u2066'],
  ['pop directional isolate', '\u2069'],
  ['byte order mark', '\ufeff'],
];

describe('a label', () => {
  it.each(controls)('has no %s', (_, control) => {
    expect([singleLine.test(`a${control}b`), multipleLines.test(`a${control}b`)]).toEqual([false, false]);
  });

  it.each([
    'Police d’assurance — été 2026',
    'بیمه\u200cنامه خودرو', // a zero-width non-joiner, as Persian is written
    'פוליסה (2026)\u200f',
    'क्\u200dष', // a zero-width joiner, as Hindi is written
    '保険証券　第１号',
    '👨\u200d👩\u200d👧 family',
    'กรมธรรม์\u200bประกันภัย',
  ])('may be %j', (text) => {
    expect(singleLine.test(text)).toBe(true);
    expect(terminalLine(text)).toBe(text);
  });

  it.each(['\t', '\n', '\r'])('may have %j only where lines may break', (layout) => {
    expect([singleLine.test(`a${layout}b`), multipleLines.test(`a${layout}b`)]).toEqual([false, true]);
  });
});

describe('what is written to a terminal', () => {
  it.each(controls)('shows %s instead of obeying it', (_, control) => {
    const shown = `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;
    expect([terminalLine(`a${control}b`), terminalText(`a${control}b`)]).toEqual([`a${shown}b`, `a${shown}b`]);
  });

  it('has the lines that the command makes, and none that a value makes', () => {
    expect(terminalText('one\ntwo')).toBe('one\ntwo');
    expect(terminalLine('one\ntwo\r')).toBe('one\\u000atwo\\u000d');
  });

  it('is the same JSON as before', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const written = terminalText(JSON.stringify(value, null, 2));
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(written.split('\n').every((line) => singleLine.test(line))).toBe(true);
      }),
    );
  });
});

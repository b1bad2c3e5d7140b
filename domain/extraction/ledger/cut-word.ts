import type { Word } from '../../document/page.ts';

/** The parts of a word, each with its share of the box; `texts` make up its text, empty ones are left out. */
export function cutWord(word: Word, texts: readonly string[]): Word[] {
  const step = (word.x1 - word.x0) / word.text.length;
  let from = 0;
  return texts.flatMap((text) => {
    const x0 = word.x0 + from * step;
    from += text.length;
    return text === '' ? [] : [{ ...word, text, x0, x1: word.x0 + from * step }];
  });
}

import type { Filled } from './fill.ts';

/** A kind of query, and how one of it is made. */
export interface Kind {
  name: string;
  ask: () => string;
}

/** What people look for: each kind draws its queries from the texts, so that they find what such queries find. */
export function createKinds({ random, vocabulary, samples }: Filled & { random: () => number }): Kind[] {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const wordOfText = (): string => any(any(samples).split(/\s+/));
  const longWord = (): string => {
    for (;;) {
      const word = wordOfText();
      if (/^[a-z]{7,}$/.test(word)) return word;
    }
  };
  const pair = (): string => {
    const words = any(any(samples).split('\n')).split(' ');
    const start = Math.floor(random() * (words.length - 1));
    return `${words[start]} ${words[start + 1]}`;
  };
  const mistyped = (word: string): string => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
  return [
    { name: 'no query', ask: () => '' },
    { name: 'common word', ask: () => any(vocabulary.slice(0, 60)) },
    { name: 'rare word', ask: () => any(vocabulary.slice(15_000)) },
    { name: 'three words', ask: () => [wordOfText(), wordOfText(), wordOfText()].join(' ') },
    { name: 'many words', ask: () => Array.from({ length: 12 }, () => any(vocabulary.slice(0, 200))).join(' ') },
    { name: 'sixty words', ask: () => commonest(vocabulary) },
    { name: 'beginning', ask: () => longWord().slice(0, 5) },
    { name: 'number', ask: () => `QX-${Math.floor(random() * 1e7)}` },
    { name: 'phrase', ask: () => `"${pair()}"` },
    { name: 'alternatives', ask: () => `${longWord()} or ${longWord()} -${any(vocabulary.slice(0, 60))}` },
    { name: 'mistyped word', ask: () => mistyped(longWord()) },
    { name: 'no hit', ask: () => 'xylophonists unforeseeable' },
  ];
}

/** As many of the commonest words as a query may have characters, about sixty. */
function commonest(vocabulary: readonly string[]): string {
  return vocabulary.slice(0, 60).join(' ').slice(0, 500);
}

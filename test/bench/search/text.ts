/** Numbers from 0 to before 1, the same ones for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const known =
  'the of and policy insurance insured to coverage in loss premium limit deductible liability property named vehicle date effective expiration number each person accident damage collision comprehensive uninsured motorist bodily injury medical payments claim endorsement form schedule location building contents general aggregate products completed operations personal advertising occurrence fire legal hail wind water replacement cost actual cash value mortgagee lienholder agent producer address city state total annual term discount surcharge rating territory class code driver license endorsements declarations certificate holder additional interest notice cancellation renewal';
const syllables = 'ba ce di fo gu la me ni po ru sa te vi wo za bren stal mark dor lin ham ton field ward ley'.split(
  ' ',
);

/** Words as texts have them: few of them often, most of them seldom. */
export function createVocabulary({ random, size }: { random: () => number; size: number }): {
  words: string[];
  draw: () => string;
} {
  const words = new Set(known.split(' '));
  while (words.size < size) {
    const parts = Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)],
    );
    words.add(parts.join(''));
  }
  const list = [...words];
  // Zipf: the n-th word is n times as seldom as the first
  const ends: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= size; rank++) ends.push((sum += 1 / rank));
  const table = Array.from({ length: 1 << 16 }, (_, slot) => {
    const at = (slot / (1 << 16)) * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return list[low] ?? '';
  });
  return { words: list, draw: () => table[Math.floor(random() * table.length)] ?? '' };
}

/** A page of about 300 words and numbers in lines. */
export function writePage({ random, draw }: { random: () => number; draw: () => string }): string {
  const lines = Array.from({ length: 40 }, () => {
    const words = Array.from({ length: 5 + Math.floor(random() * 5) }, draw);
    if (random() < 0.4) words.push(`$${Math.floor(random() * 900 + 100)},000.00`);
    if (random() < 0.1) words.push(`QX-${Math.floor(random() * 1e7)}`);
    return words.join(' ');
  });
  return lines.join('\n');
}

import { describe, expect, it } from 'vitest';
import { rankPassages } from '../../../domain/assistant/ranking/rank-passages.ts';
import { splitPassages } from '../../../domain/assistant/ranking/split-passages.ts';
import { searchWordsOf } from '../../../domain/assistant/words.ts';

const split = (...lines: readonly string[]) =>
  splitPassages({ documentId: 'd', pages: [{ number: 1, text: lines.join('\n') }] });
const rank = (words: string, passages: ReturnType<typeof split>, keepsBest = false) =>
  rankPassages({ words: searchWordsOf(words), passages, keepsBest });

describe('the passages of a page', () => {
  const rows = Array.from({ length: 14 }, (_, at) => `Coverage ${String.fromCharCode(65 + at)} $${at + 1},000 $${at}`);

  it('stand in its text as they are, and hold all of it', () => {
    const text = ['Policy Schedule', 'Coverage Limit Premium', ...rows].join('\n');
    const passages = split(...text.split('\n'));

    for (const { text: part } of passages) expect(text).toContain(part);
    for (const row of rows) expect(passages.some((passage) => passage.text.includes(row))).toBe(true);
  });

  it('repeat the column heads of their table', () => {
    const [first, second, third] = split('Policy Schedule', 'Coverage Limit Premium', ...rows);

    expect(first?.heading).toBeUndefined();
    expect(first?.text).toContain('Coverage Limit Premium');
    for (const passage of [second, third]) expect(passage?.heading).toBe('Policy Schedule\nCoverage Limit Premium');
  });

  it('take the heads of the next table from where that begins', () => {
    const vehicles = Array.from({ length: 8 }, (_, at) => `${at + 1} 20${at + 10} Honda Civic`);
    const passages = split('Coverage Limit Premium', ...rows, 'Vehicle Year Make Model', ...vehicles);

    expect(passages.at(-1)).toMatchObject({ heading: 'Vehicle Year Make Model' });
  });

  it('keep the amounts of a coverage with its name', () => {
    const before = Array.from({ length: 5 }, (_, at) => `Item ${at} $${at}`);
    const passages = split(...before, 'Bodily Injury Liability', '$100,000 each person', '$300,000 each accident');

    const whole = 'Bodily Injury Liability\n$100,000 each person\n$300,000 each accident';
    expect(passages.some(({ text }) => text.includes(whole))).toBe(true);
  });

  it('overlap, so that what stands at a border is not torn apart', () => {
    const passages = split(...rows);
    for (const [at, passage] of passages.slice(1).entries()) expect(passage.from).toBeLessThan(passages[at]?.to ?? 0);
  });
});

describe('the ranking of passages', () => {
  const passages = split(
    'Coverage Limit Premium',
    ...Array.from({ length: 20 }, (_, at) => `Item${at} $${at + 1},000 $${at}`),
    'Towing $75 $4',
  );

  it('counts the words of a heading', () => {
    const [best] = rank('premium item19', passages);

    expect(best?.passage.text).toContain('Item19');
    expect(best?.coverage).toBe(1);
  });

  it('shows nothing twice', () => {
    const found = rank('item4', passages);

    expect(found.filter(({ passage }) => passage.text.includes('Item4 '))).toHaveLength(1);
  });

  it('leaves out what is far below the best', () => {
    const filler = Array.from({ length: 30 }, (_, at) => ({ documentId: 'd', page: at + 2, text: `the limit ${at}` }));
    const found = rankPassages({
      words: searchWordsOf('towing limit'),
      passages: [{ documentId: 'd', page: 1, text: 'Towing limit $75' }, ...filler],
    });

    expect(found).toHaveLength(1);
  });

  it('returns nothing without a match, unless the best there is was asked for', () => {
    expect(rank('submarine', passages)).toEqual([]);
    expect(rank('submarine', passages, true)[0]).toMatchObject({ score: 0, coverage: 0 });
  });
});

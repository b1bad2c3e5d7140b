import { expect, it } from 'vitest';
import { searchLines } from '../../../domain/assistant/find/search.ts';

const rows = Array.from({ length: 20 }, (_, at) => `Item${at} $${at + 1},000 $${at}`);
const pages = [
  { number: 1, text: ['Schedule', 'Coverage Limit Premium', ...rows].join('\n') },
  { number: 2, text: ['Towing and labor', '$75 each disablement'].join('\n') },
];
const documents = [{ documentId: 'd1', title: 'Acme', fileName: null, pages }];
const search = (query: string, keepsBest = false) => searchLines({ query, documents, most: 6, keepsBest });

it('finds the lines that hold what is searched for, as they stand on their page', () => {
  const [best] = search('towing');

  expect(best).toMatchObject({ page: 2, quote: pages[1]?.text, best: { text: 'Towing and labor' } });
  expect(search('item4').filter(({ quote }) => quote.includes('Item4 '))).toHaveLength(1);
});

it('finds amounts, too', () => {
  expect(search('$75')[0]?.quote).toContain('$75 each disablement');
});

it('finds nothing without a match, unless the best there is was asked for', () => {
  expect(search('submarine')).toEqual([]);
  expect(search('submarine', true)).toMatchObject([{ page: 1, score: 0 }, { page: 2 }]);
});

it('repeats the column heads of the table that lines are a part of', () => {
  const [first] = search('item0');
  const [later] = search('item15');

  expect(first?.quote).toContain('Coverage Limit Premium');
  expect(first?.heading).toBeUndefined();
  expect(later?.quote).not.toContain('Coverage Limit Premium');
  expect(later?.heading).toBe('Schedule\nCoverage Limit Premium');
});

it('takes the heads of the next table from where that begins', () => {
  const cars = Array.from({ length: 12 }, (_, at) => `Car${at} 20${at + 10} Honda Civic`);
  const text = ['Coverage Limit Premium', ...rows, 'Vehicle Year Make Model', ...cars].join('\n');
  const [found] = searchLines({
    query: 'car11',
    documents: [{ documentId: 'd1', title: 'Acme', fileName: null, pages: [{ number: 1, text }] }],
    most: 1,
  });

  expect(found?.heading).toBe('Vehicle Year Make Model');
});

import { describe, expect, it } from '@jest/globals';
import { layOut } from '../../../../domain/reading/lay-out.ts';
import { recordsOf } from '../../../../domain/extraction/tables/records.ts';
import { findTables } from '../../../../domain/extraction/tables/find-tables.ts';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { headings } from '../../../fixtures/table-headings.ts';

describe('the records of a table', () => {
  const recordTexts = (draw: (paper: Paper) => void): Record<string, string>[] => {
    const paper = newPaper();
    draw(paper);
    const layouts = paper.pages.map(layOut);
    const [table] = findTables({ layouts, headings });
    const rules = layouts[0]?.rules ?? [];
    return recordsOf({ rows: table?.rows ?? [], columns: table?.columns ?? [], rules }).map(({ cells }) =>
      Object.fromEntries(
        [...cells].map(([column, segments]) => [column.role, segments.map(({ text }) => text).join(' ')]),
      ),
    );
  };
  const header = (paper: Paper): void => {
    for (const [x, text] of [
      [30, 'Number'],
      [100, 'Date of Loss'],
      [200, 'Coverage'],
      [400, 'Premium'],
    ] as const)
      paper.text(x, 50, text);
  };
  const line = (
    paper: Paper,
    y: number,
    [number, date, text, amount]: readonly [string, string, string, string],
  ): void => {
    for (const [x, value] of [
      [30, number],
      [100, date],
      [200, text],
      [400, amount],
    ] as const)
      if (value !== '') paper.text(x, y, value);
  };

  it('take the lines that wrap below them', () => {
    const records = recordTexts((paper) => {
      header(paper);
      line(paper, 64, ['A1001', '01/02/2023', 'Water damage to', '$10.00']);
      line(paper, 72, ['', '', 'the basement', '']);
      line(paper, 86, ['A1002', '03/04/2023', 'Hail', '$20.00']);
    });
    expect(records).toEqual([
      { number: 'A1001', date: '01/02/2023', name: 'Water damage to the basement', premium: '$10.00' },
      { number: 'A1002', date: '03/04/2023', name: 'Hail', premium: '$20.00' },
    ]);
  });

  it('take what wraps above them when rules tell them apart', () => {
    const records = recordTexts((paper) => {
      header(paper);
      for (const [at, number] of ['A1001', 'A1002', 'A1003'].entries()) {
        const y = 70 + at * 30;
        paper.horizontal(y - 14, 28, 460);
        line(paper, y - 4, ['', '', 'Water damage', '']);
        line(paper, y, [number, '01/02/2023', '', '$10.00']);
        line(paper, y + 4, ['', '', 'to basement', '']);
      }
      paper.horizontal(146, 28, 460);
    });
    expect(records.map(({ number, name }) => [number, name])).toEqual([
      ['A1001', 'Water damage to basement'],
      ['A1002', 'Water damage to basement'],
      ['A1003', 'Water damage to basement'],
    ]);
  });

  it('take as many lines as their stacked header has', () => {
    const records = recordTexts((paper) => {
      for (const [x, upper, lower] of [
        [30, 'Number', 'Date of Loss'],
        [200, 'Coverage', 'Limit'],
        [400, 'Premium', ''],
      ] as const) {
        paper.text(x, 50, upper);
        if (lower !== '') paper.text(x, 60, lower);
      }
      for (const [at, number] of ['A1001', 'A1002'].entries()) {
        const y = 76 + at * 20;
        for (const [x, upper, lower] of [
          [30, number, '01/02/2023'],
          [200, 'Hail', '$5,000'],
          [400, '$10.00', ''],
        ] as const) {
          paper.text(x, y, upper);
          if (lower !== '') paper.text(x, y + 10, lower);
        }
      }
    });
    expect(records).toEqual([
      { number: 'A1001', date: '01/02/2023', name: 'Hail', limit: '$5,000', premium: '$10.00' },
      { number: 'A1002', date: '01/02/2023', name: 'Hail', limit: '$5,000', premium: '$10.00' },
    ]);
  });
});

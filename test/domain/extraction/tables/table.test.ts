import { describe, expect, it } from '@jest/globals';
import { layOut } from '../../../../domain/extraction/layout/layout.ts';
import { recordsOf } from '../../../../domain/extraction/tables/records.ts';
import { type CellKind, findTables, type Headings, type Table } from '../../../../domain/extraction/tables/table.ts';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';

type Role = 'name' | 'number' | 'date' | 'limit' | 'premium' | 'amount';
const ROLES: Readonly<Record<string, Role>> = {
  coverage: 'name',
  'item number': 'number',
  number: 'number',
  'date of loss': 'date',
  'loss date': 'date',
  limit: 'limit',
  premium: 'premium',
  'paid loss': 'amount',
  'paid expense': 'amount',
  'reserve loss': 'amount',
  'reserve expense': 'amount',
};
const KINDS: Readonly<Record<Role, CellKind>> = {
  name: 'text',
  number: 'id',
  date: 'date',
  limit: 'amount',
  premium: 'amount',
  amount: 'amount',
};
const words = new Set(Object.keys(ROLES).flatMap((heading) => heading.split(' ')));
const headings: Headings<Role> = {
  role: (heading) => ROLES[heading.toLowerCase()] ?? null,
  kind: (role) => KINDS[role],
  isWord: (word) => words.has(word.toLowerCase()),
  half: (text) => (/^(paid|reserve)$/i.test(text) ? 'measure' : /^(loss|expense)$/i.test(text) ? 'kind' : null),
};

function tablesOn(
  draw: (paper: Paper) => void,
  options: Partial<Parameters<typeof findTables<Role>>[0]> = {},
): Table<Role>[] {
  const paper = newPaper();
  draw(paper);
  return findTables({ layouts: paper.pages.map(layOut), headings, ...options });
}

const rolesOf = (table: Table<Role> | undefined): (Role | null)[] => (table?.columns ?? []).map(({ role }) => role);
const textsOf = (table: Table<Role> | undefined): string[][] =>
  (table?.rows ?? []).map((row) => row.cells.map((cell) => cell.map((segment) => segment.text).join(' ')));

describe('a table', () => {
  it('is a line of headings and the lines below it, cell by cell', () => {
    const [table] = tablesOn((paper) => {
      for (const [x, text] of [
        [30, 'Coverage'],
        [200, 'Limit'],
        [300, 'Premium'],
      ] as const)
        paper.text(x, 50, text);
      for (const [x, text] of [
        [30, 'Dwelling'],
        [200, '$250,000'],
        [300, '$812.00'],
      ] as const)
        paper.text(x, 64, text);
      for (const [x, text] of [
        [30, 'Contents'],
        [300, '$94.00'],
      ] as const)
        paper.text(x, 78, text);
    });
    expect(rolesOf(table)).toEqual(['name', 'limit', 'premium']);
    expect(textsOf(table)).toEqual([
      ['Dwelling', '$250,000', '$812.00'],
      ['Contents', '', '$94.00'],
    ]);
  });

  it('is not made of labels with values', () => {
    expect(
      tablesOn((paper) => {
        for (const [x, text] of [
          [30, 'Coverage:'],
          [80, 'Full'],
          [200, 'Limit:'],
          [240, '$5'],
          [300, 'Premium:'],
          [340, '$8'],
        ] as const)
          paper.text(x, 50, text);
      }),
    ).toEqual([]);
  });

  it('joins a heading that goes on below, and leaves the title above alone', () => {
    const [table] = tablesOn((paper) => {
      paper.text(150, 30, 'Premium');
      for (const [x, text] of [
        [30, 'Item'],
        [200, 'Date of'],
      ] as const)
        paper.text(x, 45, text);
      for (const [x, text] of [
        [30, 'Number'],
        [200, 'Loss'],
        [300, 'Premium'],
      ] as const)
        paper.text(x, 53, text);
    });
    expect(table?.columns.map(({ heading }) => heading)).toEqual(['Item Number', 'Date of Loss', 'Premium']);
    expect(table?.stacks).toBe(3);
  });

  it('lends a heading to the columns that it stands over', () => {
    const [table] = tablesOn((paper) => {
      for (const [x, text] of [
        [240, 'Paid'],
        [440, 'Reserve'],
      ] as const)
        paper.text(x, 45, text, { align: 'centre' });
      for (const [x, text] of [
        [30, 'Number'],
        [200, 'Loss'],
        [260, 'Expense'],
        [400, 'Loss'],
        [460, 'Expense'],
      ] as const)
        paper.text(x, 55, text);
    });
    expect(table?.columns.map(({ group }) => group)).toEqual([null, 'Paid', 'Paid', 'Reserve', 'Reserve']);
    expect(rolesOf(table)).toEqual(['number', 'amount', 'amount', 'amount', 'amount']);
  });

  it('cuts values that touch where the next column begins', () => {
    const [table] = tablesOn((paper) => {
      for (const [x, text] of [
        [30, 'Number'],
        [100, 'Date of Loss'],
        [150, 'Coverage'],
      ] as const)
        paper.text(x, 50, text);
      for (const [x, text] of [
        [30, 'A1001'],
        [112, '01/02/2023'],
        [150, 'Hail on roof'],
      ] as const)
        paper.text(x, 62, text);
    });
    expect(textsOf(table)).toEqual([['A1001', '01/02/2023', 'Hail on roof']]);
  });

  it('goes on at the top of a page without header when it is told to', () => {
    const draw = (paper: Paper): void => {
      for (const [x, text] of [
        [30, 'Coverage'],
        [200, 'Limit'],
        [300, 'Premium'],
      ] as const)
        paper.text(x, 50, text);
      paper.newPage();
      for (const [x, text] of [
        [30, 'Contents'],
        [300, '$94.00'],
      ] as const)
        paper.text(x, 30, text);
    };
    expect(tablesOn(draw)).toHaveLength(1);
    expect(textsOf(tablesOn(draw, { continues: true })[1])).toEqual([['Contents', '', '$94.00']]);
  });

  it('is two tables where a role that stands for a table repeats in one header', () => {
    const tables = tablesOn(
      (paper) => {
        for (const [x, text] of [
          [30, 'Coverage'],
          [150, 'Limit'],
          [300, 'Coverage'],
          [420, 'Limit'],
        ] as const)
          paper.text(x, 50, text);
        for (const [x, text] of [
          [30, 'Dwelling'],
          [150, '$250,000'],
          [300, 'Liability'],
          [420, '$100,000'],
        ] as const)
          paper.text(x, 64, text);
      },
      { sideBySide: 'name', least: 2 },
    );
    expect(tables.map(textsOf)).toEqual([[['Dwelling', '$250,000']], [['Liability', '$100,000']]]);
  });

  it('ends where the caller says so', () => {
    const [table] = tablesOn(
      (paper) => {
        for (const [x, text] of [
          [30, 'Coverage'],
          [200, 'Limit'],
          [300, 'Premium'],
        ] as const)
          paper.text(x, 50, text);
        paper.text(30, 64, 'Dwelling');
        paper.text(30, 78, 'Forms');
        paper.text(30, 92, 'Notices');
      },
      { ends: (line) => line.segments[0]?.text === 'Forms' },
    );
    expect(textsOf(table)).toEqual([['Dwelling', '', '']]);
  });
});

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

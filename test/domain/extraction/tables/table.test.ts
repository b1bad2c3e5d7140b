import { describe, expect, it } from '@jest/globals';
import { layOut } from '../../../../domain/reading/lay-out.ts';
import type { Table } from '../../../../domain/extraction/tables/table.ts';
import { findTables } from '../../../../domain/extraction/tables/find-tables.ts';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { headings, type Role } from '../../../fixtures/table-headings.ts';

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

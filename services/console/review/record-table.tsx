import { useEffect, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from '../components/button.tsx';
import { formatCount } from '../components/format.ts';
import type { Leaf } from './outline.ts';
import { join, segmentsOf, valueAt, valueAtPath } from './pointer.ts';
import type { ReviewData } from './review-data.ts';
import { isNumeric } from './schema.ts';
import type { Selection } from './selection.ts';
import { ValueCell } from './value-cell.tsx';

const rowHeight = 32;
/** Shorter tables are shown whole, longer ones scroll by themselves. */
const shownWhole = 12;
const numberWidth = 44;

/** The records of a list, one a row; only the rows in view are in the page. */
export function RecordTable({
  review,
  pointer,
  title,
  columns,
  selection,
}: {
  review: ReviewData;
  pointer: string;
  title: string;
  columns: readonly Leaf[];
  selection: Selection;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = review.count(pointer);
  const [showsAll, setShowsAll] = useState(false);
  const filled = useMemo(
    () => columns.filter(({ path }) => hasValues(review, pointer, path)),
    [review, pointer, columns],
  );
  const selectedRow = rowOf(selection.selected, pointer);
  const shown = showsAll ? columns : filled;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useEffect(() => {
    if (selectedRow !== undefined) rows.scrollToIndex(selectedRow, { align: 'auto' });
  }, [rows, selectedRow]);

  if (count === 0) return <p className="field-none">None</p>;
  const widths = shown.map(widthOf);
  const template = `${numberWidth}px ${widths.map((width) => `${width}px`).join(' ')}`;
  const empty = columns.length - filled.length;
  return (
    <>
      <div
        ref={scroller}
        className={count > shownWhole ? 'record-table record-table-long' : 'record-table'}
        tabIndex={0}
        role="region"
        aria-label={`Table of ${title}`}
      >
        <div role="table" aria-label={title} aria-rowcount={count + 1} style={{ width: numberWidth + sum(widths) }}>
          <div role="row" aria-rowindex={1} className="record-head" style={{ gridTemplateColumns: template }}>
            <span role="columnheader" className="record-number">
              #
            </span>
            {shown.map(({ path, label, schema }) => (
              <span
                key={path}
                role="columnheader"
                title={schema.description}
                className={isNumeric(schema) ? 'record-head-numeric' : undefined}
              >
                {label}
              </span>
            ))}
          </div>
          <div role="rowgroup" className="record-rows" style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, key, start }) => (
              <RecordRow
                key={key}
                review={review}
                pointer={join(pointer, index)}
                index={index}
                columns={shown}
                style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
                selection={selection}
              />
            ))}
          </div>
        </div>
      </div>
      {empty > 0 && (
        <Button kind="quiet" onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Hide empty columns' : `Show ${formatCount(empty, 'empty column')}`}
        </Button>
      )}
    </>
  );
}

function RecordRow({
  review,
  pointer,
  index,
  columns,
  style,
  selection: { selected, hovered, onSelect, onHover },
}: {
  review: ReviewData;
  pointer: string;
  index: number;
  columns: readonly Leaf[];
  style: { gridTemplateColumns: string; transform: string };
  selection: Selection;
}) {
  const classes = ['record-row'];
  if (review.isRemoved(pointer)) classes.push('value-removed');
  if (review.corrections.get(pointer)?.op === 'add') classes.push('record-added');
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.join(' ')} style={style}>
      <span role="rowheader" className="record-number numeric">
        {index + 1}
      </span>
      {columns.map((column) => {
        const place = `${pointer}${column.path}`;
        return (
          <span role="cell" key={column.path}>
            <ValueCell
              field={review.field(place, column)}
              isUnsure={review.isUnsure(place)}
              isSelected={selected === place}
              isHovered={hovered === place}
              onSelect={onSelect}
              onHover={onHover}
            />
          </span>
        );
      })}
    </div>
  );
}

/** Pixels: dates, amounts and codes are short, names and descriptions long. */
function widthOf({ schema, label }: Leaf): number {
  const least = 24 + label.length * 7;
  const kind = schema['x-match'];
  if (isNumeric(schema)) return Math.max(88, least);
  if (kind === 'date' || kind === 'enum') return Math.max(104, least);
  if (kind === 'id') return Math.max(128, least);
  return Math.max(kind === 'text' ? 240 : 176, least);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function hasValues(review: ReviewData, pointer: string, path: string): boolean {
  const list = valueAt(review.data, pointer);
  const segments = segmentsOf(path);
  return Array.isArray(list) && list.some((record: unknown) => !isNothing(valueAtPath(record, segments)));
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The row of a chosen value that is in this list. */
function rowOf(selected: string | undefined, pointer: string): number | undefined {
  if (!selected?.startsWith(`${pointer}/`)) return undefined;
  return Number(segmentsOf(selected)[1]);
}

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { messageOf } from '../api/message-of.ts';
import { Button } from '../components/button.tsx';
import { formatCount } from '../components/format.ts';
import { useNotify } from '../components/notices.tsx';
import { touch, useMedia } from '../components/use-media.ts';
import { hasValues, widthOf } from './column-widths.ts';
import type { Leaf } from './outline.ts';
import { join } from './pointer.ts';
import type { ReviewData } from './review-data.ts';
import { isNumeric } from './schema.ts';
import type { Selection } from './selection.ts';
import { useCorrector } from './use-corrector.ts';
import { numberWidth, rowHeights, sum, useReveal } from './use-reveal.ts';
import { ValueCell } from './value-cell.tsx';

/** Shorter tables are shown whole, longer ones scroll by themselves. */
const shownWhole = 12;

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
  const shown = showsAll ? columns : filled;
  const widths = useMemo(() => shown.map((column) => widthOf(review, pointer, column)), [review, pointer, shown]);
  const { rows, rowHeight } = useRows(scroller, count);
  useReveal({ scroller, pointer, shown, widths, selected: selection.selected, rowHeight });

  if (count === 0) return <NoRecords pointer={pointer} />;
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
          <HeaderRow columns={shown} template={templateOf(widths)} />
          <Rows
            review={review}
            pointer={pointer}
            rows={rows}
            columns={shown}
            template={templateOf(widths)}
            selection={selection}
          />
        </div>
      </div>
      <div className="record-foot">
        <EmptyColumns
          count={columns.length - filled.length}
          areShown={showsAll}
          onToggle={() => setShowsAll(!showsAll)}
        />
        <AddRow pointer={pointer} />
      </div>
    </>
  );
}

/** The rows in view, which are higher where fingers point. */
function useRows(scroller: RefObject<HTMLDivElement | null>, count: number) {
  const rowHeight = useMedia(touch) ? rowHeights.touch : rowHeights.usual;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useEffect(() => rows.measure(), [rows, rowHeight]);
  return { rows, rowHeight };
}

function EmptyColumns({ count, areShown, onToggle }: { count: number; areShown: boolean; onToggle: () => void }) {
  if (count === 0) return null;
  return (
    <Button kind="quiet" onPress={onToggle}>
      {areShown ? 'Hide empty columns' : `Show ${formatCount(count, 'empty column')}`}
    </Button>
  );
}

function NoRecords({ pointer }: { pointer: string }) {
  return (
    <div className="record-foot">
      <span className="field-none">None</span>
      <AddRow pointer={pointer} />
    </div>
  );
}

function AddRow({ pointer }: { pointer: string }) {
  const corrector = useCorrector();
  const notify = useNotify();
  if (!corrector) return null;
  const add = () => {
    corrector.correct({ op: 'add', pointer: join(pointer, '-'), value: {} }).catch((error: unknown) => {
      notify(messageOf(error), 'bad');
    });
  };
  return (
    <Button kind="quiet" icon={Plus} onPress={add}>
      Add row
    </Button>
  );
}

const templateOf = (widths: readonly number[]): string =>
  [numberWidth, ...widths].map((width) => `${width}px`).join(' ');

function Rows({
  review,
  pointer,
  rows,
  columns,
  template,
  selection,
}: {
  review: ReviewData;
  pointer: string;
  rows: Virtualizer<HTMLDivElement, Element>;
  columns: readonly Leaf[];
  template: string;
  selection: Selection;
}) {
  return (
    <div role="rowgroup" className="record-rows" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <RecordRow
          key={key}
          review={review}
          pointer={join(pointer, index)}
          index={index}
          columns={columns}
          style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
          selection={selection}
        />
      ))}
    </div>
  );
}

function HeaderRow({ columns, template }: { columns: readonly Leaf[]; template: string }) {
  return (
    <div role="row" aria-rowindex={1} className="record-head" style={{ gridTemplateColumns: template }}>
      <span role="columnheader" className="record-number">
        #
      </span>
      {columns.map(({ path, label, schema }) => (
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

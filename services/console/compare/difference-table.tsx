import './difference-table.css';
import { useEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Badge } from '../components/badge.tsx';
import { narrow, useMedia } from '../components/use-media.ts';
import { changeOfAmount } from './change-of-amount.ts';
import type { Change, Row } from './differences.ts';

/** Pixels, as in the style sheet; on phones the values stand below their name. */
const rowHeight = 36;
const tallRowHeight = 80;

/** Values of both documents, of which only the visible rows are in the page. */
export function DifferenceTable({
  rows,
  names: [nameA, nameB],
  chosen,
  onChoose,
}: {
  rows: readonly Row[];
  names: [string, string];
  chosen: Row | undefined;
  onChoose: (row: Row) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const height = useMedia(narrow) ? tallRowHeight : rowHeight;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  const at = chosen ? rows.indexOf(chosen) : -1;
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [at, virtual]);

  return (
    <div ref={scroller} className="difference-list" tabIndex={0} role="region" aria-label="List of values">
      <div role="table" aria-label="Values" aria-rowcount={rows.length + 1}>
        <div role="row" className="difference-row difference-head" aria-rowindex={1}>
          <span role="columnheader">Part</span>
          <span role="columnheader">Value</span>
          <span role="columnheader" title={nameA}>
            {nameA}
          </span>
          <span role="columnheader" title={nameB}>
            {nameB}
          </span>
          <span role="columnheader">Change</span>
        </div>
        <div role="rowgroup" className="difference-rows" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <DifferenceRow
                  key={key}
                  row={row}
                  index={index}
                  top={start}
                  isChosen={row === chosen}
                  onChoose={() => onChoose(row)}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

function DifferenceRow({
  row: { group, label, a, b, change },
  index,
  top,
  isChosen,
  onChoose,
}: {
  row: Row;
  index: number;
  top: number;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="difference-row difference-value-row"
      data-chosen={isChosen || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="cell" className="difference-cell quiet">
        {group}
      </span>
      <span role="rowheader" className="difference-cell" title={label}>
        <button type="button" className="difference-button" aria-pressed={isChosen} onClick={onChoose}>
          {label}
        </button>
      </span>
      <Value text={a.text} />
      <Value text={b.text} />
      <span role="cell" className="difference-cell">
        <ChangeBadge change={change} amount={changeOfAmount(a.value, b.value)} />
      </span>
    </div>
  );
}

function Value({ text }: { text: string | undefined }) {
  return (
    <span role="cell" className="difference-cell numeric" title={text}>
      {text ?? <span className="quiet">–</span>}
    </span>
  );
}

function ChangeBadge({ change, amount }: { change: Change; amount: string | undefined }) {
  if (change === 'same') return <span className="quiet">the same</span>;
  if (change === 'added') return <Badge tone="good">only in the second</Badge>;
  if (change === 'removed') return <Badge tone="bad">only in the first</Badge>;
  return (
    <Badge tone="warn">
      <span className="numeric">{amount ?? 'changed'}</span>
    </Badge>
  );
}

import { type RefObject, useEffect } from 'react';
import type { Leaf } from './outline.ts';
import { join, segmentsOf } from './pointer.ts';

/** Pixels, as in the style sheet. */
export const rowHeights = { usual: 32, touch: 41 };
export const numberWidth = 44;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Scrolls a table to the chosen value, which may be in a row that is not in the page yet. */
export function useReveal({
  scroller,
  pointer,
  shown,
  widths,
  selected,
  rowHeight,
}: {
  scroller: RefObject<HTMLDivElement | null>;
  pointer: string;
  shown: readonly Leaf[];
  widths: readonly number[];
  selected: string | undefined;
  rowHeight: number;
}): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || !selected?.startsWith(`${pointer}/`)) return undefined;
    const row = Number(segmentsOf(selected)[1]);
    const path = selected.slice(join(pointer, row).length);
    const column = Math.max(
      0,
      shown.findIndex((one) => one.path === path),
    );
    const cell = { top: row * rowHeight, height: rowHeight };
    scrollToCell(element, { ...cell, left: sum(widths.slice(0, column)), width: widths[column] ?? 0 });
    // the row is in the page after the next frame
    const frame = requestAnimationFrame(() => {
      const shownCell = element.querySelector(`[data-pointer="${CSS.escape(selected)}"]`);
      (shownCell ?? element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, pointer, shown, widths, selected, rowHeight]);
}

function scrollToCell(
  element: HTMLElement,
  { top, height, left, width }: { top: number; height: number; left: number; width: number },
): void {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
  // the headings and the numbers of the rows cover a part of the table
  const isRowInView = top >= scrollTop && top + 2 * height <= scrollTop + clientHeight;
  const isColumnInView = left >= scrollLeft && left + width + numberWidth <= scrollLeft + clientWidth;
  element.scrollTo({
    ...(!isRowInView && { top: top - clientHeight / 2 + 2 * height }),
    ...(!isColumnInView && { left: left - (clientWidth - numberWidth - width) / 2 }),
  });
}

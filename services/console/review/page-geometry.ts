import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { BoundingBox } from './boxes.ts';
import { useElementWidth } from './use-element-width.ts';

/** A place in the document that the viewer is to bring into view. */
export interface Place {
  page: number;
  bbox?: BoundingBox | undefined;
}

/** Pixels around each page. */
export const gap = 16;
/** Height by width of US letter, until a picture tells. */
const usualRatio = 11 / 8.5;

/** Sizes and offsets of the pages, and which of them are in view. */
export function usePages({
  scroller,
  pages,
  zoom,
}: {
  scroller: RefObject<HTMLDivElement | null>;
  pages: number;
  zoom: number;
}) {
  const width = Math.max(200, useElementWidth(scroller) - 2 * gap) * zoom;
  const { ratioOf, onRatio } = useRatios();
  const heightOf = useCallback((index: number) => width * ratioOf(index + 1) + gap, [width, ratioOf]);
  const virtual = useVirtualizer({
    count: pages,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    paddingStart: gap,
    overscan: 1,
  });
  useEffect(() => virtual.measure(), [virtual, heightOf]);
  const offsetOf = useCallback(
    (page: number) => Array.from({ length: page - 1 }, (_, index) => heightOf(index)).reduce((a, b) => a + b, gap),
    [heightOf],
  );
  return { virtual, width, offsetOf, heightOf, onRatio };
}

/** Height by width of each page, as far as pictures have told. */
function useRatios() {
  const [ratios, setRatios] = useState<ReadonlyMap<number, number>>(new Map());
  const onRatio = useCallback((page: number, ratio: number) => {
    setRatios((known) => {
      const before = known.get(page) ?? usualRatio;
      return Math.abs(before - ratio) < 0.001 ? known : new Map(known).set(page, ratio);
    });
  }, []);
  const ratioOf = useCallback((page: number) => ratios.get(page) ?? usualRatio, [ratios]);
  return { ratioOf, onRatio };
}

/** Brings a place into view unless it is there already. */
export function useScrollTo({
  scroller,
  place,
  offsetOf,
  heightOf,
}: {
  scroller: RefObject<HTMLDivElement | null>;
  place: Place | undefined;
  offsetOf: (page: number) => number;
  heightOf: (index: number) => number;
}): void {
  // pages that load meanwhile change offsets, and then the place is looked for once more
  const offset = place && offsetOf(place.page);
  const height = place && heightOf(place.page - 1) - gap;
  useEffect(() => {
    const element = scroller.current;
    if (!element || !place || offset === undefined || height === undefined) return;
    if (place.bbox) scrollToBox(element, { bbox: place.bbox, offset, height });
    else element.scrollTo({ top: offset - gap });
  }, [scroller, place, offset, height]);
}

function scrollToBox(
  element: HTMLElement,
  { bbox, offset, height }: { bbox: BoundingBox; offset: number; height: number },
): void {
  const { scrollTop, scrollLeft, scrollWidth, clientHeight, clientWidth } = element;
  const top = offset + bbox.top * height;
  const left = bbox.left * (scrollWidth - 2 * gap);
  const isTopInView = top >= scrollTop && top + bbox.height * height <= scrollTop + clientHeight;
  const isLeftInView = left >= scrollLeft && left <= scrollLeft + clientWidth - 100;
  element.scrollTo({
    ...(!isTopInView && { top: top - clientHeight / 3 }),
    ...(!isLeftInView && { left: left - clientWidth / 3 }),
  });
}

/** The page in the middle of the view. */
export function pageAt(virtual: Virtualizer<HTMLDivElement, Element>): number {
  const middle = (virtual.scrollOffset ?? 0) + (virtual.scrollRect?.height ?? 0) / 2;
  return (virtual.getVirtualItems().findLast(({ start }) => start <= middle)?.index ?? 0) + 1;
}

import './page-viewer.css';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { BoundingBox, Box } from './boxes.ts';
import { type Highlights, PageView } from './page-view.tsx';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import { useElementWidth } from './use-element-width.ts';

/** A place in the document that the viewer is to bring into view. */
export interface Place {
  page: number;
  bbox?: BoundingBox | undefined;
}

const gap = 16;
/** Height by width of US letter, until a picture tells. */
const usualRatio = 11 / 8.5;
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The pages of a document below each other; only those in view are in the page. */
export function PageViewer({
  documentId,
  pages,
  boxes,
  place,
  target,
  highlights,
  onSelect,
  onHover,
}: {
  documentId: string;
  pages: number;
  boxes: ReadonlyMap<number, readonly Box[]>;
  /** Brought into view whenever it changes. */
  place: Place | undefined;
  /** Marked on its page, beside the boxes of values. */
  target: Place | undefined;
  highlights: Highlights;
  onSelect: (pointer: string) => void;
  onHover: (pointer: string | undefined) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
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
  useScrollTo({ scroller, place, offsetOf, heightOf });

  const middle = (virtual.scrollOffset ?? 0) + (scroller.current?.clientHeight ?? 0) / 2;
  const items = virtual.getVirtualItems();
  const current = (items.findLast(({ start }) => start <= middle)?.index ?? 0) + 1;

  return (
    <section className="page-viewer" aria-label="Pages">
      <ViewerToolbar
        page={current}
        pages={pages}
        zoom={zoom}
        onPage={(page) => scroller.current?.scrollTo({ top: offsetOf(page) - gap })}
        onZoom={(by) => setZoom((now) => (by === 0 ? 1 : zoomed(now, by)))}
      />
      <div
        ref={scroller}
        className="page-viewer-scroller"
        tabIndex={0}
        role="region"
        aria-label="Pages of the document"
      >
        <div className="page-viewer-pages" style={{ height: virtual.getTotalSize(), width: width + 2 * gap }}>
          {items.map(({ index, key, start, size }) => (
            <div
              key={key}
              className="page-viewer-page"
              style={{ transform: `translateY(${start}px)`, height: size - gap, width, left: gap }}
            >
              <PageView
                documentId={documentId}
                number={index + 1}
                boxes={boxes.get(index + 1) ?? noBoxes}
                target={target?.page === index + 1 ? target.bbox : undefined}
                highlights={highlights}
                onSelect={onSelect}
                onHover={onHover}
                onRatio={onRatio}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const noBoxes: readonly Box[] = [];

const zoomed = (now: number, by: number): number =>
  (by > 0 ? zooms.find((zoom) => zoom > now) : zooms.findLast((zoom) => zoom < now)) ?? now;

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
function useScrollTo({
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
    const { top = 0, height: boxHeight = 0 } = place.bbox ?? {};
    const start = offset + top * height;
    const end = start + boxHeight * height;
    const isInView = start >= element.scrollTop && end <= element.scrollTop + element.clientHeight;
    if (isInView && place.bbox) return;
    element.scrollTo({ top: place.bbox ? start - element.clientHeight / 3 : offset - gap });
    if (place.bbox) {
      const left = place.bbox.left * (element.scrollWidth - 2 * gap);
      if (left < element.scrollLeft || left > element.scrollLeft + element.clientWidth - 100) {
        element.scrollLeft = left - element.clientWidth / 3;
      }
    }
  }, [scroller, place, offset, height]);
}

import './page-viewer.css';
import { useRef, useState } from 'react';
import type { Box } from './boxes.ts';
import { gap, pageAt, type Place, usePages, useScrollTo } from './page-geometry.ts';
import { type Highlights, PageView } from './page-view.tsx';
import { ViewerToolbar } from './viewer-toolbar.tsx';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The pages of a document below each other; only those in view are in the page. */
export function PageViewer({
  documentId,
  pages,
  boxes,
  place,
  target,
  ...shared
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
  const { virtual, width, offsetOf, heightOf, onRatio } = usePages({ scroller, pages, zoom });
  useScrollTo({ scroller, place, offsetOf, heightOf });

  return (
    <section className="page-viewer" aria-label="Pages">
      <ViewerToolbar
        page={pageAt(virtual)}
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
          {virtual.getVirtualItems().map(({ index, key, start, size }) => (
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
                onRatio={onRatio}
                {...shared}
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

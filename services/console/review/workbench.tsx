import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { DocumentDetails } from '../api/decpage.ts';
import { boxesByPage } from './boxes.ts';
import type { Place } from './page-geometry.ts';
import { PageViewer } from './page-viewer.tsx';
import { ReviewPane } from './review-pane.tsx';
import type { ReviewData } from './review-data.ts';
import { fieldPath, type ReviewRoute } from './route.ts';
import type { Selection } from './selection.ts';
import { SplitPanes } from './split-panes.tsx';
import type { useReview } from './use-review.ts';

/** Pages on the left, values on the right; what is chosen on one side is shown on the other. */
export function Workbench({
  document,
  loaded,
  route,
}: {
  document: DocumentDetails;
  loaded: ReturnType<typeof useReview>;
  route: ReviewRoute;
}) {
  const { documentId, pages = 0 } = document;
  const { review } = loaded;
  const [, navigate] = useLocation();
  const [hovered, setHovered] = useState<string>();
  const selected = route.pointer;
  const onSelect = useCallback(
    (pointer: string | undefined) => {
      navigate(pointer === undefined ? `/documents/${documentId}` : fieldPath(documentId, pointer), { replace: true });
    },
    [navigate, documentId],
  );
  const selection = useMemo(
    (): Selection => ({ selected, hovered, onSelect, onHover: setHovered }),
    [selected, hovered, onSelect],
  );
  const boxes = useMemo(() => boxesByPage(review), [review]);
  const highlights = useMemo(
    () => ({
      selected,
      hovered,
      isUnsure: (pointer: string) => review?.isUnsure(pointer) ?? false,
      labelOf: (pointer: string) => review?.find(pointer)?.label ?? pointer,
    }),
    [selected, hovered, review],
  );
  const shown = useShown(selected, hovered);
  const place = useMemo(() => placeOf(review, shown) ?? route.place, [review, shown, route]);

  return (
    <SplitPanes
      left={
        <PageViewer
          documentId={documentId}
          pages={pages}
          boxes={boxes}
          place={place}
          target={selected === undefined ? route.place : undefined}
          highlights={highlights}
          onSelect={onSelect}
          onHover={setHovered}
        />
      }
      right={<ReviewPane document={document} loaded={loaded} selection={selection} onSelect={onSelect} />}
    />
  );
}

/** Long enough that a pointer which only passes moves nothing. */
const dwellMs = 400;

/** The value whose place is brought into view: the one chosen or pointed at last. */
function useShown(selected: string | undefined, hovered: string | undefined): string | undefined {
  const [shown, setShown] = useState(selected);
  useEffect(() => setShown(selected), [selected]);
  useEffect(() => {
    if (hovered === undefined) return undefined;
    const dwelling = setTimeout(() => setShown(hovered), dwellMs);
    return () => clearTimeout(dwelling);
  }, [hovered]);
  return shown;
}

/** The first place of a value. */
function placeOf(review: ReviewData | undefined, pointer: string | undefined): Place | undefined {
  const [first] = (pointer !== undefined && review?.find(pointer)?.citations) || [];
  return first && { page: first.page, bbox: first.bbox };
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { DocumentDetails } from '../api/decpage.ts';
import { PaneSwitch } from '../components/pane-switch.tsx';
import { narrow, useMedia } from '../components/use-media.ts';
import { boxesByPage } from './boxes.ts';
import { ChosenBar } from './chosen-bar.tsx';
import type { Place } from './page-geometry.ts';
import { PageViewer } from './page-viewer.tsx';
import { ReviewPane } from './review-pane.tsx';
import type { ReviewData } from './review-data.ts';
import { fieldPath, type ReviewRoute } from './route.ts';
import type { Selection } from './selection.ts';
import { SplitPanes } from './split-panes.tsx';
import type { useReview } from './use-review.ts';

const panes = [
  { value: 'values', label: 'Values' },
  { value: 'pages', label: 'Pages' },
] as const;

/**
 * Pages on the left, values on the right; what is chosen on one side is shown on the other. Phones show one of them at
 * a time.
 */
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
  const highlights = useHighlights(review, selected, hovered);
  const place = usePlace(review, route, hovered);

  const isNarrow = useMedia(narrow);
  const [pane, setPane] = usePane(route);
  const viewer = (
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
  );
  const values = (
    <ReviewPane
      document={document}
      loaded={loaded}
      selection={selection}
      onSelect={onSelect}
      onShowPage={isNarrow ? () => setPane('pages') : undefined}
    />
  );
  // a file that could not be read has none
  if (pages === 0) return <div className="review-panes">{values}</div>;
  if (!isNarrow) return <SplitPanes left={viewer} right={values} />;
  return (
    <>
      <PaneSwitch value={pane} panes={panes} onChange={setPane} />
      <div className="review-panes">{pane === 'pages' ? viewer : values}</div>
      {pane === 'pages' && <ChosenBar field={fieldOf(review, selected)} onOpen={() => setPane('values')} />}
    </>
  );
}

function useHighlights(review: ReviewData | undefined, selected: string | undefined, hovered: string | undefined) {
  return useMemo(
    () => ({
      selected,
      hovered,
      isUnsure: (pointer: string) => review?.isUnsure(pointer) ?? false,
      labelOf: (pointer: string) => review?.find(pointer)?.label ?? pointer,
    }),
    [selected, hovered, review],
  );
}

/** The pane that phones show: the pages for a link to a place on them, else the values. */
function usePane({ place }: ReviewRoute) {
  const isToPlace = place !== undefined;
  const state = useState<(typeof panes)[number]['value']>(isToPlace ? 'pages' : 'values');
  const [, setPane] = state;
  useEffect(() => {
    if (isToPlace) setPane('pages');
  }, [isToPlace, setPane]);
  return state;
}

const fieldOf = (review: ReviewData | undefined, pointer: string | undefined) =>
  pointer === undefined ? undefined : review?.find(pointer);

/** What is brought into view: the place of the value, else that of the link. */
function usePlace(review: ReviewData | undefined, route: ReviewRoute, hovered: string | undefined): Place | undefined {
  const shown = useShown(route.pointer, hovered);
  return useMemo(() => placeOf(review, shown) ?? route.place, [review, shown, route]);
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

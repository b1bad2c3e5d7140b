import { useCallback, useMemo, useState } from 'react';
import type { DocumentDetails } from '../api/decpage.ts';
import { PaneSwitch } from '../components/pane-switch.tsx';
import { Segments } from '../components/segments.tsx';
import { narrow, useMedia } from '../components/use-media.ts';
import { formatCount } from '../components/format.ts';
import { nameOf } from '../documents/name-of.ts';
import { type Box, boxesByPage } from '../review/boxes.ts';
import type { Place } from '../review/page-geometry.ts';
import { PageViewer } from '../review/page-viewer.tsx';
import { compareReviews, type Compared, type Row, type Side } from './differences.ts';
import { DifferenceTable } from './difference-table.tsx';

interface Document {
  compared: Compared;
  document: DocumentDetails;
}

const shown = [
  { value: 'differences', label: 'Differences' },
  { value: 'all', label: 'All values' },
];

const panes = [
  { value: 'values', label: 'Values' },
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const;

/** The pages of both documents, and a table of what they say. */
export function Comparison({ a, b }: { a: Document; b: Document }) {
  const rows = useMemo(() => compareReviews(a.compared, b.compared), [a.compared, b.compared]);
  const differing = useMemo(() => rows.filter(({ change }) => change !== 'same'), [rows]);
  const [filter, setFilter] = useState('differences');
  const [chosen, setChosen] = useState<Row>();
  const [hovered, setHovered] = useState<string>();
  const visible = filter === 'all' ? rows : differing;
  const choose = useCallback(
    (side: 'a' | 'b') => (pointer: string) => {
      const holder = differing.find((row) => holds(row[side], pointer));
      if (holder) setChosen(holder);
    },
    [differing],
  );
  const isNarrow = useMedia(narrow);
  const [pane, setPane] = useState<(typeof panes)[number]['value']>('values');
  const shared = { differing, chosen, hovered, onHover: setHovered };
  const pagesOfA = <Pages of={a} side="a" label="First document" {...shared} onSelect={choose('a')} />;
  const pagesOfB = <Pages of={b} side="b" label="Second document" {...shared} onSelect={choose('b')} />;
  const values = (
    <section className="comparison-values" aria-label="Values of both documents">
      <div className="comparison-bar">
        <strong>{differing.length === 0 ? 'No differences' : formatCount(differing.length, 'difference')}</strong>
        <span className="quiet">{formatCount(rows.length - differing.length, 'value')} the same</span>
        <Segments label="Show" value={filter} choices={shown} onChange={setFilter} />
      </div>
      <DifferenceTable
        rows={visible}
        names={[nameOf(a.document), nameOf(b.document)]}
        chosen={chosen}
        onChoose={setChosen}
      />
    </section>
  );
  if (isNarrow) {
    return (
      <>
        <PaneSwitch value={pane} panes={panes} onChange={setPane} />
        <div className="comparison">{{ values, a: pagesOfA, b: pagesOfB }[pane]}</div>
      </>
    );
  }
  return (
    <div className="comparison">
      <div className="comparison-pages">
        {pagesOfA}
        {pagesOfB}
      </div>
      {values}
    </div>
  );
}

/** Whether the pointer names the value of this side, or is in the element that it names. */
const holds = ({ pointer }: Side, wanted: string): boolean =>
  pointer !== undefined && (wanted === pointer || wanted.startsWith(`${pointer}/`));

function Pages({
  of: { document, compared },
  side,
  label,
  differing,
  chosen,
  hovered,
  onHover,
  onSelect,
}: {
  of: Document;
  side: 'a' | 'b';
  label: string;
  differing: readonly Row[];
  chosen: Row | undefined;
  hovered: string | undefined;
  onHover: (pointer: string | undefined) => void;
  onSelect: (pointer: string) => void;
}) {
  const { review } = compared;
  const boxes = useMemo(() => boxesOf(review, differing, side), [review, differing, side]);
  const at = useMemo(() => placeOf(boxes, chosen?.[side]), [boxes, chosen, side]);
  const selected = at?.pointer;
  const highlights = useMemo(
    () => ({
      selected,
      hovered,
      isUnsure: () => true,
      labelOf: (pointer: string) => review.find(pointer)?.label ?? pointer,
    }),
    [selected, hovered, review],
  );
  return (
    <section className="comparison-side" aria-label={`${label}: ${nameOf(document)}`}>
      <PageViewer
        documentId={document.documentId}
        pages={document.pages ?? 0}
        boxes={boxes}
        place={at}
        target={undefined}
        highlights={highlights}
        onSelect={onSelect}
        onHover={onHover}
      />
    </section>
  );
}

type Boxes = ReadonlyMap<number, readonly Box[]>;

/** The boxes of what differs. */
function boxesOf(review: Compared['review'], differing: readonly Row[], side: 'a' | 'b'): Boxes {
  const pointers = new Set(differing.map((row) => row[side].pointer));
  const differs = (pointer: string): boolean =>
    pointers.has(pointer) || [...prefixesOf(pointer)].some((prefix) => pointers.has(prefix));
  const pages = [...boxesByPage(review)].map(
    ([page, boxes]) => [page, boxes.filter((box) => box.pointers.some(differs))] as const,
  );
  return new Map(pages.sort(([a], [b]) => a - b));
}

function* prefixesOf(pointer: string): Generator<string> {
  for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1)) yield pointer.slice(0, at);
}

/** The first place of this side of a row. */
function placeOf(boxes: Boxes, side: Side | undefined): (Place & { pointer: string }) | undefined {
  for (const [page, onPage] of boxes) {
    for (const { bbox, pointers } of onPage) {
      const pointer = pointers.find((one) => side && holds(side, one));
      if (pointer !== undefined) return { page, bbox, pointer };
    }
  }
  return undefined;
}

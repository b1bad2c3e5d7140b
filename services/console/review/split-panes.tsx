import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';

const least = 25;
const most = 75;
const storedAs = 'decpage.split';

/** Two panes with a line between them that can be moved. */
export function SplitPanes({ left, right }: { left: ReactNode; right: ReactNode }) {
  const [share, setShare] = useState(() => within(Number(sessionStorage.getItem(storedAs) ?? 50)));
  const change = (next: number) => {
    setShare(within(next));
    sessionStorage.setItem(storedAs, String(within(next)));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (frame && event.currentTarget.hasPointerCapture(event.pointerId)) {
      change(((event.clientX - frame.left) / frame.width) * 100);
    }
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') change(share - 2);
    if (key === 'ArrowRight') change(share + 2);
  };
  return (
    <div
      className="review-panes"
      style={{ gridTemplateColumns: `minmax(0, ${share}fr) 5px minmax(0, ${100 - share}fr)` }}
    >
      {left}
      <div
        className="review-separator"
        role="separator"
        tabIndex={0}
        aria-label="Width of the pages"
        aria-orientation="vertical"
        aria-valuenow={Math.round(share)}
        aria-valuemin={least}
        aria-valuemax={most}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
      {right}
    </div>
  );
}

const within = (share: number): number => (Number.isFinite(share) ? Math.min(most, Math.max(least, share)) : 50);

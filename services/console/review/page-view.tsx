import { memo } from 'react';
import { Button } from '../components/button.tsx';
import { Spinner } from '../components/spinner.tsx';
import type { BoundingBox, Box } from './boxes.ts';
import { usePagePicture } from './use-page-picture.ts';

export interface Highlights {
  /** The value that was chosen. */
  selected: string | undefined;
  /** The value under the pointer. */
  hovered: string | undefined;
  isUnsure: (pointer: string) => boolean;
  labelOf: (pointer: string) => string;
}

/** One page with the boxes of the values on it. */
export const PageView = memo(function PageView({
  documentId,
  number,
  boxes,
  target,
  highlights,
  onSelect,
  onHover,
  onRatio,
}: {
  documentId: string;
  number: number;
  boxes: readonly Box[];
  /** A place that is shown without being a value of the result: a citation of the assistant. */
  target: BoundingBox | undefined;
  highlights: Highlights;
  onSelect: (pointer: string) => void;
  onHover: (pointer: string | undefined) => void;
  /** Called with height by width once the picture tells. */
  onRatio: (number: number, ratio: number) => void;
}) {
  const { address, error, retry } = usePagePicture(documentId, number);
  return (
    <div className="page-view">
      {address && (
        <img
          src={address}
          alt={`Page ${number}`}
          draggable={false}
          onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) => onRatio(number, naturalHeight / naturalWidth)}
        />
      )}
      {!address && !error && <Spinner isPage label={`Loading page ${number}`} />}
      {error && (
        <div className="page-view-problem">
          Page {number} cannot be shown. <Button onPress={retry}>Try again</Button>
        </div>
      )}
      {boxes.map((box) => (
        <BoxView key={box.key} box={box} highlights={highlights} onSelect={onSelect} onHover={onHover} />
      ))}
      {target && <div className="page-target" style={placeOf(target)} />}
    </div>
  );
});

function BoxView({
  box: { bbox, pointers },
  highlights: { selected, hovered, isUnsure, labelOf },
  onSelect,
  onHover,
}: {
  box: Box;
  highlights: Highlights;
  onSelect: (pointer: string) => void;
  onHover: (pointer: string | undefined) => void;
}) {
  const [first = ''] = pointers;
  const isSelected = selected !== undefined && pointers.includes(selected);
  const classes = ['page-box'];
  if (isSelected) classes.push('page-box-selected');
  if (hovered !== undefined && pointers.includes(hovered)) classes.push('page-box-hovered');
  if (pointers.some(isUnsure)) classes.push('page-box-unsure');
  // the next click on the box of several values goes to the next of them
  const next = isSelected ? (pointers[(pointers.indexOf(selected) + 1) % pointers.length] ?? first) : first;
  return (
    <button
      type="button"
      // the fields beside are the way for the keyboard
      tabIndex={-1}
      className={classes.join(' ')}
      style={placeOf(bbox)}
      aria-label={`Show ${labelOf(first)}`}
      data-pointer={first}
      onClick={() => onSelect(next)}
      onPointerEnter={() => onHover(first)}
      onPointerLeave={() => onHover(undefined)}
    />
  );
}

const percent = (share: number): string => `${share * 100}%`;

const placeOf = ({ left, top, width, height }: BoundingBox) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

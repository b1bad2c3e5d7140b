import type { Leaf } from './outline.ts';
import { join } from './pointer.ts';
import type { ReviewData } from './review-data.ts';
import type { Schema } from './schema.ts';
import type { Selection } from './selection.ts';
import { ValueCell } from './value-cell.tsx';

/** Labels with their values. */
export function FieldList({
  review,
  fields,
  selection,
}: {
  review: ReviewData;
  fields: readonly Leaf[];
  selection: Selection;
}) {
  return (
    <dl className="field-list">
      {fields.map((leaf) => (
        <div key={leaf.path} className="field-row">
          <dt title={leaf.schema.description}>{leaf.label}</dt>
          <dd>
            <FieldValue review={review} pointer={leaf.path} leaf={leaf} selection={selection} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The elements of a list of plain values. */
export function ValueList({
  review,
  pointer,
  schema,
  title,
  selection,
}: {
  review: ReviewData;
  pointer: string;
  schema: Schema;
  title: string;
  selection: Selection;
}) {
  const count = review.count(pointer);
  if (count === 0) return <p className="field-none">None</p>;
  return (
    <ol className="value-list">
      {Array.from({ length: count }, (_, index) => {
        const label = `${title} ${index + 1}`;
        const place = join(pointer, index);
        return (
          <li key={place} className={review.isRemoved(place) ? 'value-removed' : undefined}>
            <FieldValue review={review} pointer={place} leaf={{ label, schema }} selection={selection} />
          </li>
        );
      })}
    </ol>
  );
}

function FieldValue({
  review,
  pointer,
  leaf,
  selection: { selected, hovered, onSelect, onHover },
}: {
  review: ReviewData;
  pointer: string;
  leaf: Pick<Leaf, 'label' | 'schema'>;
  selection: Selection;
}) {
  return (
    <ValueCell
      field={review.field(pointer, leaf)}
      isUnsure={review.isUnsure(pointer)}
      isSelected={selected === pointer}
      isHovered={hovered === pointer}
      onSelect={onSelect}
      onHover={onHover}
      description={leaf.label}
    />
  );
}

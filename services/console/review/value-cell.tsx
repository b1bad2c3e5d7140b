import { memo } from 'react';
import type { Field } from './review-data.ts';
import { format, isNumeric } from './schema.ts';
import { ValueSign } from './value-state.tsx';

/** A value that can be chosen. */
export const ValueCell = memo(function ValueCell({
  field,
  isUnsure,
  isSelected,
  isHovered,
  onSelect,
  onHover,
  description,
}: {
  field: Field;
  isUnsure: boolean;
  isSelected: boolean;
  isHovered: boolean;
  onSelect: (pointer: string) => void;
  onHover: (pointer: string | undefined) => void;
  /** Names the value where its label is not beside it. */
  description?: string;
}) {
  const { pointer, value, schema, correction } = field;
  const text = format(value, schema);
  const classes = ['value-cell'];
  if (isSelected) classes.push('value-cell-selected');
  if (isHovered) classes.push('value-cell-hovered');
  if (isNumeric(schema)) classes.push('value-cell-numeric');
  if (correction) classes.push('value-cell-corrected');
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-pointer={pointer}
      aria-pressed={isSelected}
      aria-label={description && `${description}: ${text ?? 'none'}`}
      title={text}
      onClick={() => onSelect(pointer)}
      onPointerEnter={() => onHover(pointer)}
      onPointerLeave={() => onHover(undefined)}
    >
      <span className={text === undefined ? 'value-none' : 'value-text'}>{text ?? '–'}</span>
      <ValueSign field={field} isUnsure={isUnsure} />
    </button>
  );
});

import './chosen-bar.css';
import { ChevronRight } from 'lucide-react';
import type { Field } from './review-data.ts';
import { format } from './schema.ts';

/** The chosen value below the pages, where the values are not beside them; opens it among the others. */
export function ChosenBar({ field, onOpen }: { field: Field | undefined; onOpen: () => void }) {
  if (!field) return null;
  const { label, value, schema } = field;
  return (
    <button type="button" className="chosen-bar" onClick={onOpen}>
      <span className="chosen-bar-text">
        <span className="quiet">{label}</span>
        <strong>{format(value, schema) ?? '–'}</strong>
      </span>
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}

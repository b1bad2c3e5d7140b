import { useEffect } from 'react';

interface Keys {
  onNext: () => void;
  onPrevious: () => void;
  onEdit: () => void;
  onEscape: () => void;
}

/** n and p walk through unsure values, Enter corrects the chosen one, Escape leaves. */
export function useReviewKeys({ onNext, onPrevious, onEdit, onEscape }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.key === 'Escape') return onEscape();
      if (target.closest('input, textarea, select, [role=menu], [role=dialog]')) return;
      if (event.key === 'n') onNext();
      else if (event.key === 'p') onPrevious();
      else if (event.key === 'Enter' && isPlace(target)) {
        event.preventDefault();
        onEdit();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onNext, onPrevious, onEdit, onEscape]);
}

/** Not on a button or link of another purpose; on a value only once it is chosen. */
const isPlace = (target: HTMLElement): boolean =>
  target.closest('button, a') === null || target.closest('[data-pointer][aria-pressed=true]') !== null;

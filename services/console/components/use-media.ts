import { useMemo, useSyncExternalStore } from 'react';

/** Phones: there is room for one pane at a time. The style sheets have the same width. */
export const narrow = '(max-width: 720px)';

/** Where fingers point, controls are larger, as in `tokens.css`. */
export const touch = '(max-width: 720px), (pointer: coarse)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inner width of an element in pixels, kept up to date. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return undefined;
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth));
    observer.observe(observed);
    setWidth(observed.clientWidth);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

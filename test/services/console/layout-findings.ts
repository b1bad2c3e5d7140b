import type { Page } from 'playwright-core';

/** What is wider than the screen or too small for a finger on the page as it is now, in words. */
export async function layoutFindings(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(`(${findings.toString()})()`);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

interface Shown {
  tagName: string;
  className: unknown;
  textContent: string;
  parentElement: Shown | null;
  getBoundingClientRect: () => Box;
  getAttribute: (name: string) => string | null;
  closest: (selector: string) => Shown | null;
  contains: (other: Shown | null) => boolean;
  checkVisibility: (options: Record<string, boolean>) => boolean;
}

interface Browser {
  innerWidth: number;
  getComputedStyle: (element: Shown) => { overflowX: string; clipPath: string };
  document: {
    documentElement: { scrollWidth: number };
    querySelectorAll: (selector: string) => Iterable<Shown>;
    elementFromPoint: (x: number, y: number) => Shown | null;
  };
}

/** Runs in the page, so it uses nothing from around it. */
function findings(): string[] {
  const { innerWidth, getComputedStyle, document } = globalThis as unknown as Browser;
  const found: string[] = [];
  // of 40 pixels one may be lost between those that are looked at
  const least = 39;
  const name = (element: Shown): string =>
    `${element.tagName.toLowerCase()}.${String(element.className)} "${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)}"`;
  const ancestors = (element: Shown): Shown[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  const isShown = (element: Shown): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !ancestors(element).some((one) => getComputedStyle(one).clipPath !== 'none');
  const isInside = (box: Box, frame: Box): boolean =>
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  const scrollers = (element: Shown): Shown[] =>
    ancestors(element).filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX));

  if (document.documentElement.scrollWidth > innerWidth) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const checkEdges = (element: Shown): void => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || (left >= 0 && right <= innerWidth + 0.5)) return;
    // what a person can move into view may be wider: a table, a page that is zoomed
    if (isShown(element) && scrollers(element).length === 0) found.push(`beyond the edge: ${name(element)}`);
  };
  const controls = 'a, button, select, textarea, summary, input:not([type=file]), [role=option], [role=menuitem]';
  // places on the picture of a page and in the text of an answer are where they are
  const exempt = '.page-box, .skip-link, p .ask-citation, li p, td .ask-citation';
  const checkSize = (element: Shown): void => {
    if (!isShown(element) || element.closest(exempt)) return;
    const target = element.closest('label, .search-field, .sign-in-field') ?? element;
    const box = target.getBoundingClientRect();
    // moved into view it is whole
    if (!scrollers(target).every((one) => isInside(box, one.getBoundingClientRect()))) return;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hits = (atX: number, atY: number): boolean => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && target.contains(hit);
    };
    // covered by a dialog, a heading that stays in place, or the bar below
    if (!hits(x, y)) return;
    const reach = (byX: number, byY: number): number => {
      let steps = 0;
      while (steps < least && hits(x + byX * (steps + 1), y + byY * (steps + 1))) steps += 1;
      return steps;
    };
    // what it covers beside its box counts: a link that covers its row
    const isLarge = reach(-1, 0) + reach(1, 0) + 1 >= least && reach(0, -1) + reach(0, 1) + 1 >= least;
    if (!isLarge) found.push(`too small: ${name(element)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
  };
  for (const element of document.querySelectorAll('body *')) checkEdges(element);
  for (const element of document.querySelectorAll(controls)) checkSize(element);
  return found;
}

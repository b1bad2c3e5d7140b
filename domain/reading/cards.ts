// Cards: blocks that repeat the same captions, below each other or side by side; one block is one record.
import type { Box } from '../document/page.ts';
import type { Atom, Line } from './layout.ts';
import { atomsOf } from './atoms.ts';
import { centreX } from './boxes.ts';
import type { PageLines } from './page-lines.ts';

/** One block. It ends with its page; a block that goes on over the page is followed by lines that belong to no card. */
export interface Card extends Box {
  page: number;
  /** Its first caption. */
  head: Atom;
  /** In reading order, the head first. */
  atoms: readonly Atom[];
  /** What stands in the lines above the head, where a record may have its number or name without caption; top down. */
  lead: readonly Atom[];
}

export interface CardSet {
  /** The caption that begins each card. */
  head: string;
  cards: readonly Card[];
  score: number;
}

/** Points between bands side by side, and of outdent of a card's lines against its head. */
const BAND = 90;
const OUTDENT = 8;
const LEAST_CARDS = 2;
const LEAST_CAPTIONS = 3;
/** Share of the cards that have a usual caption. */
const USUAL = 0.5;
const MOST_HEADS = 24;
/** How often a caption occurs, compared with the head, to be a part of every card. */
const FEWEST = 0.7;
const MOST = 1.4;
const LEAST_SCORE = 0.45;

interface Caption {
  atom: Atom;
  key: string;
}

/** Readings of the pages as cards, best first. `isCaption` is what the plan adds to texts with colons. */
export function cardsOf(pages: readonly PageLines[], isCaption: (text: string) => boolean = () => false): CardSet[] {
  const byKey = new Map<string, Caption[]>();
  const byPage = new Map<number, Caption[]>();
  for (const caption of pages.flatMap(({ lines }) => lines.flatMap((line) => captionsIn(line, isCaption)))) {
    append(byKey, caption.key, caption);
    append(byPage, caption.atom.segment.page, caption);
  }
  const heads = [...byKey.values()].filter((all) => all.length >= LEAST_CARDS);
  return heads
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_HEADS)
    .flatMap((all) => cardSet({ heads: all, byKey, byPage, pages }) ?? [])
    .toSorted((a, b) => b.score - a.score);
}

function captionsIn(line: Line, isCaption: (text: string) => boolean): Caption[] {
  return atomsOf(line).flatMap((atom) =>
    atom.kind === 'text' && (atom.isLabel || isCaption(atom.text)) ? [{ atom, key: atom.text.toLowerCase() }] : [],
  );
}

function append<Key>(map: Map<Key, Caption[]>, key: Key, caption: Caption): void {
  const known = map.get(key);
  if (known) known.push(caption);
  else map.set(key, [caption]);
}

interface Source {
  heads: readonly Caption[];
  byKey: ReadonlyMap<string, readonly Caption[]>;
  byPage: ReadonlyMap<number, readonly Caption[]>;
  pages: readonly PageLines[];
}

function cardSet({ heads, byKey, byPage, pages }: Source): CardSet | null {
  const boxes = pages.flatMap((page) => {
    const { number } = page.layout.page;
    return boxesOf(
      heads.flatMap(({ atom }) => (atom.segment.page === number ? [atom] : [])),
      page,
    );
  });
  const inside = boxes.map((box) => keysIn(box, byPage.get(box.page) ?? []));
  const counts = new Map<string, number>();
  for (const keys of inside) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const usual = new Set([...counts].flatMap(([key, count]) => (count >= USUAL * boxes.length ? [key] : [])));
  if (usual.size < LEAST_CAPTIONS) return null;
  const likeness = inside.reduce((sum, keys) => sum + jaccard(new Set(keys), usual), 0) / boxes.length;
  const score = likeness * coverage(inside, byKey, heads.length);
  if (score < LEAST_SCORE) return null;
  const cards = boxes.map((box) => ({ ...box, atoms: atomsIn(box, pages), lead: leadOf(box, pages) }));
  return { head: heads[0]?.atom.text ?? '', cards, score };
}

function keysIn(box: CardBox, captions: readonly Caption[]): string[] {
  return captions.flatMap(({ atom, key }) => (isIn(atom, box) ? [key] : []));
}

/**
 * Of the captions that are about as frequent as the head, the share that stands in cards: the first caption of a card
 * has them all. Each counts once a card.
 */
function coverage(inside: readonly (readonly string[])[], byKey: Source['byKey'], count: number): number {
  let all = 0;
  const peers = new Set<string>();
  for (const [key, captions] of byKey) {
    if (captions.length < FEWEST * count || captions.length > MOST * count) continue;
    peers.add(key);
    all += captions.length;
  }
  const covered = inside.reduce((sum, keys) => sum + new Set(keys.filter((key) => peers.has(key))).size, 0);
  return Math.min(1, covered / Math.max(all, 1));
}

type CardBox = Omit<Card, 'atoms' | 'lead'>;

/** From a head to the next head in its band, and to the next band at the right. */
function boxesOf(heads: readonly Atom[], { layout }: PageLines): CardBox[] {
  const bands = [...new Set(heads.map((atom) => Math.round(atom.x0 / 4) * 4))].sort((a, b) => a - b);
  return heads.map((head) => {
    const right = bands.find((x) => x > head.x0 + BAND);
    const x1 = right === undefined ? layout.page.width : right - OUTDENT;
    const x0 = head.x0 - OUTDENT;
    const next = heads
      .filter((other) => other.y0 > head.y1 && other.x0 < x1 && other.x0 >= x0)
      .map((other) => other.y0);
    return { page: layout.page.number, head, x0, x1, y0: head.y0 - 1, y1: Math.min(layout.page.height, ...next) - 1 };
  });
}

function isIn(atom: Atom, box: CardBox): boolean {
  if (atom.segment.page !== box.page) return false;
  const [x, y] = [centreX(atom), (atom.y0 + atom.y1) / 2];
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((text) => b.has(text)).length;
  return shared / Math.max(a.size + b.size - shared, 1);
}

function atomsIn(box: CardBox, pages: readonly PageLines[]): Atom[] {
  const page = pages.find(({ layout }) => layout.page.number === box.page);
  return (page?.lines ?? []).flatMap((line) => {
    return line.y1 < box.y0 || line.y0 > box.y1 ? [] : atomsOf(line).filter((atom) => isIn(atom, box));
  });
}

const LEAD_LINES = 3;

function leadOf(box: CardBox, pages: readonly PageLines[]): Atom[] {
  const page = pages.find(({ layout }) => layout.page.number === box.page);
  const at = page?.places.get(box.head.segment.line) ?? 0;
  const lines = page?.lines.slice(Math.max(0, at - LEAD_LINES), at) ?? [];
  return lines.flatMap((line) => atomsOf(line).filter((atom) => centreX(atom) >= box.x0 && centreX(atom) <= box.x1));
}

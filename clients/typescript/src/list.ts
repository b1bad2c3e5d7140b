interface Page {
  nextCursor: string | null;
}

/**
 * A list whose pages are requested as they are needed: `for await (const item of list)`. `pages()` iterates over whole
 * pages, and `page()` requests one.
 */
export class List<Item, Of extends Page> implements AsyncIterable<Item> {
  readonly #load: (cursor: string | undefined) => Promise<Of>;
  readonly #itemsOf: (page: Of) => readonly Item[];
  readonly #start: string | undefined;

  constructor({
    load,
    itemsOf,
    start,
  }: {
    load: (cursor: string | undefined) => Promise<Of>;
    itemsOf: (page: Of) => readonly Item[];
    /** Cursor of the first page. */
    start?: string | undefined;
  }) {
    this.#load = load;
    this.#itemsOf = itemsOf;
    this.#start = start;
  }

  /** Requests the page at this cursor, or the first one. */
  async page(cursor: string | undefined = this.#start): Promise<Of> {
    return await this.#load(cursor);
  }

  async *pages(): AsyncGenerator<Of, void, undefined> {
    let cursor = this.#start;
    for (;;) {
      const page = await this.#load(cursor);
      yield page;
      if (page.nextCursor === null) return;
      cursor = page.nextCursor;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* this.#itemsOf(page);
  }

  /** The first items, at most this many. */
  async first(count: number): Promise<Item[]> {
    const items: Item[] = [];
    if (count <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= count) break;
    }
    return items;
  }
}

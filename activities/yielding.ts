/**
 * Makes something of each item, one after the other, and lets other work of the process run after each: all pages of a dense
 * document would hold up its other activities and heartbeats for seconds.
 */
export async function mapYielding<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await yieldToEventLoop();
  }
  return made;
}

/** The JSON of a list, made in turns. */
export async function stringifyYielding(items: readonly object[]): Promise<Buffer> {
  const parts = await mapYielding(items, (item) => JSON.stringify(item));
  return Buffer.from(`[${parts.join(',')}]`);
}

/** Lets heartbeats be sent and other work go on between parts of long work. */
export const yieldToEventLoop = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));

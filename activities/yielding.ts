/**
 * Makes something of each item, one after the other, and lets other work of the process run after each: all pages of a dense
 * document would hold up its other activities and heartbeats for seconds.
 */
export async function inTurns<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await pause();
  }
  return made;
}

/** The JSON of a list, made in turns. */
export async function jsonInTurns(items: readonly object[]): Promise<Buffer> {
  const parts = await inTurns(items, (item) => JSON.stringify(item));
  return Buffer.from(`[${parts.join(',')}]`);
}

/** Lets heartbeats be sent and other work go on between parts of long work. */
export const pause = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));

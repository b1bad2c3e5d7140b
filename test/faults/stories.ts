import type { createClient } from './client.ts';
import type { DocumentClient } from './document-client.ts';
import type { DocumentKind, DocumentOrder } from './ledger.ts';
import type { Library } from './library.ts';
import { newDocument, newOrder, newTurn } from './new-orders.ts';
import type { Story } from './points.ts';
import type { TurnClient } from './turn-client.ts';

/** A client that does one thing after the other: what it hands over has a number of its own each time. */
export async function createStories({
  jobs,
  documents,
  turns,
  library,
}: {
  jobs: ReturnType<typeof createClient>;
  documents: DocumentClient;
  turns: TurnClient;
  library: Library;
}): Promise<(story: Story) => Promise<void>> {
  let told = 0;
  // what questions are about
  const read = await hold('uploads', 'named');

  const stories: Readonly<Record<Story, () => Promise<unknown>>> = {
    job: () => place({ isDamaged: false }),
    'damaged job': () => place({ isDamaged: true }),
    upload: () => hold('uploads', 'classified'),
    'unlike upload': () => hold('uploads', 'unlike'),
    'damaged upload': () => hold('uploads', 'damaged'),
    'from-url': () => hold('from-url', 'named'),
    turn: ask,
  };
  return async (story) => void (await stories[story]());

  async function place({ isDamaged }: { isDamaged: boolean }): Promise<void> {
    told += 1;
    await jobs.place(newOrder({ number: told, operation: 'jobs', isDamaged }), { isTwice: false });
  }

  async function hold(operation: DocumentOrder['operation'], kind: DocumentKind): Promise<DocumentOrder> {
    told += 1;
    const order = await newDocument({ number: told, operation, kind, library });
    await documents.hold(order);
    return order;
  }

  async function ask(): Promise<void> {
    told += 1;
    const { policyNumber, documentIds } = read;
    const order = newTurn({ idempotencyKey: `turn-${told}`, thread: 'points', step: told, policyNumber });
    await turns.ask(order, { documentId: documentIds[0] ?? '' });
  }
}

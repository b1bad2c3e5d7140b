import type { Client } from '@temporalio/client';
import { createAssistantActivities } from '../../activities/assistant.activities.ts';
import { createTurnStep } from '../../activities/turn-step.ts';
import { createAssistantDocumentRepository } from '../../prisma/assistant-document.repository.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { createPageSearchRepository } from '../../prisma/page-search.repository.ts';
import { createTurnRepository } from '../../prisma/turn.repository.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';

/** What the assistant does on the queue of the workflows: short steps that read and write rows. */
export function assistantActivities({ prisma }: { prisma: PrismaClient; temporal: Client }) {
  const turns = createTurnRepository(prisma);
  const sources = { documents: createAssistantDocumentRepository(prisma), pages: createPageSearchRepository(prisma) };
  const step = createTurnStep(isDatabaseUnavailable);
  return createAssistantActivities({ turns, sources, step });
}

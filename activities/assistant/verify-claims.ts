import type { ClaimedCitation } from '../../domain/assistant/model/read-answer.ts';
import { findQuote } from '../../domain/document/quotes.ts';
import type { Citation } from '../../domain/extraction/result.ts';
import type { AssistantDocumentRepository } from '../../prisma/assistant/assistant-document.repository.ts';
import { toAssistantPage } from './turn-documents.ts';

/** A quote that was found on its page, with its box. */
export type VerifiedCitation = ClaimedCitation & { bbox: Citation['bbox']; score: number };

/** Looks up each quote on the page that it claims to be from; undefined for quotes that are not there. */
export async function verifyClaims(
  documents: AssistantDocumentRepository,
  { accountId, claims }: { accountId: string; claims: readonly ClaimedCitation[] },
): Promise<(VerifiedCitation | undefined)[]> {
  const named = new Map(claims.map(({ documentId, page }) => [`${documentId} ${page}`, { documentId, page }]));
  const pages = await documents.readPages(accountId, [...named.values()]);
  return claims.map((claim) => {
    const page = pages.find(({ documentId, number }) => documentId === claim.documentId && number === claim.page);
    const found = page && findQuote(toAssistantPage(page).words, claim.quote);
    return found && { ...claim, quote: found.quote, bbox: found.bbox, score: 1 };
  });
}

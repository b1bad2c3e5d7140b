/** Addresses of resources. */
export const uriTemplates = {
  document: 'decpage://documents/{documentId}',
  pageText: 'decpage://documents/{documentId}/pages/{number}',
  pagePicture: 'decpage://documents/{documentId}/pages/{number}/picture',
} as const;

export function documentUri(documentId: string): string {
  return uriTemplates.document.replace('{documentId}', documentId);
}

export function pageTextUri(documentId: string, page: number): string {
  return uriTemplates.pageText.replace('{documentId}', documentId).replace('{number}', String(page));
}

const pattern = /^decpage:\/\/documents\/([\w-]{1,64})(?:\/pages\/([1-9]\d{0,5})(\/picture)?)?$/;

export type ResourceName =
  | { kind: 'document'; documentId: string }
  | { kind: 'text' | 'picture'; documentId: string; number: number };

/** What a URI names; undefined for one of no resource. */
export function parseUri(uri: string): ResourceName | undefined {
  const [, documentId, number, picture] = pattern.exec(uri) ?? [];
  if (documentId === undefined) return undefined;
  if (number === undefined) return { kind: 'document', documentId };
  return { kind: picture === undefined ? 'text' : 'picture', documentId, number: Number(number) };
}

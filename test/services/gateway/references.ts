import { z } from 'zod';
import type { Operation } from '../../../domain/contract/operation.ts';
import { type OperationId, operations } from '../../../domain/contract/operations.ts';
import { operationIds, type PlainRequest, requestOf } from './request-of.ts';

/** A property of a request that refers to a resource of an account. */
export interface Reference {
  operationId: OperationId;
  location: 'params' | 'query' | 'body';
  name: string;
}

/** Ids chosen by clients, which refer to no resource. */
const ownNames = new Set(['externalThreadId', 'externalUserId', 'requestId']);

/** Every such property of every operation, derived from the contract. */
export const references: Reference[] = operationIds.flatMap((operationId) => {
  const { request }: Operation = operations[operationId];
  return (['params', 'query', 'body'] as const).flatMap((location) =>
    Object.keys(membersOf(request[location]))
      .filter((name) => /Ids?$/.test(name) && !ownNames.has(name))
      .map((name) => ({ operationId, location, name })),
  );
});

/** The operation's request, with this value in that property and ids of `own` in all others. */
export function requestWith(
  { operationId, location, name }: Reference,
  value: string,
  own: Record<string, string>,
): PlainRequest {
  if (location === 'params') return requestOf(operationId, { ...own, [name]: value });
  const request = requestOf(operationId, own);
  if (location === 'query') return { ...request, path: `${request.path}?${name}=${encodeURIComponent(value)}` };
  const given = { ...request.body, ...ownIn(request.body, own), [name]: name.endsWith('s') ? [value] : value };
  // a job takes one document only
  const { document: _, ...without } = given as Record<string, unknown>;
  return { ...request, body: name === 'documentId' ? without : given };
}

function ownIn(body: Record<string, unknown> | undefined, own: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(own).filter(([name]) => name in (body ?? {})));
}

function membersOf(schema: z.ZodType | undefined): Record<string, unknown> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return membersOf(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodPipe) return membersOf(schema.in as z.ZodType);
  if (schema !== undefined) throw new Error('the walk does not know how to look into this schema');
  return {};
}

import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import type { Operation, OperationResponse } from '../../../domain/contract/operation.ts';
import { type OperationId, operations } from '../../../domain/contract/operations.ts';
import { scopes } from '../../../domain/contract/scopes.ts';
import { releaseVersion } from '../../shared/release.ts';
import { errorResponses } from './errors.ts';
import { examples } from './examples.ts';
import { commonHeaders, headers } from './headers.ts';
import { webhooks } from './webhooks.ts';

/** The OpenAPI 3.1 document of the whole API. */
export function createOpenApiDocument(): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [operationId, operation] of Object.entries<Operation>(operations) as [OperationId, Operation][]) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operationId, operation) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'decpage',
      version: releaseVersion,
      description:
        'Reads insurance documents and returns structured data, each value with the page, the quote and the box it was read from.',
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    tags: [...new Set(Object.values<Operation>(operations).map(({ tag }) => tag))].map((name) => ({ name })),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'dp_…',
          description: `An API key, with some of the scopes ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`,
        },
      },
    },
    paths,
    webhooks,
  };
  return createDocument(document);
}

function describe(operationId: OperationId, operation: Operation): ZodOpenApiOperationObject {
  const { params, query, headers: header, body } = operation.request;
  const example = examples[operationId];
  return {
    operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: [describeAccess(operation), operation.description ?? ''].join(' ').trim(),
    ...(operation.access === 'public' && { security: [] }),
    requestParams: { ...(params && { path: params }), ...(query && { query }), ...(header && { header }) },
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: body, ...(example && { example: example.request }) } },
      },
    }),
    ...(operation.takesFile !== undefined && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          operation.takesFile.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]),
        ),
      },
    }),
    responses: { ...successes(operation, example?.response), ...errorResponses(operation) },
  };
}

function describeAccess({ access }: Operation): string {
  const needs = access === 'public' ? 'Needs no API key.' : access === 'any key' ? 'Needs any API key.' : '';
  return needs || `Needs the scope \`${access}\`.`;
}

function successes(operation: Operation, example: unknown): ZodOpenApiOperationObject['responses'] {
  const described = Object.entries(operation.responses).map(([status, response]) => [
    status,
    {
      description: response.description,
      headers: z.object({ ...commonHeaders, ...namedHeaders(operation, response) }),
      ...contentOf(response, example),
      ...(operation.streams && withEvents(contentOf(response, example))),
    },
  ]);
  const unchanged = {
    304: { description: 'Nothing has changed since the `ETag` in `If-None-Match`.', headers: z.object(commonHeaders) },
  };
  return { ...Object.fromEntries(described), ...(operation.conditional && unchanged) };
}

function contentOf(
  { schema, mediaType }: OperationResponse,
  example: unknown,
): Pick<ZodOpenApiResponseObject, 'content'> {
  if (mediaType) return { content: { [mediaType]: {} } };
  if (!schema) return {};
  return { content: { 'application/json': { schema, ...(example !== undefined && { example }) } } };
}

function withEvents({ content }: Pick<ZodOpenApiResponseObject, 'content'>): Pick<ZodOpenApiResponseObject, 'content'> {
  const description = 'The UI message stream (v1) of the AI SDK: one JSON part an event, `[DONE]` at the end.';
  return { content: { ...content, 'text/event-stream': { schema: z.string().meta({ description }) } } };
}

function namedHeaders(operation: Operation, response: OperationResponse): Record<string, z.ZodType> {
  const names = [
    ...(response.headers ?? []),
    ...(operation.rateLimited ? (['RateLimit', 'RateLimit-Policy'] as const) : []),
    ...(operation.conditional ? (['ETag'] as const) : []),
  ];
  return Object.fromEntries(names.map((name) => [name, headers[name].optional()]));
}

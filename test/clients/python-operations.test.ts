import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createOpenApiDocument } from '../../services/gateway/openapi/openapi.ts';

const sources = path.join(import.meta.dirname, '../../clients/python/src/decpage');

// the readiness of a service is for operators; a file is sent to the address of its upload instructions
const withoutMethod = ['/health/ready', '/v1/uploads/{}'];

const withoutNames = (place: string): string => place.replaceAll(/\{\w+\}/g, '{}');

/** Paths that the hand-written modules of the Python client call. */
function calledPaths(): Set<string> {
  const modules = ['_async', '_core'].flatMap((folder) =>
    readdirSync(path.join(sources, folder))
      .filter((name) => name.endsWith('.py'))
      .map((name) => readFileSync(path.join(sources, folder, name), 'utf8')),
  );
  return new Set(
    modules.flatMap((text) => [...text.matchAll(/"(\/[^"\n]+)"/g)].map(([, place = '']) => withoutNames(place))),
  );
}

it('has a method of the Python client for every operation', () => {
  const paths = Object.keys(createOpenApiDocument().paths ?? {}).map(withoutNames);
  const called = calledPaths();

  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((place) => !called.has(place))).toEqual(withoutMethod);
});

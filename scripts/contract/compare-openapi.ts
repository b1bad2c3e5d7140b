import { SchemaComparison } from './compare-schemas.ts';
import type { Change, DescribedOperation, OpenApi, Parameter, Paths, Report, Response, Side } from './openapi-types.ts';

/**
 * The differences between two documents that callers of the API can notice, with those that break them. Texts and examples are
 * none. openapi-diff, the tool of npm for this, does not know OpenAPI 3.1.
 */
export function compareOpenApi(old: OpenApi, current: OpenApi): Change[] {
  const changes = new Map<string, Change>();
  const report: Report = (change) => changes.set(`${change.where} ${change.what}`, change);
  const schemas = new SchemaComparison(old, current, report);
  comparePaths(old.paths, current.paths, { report, schemas, body: 'request', answer: 'response' });
  // we send webhooks, so what is a request there reaches the client like a response
  comparePaths(old.webhooks, current.webhooks, { report, schemas, body: 'response', answer: 'request' });
  return [...changes.values()];
}

interface Comparison {
  report: Report;
  schemas: SchemaComparison;
  body: Side;
  answer: Side;
}

function comparePaths(old: Paths, current: Paths, comparison: Comparison): void {
  const before = operationsOf(old);
  const after = operationsOf(current);
  for (const [where, operation] of before) {
    const now = after.get(where);
    if (now) compareOperation(operation, now, { ...comparison, where });
    else comparison.report({ where, what: 'removed', breaking: true, names: namesOf(where, operation) });
  }
  for (const [where, operation] of after)
    if (!before.has(where))
      comparison.report({ where, what: 'added', breaking: false, names: namesOf(where, operation) });
}

/** By method and path. */
function operationsOf(paths: Paths): Map<string, DescribedOperation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, DescribedOperation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
}

function namesOf(where: string, { operationId }: DescribedOperation): string[] {
  return [where.slice(where.indexOf(' ') + 1), operationId];
}

type OperationComparison = Comparison & { where: string };

function compareOperation(old: DescribedOperation, current: DescribedOperation, comparison: OperationComparison): void {
  const { where, report } = comparison;
  const names = namesOf(where, current);
  if (old.operationId !== current.operationId)
    report({ where, what: `operationId ${old.operationId} → ${current.operationId}`, breaking: true, names });
  // an operation without the member has the security of the document: a key
  if (JSON.stringify(old.security) !== JSON.stringify(current.security))
    report({ where, what: 'another authentication', breaking: current.security === undefined, names });
  compareParameters(old.parameters ?? [], current.parameters ?? [], comparison);
  compareBody(old, current, comparison);
  compareResponses(old, current, comparison);
}

function compareBody(old: DescribedOperation, current: DescribedOperation, comparison: OperationComparison): void {
  const { where, report, schemas, body } = comparison;
  const names = namesOf(where, current);
  if (!old.requestBody && current.requestBody?.required)
    report({ where, what: 'a body is now required', breaking: true, names });
  const before = new Map(Object.entries(old.requestBody?.content ?? {}));
  const after = new Map(Object.entries(current.requestBody?.content ?? {}));
  compareNames(before, after, { ...comparison, what: 'a body of', breaking: true });
  for (const [type, { schema }] of before) {
    const now = after.get(type)?.schema;
    if (schema && now) schemas.compare(schema, now, { where: `${where} ${type}`, names, side: body });
  }
}

function compareParameters(old: Parameter[], current: Parameter[], comparison: OperationComparison): void {
  const { where, report, schemas, body } = comparison;
  const key = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;
  const before = new Map(old.map((parameter) => [key(parameter), parameter]));
  const after = new Map(current.map((parameter) => [key(parameter), parameter]));
  for (const [name, parameter] of after) {
    const was = before.get(name);
    const place = { where: `${where} ${name}`, names: [parameter.name] };
    if (!was) report({ ...place, what: 'added', breaking: parameter.required === true });
    else if (parameter.required && !was.required) report({ ...place, what: 'now required', breaking: true });
    if (was?.schema && parameter.schema) schemas.compare(was.schema, parameter.schema, { ...place, side: body });
  }
  for (const [name, parameter] of before)
    if (!after.has(name))
      report({ where: `${where} ${name}`, what: 'removed', breaking: true, names: [parameter.name] });
}

function compareResponses(old: DescribedOperation, current: DescribedOperation, comparison: OperationComparison): void {
  const before = new Map(Object.entries(old.responses));
  const after = new Map(Object.entries(current.responses));
  for (const [status, response] of before) {
    const now = after.get(status);
    if (now) compareResponse(response, now, { ...comparison, status });
    // an error that no longer happens is missed by nobody
    else report(comparison, `no longer ${status}`, status.startsWith('2'));
  }
  for (const status of after.keys()) if (!before.has(status)) report(comparison, `also ${status}`, false);
}

function report({ where, report: tell }: OperationComparison, what: string, breaking: boolean): void {
  tell({ where, what, breaking, names: [where.slice(where.indexOf(' ') + 1), what.replace(/^\D*/, '')] });
}

function compareResponse(old: Response, current: Response, comparison: OperationComparison & { status: string }): void {
  const { where, status, schemas, answer } = comparison;
  const before = new Map(Object.entries(old.content ?? {}));
  const after = new Map(Object.entries(current.content ?? {}));
  compareNames(before, after, { ...comparison, what: `${status} with`, breaking: true });
  for (const [type, { schema }] of before) {
    const now = after.get(type)?.schema;
    const place = { where: `${where} ${status}`, names: [where.slice(where.indexOf(' ') + 1)], side: answer };
    if (schema && now) schemas.compare(schema, now, place);
  }
  const headers = new Map(Object.entries(old.headers ?? {}));
  compareNames(headers, new Map(Object.entries(current.headers ?? {})), {
    ...comparison,
    what: `${status} with the header`,
    breaking: status.startsWith('2'),
  });
}

function compareNames(
  old: ReadonlyMap<string, unknown>,
  current: ReadonlyMap<string, unknown>,
  { where, report: tell, what, breaking }: OperationComparison & { what: string; breaking: boolean },
): void {
  for (const name of old.keys())
    if (!current.has(name)) tell({ where, what: `no longer ${what} ${name}`, breaking, names: [name] });
  for (const name of current.keys())
    if (!old.has(name)) tell({ where, what: `also ${what} ${name}`, breaking: false, names: [name] });
}

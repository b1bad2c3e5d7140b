// The parts of OpenAPI 3.1 and JSON Schema 2020-12 that our document uses.

/** Who writes the values of a schema: what may be narrower for one may not be for the other. */
export type Side = 'request' | 'response';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface Response {
  headers?: Record<string, { schema?: Schema }>;
  content?: Content;
}

export interface DescribedOperation {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
}

export type Paths = Record<string, Record<string, DescribedOperation>>;

export interface OpenApi {
  info: { version: string };
  paths: Paths;
  webhooks: Paths;
  components: { schemas: Record<string, Schema> };
}

export interface Change {
  /** The operation, or the schema and the member in it. */
  where: string;
  what: string;
  breaking: boolean;
  /** Any of these in the changelog tells of the change. */
  names: string[];
}

export type Report = (change: Change) => void;

import * as z from 'zod';
import { openApiDocument } from '#infra/build/openapi.ts';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { lazy } from '#shared/core/lazy.ts';

export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

interface Parameter {
  name: string;
  in: string;
  schema: JsonSchema;
}

interface Media {
  content?: Record<string, { schema: JsonSchema }>;
}

interface DocumentedOperation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media>;
}

/** What the OpenAPI document says of one operation, and nothing that it does not say. */
export interface Operation {
  operation: string;
  domain: string;
  method: string;
  path: string;
  isProtected: boolean;
  query: Parameter[];
  json: JsonSchema | undefined;
  /** Name of the form's field that takes a file. */
  fileField: string | undefined;
  responses: Record<string, { type: string | undefined; schema: () => z.ZodType | undefined }>;
}

/** All operations of the document that `/api/openapi.json` answers. */
export function documentedOperations(): Operation[] {
  const document = JSON.parse(JSON.stringify(openApiDocument(ENDPOINT_FUNCTIONS, '0')));
  const paths = document.paths as Record<string, Record<string, DocumentedOperation>>;
  const schemas = schemasOf(document.components?.schemas ?? {});
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation, schemas)),
  );
}

function operationOf(path: string, method: string, documented: DocumentedOperation, zodOf: ZodOf): Operation {
  const { operationId, tags, security, parameters = [], requestBody, responses } = documented;
  const form = requestBody?.content?.['multipart/form-data']?.schema.properties;
  return {
    operation: operationId,
    domain: tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    isProtected: security.length > 0,
    query: parameters.filter((parameter) => parameter.in === 'query'),
    json: requestBody?.content?.['application/json']?.schema,
    fileField: form && Object.keys(form)[0],
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => {
        const [type, media] = Object.entries(content ?? {})[0] ?? [];
        // Read when one is seen: most tests see few of all answers.
        const schema = lazy(() => (type?.startsWith('application/json') ? zodOf(media?.schema ?? {}) : undefined));
        return [status, { type, schema }];
      }),
    ),
  };
}

type ZodOf = (schema: JsonSchema) => z.ZodType;

/** Schemas of answers, each read once: most failures are the same one. */
function schemasOf(shared: Record<string, JsonSchema>): ZodOf {
  const known = new Map<string, z.ZodType>();
  const $defs = JSON.parse(withLocalRefs(shared));
  return (schema) => {
    const text = withLocalRefs(schema);
    const found = known.get(text) ?? z.fromJSONSchema({ ...JSON.parse(text), $defs });
    known.set(text, found);
    return found;
  };
}

const withLocalRefs = (schema: unknown) => JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');

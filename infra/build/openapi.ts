import * as z from 'zod';
import type {
  ZodObjectInput,
  ZodOpenApiObject,
  ZodOpenApiOperationObject,
  ZodOpenApiOverride,
  ZodOpenApiPathsObject,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { createDocument } from 'zod-openapi';
import type { EndpointFunctionSpec } from '#infra/function-list.ts';
import type { EndpointContract, FileContract } from '#shared/core/contract.ts';
import { IDEMPOTENCY_KEY, takesIdempotencyKey } from '#shared/core/contract.ts';
import { ERROR_STATUS } from '#shared/core/error-codes.ts';
import { idSchema } from '#shared/core/id-schemas.ts';
import type { IdPrefix } from '#shared/core/ids.ts';
import { placeholders } from '#shared/core/path-ids.ts';

const JSON_TYPE = 'application/json';

/** Body of every failure. */
const failureSchema = z
  .object({
    success: z.literal(false),
    message: z.string().meta({ description: 'Texto para la persona' }),
    error: z.string().meta({ description: 'Igual que message' }),
    code: z.enum(Object.keys(ERROR_STATUS) as [string, ...string[]]).meta({ description: 'Código estable' }),
    details: z.array(z.object({ path: z.string(), msg: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Fallo', description: 'Cuerpo de todos los errores' });

/** Before any route: whoever reads the head of a request answers, in no form of ours. */
const headTooLong = { id: 'CabeceraDemasiadoLarga', description: 'Dirección o cabeceras demasiado largas; sin cuerpo' };

const idempotencyKey = z.string().min(8).max(128).regex(IDEMPOTENCY_KEY).optional().meta({
  description:
    'Clave propia de la petición: repetida igual en 24 horas, la respuesta es la misma y nada se duplica; con otros datos, 409',
});

const empresaId = idSchema('emp').optional().meta({
  description: 'Empresa sobre la que actúa un superadmin; para los demás es siempre la suya',
});

const INTRODUCTION = `API de Idonea.

Todas las respuestas correctas llevan \`success: true\` y \`data\`; las listas, además, \`nextCursor\` mientras haya más.
Una página con filtros puede traer menos elementos de los pedidos, o ninguno, y tener \`nextCursor\`: la lista acaba cuando falta.
Los textos se toman sin los espacios de sus extremos antes de comprobarlos.
Los errores llevan \`success: false\`, un texto en español, un \`code\` estable y el \`requestId\`.
La sesión es un token de acceso en la cabecera \`Authorization: Bearer\`.`;

/** The OpenAPI document of all endpoints: the contracts, in the words of OpenAPI. */
export function openApiDocument(endpoints: readonly EndpointFunctionSpec[], version: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const spec of endpoints) {
    const { method, path } = spec.contract;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(spec) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: { title: 'Idonea', version, description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Token de acceso de Cognito' },
      },
    },
  };
  return createDocument(document, { override: saysChecks });
}

/** Of what comes in, all that is checked: in keywords of JSON Schema where there are some, else in words. */
const saysChecks: ZodOpenApiOverride = ({ jsonSchema, zodSchema, io }) => {
  if (io !== 'input') return;
  const { type, format, pattern = jsonSchema.enum || jsonSchema.const !== undefined ? undefined : TEXT } = jsonSchema;
  if (type === 'string' && !format && pattern) jsonSchema.pattern = portable(pattern);
  const words = refusalsOf(zodSchema).map(refusal);
  if (words.length === 0) return;
  jsonSchema.description = [jsonSchema.description?.replace(/\.?$/, '.') ?? [], ...words].flat().join(' ');
};

/** No text holds NUL, see `isStorableText`. */
const TEXT = String.raw`^[^\u0000]*$`;

/** Digits and letters of JavaScript alone: elsewhere `\d` and `\w` are those of all scripts. */
function portable(pattern: string): string {
  let inClass = false;
  return pattern.replace(/\\.|[[\]]/g, (part) => {
    if (part === '[' || part === ']') inClass = part === '[';
    const characters = { '\\d': '0-9', '\\w': 'A-Za-z0-9_' }[part];
    return characters ? (inClass ? characters : `[${characters}]`) : part;
  });
}

const refusal = (text: string) => `Se rechaza con «${text}».`;

/** The texts of a schema's own functions; one that makes its texts as it goes has none here. */
export function refusalsOf(schema: z.core.$ZodType): string[] {
  const checks = schema._zod.def.checks ?? [];
  return checks.flatMap(({ _zod: { def } }) => {
    const text = def.check === 'custom' && def.error?.({ code: 'custom', input: undefined, inst: schema } as never);
    return typeof text === 'string' ? [text] : [];
  });
}

function operationOf({ operation, domain, contract }: EndpointFunctionSpec): ZodOpenApiOperationObject {
  const isProtected = contract.access !== 'public' && contract.access !== 'candidate';
  const pathParams = pathParamsOf(contract.path);
  const query = queryOf(contract);
  return {
    operationId: operation,
    tags: [domain],
    summary: contract.summary,
    description: [whoMayCall(contract), ...refusedTogether(contract)].join(' '),
    security: isProtected ? [{ sesion: [] }] : [],
    requestParams: {
      ...(pathParams && { path: pathParams }),
      ...(query && { query }),
      ...(takesIdempotencyKey(contract) && { header: z.object({ 'Idempotency-Key': idempotencyKey }) }),
    },
    ...((contract.body || contract.file) && { requestBody: requestBodyOf(contract) }),
    responses: responsesOf(contract),
  };
}

function requestBodyOf({ body, file }: EndpointContract): ZodOpenApiRequestBodyObject {
  return {
    required: true,
    content: {
      ...(body && { [JSON_TYPE]: { schema: body() } }),
      ...(file && { 'multipart/form-data': { schema: formWithFile(file) } }),
    },
  };
}

function formWithFile({ field, maxBytes }: FileContract) {
  return z.object({ [field]: z.string().meta({ format: 'binary', description: `Como máximo ${maxBytes} bytes` }) });
}

/** A query has no schema of its own in the document, only its fields have. */
function refusedTogether({ query }: EndpointContract): string[] {
  return query ? refusalsOf(query()).map(refusal) : [];
}

function whoMayCall({ access }: EndpointContract): string {
  if (access === 'public') return 'Sin sesión.';
  if (access === 'candidate') return 'Para quien tiene el enlace de la entrevista, sin sesión.';
  if (access === 'session') return 'Para cualquier usuario activo con sesión.';
  return `Para usuarios activos con el permiso \`${access.permission}\`.`;
}

function pathParamsOf(path: string): z.ZodObject | undefined {
  const all = placeholders(path);
  if (all.length === 0) return undefined;
  const schemaOf = (kinds: readonly IdPrefix[]) =>
    kinds.length === 0 ? z.string() : z.union(kinds.map((kind) => idSchema(kind)));
  return z.object(Object.fromEntries(all.map(({ name, kinds }) => [name, schemaOf(kinds)])));
}

function queryOf({ query, scope, access }: EndpointContract): ZodObjectInput | undefined {
  const own = query?.();
  const namesEmpresa = scope === 'empresa' && access !== 'candidate';
  if (!namesEmpresa) return own as ZodObjectInput | undefined;
  return own instanceof z.ZodObject ? own.safeExtend({ empresaId }) : z.object({ empresaId });
}

function responsesOf(contract: EndpointContract): ZodOpenApiResponsesObject {
  return { ...successOf(contract), ...failuresOf(contract) };
}

function successOf(contract: EndpointContract): ZodOpenApiResponsesObject {
  const { response, beside, list, redirect, attachment, status = 200 } = contract;
  if (redirect || attachment) {
    const where = attachment
      ? 'Un archivo largo, en la dirección'
      : 'A la dirección que sigue, en la cabecera `Location`';
    return {
      ...(attachment && {
        200: {
          description: 'Un archivo',
          content: { [attachment]: { schema: isJson(attachment) ? response() : z.string() } },
        },
      }),
      ...(redirect && { 302: { description: attachment ? `${where} de la cabecera \`Location\`` : where } }),
    };
  }
  const entry = response();
  const body = z.object({
    success: z.literal(true),
    data: list ? z.array(entry) : entry,
    ...beside?.().shape,
    message: z.string().optional(),
    ...(list && { nextCursor: z.string().optional() }),
  });
  return { [`${status as 200}`]: { description: 'Correcto', content: { [JSON_TYPE]: { schema: body } } } };
}

const isJson = (mediaType: string) => mediaType.startsWith(JSON_TYPE);

function failuresOf({ access, body, file, uses }: EndpointContract): ZodOpenApiResponsesObject {
  const withSession = access !== 'public' && access !== 'candidate';
  // Signing in is public, and refuses who cannot.
  const signsIn = uses.identity || uses.socialSignIn;
  const failures: Record<string, string> = {
    400: 'Petición inválida',
    ...((withSession || signsIn) && { 401: 'Sin sesión válida, o credenciales que no lo son' }),
    403: withSession ? 'Sin permiso, o no vino por donde debía' : 'No vino por donde debía',
    404: 'No existe, o es de otra empresa',
    409: 'Conflicto de estado, límite o versión',
    ...((body || file) && { 413: 'Petición o archivo demasiado grande', 415: 'Tipo de contenido no admitido' }),
    429: 'Demasiadas peticiones',
    500: 'Error interno',
    504: 'Sin respuesta a tiempo',
  };
  const content = { [JSON_TYPE]: { schema: failureSchema } };
  return {
    ...Object.fromEntries(Object.entries(failures).map(([code, description]) => [code, { description, content }])),
    431: headTooLong,
  };
}

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { openApiDocument } from './openapi.ts';
import { ROOT, WEB_OUT } from './paths.ts';

const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** The Content Security Policy forbids inline scripts, so the page's start is a file of its own. */
const PAGE = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API de Idonea</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="documentacion"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#documentacion', deepLinking: true, validatorUrl: null });
`;

/** `/api/openapi.json` and the page that reads it, `/api/docs`, into the web folder. */
export async function buildDocuments(): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const api = path.join(WEB_OUT, 'api');
  const docs = path.join(api, 'docs');
  await mkdir(docs, { recursive: true });
  const swagger = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await Promise.all([
    writeFile(path.join(api, 'openapi.json'), JSON.stringify(openApiDocument(ENDPOINT_FUNCTIONS, version))),
    writeFile(path.join(docs, 'index.html'), PAGE),
    writeFile(path.join(docs, 'start.js'), START),
    ...SWAGGER_FILES.map((file) => copyFile(path.join(swagger, file), path.join(docs, file))),
  ]);
}

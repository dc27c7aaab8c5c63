import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findHandlerFiles } from '#infra/build/handler-files.ts';
import { openApiDocument } from '#infra/build/openapi.ts';
import { ALL_FUNCTIONS, ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';

describe('findHandlerFiles', () => {
  const specs = ALL_FUNCTIONS.filter(({ operation }) => operation === 'listAreas');
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'idonea-handlers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, code: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  };

  it('pairs each contract with its file', () => {
    write('empresas/areas/list-areas.ts', 'export const { handler } = endpoint();');

    const { found, problems } = findHandlerFiles(folder, specs);

    expect(problems).toEqual([]);
    expect(found.map(({ spec, file }) => [spec.operation, path.relative(folder, file)])).toEqual([
      ['listAreas', 'empresas/areas/list-areas.ts'],
    ]);
  });

  it('names a contract that has no file', () => {
    expect(findHandlerFiles(folder, specs).problems).toEqual([
      'The endpoint listAreas (empresas/areas) has no file functions/empresas/areas/list-areas.ts',
    ]);
  });

  it('names a file whose handler has no contract', () => {
    write('empresas/areas/list-areas.ts', 'export const { handler } = endpoint();');
    write('empresas/areas/burn-areas.ts', 'export async function handler() {}');
    write('empresas/areas/area.repository.ts', 'export const areaRepository = 1;');
    write('core/job.ts', 'export const handler = 1;');

    expect(findHandlerFiles(folder, specs).problems).toEqual([
      'functions/empresas/areas/burn-areas.ts exports `handler`, but no contract or job has that name in its domain',
    ]);
  });

  it('names a file without a handler', () => {
    write('empresas/areas/list-areas.ts', 'export const listAreas = 1;');

    expect(findHandlerFiles(folder, specs).problems).toEqual([
      'functions/empresas/areas/list-areas.ts does not export `handler`',
    ]);
  });
});

describe('the OpenAPI document', () => {
  const document = openApiDocument(ENDPOINT_FUNCTIONS, '2.0.0');
  const operations = Object.entries(document.paths ?? {}).flatMap(([url, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ key: `${method.toUpperCase()} ${url}`, operation }] : [];
    }),
  );
  const find = (id: string) => operations.find(({ operation }) => operation.operationId === id)?.operation;

  it('describes every contract once', () => {
    expect(operations.map(({ key }) => key).toSorted()).toEqual(
      ENDPOINT_FUNCTIONS.map(({ contract }) => `${contract.method} ${contract.path}`).toSorted(),
    );
  });

  it('says which operations need a session', () => {
    expect(find('listCandidatos')?.security).toEqual([{ sesion: [] }]);
    expect(find('getSala')?.security).toEqual([]);
    expect(find('login')?.security).toEqual([]);
  });

  it('offers the idempotency key on every POST, and the company on company endpoints', () => {
    const names = (id: string) =>
      (find(id)?.parameters ?? []).flatMap((parameter) =>
        'name' in parameter ? [`${parameter.in} ${parameter.name}`] : [],
      );

    expect(names('createCandidato').toSorted()).toEqual(['header Idempotency-Key', 'query empresaId']);
    expect(names('listCandidatos')).toEqual(expect.arrayContaining(['query empresaId', 'query limit', 'query cursor']));
    expect(names('getSala')).toEqual(['path accessToken']);
  });

  it('describes a file by its own type, of JSON also what it holds', () => {
    for (const { contract, operation } of ENDPOINT_FUNCTIONS.filter((spec) => spec.contract.attachment)) {
      const said = find(operation)?.responses?.['200'] as { content: Record<string, { schema: { type: string } }> };
      const type = contract.attachment?.startsWith('application/json') ? 'object' : 'string';
      expect(said.content[contract.attachment ?? '']?.schema.type, operation).toBe(type);
    }
  });

  it('says once, for every operation, that a head too long is answered without a body', () => {
    const said = operations.map(({ operation }) => operation.responses?.['431']);
    expect(new Set(said.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"$ref":"#/components/responses/CabeceraDemasiadoLarga"}']),
    );
    expect(document.components?.responses?.CabeceraDemasiadoLarga).not.toHaveProperty('content');
  });

  it('answers lists with nextCursor, and errors with the one failure body', () => {
    const success = JSON.stringify(find('listCandidatos')?.responses?.['200']);

    expect(success).toContain('nextCursor');
    expect(JSON.stringify(find('listCandidatos')?.responses?.['403'])).toContain('#/components/schemas/Fallo');
    expect(JSON.stringify(find('createCandidato')?.responses)).toContain('"201"');
  });
});

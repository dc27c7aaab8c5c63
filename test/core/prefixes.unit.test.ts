import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownItems } from '#functions/candidatos/candidatos/candidato.record.ts';
import { asFolder } from '#functions/core/adapters/folder.ts';
import { candidatoContenidoRepository } from '#functions/datos/datos/candidato-contenido.repository.ts';
import { clavesOf, prefijosOf } from '#functions/datos/pertenencias.ts';
import { FakeTable } from '../support/fakes/fake-table.ts';
import { FakeUploads } from '../support/fakes/fake-uploads.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = globSync('{functions,tools}/**/*.ts', { cwd: ROOT });
const filesWith = (words: RegExp) => FILES.filter((file) => words.test(readFileSync(path.join(ROOT, file), 'utf8')));

/** Where people type what a text begins with; whatever else begins a key ends with `#`, by its type. */
const TYPED = {
  'functions/core/search-index.ts': 'the search of candidates, interviews, reports and companies',
  'functions/empresas/areas/area.repository.ts': 'the name of an area',
  'functions/empresas/usuarios/directorio.repository.ts': 'the name of a user',
  'functions/correos/correo.repository.ts': 'the address that an e-mail went to',
};

describe('What is read or removed by the beginning of its key', () => {
  it('is text that people type in these places alone', () => {
    expect(
      filesWith(/\{ typed: /)
        .filter((file) => file !== 'functions/core/table.ts')
        .sort(),
    ).toEqual(Object.keys(TYPED).sort());
  });

  it('is asked for through the two that hold to the separator', () => {
    expect(filesWith(/begins_with\(/)).toEqual(['functions/core/dynamo-table.ts']);
    expect(filesWith(/new ListObject/)).toEqual(['functions/core/adapters/upload-files.ts']);
    expect(filesWith(/as (KeyPrefix|Folder)\b/).sort()).toEqual([
      'functions/core/adapters/folder.ts',
      'functions/core/table.ts',
    ]);
  });

  it('no folder ends within a word', async () => {
    expect(asFolder('cv/emp_1/')).toBe('cv/emp_1/');
    expect(() => asFolder('cv/emp_1')).toThrow('The folder "cv/emp_1" does not end with /');
    const uploads = new FakeUploads(() => new Date());
    for (const key of ['a/1.pdf', 'a/1.pdf.old', 'a/2.pdf'])
      await uploads.put(key, { bytes: Buffer.from(key), contentType: 'application/pdf' });
    expect(await uploads.eraseFile('a/1.pdf')).toBe(1);
    expect([...uploads.stored.keys()]).toEqual(['a/1.pdf.old', 'a/2.pdf']);
  });

  it('of a row that stands under one key there is no beginning', () => {
    expect(() => prefijosOf('empresa', ({ purga }) => purga === 'ultima')).toThrow('does not end with #');
    expect(prefijosOf('empresa', ({ supresion }) => supresion === 'mencion')).toEqual(
      clavesOf('empresa', ({ supresion }) => supresion === 'mencion'),
    );
  });

  it('of a candidate is never what is of another whose id goes on from theirs', async () => {
    const table = new FakeTable();
    const PK = 'EMPRESA#emp_a';
    const ownKeys = (id: string) => [
      ...['CANDIDATO_CV#', 'CANDIDATO_CV_TEXTO#'].map((clave) => `${clave}${id}`),
      ...['CANDIDATO_HITO#', 'CANDIDATO_NOTA#', 'CANDIDATO_CV_SUBIDA#'].map((clave) => `${clave}${id}#1`),
    ];
    await table.write([...ownKeys('can_1'), ...ownKeys('can_10')].map((SK) => ({ put: { PK, SK } })));
    const found: string[] = [];
    for await (const items of ownItems(table, 'emp_a', 'can_1', 1)) found.push(...items.map(({ SK }) => SK));
    expect(found).toEqual(ownKeys('can_1'));
    expect(await candidatoContenidoRepository(table).hasAny('emp_a', 'can_')).toBe(false);
  });
});

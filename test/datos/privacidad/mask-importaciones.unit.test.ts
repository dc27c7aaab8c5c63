import { beforeEach, describe, expect, it } from 'vitest';
import { maskImportaciones } from '#functions/datos/privacidad/mask-importaciones.ts';
import { FakeUploads } from '../../support/fakes/fake-uploads.ts';

const persona = { empresaId: 'emp_a', email: 'nuria@correo.test', candidatoId: 'can_nuria' };
const FOLDER = 'importaciones/emp_a/imp_1/';

let uploads: FakeUploads;
beforeEach(() => {
  uploads = new FakeUploads(() => new Date('2026-03-02T09:00:00.000Z'));
});

const put = (key: string, value: unknown) =>
  uploads.put(key, { bytes: Buffer.from(JSON.stringify(value)), contentType: 'application/json' });
const read = async (key: string) => JSON.parse((await uploads.get(key))?.toString('utf8') ?? 'null');
const mask = () => maskImportaciones(persona, uploads, () => {});
const fila = (n: number, nombre: string, email: string, candidatoId: string | null) => ({
  ...{ fila: n, resultado: 'creado', nombre, email, candidatoId, problemas: [] },
});

describe('The files of imports, once a person is erased', () => {
  it('keep the rows of the others and the place of theirs, in what came of each row', async () => {
    const other = fila(3, 'Óscar Gil', 'oscar@correo.test', 'can_oscar');
    await put(`${FOLDER}importadas-0000.json`, [fila(2, 'Nuria Peña', 'antes@correo.test', 'can_nuria'), other]);
    await put(`${FOLDER}revision.json`, [fila(4, 'Nuria Peña', 'NURIA@correo.test', null), other]);
    expect(await mask()).toBe(2);
    expect(await read(`${FOLDER}importadas-0000.json`)).toEqual([fila(2, '', '', 'can_nuria'), other]);
    expect(await read(`${FOLDER}revision.json`)).toEqual([fila(4, '', '', null), other]);
  });

  it('and in what was read in a file that still waits', async () => {
    await put(`${FOLDER}filas.json`, {
      columnas: ['Nombre', 'Correo'],
      filas: [
        { fila: 2, celdas: ['Nuria Peña', ' Nuria@Correo.test '] },
        { fila: 3, celdas: ['Óscar Gil', 'oscar@correo.test'] },
      ],
    });
    await put(`${FOLDER}cabecera.json`, {
      columnas: ['Nombre', 'Correo'],
      muestra: [['Nuria Peña', 'nuria@correo.test']],
    });
    expect(await mask()).toBe(2);
    expect((await read(`${FOLDER}filas.json`)).filas).toEqual([
      { fila: 2, celdas: ['', ''] },
      { fila: 3, celdas: ['Óscar Gil', 'oscar@correo.test'] },
    ]);
    expect((await read(`${FOLDER}cabecera.json`)).muestra).toEqual([['', '']]);
  });

  it('are not kept in older versions, also when a run before had changed them', async () => {
    await put(`${FOLDER}importadas-0000.json`, [fila(2, 'Nuria Peña', 'nuria@correo.test', 'can_nuria')]);
    await mask();
    expect(await mask()).toBe(0);
    expect(uploads.withoutOldVersions).toEqual([`${FOLDER}importadas-0000.json`, `${FOLDER}importadas-0000.json`]);
  });

  it('of another company are not touched', async () => {
    const key = 'importaciones/emp_b/imp_1/importadas-0000.json';
    await put(key, [fila(2, 'Nuria Peña', 'nuria@correo.test', 'can_x')]);
    expect(await mask()).toBe(0);
    expect((await read(key))[0].nombre).toBe('Nuria Peña');
  });
});

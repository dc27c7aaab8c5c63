import { beforeEach, describe, expect, it } from 'vitest';
import { deleteCandidato } from '#functions/candidatos/candidatos/delete-candidato.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { createImportacionDatos } from '#functions/datos/datos/create-importacion-datos.ts';
import { receiveImportacionDatos } from '#functions/datos/datos/receive-importacion-datos.ts';
import { undoImportacionDatos } from '#functions/datos/datos/undo-importacion-datos.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { aCandidate, aNota } from '../../support/scenarios.ts';
import {
  type Archivo,
  a,
  app,
  area,
  as,
  beginDatos,
  carlos,
  DAY,
  digest,
  expectCountersRight,
  exported,
  imported,
  isOf,
  item,
  operacion,
  resealed,
  review,
  settle,
} from './datos-scene.ts';

beforeEach(beginDatos);

describe('an import', () => {
  it('is looked at first: what is new, changed, the same or in conflict, with samples, and nothing is written', async () => {
    const archivo = await exported();
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    const stored = () =>
      JSON.stringify(
        app.table.all().filter(({ tipo }) => ['CANDIDATO', 'USO', 'CANDIDATO_NOTA'].includes(String(tipo))),
      );
    const before = stored();
    const answer = await review(archivo);
    expect(answer).toMatchObject({ status: 201, data: { estado: 'revisada', clase: 'importacion' } });
    const of = (entidad: string) => answer.data.diferencias.find((each) => each.entidad === entidad);
    expect(of('candidatos')).toMatchObject({
      nuevo: 1,
      igual: 1,
      muestras: [{ texto: 'Carlos Ruiz', resultado: 'nuevo' }],
    });
    expect(of('notas')).toMatchObject({ nuevo: 1 });
    expect(of('areas')).toMatchObject({ igual: 1 });
    expect(of('informes')).toMatchObject({ igual: 1, nuevo: 0, conflicto: 0 });
    expect(stored()).toBe(before);
  });

  it('tells what hung on an erased person from what lost its owner otherwise, and names the person nowhere', async () => {
    await aNota(app, a.admin, a.candidato.id, 'Nuria pide teletrabajo');
    const archivo = await exported();
    const elementos = archivo.empresas[0]?.elementos ?? [];
    const erased = elementos.filter(isOf(a.candidato.id, a.entrevista.id));
    const other = elementos.filter(isOf(carlos.id));
    const params = { id: a.candidato.id };
    await app.call(startSupresion, { ...as(), params, body: { confirmacion: a.candidato.nombre } });
    await app.deliver(eraseCandidato);
    // Somebody else has the other one's address meanwhile: a person has to look into that.
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    await aCandidate(app, a.admin, { nombre: 'Carlos Ruiz', email: carlos.email });
    const { diferencias } = (await review(archivo)).data;
    const sum = (name: 'conflicto' | 'suprimido') => diferencias.reduce((total, each) => total + each[name], 0);
    expect([sum('suprimido'), sum('conflicto')]).toEqual([erased.length, other.length]);
    for (const each of [a.candidato.nombre, a.candidato.email, 'teletrabajo']) {
      expect(JSON.stringify(diferencias)).not.toContain(each);
    }
    expect((await imported(archivo)).cuentas).toMatchObject({
      creados: 0,
      suprimidos: erased.length,
      conflictos: other.length,
    });
  });

  it('leaves what is there, or overwrites it, as was decided', async () => {
    const archivo = await exported();
    await app.call(updateCandidato, {
      ...as(),
      params: { id: carlos.id },
      body: { nombre: 'Carlos R.', email: carlos.email, areaId: area.id, version: 1 },
    });
    const kept = await imported(archivo, 'omitir');
    expect(kept.cuentas).toMatchObject({ omitidos: 1, actualizados: 0, conservados: 1 });
    expect(item(`CANDIDATO#${carlos.id}`).nombre).toBe('Carlos R.');
    const overwritten = await imported(archivo, 'sobrescribir');
    expect(overwritten.cuentas).toMatchObject({ omitidos: 0, actualizados: 1 });
    expect(item(`CANDIDATO#${carlos.id}`).nombre).toBe('Carlos Ruiz');
    expectCountersRight();
  });

  it('is undone as long as nobody has touched what it did', async () => {
    const archivo = await exported();
    await app.call(updateCandidato, {
      ...as(),
      params: { id: a.candidato.id },
      body: { nombre: 'Nuria P.', email: a.candidato.email, version: item(`CANDIDATO#${a.candidato.id}`).version },
    });
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    // The history tells of what was done and undone.
    const before = await digest('historial');
    const done = await imported(archivo, 'sobrescribir');
    expect(done.cuentas).toMatchObject({ conflictos: 0 });
    expect(item(`CANDIDATO#${carlos.id}`)).toBeDefined();
    const params = { id: done.id };
    expect(await app.call(undoImportacionDatos, { ...as(), params })).toMatchObject({
      status: 202,
      data: { estado: 'deshaciendo' },
    });
    await settle();
    const undone = await operacion(done.id);
    expect(undone).toMatchObject({ estado: 'deshecha', cuentas: { conservados: 0 } });
    expect(undone.cuentas.eliminados).toBe(done.cuentas.creados);
    expect(undone.cuentas.devueltos).toBe(done.cuentas.actualizados);
    expect(await digest('historial')).toBe(before);
    expectCountersRight();
    expect(await app.call(undoImportacionDatos, { ...as(), params })).toMatchObject({ status: 409 });
  });

  it('keeps what somebody has touched since, and cannot be undone after a day', async () => {
    const archivo = await exported();
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    const done = await imported(archivo);
    await aNota(app, a.admin, carlos.id, 'Una nota nueva');
    await app.call(undoImportacionDatos, { ...as(), params: { id: done.id } });
    await settle();
    expect((await operacion(done.id)).cuentas.conservados).toBeGreaterThan(0);
    expect(item(`CANDIDATO#${carlos.id}`)).toBeDefined();
    const second = await imported(archivo);
    app.advance(DAY + 1);
    expect(await app.call(undoImportacionDatos, { ...as(), params: { id: second.id } })).toMatchObject({
      message: expect.stringContaining('ya no se puede deshacer'),
    });
  });

  it('stays within the limit of the plan, in the look as in the work', async () => {
    const archivo = await exported();
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    await app.table.write([
      { update: { PK: `EMPRESA#${a.empresa.id}`, SK: 'USO' }, set: { limiteCandidatos: 1, topeCandidatos: 0 } },
    ]);
    const { data } = await review(archivo);
    expect(data.diferencias.find(({ entidad }) => entidad === 'candidatos')).toMatchObject({ nuevo: 0, conflicto: 1 });
    const done = await imported(archivo);
    expect(done.cuentas.creados).toBe(0);
    expect(item('USO').candidatos).toBe(1);
  });

  it('takes a larger file by a signed form', async () => {
    const archivo = await exported();
    const body = { nombre: 'grande.json', tamano: 6_000_000 };
    const asked = await app.call<Operacion & { subida: { campos: { key: string } } }>(createImportacionDatos, {
      ...as(),
      body,
    });
    expect(asked).toMatchObject({ status: 201, data: { estado: 'recibiendo' } });
    const params = { id: asked.data.id };
    expect(await app.call(receiveImportacionDatos, { ...as(), params })).toMatchObject({
      code: 'ARCHIVO_NO_ENCONTRADO',
    });
    await app.uploads.put(asked.data.subida.campos.key, {
      bytes: Buffer.from(JSON.stringify(archivo)),
      contentType: '',
    });
    for (const _ of [1, 2]) {
      expect(await app.call(receiveImportacionDatos, { ...as(), params })).toMatchObject({
        status: 200,
        data: { estado: 'revisada' },
      });
    }
    const tooLarge = { nombre: 'x.json', tamano: 11_000_000 };
    expect(await app.call(createImportacionDatos, { ...as(), body: tooLarge })).toMatchObject({ status: 413 });
  });

  describe('refuses with «Archivo de importación inválido»', () => {
    const first = (archivo: Archivo, entidad: string) => {
      const found = archivo.empresas[0]?.elementos.find((each) => each.entidad === entidad);
      if (!found) throw new Error(entidad);
      return found;
    };
    const CASES: [string, (archivo: Archivo) => unknown][] = [
      ['text that is no JSON', () => 'hola'],
      ['JSON without companies', () => ({ exportInfo: { version: '1.0' } })],
      ['another version', (archivo) => ({ ...archivo, exportInfo: { ...archivo.exportInfo, version: '2.0' } })],
      [
        'a changed value',
        (archivo) => {
          first(archivo, 'candidatos').datos.nombre = { S: 'Mallory' };
          return archivo;
        },
      ],
      [
        'a missing item',
        (archivo) => {
          archivo.empresas[0]?.elementos.pop();
          return archivo;
        },
      ],
      [
        'an unknown kind',
        (archivo) => {
          (first(archivo, 'notas') as { entidad: string }).entidad = 'auditoria';
          return archivo;
        },
      ],
      [
        "another company's file",
        (archivo) => {
          (archivo.empresas[0] as { id: string }).id = 'emp_00000000000000000000000000';
          return resealed(archivo);
        },
      ],
      [
        "another company's item",
        (archivo) => {
          first(archivo, 'candidatos').datos.empresaId = { S: 'emp_otra' };
          return resealed(archivo);
        },
      ],
      [
        'an item under another name',
        (archivo) => {
          first(archivo, 'candidatos').clave = 'can_00000000000000000000000000';
          return resealed(archivo);
        },
      ],
      [
        'a key that leads elsewhere',
        (archivo) => {
          first(archivo, 'areas').clave = 'USO';
          return resealed(archivo);
        },
      ],
      [
        'a candidate whose id begins like another one',
        (archivo) => {
          const each = first(archivo, 'candidatos');
          each.clave = each.clave.slice(0, -1);
          each.datos.id = { S: each.clave };
          return resealed(archivo);
        },
      ],
      [
        'an item that names an area of no form',
        (archivo) => {
          first(archivo, 'candidatos').datos.areaId = { S: 'are_0#AREA' };
          return resealed(archivo);
        },
      ],
      [
        'a value of no type',
        (archivo) => {
          first(archivo, 'candidatos').datos.nombre = { X: 'Mallory' };
          return resealed(archivo);
        },
      ],
      [
        'a value that its kind does not take',
        (archivo) => {
          first(archivo, 'candidatos').datos.estado = { S: 'jefe' };
          return resealed(archivo);
        },
      ],
    ];
    it.each(CASES)('%s', async (_, change) => {
      const answer = await review(await change(await exported()));
      expect(answer).toMatchObject({ status: 400, code: 'VALIDACION', message: 'Archivo de importación inválido' });
      expect(answer.details?.[0]?.path).toBe('archivo');
    });
  });
});

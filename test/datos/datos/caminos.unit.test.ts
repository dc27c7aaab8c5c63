import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { deleteCandidato } from '#functions/candidatos/candidatos/delete-candidato.ts';
import { confirmImportacion } from '#functions/candidatos/importaciones/confirm-importacion.ts';
import { createImportacion } from '#functions/candidatos/importaciones/create-importacion.ts';
import { importCandidatos } from '#functions/candidatos/importaciones/import-candidatos.ts';
import { applyImportacionDatos } from '#functions/datos/datos/apply-importacion-datos.ts';
import { restoreCopia } from '#functions/datos/datos/restore-copia.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import type { NombreImportable } from '#shared/datos/datos/entidades.ts';
import { aCandidate } from '../../support/scenarios.ts';
import { type Archivo, a, app, as, beginDatos, carlos, copied, exported, item, review, settle } from './datos-scene.ts';

/** What a file or a backup brings: the rules of every kind there are in `archivo-falsificado.unit.test.ts`. */
const FROM_FILE = 'datos/datos/restore-writes.ts';

/**
 * Every way by which an item comes into a company, kind by kind: what puts it, and the files that name that. A new way is a
 * line here, and a row of the tests below where the kind has rules to keep.
 */
const WRITERS: Record<NombreImportable, { puts: RegExp; from: string[] }> = {
  areas: {
    puts: /createAreaWrites|areas\.create\(/,
    from: [
      FROM_FILE,
      'empresas/areas/area.repository.ts',
      'empresas/areas/create-area.ts',
      'empresas/empresas/create-empresa.ts',
    ],
  },
  candidatos: {
    puts: /(create|restore)CandidatoWrites|candidatos\.create\(/,
    from: [
      'candidatos/candidatos/candidato.repository.ts',
      'candidatos/candidatos/create-candidato.ts',
      'candidatos/importaciones/import-fila.ts',
      FROM_FILE,
    ],
  },
  actividades: {
    puts: /\bactividad(Item|Write)\b[^;]*ultima-actividad\.record/,
    from: [
      'candidatos/candidatos/hito.repository.ts',
      'candidatos/notas/nota.repository.ts',
      'datos/conservacion/review-empresa.ts',
      FROM_FILE,
    ],
  },
  historial: { puts: /tipo: 'CANDIDATO_HITO'/, from: ['candidatos/candidatos/hito.repository.ts'] },
  notas: { puts: /notas\.create\(/, from: ['candidatos/notas/create-nota.ts'] },
  entrevistas: {
    puts: /entrevistas\.create\(|entrevistaItem/,
    from: [
      FROM_FILE,
      'entrevistas/entrevistas/book-entrevista.ts',
      'entrevistas/entrevistas/entrevista.record.ts',
      'entrevistas/entrevistas/entrevista.repository.ts',
    ],
  },
  turnos: { puts: /turnoKey/, from: ['entrada/entrevista-keys.ts', 'entrevistas/sala/sala.repository.ts'] },
  encuestas: { puts: /encuestaKey/, from: ['entrevistas/sala/encuesta.repository.ts'] },
  informes: {
    puts: /restoreInformeWrites|tipo: 'INFORME'/,
    from: [FROM_FILE, 'informes/informes/informe.repository.ts'],
  },
};

it.each(Object.entries(WRITERS))('%s come in by ways that are known', async (_, { puts, from }) => {
  const found: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: 'functions' })) {
    if (puts.test(readFileSync(`functions/${file}`, 'utf8'))) found.push(file);
  }
  expect(found.toSorted()).toEqual(from);
});

let archivo: Archivo;
let copiaId: string;
beforeEach(async () => {
  await beginDatos();
  archivo = await exported();
  copiaId = (await copied()).id;
  await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
});

/** How one and the same person comes in. @returns the status of the request, and whether what it began ended well */
const CAMINOS: Record<string, () => Promise<number>> = {
  'the form': async () => {
    const { nombre, email, areaId } = carlos;
    return (await app.call(createCandidato, { ...as(), body: { nombre, email, areaId } })).status;
  },
  'a spreadsheet': async () => {
    const form = new FormData();
    form.append('archivo', new File([`Nombre;Correo\n${carlos.nombre};${carlos.email}`], 'candidatos.csv'));
    const { data, status } = await app.call<{ id: string }>(createImportacion, { ...as(), form });
    if (status !== 201) return status;
    const answer = await app.call(confirmImportacion, { ...as(), params: { id: data.id }, body: {} });
    await app.deliver(importCandidatos);
    return answer.status;
  },
  'a data file': async () => {
    const { data, status } = await review(archivo);
    if (status !== 201) return status;
    const params = { id: data.id };
    const answer = await app.call(applyImportacionDatos, { ...as(), params, body: { politica: 'sobrescribir' } });
    await settle();
    return answer.status;
  },
  'a backup': async () => {
    const body = { confirmacion: 'Acme Talento' };
    const { status } = await app.call(restoreCopia, { ...as(), params: { id: copiaId }, body });
    await settle();
    return status;
  },
};

const people = () => app.table.all().filter(({ tipo, email }) => tipo === 'CANDIDATO' && email === carlos.email);
const auditLog = () => app.table.all().filter(({ PK }) => PK === `EMPRESA#${a.empresa.id}#AUDITORIA`);

describe.each(Object.entries(CAMINOS))('A candidate who comes by %s', (_, come) => {
  it('comes in, with whoever brought them in the audit log of the company', async () => {
    const before = auditLog().length;
    expect(await come()).toBeLessThan(300);
    expect(people()).toHaveLength(1);
    const [entry] = auditLog().slice(before);
    expect(entry).toMatchObject({ actor: { usuarioId: a.admin.id } });
  });

  it('does not come in over the limit of the plan', async () => {
    const SK = 'USO';
    const limit = { limiteCandidatos: Number(item(SK).candidatos), topeCandidatos: 0 };
    await app.table.write([{ update: { PK: `EMPRESA#${a.empresa.id}`, SK }, set: limit }]);
    await come();
    expect(people()).toEqual([]);
    expect(item(SK).candidatos).toBe(limit.limiteCandidatos);
  });

  it('does not come in twice, nor instead of whoever has their address', async () => {
    const other = await aCandidate(app, a.admin, { nombre: 'Otra Persona', email: carlos.email });
    await come();
    expect(people().map(({ id }) => id)).toEqual([other.id]);
  });

  it('does not come into a company that is suspended', async () => {
    const body = { estado: 'suspendida', motivo: 'Impago' };
    const params = { id: a.empresa.id };
    expect(await app.call(moveEmpresa, { as: a.superadmin, params, body })).toMatchObject({ status: 200 });
    expect(await come()).toBe(409);
    expect(people()).toEqual([]);
  });
});

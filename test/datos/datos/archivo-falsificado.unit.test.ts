import { beforeEach, describe, expect, it } from 'vitest';
import type { Item } from '#functions/core/table.ts';
import { elementoRepository } from '#functions/datos/datos/elemento.repository.ts';
import { entidadOf } from '#functions/datos/datos/entidad.record.ts';
import { toTyped } from '#functions/datos/datos/typed.ts';
import { sendEncuesta } from '#functions/entrevistas/sala/send-encuesta.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import { createCandidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { IMPORTABLES } from '#shared/datos/datos/entidades.ts';
import { createAreaSchema } from '#shared/empresas/areas/area.ts';
import { aNota } from '../../support/scenarios.ts';
import {
  type Archivo,
  a,
  app,
  as,
  beginDatos,
  carlos,
  clear,
  exported,
  imported,
  item,
  resealed,
  resummed,
  review,
} from './datos-scene.ts';

beforeEach(async () => {
  await beginDatos();
  await app.call(sendEncuesta, { params: a.params, body: { satisfaccion: 4, comentario: 'Preguntas claras' } });
});

type ElementoTyped = Archivo['empresas'][number]['elementos'][number];
const elementosOf = (archivo: Archivo) => archivo.empresas[0]?.elementos ?? [];
const stored = () => app.table.all().filter(({ PK }) => PK.startsWith(`EMPRESA#${a.empresa.id}`));
/** Everything that people wrote, as it stands: not what tells of operations and of the audit. */
const written = () =>
  JSON.stringify(stored().filter(({ SK, PK }) => !/^(DATOS|EVENTO#|ACTIVIDAD)/.test(SK) && !PK.endsWith('#AUDITORIA')));

describe('a data file that was made or changed elsewhere', () => {
  it('is refused whole, and says why, however right its checksums are', async () => {
    const archivo = await exported();
    for (const each of elementosOf(archivo)) if (each.entidad === 'informes') each.datos.estado = { S: 'validada' };
    const before = written();
    const answer = await review(resummed(archivo));
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(answer.details).toEqual([{ path: 'archivo', msg: expect.stringContaining('no lleva el sello') }]);
    expect(written()).toBe(before);
  });

  it('is sealed for one company, one file and one day', async () => {
    const archivo = await exported();
    for (const change of [
      { id: 'dat_otra' },
      { fecha: '2020-01-01T00:00:00.000Z' },
      { sello: 'AAAA' },
      { sello: '' },
    ]) {
      const answer = await review({ ...archivo, exportInfo: { ...archivo.exportInfo, ...change } });
      expect(answer.details?.[0]?.msg).toContain('no lleva el sello');
    }
    expect(await review(archivo)).toMatchObject({ status: 201 });
  });
});

describe('of what is there, a file with a good seal', () => {
  /** By kind, what a form of the first way of writing takes: an address goes with links, and stays. */
  const SETTABLE: Record<string, readonly string[]> = {
    areas: [...Object.keys(createAreaSchema().shape), 'activo'],
    candidatos: Object.keys(createCandidatoSchema().shape).filter((name) => name !== 'email'),
  };
  /** Written by every save, whatever it changes. */
  const OF_A_SAVE = ['version', 'fechaActualizacion'];

  it.each(IMPORTABLES)('changes no field of %s that a form would not', async (entidad) => {
    const archivo = await exported();
    const elemento = elementosOf(archivo).find((each) => each.entidad === entidad);
    if (!elemento) throw new Error(`No ${entidad} in the scene`);
    const names = Object.keys(entidadOf(entidad).esquema().shape);
    let came = 0;
    for (const name of names) {
      const current = await find(elemento);
      for (const value of othersThan(current?.datos[name]).filter((each) => !same(each, current?.datos[name]))) {
        const datos = toTyped({ ...current?.datos, [name]: value });
        const forged = await resealed(withElemento(archivo, { ...elemento, datos }));
        const { data, status } = await review(forged);
        // Names and ids of an item are what it is filed under, and a schema knows what its kind takes.
        if (status === 400) continue;
        const done = await imported(forged, 'sobrescribir');
        const after = (await find(elemento))?.datos ?? {};
        const changed = names.filter((each) => !same(after[each], current?.datos[each]));
        const may = [...(SETTABLE[entidad] ?? []), ...OF_A_SAVE];
        expect(
          changed.filter((each) => !may.includes(each)),
          `${entidad}.${name}`,
        ).toEqual([]);
        // What was not taken is said, before and after, with a reason.
        if (changed.length === 0 && !OF_A_SAVE.includes(name) && name !== 'recuperado') {
          came += 1;
          for (const { noTraidos } of [data, done]) {
            expect(noTraidos, `${entidad}.${name}`).toEqual([
              { entidad, motivo: expect.stringMatching(/./), elementos: 1 },
            ]);
          }
        }
        break;
      }
    }
    // Of areas a form takes every field.
    expect(came, 'fields that a file names in vain').toBeGreaterThan(entidad === 'areas' ? -1 : 0);
  });

  it('puts nothing under an interview or a candidate that has been there before it', async () => {
    const archivo = await exported();
    const gone = stored().filter(({ SK }) =>
      /^(TURNO#|ENCUESTA|INFORME#|CANDIDATO_HITO#|CANDIDATO_ACTIVIDAD#)/.test(SK),
    );
    expect(gone.length).toBeGreaterThan(4);
    await app.table.write(gone.map(({ PK, SK }) => ({ delete: { PK, SK } })).slice(0, 90));
    const done = await imported(archivo);
    expect(done.cuentas.creados).toBe(0);
    expect(done.noTraidos).toEqual(
      expect.arrayContaining([
        { entidad: 'turnos', motivo: 'Su entrevista ya está', elementos: expect.any(Number) },
        { entidad: 'informes', motivo: 'Su entrevista ya está', elementos: 1 },
        {
          entidad: 'historial',
          motivo: 'Su candidato ya está, con su propio historial',
          elementos: expect.any(Number),
        },
      ]),
    );
  });
});

describe('what comes back from a file', () => {
  it('says so, with the day and the file, and counts once against plan and licences', async () => {
    const archivo = await exported();
    const counters = () => {
      const { candidatos, entrevistas, completadas } = item('USO');
      return { candidatos, entrevistas, completadas, licencias: item('LICENCIAS') };
    };
    const before = counters();
    await clear();
    const done = await imported(archivo);
    expect(done.cuentas.conflictos).toBe(0);
    expect(counters()).toEqual(before);
    const recuperado = { fecha: expect.any(String), archivo: archivo.exportInfo.huella };
    for (const SK of [`CANDIDATO#${carlos.id}`, `ENTREVISTA#${a.entrevista.id}`, `INFORME#${a.entrevista.id}`]) {
      expect(item(SK), SK).toMatchObject({ recuperado });
    }
    const notas = stored().filter(({ SK }) => SK.startsWith('CANDIDATO_NOTA#'));
    expect(notas).toEqual([expect.objectContaining({ recuperado })]);
  });

  it('is completed by the same file after an import that broke off, and by no other', async () => {
    const archivo = await exported();
    await aNota(app, a.admin, carlos.id, 'Otra nota');
    const later = await exported();
    await clear();
    await imported(archivo);
    const turnos = stored().filter(({ SK }) => SK.startsWith('TURNO#'));
    await app.table.write(turnos.map(({ PK, SK }) => ({ delete: { PK, SK } })));
    // The note that only the later one has.
    expect((await imported(later)).cuentas.creados).toBe(1);
    expect((await imported(archivo)).cuentas.creados).toBe(turnos.length);
  });

  it('never takes a validation back: an older file leaves the newer report, and the report its author', async () => {
    const archivo = await exported();
    const body = { comentario: 'Revisado con la transcripción delante.', version: 1 };
    expect(await app.call(validateInforme, { ...as(), params: { entrevistaId: a.entrevista.id }, body })).toMatchObject(
      {
        status: 200,
      },
    );
    const validated = item(`INFORME#${a.entrevista.id}`);
    const done = await imported(archivo, 'sobrescribir');
    expect(validated).toMatchObject({ estado: 'validada' });
    expect(item(`INFORME#${a.entrevista.id}`)).toEqual(validated);
    expect(done.noTraidos.map(({ entidad }) => entidad)).toEqual(expect.arrayContaining(['entrevistas', 'informes']));
  });
});

async function find({
  entidad,
  clave,
}: ElementoTyped): Promise<{ datos: Record<string, unknown>; item: Item } | undefined> {
  const found = await elementoRepository(app.table).findMany(a.empresa.id, [{ entidad, clave }]);
  const each = found.get(`${entidad}/${clave}`);
  return each && { datos: each.elemento.datos, item: each.item };
}

const withElemento = (archivo: Archivo, changed: ElementoTyped): Archivo => ({
  ...archivo,
  empresas: archivo.empresas.map((empresa) => ({
    ...empresa,
    elementos: empresa.elementos
      .filter(({ entidad }) => entidad === changed.entidad)
      .map((each) => (each.clave === changed.clave ? changed : each)),
  })),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Values of the same kind that say something else; of a word of a list, the words that lists here know. */
function othersThan(value: unknown): unknown[] {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return ['2020-02-02T02:02:02.000Z'];
  if (typeof value === 'string') return [...WORDS.filter((word) => word !== value), `${value} falsificado`];
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [[], [...value, 'falsificado'], ...(value.length ? [[value[0], value[0]]] : [])];
  if (value && typeof value === 'object') return forgedObjects(value as Record<string, unknown>);
  return ['falsificado', 7, '2020-02-02T02:02:02.000Z', { usuarioId: 'usr_x', nombre: 'X' }, true, ['x']];
}
const WORDS = [
  'validada',
  'rechazado',
  'seleccionado',
  'recomendado',
  'no_recomendado',
  'seguimiento',
  'editado',
  'estado',
];

const forgedObjects = (value: Record<string, unknown>) =>
  Object.entries(value).flatMap(([name, each]) => othersThan(each).map((other) => ({ ...value, [name]: other })));

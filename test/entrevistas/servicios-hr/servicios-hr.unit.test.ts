import { beforeEach, describe, expect, it } from 'vitest';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { assignServicios } from '#functions/entrevistas/servicios-hr/assign-servicios.ts';
import { createServicioHr } from '#functions/entrevistas/servicios-hr/create-servicio-hr.ts';
import { deleteServicioHr } from '#functions/entrevistas/servicios-hr/delete-servicio-hr.ts';
import { getServicioHr } from '#functions/entrevistas/servicios-hr/get-servicio-hr.ts';
import { getVersionServicioHr } from '#functions/entrevistas/servicios-hr/get-version-servicio-hr.ts';
import { listServiciosHr } from '#functions/entrevistas/servicios-hr/list-servicios-hr.ts';
import { listVersionesServicioHr } from '#functions/entrevistas/servicios-hr/list-versiones-servicio-hr.ts';
import { rehearseServicioHr } from '#functions/entrevistas/servicios-hr/rehearse-servicio-hr.ts';
import { simulateServicioHr } from '#functions/entrevistas/servicios-hr/simulate-servicio-hr.ts';
import { updateServicioHr } from '#functions/entrevistas/servicios-hr/update-servicio-hr.ts';
import type { Ensayo } from '#shared/entrevistas/servicios-hr/ensayo.ts';
import { IA_POR_DEFECTO } from '#shared/entrevistas/servicios-hr/instrucciones.ts';
import type {
  ServicioHr,
  ServicioHrDetalle,
  ServicioHrResumen,
  ServicioVisto,
} from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { ServicioVersion } from '#shared/entrevistas/servicios-hr/servicio-version.ts';
import type { Simulacion } from '#shared/entrevistas/servicios-hr/simulacion.ts';
import { aBooking, aCandidate, aCompany, aFinishedInterview } from '../../support/scenarios.ts';
import { aCompetencia, aFase, aServicioBody } from '../../support/servicio-builder.ts';
import { TestApp } from '../../support/test-app.ts';
import { writtenAnswer } from '../../support/written-answers.ts';

let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const create = (more: object = {}) =>
  app.call<ServicioHrDetalle>(createServicioHr, { as: superadmin, body: aServicioBody({ ...more }) });
const update = (codigo: string, body: object) =>
  app.call<ServicioHrDetalle>(updateServicioHr, { as: superadmin, params: { codigo }, body });
const remove = (codigo: string) => app.call(deleteServicioHr, { as: superadmin, params: { codigo } });
const get = (codigo: string) => app.call<ServicioHrDetalle>(getServicioHr, { as: superadmin, params: { codigo } });
const list = (query: Record<string, string> = {}) =>
  app.call<ServicioHrResumen[]>(listServiciosHr, { as: superadmin, query });
const versions = (codigo: string) =>
  app.call<ServicioVersion[]>(listVersionesServicioHr, { as: superadmin, params: { codigo } });
const version = (codigo: string, n: number | string) =>
  app.call<ServicioHr>(getVersionServicioHr, { as: superadmin, params: { codigo, version: String(n) } });
const codes = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ codigo }) => codigo);
const BUILT_IN = ['test-vocacional', 'entrevistas-profundidad', 'mapeo-organizacional'];

/** A company that has contracted a service, and what books an interview with it. */
async function aContract(codigo: string) {
  const company = await aCompany(app);
  const { empresa, admin } = company;
  const assigned = await app.call(assignServicios, {
    as: superadmin,
    params: { id: empresa.id },
    body: { serviciosIds: [codigo] },
  });
  expect(assigned.status).toBe(200);
  const candidato = await aCandidate(app, admin);
  const book = () =>
    app.call<{ id: string; servicioVersion: number }>(createEntrevista, {
      as: admin,
      body: {
        candidatoId: candidato.id,
        servicioId: codigo,
        fechaProgramada: app.clock.toISOString(),
        zonaHoraria: 'Europe/Madrid',
      },
    });
  return { ...company, candidato, book };
}

describe('A new servicio', () => {
  it('takes the form’s defaults, and ids from its names', async () => {
    const { status, data } = await create();
    expect(status).toBe(201);
    expect(data).toMatchObject({
      codigo: 'liderazgo',
      version: 1,
      integrado: false,
      categoria: 'evaluacion',
      configuracion: { activo: true, requiereAutenticacion: true },
      ...IA_POR_DEFECTO,
      estructura: {
        duracionEstimada: 45,
        criterioPasado: 70,
        competencias: [{ id: 'direccion' }, { id: 'escucha' }],
        fases: [
          { id: 'inicio', preguntas: [{ id: 'pregunta', competencias: ['direccion'] }, { id: 'pregunta-2' }] },
          { id: 'cierre', preguntas: [{ id: 'pregunta-3', competencias: ['escucha'] }, { id: 'pregunta-4' }] },
        ],
      },
      metricas: { entrevistas: 0, totalEjecuciones: 0, satisfaccionPromedio: null },
    });
    expect((await get('liderazgo')).data).toEqual(data);
  });

  it('makes its codigo of its name when it brings none', async () => {
    expect((await create({ codigo: undefined, nombre: 'Dirección de ventas 360º' })).data.codigo).toBe(
      'direccion-de-ventas-360',
    );
    expect(await create({ codigo: undefined, nombre: '¡¿?!' })).toMatchObject({
      status: 400,
      details: [{ path: 'codigo' }],
    });
  });

  it('is refused when its codigo is taken, also by one that ships', async () => {
    await create();
    for (const codigo of ['liderazgo', 'test-vocacional']) {
      expect(await create({ codigo })).toMatchObject({
        status: 409,
        code: 'SERVICIO_DUPLICADO',
        details: [{ path: 'codigo' }],
      });
    }
  });

  const estructura = (more: object) => ({ estructura: { ...aServicioBody().estructura, ...more } });
  it.each([
    [{ codigo: 'Con Espacios' }, 'codigo'],
    [{ codigo: 'nuevo' }, 'codigo'],
    [{ nombre: '' }, 'nombre'],
    [{ categoria: 'otra' }, 'categoria'],
    [{ version: 4 }, 'version'],
    [estructura({ duracionEstimada: 4 }), 'estructura.duracionEstimada'],
    [estructura({ duracionEstimada: 181 }), 'estructura.duracionEstimada'],
    [estructura({ criterioPasado: -1 }), 'estructura.criterioPasado'],
    [estructura({ criterioPasado: 101 }), 'estructura.criterioPasado'],
    [estructura({ fases: [] }), 'estructura.fases'],
    [estructura({ fases: [{ ...aFase(), nombre: '' }] }), 'estructura.fases.0.nombre'],
    [estructura({ fases: [{ ...aFase(), minutos: 0 }] }), 'estructura.fases.0.minutos'],
    [estructura({ fases: [{ ...aFase(), preguntas: [] }] }), 'estructura.fases.0.preguntas'],
    [estructura({ fases: [aFase('Inicio', ['Otra'])] }), 'estructura.fases.0.preguntas.0.competencias'],
    [estructura({ competencias: [] }), 'estructura.competencias'],
    [
      estructura({ competencias: [aCompetencia(), aCompetencia('dirección'), aCompetencia('Escucha')] }),
      'estructura.competencias.1.nombre',
    ],
    [{ prompt_usuario: 'Hola {nombre}, ganas {sueldo}' }, 'prompt_usuario'],
    [{ prompt_sistema: 'Eres {rol}' }, 'prompt_sistema'],
    [{ contexto: '{empresa}' }, 'contexto'],
    [{ api_preferida: 'otra' }, 'api_preferida'],
  ])('is refused with something wrong (%#)', async (more, path) => {
    const { status, details } = await create(more);
    expect([status, details?.[0]?.path]).toEqual([400, path]);
  });

  it('says which variable of a prompt does not exist, and which ones do', async () => {
    expect((await create({ prompt_usuario: '{sueldo} {nombre}' })).details?.[0]?.msg).toBe(
      'La variable {sueldo} no existe. Puedes usar {nombre}, {posicion}, {experiencia}, {skills}, {educacion}.',
    );
  });

  it('is made once by a request that is sent twice', async () => {
    const options = { as: superadmin, body: aServicioBody(), headers: { 'idempotency-key': 'una-clave-1' } };
    const [first, second] = [await app.call(createServicioHr, options), await app.call(createServicioHr, options)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data).toEqual(first.data);
  });
});

describe('Saving a servicio', () => {
  it('makes a new version with its author, and keeps the old one', async () => {
    const { data: first } = await create();
    app.advance(60_000);
    const { data: second } = await update('liderazgo', { version: 1, nombre: 'Liderazgo cercano' });
    expect(second).toEqual({ ...first, version: 2, nombre: 'Liderazgo cercano' });
    expect((await get('liderazgo')).data).toEqual(second);
    const { integrado: _, metricas: __, ...content } = first;
    expect((await version('liderazgo', 1)).data).toEqual(content);
    const autor = { usuarioId: superadmin.id, nombre: 'Persona superadmin' };
    expect((await versions('liderazgo')).data).toEqual([
      { version: 2, fecha: '2026-03-02T09:01:00.000Z', autor },
      { version: 1, fecha: '2026-03-02T09:00:00.000Z', autor },
    ]);
  });

  it('keeps what is not sent, also in the configuration', async () => {
    const { data } = await create({ api_preferida: 'claude', categoria: 'desarrollo', contexto: 'Para mandos.' });
    const { data: archived } = await update('liderazgo', { version: 1, configuracion: { activo: false } });
    expect(archived).toEqual({ ...data, version: 2, configuracion: { activo: false, requiereAutenticacion: true } });
  });

  it('is refused from a version that is no longer the current one', async () => {
    await create();
    await update('liderazgo', { version: 1, nombre: 'Uno' });
    expect(await update('liderazgo', { version: 1, nombre: 'Dos' })).toMatchObject({
      status: 409,
      code: 'VERSION_OBSOLETA',
    });
    expect((await get('liderazgo')).data.nombre).toBe('Uno');
  });

  it('goes on from the version that ships, which stays readable', async () => {
    const { data: shipped } = await get('test-vocacional');
    expect(shipped).toMatchObject({ version: 1, integrado: true });
    const { data: saved } = await update('test-vocacional', { version: 1, nombre: 'Orientación' });
    expect(saved).toEqual({ ...shipped, version: 2, nombre: 'Orientación' });
    expect((await version('test-vocacional', 1)).data.nombre).toBe('Test vocacional');
    expect((await version('test-vocacional', 2)).data.nombre).toBe('Orientación');
    expect((await versions('test-vocacional')).data.map((each) => [each.version, each.autor?.usuarioId])).toEqual([
      [2, superadmin.id],
      [1, undefined],
    ]);
    expect(await update('test-vocacional', { version: 1, nombre: 'Tarde' })).toMatchObject({
      code: 'VERSION_OBSOLETA',
    });
  });

  it('never changes the codigo', async () => {
    await create();
    expect(await update('liderazgo', { version: 1, codigo: 'otro' })).toMatchObject({ status: 400 });
  });

  it.each(['0', '3', '1.5', 'x', '-1', '01'])('answers the version %s like one that does not exist', async (n) => {
    await create();
    expect(await version('liderazgo', n)).toMatchObject({ status: 404, code: 'SERVICIO_NO_ENCONTRADO' });
  });
});

describe('The list', () => {
  it('shows those that ship first, then the others by their codigo', async () => {
    await create({ codigo: 'zeta' });
    await create({ codigo: 'alfa' });
    expect(await codes()).toEqual([...BUILT_IN, 'alfa', 'zeta']);
    expect((await list()).data[0]).toMatchObject({ numeroFases: 6, integrado: true, duracionEstimada: 55 });
    expect((await list()).data.at(-1)).toMatchObject({
      numeroFases: 2,
      numeroPreguntas: 4,
      competencias: ['Dirección', 'Escucha'],
    });
  });

  it('finds by text, category and whether they are active', async () => {
    await create();
    await update('mapeo-organizacional', { version: 1, configuracion: { activo: false } });
    expect(await codes({ q: 'LIDERÁZGO' })).toContain('liderazgo');
    expect(await codes({ q: 'escucha' })).toContain('liderazgo');
    expect(await codes({ categoria: 'evaluacion' })).toEqual(['liderazgo']);
    expect(await codes({ activo: 'false' })).toEqual(['mapeo-organizacional']);
    expect(await codes({ activo: 'true' })).toEqual(['test-vocacional', 'entrevistas-profundidad', 'liderazgo']);
    expect(await codes({ q: 'nada de esto' })).toEqual([]);
  });

  it('pages through all of them once, whatever the size of a page', async () => {
    for (const codigo of ['a', 'b', 'c', 'd', 'e'].map((letter) => `servicio-${letter}`)) await create({ codigo });
    for (const limit of ['1', '2', '3', '4', '7', '8']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ limit, ...(cursor && { cursor }) });
        expect(page.data.length).toBeLessThanOrEqual(Number(limit));
        seen.push(...page.data.map(({ codigo }) => codigo));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toHaveLength(8);
      expect(new Set(seen).size).toBe(8);
    }
  });

  it('is for a company’s people what it has contracted, with the archived ones and without figures', async () => {
    await create();
    const { admin, operador } = await aContract('liderazgo');
    await update('liderazgo', { version: 1, configuracion: { activo: false, requiereAutenticacion: true } });
    await create({ codigo: 'ajeno', nombre: 'De otra empresa' });
    const as = (usuario: { id: string }) => app.call<ServicioHrResumen[]>(listServiciosHr, { as: usuario });
    for (const usuario of [admin, operador]) {
      const { data } = await as(usuario);
      expect(data.map(({ codigo, configuracion: { activo } }) => [codigo, activo])).toEqual([['liderazgo', false]]);
      expect(data[0]).not.toHaveProperty('metricas');
    }
    expect((await as(await app.addUsuario({ rol: 'admin', empresaId: null }))).data).toEqual([]);
  });

  it('leads a company’s people to one without prompts, indicators and figures; another one is not there', async () => {
    await create();
    const { operador } = await aContract('liderazgo');
    await create({ codigo: 'ajeno', nombre: 'De otra empresa' });
    const asked = (codigo: string, body?: object) => ({ as: operador, params: { codigo, version: '1' }, body });
    for (const endpoint of [getServicioHr, getVersionServicioHr]) {
      const { data } = await app.call<ServicioVisto>(endpoint, asked('liderazgo'));
      for (const campo of ['contexto', 'prompt_sistema', 'prompt_usuario', 'metricas'])
        expect(data).not.toHaveProperty(campo);
      expect(data.estructura.competencias[0]).toMatchObject({ id: 'direccion', anclas: { 5: expect.any(String) } });
      expect(data.estructura.competencias[0]).not.toHaveProperty('indicadores');
      const [other, missing] = [await app.call(endpoint, asked('ajeno')), await app.call(endpoint, asked('falta'))];
      expect([other.status, other.code]).toEqual([404, missing.code]);
    }
    expect((await app.call(rehearseServicioHr, asked('ajeno', { respuestas: [] }))).status).toBe(404);
    expect((await app.call(simulateServicioHr, asked('ajeno', { persona: 'breve', semilla: 1 }))).status).toBe(404);
    expect((await app.call(listVersionesServicioHr, asked('liderazgo'))).status).toBe(403);
  });
});

describe('Somebody else than the superadmin', () => {
  it.each([
    [createServicioHr, 'crear', {}],
    [updateServicioHr, 'actualizar', { codigo: 'test-vocacional' }],
    [deleteServicioHr, 'eliminar', { codigo: 'test-vocacional' }],
  ] as const)('is refused in the words of the alert (%#)', async (endpoint, verb, params) => {
    const { admin } = await aCompany(app);
    expect(await app.call(endpoint, { as: admin, params, body: {} })).toMatchObject({
      status: 403,
      code: 'SIN_PERMISO',
      message: `Solo el Super Admin puede ${verb} servicios HR`,
    });
  });
});

describe('A servicio in use', () => {
  it('is booked in its current version, and the interview keeps it', async () => {
    await create();
    const { book, admin } = await aContract('liderazgo');
    const { status, data } = await book();
    expect([status, data.servicioVersion]).toEqual([201, 1]);
    await update('liderazgo', { version: 1, nombre: 'Otro nombre' });
    expect((await book()).data.servicioVersion).toBe(2);
    const read = await app.call<ServicioHr>(getVersionServicioHr, {
      as: admin,
      params: { codigo: 'liderazgo', version: '1' },
    });
    expect(read.data.nombre).toBe('Evaluación de liderazgo');
  });

  it('shows the candidate the version of the booking', async () => {
    const { params } = await aBooking(app);
    await update('entrevistas-profundidad', { version: 1, nombre: 'Otro nombre' });
    const { data } = await app.call<{ servicio: { nombre: string } }>(getSala, { params });
    expect(data.servicio.nombre).toBe('Entrevista en profundidad');
  });

  it('counts bookings and finished interviews, and counting makes no editor stale', async () => {
    await aFinishedInterview(app);
    expect((await get('entrevistas-profundidad')).data.metricas).toMatchObject({ entrevistas: 1, totalEjecuciones: 1 });
    const { data } = await update('entrevistas-profundidad', { version: 1, nombre: 'Otro nombre' });
    expect(data.metricas).toMatchObject({ entrevistas: 1, totalEjecuciones: 1 });
    expect((await list({ q: 'otro nombre' })).data[0]?.metricas).toMatchObject({ entrevistas: 1, totalEjecuciones: 1 });
  });

  it('is not deleted but archived, and then nobody books it', async () => {
    await create();
    const { book } = await aContract('liderazgo');
    await book();
    expect(await remove('liderazgo')).toMatchObject({
      status: 409,
      code: 'SERVICIO_EN_USO',
      message: 'Una entrevista usa este servicio. Archívalo para que nadie más lo programe.',
    });
    await update('liderazgo', { version: 1, configuracion: { activo: false } });
    expect(await book()).toMatchObject({ status: 409, code: 'SERVICIO_NO_DISPONIBLE' });
    await update('liderazgo', { version: 2, configuracion: { activo: true } });
    expect((await book()).status).toBe(201);
  });

  it('is deleted again when the people whose interviews used it have been erased', async () => {
    await create();
    const { book, admin, candidato } = await aContract('liderazgo');
    await book();
    await book();
    const body = { confirmacion: candidato.nombre };
    await app.call(startSupresion, { as: admin, params: { id: candidato.id }, body });
    await app.deliver(eraseCandidato);
    expect((await get('liderazgo')).data.metricas).toMatchObject({ entrevistas: 0 });
    expect((await remove('liderazgo')).data).toEqual({ eliminado: true });
  });

  it('cannot be booked at the moment in which it is archived', async () => {
    await create();
    const { book } = await aContract('liderazgo');
    const { write } = app.table;
    app.table.write = async (...given) => {
      app.table.write = write.bind(app.table);
      await update('liderazgo', { version: 1, configuracion: { activo: false } });
      return app.table.write(...given);
    };
    expect(await book()).toMatchObject({ status: 409, code: 'SERVICIO_NO_DISPONIBLE' });
  });
});

describe('Deleting a servicio', () => {
  it('removes all of its versions, and frees its codigo', async () => {
    await create();
    await update('liderazgo', { version: 1, nombre: 'Dos' });
    expect((await remove('liderazgo')).data).toEqual({ eliminado: true });
    expect((await get('liderazgo')).code).toBe('SERVICIO_NO_ENCONTRADO');
    expect((await versions('liderazgo')).code).toBe('SERVICIO_NO_ENCONTRADO');
    expect((await version('liderazgo', 1)).code).toBe('SERVICIO_NO_ENCONTRADO');
    expect(app.table.all().filter(({ PK }) => PK.startsWith('SERVICIO_HR#'))).toEqual([]);
    expect(await codes()).toEqual(BUILT_IN);
    expect((await create()).data.version).toBe(1);
  });

  it('is refused for those that ship', async () => {
    expect(await remove('test-vocacional')).toMatchObject({
      status: 409,
      message: 'Los servicios de serie no se eliminan. Archívalo para que nadie más lo programe.',
    });
    expect((await get('test-vocacional')).status).toBe(200);
  });

  it('answers an unknown one with 404', async () => {
    expect(await remove('no-existe')).toMatchObject({ status: 404, message: 'El servicio no-existe no existe' });
  });
});

describe('A rehearsal', () => {
  const rehearse = (body: object, codigo = 'entrevistas-profundidad') =>
    app.call<Ensayo>(rehearseServicioHr, { as: superadmin, params: { codigo }, body });

  it('goes from the first question to the end, and keeps nothing', async () => {
    const before = JSON.stringify(app.table.all());
    const respuestas: { texto: string; segundos: number }[] = [];
    const asked: string[] = [];
    let percent = -1;
    let ensayo = (await rehearse({})).data;
    expect(ensayo).toMatchObject({ version: 1, turno: { fase: 'Tu recorrido', tipo: 'pregunta' } });
    while (ensayo.turno) {
      expect(ensayo.progreso.porcentaje).toBeGreaterThanOrEqual(percent);
      percent = ensayo.progreso.porcentaje;
      asked.push(ensayo.turno.pregunta);
      respuestas.push({ texto: writtenAnswer(ensayo.turno.pregunta, respuestas.length + 1), segundos: 90 });
      ensayo = (await rehearse({ respuestas })).data;
    }
    expect(ensayo.progreso).toMatchObject({ porcentaje: 100 });
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(11);
    expect(ensayo.competencias.every(({ preguntada }) => preguntada)).toBe(true);
    expect(JSON.stringify(app.table.all())).toBe(before);
  });

  it('leads from the same answers to the same question', async () => {
    const respuestas = [{ texto: 'Trabajo en logística.', segundos: 40 }];
    expect((await rehearse({ respuestas })).data).toEqual((await rehearse({ respuestas })).data);
  });

  it('follows up an answer that lacks something, and respects one that is skipped', async () => {
    const tipos = async (texto: string) => {
      const { data } = await rehearse({
        respuestas: [
          { texto: 'Me ocupo de compras.', segundos: 30 },
          { texto, segundos: 30 },
        ],
      });
      return data.turno?.tipo;
    };
    expect(await tipos('Bien.')).toBe('seguimiento');
    expect(await tipos('')).toBe('pregunta');
  });

  it('stays with the version that it began with', async () => {
    await create();
    const { data: first } = await rehearse({}, 'liderazgo');
    const { data } = await get('liderazgo');
    const fases = [{ ...aFase('Nueva'), preguntas: [{ texto: '¿Otra cosa?', competencias: ['Dirección'] }] }];
    await update('liderazgo', { version: 1, estructura: { ...data.estructura, fases } });
    expect((await rehearse({ version: 1 }, 'liderazgo')).data).toEqual(first);
    expect((await rehearse({}, 'liderazgo')).data).toMatchObject({ version: 2, turno: { pregunta: '¿Otra cosa?' } });
  });

  it('takes no answer beyond what a candidate may write', async () => {
    expect(await rehearse({ respuestas: [{ texto: 'x'.repeat(6001) }] })).toMatchObject({
      status: 400,
      details: [{ path: 'respuestas.0.texto' }],
    });
  });

  it('is open to a company’s people', async () => {
    const { operador } = await aCompany(app);
    const { status } = await app.call(rehearseServicioHr, {
      as: operador,
      params: { codigo: 'test-vocacional' },
      body: {},
    });
    expect(status).toBe(200);
  });
});

describe('A simulation', () => {
  const simulate = (body: object, codigo = 'entrevistas-profundidad') =>
    app.call<Simulacion>(simulateServicioHr, { as: superadmin, params: { codigo }, body });

  it('is a whole conversation with its figures, and keeps nothing', async () => {
    const before = JSON.stringify(app.table.all());
    const { data } = await simulate({ persona: 'excelente', semilla: 7 });
    expect(data).toMatchObject({ version: 1, persona: 'excelente', semilla: 7 });
    expect(data.turnos.every(({ respuesta }) => respuesta)).toBe(true);
    expect(data.cifras).toMatchObject({ cobertura: 100, repeticiones: 0, incumplimientos: [] });
    expect(data.cifras.preguntas + data.cifras.seguimientos + data.cifras.vueltas).toBe(data.turnos.length);
    expect(JSON.stringify(app.table.all())).toBe(before);
  });

  it('repeats for the same seed, and tells something else for another', async () => {
    const turnos = async (semilla: number) => (await simulate({ persona: 'breve', semilla })).data.turnos;
    expect(await turnos(3)).toEqual(await turnos(3));
    expect(await turnos(3)).not.toEqual(await turnos(4));
  });

  it('runs on the version that it names', async () => {
    await create();
    const { data } = await get('liderazgo');
    const fases = [{ ...aFase('Nueva'), preguntas: [{ texto: '¿Otra cosa?', competencias: ['Dirección'] }] }];
    await update('liderazgo', { version: 1, estructura: { ...data.estructura, fases } });
    const first = async (version?: number) =>
      (await simulate({ persona: 'silencioso', ...(version && { version }) }, 'liderazgo')).data;
    expect((await first()).turnos[0]?.pregunta).toBe('¿Otra cosa?');
    expect(await first(1)).toMatchObject({ version: 1 });
    expect((await first(1)).turnos[0]?.pregunta).not.toBe('¿Otra cosa?');
  });

  it('refuses who is no persona and what is no seed', async () => {
    expect(await simulate({ persona: 'genial' })).toMatchObject({
      status: 400,
      details: [{ path: 'persona', msg: 'Elige una persona candidata' }],
    });
    expect(await simulate({ persona: 'breve', semilla: 0 })).toMatchObject({
      status: 400,
      details: [{ path: 'semilla' }],
    });
  });

  it('is open to a company’s people, and 404 for an unknown service', async () => {
    const { operador } = await aCompany(app);
    const call = (codigo: string) =>
      app.call(simulateServicioHr, { as: operador, params: { codigo }, body: { persona: 'hostil' } });
    expect((await call('test-vocacional')).status).toBe(200);
    expect((await call('no-existe')).status).toBe(404);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { deleteCandidato } from '#functions/candidatos/candidatos/delete-candidato.ts';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { getCandidatosEstadisticas } from '#functions/candidatos/candidatos/get-candidatos-estadisticas.ts';
import { listCandidatoHistorial } from '#functions/candidatos/candidatos/list-candidato-historial.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { updateCandidatoEstado } from '#functions/candidatos/candidatos/update-candidato-estado.ts';
import { updateCandidatosEstado } from '#functions/candidatos/candidatos/update-candidatos-estado.ts';
import { getArea } from '#functions/empresas/areas/get-area.ts';
import { updateArea } from '#functions/empresas/areas/update-area.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { ESTADOS_CANDIDATO, nextEstados } from '#shared/candidatos/candidatos/candidato.states.ts';
import type {
  Candidato,
  CandidatoResumen,
  EstadisticasCandidatos,
  Movimientos,
} from '#shared/candidatos/candidatos/candidato.ts';
import type { Hito } from '#shared/candidatos/candidatos/hito.ts';
import type { Area } from '#shared/empresas/areas/area.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { anId } from '../../support/ids.ts';
import { aCandidate, aCompany, aFinishedInterview, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const create = (body: object) => app.call<Candidato>(createCandidato, { as: company.operador, body });

describe('createCandidato', () => {
  it('stores what was given, as new', async () => {
    const { status, data } = await create({
      nombre: '  Ñuria Pérez ',
      email: 'NURIA@correo.test',
      experiencia_años: 4,
      habilidades: ['Excel'],
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      nombre: 'Ñuria Pérez',
      email: 'nuria@correo.test',
      experiencia_años: 4,
      estado: 'nuevo',
      version: 1,
    });
  });

  it('names the existing candidate when the e-mail is taken in the company, and only there', async () => {
    const { data: existing } = await create({ nombre: 'Ana Ruiz', email: 'ana@correo.test' });
    const again = await create({ nombre: 'Otra Ana', email: 'ANA@correo.test' });
    expect(again).toMatchObject({ status: 409, code: 'CANDIDATO_DUPLICADO' });
    expect(again.details).toContainEqual({ path: 'candidatoId', msg: existing.id });
    const other = await aCompany(app);
    expect(
      (await app.call(createCandidato, { as: other.admin, body: { nombre: 'Ana Ruiz', email: 'ana@correo.test' } }))
        .status,
    ).toBe(201);
  });

  it('stops at the limit of the plan with the used and allowed figures', async () => {
    await app.table.write([
      { update: { PK: `EMPRESA#${company.empresa.id}`, SK: 'USO' }, set: { limiteCandidatos: 3 } },
    ]);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => create({ nombre: `Persona ${n}`, email: `p${n}@correo.test` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({
      code: 'LIMITE_ALCANZADO',
      message: 'Tu plan permite 3 candidatos y ya usas 3. Amplía el plan para añadir más.',
      details: [
        { path: 'usado', msg: '3' },
        { path: 'permitido', msg: '3' },
      ],
    });
    const { data } = await app.call(getEmpresa, { as: company.admin, params: { id: company.empresa.id } });
    expect(data).toMatchObject({ uso: { candidatos: 3 } });
  });

  it('takes only an active area of the company', async () => {
    const { id: active } = await anArea(app, company.admin, 'Ventas');
    const archived = await anArea(app, company.admin, 'Verano');
    await app.call(updateArea, {
      as: company.admin,
      params: { id: archived.id },
      body: { nombreArea: 'Verano', descripcionArea: '', activo: false, version: 1 },
    });
    const other = await aCompany(app);
    const foreign = await anArea(app, other.admin, 'Ventas');
    expect((await create({ nombre: 'Ana', email: 'a1@correo.test', areaId: active })).status).toBe(201);
    for (const areaId of [archived.id, foreign.id, anId('are')]) {
      expect(await create({ nombre: 'Ana', email: 'a2@correo.test', areaId })).toMatchObject({
        status: 404,
        code: 'AREA_NO_ENCONTRADA',
      });
    }
  });
});

describe('the count of an area', () => {
  const counts = async (...areas: { id: string }[]) => {
    const calls = areas.map(({ id }) => app.call<Area>(getArea, { as: company.operador, params: { id } }));
    return (await Promise.all(calls)).map(({ data }) => [data.candidatos, data.version]);
  };

  it('follows its candidates in and out, and leaves its version alone', async () => {
    const ventas = await anArea(app, company.admin, 'Ventas');
    const compras = await anArea(app, company.admin, 'Compras');
    const ana = await aCandidate(app, company.admin, { areaId: ventas.id });
    await aCandidate(app, company.admin, { areaId: ventas.id });
    expect(await counts(ventas, compras)).toEqual([
      [2, 1],
      [0, 1],
    ]);
    const move = (version: number, areaId: string | null) =>
      app.call(updateCandidato, {
        as: company.admin,
        params: { id: ana.id },
        body: { nombre: ana.nombre, email: ana.email, version, areaId },
      });
    await move(1, compras.id);
    expect(await counts(ventas, compras)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await move(2, compras.id);
    await move(3, null);
    expect(await counts(ventas, compras)).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('does not move when the candidate is refused', async () => {
    const ventas = await anArea(app, company.admin, 'Ventas');
    await create({ nombre: 'Ana', email: 'ana@correo.test', areaId: ventas.id });
    const again = await create({ nombre: 'Otra Ana', email: 'ana@correo.test', areaId: ventas.id });
    expect(again).toMatchObject({ status: 409, code: 'CANDIDATO_DUPLICADO' });
    expect(await counts(ventas)).toEqual([[1, 1]]);
  });
});

describe('updateCandidato', () => {
  const update = (candidato: Candidato, changes: object) => {
    const { nombre, email, version } = candidato;
    return app.call<Candidato>(updateCandidato, {
      as: company.admin,
      params: { id: candidato.id },
      body: { nombre, email, version, ...changes },
    });
  };

  it('refuses a save from an older version', async () => {
    const candidato = await aCandidate(app, company.admin);
    expect((await update(candidato, { puesto: 'Jefa' })).data).toMatchObject({ puesto: 'Jefa', version: 2 });
    expect(await update(candidato, { puesto: 'Otra' })).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
  });

  it('frees the old e-mail and takes the new one', async () => {
    const first = await aCandidate(app, company.admin, { email: 'uno@correo.test' });
    await aCandidate(app, company.admin, { email: 'dos@correo.test' });
    expect(await update(first, { email: 'dos@correo.test' })).toMatchObject({
      status: 409,
      code: 'CANDIDATO_DUPLICADO',
    });
    expect((await update(first, { email: 'tres@correo.test' })).status).toBe(200);
    expect((await create({ nombre: 'Nueva Persona', email: 'uno@correo.test' })).status).toBe(201);
  });

  it('never changes state or company, whatever the body says', async () => {
    const candidato = await aCandidate(app, company.admin);
    for (const field of ['estado', 'empresaId', 'id', 'fechaCreacion']) {
      expect(await update(candidato, { [field]: 'x' })).toMatchObject({ status: 400, code: 'VALIDACION' });
    }
  });
});

describe('listCandidatos', () => {
  const names = async (query: Record<string, string>, as = company.admin) =>
    (await app.call<CandidatoResumen[]>(listCandidatos, { as, query })).data.map(({ nombre }) => nombre);
  const aPerson = (nombre: string, more: object = {}) =>
    aCandidate(app, company.admin, { nombre, email: `${app.deps.newId('pru')}@correo.test`, ...more });

  it('lists by creation and by name, both ways', async () => {
    for (const nombre of ['Óscar', 'Ñuria', 'Ana', 'Nuria']) await aPerson(nombre);
    expect(await names({})).toEqual(['Nuria', 'Ana', 'Ñuria', 'Óscar']);
    expect(await names({ orden: 'antiguos' })).toEqual(['Óscar', 'Ñuria', 'Ana', 'Nuria']);
    expect(await names({ orden: 'nombre' })).toEqual(['Ana', 'Ñuria', 'Nuria', 'Óscar']);
    expect(await names({ orden: '-nombre' })).toEqual(['Óscar', 'Nuria', 'Ñuria', 'Ana']);
  });

  it('finds words of name and position, and the beginning of the e-mail, ignoring case and accents', async () => {
    await aPerson('Ñuria Peña Ruiz', { puesto: 'Jefa de almacén', email: 'jefatura@correo.test' });
    await aPerson('Óscar Ruiz', { puesto: 'Técnico' });
    expect(await names({ q: 'NURIA' })).toEqual(['Ñuria Peña Ruiz']);
    expect(await names({ q: 'peña ru' })).toEqual(['Ñuria Peña Ruiz']);
    expect(await names({ q: 'almacen' })).toEqual(['Ñuria Peña Ruiz']);
    expect(await names({ q: 'jefatura@' })).toEqual(['Ñuria Peña Ruiz']);
    // Once, though name and e-mail begin with it.
    expect(await names({ q: 'jefa' })).toEqual(['Ñuria Peña Ruiz']);
    expect((await names({ q: 'ruiz' })).toSorted()).toEqual(['Ñuria Peña Ruiz', 'Óscar Ruiz']);
    expect(await names({ q: 'correo.test' })).toEqual([]);
  });

  it('finds them as they are called now', async () => {
    const ana = await aPerson('Ana Gil', { puesto: 'Analista' });
    const body = { nombre: 'Eva Gil', email: ana.email, puesto: 'Directora', version: 1 };
    await app.call(updateCandidato, { as: company.admin, params: { id: ana.id }, body });
    expect([await names({ q: 'ana' }), await names({ q: 'eva' }), await names({ q: 'direc' })]).toEqual([
      [],
      ['Eva Gil'],
      ['Eva Gil'],
    ]);
    expect(await names({ orden: 'nombre' })).toEqual(['Eva Gil']);
  });

  it('lists those of one area or of none, as far as they are in it now', async () => {
    const { id: areaId } = await anArea(app, company.admin, 'Ventas');
    for (const nombre of ['Óscar', 'Ana']) await aPerson(nombre, { areaId });
    const gone = await aPerson('Olga', { areaId });
    await aPerson('Otra');
    await app.call(updateCandidato, {
      as: company.admin,
      params: { id: gone.id },
      body: { areaId: null, version: 1 },
    });
    expect(await names({ areaId })).toEqual(['Ana', 'Óscar']);
    expect(await names({ areaId, orden: '-nombre' })).toEqual(['Óscar', 'Ana']);
    expect(await names({ areaId, q: 'os' })).toEqual(['Óscar']);
    expect(await names({ areaId: 'ninguna', orden: 'nombre' })).toEqual(['Olga', 'Otra']);
    const { admin } = await aCompany(app);
    expect(await names({ areaId }, admin)).toEqual([]);
  });

  it('combines state, area, service and text', async () => {
    const { id: areaId } = await anArea(app, company.admin, 'Ventas');
    const ana = await aPerson('Ana', { areaId });
    await aPerson('Aurora', { areaId });
    const alba = await aPerson('Alba');
    for (const { id } of [ana, alba]) await aBookingOf(id);
    expect(await names({ estado: 'en_proceso' })).toEqual(['Alba', 'Ana']);
    expect(await names({ estado: 'en_proceso', orden: 'nombre' })).toEqual(['Alba', 'Ana']);
    expect(await names({ estado: 'en_proceso', areaId })).toEqual(['Ana']);
    expect(await names({ servicioId: SERVICIO })).toEqual(['Alba', 'Ana']);
    expect(await names({ servicioId: SERVICIO, orden: 'nombre', areaId })).toEqual(['Ana']);
    expect(await names({ servicioId: SERVICIO, estado: 'nuevo' })).toEqual([]);
    expect(await names({ servicioId: 'test-vocacional' })).toEqual([]);
    expect((await names({ q: 'a', estado: 'nuevo' })).toSorted()).toEqual(['Aurora']);
    expect(await names({ q: 'a', servicioId: SERVICIO, areaId })).toEqual(['Ana']);
  });

  it('goes on where a page ended, with filters too, and leaves nobody out or in twice', async () => {
    const { id: areaId } = await anArea(app, company.admin, 'Ventas');
    for (let n = 0; n < 12; n++) await aPerson(`Persona ${n}`, n % 2 ? { areaId } : {});
    const queries: Record<string, string>[] = [
      {},
      { orden: 'nombre' },
      { q: 'persona' },
      { q: 'persona', areaId },
      { areaId, estado: 'nuevo' },
    ];
    for (const query of queries) {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const answer = await app.call<CandidatoResumen[]>(listCandidatos, {
          as: company.admin,
          query: { limit: '5', ...query, ...(cursor && { cursor }) },
        });
        expect(answer.data.length).toBeLessThanOrEqual(5);
        found.push(...answer.data.map(({ id }) => id));
        cursor = answer.nextCursor;
      } while (cursor);
      expect(new Set(found).size).toBe(found.length);
      expect(found).toHaveLength('areaId' in query ? 6 : 12);
    }
  });
});

const SERVICIO = 'entrevistas-profundidad';
async function aBookingOf(candidatoId: string, servicioId = SERVICIO) {
  const body = {
    candidatoId,
    servicioId,
    fechaProgramada: app.clock.toISOString(),
    zonaHoraria: 'Europe/Madrid',
  };
  const answer = await app.call<Entrevista>(createEntrevista, { as: company.admin, body });
  expect(answer.status).toBe(201);
  return answer.data;
}
const historial = async (id: string, query: Record<string, string> = {}) =>
  app.call<Hito[]>(listCandidatoHistorial, { as: company.operador, params: { id }, query });
const estadisticas = async () =>
  (await app.call<EstadisticasCandidatos>(getCandidatosEstadisticas, { as: company.operador })).data;
const nobody = { nuevo: 0, en_proceso: 0, entrevistado: 0, seleccionado: 0, rechazado: 0 };

describe('updateCandidatoEstado', () => {
  const move = (id: string, body: object) =>
    app.call<Candidato>(updateCandidatoEstado, { as: company.operador, params: { id }, body });

  it('moves along the process and says so in the history, with who and why', async () => {
    const { id } = await aCandidate(app, company.admin);
    expect((await move(id, { estado: 'en_proceso', version: 1 })).data).toMatchObject({
      estado: 'en_proceso',
      version: 2,
    });
    await move(id, { estado: 'rechazado', motivo: 'Busca otra jornada', version: 2 });
    const { data } = await historial(id);
    expect(data.map(({ que, de, a, motivo }) => [que, de, a, motivo])).toEqual([
      ['estado', 'en_proceso', 'rechazado', 'Busca otra jornada'],
      ['estado', 'nuevo', 'en_proceso', ''],
      ['creado', null, null, ''],
    ]);
    expect(data[0]?.actor?.usuarioId).toBe(company.operador.id);
    expect(await estadisticas()).toEqual({ total: 1, porEstado: { ...nobody, rechazado: 1 } });
  });

  it.each([
    ['nuevo', ['en_proceso', 'rechazado']],
    ['en_proceso', ['entrevistado', 'rechazado']],
    ['entrevistado', ['seleccionado', 'rechazado']],
    ['seleccionado', ['en_proceso', 'rechazado']],
    ['rechazado', ['en_proceso']],
  ] as const)('lets a candidate who is %s go to %j and nowhere else', async (from, allowed) => {
    // What the buttons offer.
    expect(nextEstados(from)).toEqual(allowed);
    for (const estado of ESTADOS_CANDIDATO) {
      const { id } = await aCandidate(app, company.admin);
      const { empresaId } = { empresaId: company.empresa.id };
      await app.table.write([{ update: { PK: `EMPRESA#${empresaId}`, SK: `CANDIDATO#${id}` }, set: { estado: from } }]);
      const answer = await move(id, { estado, motivo: 'Porque sí', version: 1 });
      if ((allowed as readonly string[]).includes(estado)) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    }
  });

  it('rejects nobody without a reason', async () => {
    const { id } = await aCandidate(app, company.admin);
    for (const motivo of [undefined, '', '   ']) {
      const answer = await move(id, { estado: 'rechazado', version: 1, motivo });
      expect(answer).toMatchObject({ status: 400, code: 'VALIDACION', details: [{ path: 'motivo' }] });
    }
  });

  it('refuses a move from an older version', async () => {
    const { id } = await aCandidate(app, company.admin);
    expect(await move(id, { estado: 'en_proceso', version: 7 })).toMatchObject({
      status: 409,
      code: 'VERSION_OBSOLETA',
    });
  });
});

describe('updateCandidatosEstado', () => {
  const move = (body: object) => app.call<Movimientos>(updateCandidatosEstado, { as: company.operador, body });

  it('moves each for itself and says what became of each', async () => {
    const other = await aCompany(app);
    const foreign = await aCandidate(app, other.admin);
    const people = [];
    for (const nombre of ['Ana', 'Eva', 'Alba']) people.push(await aCandidate(app, company.admin, { nombre }));
    const [ana, eva, alba] = people.map(({ id }) => id) as [string, string, string];
    await move({ ids: [eva], estado: 'en_proceso' });
    await move({ ids: [alba], estado: 'rechazado', motivo: 'Ya no busca' });
    await move({ ids: [alba], estado: 'en_proceso' });
    await move({ ids: [alba], estado: 'entrevistado' });
    const { status, data } = await move({ ids: [ana, eva, alba, foreign.id, ana], estado: 'en_proceso' });
    expect(status).toBe(200);
    expect(data.movimientos).toEqual([
      { id: ana, nombre: 'Ana', resultado: 'movido', mensaje: '' },
      { id: eva, nombre: 'Eva', resultado: 'sin_cambio', mensaje: 'Ya estaba en estado "En proceso"' },
      {
        id: alba,
        nombre: 'Alba',
        resultado: 'no_permitido',
        mensaje: 'El candidato está en estado "Entrevistado" y no puede pasar a "En proceso"',
      },
      { id: foreign.id, nombre: '', resultado: 'no_encontrado', mensaje: expect.any(String) },
    ]);
    expect(await estadisticas()).toEqual({ total: 3, porEstado: { ...nobody, en_proceso: 2, entrevistado: 1 } });
  });

  it('takes 1 to 100 candidates, and a reason to reject them', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => anId('can', n));
    for (const body of [
      { ids: [], estado: 'en_proceso' },
      { ids: ids(101), estado: 'en_proceso' },
      { ids: ids(2), estado: 'rechazado' },
    ]) {
      expect(await move(body)).toMatchObject({ status: 400, code: 'VALIDACION' });
    }
    expect((await move({ ids: ids(100), estado: 'en_proceso' })).status).toBe(200);
  });
});

describe('what an interview does to its candidate', () => {
  it('puts a new one in process, counted, found by the service, and in the history', async () => {
    const { id } = await aCandidate(app, company.admin);
    const { id: entrevistaId } = await aBookingOf(id);
    await aBookingOf(id, 'test-vocacional');
    expect((await app.call<Candidato>(getCandidato, { as: company.admin, params: { id } })).data).toMatchObject({
      estado: 'en_proceso',
      servicios: [SERVICIO, 'test-vocacional'],
      version: 3,
    });
    expect(await estadisticas()).toEqual({ total: 1, porEstado: { ...nobody, en_proceso: 1 } });
    expect((await historial(id)).data.map(({ que, a, detalle }) => [que, a, detalle])).toEqual([
      ['entrevista_programada', null, expect.any(String)],
      ['entrevista_programada', 'en_proceso', expect.any(String)],
      ['creado', null, ''],
    ]);
    expect((await historial(id)).data[1]).toMatchObject({
      entrevistaId,
      de: 'nuevo',
      actor: { usuarioId: company.admin.id },
    });
  });

  it('leaves alone whom a person has moved meanwhile, and what somebody edits', async () => {
    const { id, email } = await aCandidate(app, company.admin);
    // Between the reading of the candidate and the booking's transaction, somebody renames and rejects them.
    const write = app.table.write.bind(app.table);
    app.table.write = async (writes) => {
      app.table.write = write;
      const as = company.operador;
      await app.call(updateCandidato, { as, params: { id }, body: { nombre: 'Otro Nombre', email, version: 1 } });
      const body = { ids: [id], estado: 'rechazado', motivo: 'No contesta' };
      await app.call(updateCandidatosEstado, { as, body });
      return write(writes);
    };
    await aBookingOf(id);
    const { data } = await app.call<CandidatoResumen[]>(listCandidatos, {
      as: company.admin,
      query: { q: 'otro nombre' },
    });
    expect(data).toMatchObject([{ id, estado: 'rechazado', servicios: [SERVICIO] }]);
    expect(await estadisticas()).toEqual({ total: 1, porEstado: { ...nobody, rechazado: 1 } });
  });

  it('has interviewed who finishes it', async () => {
    const done = await aFinishedInterview(app);
    const answer = await app.call<Hito[]>(listCandidatoHistorial, {
      as: done.admin,
      params: { id: done.candidato.id },
    });
    expect(answer.data[0]).toMatchObject({
      que: 'entrevista_finalizada',
      de: 'en_proceso',
      a: 'entrevistado',
      actor: null,
      entrevistaId: done.entrevista.id,
    });
    const { data } = await app.call(getCandidatosEstadisticas, { as: done.admin });
    expect(data).toEqual({ total: 1, porEstado: { ...nobody, entrevistado: 1 } });
  });
});

describe('listCandidatoHistorial', () => {
  it('says which fields an edit changed, page by page', async () => {
    const { id, nombre, email, puesto } = await aCandidate(app, company.admin);
    const update = (changes: object) =>
      app.call(updateCandidato, { as: company.admin, params: { id }, body: { nombre, email, puesto, ...changes } });
    await update({ version: 1, telefono: '600 100 200', notas: 'Llamar' });
    await update({ version: 2, telefono: '600 100 200', notas: 'Llamar' });
    const first = await historial(id, { limit: '1' });
    expect(first.data).toMatchObject([{ que: 'editado', campos: ['telefono', 'notas'] }]);
    const { data } = await historial(id, { limit: '1', cursor: first.nextCursor ?? '' });
    expect(data).toMatchObject([{ que: 'creado' }]);
  });
});

describe('deleteCandidato', () => {
  const remove = (id: string) => app.call(deleteCandidato, { as: company.operador, params: { id } });

  it('leaves nothing of the candidate, and gives place, area and e-mail back', async () => {
    const { id: areaId } = await anArea(app, company.admin, 'Ventas');
    const { id, email } = await aCandidate(app, company.admin, { nombre: 'Ana Zeta', areaId });
    await aCandidate(app, company.admin, { nombre: 'Queda Aquí', areaId });
    for (let n = 0; n < 60; n++) {
      const body = { ids: [id], estado: n % 2 ? 'en_proceso' : 'rechazado', motivo: 'Prueba' };
      await app.call(updateCandidatosEstado, { as: company.operador, body });
    }
    const own = [`CANDIDATO_NOTA#${id}#not_1`, `CANDIDATO_CV#${id}`, `CANDIDATO_CV_TEXTO#${id}`];
    await app.table.write(own.map((SK) => ({ put: { PK: `EMPRESA#${company.empresa.id}`, SK } })));
    expect((await remove(id)).status).toBe(200);
    const left = app.table.all().filter((item) => !['AUDITORIA', 'IDEMPOTENCIA', 'EVENTO'].includes(String(item.tipo)));
    expect(JSON.stringify(left)).not.toContain(id);
    expect(JSON.stringify(left)).not.toContain('Ana Zeta');
    expect(await estadisticas()).toEqual({ total: 1, porEstado: { ...nobody, nuevo: 1 } });
    const { data: area } = await app.call<Area>(getArea, { as: company.admin, params: { id: areaId } });
    const { data: empresa } = await app.call(getEmpresa, { as: company.admin, params: { id: company.empresa.id } });
    expect([area.candidatos, empresa]).toMatchObject([1, { uso: { candidatos: 1 } }]);
    expect((await create({ nombre: 'Otra Ana', email })).status).toBe(201);
    expect(await remove(id)).toMatchObject({ status: 404, code: 'CANDIDATO_NO_ENCONTRADO' });
  });

  it('is refused once an interview has been booked: with a finished one, reports would lose their person', async () => {
    const { id } = await aCandidate(app, company.admin);
    await aBookingOf(id);
    expect(await remove(id)).toMatchObject({ status: 409, code: 'CANDIDATO_CON_ENTREVISTAS' });
    const done = await aFinishedInterview(app);
    const answer = await app.call(deleteCandidato, { as: done.admin, params: { id: done.candidato.id } });
    expect(answer).toMatchObject({ status: 409, code: 'CANDIDATO_CON_ENTREVISTAS' });
  });

  it('is refused when an interview is booked at the same moment', async () => {
    const { id } = await aCandidate(app, company.admin);
    await app.call(updateCandidatosEstado, { as: company.admin, body: { ids: [id], estado: 'en_proceso' } });
    const query = app.table.query.bind(app.table);
    app.table.query = async (asked) => {
      const page = await query(asked);
      if (asked.sk && 'beginsWith' in asked.sk && asked.sk.beginsWith.startsWith('CANDIDATO_HITO#')) {
        app.table.query = query;
        await aBookingOf(id);
      }
      return page;
    };
    expect(await remove(id)).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect((await app.call(getCandidato, { as: company.admin, params: { id } })).status).toBe(200);
  });
});

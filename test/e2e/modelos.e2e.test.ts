import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { playModel } from './support/model-providers.ts';
import { aRoomCompany } from './support/room-company.ts';

/** Models of two providers over HTTP, each of which fails in its own way. */
let company: Awaited<ReturnType<typeof aRoomCompany>>;
beforeAll(async () => {
  company = await aRoomCompany({ nombre: 'Llaves del Norte S.L.', domain: 'llaves.test' });
});

const setClave = async (proveedor: string, clave: string | null) => {
  const path = `/api/configuracion/empresa/${company.empresaId}/apis/${proveedor}`;
  expect((await company.chief.send('PUT', path, { clave })).status).toBe(200);
};

describe('An interview that a model words', () => {
  const ANSWERS = [
    'En la tienda de Vigo, en enero de 2024, faltaban dos personas y yo coordinaba el turno de noche con seis compañeros.',
    'Me tocaba que el inventario estuviera cerrado antes de las siete, así que repartí las secciones y revisé los recuentos.',
    'Llamé a cada compañero, cambié los descansos y escribí una lista con las tareas; cerramos a las seis y media.',
    'Aprendí a avisar antes: desde entonces preparo el inventario con dos semanas y los errores bajaron a la mitad.',
    'Hablé con mi jefa, le enseñé los números y acordamos contratar a una persona más para las campañas grandes.',
  ];
  let room: Awaited<ReturnType<typeof company.book>>;
  let turnos: Turno[];
  const motores = () => turnos.map(({ motor }) => motor);

  beforeAll(async () => {
    await setClave('openai', 'sk-clave-buena-propia-1');
    await setClave('claude', 'clave-buena-propia-2');
    await playModel('openai', 'bien');
    room = await company.book();
    await room.candidate.send(ANSWERS[0] as string);
    // Whoever fails, the candidate has the next question in the same answer: each of these asks one of them.
    await playModel('openai', 'roto');
    await playModel('claude', 'bien');
    await room.candidate.send(ANSWERS[1] as string);
    await playModel('openai', 'malformado');
    await playModel('claude', 'html');
    await room.candidate.send(ANSWERS[2] as string);
    await playModel('openai', 'mudo');
    const start = Date.now();
    const sala = await room.candidate.send(ANSWERS[3] as string);
    expect(sala.turno?.pregunta).toBeTruthy();
    expect(Date.now() - start).toBeLessThan(15_000);
    await playModel('openai', 'bien');
    await room.candidate.send(ANSWERS[4] as string);
    turnos = await room.transcript();
  }, 60_000);
  afterAll(async () => {
    for (const proveedor of ['openai', 'claude'] as const) {
      await playModel(proveedor, 'callado');
      await setClave(proveedor, null);
    }
  });

  it('goes on with the next provider, and with the embedded engine when none gives a good answer in time', () => {
    // The first question has no answer before it to fail at.
    expect(motores()).toEqual(['openai', 'openai', 'claude', 'integrado', 'integrado']);
    for (const { pregunta } of turnos) expect(pregunta).not.toMatch(/<b|onclick/);
    const worded = turnos.filter(({ motor }) => motor !== 'integrado');
    expect(worded.every(({ pregunta }) => pregunta.startsWith('Gracias por contarlo'))).toBe(true);
    expect(new Set(turnos.map(({ pregunta }) => pregunta)).size).toBe(turnos.length);
  });
});

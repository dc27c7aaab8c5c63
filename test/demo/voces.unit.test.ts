import { beforeAll, describe, expect, it } from 'vitest';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { servicioHrRepository } from '#functions/entrevistas/servicios-hr/servicio-hr.repository.ts';
import { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { informeRepository } from '#functions/informes/informes/informe.repository.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { DEMO_CANDIDATOS } from '#tools/demo/demo-data.ts';
import { seedEntrevistas } from '#tools/demo/seed-entrevistas.ts';
import { aCompany } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

const LAST_QUESTION = 'algo-que-anadir';

const app = new TestApp();
let empresaId: string;
let entrevistas: { id: string; nombre: string; turnos: Turno[] }[];

beforeAll(async () => {
  const { empresa } = await aCompany(app);
  empresaId = empresa.id;
  await seedEntrevistas(app.deps, app.secrets, empresa, new Map());
  await app.deliver(analyzeEntrevista);
  const found = app.table.all().filter(({ tipo }) => tipo === 'ENTREVISTA');
  entrevistas = await Promise.all(
    found.map(async ({ id, candidatoNombre }) => ({
      id: id as string,
      nombre: candidatoNombre as string,
      turnos: await entrevistaRepository(app.table).listTurnos(empresaId, id as string),
    })),
  );
});

function of(nombre: string) {
  const found = entrevistas.find((entrevista) => entrevista.nombre.startsWith(nombre));
  if (!found) throw new Error(`No interview of ${nombre}`);
  return found;
}
const turnosOf = (nombre: string) => of(nombre).turnos;
const answersOf = (turnos: readonly Turno[]) => turnos.flatMap(({ respuesta }) => (respuesta ? [respuesta.texto] : []));
const informeOf = (nombre: string): Promise<Informe> => informeRepository(app.table).get(empresaId, of(nombre).id);

describe('the people of the demo', () => {
  it.each(['Lucía', 'Óscar', 'Inés', 'Paula'])('lets %s answer every question, to the last one', (nombre) => {
    const turnos = turnosOf(nombre);
    expect(turnos.at(-1)?.preguntaId).toBe(LAST_QUESTION);
    expect(turnos.filter(({ respuesta }) => !respuesta?.texto)).toEqual([]);
  });

  it.each([
    ['Ñuria', 4],
    ['Alba', 2],
  ])('leaves the interview of %s open after %i answers', (nombre, answers) => {
    const turnos = turnosOf(nombre);
    expect(answersOf(turnos)).toHaveLength(answers);
    expect(turnos).toHaveLength(answers + 1);
  });

  it('lets nobody say what was said before, by them or by somebody else', () => {
    const said = entrevistas.flatMap(({ turnos }) => answersOf(turnos));
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((texto, index) => said.indexOf(texto) !== index)).toEqual([]);
  });

  it('has a candidate for each interview', () => {
    expect(new Set(entrevistas.map(({ nombre }) => nombre)).size).toBe(entrevistas.length);
    expect(DEMO_CANDIDATOS.map(({ nombre }) => nombre)).toEqual(
      expect.arrayContaining(entrevistas.map(({ nombre }) => nombre)),
    );
  });
});

describe('the reports of the demo', () => {
  const people = ['Lucía', 'Óscar', 'Inés'];

  it.each(people)('flags nothing in the answers of %s, and cites evidence for every score', async (nombre) => {
    const { informeIA } = await informeOf(nombre);
    expect(informeIA.alertas).toEqual([]);
    const skills = [...informeIA.softSkills, ...informeIA.hardSkills];
    expect(skills.filter(({ puntuacion }) => puntuacion !== null).length).toBe(skills.length);
    expect(skills.filter(({ evidencia }) => evidencia.length === 0)).toEqual([]);
  });

  it('tells three people apart: other averages, other strengths, another recommendation', async () => {
    const [lucia, oscar, ines] = (await Promise.all(people.map(informeOf))).map(({ informeIA }) => informeIA);
    expect(new Set([lucia, oscar, ines].map((each) => each?.puntuacionMedia)).size).toBe(3);
    expect(lucia?.recomendacion).toBe('recomendado');
    expect(ines?.recomendacion).toBe('con_reservas');
    const scoreOf = (informe: typeof lucia, id: string) =>
      [...(informe?.softSkills ?? []), ...(informe?.hardSkills ?? [])].find((each) => each.competenciaId === id)
        ?.puntuacion ?? 0;
    for (const technical of ['resolucion-problemas', 'orientacion-resultados', 'dominio-puesto'])
      expect(scoreOf(oscar, technical) - scoreOf(ines, technical)).toBeGreaterThanOrEqual(2);
    for (const social of ['comunicacion', 'trabajo-equipo', 'iniciativa-liderazgo'])
      expect(scoreOf(ines, social) - scoreOf(oscar, social)).toBeGreaterThanOrEqual(2);
  });

  it('gives another picture when the failed analysis is tried again', async () => {
    const servicio = await servicioHrRepository(app.table).get('entrevistas-profundidad');
    const { alertas, recomendacion } = makeInforme(servicio, turnosOf('Paula'));
    expect({ alertas, recomendacion }).toEqual({ alertas: [], recomendacion: 'no_recomendado' });
  });
});

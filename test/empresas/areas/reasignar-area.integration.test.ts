import { expect, it } from 'vitest';
import { candidatoRepository } from '#functions/candidatos/candidatos/candidato.repository.ts';
import { moveCandidatos } from '#functions/candidatos/candidatos/move-candidatos.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import { runtimeDeps } from '#functions/core/deps.ts';
import { eventWrite } from '#functions/core/outbox.ts';
import { areaRepository } from '#functions/empresas/areas/area.repository.ts';
import { CANDIDATO_VACIO } from '#shared/candidatos/candidatos/campos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Area } from '#shared/empresas/areas/area.ts';
import { localTable } from '../../support/local-table.ts';
import { sized } from '../../support/suite-size.ts';

/** Counts stay exact on the real database while people work in the areas that a job empties and fills. */
const EMPRESA = 'emp_prueba';
/** People who are moved: more than one transaction takes. */
const PEOPLE = sized(60, 120);
const givenTable = localTable();

it('counts right while candidates are moved, created and changed at once', async () => {
  const table = await givenTable();
  const deps = { ...runtimeDeps(table), log: { info: () => {}, error: () => {} } };
  const repos = { areas: areaRepository(table), candidatos: candidatoRepository(table) };
  const limits = { candidatos: 0, limiteCandidatos: -1 };
  await table.write([{ put: { PK: companyPartition(EMPRESA), SK: 'USO', ...limits } }]);

  const makeArea = async (nombreArea: string) => {
    const id = deps.newId('are');
    const rest = { descripcionArea: '', activo: true, candidatos: 0, reasignacion: null, version: 1 };
    const area: Area = { id, empresaId: EMPRESA, nombreArea, ...rest };
    await repos.areas.create(area);
    return area;
  };
  const makeCandidato = async (n: number, areaId: string) => {
    const fecha = deps.now().toISOString();
    const candidato = {
      ...CANDIDATO_VACIO,
      nombre: `Persona ${n}`,
      email: `p${n}@correo.test`,
      areaId,
      id: deps.newId('can'),
      empresaId: EMPRESA,
      estado: 'nuevo',
      servicios: [],
      fechaCreacion: fecha,
      fechaActualizacion: fecha,
      version: 1,
    } satisfies Candidato;
    await repos.candidatos.create(candidato, deps);
    return candidato;
  };
  const ventas = await makeArea('Ventas');
  const compras = await makeArea('Compras');
  const people: Candidato[] = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await makeCandidato(n, ventas.id));

  const pasadaId = deps.newId('pas');
  const pasada = { empresaId: EMPRESA, areaId: ventas.id, pasadaId };
  const event = eventWrite(deps, companyPartition(EMPRESA), 'ReasignacionSolicitada', pasada);
  const current = await repos.areas.get(EMPRESA, ventas.id);
  await repos.areas.startReasignacion(
    current,
    { areaId: compras.id, estado: 'en_curso', total: PEOPLE, motivo: '' },
    pasadaId,
    event,
  );
  // The job twice, as a queue may, while people create candidates there and take some out by hand.
  const byHand = people
    .slice(0, 5)
    .map((person) => repos.candidatos.update(person, { ...person, areaId: null, version: 2 }, deps));
  const created = [200, 201, 202].map((n) => makeCandidato(n, compras.id));
  const jobs = [moveCandidatos(pasada, { repos, deps }), moveCandidatos(pasada, { repos, deps })];
  const outcomes = await Promise.allSettled([...byHand, ...created, ...jobs]);
  // What lost a race is tried again by its queue, and refused to its person.
  const left = (await repos.areas.get(EMPRESA, ventas.id)).pasadaId;
  if (left) await moveCandidatos({ ...pasada, pasadaId: left }, { repos, deps });

  const taken = outcomes.slice(0, 5).filter(({ status }) => status === 'fulfilled').length;
  const added = outcomes.slice(5, 8).filter(({ status }) => status === 'fulfilled').length;
  const counts = await Promise.all([ventas, compras].map(({ id }) => repos.areas.get(EMPRESA, id)));
  expect(counts.map(({ candidatos }) => candidatos)).toEqual([0, PEOPLE - taken + added]);
  expect(counts[0]).toMatchObject({ reasignacion: null, version: 1 });
  const inCompras = await repos.candidatos.list(EMPRESA, { areaId: compras.id, orden: 'nombre', limit: 200 });
  expect(inCompras.items).toHaveLength(PEOPLE - taken + added);
  expect((await repos.candidatos.list(EMPRESA, { areaId: ventas.id, orden: 'nombre', limit: 200 })).items).toEqual([]);
});

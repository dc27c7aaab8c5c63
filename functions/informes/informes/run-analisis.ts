import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { utilizable } from '#shared/entrevistas/entrevistas/visible.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Informe, InformeIa } from '#shared/informes/informes/informe.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { Write } from '../../core/table.ts';
import { reviewAgenda } from '../../entrevistas/agenda/agenda.record.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import type { EntrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import type { Modelos } from '../../ia/modelos/modelos.ts';
import { makeInforme, type OpcionesInforme } from './analisis/make-informe.ts';
import { type Analisis, type AnalisisRepository, huellaOf, pasosOf } from './analisis.repository.ts';
import { createInforme } from './create-informe.ts';
import { informeWrites } from './informe.repository.ts';
import { scoreWithModelo, VERSION_PROMPT } from './modelo/informe-modelo.ts';

/** Of the job's 120 seconds; the rest is for reading and writing. */
const MODELOS_MS = 80_000;

export interface AnalisisServices {
  repos: { entrevistas: EntrevistaRepository; analisis: AnalisisRepository };
  deps: Pick<Deps, 'log' | 'newId' | 'now'>;
  /** Those of this interview. */
  modelos: Modelos & { isAvailable(): Promise<boolean> };
}

/**
 * Transcript → report. The embedded rubric always scores; a language model does as well where the company has one. The
 * interview's state is the condition of the write, so that a second run changes nothing.
 * @throws AnalisisEnCurso while another run is at it
 */
export async function runAnalisis(
  entrevista: EntrevistaRecord,
  servicio: ServicioHr,
  services: AnalisisServices,
  opciones: OpcionesInforme = {},
): Promise<Informe> {
  const { repos, deps, modelos } = services;
  const { empresaId, id: entrevistaId } = entrevista;
  const turnos = (await repos.entrevistas.listTurnos(empresaId, entrevistaId)).map(utilizable);
  const base = makeInforme(servicio, turnos, opciones);
  const huella = huellaOf(servicio, turnos, VERSION_PROMPT);
  const analisis: Analisis = { empresaId, entrevistaId, dueno: deps.newId('ana'), huella };
  if (!(await modelos.isAvailable()))
    return storeInforme(entrevista, createInforme(entrevista, base, deps.now()), services);
  await repos.analisis.acquire(analisis, deps.now());
  try {
    const byModelo = await askModelo(servicio, turnos, base, analisis, services);
    const informe = createInforme(entrevista, base, deps.now(), byModelo);
    return await storeInforme(entrevista, informe, services, await repos.analisis.endWrites(analisis));
  } catch (error) {
    await repos.analisis.release(analisis).catch(() => undefined);
    throw error;
  }
}

async function storeInforme(
  entrevista: EntrevistaRecord,
  informe: Informe,
  { repos, deps }: AnalisisServices,
  alongside: readonly Write[] = [],
): Promise<Informe> {
  const { empresaId, id: entrevistaId } = entrevista;
  const { puntuacionMedia, motor } = informe.informeIA;
  await repos.entrevistas.transition(entrevista, 'analyze', { puntuacionMedia, fechaAnalisis: informe.fecha }, [
    ...informeWrites(informe),
    eventWrite(deps, companyPartition(empresaId), 'InformeListo', { empresaId, entrevistaId }),
    reviewAgenda(entrevista, deps.now()),
    ...alongside,
  ]);
  deps.log.info('informe.created', { empresaId, entrevistaId, motor });
  return informe;
}

async function askModelo(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  base: InformeIa,
  analisis: Analisis,
  { repos, deps, modelos }: AnalisisServices,
): Promise<InformeIa | undefined> {
  const pasos = await pasosOf(repos.analisis, analisis, deps.now);
  const ends = deps.now().getTime() + MODELOS_MS;
  const leftMs = () => ends - deps.now().getTime();
  return scoreWithModelo(servicio, turnos, base, { modelos, pasos, leftMs });
}

import { interviewedWrites } from '#functions/candidatos/candidatos/move-candidato.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import type { Deps } from '#functions/core/deps.ts';
import { eventWrite } from '#functions/core/outbox.ts';
import { licenciaRepository } from '#functions/empresas/licencias/licencia.repository.ts';
import { giveBackPlaza } from '#functions/empresas/licencias/plaza.ts';
import { embeddedEngine } from '#functions/entrevistas/entrevistador/engines/embedded/embedded-engine.ts';
import type { EntrevistaRecord } from '#functions/entrevistas/entrevistas/entrevista.record.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { countEjecucion } from '#functions/entrevistas/servicios-hr/servicio-hr.record.ts';
import { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { conductDemo } from './conduct-demo.ts';
import { seedInforme } from './seed-informe.ts';
import type { Voz } from './voces/voz.ts';

/** What is to become of a booked interview. */
export interface End {
  estado: EstadoEntrevista;
  /** Of who came to it. */
  voz?: Voz;
}

/** Who asks and who scores. */
export const OWN_MINDS = { engine: embeddedEngine, analyze: makeInforme };
export type Minds = typeof OWN_MINDS;

/** Takes a booked interview through the product's own transitions. */
export async function bringTo(
  deps: Deps,
  entrevista: EntrevistaRecord,
  candidato: Candidato,
  { estado, voz }: End,
  { engine, analyze }: Minds = OWN_MINDS,
): Promise<void> {
  const entrevistas = entrevistaRepository(deps.table);
  const { empresaId, id: entrevistaId } = entrevista;
  if (estado === 'programada') return;
  const licencias = licenciaRepository(deps.table);
  if (estado === 'cancelada' || estado === 'no_presentado') {
    const [transition, motivo] =
      estado === 'cancelada' ? (['cancel', 'El proceso se aplazó'] as const) : (['miss', null] as const);
    return giveBackPlaza(licencias, deps, entrevista, ({ set, writes }) =>
      entrevistas.transition(entrevista, transition, { ...set, motivo }, writes),
    );
  }

  const left = voz ? await conductDemo(deps, entrevista, voz, engine) : new Date(entrevista.fechaProgramada);
  if (estado === 'en_progreso') return;
  const current = await entrevistas.get(empresaId, entrevistaId);
  if (estado === 'caducada') return entrevistas.transition(current, 'expire', {}, []);
  // `completada` is told to the queue: the real pipeline makes its report as soon as the platform runs.
  const told =
    estado === 'completada'
      ? [eventWrite(deps, companyPartition(empresaId), 'EntrevistaCompletada', { empresaId, entrevistaId })]
      : [];
  // Whoever is invented to be at it just now has answered into the future.
  const fechaFin = new Date(Math.min(left.getTime(), deps.now().getTime())).toISOString();
  await entrevistas.transition(current, 'finish', { fechaFin, porEnviar: false }, [
    ...interviewedWrites(deps, candidato, { entrevistaId, detalle: current.servicioNombre }),
    countEjecucion(current.servicioId),
    ...told,
  ]);
  const sent = await entrevistas.get(empresaId, entrevistaId);
  if (estado === 'error_analisis') {
    const motivo = 'El análisis no pudo terminar después de varios intentos. La transcripción está guardada.';
    await giveBackPlaza(licencias, deps, sent, ({ set, writes }) =>
      entrevistas.transition(sent, 'failAnalysis', { ...set, motivo }, writes),
    );
  }
  if (estado === 'analizada' || estado === 'validada') {
    await seedInforme(deps, sent, estado === 'validada', analyze);
  }
}

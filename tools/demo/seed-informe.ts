import type { Deps } from '#functions/core/deps.ts';
import { reviewAgenda } from '#functions/entrevistas/agenda/agenda.record.ts';
import type { EntrevistaRecord } from '#functions/entrevistas/entrevistas/entrevista.record.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { servicioHrRepository } from '#functions/entrevistas/servicios-hr/servicio-hr.repository.ts';
import type { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import { createInforme } from '#functions/informes/informes/create-informe.ts';
import { informeWrites, validatedWrites } from '#functions/informes/informes/informe.repository.ts';

/** The report that the real analysis makes of the demo interview, validated when asked. */
export async function seedInforme(
  deps: Deps,
  entrevista: EntrevistaRecord,
  validated: boolean,
  analyze: typeof makeInforme,
): Promise<void> {
  const { empresaId, id } = entrevista;
  const entrevistas = entrevistaRepository(deps.table);
  const servicio = await servicioHrRepository(deps.table).get(entrevista.servicioId, entrevista.servicioVersion);
  const informe = createInforme(entrevista, analyze(servicio, await entrevistas.listTurnos(empresaId, id)), deps.now());
  const { puntuacionMedia } = informe.informeIA;
  await entrevistas.transition(entrevista, 'analyze', { puntuacionMedia, fechaAnalisis: informe.fecha }, [
    ...informeWrites(informe),
    reviewAgenda(entrevista, deps.now()),
  ]);
  if (!validated) return;
  const validacion = {
    por: entrevista.creadaPor.nombre,
    usuarioId: entrevista.creadaPor.usuarioId,
    comentario: 'He leído la transcripción completa y estoy de acuerdo con la valoración.',
    fecha: deps.now().toISOString(),
    cambios: [],
  };
  await entrevistas.transition(
    await entrevistas.get(empresaId, id),
    'validate',
    { fechaValidacion: validacion.fecha },
    [...validatedWrites({ ...informe, estado: 'validada', validacion, version: 2 }, 1)],
  );
}

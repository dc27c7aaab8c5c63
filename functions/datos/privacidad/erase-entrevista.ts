import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import { removedEntrevistaWrite } from '../../empresas/empresas/uso.repository.ts';
import { licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { giveBackPlaza } from '../../empresas/licencias/plaza.ts';
import { entrevistaKey, tokenKey } from '../../entrada/entrevista-keys.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { removeListadoWrites } from '../../entrevistas/entrevistas/entrevista-listado.repository.ts';
import { uncountReserva } from '../../entrevistas/servicios-hr/servicio-hr.record.ts';
import { deleteInformeWrites, informeRepository } from '../../informes/informes/informe.repository.ts';

/**
 * Removes an interview with its link and report, what lists and searches show of it, and its count. From then on its room answers
 * that there is none, so a running one ends here. One that was only booked gives its licence's place back.
 */
export async function eraseEntrevista(empresaId: string, id: string, deps: Deps): Promise<void> {
  const entrevistas = entrevistaRepository(deps.table);
  const entrevista = await entrevistas.find(empresaId, id);
  if (!entrevista) return;
  const informe = await informeRepository(deps.table).find(empresaId, id);
  const writes = [...removalWrites(entrevista), ...(informe ? deleteInformeWrites(informe) : [])];
  if (entrevista.estado !== 'programada') return deps.table.write(writes);
  const licencias = licenciaRepository(deps.table);
  await giveBackPlaza(licencias, deps, entrevista, (plaza) => deps.table.write([...writes, ...plaza.writes]));
}

/** The state is the condition: whatever moves it first is seen by the next try. */
export function removalWrites(entrevista: EntrevistaRecord): Write[] {
  const { empresaId, id, estado, tokenHash, servicioId } = entrevista;
  return [
    { delete: entrevistaKey(empresaId, id), if: { estado: { eq: estado } } },
    { delete: tokenKey(tokenHash) },
    uncountReserva(servicioId),
    removedEntrevistaWrite(empresaId, estado),
    ...removeListadoWrites(entrevista),
  ];
}

import type { CandidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import type { Deps } from '../../core/deps.ts';
import type { AreaRepository } from '../../empresas/areas/area.repository.ts';
import type { EntrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { eraseEntrevista } from '../privacidad/erase-entrevista.ts';
import type { ClearRepository } from './clear.repository.ts';
import { type OperacionRecord, type OperacionRepository, plusCuentas } from './operacion.repository.ts';

interface Services {
  repos: {
    operaciones: OperacionRepository;
    contenido: ClearRepository;
    candidatos: CandidatoRepository;
    entrevistas: EntrevistaRepository;
    areas: AreaRepository;
  };
  deps: Deps;
  checkTime: () => void;
}

/**
 * Removes areas, candidates, interviews and reports, whatever earlier runs have removed: each with what counts and finds
 * it, as when a person deletes it. Finished interviews stay counted, and so does what they used of a licence.
 */
export async function clearPasada(start: OperacionRecord, services: Services): Promise<OperacionRecord> {
  const { repos, deps, checkTime } = services;
  const empresaId = String(start.empresaId);
  let record = start;
  const count = async (eliminados: number) => {
    record = await repos.operaciones.advance(record, {
      pasosHechos: Math.min(record.pasosHechos + eliminados, record.pasosTotal),
      cuentas: plusCuentas(record.cuentas, { eliminados }),
    });
  };
  for (let left = await repos.contenido.listCandidatos(empresaId); left.length > 0; ) {
    for (const { id } of left) {
      checkTime();
      await count(await clearCandidato(empresaId, id, services));
    }
    left = await repos.contenido.listCandidatos(empresaId);
  }
  for (let left = await repos.contenido.listEntrevistaIds(empresaId); left.length > 0; ) {
    for (const { id, candidatoId } of left) {
      checkTime();
      await eraseEntrevista(empresaId, id, deps);
      await repos.contenido.removeOfEntrevista(empresaId, candidatoId, id);
      await count(1);
    }
    left = await repos.contenido.listEntrevistaIds(empresaId);
  }
  for (let left = await repos.contenido.listAreas(empresaId); left.length > 0; ) {
    for (const area of left) {
      checkTime();
      await repos.areas.delete(area);
      await count(1);
    }
    left = await repos.contenido.listAreas(empresaId);
  }
  await repos.contenido.removeMentions(empresaId, checkTime);
  return record;
}

/** Interviews first: from then on nobody writes about the candidate any more. Answers how many things that were. */
async function clearCandidato(empresaId: string, id: string, { repos, deps, checkTime }: Services): Promise<number> {
  const ids = await repos.entrevistas.listIdsOfCandidato(empresaId, id);
  for (const entrevistaId of ids) {
    checkTime();
    await eraseEntrevista(empresaId, entrevistaId, deps);
    await repos.contenido.removeOfEntrevista(empresaId, id, entrevistaId);
  }
  const candidato = await repos.candidatos.find(empresaId, id);
  if (candidato) await repos.candidatos.delete(candidato);
  return 1 + ids.length;
}

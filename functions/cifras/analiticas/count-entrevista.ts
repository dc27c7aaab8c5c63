import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import { type EncuestaRepository, encuestaRepository } from '../../entrevistas/sala/encuesta.repository.ts';
import { type LlamadaRepository, llamadaRepository } from '../../ia/modelos/llamada.repository.ts';
import { type InformeRepository, informeRepository } from '../../informes/informes/informe.repository.ts';
import { type AnaliticaRepository, analiticaRepository } from './analitica.repository.ts';
import { hechosOf } from './hechos.ts';

interface Repos {
  analiticas: AnaliticaRepository;
  informes: InformeRepository;
  encuestas: EncuestaRepository;
  llamadas: LlamadaRepository;
}

export const countRepos = {
  analiticas: analiticaRepository,
  informes: informeRepository,
  encuestas: encuestaRepository,
  llamadas: llamadaRepository,
};

/** Counts an interview for what is stored of it now. False when nothing had changed. */
export async function countEntrevista(entrevista: EntrevistaRecord, repos: Repos): Promise<boolean> {
  const { empresaId, id } = entrevista;
  const [[informe], encuesta, llamadas] = await Promise.all([
    repos.informes.findMany(empresaId, [id]),
    entrevista.encuestada ? repos.encuestas.find(empresaId, id) : undefined,
    repos.llamadas.list({ empresaId, entrevistaId: id }),
  ]);
  return repos.analiticas.count(entrevista, hechosOf(entrevista, { informe, encuesta, llamadas }));
}

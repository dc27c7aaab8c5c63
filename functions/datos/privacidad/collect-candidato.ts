import { type Candidato, candidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { isDeAtencion } from '#shared/correos/plantillas.ts';
import type { HitoRepository } from '../../candidatos/candidatos/hito.repository.ts';
import { type CurriculumRepository, toCurriculum } from '../../candidatos/curriculums/curriculum.repository.ts';
import type { NotaRepository } from '../../candidatos/notas/nota.repository.ts';
import type { Page } from '../../core/table.ts';
import type { CorreoRepository } from '../../correos/correo.repository.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import type { EntrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import type { EncuestaRepository } from '../../entrevistas/sala/encuesta.repository.ts';
import type { InformeRepository } from '../../informes/informes/informe.repository.ts';

interface Repos {
  hitos: HitoRepository;
  notas: NotaRepository;
  entrevistas: EntrevistaRepository;
  informes: InformeRepository;
  correos: CorreoRepository;
  curriculums: CurriculumRepository;
  encuestas: EncuestaRepository;
}

const PAGE = 100;

/**
 * Export of a candidate's data for staff: without what opens anything, links and their tokens, and without what the person
 * has sent to whoever cares for candidates, which is in no file that the company gets.
 */
export async function collectCandidato(candidato: Candidato, repos: Repos) {
  const { empresaId, id } = candidato;
  const cv = await repos.curriculums.find(empresaId, id);
  const entrevistas = await readAll((cursor) =>
    repos.entrevistas.listOfCandidato(empresaId, id, { limit: PAGE, cursor }),
  );
  const correos = await readAll((cursor) => repos.correos.listPara(empresaId, candidato.email, cursor));
  return {
    candidato: candidatoSchema().parse(candidato),
    historial: await readAll((cursor) => repos.hitos.list(empresaId, id, { limit: PAGE, cursor })),
    notas: await readAll((cursor) => repos.notas.list(empresaId, id, { limit: PAGE, cursor })),
    entrevistas: await Promise.all(entrevistas.map((each) => collectEntrevista(each, repos))),
    correos: correos.filter(({ plantilla }) => !isDeAtencion(plantilla)),
    cv: cv ? { ...toCurriculum(cv), texto: await repos.curriculums.findTexto(empresaId, id) } : null,
  };
}

async function collectEntrevista(entrevista: EntrevistaRecord, repos: Repos) {
  const { entrevistas, informes, encuestas } = repos;
  const {
    permisoMenor: _permiso,
    tokenCifrado: _,
    tokenHash: _hash,
    licenciaId: _licencia,
    licenciaEstado: _estado,
    esperaMayoria: _edad,
    porDecir: _dicho,
    ...kept
  } = entrevista;
  const { empresaId, id } = entrevista;
  const [turnos, [informe = null], encuesta = null] = await Promise.all([
    entrevistas.listTurnos(empresaId, id),
    informes.findMany(empresaId, [id]),
    encuestas.find(empresaId, id),
  ]);
  return { ...kept, turnos, informe, encuesta };
}

async function readAll<T>(read: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    all.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return all;
}

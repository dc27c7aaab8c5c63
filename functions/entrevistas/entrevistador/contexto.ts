import { type CandidatoRepository, candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { type CurriculumRepository, curriculumRepository } from '../../candidatos/curriculums/curriculum.repository.ts';
import { toSecciones } from '../../candidatos/curriculums/lineas.ts';
import { cutText } from '../../documentos/plain-text.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import type { ContextoEntrevista, DatosCandidato } from './engine.ts';
import { type HechosRepos, hechosOf, hechosRepos } from './hechos-empresa.ts';
import { once } from './once.ts';

export interface ContextoRepos extends HechosRepos {
  candidatos: Pick<CandidatoRepository, 'find'>;
  curriculums: Pick<CurriculumRepository, 'findTexto'>;
}

export const contextoRepos = {
  ...hechosRepos,
  candidatos: candidatoRepository,
  curriculums: curriculumRepository,
};

/** Characters of each text: all of them together stay below some 4,000 tokens, whatever the company has written. */
const SHORT = 800;
/** A short list of studies, not a life. */
const EDUCACION_MAX = 300;
const SIN_DATO = 'sin datos';

/** Company and candidate of an interview, read when they are asked for, and once however often they are. */
export function contextoOf(
  { empresaId, candidatoId, candidatoNombre, puesto }: EntrevistaRecord,
  repos: ContextoRepos,
): Required<Pick<ContextoEntrevista, 'empresa' | 'candidato'>> {
  return {
    empresa: once(() => hechosOf(empresaId, repos)),
    candidato: once(() => readCandidato({ empresaId, candidatoId, candidatoNombre, puesto }, repos)),
  };
}

type Entrevistado = Pick<EntrevistaRecord, 'empresaId' | 'candidatoId' | 'candidatoNombre' | 'puesto'>;

/** What is unknown is said in words: a sentence of the service goes on making sense. */
async function readCandidato(
  { empresaId, candidatoId, candidatoNombre, puesto }: Entrevistado,
  { candidatos, curriculums }: ContextoRepos,
): Promise<DatosCandidato> {
  const [candidato, cv] = await Promise.all([
    candidatos.find(empresaId, candidatoId),
    curriculums.findTexto(empresaId, candidatoId),
  ]);
  const years = candidato?.experiencia_años ?? null;
  return {
    nombre: candidato?.nombre ?? candidatoNombre,
    posicion: puesto || candidato?.puesto || SIN_DATO,
    experiencia: years === null ? SIN_DATO : years === 1 ? '1 año' : `${years} años`,
    skills: cut(candidato?.habilidades.join(', ') ?? '', SHORT) || SIN_DATO,
    educacion: educacionOf(cv ?? '') || SIN_DATO,
  };
}

/** What stands below the headings of studies in a CV. */
function educacionOf(cv: string): string {
  const lineas = toSecciones(cv)
    .filter(({ apartado }) => apartado === 'formacion')
    .flatMap((seccion) => seccion.lineas.map(({ texto }) => texto));
  return cut(lineas.join('; '), EDUCACION_MAX);
}

const cut = (texto: string, max: number) => cutText(texto, max).texto;

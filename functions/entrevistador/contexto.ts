import { displayNombre } from '#shared/empresas/empresa.ts';
import { type CandidatoRepository, candidatoRepository } from '../candidatos/candidato.repository.ts';
import { type CurriculumRepository, curriculumRepository } from '../curriculums/curriculum.repository.ts';
import { toSecciones } from '../curriculums/lineas.ts';
import { cutText } from '../documentos/plain-text.ts';
import { type EmpresaRepository, empresaRepository } from '../empresas/empresa.repository.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import {
  type PlanEstrategicoRepository,
  planEstrategicoRepository,
} from '../planes-estrategicos/plan-estrategico.repository.ts';
import type { ContextoEntrevista, DatosCandidato, HechosEmpresa } from './engine.ts';

export interface ContextoRepos {
  empresas: Pick<EmpresaRepository, 'find' | 'findContexto'>;
  planes: Pick<PlanEstrategicoRepository, 'find'>;
  candidatos: Pick<CandidatoRepository, 'find'>;
  curriculums: Pick<CurriculumRepository, 'findTexto'>;
}

export const contextoRepos = {
  empresas: empresaRepository,
  planes: planEstrategicoRepository,
  candidatos: candidatoRepository,
  curriculums: curriculumRepository,
};

/** Characters of each text: all of them together stay below some 4,000 tokens, whatever the company has written. */
const LONG = 3000;
const MEDIUM = 1500;
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
    empresa: once(() => readEmpresa(empresaId, repos)),
    candidato: once(() => readCandidato({ empresaId, candidatoId, candidatoNombre, puesto }, repos)),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

async function readEmpresa(empresaId: string, { empresas, planes }: ContextoRepos): Promise<HechosEmpresa> {
  const [empresa, contexto, plan] = await Promise.all([
    empresas.find(empresaId),
    empresas.findContexto(empresaId),
    planes.find(empresaId),
  ]);
  const { contratacion } = contexto;
  const ia = empresa?.configuracion.configuracionIA;
  return {
    nombre: empresa ? displayNombre(empresa) : '',
    sector: empresa?.sectorIndustrial ?? '',
    contexto: cut(contexto.contextoEmpresarial, LONG),
    mision: cut(contexto.misionEmpresa, SHORT),
    vision: cut(contexto.visionEmpresa, SHORT),
    valores: cut(contexto.valoresEmpresa, SHORT),
    objetivos: cut(contexto.objetivosEstrategicos, MEDIUM),
    contratacion: {
      cultura: cut(contratacion.cultura_organizacional, SHORT),
      competencias: contratacion.competencias_clave,
      posiciones: contratacion.tipos_posiciones,
      desafios: cut(contratacion.desafios_principales, SHORT),
      objetivos: cut(contratacion.objetivos_hiring, SHORT),
      proceso: cut(contratacion.proceso_actual, SHORT),
      expectativas: cut(contratacion.expectativas_ia, SHORT),
    },
    plan: plan?.activo ? cut(plan.contenido_texto, LONG) : '',
    criterios: ia?.analisis_personalizado
      ? cut([ia.prompt_personalizado, ia.criterios_evaluacion].filter(Boolean).join('\n'), MEDIUM)
      : '',
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

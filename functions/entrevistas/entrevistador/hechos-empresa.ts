import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { cutText } from '../../documentos/plain-text.ts';
import { type EmpresaRepository, empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import {
  type PlanEstrategicoRepository,
  planEstrategicoRepository,
} from '../../empresas/planes-estrategicos/plan-estrategico.repository.ts';
import type { HechosEmpresa } from './engine.ts';

export interface HechosRepos {
  empresas: Pick<EmpresaRepository, 'find' | 'findContexto'>;
  planes: Pick<PlanEstrategicoRepository, 'find'>;
}

export const hechosRepos = { empresas: empresaRepository, planes: planEstrategicoRepository };

/** Characters of each text: all of them together stay below some 4,000 tokens, whatever the company has written. */
const LONG = 3000;
const MEDIUM = 1500;
const SHORT = 800;

/** What a company says about itself, as interviewers know it. */
export async function hechosOf(empresaId: string, { empresas, planes }: HechosRepos): Promise<HechosEmpresa> {
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

const cut = (texto: string, max: number) => cutText(texto, max).texto;

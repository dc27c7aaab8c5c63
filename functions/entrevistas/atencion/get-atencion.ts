import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { lineasRepository } from '../cuidado/lineas.repository.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { servicioHrRepository } from '../servicios-hr/servicio-hr.repository.ts';
import { avisoOf } from './avisos.ts';
import { atencionRepos, loadAtencion } from './load-atencion.ts';

export const getAtencion = endpoint(
  atencionApi.getAtencion,
  {
    repos: {
      ...atencionRepos,
      entrevistas: entrevistaRepository,
      candidatos: candidatoRepository,
      empresas: empresaRepository,
      servicios: servicioHrRepository,
      lineas: lineasRepository,
    },
  },
  async (asked) => {
    const { empresaId, params, repos, deps } = asked;
    const atencion = await loadAtencion(asked);
    const [entrevista, empresa, ajustes, lineas] = await Promise.all([
      repos.entrevistas.get(empresaId, params.entrevistaId),
      repos.empresas.find(empresaId),
      repos.ajustesAtencion.find(empresaId),
      repos.lineas.get(),
    ]);
    if (!empresa) throw empresaNoEncontrada(empresaId);
    const candidato = await repos.candidatos.get(empresaId, atencion.candidatoId);
    const today = deps.now().toISOString().slice(0, 10);
    const { emergencias, linea_crisis } = lineasOf([candidato.pais, empresa.pais], today, lineas);
    const { conducePersona = null, permisoMenor = null, servicioId, servicioVersion } = entrevista;
    const servicio = conducePersona && (await repos.servicios.get(servicioId, servicioVersion));
    return {
      ...atencion,
      aviso: avisoOf(atencion, { entrevista, candidato, empresa, ajustes, today, lineas }),
      candidato,
      lineas: { emergencias, crisis: linea_crisis },
      entrevista: { ...entrevista, conducePersona, permisoMenor },
      preguntas: servicio?.estructura.fases.flatMap(({ preguntas }) => preguntas.map(({ texto }) => texto)) ?? [],
    };
  },
);
export const { handler } = getAtencion;

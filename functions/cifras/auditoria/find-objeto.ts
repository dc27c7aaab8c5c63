import type { Auditoria, AuditoriaDetalle } from '#shared/cifras/auditoria/auditoria.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { areaRepository } from '../../empresas/areas/area.repository.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { planRepository } from '../../empresas/planes/plan.repository.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';

export const objetoRepos = {
  areas: areaRepository,
  candidatos: candidatoRepository,
  empresas: empresaRepository,
  entrevistas: entrevistaRepository,
  planes: planRepository,
  usuarios: usuarioRepository,
};
type Repos = { [N in keyof typeof objetoRepos]: ReturnType<(typeof objetoRepos)[N]> };
type Objeto = AuditoriaDetalle['objeto'];

/** What an entry was about, as it stands now: one read at most; null when it is gone or no single thing. */
export async function findObjeto(entry: Auditoria, registro: string | null, repos: Repos): Promise<Objeto> {
  const { entidad, parametros, objetoId } = entry;
  // What was made below something is shown there: a note of a candidate.
  const id = parametros.id ?? parametros.entrevistaId ?? objetoId;
  if (!id) return null;
  return (await FINDERS[entidad]?.(id, registro, repos)) ?? null;
}

type Finder = (id: string, registro: string | null, repos: Repos) => Promise<Objeto | undefined>;

const FINDERS: Record<string, Finder> = {
  areas: inEmpresa(async (empresaId, id, { areas }) => {
    const area = await areas.find(empresaId, id);
    return area && { nombre: area.nombreArea, ruta: `/areas?q=${encodeURIComponent(area.nombreArea)}` };
  }),
  candidatos: inEmpresa(async (empresaId, id, { candidatos }) => {
    const candidato = id.startsWith('can_') ? await candidatos.find(empresaId, id) : undefined;
    return candidato && { nombre: candidato.nombre, ruta: `/candidatos/${id}` };
  }),
  entrevistas: inEmpresa(async (empresaId, id, { entrevistas }) => {
    const entrevista = await entrevistas.find(empresaId, id);
    return entrevista && { nombre: `Entrevista de ${entrevista.candidatoNombre}`, ruta: `/entrevistas/${id}` };
  }),
  informes: inEmpresa(async (empresaId, id, { entrevistas }) => {
    const entrevista = await entrevistas.find(empresaId, id);
    return entrevista && { nombre: `Informe de ${entrevista.candidatoNombre}`, ruta: `/informes/${id}` };
  }),
  empresas: async (id, _registro, { empresas }) => {
    const empresa = await empresas.find(id);
    return empresa && { nombre: displayNombre(empresa), ruta: `/empresas/${id}/editar` };
  },
  planes: async (id, _registro, { planes }) => {
    const plan = await planes.find(id);
    return plan && { nombre: plan.nombre, ruta: null };
  },
  usuarios: async (id, registro, { usuarios }) => {
    const usuario = await usuarios.find(id);
    // Somebody who has moved to another company is not shown to their former one.
    if (!usuario || (registro && usuario.empresaId !== registro)) return undefined;
    const nombre = `${usuario.nombre} ${usuario.apellidos ?? ''}`.trim();
    return { nombre, ruta: `/usuarios?q=${encodeURIComponent(usuario.email)}` };
  },
};

/** Things of a company: the platform's own log speaks of none. */
function inEmpresa(find: (empresaId: string, id: string, repos: Repos) => Promise<Objeto | undefined>): Finder {
  return async (id, registro, repos) => (registro ? find(registro, id, repos) : undefined);
}

import { isContratado } from '#shared/entrevistas/servicios-hr/disponibilidad.ts';
import type { ServicioHrResumen, ServicioVisto, VersionVista } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { SessionUser } from '../../core/request.ts';
import type { EmpresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { servicioNoEncontrado } from './servicio-hr.errors.ts';

type Asking = Pick<SessionUser, 'rol' | 'empresaId'>;
type Empresas = Pick<EmpresaRepository, 'find'>;

/** Which services somebody may know of: the platform's people all, the others what their company has contracted. */
export async function findContratados(
  { rol, empresaId }: Asking,
  empresas: Empresas,
): Promise<(codigo: string) => boolean> {
  if (rol === 'superadmin') return () => true;
  const empresa = empresaId ? await empresas.find(empresaId) : undefined;
  return (codigo) => isContratado(empresa?.serviciosContratados ?? {}, codigo);
}

/** @throws AppError SERVICIO_NO_ENCONTRADO for what is none of theirs, as for what does not exist */
export async function assertContratado(codigo: string, usuario: Asking, empresas: Empresas): Promise<void> {
  const isTheirs = await findContratados(usuario, empresas);
  if (!isTheirs(codigo)) throw servicioNoEncontrado(codigo);
}

/** Service in a list, without the figures over all companies where somebody of a company asks. */
export const resumenFor = ({ rol }: Asking, { metricas, ...resumen }: ServicioHrResumen): ServicioHrResumen =>
  rol === 'superadmin' ? { ...resumen, metricas } : resumen;

/** Service without figures, instructions of models and indicators of the embedded engine where somebody of a company asks. */
export function vistaFor<S extends VersionVista & { metricas?: ServicioVisto['metricas'] }>(
  { rol }: Asking,
  servicio: S,
): S {
  if (rol === 'superadmin') return servicio;
  const { contexto: _, prompt_sistema: _sistema, prompt_usuario: _usuario, metricas: _metricas, ...rest } = servicio;
  const competencias = servicio.estructura.competencias.map(({ indicadores: _indicadores, ...shown }) => shown);
  return { ...rest, estructura: { ...servicio.estructura, competencias } } as S;
}

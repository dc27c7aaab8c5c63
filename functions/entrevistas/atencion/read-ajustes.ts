import type { AjustesAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import type { Deps } from '../../core/deps.ts';
import { ajustesRepository } from '../../empresas/ajustes/ajustes.repository.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { lineasRepository } from '../cuidado/lineas.repository.ts';
import type { AjustesAtencionRecord } from './ajustes-atencion.record.ts';
import { ajustesAtencionRepository } from './ajustes-atencion.repository.ts';
import { ajustesView } from './ajustes-view.ts';
import { findUsuarios } from './personas.ts';

export const ajustesAtencionRepos = {
  atenciones: ajustesAtencionRepository,
  ajustes: ajustesRepository,
  usuarios: usuarioRepository,
  lineas: lineasRepository,
};
type Repos = { [K in keyof typeof ajustesAtencionRepos]: ReturnType<(typeof ajustesAtencionRepos)[K]> };

/** The settings of a company, as they stand or as they have just been written. */
export async function readAjustes(
  empresaId: string,
  { repos, deps }: { repos: Repos; deps: Pick<Deps, 'now'> },
  written?: AjustesAtencionRecord,
): Promise<AjustesAtencion> {
  const [atencion, { zonaHoraria }, lineas] = await Promise.all([
    repos.atenciones.get(empresaId, written),
    repos.ajustes.get(empresaId),
    repos.lineas.get(),
  ]);
  const { contacto, suplente } = atencion.ajustes;
  const usuarios = await findUsuarios(empresaId, [contacto?.usuarioId, suplente?.usuarioId], repos.usuarios);
  return ajustesView(atencion, { usuarios, zonaHoraria, lineas, today: deps.now().toISOString().slice(0, 10) });
}

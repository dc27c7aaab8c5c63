import type { Deps } from '../../core/deps.ts';
import type { SessionUser } from '../../core/request.ts';
import { type AjustesAtencionRepository, ajustesAtencionRepository } from './ajustes-atencion.repository.ts';
import { atencionNoEncontrada } from './atencion.errors.ts';
import type { AtencionRecord } from './atencion.record.ts';
import { type AtencionRepository, atencionRepository, isVisible } from './atencion.repository.ts';
import { atiende, withoutNamed } from './lectores.ts';

export const atencionRepos = { atenciones: atencionRepository, ajustesAtencion: ajustesAtencionRepository };

interface Asked {
  empresaId: string;
  usuario: SessionUser;
  params: { entrevistaId: string; id: string };
  repos: { atenciones: AtencionRepository; ajustesAtencion: AjustesAtencionRepository };
  deps: Pick<Deps, 'now'>;
}

/** @throws AppError as for what there is not, for everybody who does not care for the company's candidates */
export async function assertAtiende({ empresaId, usuario, repos }: Omit<Asked, 'params' | 'deps'>): Promise<void> {
  const ajustes = await repos.ajustesAtencion.find(empresaId);
  if (!atiende(usuario, empresaId, ajustes)) throw atencionNoEncontrada();
}

/** One thing to attend to, for whoever may see it: where it names those who care, for the administrators. */
export async function loadAtencion({ empresaId, usuario, params, repos, deps }: Asked): Promise<AtencionRecord> {
  const [ajustes, atencion] = await Promise.all([
    repos.ajustesAtencion.find(empresaId),
    repos.atenciones.find(empresaId, params.entrevistaId, params.id),
  ]);
  const isThere = atencion && isVisible(atencion, usuario.id, deps.now());
  if (!isThere || !atiende(usuario, empresaId, withoutNamed(ajustes, atencion.excepto))) throw atencionNoEncontrada();
  return atencion;
}

/** User and time of an action. */
export const quienOf = ({ id, nombre }: SessionUser, deps: Pick<Deps, 'now'>) => ({
  usuarioId: id,
  nombre,
  fecha: deps.now().toISOString(),
});

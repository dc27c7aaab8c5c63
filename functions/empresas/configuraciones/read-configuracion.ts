import type { Configuracion } from '#shared/empresas/configuraciones/configuracion.ts';
import type { SessionUser } from '../../core/request.ts';
import { configuracionNoEncontrada } from './configuracion.errors.ts';
import { type ConfiguracionRepository, partsOfId } from './configuracion.repository.ts';

/** The entry of an id, for those who may see it: another company's is answered like a missing one. */
export async function readConfiguracion(
  id: string,
  usuario: SessionUser,
  configuraciones: ConfiguracionRepository,
  accion: Parameters<typeof configuracionNoEncontrada>[0] = 'obtener',
): Promise<Configuracion> {
  const parts = partsOfId(id);
  const mayRead = parts && (usuario.rol === 'superadmin' || usuario.empresaId === parts.empresaId);
  const found = mayRead ? await configuraciones.find(parts.empresaId, parts.nombre) : undefined;
  if (!found) throw configuracionNoEncontrada(accion);
  return found;
}

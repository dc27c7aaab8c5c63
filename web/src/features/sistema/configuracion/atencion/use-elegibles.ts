import type { AjustesAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import { useSession } from '../../../../lib/session.ts';
import { readWhole, useApi } from '../../../../lib/use-api.ts';

/** People of the company who may be named: active, and signed in once. Who is named already stays in the list. */
export function useElegibles(named: readonly AjustesAtencion['contacto'][]) {
  const { isSuperadmin, empresaId } = useSession();
  const query = { limit: 200, ...(isSuperadmin && empresaId ? { empresaId } : {}) };
  const { data, error } = useApi('listUsuarios', { query }, undefined, readWhole);
  const known = (data?.data ?? [])
    .filter(({ activo, estado }) => activo && estado === 'confirmado')
    .map(({ id, nombre, apellidos }) => ({ id, nombre: [nombre, apellidos].filter(Boolean).join(' ') }));
  const missing = named.flatMap((persona) =>
    persona?.usuarioId && !known.some(({ id }) => id === persona.usuarioId)
      ? [{ id: persona.usuarioId, nombre: persona.nombre }]
      : [],
  );
  return { personas: [...known, ...missing], error };
}

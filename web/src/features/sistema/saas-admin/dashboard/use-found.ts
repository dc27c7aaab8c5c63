import { readFilled, useApi } from '../../../../lib/use-api.ts';
import type { Found } from './checklist.ts';

/** What the checklist is made of, asked of the server; `failed` when a part of it could not be read. */
export function useFound(): { found: Found; asking: boolean; failed: boolean } {
  const salud = useApi('getSalud');
  const copias = useApi('getCopias');
  const oauth = useApi('getOauthConfig');
  const planes = useApi('listPlanes', { query: { limit: 200 } });
  const two = { rol: 'superadmin', estado: 'activo', limit: 2 } as const;
  const superadmins = useApi('listUsuarios', { query: two }, undefined, readFilled);
  const cuidado = useApi('getCuidado');
  const answers = [salud, copias, oauth, planes, superadmins, cuidado];
  return {
    found: {
      salud: salud.data,
      copias: copias.data,
      oauth: oauth.data,
      planes: planes.data,
      superadmins: superadmins.data,
      cuidado: cuidado.data,
    },
    asking: answers.some(({ isLoading }) => isLoading),
    failed: answers.some(({ data, error }) => error && !data),
  };
}

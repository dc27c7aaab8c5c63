import type { Secrets } from '../../core/adapters/secrets.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import type { cuidadoRepository } from './cuidado.repository.ts';

interface Services {
  repos: { cuidado: ReturnType<typeof cuidadoRepository> };
  adapters: { secrets: Pick<Secrets, 'decrypt'> };
}

/** Messages given in this interview so far, by the ids of the texts that they answer. */
export async function saidIn(
  entrevista: EntrevistaRecord,
  { repos, adapters: { secrets } }: Services,
): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const { intervencionId, textoCifrado } of await repos.cuidado.list(entrevista))
    said.set(intervencionId, await secrets.decrypt(textoCifrado, contextOf(entrevista)));
  return said;
}

export const contextOf = ({ empresaId }: EntrevistaRecord) => ({ empresaId, campo: 'textoCuidado' });

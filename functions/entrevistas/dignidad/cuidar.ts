import type { MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import { openWrites } from '../atencion/atencion.record.ts';
import type { LoadedSala } from '../sala/sala.service.ts';
import { cuidadoRepository } from './cuidado.repository.ts';
import { leer } from './leer.ts';
import { isUrgentText, mensajeFor, paradaOf, textoIdOf } from './mensaje.ts';

interface Services {
  repos: { cuidado: ReturnType<typeof cuidadoRepository> };
  adapters: { secrets: Secrets };
  deps: Deps;
}

export const cuidadoRepos = { cuidado: cuidadoRepository };

/**
 * Reads what a candidate has sent before anything else does. Where it says that a person is in danger or was hurt, nothing
 * of it is stored: the interview stops, and the answer is what the room says. Undefined: it goes on as it does.
 * The same id again gets the same message and nobody is told a second time.
 */
export async function cuidar(
  { entrevista, anfitrion }: LoadedSala,
  { id: intervencionId, texto }: { id: string; texto: string },
  { repos, adapters: { secrets }, deps }: Services,
): Promise<MensajeCuidado | undefined> {
  const parada = paradaOf(leer(texto));
  if (!parada) return undefined;
  const { empresaId } = entrevista;
  const context = { empresaId, campo: 'textoCuidado' };
  const before = await repos.cuidado.list(entrevista);
  const said = new Map<string, string>();
  for (const each of before) said.set(each.intervencionId, await secrets.decrypt(each.textoCifrado, context));
  const known = said.get(intervencionId);
  if (known === undefined && (entrevista.pausada || entrevista.estado !== 'en_progreso')) return undefined;
  const textoId = known ?? textoIdOf(parada, [...said.values()]);
  if (known === undefined) {
    const cuidado = {
      intervencionId,
      textoCifrado: await secrets.encrypt(textoId, context),
      fecha: deps.now().toISOString(),
    };
    // One urgent notice is open for an interview: another sign sends no second one.
    const isUrgent = isUrgentText(textoId) && ![...said.values()].some(isUrgentText);
    const told = isUrgent ? openWrites(deps, { entrevista, anfitrion }, { tipo: 'urgente' }) : [];
    await repos.cuidado.stop(entrevista, cuidado, told);
  }
  return mensajeFor({ entrevista, anfitrion }, textoId, intervencionId, deps.now());
}

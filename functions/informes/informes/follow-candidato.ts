import { isDeepStrictEqual } from 'node:util';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { kmsSecrets, type Secrets } from '../../core/adapters/secrets.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import type { Deps } from '../../core/deps.ts';
import { job } from '../../core/job.ts';
import { countedCorreoWrites } from '../../correos/correo.repository.ts';
import { hashAccessToken } from '../../entrada/access-token.ts';
import { candidateMailWrites } from '../../entrevistas/entrevistas/candidate-mail.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { informeRepository } from './informe.repository.ts';

/**
 * Interviews and reports keep a candidate's name and address for their lists and searches: they follow when these are
 * corrected, and until an interview begins so does the position that it is for. A booked interview whose address was another one gets a new link, which goes to the present one, unless
 * somebody wanted to keep it; the old link ends in the same transaction. What has followed is left alone, so it may be
 * begun again anywhere.
 */
export const followCandidato = job(
  {
    repos: { candidatos: candidatoRepository, entrevistas: entrevistaRepository, informes: informeRepository },
    adapters: { secrets: kmsSecrets },
    retry: sqsRetry,
  },
  {
    async run({ event, repos: { candidatos, entrevistas, informes }, adapters: { secrets }, deps }) {
      if (event.name !== 'CandidatoActualizado') return;
      const { empresaId, candidatoId } = event.detail;
      const candidato = await candidatos.find(empresaId, candidatoId);
      if (!candidato) return;
      const { nombre: candidatoNombre, email: candidatoEmail, pais: candidatoPais, puesto, renovarEnlaces } = candidato;
      for (const id of await entrevistas.listIdsOfCandidato(empresaId, candidatoId)) {
        const informe = await informes.find(empresaId, id);
        if (informe && informe.candidatoNombre !== candidatoNombre) await informes.rename(informe, candidatoNombre);
        const entrevista = await entrevistas.find(empresaId, id);
        if (!entrevista) continue;
        const isBooked = entrevista.estado === 'programada';
        const now = { candidatoNombre, candidatoEmail, candidatoPais, puesto: isBooked ? puesto : entrevista.puesto };
        if (isDeepStrictEqual({ ...entrevista, ...now }, entrevista)) continue;
        if (renovarEnlaces && isBooked && entrevista.candidatoEmail !== candidatoEmail) {
          const { link, mail } = await newLink({ ...entrevista, ...now }, secrets, deps);
          await entrevistas.replaceToken(entrevista, { ...now, ...link }, mail);
        } else {
          await entrevistas.rename(entrevista, now);
        }
      }
    },
  },
);
export const { handler } = followCandidato;

/** Another link with its e-mail, which was counted when the address was saved. */
async function newLink(entrevista: EntrevistaRecord, secrets: Secrets, deps: Deps) {
  const token = deps.newAccessToken();
  const tokenCifrado = await secrets.encrypt(token, { empresaId: entrevista.empresaId, campo: 'tokenAcceso' });
  const link = { tokenHash: hashAccessToken(token), tokenCifrado, secuencia: entrevista.secuencia + 1 };
  const mail = candidateMailWrites('nuevoEnlaceEntrevista', { ...entrevista, ...link }, deps, {}, countedCorreoWrites);
  return { link, mail };
}

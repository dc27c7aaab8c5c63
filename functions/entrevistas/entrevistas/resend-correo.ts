import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { correoNoEncontrado, noReenviable } from '../../correos/correo.errors.ts';
import { correoRepository } from '../../correos/correo.repository.ts';
import { correoView, impedimentoOf } from '../../correos/correo-view.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { currentLink } from './current-link.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

export const resendCorreo = endpoint(
  entrevistasApi.resendCorreo,
  { repos: { correos: correoRepository, entrevistas: entrevistaRepository } },
  async ({ params: { id }, empresaId = null, repos, deps }) => {
    const correo = await repos.correos.find(empresaId, id);
    if (!correo) throw correoNoEncontrado();
    const impedimento = impedimentoOf(correo);
    if (impedimento) throw noReenviable(impedimento);
    const secretos = await currentLink(correo, repos.entrevistas);
    const { motivo: _, fechaEnvio: __, via: ___, ...rest } = correo;
    const queued = { ...rest, secretos, estado: 'encolado' as const, intentos: 0, reenvios: correo.reenvios + 1 };
    const result = correoView(queued);
    await repos.correos.requeue(correo, secretos, deps, result);
    deps.log.info('correo.resent', { empresaId, correoId: id });
    return result;
  },
);
export const { handler } = resendCorreo;

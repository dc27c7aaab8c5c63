import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { AVISO_EMPRESA, CONSENTIMIENTOS, hasOtherConsents } from '#shared/entrevistas/sala/sala.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { textoHash } from './consents.ts';
import { avisosCambiados, salaCerrada, salaNoAbierta } from './sala.errors.ts';
import { salaRepository } from './sala.repository.ts';
import { loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

export const acceptConsentimientos = endpoint(
  salaApi.acceptConsentimientos,
  { repos: { ...salaRepos, sala: salaRepository } },
  async ({ candidate, body, sourceIp, repos, deps }) => {
    const open = await loadSala(candidate, repos);
    const { entrevista } = open;
    const { aviso } = open.anfitrion.marca;
    const { estado } = salaView(open, deps.now());
    if (estado === 'no_abierta') throw salaNoAbierta();
    if (estado === 'abierta') {
      if (body.aviso !== aviso?.hash || hasOtherConsents(body.aceptados)) throw avisosCambiados();
      const when = { fecha: deps.now().toISOString(), direccion: sourceIp };
      await repos.sala.acceptConsents(entrevista, [
        ...CONSENTIMIENTOS.map(({ id, texto }) => ({ id, hash: textoHash(texto), ...when })),
        ...(aviso ? [{ id: AVISO_EMPRESA, hash: aviso.hash, ...when }] : []),
      ]);
    } else if (entrevista.consentimientos.length === 0) throw salaCerrada();
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = acceptConsentimientos;

import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { bookEntrevista, bookingRepos, findOffer } from './book-entrevista.ts';
import { assertNotPast } from './booking.ts';

export const createEntrevista = endpoint(
  entrevistasApi.createEntrevista,
  { repos: bookingRepos, adapters: { secrets: kmsSecrets } },
  async ({ body, empresaId, usuario, repos, adapters, deps }) => {
    assertNotPast(body.fechaProgramada, deps.now());
    const services = { repos, secrets: adapters.secrets, deps };
    const offer = await findOffer(empresaId, body.servicioId, services);
    return bookEntrevista({ body, offer, usuario }, services);
  },
);
export const { handler } = createEntrevista;

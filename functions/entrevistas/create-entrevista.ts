import { entrevistasApi } from '#shared/entrevistas/entrevistas.api.ts';
import { isDisponible } from '#shared/servicios-hr/disponibilidad.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { empresaNoEncontrada } from '../empresas/empresa.errors.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { endpoint } from '../endpoint.ts';
import { licenciaRepository } from '../licencias/licencia.repository.ts';
import { reservePlaza } from '../licencias/plaza.ts';
import { servicioNoDisponible } from '../servicios-hr/servicio-hr.errors.ts';
import { servicioHrRepository } from '../servicios-hr/servicio-hr.repository.ts';
import { bookingWrites, newEntrevista } from './booking.ts';
import { fechaPasada } from './entrevista.errors.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

/** The form's minimum is "now", and a person takes a while to press the button. */
const TOLERANCE_MS = 5 * 60_000;

export const createEntrevista = endpoint(
  entrevistasApi.createEntrevista,
  {
    repos: {
      entrevistas: entrevistaRepository,
      candidatos: candidatoRepository,
      empresas: empresaRepository,
      servicios: servicioHrRepository,
      licencias: licenciaRepository,
    },
    adapters: { secrets: kmsSecrets },
  },
  async ({ body, empresaId, usuario, repos, adapters, deps }) => {
    if (Date.parse(body.fechaProgramada) < deps.now().getTime() - TOLERANCE_MS) throw fechaPasada();
    const [empresa, candidato, servicio] = await Promise.all([
      repos.empresas.find(empresaId),
      repos.candidatos.get(empresaId, body.candidatoId),
      repos.servicios.get(body.servicioId),
    ]);
    if (!empresa) throw empresaNoEncontrada(empresaId);
    if (!isDisponible(servicio, empresa)) throw servicioNoDisponible();

    const token = deps.newAccessToken();
    const tokenCifrado = await adapters.secrets.encrypt(token, { empresaId, campo: 'tokenAcceso' });
    const booked = newEntrevista({ body, empresa, candidato, servicio, usuario, token, tokenCifrado }, deps);
    const alongside = await bookingWrites({ entrevista: booked, candidato, token }, adapters.secrets, deps);
    await reservePlaza(repos.licencias, deps, booked, ({ set, writes }) =>
      repos.entrevistas.create({ ...booked, ...set }, [...alongside, ...writes]),
    );
    deps.log.info('entrevista.booked', { empresaId, entrevistaId: booked.id });
    return booked;
  },
);
export const { handler } = createEntrevista;

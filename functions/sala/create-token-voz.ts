import { modeloPorDefecto } from '#shared/proveedores/modelos.ts';
import { salaApi } from '#shared/sala/sala.api.ts';
import { IDIOMA_VOZ } from '#shared/sala/voz.ts';
import { claveContext } from '../configuracion/clave-secreta.ts';
import { proveedorRepository } from '../configuracion/proveedor.repository.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { deepgramSpeech } from '../core/adapters/speech.ts';
import { endpoint } from '../endpoint.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { salaCerrada, salaNoEncontrada, salaPausada } from './sala.errors.ts';
import { estadoSala } from './sala-view.ts';
import { vozRepository } from './voz.repository.ts';

/** A key that opens nothing is as good as none: the candidate goes on with what their browser can do, or types. */
const NO_DISPONIBLE = { disponible: false } as const;

export const createTokenVoz = endpoint(
  salaApi.createTokenVoz,
  {
    repos: { entrevistas: entrevistaRepository, proveedores: proveedorRepository, voz: vozRepository },
    adapters: { secrets: kmsSecrets, speech: deepgramSpeech },
  },
  async ({ candidate: { empresaId, entrevistaId }, repos, adapters: { secrets, speech }, deps }) => {
    const entrevista = await repos.entrevistas.find(empresaId, entrevistaId);
    if (!entrevista) throw salaNoEncontrada();
    const estado = estadoSala(entrevista, deps.now());
    if (estado === 'pausada') throw salaPausada();
    if (estado !== 'en_curso') throw salaCerrada();

    const { activo, claveCifrada, modelo: elegido } = await repos.proveedores.get('deepgram');
    if (!activo || !claveCifrada) return NO_DISPONIBLE;
    await repos.voz.reserve(entrevista, deps.now());
    const grant = await speech.grant(await secrets.decrypt(claveCifrada, claveContext('deepgram')));
    deps.log.info('voz.granted', { empresaId, entrevistaId, ok: grant !== undefined });
    const modelo = elegido ?? modeloPorDefecto('deepgram');
    if (!grant || !modelo) return NO_DISPONIBLE;
    return {
      disponible: true,
      proveedor: 'deepgram',
      token: grant.token,
      expira: new Date(deps.now().getTime() + grant.expiresIn * 1000).toISOString(),
      url: speech.listenUrl(modelo, IDIOMA_VOZ),
      modelo,
    } as const;
  },
);
export const { handler } = createTokenVoz;

import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { IDIOMA_VOZ } from '#shared/entrevistas/sala/voz.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { deepgramSpeech } from '../../core/adapters/speech.ts';
import { empresaPermitidosRepository } from '../../empresas/empresas/empresa-permitidos.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { salaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { claveEmpresaRepository } from '../../ia/configuracion/clave-empresa.repository.ts';
import { claveContext } from '../../ia/configuracion/clave-secreta.ts';
import { claveVigente } from '../../ia/configuracion/clave-vigente.ts';
import { modeloVigente } from '../../ia/configuracion/modelo-vigente.ts';
import { proveedorRepository } from '../../ia/configuracion/proveedor.repository.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { salaCerrada, salaPausada } from './sala.errors.ts';
import { estadoSala } from './sala-view.ts';
import { vozRepository } from './voz.repository.ts';

/** A key that opens nothing is as good as none: the candidate goes on with what their browser can do, or types. */
const NO_DISPONIBLE = { disponible: false } as const;

export const createTokenVoz = endpoint(
  salaApi.createTokenVoz,
  {
    repos: {
      entrevistas: entrevistaRepository,
      proveedores: proveedorRepository,
      claves: claveEmpresaRepository,
      permitidos: empresaPermitidosRepository,
      voz: vozRepository,
    },
    adapters: { secrets: kmsSecrets, speech: deepgramSpeech },
  },
  async ({ candidate: { empresaId, entrevistaId }, repos, adapters: { secrets, speech }, deps }) => {
    const entrevista = await repos.entrevistas.find(empresaId, entrevistaId);
    if (!entrevista) throw salaNoEncontrada();
    const estado = estadoSala(entrevista, deps.now());
    if (estado === 'pausada') throw salaPausada();
    if (estado !== 'en_curso') throw salaCerrada();

    const [platform, claves] = await Promise.all([repos.proveedores.get('deepgram'), repos.claves.list(empresaId)]);
    const clave = claveVigente(platform, claves, empresaId);
    const modelo = modeloVigente(platform);
    if (!platform.activo || !clave || !modelo) return NO_DISPONIBLE;
    if (!(await repos.permitidos.has(empresaId, 'deepgram'))) return NO_DISPONIBLE;
    await repos.voz.reserve(entrevista, deps.now());
    const grant = await speech.grant(await secrets.decrypt(clave.cifrada, claveContext('deepgram', clave.empresaId)));
    deps.log.info('voz.granted', { empresaId, entrevistaId, ok: grant !== undefined });
    if (!grant) return NO_DISPONIBLE;
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

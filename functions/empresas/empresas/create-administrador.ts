import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { usuarioGestionadoSchema } from '#shared/empresas/usuarios/gestion.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { Reply } from '../../core/reply.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { newRecord } from '../../entrada/usuario.record.ts';
import { ajustesRepository } from '../ajustes/ajustes.repository.ts';
import { assertDominio } from '../ajustes/assert-dominio.ts';
import { planRepository } from '../planes/plan.repository.ts';
import { gestionRepository } from '../usuarios/gestion.repository.ts';
import { newPerfilWrite } from '../usuarios/perfil.repository.ts';
import { empresaRepository } from './empresa.repository.ts';
import { usoRepository } from './uso.repository.ts';
import { welcomeMail } from './welcome-mail.ts';

/** As with a new company, the account in Cognito and the e-mail follow from the stored user. */
export const createAdministrador = endpoint(
  empresasApi.createAdministrador,
  {
    repos: {
      empresas: empresaRepository,
      gestion: gestionRepository,
      ajustes: ajustesRepository,
      usos: usoRepository,
      planes: planRepository,
    },
    adapters: { secrets: kmsSecrets },
  },
  async ({ empresaId, body, usuario: actor, repos, adapters, deps }) => {
    const empresa = await repos.empresas.get(empresaId);
    const { zonaHoraria, dominios } = await repos.ajustes.get(empresaId);
    assertDominio(body.email, dominios);
    const { password, confirmPassword: _, cargo, ...person } = body;
    const usuario = {
      ...person,
      id: deps.newId('usr'),
      rol: 'admin' as const,
      empresaId,
      empresaNombre: displayNombre(empresa),
      configuracion: { zonaHoraria },
      fecha: deps.now().toISOString(),
      passwordCifrada: await adapters.secrets.encrypt(password, { empresaId, campo: 'password' }),
    };
    const result = usuarioGestionadoSchema().parse(newRecord(usuario));
    const perfil = cargo ? [newPerfilWrite(usuario.id, { puesto: cargo })] : [];
    const isFirst = (await repos.usos.find(empresaId))?.usuarios === 0;
    const plan = isFirst && (await repos.planes.get(empresa.plan));
    const welcome = plan ? welcomeMail(empresa, { plan, administrador: usuario.nombre }, deps) : [];
    await repos.gestion.create(actor, usuario, deps, result, [...perfil, ...welcome]);
    deps.log.info('usuario.invited', { empresaId, usuarioId: usuario.id });
    return new Reply(result, { message: 'Administrador creado correctamente' });
  },
);
export const { handler } = createAdministrador;

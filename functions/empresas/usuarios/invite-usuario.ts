import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { usuarioGestionadoSchema } from '#shared/empresas/usuarios/gestion.ts';
import { usuariosApi } from '#shared/empresas/usuarios/usuarios.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { newRecord } from '../../entrada/usuario.record.ts';
import { ajustesRepository } from '../ajustes/ajustes.repository.ts';
import { assertDominio } from '../ajustes/assert-dominio.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { gestionRepository } from './gestion.repository.ts';
import { assertMayGive, managedEmpresa } from './managed-usuario.ts';
import { newPassword } from './pending-password.ts';
import { eligeEmpresa } from './usuario.errors.ts';
import { usuarioRepository } from './usuario.repository.ts';

/**
 * Only the superadmin, and who asks within the own company, is told that an e-mail is taken. An administrator does not learn
 * who is on the platform: an e-mail that signs somebody in elsewhere is answered, listed and counted like any other, and only
 * the person hears of it. The account and the e-mail follow in `sync-usuario`, so user, place of the plan and invitation
 * exist together; an invitation that nobody takes up in seven days ends (`reconcile-usuarios`).
 */
export const inviteUsuario = endpoint(
  usuariosApi.inviteUsuario,
  {
    repos: {
      usuarios: usuarioRepository,
      gestion: gestionRepository,
      empresas: empresaRepository,
      ajustes: ajustesRepository,
    },
    adapters: { secrets: kmsSecrets },
  },
  async ({ body, query, usuario: actor, repos, adapters, deps }) => {
    const managed = managedEmpresa(actor, query.empresaId);
    assertMayGive(actor, body.rol);
    // The superadmin is the only user without a company.
    const empresaId = body.rol === 'superadmin' ? null : managed;
    if (!empresaId && body.rol !== 'superadmin') throw eligeEmpresa();
    const empresa = empresaId ? await repos.empresas.get(empresaId) : undefined;
    const { zonaHoraria, dominios } = await repos.ajustes.get(empresaId ?? undefined);
    assertDominio(body.email, dominios);

    const holder = await repos.usuarios.findEmpresaOfEmail(body.email);
    const isElsewhere = actor.rol !== 'superadmin' && holder !== undefined && holder !== empresaId;
    const usuario = {
      ...body,
      id: deps.newId('usr'),
      empresaId,
      empresaNombre: empresa ? displayNombre(empresa) : null,
      configuracion: { zonaHoraria },
      fecha: deps.now().toISOString(),
      ...(isElsewhere && { enOtraEmpresa: true as const }),
      ...(await newPassword(adapters.secrets, empresaId, 'invitacion')),
    };
    const result = usuarioGestionadoSchema().parse(newRecord(usuario));
    await repos.gestion.create(actor, usuario, deps, result);
    deps.log.info('usuario.invited', { empresaId, usuarioId: usuario.id });
    return result;
  },
);
export const { handler } = inviteUsuario;

import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoTokenVerifier } from '../../core/token-verifier.ts';
import { sesionRepository } from '../../empresas/usuarios/sesion.repository.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { sinSesion } from './auth.errors.ts';
import { bearerOf } from './caller.ts';

export const listSesiones = endpoint(
  authApi.listSesiones,
  {
    repos: { usuarios: usuarioRepository, sesiones: sesionRepository },
    adapters: { verifier: cognitoTokenVerifier },
  },
  async ({ usuario, query, event, repos, adapters, deps }) => {
    const [record, { sesion }] = await Promise.all([
      repos.usuarios.find(usuario.id),
      adapters.verifier.verify(bearerOf(event)),
    ]);
    if (!record) throw sinSesion();
    const { items, cursor } = await repos.sesiones.list(record, query, deps.now());
    return { items: items.map((each) => ({ ...each, actual: each.id === sesion })), cursor };
  },
);
export const { handler } = listSesiones;

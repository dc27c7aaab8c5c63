import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { cognitoTokenVerifier } from '../../core/token-verifier.ts';
import { actividadRepository } from '../../empresas/empresas/actividad.repository.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { sesionRepository } from '../../empresas/usuarios/sesion.repository.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { cicloSesionRepository } from './ciclo-sesion.repository.ts';

/** What each step of a sign-in with a password needs: its tries are counted, and the last one opens the session. */
export const signInWiring = {
  repos: {
    attempts: attemptRepository,
    usuarios: usuarioRepository,
    empresas: empresaListadoRepository,
    actividades: actividadRepository,
    sesiones: sesionRepository,
    ciclo: cicloSesionRepository,
  },
  adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
};

import * as z from 'zod';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';
import { loginSchema, nuevaPasswordSchema, sesionSchema } from './auth.ts';

export const authApi = defineApi({
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    scope: 'plataforma',
    summary: 'Sign in with e-mail and password',
    body: loginSchema,
    response: sesionSchema,
    uses: { table: 'write', identity: ['InitiateAuth'] },
  },
  updatePassword: {
    method: 'POST',
    path: '/api/auth/nueva-password',
    access: 'public',
    scope: 'plataforma',
    summary: 'Replace a temporary password and sign in',
    body: nuevaPasswordSchema,
    response: sesionSchema,
    uses: { table: 'write', identity: ['RespondToAuthChallenge'] },
  },
  refreshSesion: {
    method: 'POST',
    path: '/api/auth/refrescar',
    access: 'public',
    scope: 'plataforma',
    summary: 'A new access token from the session cookie',
    response: sesionSchema,
    uses: { table: 'read', identity: ['InitiateAuth'] },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/salir',
    access: 'public',
    scope: 'plataforma',
    summary: 'End the session and revoke its refresh token',
    response: lazy(() => z.object({ cerrada: z.literal(true) })),
    uses: { identity: ['RevokeToken'] },
  },
  getOauthConfig: {
    method: 'GET',
    path: '/api/oauth/config',
    access: 'public',
    scope: 'plataforma',
    summary: 'Which social sign-in providers are enabled',
    response: lazy(() =>
      z.object({
        providers: z.object({
          google: z.object({ enabled: z.boolean() }),
          microsoft: z.object({ enabled: z.boolean() }),
        }),
      }),
    ),
    uses: {},
  },
});

import * as z from 'zod';
import { sesionSchema } from '../auth/auth.ts';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';

export const sistemaApi = defineApi({
  getTest: {
    method: 'GET',
    path: '/api/test',
    access: 'public',
    scope: 'plataforma',
    summary: 'Whether the server answers and reaches its table',
    response: lazy(() =>
      z.object({ servidor: z.literal('ok'), baseDatos: z.enum(['ok', 'caido']), version: z.string() }),
    ),
    uses: { table: 'read' },
  },
  initializeApp: {
    method: 'POST',
    path: '/api/app/inicializar',
    access: 'session',
    scope: 'plataforma',
    summary: 'The signed-in user and their companies, asked for once after sign-in',
    response: lazy(() => sesionSchema().pick({ user: true, empresas: true })),
    uses: { table: 'read' },
  },
});

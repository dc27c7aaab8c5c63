import { defineApi } from '../core/contract.ts';
import { correoSchema, listCorreosQuery } from './correo.ts';
import { pruebaSmtpSchema, testSmtpSchema } from './email-config.ts';

const ofCompany = {
  access: { permission: 'manage_users' },
  scope: 'empresa',
  empresaOptional: true,
} as const;

export const correosApi = defineApi({
  listCorreos: {
    method: 'GET',
    path: '/api/correos',
    ...ofCompany,
    summary: "E-mails and what became of them: the company's; for a superadmin without one, the platform's own",
    query: listCorreosQuery,
    response: correoSchema,
    list: true,
    uses: { table: 'read' },
  },
  resendCorreo: {
    method: 'POST',
    path: '/api/correos/{id}/reenviar',
    ...ofCompany,
    summary: 'Send an e-mail again that failed or came back',
    response: correoSchema,
    uses: { table: 'write' },
  },
  testSmtp: {
    method: 'POST',
    path: '/api/configuracion/test-smtp',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Try an SMTP server step by step with an e-mail to the caller, 5 times a minute at most',
    body: testSmtpSchema,
    response: pruebaSmtpSchema,
    uses: { table: 'write', secrets: ['decrypt'], mailSettings: true },
    timeoutSeconds: 29,
  },
});

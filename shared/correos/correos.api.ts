import { defineApi } from '../core/contract.ts';
import { correoSchema, listCorreosQuery } from './correo.ts';
import { pruebaSmtpSchema, testSmtpSchema } from './email-config.ts';
import {
  borradorSchema,
  plantillaCorreoSchema,
  plantillaResumenSchema,
  pruebaPlantillaSchema,
  restorePlantillaCorreoSchema,
  updatePlantillaCorreoSchema,
  vistaPreviaSchema,
} from './plantilla-correo.ts';

const ofCompany = {
  access: { permission: 'manage_users' },
  scope: 'empresa',
  empresaOptional: true,
} as const;

/** What the platform's e-mails say is the same for all companies. */
const ofPlatform = { access: { permission: 'manage_empresas' }, scope: 'plataforma' } as const;

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
  testSmtp: {
    method: 'POST',
    path: '/api/configuracion/test-smtp',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Try an SMTP server step by step with an e-mail to the caller, 5 times a minute at most',
    body: testSmtpSchema,
    response: pruebaSmtpSchema,
    audit: 'Probó un servidor de correo',
    uses: { table: 'write', secrets: ['decrypt'], mailSettings: true },
    timeoutSeconds: 29,
  },
  listPlantillasCorreo: {
    method: 'GET',
    path: '/api/correos/plantillas',
    ...ofPlatform,
    summary: 'Every e-mail that the platform sends: when, whether it is on, and whether its text was changed',
    response: plantillaResumenSchema,
    list: true,
    uses: { table: 'read' },
  },
  getPlantillaCorreo: {
    method: 'GET',
    path: '/api/correos/plantillas/{plantilla}',
    ...ofPlatform,
    summary: 'The text of an e-mail with its variables, and what it was before',
    response: plantillaCorreoSchema,
    uses: { table: 'read' },
  },
  updatePlantillaCorreo: {
    method: 'PUT',
    path: '/api/correos/plantillas/{plantilla}',
    ...ofPlatform,
    summary: 'Change the text of an e-mail, or switch it on or off',
    body: updatePlantillaCorreoSchema,
    response: plantillaCorreoSchema,
    audit: 'Cambió una plantilla de correo',
    changes: ['correos'],
    uses: { table: 'write' },
  },
  restorePlantillaCorreo: {
    method: 'POST',
    path: '/api/correos/plantillas/{plantilla}/restablecer',
    ...ofPlatform,
    summary: 'Give an e-mail the text back that the platform comes with; on or off, it stays as it is',
    body: restorePlantillaCorreoSchema,
    response: plantillaCorreoSchema,
    audit: 'Restableció una plantilla de correo',
    changes: ['correos'],
    uses: { table: 'write' },
  },
  validatePlantillaCorreo: {
    method: 'POST',
    path: '/api/correos/plantillas/{plantilla}/vista-previa',
    ...ofPlatform,
    summary: 'Check a text and show the e-mail as it would go out, with examples for values; nothing is stored',
    body: borradorSchema,
    response: vistaPreviaSchema,
    audit: false,
    uses: { table: 'read' },
  },
  sendPruebaPlantilla: {
    method: 'POST',
    path: '/api/correos/plantillas/{plantilla}/prueba',
    ...ofPlatform,
    summary: 'Send a text with examples for values to the caller, 5 times a minute at most; it need not be saved',
    body: borradorSchema,
    response: pruebaPlantillaSchema,
    audit: 'Se envió una prueba de una plantilla de correo',
    changes: ['correos'],
    uses: { table: 'write', secrets: ['decrypt'], sendMail: true, mailSettings: true },
    timeoutSeconds: 29,
  },
});

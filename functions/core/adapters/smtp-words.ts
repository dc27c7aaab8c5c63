import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { PasoSmtp } from '#shared/correos/email-config.ts';

const BY_CODE: Record<string, string> = {
  EPORT: 'ese puerto no está permitido',
  ENOTFOUND: 'no existe ningún servidor con ese nombre',
  EAI_AGAIN: 'el nombre del servidor no se puede resolver en este momento',
  ECONNREFUSED: 'el servidor rechaza la conexión en ese puerto',
  ETIMEDOUT: 'el servidor no responde a tiempo',
  EHOSTUNREACH: 'no se llega al servidor',
  ENETUNREACH: 'no se llega al servidor',
  EPROTOCOL: 'lo que responde no es un servidor de correo',
};

const BY_STEP: Record<PasoSmtp, string> = {
  resolver: 'el nombre del servidor no se puede resolver',
  conectar: 'el servidor cierra la conexión sin saludar',
  tls: 'el servidor no ofrece una conexión cifrada (TLS) válida',
  autenticar: 'el servidor no acepta el usuario o la contraseña',
  enviar: 'el servidor no acepta el mensaje',
};

/** Why a step failed, for people. What the server answered is left out: it may be anything. */
export function motivoOf(paso: PasoSmtp, cause: unknown): string {
  const { name, code = '', command, responseCode = 0, message = '' } = cause as SMTPConnection.SMTPError;
  if (name === 'UnreachableHostError') return 'el servidor tiene una dirección que no es pública';
  if (paso === 'tls' && /certificate|self-signed|altnames/i.test(message)) {
    return 'el certificado del servidor no es válido para ese nombre';
  }
  if (paso === 'enviar' && command === 'RCPT TO') return `el servidor rechaza al destinatario (${responseCode})`;
  if (paso === 'enviar' && command === 'MAIL FROM')
    return `el servidor no deja enviar con ese remitente (${responseCode})`;
  if (paso === 'enviar' && responseCode) return `${BY_STEP.enviar} (${responseCode})`;
  if (paso === 'tls' || paso === 'autenticar') return BY_STEP[paso];
  return BY_CODE[code] ?? BY_STEP[paso];
}

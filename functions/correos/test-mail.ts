import type { Mail } from '../core/adapters/mail.ts';
import type { Deps } from '../core/deps.ts';
import { escapeHtml } from './plantillas/template.ts';

/** What a test of a mail server sends to whoever asked for it. */
export function testMail(to: { nombre: string; email: string }, from: string, { newId }: Pick<Deps, 'newId'>): Mail {
  const text = `Hola, ${to.nombre}: si lees esto, el servidor SMTP que has probado puede enviar los correos de Idonea.`;
  return {
    from: { name: 'Idonea', address: from },
    to: { name: to.nombre, address: to.email },
    subject: 'Prueba del servidor de correo',
    html: `<p>${escapeHtml(text)}</p>`,
    text,
    id: newId('pru'),
  };
}

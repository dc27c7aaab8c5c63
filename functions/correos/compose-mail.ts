import type { Mail } from '../core/adapters/mailer.ts';
import type { Correo } from './correo.repository.ts';
import { createInvitation } from './invitation.ts';
import { DEFAULT_TEMPLATES } from './plantillas/default-templates.ts';
import { htmlLayout, textLayout } from './plantillas/layout.ts';
import { renderTemplate } from './plantillas/template.ts';

/** The message of a stored e-mail; `variables` holds its secrets in clear, `sender` is the platform's own address. */
export function composeMail(correo: Correo, variables: Record<string, string>, sender: string): Mail {
  const template = DEFAULT_TEMPLATES[correo.plantilla];
  return {
    to: { name: correo.para.nombre, address: correo.para.email },
    subject: renderTemplate(template.subject, variables, 'text'),
    html: renderTemplate(htmlLayout(template), variables, 'html'),
    text: renderTemplate(textLayout(template), variables, 'text'),
    ...(correo.plantilla === 'invitacionEntrevista' && {
      invitation: { method: 'REQUEST' as const, content: createInvitation(correo, variables, sender) },
    }),
  };
}

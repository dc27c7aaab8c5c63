import type { Mail } from '../core/adapters/mailer.ts';
import type { Correo } from './correo.repository.ts';
import { type CalendarMethod, createInvitation } from './invitation.ts';
import { DEFAULT_TEMPLATES } from './plantillas/default-templates.ts';
import { htmlLayout, textLayout } from './plantillas/layout.ts';
import { renderTemplate } from './plantillas/template.ts';

/** E-mails that put an entry into the candidate's calendar, move it, or take it out. */
const CALENDAR: Partial<Record<Correo['plantilla'], CalendarMethod>> = {
  invitacionEntrevista: 'REQUEST',
  entrevistaReprogramada: 'REQUEST',
  nuevoEnlaceEntrevista: 'REQUEST',
  entrevistaCancelada: 'CANCEL',
};

/** The message of a stored e-mail; `variables` holds its secrets in clear, `sender` is the platform's own address. */
export function composeMail(correo: Correo, variables: Record<string, string>, sender: string): Mail {
  const method = CALENDAR[correo.plantilla];
  const template = DEFAULT_TEMPLATES[correo.plantilla];
  return {
    to: { name: correo.para.nombre, address: correo.para.email },
    subject: renderTemplate(template.subject, variables, 'text'),
    html: renderTemplate(htmlLayout(template), variables, 'html'),
    text: renderTemplate(textLayout(template), variables, 'text'),
    ...(method && { invitation: { method, content: createInvitation(correo, variables, method, sender) } }),
  };
}

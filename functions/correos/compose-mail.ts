import { plantillaInfo } from '#shared/correos/plantillas.ts';
import type { Address, Mail } from '../core/adapters/mail.ts';
import type { Correo } from './correo.repository.ts';
import type { EmailConfigRecord } from './email-config.repository.ts';
import { type CalendarMethod, createInvitation } from './invitation.ts';
import type { Fuente } from './plantillas/fuente.ts';
import { renderFuente } from './plantillas/render.ts';

/** E-mails that put an entry into the candidate's calendar, move it, or take it out. */
const CALENDAR: Partial<Record<Correo['plantilla'], CalendarMethod>> = {
  invitacionEntrevista: 'REQUEST',
  entrevistaReprogramada: 'REQUEST',
  nuevoEnlaceEntrevista: 'REQUEST',
  entrevistaCancelada: 'CANCEL',
};

/**
 * The message of a stored e-mail by the text that is in force; `variables` holds its secrets in clear, `own` is the
 * platform's own address. @throws when the text names a variable that has no value
 */
export function composeMail(
  correo: Correo,
  fuente: Fuente,
  variables: Record<string, string>,
  config: EmailConfigRecord,
  own: string,
): Mail {
  const { id, empresaId, plantilla, para, reenvios } = correo;
  const method = CALENDAR[plantilla];
  const sender = senderOf(correo, config, own);
  return {
    ...sender,
    to: { name: para.nombre, address: para.email },
    ...renderFuente(fuente, variables),
    id: reenvios > 0 ? `${id}.${reenvios}` : id,
    tags: { correo: id, ...(empresaId && { empresa: empresaId }) },
    ...(method && {
      invitation: { method, content: createInvitation(correo, variables, method, sender.from.address) },
    }),
  };
}

/**
 * In whose name it goes out, and where answers go. SES lets the platform's own address send and no other, so there a
 * mailbox is the address for answers.
 */
export function senderOf(
  { plantilla }: Pick<Correo, 'plantilla'>,
  { smtp, from, replyTo, emails }: EmailConfigRecord,
  own: string,
): { from: Address; replyTo?: string } {
  const mailbox = emails[plantillaInfo(plantilla).categoria];
  const name = mailbox?.name || from.name || 'Idonea';
  const wanted = mailbox?.email || from.email || own;
  const address = smtp ? wanted : own;
  const answers = mailbox?.email || replyTo || from.email;
  return { from: { name, address }, ...(answers && answers !== address && { replyTo: answers }) };
}

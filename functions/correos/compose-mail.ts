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
 * The message of a stored e-mail by the text that is in force; `variables` holds its secrets in clear, `organizador` is
 * whom a calendar entry names. @throws when the text names a variable that has no value
 */
export function composeMail(
  correo: Correo,
  fuente: Fuente,
  variables: Record<string, string>,
  sender: Sender,
  organizador: string,
): Mail {
  const { id, empresaId, plantilla, para, reenvios } = correo;
  const method = CALENDAR[plantilla];
  return {
    ...sender,
    to: { name: para.nombre, address: para.email },
    ...renderFuente(fuente, variables),
    id: reenvios > 0 ? `${id}.${reenvios}` : id,
    tags: { correo: id, ...(empresaId && { empresa: empresaId }) },
    ...(method && {
      invitation: { method, content: createInvitation(correo, variables, method, organizador) },
    }),
  };
}

/** Whether an e-mail brings a calendar entry. */
export const isInvitation = ({ plantilla }: Pick<Correo, 'plantilla'>) => CALENDAR[plantilla] !== undefined;

export interface Sender {
  from: Address;
  replyTo?: string;
}

/**
 * In whose name it goes out, and where answers go. SES lets the platform's own address send and no other, so there a
 * mailbox is the address for answers.
 */
export function senderOf(
  { plantilla }: Pick<Correo, 'plantilla'>,
  { smtp, from, replyTo, emails }: EmailConfigRecord,
  own: string,
): Sender {
  const mailbox = emails[plantillaInfo(plantilla).categoria];
  const name = mailbox?.name || from.name || 'Idonea';
  const wanted = mailbox?.email || from.email || own;
  const address = smtp ? wanted : own;
  const answers = mailbox?.email || replyTo || from.email;
  return { from: { name, address }, ...(answers && answers !== address && { replyTo: answers }) };
}

import { createTransport, type SendMailOptions } from 'nodemailer';
import { htmlDocument } from '../html-document.ts';

export interface Address {
  name: string;
  address: string;
}

export interface Mail {
  from: Address;
  to: Address;
  /** Where answers go, when not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Left part of the Message-ID: the same for each try, so that mailboxes that compare ids show a second copy once. */
  id: string;
  /** Calendar invitation: `method` REQUEST or CANCEL, content as iCalendar text. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** What the mail service hands back with what it tells of this e-mail. Letters, figures, `_` and `-`. */
  tags?: Record<string, string>;
}

/** A try that failed. `motivo` is for people. */
export class MailError extends Error {
  readonly motivo: string;
  /** Trying again as it is would fail again. */
  readonly permanent: boolean;
  /** The recipient's address was refused, as if it had come back. */
  readonly bounced: boolean;

  constructor(motivo: string, { permanent = false, bounced = false, cause }: MailErrorOptions = {}) {
    super(motivo, { cause });
    this.name = 'MailError';
    this.motivo = motivo;
    this.permanent = permanent || bounced;
    this.bounced = bounced;
  }
}

interface MailErrorOptions {
  permanent?: boolean;
  bounced?: boolean;
  cause?: unknown;
}

export interface ComposedMail {
  raw: Buffer;
  envelope: { from: string; to: string[] };
}

const composer = createTransport({ streamTransport: true, buffer: true });

/**
 * MIME and envelope. Addresses go in as objects and are never parsed out of text; nodemailer refuses line breaks in
 * them. Nothing is read from disk or fetched, whatever a template says.
 */
export async function composeMime(mail: Mail, headers: Record<string, string> = {}): Promise<ComposedMail> {
  const { from, to, replyTo, subject, html, text, id, invitation } = mail;
  const options: SendMailOptions = {
    from: addressOf(from),
    to: addressOf(to),
    ...(replyTo && { replyTo: { name: '', address: oneLine(replyTo) } }),
    subject: oneLine(subject),
    html: htmlDocument(html, oneLine(subject)),
    text,
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(invitation && { icalEvent: { ...invitation, filename: 'entrevista.ics' } }),
  };
  const { message, envelope } = await composer.sendMail(options);
  return { raw: message as Buffer, envelope: { from: String(envelope.from), to: [...envelope.to] } };
}

const addressOf = ({ name, address }: Address) => ({ name: oneLine(name), address: oneLine(address) });

/** A line break would let its writer add headers, such as a Bcc. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ParsedAddress } from 'mailparser';
import { simpleParser } from 'mailparser';
import type { Emulator, EmulatorOptions } from './emulator.ts';
import { listenOnLoopback } from './emulator.ts';
import { AwsError, readBody } from './json-protocol.ts';
import type { Correo, CorreoNuevo } from './mailbox.ts';
import { openMailbox } from './mailbox.ts';
import { escapeXml } from './xml.ts';

export type { Adjunto, Correo } from './mailbox.ts';

export interface SesEmulator extends Emulator {
  /** Every e-mail sent so far, newest first. */
  list(): Correo[];
  clear(): Promise<void>;
  /** Puts an e-mail into the mailbox that did not come through the API, such as Cognito's. */
  receive(correo: CorreoNuevo): Promise<Correo>;
}

interface SesOptions extends EmulatorOptions {
  /** An e-mail that was sent by a configuration set came back, or somebody complained of it. */
  onReturned?: (detailType: string, detail: object) => void;
}

type Tags = Record<string, string[]>;

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';
/** SES takes messages of 10 MB; base64 and the form's escapes make them larger on the wire. */
const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;
const MAX_BODY_BYTES = 4 * MAX_MESSAGE_BYTES;
const MAX_RECIPIENTS = 50;
const DAY_MS = 24 * 60 * 60_000;

/**
 * SES v1 for the two calls that send and the two that tell how much may be sent, with a mailbox instead of a network. It is our own because that is smaller than
 * a front to aws-ses-v2-local: the mailbox, the address checks and the errors would all be in the front anyway.
 */
export async function startSes({ dir, port, onReturned }: SesOptions): Promise<SesEmulator> {
  const mailbox = await openMailbox(dir);
  const actions: Record<string, (form: URLSearchParams) => Promise<string>> = {
    async SendEmail(form) {
      return messageId(await mailbox.add(fromForm(form)));
    },
    async SendRawEmail(form) {
      const { correo, tags } = await fromRawMessage(form);
      const added = await mailbox.add(correo);
      tellOfReturned(added, tags, onReturned);
      return messageId(added);
    },
    async GetSendQuota() {
      const since = new Date(Date.now() - DAY_MS).toISOString();
      const sent = mailbox.list().filter(({ fecha }) => fecha >= since).length;
      return `<Max24HourSend>50000</Max24HourSend><MaxSendRate>14</MaxSendRate><SentLast24Hours>${sent}</SentLast24Hours>`;
    },
    async GetAccountSendingEnabled() {
      return '<Enabled>true</Enabled>';
    },
  };

  const server = await listenOnLoopback(async (request, response) => {
    try {
      const form = new URLSearchParams((await readBody(request, MAX_BODY_BYTES)).toString('utf8'));
      const action = form.get('Action') ?? '';
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run) throw new AwsError('InvalidAction', `Could not find operation ${action} for version 2010-12-01`);
      sendResult(response, action, await run(form));
    } catch (error) {
      sendError(response, error);
    }
  }, port);

  return { ...server, list: mailbox.list, clear: mailbox.clear, receive: mailbox.add };
}

function fromForm(form: URLSearchParams): CorreoNuevo {
  const para = ['To', 'Cc', 'Bcc'].flatMap((kind) => members(form, `Destination.${kind}Addresses`));
  return {
    de: checkSender(form.get('Source')),
    para: checkRecipients(para),
    asunto: form.get('Message.Subject.Data') ?? '',
    texto: form.get('Message.Body.Text.Data') ?? '',
    html: form.get('Message.Body.Html.Data') ?? '',
    adjuntos: [],
  };
}

/** The envelope wins over the headers, as in SES: `Destinations` and `Source` when given. */
async function fromRawMessage(form: URLSearchParams): Promise<{ correo: CorreoNuevo; tags: Tags }> {
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
  if (raw.length > MAX_MESSAGE_BYTES) {
    throw new AwsError('InvalidParameterValue', 'Message length is more than 10485760 bytes long.');
  }
  const mail = await simpleParser(raw, { skipImageLinks: true });
  const envelope = members(form, 'Destinations');
  const headers = [mail.to, mail.cc, mail.bcc].flatMap(addressesOf);
  const correo = {
    de: checkSender(form.get('Source') ?? mail.from?.text),
    para: checkRecipients(envelope.length ? envelope : headers),
    asunto: mail.subject ?? '',
    texto: mail.text ?? '',
    html: mail.html || '',
    adjuntos: mail.attachments.map(({ filename, contentType, content }) => ({
      nombre: filename ?? 'adjunto',
      tipo: contentType,
      contenido: content.toString('base64'),
    })),
  };
  return { correo, tags: tagsOf(String(mail.headers.get('x-ses-message-tags') ?? '')) };
}

/** `correo=cor_1, empresa=emp_1`, each value in a list, as events have them. */
function tagsOf(header: string): Tags {
  const pairs = header.split(',').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, [value]]] : [])));
}

/** SES's own addresses to try these with. Source: "Using the mailbox simulator" of its guide. */
function tellOfReturned({ id, para }: Correo, tags: Tags, onReturned: SesOptions['onReturned']): void {
  const mail = { messageId: id, tags };
  if (para.includes('bounce@simulator.amazonses.com')) {
    onReturned?.('Email Bounced', { mail, bounce: { bounceType: 'Permanent' } });
  }
  if (para.includes('complaint@simulator.amazonses.com')) onReturned?.('Email Complaint Received', { mail });
}

function addressesOf(header: ParsedAddress | ParsedAddress[] | undefined): string[] {
  const entries = [header ?? []].flat().flatMap(({ value }) => value);
  return entries.flatMap(({ address, group }) => group?.map((member) => member.address) ?? [address]).filter(isPresent);
}

function isPresent(address: string | undefined): address is string {
  return Boolean(address);
}

/** The Query protocol's lists: `Prefix.member.1`, `Prefix.member.2`… */
function members(form: URLSearchParams, prefix: string): string[] {
  return [...form].filter(([name]) => name.startsWith(`${prefix}.member.`)).map(([, value]) => value);
}

function checkSender(address: string | null | undefined): string {
  if (!address) throw new AwsError('InvalidParameterValue', "Missing required header 'From'.");
  checkAddress(address);
  return address;
}

function checkRecipients(addresses: string[]): string[] {
  if (!addresses.length) throw new AwsError('InvalidParameterValue', "Missing required header 'To'.");
  if (addresses.length > MAX_RECIPIENTS) {
    throw new AwsError('InvalidParameterValue', `Recipient count exceeds ${MAX_RECIPIENTS}.`);
  }
  addresses.forEach(checkAddress);
  return addresses;
}

/** A line break in an address would let its writer add headers, such as a Bcc. */
function checkAddress(address: string): void {
  if (/[\r\n]/.test(address)) {
    throw new AwsError('InvalidParameterValue', 'Address contains control or whitespace');
  }
  const bare = /<([^<>]*)>\s*$/.exec(address)?.[1] ?? address.trim();
  if (!/^[^\s@]+@[^\s@.][^\s@]*$/.test(bare)) throw new AwsError('InvalidParameterValue', "Missing final '@domain'");
}

function messageId({ id }: Correo): string {
  return `<MessageId>${id}</MessageId>`;
}

function sendResult(response: ServerResponse, action: string, result: string): void {
  response.writeHead(200, { 'content-type': 'text/xml' });
  response.end(
    `<${action}Response xmlns="${NAMESPACE}"><${action}Result>${result}</${action}Result>` +
      `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${action}Response>`,
  );
}

function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof AwsError ? error : new AwsError('InternalFailure', 'The emulator failed', 500);
  if (known !== error) process.emitWarning(error as Error);
  response.writeHead(known.status, { 'content-type': 'text/xml' });
  response.end(
    `<ErrorResponse xmlns="${NAMESPACE}"><Error><Type>Sender</Type><Code>${known.name}</Code>` +
      `<Message>${escapeXml(known.message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );
}

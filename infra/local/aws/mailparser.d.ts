/** The part of mailparser 3 the mailbox uses; the package ships no types. */
declare module 'mailparser' {
  export interface ParsedAddress {
    text: string;
    value: { address?: string; name: string; group?: { address?: string; name: string }[] }[];
  }

  export interface ParsedMail {
    from?: ParsedAddress;
    to?: ParsedAddress | ParsedAddress[];
    cc?: ParsedAddress | ParsedAddress[];
    bcc?: ParsedAddress | ParsedAddress[];
    replyTo?: ParsedAddress;
    messageId?: string;
    /** By name in lower case; parsed where the header has a form. */
    headers: Map<string, unknown>;
    subject?: string;
    text?: string;
    html?: string | false;
    attachments: { filename?: string; contentType: string; content: Buffer }[];
  }

  export function simpleParser(source: Buffer | string, options?: { skipImageLinks?: boolean }): Promise<ParsedMail>;
}

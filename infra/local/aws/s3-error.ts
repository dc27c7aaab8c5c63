import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeXml } from './xml.ts';

/** An error the SDK turns into an exception of the same name. */
export class S3Error extends Error {
  override readonly name: string;
  readonly status: number;

  constructor(status: number, name: string, message: string) {
    super(message);
    this.status = status;
    this.name = name;
  }
}

export function accessDenied(message = 'Access Denied'): S3Error {
  return new S3Error(403, 'AccessDenied', message);
}

export function sendS3Error(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const known = error instanceof S3Error ? error : new S3Error(500, 'InternalError', 'The emulator failed');
  if (known !== error) process.emitWarning(error as Error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The body may not have been read to its end, so the connection cannot carry another request.
  response.writeHead(known.status, { 'content-type': 'application/xml', connection: 'close' });
  if (request.method === 'HEAD') response.end();
  else {
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${known.name}</Code>` +
        `<Message>${escapeXml(known.message)}</Message><RequestId>local</RequestId></Error>`,
    );
  }
}

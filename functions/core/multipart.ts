import type { FileContract } from '#shared/core/contract.ts';
import { AppError } from './app-error.ts';
import type { HttpEvent, UploadedFile } from './request.ts';

/** What a form may hold besides its file: boundaries, part headers, a few small fields. */
const FORM_OVERHEAD_BYTES = 16 * 1024;

export function isForm(event: HttpEvent): boolean {
  return /^multipart\/form-data\b/i.test(event.headers['content-type'] ?? '');
}

/**
 * The one file of a form. Size is checked before the form is read. Node's own parser is a global that loads undici at
 * its first use, so functions without files do not pay for it.
 */
export async function parseFile(event: HttpEvent, contract: FileContract): Promise<UploadedFile> {
  const { field, maxBytes, missing, empty = missing } = contract;
  const none = (msg = missing) => new AppError('VALIDACION', msg, { details: [{ path: field, msg }] });
  const contentType = event.headers['content-type'] ?? '';
  if (!event.body || !isForm(event)) throw none();
  const body = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > maxBytes + FORM_OVERHEAD_BYTES) throw tooLarge(maxBytes);

  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new AppError('PETICION_INVALIDA', 'El cuerpo de la petición no es un formulario válido');
  });
  const [entry, ...more] = form.getAll(field);
  if (!entry || typeof entry === 'string') throw none();
  if (entry.size === 0) throw none(empty);
  if (more.length > 0) throw new AppError('PETICION_INVALIDA', 'Envía un solo archivo');
  if (entry.size > maxBytes) throw tooLarge(maxBytes);
  return { nombre: entry.name, tipo: entry.type, bytes: Buffer.from(await entry.arrayBuffer()) };
}

function tooLarge(maxBytes: number): AppError {
  return new AppError(
    'CARGA_DEMASIADO_GRANDE',
    `El archivo supera el máximo de ${Math.floor(maxBytes / 1024 / 1024)} MB`,
  );
}

import type { Secrets } from '../../core/adapters/secrets.ts';

/** Sealed part of a file's head: which file it is, when it was made, and the checksum over everything in it. */
export interface Sellado {
  id: string;
  fecha: string;
  huella: string;
}

const contextOf = (empresaId: string | null) => ({ empresaId, campo: 'archivoDatos' });
const textOf = ({ id, fecha, huella }: Sellado) => JSON.stringify([id, fecha, huella]);

/** Errors by which KMS says that a text is none of its own; any other says that it could not be asked. */
const NOT_OURS = ['InvalidCiphertextException', 'IncorrectKeyException', 'ValidationException'];

/**
 * Seal of a data file, by the deployment's key (ADR 25): checksums anybody can make anew, a seal nobody can who may not
 * encrypt with that key, and it holds for one company alone.
 */
export const sellar = (sellado: Sellado, empresaId: string | null, secrets: Secrets): Promise<string> =>
  secrets.encrypt(textOf(sellado), contextOf(empresaId));

export async function isSellado(
  sellado: Sellado & { sello: string },
  empresaId: string,
  secrets: Secrets,
): Promise<boolean> {
  try {
    return (await secrets.decrypt(sellado.sello, contextOf(empresaId))) === textOf(sellado);
  } catch (error) {
    if (NOT_OURS.includes((error as Error).name)) return false;
    throw error;
  }
}

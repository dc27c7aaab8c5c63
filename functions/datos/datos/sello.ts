import type { Secrets } from '../../core/adapters/secrets.ts';

/** What of a file's head is sealed: which file it is, when it was made, and the checksum over everything in it. */
export interface Sellado {
  id: string;
  fecha: string;
  huella: string;
}

const contextOf = (empresaId: string | null) => ({ empresaId, campo: 'archivoDatos' });
const textOf = ({ id, fecha, huella }: Sellado) => JSON.stringify([id, fecha, huella]);

/** What KMS answers about a text that is none of its own; anything else says that it could not be asked. */
const NOT_OURS = ['InvalidCiphertextException', 'IncorrectKeyException', 'ValidationException'];

/**
 * Data files are authenticated by the deployment's key (decisions 15): checksums anybody can make anew, this nobody can
 * who may not encrypt with that key, and it holds for one company alone.
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

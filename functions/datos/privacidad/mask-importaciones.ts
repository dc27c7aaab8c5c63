import type { Fila } from '#shared/candidatos/importaciones/importacion.ts';
import { type Cabecera, type Contenido, IMPORTACIONES } from '../../candidatos/importaciones/importacion-files.ts';
import type { UploadFiles } from '../../core/adapters/upload-files.ts';

interface Persona {
  empresaId: string;
  email: string;
  candidatoId: string;
}

/**
 * Takes a person out of the files of their company's imports: what was read in a file, and what came of each row. The
 * rows stay, empty, so that the others keep their place and counts stay right. Answers how many files were changed.
 */
export async function maskImportaciones(
  persona: Persona,
  uploads: Pick<UploadFiles, 'list' | 'get' | 'put' | 'eraseOld'>,
  checkTime: () => void,
): Promise<number> {
  let changed = 0;
  let cursor: string | undefined;
  do {
    const page = await uploads.list(`${IMPORTACIONES}${persona.empresaId}/`, cursor);
    for (const { key } of page.files) {
      checkTime();
      if (await maskFile(key, persona, uploads)) changed++;
    }
    cursor = page.cursor;
  } while (cursor);
  return changed;
}

async function maskFile(
  key: string,
  persona: Persona,
  uploads: Pick<UploadFiles, 'get' | 'put' | 'eraseOld'>,
): Promise<boolean> {
  const before = (await uploads.get(key))?.toString('utf8');
  if (!before) return false;
  const after = JSON.stringify(masked(JSON.parse(before) as Stored, persona));
  if (after !== before) await uploads.put(key, { bytes: Buffer.from(after), contentType: 'application/json' });
  // Also when a run before this one came as far as here: what was there before must not stay as an older version.
  await uploads.eraseOld(key);
  return after !== before;
}

type Stored = Fila[] | Contenido | Cabecera;

function masked(stored: Stored, { email, candidatoId }: Persona): Stored {
  const names = (cell: unknown) => typeof cell === 'string' && cell.trim().toLowerCase() === email;
  const emptied = <Cell>(cells: readonly Cell[]) => (cells.some(names) ? cells.map(() => '') : cells);
  if (Array.isArray(stored)) {
    return stored.map((fila) =>
      fila.candidatoId === candidatoId || names(fila.email) ? { ...fila, nombre: '', email: '' } : fila,
    );
  }
  if ('muestra' in stored) return { ...stored, muestra: stored.muestra.map((cells) => [...emptied(cells)]) };
  return { ...stored, filas: stored.filas.map((fila) => ({ ...fila, celdas: [...emptied(fila.celdas)] })) };
}

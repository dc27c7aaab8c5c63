import { ARCHIVO_CV } from '#shared/candidatos/curriculums/curriculum.ts';
import type { Files } from '../../core/adapters/files.ts';
import { AppError } from '../../core/app-error.ts';
import type { Deps } from '../../core/deps.ts';
import { discardFile } from '../../documentos/archivo.ts';
import { inspectArchivo } from '../../documentos/inspect-archivo.ts';
import { cvFileKey } from './archivo-cv.ts';
import type { CurriculumRepository, CvRecord } from './curriculum.repository.ts';

interface Archivo {
  id: string;
  candidatoId: string;
  nombre: string;
  bytes: Buffer;
}

interface Services {
  curriculums: CurriculumRepository;
  uploads: Files;
  actor: { usuarioId: string; nombre: string };
  deps: Deps;
}

/** Makes a file that was looked at the candidate's CV: those bytes, under a key that nobody else can write. */
export async function setCv(
  empresaId: string,
  previous: CvRecord | undefined,
  { bytes, ...archivo }: Archivo,
  { curriculums, uploads, actor, deps }: Services,
): Promise<CvRecord> {
  const { candidatoId } = archivo;
  const inspected = await inspectArchivo(archivo.nombre, bytes, ARCHIVO_CV);
  const cv: CvRecord = {
    ...archivo,
    ...inspected,
    tamano: bytes.length,
    fecha_subida: deps.now().toISOString(),
    extraccion: { estado: 'pendiente', caracteres: 0, recortado: false },
    propuesta: {},
  };
  const key = cvFileKey(empresaId, candidatoId, cv);
  await uploads.put(key, { bytes, contentType: cv.contentType });
  try {
    await curriculums.set(empresaId, previous, cv, actor, deps);
  } catch (error) {
    // After a fault the same upload may be confirmed again by now: what nobody names is left to the daily sweep.
    if (!(error instanceof AppError)) throw error;
    // Confirmed twice at once, both have stored the same file: it stays with whoever came first.
    const stored = await curriculums.find(empresaId, candidatoId);
    if (stored?.id !== cv.id) await discardFile(key, uploads, deps);
    throw error;
  }
  if (previous) await discardFile(cvFileKey(empresaId, candidatoId, previous), uploads, deps);
  deps.log.info('cv.stored', { empresaId, candidatoId, archivoId: cv.id, formato: cv.formato, bytes: bytes.length });
  return cv;
}

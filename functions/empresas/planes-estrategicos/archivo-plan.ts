import type { Documento } from '#shared/documentos/documento.ts';
import { ARCHIVO_PLAN } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import type { Files } from '../../core/adapters/files.ts';
import { AppError } from '../../core/app-error.ts';
import type { Deps } from '../../core/deps.ts';
import { CUARENTENA, discardFile } from '../../documentos/archivo.ts';
import { inspectArchivo } from '../../documentos/inspect-archivo.ts';
import type { PlanEstrategicoRepository, PlanRecord } from './plan-estrategico.repository.ts';

/** Folder of the uploads bucket, as the roles of functions name it. */
export const PLANES = 'planes/';

export const quarantineKey = (empresaId: string, archivoId: string) =>
  `${CUARENTENA}${PLANES}${empresaId}/${archivoId}`;
export const planFileKey = (empresaId: string, { id, formato }: Pick<Documento, 'id' | 'formato'>) =>
  `${PLANES}${empresaId}/${id}.${formato}`;

interface Services {
  planes: PlanEstrategicoRepository;
  uploads: Files;
  deps: Deps;
  /** What the request is answered; so is its repetition. */
  resultOf?: (plan: PlanRecord) => unknown;
}

interface Archivo {
  id: string;
  nombre: string;
  bytes: Buffer;
}

/**
 * Makes a file that was looked at the plan's one. The bytes that were looked at are the ones that are stored, under a
 * key that nobody else can write. A company without a plan gets one that is called like the file.
 */
export async function setArchivo(
  empresaId: string,
  previous: PlanRecord | undefined,
  { id, nombre, bytes }: Archivo,
  { planes, uploads, deps, resultOf }: Services,
): Promise<PlanRecord> {
  const { formato, contentType } = await inspectArchivo(nombre, bytes, ARCHIVO_PLAN);
  const fecha = deps.now().toISOString();
  const plan = {
    ...(previous ?? emptyPlan(deps.newId('pes'), nombre)),
    archivo: { id, nombre, formato, contentType, tamano: bytes.length, fecha_subida: fecha },
    archivoId: id,
    extraccion: { estado: 'pendiente' as const, caracteres: 0, recortado: false },
    fechaActualizacion: fecha,
  };
  const key = planFileKey(empresaId, plan.archivo);
  await uploads.put(key, { bytes, contentType });
  try {
    await planes.setArchivo(empresaId, previous, plan, deps, resultOf?.(plan));
  } catch (error) {
    // After a fault the same upload may be confirmed again by now: what nobody names is left to the daily sweep.
    if (!(error instanceof AppError)) throw error;
    // Confirmed twice at once, both have stored the same file: it stays with whoever came first.
    if ((await planes.find(empresaId))?.archivoId !== id) await discardFile(key, uploads, deps);
    throw error;
  }
  if (previous?.archivo) await discardFile(planFileKey(empresaId, previous.archivo), uploads, deps);
  deps.log.info('plan_estrategico.archivo_stored', { empresaId, archivoId: id, formato, bytes: bytes.length });
  return plan;
}

function emptyPlan(id: string, archivo: string): PlanRecord {
  const nombre =
    archivo
      .replace(/\.\w+$/, '')
      .trim()
      .slice(0, 160) || 'Plan estratégico';
  return {
    id,
    nombre,
    descripcion: '',
    contenido_texto: '',
    version: '1.0',
    activo: true,
    revision: 1,
    archivo: null,
    textoOrigen: 'escrito',
    fechaActualizacion: '',
  };
}

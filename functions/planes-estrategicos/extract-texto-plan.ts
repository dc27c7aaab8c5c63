import { sqsRetry } from '../core/adapters/sqs-retry.ts';
import { type UploadFiles, uploadFiles } from '../core/adapters/upload-files.ts';
import { job } from '../core/job.ts';
import { planFileKey } from './archivo-plan.ts';
import { cutText } from './plain-text.ts';
import type { PlanRecord } from './plan-estrategico.repository.ts';
import { type Extraccion, planEstrategicoRepository } from './plan-estrategico.repository.ts';
import { ArchivoIlegible, readInWorker } from './read-in-worker.ts';

const ILEGIBLE = 'No se pudo leer el texto de este archivo. El archivo se guarda igualmente; puedes escribir el texto.';
const NO_DISPONIBLE = 'No se pudo leer el archivo después de varios intentos. Vuelve a subirlo o escribe el texto.';

/** Reads the text of a plan's file once; whatever comes of it, the file stays and people see the state. */
export const extractTextoPlan = job(
  { repos: { planes: planEstrategicoRepository }, adapters: { uploads: uploadFiles }, retry: sqsRetry },
  {
    async run({ event, repos: { planes }, adapters: { uploads }, deps }) {
      if (event.name !== 'ArchivoPlanRecibido') return;
      const { empresaId, archivoId } = event.detail;
      const plan = await planes.find(empresaId);
      if (!plan?.archivo || plan.archivoId !== archivoId || plan.extraccion?.estado !== 'pendiente') return;
      const read = await readArchivo(empresaId, plan.archivo, uploads);
      const stored = await planes.storeExtraccion(empresaId, archivoId, read);
      const { estado, caracteres } = read.extraccion;
      if (stored) deps.log.info('plan_estrategico.extracted', { empresaId, archivoId, estado, caracteres });
    },

    async onLastFailure({ event, repos: { planes } }) {
      if (event.name !== 'ArchivoPlanRecibido') return;
      const { empresaId, archivoId } = event.detail;
      await planes.storeExtraccion(empresaId, archivoId, failed(NO_DISPONIBLE));
    },
  },
);
export const { handler } = extractTextoPlan;

async function readArchivo(
  empresaId: string,
  archivo: NonNullable<PlanRecord['archivo']>,
  uploads: UploadFiles,
): Promise<{ texto: string; extraccion: Extraccion }> {
  const bytes = await uploads.get(planFileKey(empresaId, archivo));
  if (!bytes) throw new Error('The file of a plan is not there');
  try {
    const { texto, ...counts } = cutText(await readInWorker(archivo.formato, bytes));
    return { texto, extraccion: { estado: texto ? 'extraido' : 'sin_texto', ...counts } };
  } catch (error) {
    if (error instanceof ArchivoIlegible) return failed(ILEGIBLE);
    throw error;
  }
}

function failed(motivo: string): { texto: string; extraccion: Extraccion } {
  return { texto: '', extraccion: { estado: 'error', caracteres: 0, recortado: false, motivo } };
}

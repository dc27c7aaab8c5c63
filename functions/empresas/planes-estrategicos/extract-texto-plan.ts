import { PLAN_TEXTO_MAX } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { job } from '../../core/job.ts';
import { extractTexto, failedLectura } from '../../documentos/extract-texto.ts';
import { planFileKey } from './archivo-plan.ts';
import { planEstrategicoRepository } from './plan-estrategico.repository.ts';

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
      const key = planFileKey(empresaId, plan.archivo);
      const read = await extractTexto(key, plan.archivo, uploads, { max: PLAN_TEXTO_MAX, ilegible: ILEGIBLE });
      const stored = await planes.storeExtraccion(empresaId, archivoId, read);
      const { estado, caracteres } = read.extraccion;
      if (stored) deps.log.info('plan_estrategico.extracted', { empresaId, archivoId, estado, caracteres });
    },

    async onLastFailure({ event, repos: { planes } }) {
      if (event.name !== 'ArchivoPlanRecibido') return;
      const { empresaId, archivoId } = event.detail;
      await planes.storeExtraccion(empresaId, archivoId, failedLectura(NO_DISPONIBLE));
    },
  },
);
export const { handler } = extractTextoPlan;

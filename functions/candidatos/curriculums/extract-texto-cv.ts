import { CV_TEXTO_MAX } from '#shared/candidatos/curriculums/curriculum.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { job } from '../../core/job.ts';
import { extractTexto, failedLectura } from '../../documentos/extract-texto.ts';
import { cvFileKey } from './archivo-cv.ts';
import { curriculumRepository } from './curriculum.repository.ts';
import { proposeDatos } from './propose-datos.ts';

const ILEGIBLE = 'No se pudo leer el texto de este archivo. El CV se guarda igualmente; puedes escribir los datos.';
const NO_DISPONIBLE = 'No se pudo leer el CV después de varios intentos. Vuelve a subirlo o escribe los datos.';

/** Reads the text of a CV once and proposes data from it; whatever comes of it, the file stays and people see the state. */
export const extractTextoCv = job(
  { repos: { curriculums: curriculumRepository }, adapters: { uploads: uploadFiles }, retry: sqsRetry },
  {
    async run({ event, repos: { curriculums }, adapters: { uploads }, deps }) {
      if (event.name !== 'CvRecibido') return;
      const { empresaId, candidatoId, archivoId } = event.detail;
      const cv = await curriculums.find(empresaId, candidatoId);
      if (cv?.id !== archivoId || cv.extraccion.estado !== 'pendiente') return;
      const key = cvFileKey(empresaId, candidatoId, cv);
      const lectura = await extractTexto(key, cv, uploads, { max: CV_TEXTO_MAX, ilegible: ILEGIBLE });
      const propuesta = proposeDatos(lectura.texto, deps.now());
      await curriculums.storeLectura(empresaId, cv, lectura, propuesta);
      const campos = Object.keys(propuesta).length;
      deps.log.info('cv.extracted', { empresaId, candidatoId, archivoId, estado: lectura.extraccion.estado, campos });
    },

    async onLastFailure({ event, repos: { curriculums } }) {
      if (event.name !== 'CvRecibido') return;
      const { empresaId, candidatoId, archivoId } = event.detail;
      const cv = await curriculums.find(empresaId, candidatoId);
      if (cv?.id === archivoId) await curriculums.storeLectura(empresaId, cv, failedLectura(NO_DISPONIBLE), {});
    },
  },
);
export const { handler } = extractTextoCv;

import { DESHACER_HORAS } from '#shared/datos/datos/datos.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { suprimidosRepository } from '../../candidatos/candidatos/suprimido.record.ts';
import { archiveFiles } from '../../core/adapters/archive-files.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { AppError } from '../../core/app-error.ts';
import { job } from '../../core/job.ts';
import { areaRepository } from '../../empresas/areas/area.repository.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { assertWritableEmpresa } from '../../entrada/writable-empresa.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { almacenRepository } from './almacen.repository.ts';
import { candidatoContenidoRepository } from './candidato-contenido.repository.ts';
import { clearRepository } from './clear.repository.ts';
import { PasadaTerminada } from './datos.errors.ts';
import { elementoRepository } from './elemento.repository.ts';
import { type OperacionRecord, operacionRepository } from './operacion.repository.ts';
import { serviciosRepository } from './servicio-head.repository.ts';
import { finishArchivo, finishClear, finishImport, finishUndo, type WorkServices } from './work-operacion.ts';

/** Of a run; the function itself may take longer, so that writing a file is not cut off. */
const MAX_MS = 60_000;
export const SIN_TERMINAR = 'No se pudo terminar después de varios intentos. Vuelve a intentarlo.';

class TimeIsUp extends Error {}

/** Does the work on data that people and schedules ask for, in as many runs as it takes. */
export const runOperacion = job(
  {
    repos: {
      operaciones: operacionRepository,
      almacenes: almacenRepository,
      elementos: elementoRepository,
      listado: empresaListadoRepository,
      candidatos: candidatoRepository,
      areas: areaRepository,
      entrevistas: entrevistaRepository,
      suprimidos: suprimidosRepository,
      servicios: serviciosRepository,
      contenidos: candidatoContenidoRepository,
      contenido: clearRepository,
      estados: empresaEstadoRepository,
    },
    adapters: { uploads: uploadFiles, archives: archiveFiles, secrets: kmsSecrets },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, adapters, deps }) {
      if (event.name !== 'OperacionDatosSolicitada') return;
      const { empresaId, operacionId, pasadaId } = event.detail;
      const record = await repos.operaciones.find(empresaId, operacionId);
      if (record?.pasadaId !== pasadaId) return;
      const end = deps.now().getTime() + MAX_MS;
      const checkTime = () => {
        if (deps.now().getTime() > end) throw new TimeIsUp();
      };
      const services: WorkServices = { repos, ...adapters, deps, checkTime };
      try {
        await finish(record, services, () => assertWritableEmpresa(String(empresaId), repos.estados));
      } catch (error) {
        if (error instanceof PasadaTerminada) return;
        const now = await repos.operaciones.find(empresaId, operacionId);
        if (now?.pasadaId !== pasadaId) return;
        if (error instanceof TimeIsUp) return repos.operaciones.handOver(now, deps);
        // The company is suspended or gone, or the file is not what it was: trying again would not help.
        if (!(error instanceof AppError && /^(EMPRESA_|VALIDACION|ARCHIVO_)/.test(error.code))) throw error;
        const fechaFin = deps.now().toISOString();
        await repos.operaciones.end(now, { estado: 'fallida', motivo: error.message, fechaFin }, deps);
      }
    },

    async onLastFailure({ event, repos: { operaciones }, deps }) {
      if (event.name !== 'OperacionDatosSolicitada') return;
      const { empresaId, operacionId, pasadaId } = event.detail;
      const record = await operaciones.find(empresaId, operacionId);
      if (record?.pasadaId !== pasadaId) return;
      const estado = record.estado === 'deshaciendo' ? 'terminada' : 'fallida';
      await operaciones.end(record, { estado, motivo: SIN_TERMINAR, fechaFin: deps.now().toISOString() }, deps);
    },
  },
);
export const { handler } = runOperacion;

/** Exports and backups only read: a suspended company has a right to them. */
async function finish(record: OperacionRecord, services: WorkServices, assertWritable: () => Promise<void>) {
  if (record.clase === 'exportacion' || record.clase === 'copia') return finishArchivo(record, services);
  await assertWritable();
  if (record.clase === 'vaciado') return finishClear(record, services);
  if (record.estado === 'deshaciendo') return finishUndo(record, services);
  return finishImport(record, services, DESHACER_HORAS);
}

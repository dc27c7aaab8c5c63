import { publicFiles } from '../../core/adapters/files.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { job } from '../../core/job.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { marcaRepository } from '../../empresas/marca/marca.repository.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { PasadaTerminada } from './purga.errors.ts';
import { purgaRepository } from './purga.repository.ts';
import { purgePasada } from './purge-pasada.ts';

/** Of a run; the function itself may take longer, so that it is never cut off in the middle. */
const MAX_MS = 60_000;
const SIN_TERMINAR =
  'La eliminación no pudo terminar después de varios intentos. Vuelve a pedirla y seguirá donde quedó.';

class TimeIsUp extends Error {}

/** Removes everything of a company, in as many runs as it takes. */
export const purgeEmpresa = job(
  {
    repos: {
      purgas: purgaRepository,
      usuarios: usuarioRepository,
      empresas: empresaRepository,
      marcas: marcaRepository,
    },
    adapters: { files: publicFiles, uploads: uploadFiles },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, adapters, deps }) {
      if (event.name !== 'PurgaSolicitada') return;
      const record = await repos.purgas.find(event.detail.empresaId);
      if (record?.estado !== 'en_curso' || record.pasadaId !== event.detail.pasadaId) return;
      const end = deps.now().getTime() + MAX_MS;
      const checkTime = () => {
        if (deps.now().getTime() > end) throw new TimeIsUp();
      };
      try {
        await purgePasada(record, { ...repos, ...adapters, deps, checkTime });
        deps.log.info('purga.finished', { empresaId: record.empresaId });
      } catch (error) {
        if (error instanceof PasadaTerminada) return;
        if (!(error instanceof TimeIsUp)) throw error;
        await repos.purgas.handOver(record, deps);
      }
    },

    async onLastFailure({ event, repos: { purgas } }) {
      if (event.name === 'PurgaSolicitada') await purgas.fail(event.detail, SIN_TERMINAR);
    },
  },
);
export const { handler } = purgeEmpresa;

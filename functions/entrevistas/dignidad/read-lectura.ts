import { sdkLanguageModels } from '../../core/adapters/language-models.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { job } from '../../core/job.ts';
import { modelosOf, modelosRepos } from '../../ia/modelos/ask-modelos.ts';
import { salaRepository } from '../sala/sala.repository.ts';
import { salaRepos } from '../sala/sala.service.ts';
import { cuidadoRepos } from './cuidado.repository.ts';
import { readLate } from './lectura-tardia/read-late.ts';
import { salaPendientes } from './lectura-tardia/sala-pendientes.ts';

/** An answer that no model had read in time is read again, and what it asks for is done. */
export const readLectura = job(
  {
    repos: { ...salaRepos, ...cuidadoRepos, ...modelosRepos, sala: salaRepository },
    adapters: { languageModels: sdkLanguageModels, secrets: kmsSecrets },
    retry: sqsRetry,
  },
  {
    async run({ event, isLastTry, repos, adapters, deps }) {
      if (event.name !== 'LecturaPendiente') return;
      const { empresaId, entrevistaId } = event.detail;
      const pendientes = salaPendientes({ repos, adapters, deps });
      const waiting = await pendientes.find(event.detail);
      if (!waiting) return;
      const { api_preferida } = waiting.open.servicio;
      const modelos = modelosOf({ empresaId, entrevistaId }, api_preferida, { repos, adapters, deps });
      await readLate(event.detail, { pendientes, modelos, isLastTry });
    },
  },
);
export const { handler } = readLectura;

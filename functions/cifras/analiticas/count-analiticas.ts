import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { job } from '../../core/job.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { countEntrevista, countRepos } from './count-entrevista.ts';

/** Whatever happened to an interview, it is read again and counted for what it is now. */
export const countAnaliticas = job(
  { repos: { ...countRepos, entrevistas: entrevistaRepository }, retry: sqsRetry },
  {
    async run({ event, repos }) {
      if (!('entrevistaId' in event.detail)) return;
      const entrevista = await repos.entrevistas.find(event.detail.empresaId, event.detail.entrevistaId);
      // Erased or purged meanwhile: what it counted for stays, or went with its company.
      if (entrevista) await countEntrevista(entrevista, repos);
    },
  },
);
export const { handler } = countAnaliticas;

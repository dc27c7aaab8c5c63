import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { job } from '../../core/job.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { countEntrevista, countRepos } from './count-entrevista.ts';

/** Interviews of one run, each a transaction of its own. */
const PAGE = 25;

/** Counts one page of interviews again, and asks for the next. Run twice, or beside new events, it gives the same. */
export const recountAnaliticas = job(
  { repos: { ...countRepos, entrevistas: entrevistaRepository }, retry: sqsRetry },
  {
    async run({ event, repos, deps }) {
      if (event.name !== 'RecuentoSolicitado') return;
      const { empresaId, cursor } = event.detail;
      const page = await repos.entrevistas.listRecords(empresaId, { limit: PAGE, cursor });
      let changed = 0;
      for (const entrevista of page.items) {
        if (await countEntrevista(entrevista, repos)) changed++;
      }
      deps.log.info('recuento.page', { empresaId, entrevistas: page.items.length, changed });
      if (page.cursor) await repos.analiticas.requestRecuento(empresaId, deps, page.cursor);
    },
  },
);
export const { handler } = recountAnaliticas;

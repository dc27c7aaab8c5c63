import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { dynamoBackups } from '../../core/adapters/backups.ts';
import { endpoint } from '../../entrada/endpoint.ts';

export const getCopias = endpoint(
  sistemaApi.getCopias,
  { adapters: { backups: dynamoBackups } },
  async ({ adapters }) => {
    const window = await adapters.backups.tableWindow();
    return { continua: window ? { desde: window.from.toISOString(), hasta: window.to.toISOString() } : null };
  },
);
export const { handler } = getCopias;

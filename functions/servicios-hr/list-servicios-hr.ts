import { serviciosHrApi } from '#shared/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../endpoint.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';

export const listServiciosHr = endpoint(
  serviciosHrApi.listServiciosHr,
  { repos: { servicios: servicioHrRepository } },
  async ({ repos }) => ({
    items: await repos.servicios.list(),
  }),
);
export const { handler } = listServiciosHr;

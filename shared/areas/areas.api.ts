import { defineApi } from '../core/contract.ts';
import { page } from '../core/schemas.ts';
import { areaSchema } from './area.ts';

export const areasApi = defineApi({
  listAreas: {
    method: 'GET',
    path: '/api/areas',
    access: 'session',
    scope: 'empresa',
    summary: 'Areas of the company',
    query: page,
    response: areaSchema,
    list: true,
    uses: { table: 'read' },
  },
});

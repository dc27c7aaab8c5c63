import { RUTAS } from 'virtual:rutas';
import { createApiClient } from './api-client.ts';

/** The one client of the application: `api.call('createCandidato', { body })`. */
export const api = createApiClient(RUTAS);

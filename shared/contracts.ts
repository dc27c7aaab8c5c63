import { areasApi } from './areas/areas.api.ts';
import { authApi } from './auth/auth.api.ts';
import { candidatosApi } from './candidatos/candidatos.api.ts';
import { empresasApi } from './empresas/empresas.api.ts';
import { entrevistasApi } from './entrevistas/entrevistas.api.ts';
import { informesApi } from './informes/informes.api.ts';
import { notificacionesApi } from './notificaciones/notificaciones.api.ts';
import { panelApi } from './panel/panel.api.ts';
import { salaApi } from './sala/sala.api.ts';
import { serviciosHrApi } from './servicios-hr/servicios-hr.api.ts';
import { sistemaApi } from './sistema/sistema.api.ts';

/** All contracts by domain. The key is the folder below `functions/` that holds the domain's endpoints. */
export const CONTRACTS = {
  areas: areasApi,
  auth: authApi,
  candidatos: candidatosApi,
  empresas: empresasApi,
  entrevistas: entrevistasApi,
  informes: informesApi,
  notificaciones: notificacionesApi,
  panel: panelApi,
  sala: salaApi,
  'servicios-hr': serviciosHrApi,
  sistema: sistemaApi,
};

type Union<T> = T[keyof T];
type Merge<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never;
/** Operation name → contract, over all domains. */
export type Contracts = Merge<Union<typeof CONTRACTS>>;
export type Operation = keyof Contracts;

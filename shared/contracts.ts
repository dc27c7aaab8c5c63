import { authApi } from './acceso/auth/auth.api.ts';
import { notificacionesApi } from './avisos/notificaciones/notificaciones.api.ts';
import { candidatosApi } from './candidatos/candidatos/candidatos.api.ts';
import { curriculumsApi } from './candidatos/curriculums/curriculums.api.ts';
import { importacionesApi } from './candidatos/importaciones/importaciones.api.ts';
import { notasApi } from './candidatos/notas/notas.api.ts';
import { analiticasApi } from './cifras/analiticas/analiticas.api.ts';
import { auditoriaApi } from './cifras/auditoria/auditoria.api.ts';
import { exportacionesApi } from './cifras/exportaciones/exportaciones.api.ts';
import { panelApi } from './cifras/panel/panel.api.ts';
import { correosApi } from './correos/correos.api.ts';
import { conservacionApi } from './datos/conservacion/conservacion.api.ts';
import { datosApi } from './datos/datos/datos.api.ts';
import { privacidadApi } from './datos/privacidad/privacidad.api.ts';
import { purgasApi } from './datos/purgas/purgas.api.ts';
import { ajustesApi } from './empresas/ajustes/ajustes.api.ts';
import { areasApi } from './empresas/areas/areas.api.ts';
import { configuracionesApi } from './empresas/configuraciones/configuraciones.api.ts';
import { empresasApi } from './empresas/empresas/empresas.api.ts';
import { licenciasApi } from './empresas/licencias/licencias.api.ts';
import { marcaApi } from './empresas/marca/marca.api.ts';
import { planesApi } from './empresas/planes/planes.api.ts';
import { planesEstrategicosApi } from './empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { plataformaApi } from './empresas/plataforma/plataforma.api.ts';
import { solicitudesApi } from './empresas/solicitudes/solicitudes.api.ts';
import { suscripcionesApi } from './empresas/suscripciones/suscripciones.api.ts';
import { perfilApi } from './empresas/usuarios/perfil.api.ts';
import { usuariosApi } from './empresas/usuarios/usuarios.api.ts';
import { atencionApi } from './entrevistas/atencion/atencion.api.ts';
import { cuidadoApi } from './entrevistas/cuidado/cuidado.api.ts';
import { entrevistasApi } from './entrevistas/entrevistas/entrevistas.api.ts';
import { salaApi } from './entrevistas/sala/sala.api.ts';
import { serviciosHrApi } from './entrevistas/servicios-hr/servicios-hr.api.ts';
import { configuracionApi } from './ia/configuracion/configuracion.api.ts';
import { analisisApi } from './informes/analisis/analisis.api.ts';
import { informesApi } from './informes/informes/informes.api.ts';
import { informesPdfApi } from './informes/informes-pdf/informes-pdf.api.ts';
import { sistemaApi } from './sistema/sistema/sistema.api.ts';

/** All contracts by domain. The key is the folder below `functions/` that holds the domain's endpoints. */
export const CONTRACTS = {
  'empresas/ajustes': ajustesApi,
  'informes/analisis': analisisApi,
  'cifras/analiticas': analiticasApi,
  'empresas/areas': areasApi,
  'entrevistas/atencion': atencionApi,
  'cifras/auditoria': auditoriaApi,
  'acceso/auth': authApi,
  'candidatos/candidatos': candidatosApi,
  'ia/configuracion': configuracionApi,
  'empresas/configuraciones': configuracionesApi,
  'datos/conservacion': conservacionApi,
  correos: correosApi,
  'candidatos/curriculums': curriculumsApi,
  'datos/datos': datosApi,
  'empresas/empresas': empresasApi,
  'entrevistas/cuidado': cuidadoApi,
  'entrevistas/entrevistas': entrevistasApi,
  'cifras/exportaciones': exportacionesApi,
  'candidatos/importaciones': importacionesApi,
  'informes/informes': informesApi,
  'informes/informes-pdf': informesPdfApi,
  'empresas/licencias': licenciasApi,
  'empresas/marca': marcaApi,
  'candidatos/notas': notasApi,
  'avisos/notificaciones': notificacionesApi,
  'cifras/panel': panelApi,
  'empresas/plataforma': plataformaApi,
  'empresas/planes': planesApi,
  'empresas/planes-estrategicos': planesEstrategicosApi,
  'datos/privacidad': privacidadApi,
  'datos/purgas': purgasApi,
  'entrevistas/sala': salaApi,
  'entrevistas/servicios-hr': serviciosHrApi,
  'sistema/sistema': sistemaApi,
  'empresas/suscripciones': suscripcionesApi,
  'empresas/solicitudes': solicitudesApi,
  'empresas/usuarios': { ...usuariosApi, ...perfilApi },
};

type Union<T> = T[keyof T];
type Merge<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never;
/** Operation name → contract, over all domains. */
export type Contracts = Merge<Union<typeof CONTRACTS>>;
export type Operation = keyof Contracts;

import { authJobs } from './acceso/auth/auth.jobs.ts';
import { notificacionesJobs } from './avisos/notificaciones/notificaciones.jobs.ts';
import { candidatosJobs } from './candidatos/candidatos/candidatos.jobs.ts';
import { curriculumsJobs } from './candidatos/curriculums/curriculums.jobs.ts';
import { importacionesJobs } from './candidatos/importaciones/importaciones.jobs.ts';
import { analiticasJobs } from './cifras/analiticas/analiticas.jobs.ts';
import { exportacionesJobs } from './cifras/exportaciones/exportaciones.jobs.ts';
import { reportesJobs } from './cifras/reportes/reportes.jobs.ts';
import { kebab } from './core/contract.ts';
import type { JobContract } from './core/job-contract.ts';
import { correosJobs } from './correos/correos.jobs.ts';
import { conservacionJobs } from './datos/conservacion/conservacion.jobs.ts';
import { datosJobs } from './datos/datos/datos.jobs.ts';
import { privacidadJobs } from './datos/privacidad/privacidad.jobs.ts';
import { purgasJobs } from './datos/purgas/purgas.jobs.ts';
import { licenciasJobs } from './empresas/licencias/licencias.jobs.ts';
import { planesEstrategicosJobs } from './empresas/planes-estrategicos/planes-estrategicos.jobs.ts';
import { plataformaJobs } from './empresas/plataforma/plataforma.jobs.ts';
import { suscripcionesJobs } from './empresas/suscripciones/suscripciones.jobs.ts';
import { usuariosJobs } from './empresas/usuarios/usuarios.jobs.ts';
import { agendaJobs } from './entrevistas/agenda/agenda.jobs.ts';
import { atencionJobs } from './entrevistas/atencion/atencion.jobs.ts';
import { cuidadoJobs } from './entrevistas/cuidado/cuidado.jobs.ts';
import { dignidadJobs } from './entrevistas/dignidad/dignidad.jobs.ts';
import { entrevistasJobs } from './entrevistas/entrevistas/entrevistas.jobs.ts';
import { configuracionJobs } from './ia/configuracion/configuracion.jobs.ts';
import { informesJobs } from './informes/informes/informes.jobs.ts';
import { informesPdfJobs } from './informes/informes-pdf/informes-pdf.jobs.ts';
import { eventosJobs } from './sistema/eventos/eventos.jobs.ts';
import type { Trabajo } from './sistema/sistema/colas.ts';
import { sistemaJobs } from './sistema/sistema/sistema.jobs.ts';

/** All jobs by domain: the key is the folder below `functions/` that holds the job. */
export const JOBS = {
  'sistema/eventos': eventosJobs,
  'empresas/usuarios': usuariosJobs,
  'acceso/auth': authJobs,
  correos: correosJobs,
  'candidatos/candidatos': candidatosJobs,
  'entrevistas/dignidad': dignidadJobs,
  'informes/informes': informesJobs,
  'informes/informes-pdf': informesPdfJobs,
  'cifras/exportaciones': exportacionesJobs,
  'cifras/analiticas': analiticasJobs,
  'cifras/reportes': reportesJobs,
  'empresas/licencias': licenciasJobs,
  'avisos/notificaciones': notificacionesJobs,
  'entrevistas/agenda': agendaJobs,
  'entrevistas/atencion': atencionJobs,
  'entrevistas/cuidado': cuidadoJobs,
  'ia/configuracion': configuracionJobs,
  'entrevistas/entrevistas': entrevistasJobs,
  'empresas/suscripciones': suscripcionesJobs,
  'empresas/plataforma': plataformaJobs,
  'empresas/planes-estrategicos': planesEstrategicosJobs,
  'candidatos/curriculums': curriculumsJobs,
  'datos/conservacion': conservacionJobs,
  'datos/privacidad': privacidadJobs,
  'candidatos/importaciones': importacionesJobs,
  'datos/datos': datosJobs,
  'datos/purgas': purgasJobs,
  'sistema/sistema': sistemaJobs,
};

/** The same as whoever looks after queues names them. */
export const TRABAJOS: readonly Trabajo[] = Object.values<Record<string, JobContract>>(JOBS).flatMap((jobs) =>
  Object.entries(jobs).map(([operation, { trigger }]) => ({
    trabajo: kebab(operation),
    disparador: 'events' in trigger ? 'eventos' : 'stream' in trigger ? 'registro' : 'horario',
  })),
);

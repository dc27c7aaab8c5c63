import type { EventDetail } from '#shared/events.ts';
import type { JobEvent } from '../../core/job.ts';
import type { Notice } from '../../correos/notice.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import { formatFecha } from '../../entrevistas/entrevistas/format-fecha.ts';

export type EntrevistaEvent = Extract<JobEvent, { detail: EventDetail<'EntrevistaProgramada'> }>;
type Tell<N extends EntrevistaEvent['name']> = (entrevista: EntrevistaRecord, detail: EventDetail<N>) => Notice;

const ofEntrevista = ({ id }: EntrevistaRecord, actionText = 'Ver entrevista') => ({
  actionUrl: `/entrevistas/${id}`,
  actionText,
});
const ofInforme = ({ id }: EntrevistaRecord, actionText: string) => ({ actionUrl: `/informes/${id}`, actionText });
const company = ({ empresaId }: EntrevistaRecord, actorId?: string) => ({ empresaId, except: [actorId] });
const fecha = ({ fechaProgramada, zonaHoraria }: EntrevistaRecord) => formatFecha(fechaProgramada, zonaHoraria);
const mail = (plantilla: NonNullable<Notice['correo']>['plantilla'], { candidatoNombre }: EntrevistaRecord) => ({
  plantilla,
  sobre: candidatoNombre,
});

/** What the events of an interview tell the people of its company; events without an entry tell nobody. */
const NOTICES: { [N in EntrevistaEvent['name']]?: Tell<N> } = {
  EntrevistaProgramada: (entrevista, { actorId }) => ({
    audience: company(entrevista, actorId),
    preference: 'entrevistas',
    text: {
      type: 'entrevista',
      priority: 'baja',
      title: 'Entrevista programada',
      message: `${entrevista.candidatoNombre} tiene la entrevista «${entrevista.servicioNombre}» el ${fecha(entrevista)}.`,
      ...ofEntrevista(entrevista),
    },
  }),
  EntrevistaReprogramada: (entrevista, { actorId }) => ({
    audience: company(entrevista, actorId),
    preference: 'entrevistas',
    text: {
      type: 'entrevista',
      priority: 'baja',
      title: 'Entrevista reprogramada',
      message: `La entrevista «${entrevista.servicioNombre}» de ${entrevista.candidatoNombre} pasa al ${fecha(entrevista)}.`,
      ...ofEntrevista(entrevista),
    },
  }),
  EntrevistaCancelada: (entrevista, { actorId }) => ({
    audience: company(entrevista, actorId),
    preference: 'entrevistas',
    text: {
      type: 'entrevista',
      priority: 'media',
      title: 'Entrevista cancelada',
      message: `La entrevista «${entrevista.servicioNombre}» de ${entrevista.candidatoNombre} se ha cancelado.`,
      ...ofEntrevista(entrevista),
    },
  }),
  EntrevistaIniciada: (entrevista, { actorId }) => ({
    audience: company(entrevista, actorId),
    preference: 'entrevistas',
    text: {
      type: 'entrevista',
      priority: 'baja',
      title: 'Entrevista iniciada',
      message: `${entrevista.candidatoNombre} ha empezado la entrevista «${entrevista.servicioNombre}».`,
      ...ofEntrevista(entrevista),
    },
  }),
  EntrevistaCompletada: (entrevista) => ({
    audience: company(entrevista),
    preference: 'entrevistas',
    // The report follows, to everybody: of this step only whoever booked it gets an e-mail.
    correo: { ...mail('entrevistaCompletada', entrevista), soloA: entrevista.creadaPor.usuarioId },
    text: {
      type: 'completado',
      priority: 'media',
      title: 'Entrevista completada',
      message: `${entrevista.candidatoNombre} ha terminado la entrevista «${entrevista.servicioNombre}». Estamos preparando el informe.`,
      ...ofEntrevista(entrevista),
    },
  }),
  EntrevistaNoPresentada: (entrevista) => ({
    audience: company(entrevista),
    preference: 'entrevistas',
    text: {
      type: 'candidato',
      priority: 'media',
      title: 'Candidato no presentado',
      message: `${entrevista.candidatoNombre} no ha empezado la entrevista «${entrevista.servicioNombre}» y su enlace se ha cerrado.`,
      actionUrl: `/candidatos/${entrevista.candidatoId}`,
      actionText: 'Ver candidato',
    },
  }),
  EntrevistaCaducada: (entrevista) => ({
    audience: company(entrevista),
    preference: 'entrevistas',
    text: {
      type: 'entrevista',
      priority: 'media',
      title: 'Entrevista caducada',
      message: `${entrevista.candidatoNombre} empezó la entrevista «${entrevista.servicioNombre}» y no la envió antes de que se cerrara el enlace. Sus respuestas están guardadas.`,
      ...ofEntrevista(entrevista),
    },
  }),
  InformeListo: (entrevista) => ({
    audience: company(entrevista),
    correo: mail('reporteListo', entrevista),
    text: {
      type: 'completado',
      priority: 'alta',
      title: 'Informe listo para revisar',
      message: `El informe de ${entrevista.candidatoNombre} espera tu validación.`,
      ...ofInforme(entrevista, 'Revisar informe'),
    },
  }),
  InformeValidado: (entrevista, { actorId }) => ({
    // Whoever booked the interview wants to know its end; the others find it in the list of reports.
    audience: { usuarioIds: [entrevista.creadaPor.usuarioId], except: [actorId] },
    text: {
      type: 'completado',
      priority: 'baja',
      title: 'Informe validado',
      message: `El informe de ${entrevista.candidatoNombre} ya está validado.`,
      ...ofInforme(entrevista, 'Ver informe'),
    },
  }),
  AnalisisFallido: (entrevista) => ({
    audience: company(entrevista),
    correo: mail('alertas', entrevista),
    text: {
      type: 'sistema',
      priority: 'alta',
      title: 'No se pudo analizar una entrevista',
      message: `El análisis de la entrevista de ${entrevista.candidatoNombre} ha fallado. La transcripción está guardada y puedes reintentarlo.`,
      ...ofEntrevista(entrevista, 'Reintentar'),
    },
  }),
  RecordatorioEntrevista: (entrevista, { antelacion }) => ({
    audience: company(entrevista),
    preference: 'recordatorios',
    // One e-mail the day before is enough.
    ...(antelacion === 'dia' && { correo: mail('seguimiento', entrevista) }),
    text: {
      type: 'entrevista',
      priority: antelacion === 'dia' ? 'media' : 'alta',
      title: antelacion === 'dia' ? 'Recordatorio de entrevista' : 'La entrevista empieza pronto',
      message: `${entrevista.candidatoNombre} tiene la entrevista «${entrevista.servicioNombre}» el ${fecha(entrevista)}.`,
      ...ofEntrevista(entrevista),
    },
  }),
  EnlacePorCerrar: (entrevista) => ({
    audience: company(entrevista),
    preference: 'recordatorios',
    text: {
      type: 'candidato',
      priority: 'media',
      title: 'Un enlace está a punto de cerrarse',
      message: `${entrevista.candidatoNombre} todavía no ha empezado la entrevista «${entrevista.servicioNombre}». Su enlace se cierra el ${formatFecha(entrevista.cierra, entrevista.zonaHoraria)}.`,
      ...ofEntrevista(entrevista),
    },
  }),
  RevisionAtrasada: (entrevista, { vez }) => ({
    audience: company(entrevista),
    preference: 'recordatorios',
    correo: mail('alertas', entrevista),
    text: {
      type: 'completado',
      priority: 'alta',
      title: 'Revisión atrasada',
      message: `El informe de ${entrevista.candidatoNombre} espera tu validación desde hace ${vez + 1} días.`,
      ...ofInforme(entrevista, 'Revisar informe'),
    },
  }),
};

export function entrevistaNotice(event: EntrevistaEvent, entrevista: EntrevistaRecord): Notice | undefined {
  const tell = NOTICES[event.name] as Tell<EntrevistaEvent['name']> | undefined;
  return tell?.(entrevista, event.detail as EventDetail<EntrevistaEvent['name']>);
}

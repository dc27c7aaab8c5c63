import type { Deps } from '../core/deps.ts';
import type { SessionUser } from '../core/request.ts';
import type { Write } from '../core/table.ts';
import type { Notice } from '../notificaciones/notice.ts';
import { noticeMail } from '../notificaciones/notice-mail.ts';
import type { EntrevistaRecord } from './entrevista.record.ts';
import { formatFecha } from './format-fecha.ts';

type MailDeps = Pick<Deps, 'newId' | 'now'>;

/** Whoever books an interview has it by e-mail, unless they want none: part of the booking's transaction. */
export function bookedMail(entrevista: EntrevistaRecord, usuario: SessionUser, deps: MailDeps): Write[] {
  const { id, candidatoNombre, servicioNombre, fechaProgramada, zonaHoraria } = entrevista;
  return confirmation(
    {
      title: 'Entrevista programada',
      message: `${candidatoNombre} tiene la entrevista «${servicioNombre}» el ${formatFecha(fechaProgramada, zonaHoraria)}.`,
      actionUrl: `/entrevistas/${id}`,
      actionText: 'Ver entrevista',
      sobre: candidatoNombre,
    },
    usuario,
    deps,
  );
}

/** One e-mail for all that were booked at once. */
export function bookedTogetherMail(
  { servicioNombre, programadas }: { servicioNombre: string; programadas: number },
  usuario: SessionUser,
  deps: MailDeps,
): Write[] {
  const how = programadas === 1 ? '1 entrevista' : `${programadas} entrevistas`;
  return confirmation(
    {
      title: 'Entrevistas programadas',
      message: `Has programado ${how} de «${servicioNombre}».`,
      actionUrl: '/entrevistas',
      actionText: 'Ver entrevistas',
      sobre: servicioNombre,
    },
    usuario,
    deps,
  );
}

type Told = Pick<Notice['text'], 'title' | 'message' | 'actionUrl' | 'actionText'> & { sobre: string };

function confirmation({ sobre, ...text }: Told, usuario: SessionUser, deps: MailDeps): Write[] {
  if (!usuario.configuracion.notificaciones.entrevistas) return [];
  const correo = { plantilla: 'entrevistaProgramada', sobre } as const;
  return noticeMail({ correo, text: { type: 'entrevista', priority: 'baja', ...text } }, usuario, deps);
}

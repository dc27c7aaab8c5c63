import type { Deps } from '../../core/deps.ts';
import type { SessionUser } from '../../core/request.ts';
import type { Write } from '../../core/table.ts';
import type { Notice } from '../../correos/notice.ts';
import { noticeMail } from '../../correos/notice-mail.ts';
import type { EntrevistaRecord } from './entrevista.record.ts';
import { formatFecha } from './format-fecha.ts';

type MailDeps = Pick<Deps, 'newId' | 'now'>;

/** Whoever books an interview has it by e-mail, unless they want none: part of the booking's transaction. */
export function bookedMail(entrevista: EntrevistaRecord, usuario: SessionUser, deps: MailDeps): Write[] {
  const { id, empresaId, candidatoNombre, servicioNombre, fechaProgramada, zonaHoraria } = entrevista;
  return confirmation(
    empresaId,
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
  { empresaId, servicioNombre, programadas }: { empresaId: string; servicioNombre: string; programadas: number },
  usuario: SessionUser,
  deps: MailDeps,
): Write[] {
  const how = programadas === 1 ? '1 entrevista' : `${programadas} entrevistas`;
  return confirmation(
    empresaId,
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

/** Stands with the company that the interview is of: a superadmin, who may book it too, belongs to none. */
function confirmation(empresaId: string, { sobre, ...text }: Told, usuario: SessionUser, deps: MailDeps): Write[] {
  if (!usuario.configuracion.notificaciones.entrevistas) return [];
  const correo = { plantilla: 'entrevistaProgramada', sobre } as const;
  const notice = { correo, text: { type: 'entrevista', priority: 'baja', ...text } } as const;
  return noticeMail(notice, { ...usuario, empresaId }, deps);
}

import type { EventDetail } from '#shared/events.ts';
import type { Notice } from '../../correos/notice.ts';

const FECHA = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** Everybody in the company hears that candidates are about to be erased: any of them may keep one. Names nobody. */
export function porSuprimirNotice({ empresaId, cuantos, fecha }: EventDetail<'CandidatosPorSuprimir'>): Notice {
  const who = cuantos === 1 ? '1 candidato' : `${cuantos} candidatos`;
  const day = FECHA.format(new Date(fecha));
  return {
    audience: { empresaId },
    correo: { plantilla: 'alertas', sobre: 'conservación de datos' },
    text: {
      type: 'candidato',
      priority: 'alta',
      title: 'Candidatos por suprimir',
      message: `Los datos de ${who} sin actividad se suprimirán a partir del ${day}. Revisa la lista y conserva a quien aún necesites.`,
      actionUrl: '/candidatos/por-suprimir',
      actionText: 'Ver la lista',
    },
  };
}

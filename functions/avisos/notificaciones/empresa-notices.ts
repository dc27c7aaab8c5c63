import type { EventDetail } from '#shared/events.ts';
import type { Notice } from '../../correos/notice.ts';

const ACCION = { actionUrl: '/dashboard', actionText: 'Ver el panel' };
const TODOS = {
  usuarios: 'todos los usuarios',
  candidatos: 'todos los candidatos',
  entrevistas: 'todas las entrevistas',
};
const COMO_SEGUIR = {
  usuarios: 'Para invitar a más personas, amplía el plan o desactiva a quien ya no lo use.',
  candidatos: 'Para añadir más, amplía el plan.',
  entrevistas: 'Para programar más, amplía el plan.',
};

const administrators = (empresaId: string) => ({ empresaId, rol: 'admin' as const });

/** The administrators hear that a limit of the plan is near, and that it is reached. */
export function cuotaAlcanzadaNotice({ empresaId, que, porcentaje }: EventDetail<'CuotaAlcanzada'>): Notice {
  const full = porcentaje === 100;
  return {
    audience: administrators(empresaId),
    correo: { plantilla: full ? 'alertas' : 'notification', sobre: que },
    text: {
      type: 'sistema',
      priority: full ? 'alta' : 'media',
      title: full ? 'Límite del plan alcanzado' : `Uso del plan al ${porcentaje}\u00a0%`,
      message: full
        ? `Tu empresa ya usa ${TODOS[que]} de su plan. ${COMO_SEGUIR[que]}`
        : `Tu empresa ya usa el ${porcentaje}\u00a0% de lo que permite su plan en ${que}.`,
      ...ACCION,
    },
  };
}

export function licenciaVencidaNotice({ empresaId, sinUsar }: EventDetail<'LicenciaVencida'>): Notice {
  const lost = sinUsar === 1 ? '1 entrevista sin usar' : `${sinUsar} entrevistas sin usar`;
  return {
    audience: administrators(empresaId),
    correo: { plantilla: 'notification', sobre: lost },
    text: {
      type: 'sistema',
      priority: 'media',
      title: 'Licencia vencida',
      message: `Ha terminado la vigencia de una licencia con ${lost}.`,
      ...ACCION,
    },
  };
}

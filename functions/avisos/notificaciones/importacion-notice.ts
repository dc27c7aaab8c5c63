import type { EventDetail } from '#shared/events.ts';
import type { Notice } from '../../correos/notice.ts';

/** Whoever began an import, or began to undo it, hears that it has ended. */
export function importacionNotice(detail: EventDetail<'ImportacionTerminada'>): Notice {
  return {
    audience: { usuarioIds: [detail.usuarioId] },
    correo: { plantilla: 'notification', sobre: 'candidatos' },
    text: {
      type: 'candidato',
      priority: 'baja',
      title: detail.que === 'importada' ? 'Importación terminada' : 'Importación deshecha',
      message: detail.que === 'importada' ? importedText(detail) : undoneText(detail),
      actionUrl: `/candidatos/importar?importacion=${detail.importacionId}`,
      actionText: 'Ver el resultado',
    },
  };
}

function importedText({ hechas, sinImportar }: EventDetail<'ImportacionTerminada'>): string {
  const done = hechas === 1 ? 'Se ha importado 1 candidato.' : `Se han importado ${hechas} candidatos.`;
  if (sinImportar === 0) return done;
  return `${done} ${sinImportar === 1 ? '1 fila no se ha importado.' : `${sinImportar} filas no se han importado.`}`;
}

function undoneText({ eliminados, conservados }: EventDetail<'ImportacionTerminada'>): string {
  const gone = eliminados === 1 ? 'Se ha eliminado 1 candidato.' : `Se han eliminado ${eliminados} candidatos.`;
  if (conservados === 0) return gone;
  const kept = conservados === 1 ? '1 se conserva porque ha' : `${conservados} se conservan porque han`;
  return `${gone} ${kept} cambiado después.`;
}

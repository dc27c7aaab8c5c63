import { CAMPOS } from '#shared/candidatos/candidatos/campos.ts';
import { ESTADO_CANDIDATO_LABELS } from '#shared/candidatos/candidatos/candidato.states.ts';
import type { Hito, TipoHito } from '#shared/candidatos/candidatos/hito.ts';

const TEXTS: Record<TipoHito, string> = {
  creado: 'Candidato creado',
  importado: 'Candidato importado',
  editado: 'Datos editados',
  estado: 'Cambio de estado',
  conservado: 'Se conserva su ficha',
  entrevista_programada: 'Entrevista programada',
  entrevista_reprogramada: 'Entrevista reprogramada',
  entrevista_cancelada: 'Entrevista cancelada',
  entrevista_finalizada: 'Entrevista finalizada',
  entrevista_caducada: 'Entrevista caducada',
  entrevista_no_presentada: 'No se presentó a la entrevista',
  informe_listo: 'Informe listo',
  informe_validado: 'Informe validado',
  resultado_enviado: 'Resultado enviado a la persona',
  documento_subido: 'CV subido',
  documento_eliminado: 'CV eliminado',
};

const BREVES: Record<string, string> = Object.fromEntries(
  CAMPOS.map(([campo, { breve }]) => [campo, breve.toLowerCase()]),
);

/** 'Entrevista programada · pasa de Nuevo a En proceso'. */
export function hitoText({ que, de, a }: Hito): string {
  const move = de && a ? `de ${ESTADO_CANDIDATO_LABELS[de]} a ${ESTADO_CANDIDATO_LABELS[a]}` : '';
  if (que === 'estado' && move) return `Pasa ${move}`;
  return move ? `${TEXTS[que]} · pasa ${move}` : TEXTS[que];
}

/** What it is about: the service, the document, the fields that were changed. */
export function detalleText({ detalle, campos }: Hito): string {
  return detalle || campos.map((campo) => BREVES[campo] ?? campo).join(', ');
}

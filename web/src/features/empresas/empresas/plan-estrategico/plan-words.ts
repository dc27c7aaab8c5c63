import { PLAN_TEXTO_MAX, type PlanConTexto } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { whole } from '../../../../lib/numbers.ts';

/** What the form edits. Without a plan it begins a new one. */
export const toValues = (plan: PlanConTexto | null | undefined) => ({
  nombre: plan?.nombre ?? '',
  descripcion: plan?.descripcion ?? '',
  contenido_texto: plan?.contenido_texto ?? '',
  version: plan?.version ?? '1.0',
  activo: plan?.activo ?? true,
});
export type PlanValues = ReturnType<typeof toValues>;

/** What came of reading the file's text. */
export function extraccionText({ archivo, textoArchivo }: PlanConTexto): string {
  if (!archivo) return '';
  const { estado, caracteres, recortado, motivo } = archivo.extraccion;
  if (estado === 'pendiente') return 'Leyendo el texto del archivo...';
  if (estado === 'error') return motivo ?? 'No se pudo leer el texto de este archivo.';
  if (estado === 'sin_texto') return 'El archivo no tiene texto que se pueda leer. Puedes escribirlo tú.';
  const amount = recortado
    ? `Se han leído los primeros ${whole.format(PLAN_TEXTO_MAX)} caracteres de ${whole.format(caracteres)}`
    : `Se han leído ${whole.format(caracteres)} caracteres`;
  return `${amount}. ${textoArchivo ? 'El plan conserva el texto que ya tenía.' : 'Están en el texto del plan.'}`;
}

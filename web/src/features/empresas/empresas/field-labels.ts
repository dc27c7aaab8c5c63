import { CAMPOS_EMPRESA, type CampoEmpresa } from '#shared/empresas/empresas/campos.ts';

const SERVICIO = 'serviciosContratados.';

/** The label of a field, by its path in the form. */
export function labelOf(path: string): string {
  const campo = CAMPOS_EMPRESA[path as CampoEmpresa] as { label: string } | undefined;
  return campo?.label ?? (path.startsWith(SERVICIO) ? `Servicio ${path.slice(SERVICIO.length)}` : path);
}

/** A field's value in a few words. */
export function valueText(value: unknown): string {
  if (value === true) return 'Sí';
  if (value === false) return 'No';
  const text = String(value ?? '').trim();
  if (!text) return 'Vacío';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

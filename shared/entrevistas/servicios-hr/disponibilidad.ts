import { isPermitido } from '../../ia/configuracion/permitidos.ts';
import type { ApiPreferida } from './instrucciones.ts';

/** A company's map of contracted services holds current codes and these older names. */
const CONTRACT_ALIASES: Record<string, readonly string[]> = {
  'test-vocacional': ['testVocacional', 'evaluacion-psicometrica'],
  'entrevistas-profundidad': ['entrevistaProfundidad', 'analisis-competencial'],
  'mapeo-organizacional': ['mapeoOrganizacional', 'analisis-cultural'],
};

interface Servicio {
  codigo: string;
  api_preferida: ApiPreferida;
  configuracion: { activo: boolean };
}

interface Empresa {
  serviciosContratados: Record<string, boolean>;
  configuracion?: { configuracionIA?: Parameters<typeof isPermitido>[1] } | undefined;
}

export type NoDisponible = 'inactivo' | 'no_contratado' | 'proveedor_desactivado';

/** Why a company may not book a service; undefined when it may. */
export function whyNotDisponible(servicio: Servicio, empresa: Empresa): NoDisponible | undefined {
  if (!servicio.configuracion.activo) return 'inactivo';
  if (!isContratado(empresa.serviciosContratados, servicio.codigo)) return 'no_contratado';
  const ia = empresa.configuracion?.configuracionIA;
  return isPermitido(servicio.api_preferida, ia) ? undefined : 'proveedor_desactivado';
}

export function isDisponible(servicio: Servicio, empresa: Empresa): boolean {
  return whyNotDisponible(servicio, empresa) === undefined;
}

/** Also while it may not be booked: its interviews name it. */
export function isContratado(serviciosContratados: Record<string, boolean>, codigo: string): boolean {
  const aliases = Object.hasOwn(CONTRACT_ALIASES, codigo) ? CONTRACT_ALIASES[codigo] : undefined;
  return [codigo, ...(aliases ?? [])].some((name) => serviciosContratados[name] === true);
}

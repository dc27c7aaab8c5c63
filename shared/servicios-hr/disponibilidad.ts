import type { ApiPreferida } from './instrucciones.ts';

/** Which services a company may book (specification 2, section 6, as decisions 8 changes it). */

/** A company's map of contracted services holds current codes and these older names. */
const CONTRACT_ALIASES: Record<string, readonly string[]> = {
  'test-vocacional': ['testVocacional', 'evaluacion-psicometrica'],
  'entrevistas-profundidad': ['entrevistaProfundidad', 'analisis-competencial'],
  'mapeo-organizacional': ['mapeoOrganizacional', 'analisis-cultural'],
};

/** The company's switch for a provider. Gemini and Perplexity have none: they work like the others, always on. */
const PROVIDER_FLAGS: Partial<Record<ApiPreferida, 'chatgpt_enabled' | 'claude_enabled'>> = {
  openai: 'chatgpt_enabled',
  claude: 'claude_enabled',
};

interface Servicio {
  codigo: string;
  api_preferida: ApiPreferida;
  configuracion: { activo: boolean };
}

interface Empresa {
  serviciosContratados: Record<string, boolean>;
  configuracion?: { configuracionIA?: { chatgpt_enabled?: boolean; claude_enabled?: boolean } | null } | undefined;
}

export type NoDisponible = 'inactivo' | 'no_contratado' | 'proveedor_desactivado';

/** Why a company may not book a service; undefined when it may. */
export function whyNotDisponible(servicio: Servicio, empresa: Empresa): NoDisponible | undefined {
  if (!servicio.configuracion.activo) return 'inactivo';
  if (!isContratado(empresa.serviciosContratados, servicio.codigo)) return 'no_contratado';
  const ia = empresa.configuracion?.configuracionIA;
  const flag = PROVIDER_FLAGS[servicio.api_preferida];
  // A switch that nobody has set is on; without any AI configuration nothing is asked of providers.
  return ia && flag && ia[flag] === false ? 'proveedor_desactivado' : undefined;
}

export function isDisponible(servicio: Servicio, empresa: Empresa): boolean {
  return whyNotDisponible(servicio, empresa) === undefined;
}

function isContratado(serviciosContratados: Record<string, boolean>, codigo: string): boolean {
  return [codigo, ...(CONTRACT_ALIASES[codigo] ?? [])].some((name) => serviciosContratados[name] === true);
}

import type { Proveedor } from '../../core/proveedores.ts';

/**
 * The switch of each provider in a company's `configuracionIA`; only the superadmin sets them. The avatar provider has
 * none: nothing asks it for a company.
 */
export const INTERRUPTORES = {
  openai: 'chatgpt_enabled',
  claude: 'claude_enabled',
  gemini: 'gemini_enabled',
  perplexity: 'perplexity_enabled',
  deepgram: 'deepgram_enabled',
} as const satisfies Partial<Record<Proveedor, string>>;
export type ProveedorPermitible = keyof typeof INTERRUPTORES;

export const PERMITIBLES = Object.keys(INTERRUPTORES) as ProveedorPermitible[];

type Interruptores = { [I in (typeof INTERRUPTORES)[ProveedorPermitible]]?: boolean | undefined };

/** Whether a company may use a provider. A switch that nobody has set is on. */
export function isPermitido(proveedor: Proveedor, ia: Interruptores | null | undefined): boolean {
  const interruptor = INTERRUPTORES[proveedor as ProveedorPermitible];
  return !interruptor || (ia?.[interruptor] ?? true);
}

import type { Proveedor } from './proveedor.ts';

/** One model that a provider offers, or no longer does. */
export interface Modelo {
  proveedor: Proveedor;
  /** As the provider's API spells it. */
  id: string;
  label: string;
  /** The provider takes no more calls for it: shown where it is still chosen, and not to be chosen anew. */
  retirado?: true;
}

/** The catalogue, the default of each provider first. The avatar provider has no models. */
export const MODELOS: readonly Modelo[] = [
  { proveedor: 'openai', id: 'gpt-5.6-terra', label: 'GPT-5.6 Terra' },
  { proveedor: 'openai', id: 'gpt-4', label: 'GPT-4', retirado: true },
  { proveedor: 'openai', id: 'gpt-4-turbo', label: 'GPT-4 Turbo', retirado: true },
  { proveedor: 'openai', id: 'gpt-3.5-turbo', label: 'GPT-3.5 Turbo', retirado: true },
  { proveedor: 'claude', id: 'claude-sonnet-5-5', label: 'Claude Sonnet 5.5' },
  { proveedor: 'claude', id: 'claude-3-opus', label: 'Claude 3 Opus', retirado: true },
  { proveedor: 'claude', id: 'claude-3-sonnet', label: 'Claude 3 Sonnet', retirado: true },
  { proveedor: 'claude', id: 'claude-3-haiku', label: 'Claude 3 Haiku', retirado: true },
  { proveedor: 'gemini', id: 'gemini-3.8-flash', label: 'Gemini 3.8 Flash' },
  { proveedor: 'gemini', id: 'gemini-pro', label: 'Gemini Pro', retirado: true },
  { proveedor: 'perplexity', id: 'sonar', label: 'Sonar' },
  { proveedor: 'perplexity', id: 'sonar-pro', label: 'Sonar Pro' },
  { proveedor: 'deepgram', id: 'nova-3', label: 'Nova 3' },
  { proveedor: 'deepgram', id: 'nova-2', label: 'Nova 2' },
];

export const modelosDe = (proveedor: Proveedor) => MODELOS.filter((modelo) => modelo.proveedor === proveedor);

/** Null for a provider without models. */
export const modeloPorDefecto = (proveedor: Proveedor): string | null => modelosDe(proveedor)[0]?.id ?? null;
